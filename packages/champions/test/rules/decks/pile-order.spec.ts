import { zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { DISCARD, of } from '../../../src/board.ts';
import type { PlayerDescription } from '../../table/description.ts';
import { nameOf } from '../../table/picture.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';

const ironMan = (player: Partial<PlayerDescription>) =>
  play({ players: [{ hero: 'iron-man', form: 'hero', ...player }] });

const topOfPile = ({ state }: Play) => nameOf(state, zoneOf(state, of(DISCARD, 0)).at(-1) ?? -1);

describe('cards that are discarded together are laid on the pile in any order § discard, cost', () => {
  // Hulk costs 2, and there is one way to pay for him.
  const hand = ['Hulk', 'Uppercut', 'Tac Team'];
  const pepper = [{ card: 'Pepper Potts', exhausted: true }];

  test('so who looks at the top of the pile is asked, though there is one set to pay with', () => {
    const asked = () => ironMan({ hand, area: pepper }).choose('play Hulk').asks('pay', 0);
    expect(topOfPile(asked().pay('Uppercut', 'Tac Team'))).toBe('Tac Team');
    expect(topOfPile(asked().pay('Tac Team', 'Uppercut'))).toBe('Uppercut');
  });

  test('also while Pepper Potts herself is paid for', () => {
    ironMan({ hand: ['Pepper Potts', 'Uppercut', 'Tac Team', 'Haymaker'] })
      .choose('play Pepper Potts')
      .asks('pay', 0);
  });

  test('nobody else is asked', () => {
    ironMan({ hand }).choose('play Hulk').asks('playerTurn', 0);
  });

  test('nor is anybody asked about cards that are the same, or about a single one', () => {
    ironMan({ hand: ['Hulk', 'Uppercut', 'Uppercut'], area: pepper })
      .choose('play Hulk')
      .asks('playerTurn', 0);
    ironMan({ hand: ['Hulk', 'Energy'], area: pepper })
      .choose('play Hulk')
      .asks('playerTurn', 0);
  });
});
