import type { Printed } from '@grimrule/kernel';
import { game } from '@grimrule/kernel';
import { champions } from '../../src/game.ts';

/** Defines the game with these cards only; a name that it does not know is an error. */
export function definedWith(...printed: readonly Printed[]) {
  return game({ ...champions.definition, procedures: [], printed }).definition;
}

/** The names on a card that the rules do not know, sorted. */
export function unknownNames(card: Printed): readonly string[] {
  const { acts, sources, events, stats } = champions.definition;
  const known: Readonly<Record<string, readonly string[]>> = {
    do: [...Object.keys(acts), ...STRUCTURES],
    in: Object.keys(sources),
    on: events,
    stat: stats,
  };
  const found = new Set<string>();
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      const names = known[key];
      if (names && typeof value === 'string' && !names.includes(value)) found.add(value);
      look(value);
    }
  };
  look(card.abilities);
  return [...found].sort();
}

const STRUCTURES = [
  ...['sequence', 'choose', 'each', 'if', 'may', 'either', 'repeat', 'as', 'keep', 'then'],
  ...['lasting', 'later', 'alter', 'instead'],
];
