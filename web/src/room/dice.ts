/** My own share in the dice: nobody, the server included, can then have chosen the deal beforehand. */
export function contribution(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
