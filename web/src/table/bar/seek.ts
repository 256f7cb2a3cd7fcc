/** Leads to what may be filled in. */
export function seek(blank: string): void {
  document.querySelector<HTMLElement>(`[data-blank="${CSS.escape(blank)}"].can`)?.focus();
}
