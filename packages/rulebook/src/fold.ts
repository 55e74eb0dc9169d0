/**
 * Words as search compares them: small letters without accents. Umlauts are found however they are
 * typed: `Erschöpft`, `Erschopft` and `Erschoepft` are the same word.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1');
}

// Numbers of steps are one word: 6.4.2, 12a.
const WORD = /\d+(?:\.\d+)*\p{L}?(?!\p{L})|[\p{L}\d]+/gu;

export function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}
