/** What people type, as one line of plain text: no control characters, no runs of blanks. */
export function plainText(text: string, longest = Number.POSITIVE_INFINITY): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}
