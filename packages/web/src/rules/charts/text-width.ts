/** Widths of letters in a font that is rather wide, in parts of its size. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlI.,:;'’|!]/, 0.35],
  [/[ftr()[\]\-„“”"/]/, 0.46],
  [/[mMW@]/, 0.96],
  [/[w%–]/, 0.84],
  [/\s/, 0.34],
  [/\p{Lu}/u, 0.74],
];
const USUAL = 0.64;

/** How wide a text may get at most, whatever font a browser has. */
export function widthOf(text: string, size: number): number {
  const widths = [...text].map(
    (letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL,
  );
  return size * widths.reduce((sum, width) => sum + width, 0);
}

/** Breaks a text into lines between its words. */
export function linesOf(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line === undefined || widthOf(longer, size) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
