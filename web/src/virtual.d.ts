declare module 'virtual:sprite/*' {
  export const url: string;
  export const names: string[];
}
