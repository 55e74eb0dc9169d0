const BYTES = 16;

/**
 * A name that nothing else has. `crypto.randomUUID` would do, but browsers keep it from pages that
 * come without encryption, such as a server in the same house.
 */
export function freshName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
