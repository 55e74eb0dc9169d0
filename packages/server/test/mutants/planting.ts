/** A fault that a trial has to find. */
export interface Mutant {
  readonly name: string;
  /** The file it is planted in, from the root of the project. */
  readonly file: string;
  /** A text that is there exactly once, and what stands there instead. */
  readonly find: string;
  readonly plant: string;
  readonly caughtBy: Trial;
}

/** The small run that has to find it. */
type Trial =
  | { readonly trial: 'fuzz' | 'chaos' }
  /** A spec, and the words that the names of the tests contain. */
  | { readonly spec: string; readonly tests: string };

/** The text of its file with the fault in it. */
export function planted({ name, file, find, plant }: Mutant, text: string): string {
  const times = text.split(find).length - 1;
  if (times !== 1) {
    throw new Error(`'${name}' no longer applies: ${file} has ${times} times: ${find}`);
  }
  return text.replace(find, () => plant);
}
