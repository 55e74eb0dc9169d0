import type { Told } from '@grimrule/room';
import type { MomentKind } from './kinds.ts';

/** Something that waits to be shown; a change that no line tells of has no `told`. */
interface Waiting {
  readonly told: Told | null;
}

/** So many of the waiting moments are shown at once, and what they are together. */
export interface Beat {
  readonly count: number;
  readonly kind: MomentKind;
  /** The place of the moment that gives the beat its weight; -1 where none does. */
  readonly of: number;
}

/**
 * The next moments that are shown together: whatever weighs nothing comes with what follows, and
 * quick ones in a row are one. `cut` tells before which moment the page has to stop.
 */
export function nextBeat<W extends Waiting>(
  waiting: readonly W[],
  kindOf: (moment: W) => MomentKind,
  cut: (moment: W) => boolean = () => false,
): Beat {
  let quick = -1;
  for (const [index, moment] of waiting.entries()) {
    if (index > 0 && cut(moment)) return beat(index, quick);
    const kind = kindOf(moment);
    if (kind === 'none') continue;
    if (kind === 'quick') {
      quick = index;
      continue;
    }
    // A weighty moment after quick ones is a beat of its own.
    return quick >= 0 ? beat(index, quick) : { count: index + 1, kind, of: index };
  }
  return beat(waiting.length, quick);
}

function beat(count: number, quick: number): Beat {
  return { count, kind: quick >= 0 ? 'quick' : 'none', of: quick };
}
