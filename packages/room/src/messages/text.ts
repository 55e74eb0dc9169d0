/** Controls, halves of pairs, separators, and invisible letters or signs; emoji keep their selector. */
const UNSEEN =
  /(?!\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]+/gu;
/** Marks above the second on one letter would be drawn over other lines. */
const STACKED = /(?<=\p{M}{2})\p{M}+/gu;

/** Typed text as one line of plain text: no invisible characters, no runs of blanks. */
export function plainText(text: string, longest = Number.POSITIVE_INFINITY): string {
  const plain = text
    .normalize('NFC')
    .replace(UNSEEN, ' ')
    .replace(STACKED, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= longest ? plain : plain.slice(0, longest).replace(/\p{Cs}$/u, '');
}

/** Whether two names look the same at a glance: case, accents and signs do not count. */
export function isSameName(one: string, other: string): boolean {
  const plain = (name: string) =>
    name
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]+|\p{Default_Ignorable_Code_Point}+/gu, '')
      .toLowerCase();
  return plain(one) !== '' && plain(one) === plain(other);
}
