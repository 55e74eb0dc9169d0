/*
 * Expressions for the end of a text try it from every letter on, which takes as long as a long text is
 * long squared. These look at each letter once.
 */

/** The text without white space and these letters at its end. */
export function withoutEnd(text: string, letters: string): string {
  let end = text.length;
  while (end > 0 && isOneOf(text.charAt(end - 1), letters)) end--;
  return text.slice(0, end);
}

/** The same at both ends. */
export function withoutEdges(text: string, letters: string): string {
  let start = 0;
  while (start < text.length && isOneOf(text.charAt(start), letters)) start++;
  return withoutEnd(text.slice(start), letters);
}

const isOneOf = (letter: string, letters: string) =>
  letters.includes(letter) || letter.trim() === '';
