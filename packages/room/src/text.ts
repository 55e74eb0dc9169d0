/** What people type, as one line of plain text: no control characters, no runs of blanks. */
export function plainText(text: string, longest = Number.POSITIVE_INFINITY): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}

/** Whether two names look the same to whoever reads quickly: case, accents and signs do not count. */
export function isSameName(one: string, other: string): boolean {
  const plain = (name: string) =>
    name
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]+/gu, '')
      .toLowerCase();
  return plain(one) !== '' && plain(one) === plain(other);
}
