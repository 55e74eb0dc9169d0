import { fold } from '@grimrule/kernel';

/** The words of a title as they are compared: small letters and digits, without accents or marks. */
export function wordsOf(title: string): readonly string[] {
  return fold(title)
    .replaceAll('&', ' ')
    .replace(/['"`´‘’‚‛“”„‟.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The same without spaces: `Counter-Punch`, `counter punch` and `Counterpunch` are one title. */
export function lettersOf(title: string): string {
  return wordsOf(title).join('');
}
