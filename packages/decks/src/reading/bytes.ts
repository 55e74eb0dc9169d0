/** Files of decks are small: a thousand decks have less. */
export const MOST_BYTES = 4 * 1024 * 1024;

/**
 * The text of a file, whatever wrote it: UTF-8, UTF-16 with a mark or without, or the old Western
 * encoding of Windows; null for what is no text.
 */
export function textOf(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes.subarray(2), 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(bytes.subarray(2), 'utf-16be');
  if (first === 0xef && second === 0xbb && third === 0xbf) {
    return withoutNul(decoded(bytes.subarray(3), 'utf-8'));
  }
  const wide = zeros(bytes);
  if (wide) return decoded(bytes, wide);
  try {
    return withoutNul(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return withoutNul(decoded(bytes, 'windows-1252'));
  }
}

const decoded = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);

const withoutNul = (text: string) => (text.includes('\0') ? null : text);

/** Western text in UTF-16 has a zero in every second place. */
function zeros(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const some = bytes.subarray(0, 400);
  let even = 0;
  let odd = 0;
  some.forEach((byte, at) => {
    if (byte === 0 && at % 2 === 0) even++;
    if (byte === 0 && at % 2 === 1) odd++;
  });
  const many = some.length * 0.3;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : null;
}
