/**
 * A text as searches and deck lists compare it: small letters, without accents, with straight
 * apostrophes. Umlauts are the same however they are typed: `Erschöpft`, `Erschopft` and
 * `Erschoepft`.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replace(/([aou])e/g, '$1');
}
