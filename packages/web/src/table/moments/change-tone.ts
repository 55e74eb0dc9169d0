import type { Token } from '../../games/page-game.ts';

/** Whether a change is good or bad for those who look at it, and with which sign it is written. */
export interface ChangeLook {
  readonly tone: 'harm' | 'help' | 'plain';
  readonly by: number;
}

interface Change {
  readonly id: string;
  readonly by: number;
  /** The tone of the token; null for a value. */
  readonly token: Token['tone'] | null;
}

/**
 * Damage is written as the life that it takes, and healing as what it gives. What an enemy gains is
 * bad; `good` are tokens that help the players wherever they lie.
 */
export function lookOf(
  { id, by, token }: Change,
  isFoe: boolean,
  good: readonly string[],
): ChangeLook {
  const isGain = by > 0;
  const tone = (isGood: boolean) => (isGood ? 'help' : 'harm');
  if (id === 'damage') {
    // A blow is red on whomever it falls; an enemy that heals gains.
    return { tone: tone(!isGain && !isFoe), by: -by };
  }
  if (good.includes(id)) return { tone: tone(isGain), by };
  switch (token) {
    case 'threat':
    case 'harm':
      return { tone: tone(!isGain), by };
    case 'bad':
      return { tone: tone(isGain === isFoe), by };
    case 'good':
    case null:
      return { tone: tone(isGain !== isFoe), by };
    case 'plain':
      return { tone: 'plain', by };
  }
}
