/** A deck that was shuffled to try a hand of it. */
export interface Trial {
  readonly hand: readonly string[];
  readonly rest: readonly string[];
  readonly isChanged: boolean;
}

/** Fisher and Yates; a lot is a number from 0 to below 1. */
export function shuffled(cards: readonly string[], lot: () => number): readonly string[] {
  const all = [...cards];
  for (let left = all.length - 1; left > 0; left--) {
    const at = Math.floor(lot() * (left + 1));
    const [one = '', other = ''] = [all[left], all[at]];
    all[left] = other;
    all[at] = one;
  }
  return all;
}

export function dealt(cards: readonly string[], size: number, lot: () => number): Trial {
  const all = shuffled(cards, lot);
  return { hand: all.slice(0, size), rest: all.slice(size), isChanged: false };
}

/**
 * Some cards are put away for as many others, which stay in their places. Those that are put away are
 * shuffled back only afterwards.
 */
export function exchanged(
  { hand, rest }: Trial,
  away: ReadonlySet<number>,
  lot: () => number,
): Trial {
  const fresh = rest.slice(0, away.size);
  // A deck may have too few cards left: what cannot be replaced stays.
  const places = [...away].sort((one, other) => one - other).slice(0, fresh.length);
  const after = hand.map((card, at) => fresh[places.indexOf(at)] ?? card);
  const back = places.flatMap((at) => hand[at] ?? []);
  return {
    hand: after,
    rest: shuffled([...rest.slice(fresh.length), ...back], lot),
    isChanged: true,
  };
}

/** The whole hand goes back into the deck, and as many are drawn. */
export function redealt({ hand, rest }: Trial, lot: () => number): Trial {
  return { ...dealt([...hand, ...rest], hand.length, lot), isChanged: true };
}

export function drawnOne({ hand, rest, isChanged }: Trial): Trial {
  const [next, ...others] = rest;
  return next === undefined
    ? { hand, rest, isChanged }
    : { hand: [...hand, next], rest: others, isChanged };
}
