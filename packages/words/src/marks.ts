/** The marks of an event that its sentence can tell; another would be lost without a word. */
export function toldMarks(
  marks: readonly string[],
  known: readonly string[],
): (mark: string) => boolean {
  const lost = marks.find((mark) => !known.includes(mark));
  if (lost) throw new Error(`no words for an event with the mark '${lost}'`);
  return (mark) => marks.includes(mark);
}
