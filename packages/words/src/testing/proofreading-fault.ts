/** A fault in a text, and the words around it. */
export type Fault = readonly [fault: string, where: string];

/** All places where a text has what it should not have. */
export function placesOf(text: string, pattern: RegExp, fault: string): readonly Fault[] {
  return [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(({ index, 0: found }) => [
    fault,
    around(text, index, found.length),
  ]);
}

/** A match in a text, with the words around it. */
export function around(text: string, index: number, length: number): string {
  return text.slice(Math.max(0, index - 20), index + length + 20);
}
