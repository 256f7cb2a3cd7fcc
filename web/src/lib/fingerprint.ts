/** What this browser saw before the deal: a server that shows another fingerprint afterwards is caught by it. */

const key = (table: string) => `fingerprint:${table}`;

/** The first one counts: whatever a table shows later is what has to be compared with it. */
export function rememberFingerprint(table: string, commitment: string): void {
  try {
    if (commitment && localStorage.getItem(key(table)) === null) localStorage.setItem(key(table), commitment);
  } catch {
    // private windows may have no storage; then there is nothing to compare with
  }
}

export function rememberedFingerprint(table: string): string | null {
  try {
    return localStorage.getItem(key(table));
  } catch {
    return null;
  }
}

/** Does the secret give this fingerprint? null: this browser cannot tell (no Web Crypto outside HTTPS and localhost). */
export async function secretFits(secret: string, commitment: string): Promise<boolean | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const bytes = unhex(secret);
  if (!bytes) return false;
  const digest = await subtle.digest('SHA-256', bytes);
  return hex(new Uint8Array(digest)) === commitment.toLowerCase();
}

function unhex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})+$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g)!, (pair) => parseInt(pair, 16));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The first characters in groups of four, as people compare them aloud. */
export function short(fingerprint: string, groups = 3): string {
  return (fingerprint.match(/.{1,4}/g) ?? []).slice(0, groups).join(' ');
}
