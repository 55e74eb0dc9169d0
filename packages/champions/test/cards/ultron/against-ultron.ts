import type { Option } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { nameOf } from '../../table/picture.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';

type More = Omit<PlayerDescription, 'hero' | 'form'>;

/** With a full hand, so that nobody draws when the turn ends. */
export const hero = (more: More = {}): PlayerDescription => ({
  hero: 'captain-marvel',
  form: 'hero',
  hand: ['Energy', 'Genius', 'Strength', 'Photonic Blast', 'Photonic Blast'],
  ...more,
});

export const alterEgo = (more: More = {}): PlayerDescription => ({
  hero: 'captain-marvel',
  hand: ['Energy', 'Genius', 'Strength', 'Photonic Blast', 'Photonic Blast', 'Helicarrier'],
  ...more,
});

/** A second player, also with a full hand. */
export const other = (more: More = {}): PlayerDescription => ({
  hero: 'iron-man',
  form: 'hero',
  hand: ['Strength'],
  ...more,
});

export const otherAlterEgo = (more: More = {}): PlayerDescription => ({
  hero: 'iron-man',
  hand: ['Strength', 'Energy', 'Genius', 'Uppercut', 'Uppercut', 'Helicarrier'],
  ...more,
});

export function againstUltron(description: Description): Play {
  return play({ scenario: 'ultron', ...description });
}

/**
 * The villain does nothing against one hero and one alter-ego, so that the named cards are dealt
 * and revealed. The main scheme gets one threat for each player.
 */
export function revealing(cards: readonly string[], description: Description): Play {
  return againstUltron({
    encounterDeck: cards,
    ...description,
    villain: { status: ['stunned', 'confused'], ...description.villain },
  });
}

/** The card of this title among those that may be paid with. */
export function paymentWith({ prompt, state }: Play, name: string): Option {
  const found = prompt?.options.find(({ card = NONE }) => nameOf(state, card) === name);
  if (!found) throw new Error(`${name} is not among the payments`);
  return found;
}
