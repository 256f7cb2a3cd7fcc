/** What a window keeps until it is closed. A browser that keeps nothing throws; then there is nothing after a reload. */

export function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // see above
  }
}
