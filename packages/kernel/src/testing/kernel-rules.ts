/** The entry of a rulebook that each procedure of the kernel follows, and its steps, in every game. */
export const KERNEL_CHAPTERS: Readonly<Record<string, readonly string[]>> = {
  occurrence: ['timing', 'interrupts', 'happens', 'responses'],
  'forced window': ['timing', 'next forced ability'],
  window: ['timing', 'use an ability or pass'],
  'delayed effects': ['timing', 'which delayed effect is next', 'next delayed effect'],
  sequence: ['effect', 'next part'],
  'in any order': ['effect', 'which part is next', 'next part'],
  repeat: ['effect', 'once more'],
  choose: ['choose', 'look through the cards', 'choose cards', 'what follows the choice'],
  'for each': ['effect', 'which is next', 'next card'],
  may: ['may', 'do it or not'],
  either: ['choose option', 'choose one'],
  keep: ['effect', 'the first part', 'what follows from it'],
  'additional costs': ['cost', 'pay it', 'or it was not paid'],
  'delayed effect': ['effect', 'what was to follow'],
};

/** Why the kernel refuses something, in every game. */
const KERNEL_REASONS = ['limitReached', 'conditionNotMet', 'costCannotBePaid', 'noTarget'];

/** The reasons of refusals that the kernel and these sources name. */
export function reasonsIn(sources: readonly string[]): readonly string[] {
  const patterns = [
    /\breason(?::| =) \{\s*say: '(\w+)'/g,
    /\bsay: '(\w+)',\s*rule: '[\w -]+',\s*(?:quick: true,\s*)?stands\b/g,
    /\bbanned(?:Between)?\('(\w+)'/g,
  ];
  const found = sources.flatMap((text) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap((match) => match.slice(1))),
  );
  return [...new Set([...found.filter((each) => each !== undefined), ...KERNEL_REASONS])].sort();
}
