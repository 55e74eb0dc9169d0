import { NONE } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import {
  action,
  attack,
  damage,
  draw,
  oncePerRound,
  villain,
} from '../../../src/vocabulary/builders.ts';
import type { PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';
import { saying } from '../rewording.ts';

const hulk = (more: Partial<PlayerDescription>) =>
  play({ players: [{ hero: 'she-hulk', form: 'hero', ...more }] });

describe('a limit for a period § limit', () => {
  test('belongs to the single card: each of two copies may be used', () => {
    saying('Tac Team', action(draw(1), { limit: oncePerRound }));
    hulk({ area: ['Tac Team', 'Tac Team'], deck: ['Energy', 'Genius', 'Strength'] })
      .choose('use Tac Team')
      .choose('use Tac Team')
      .shows({ 'your hand': 'Energy, Genius' })
      .cannot('use Tac Team', 'limitReached');
  });

  test('counts a use that was canceled', () => {
    saying('Tac Team', action(attack(damage(1, villain)), { limit: oncePerRound }));
    hulk({ area: ['Tac Team'], status: ['stunned'] })
      .choose('use Tac Team')
      .shows({ Rhino: '', 'She-Hulk': '' })
      .cannot('use Tac Team', 'limitReached');
  });
});

describe('a maximum for a period § max', () => {
  test('counts a card whose effects were canceled', () => {
    printedWith('Haymaker', { max: { times: 1, per: 'round' } });
    hulk({ hand: ['Haymaker', 'Haymaker', 'Energy', 'Genius'], status: ['stunned'] })
      .choose('play Haymaker')
      .pay('Energy')
      .shows({ Rhino: '', 'She-Hulk': '', 'your discard pile': 'Energy, Haymaker' })
      .cannot('play Haymaker', 'maxPlayed');
  });

  test('is counted for each title and each type, under a number that no card has', () => {
    for (const name of ['Haymaker', 'Uppercut']) {
      printedWith(name, { max: { times: 2, per: 'round' } });
    }
    const played = hulk({ hand: ['Haymaker', 'Uppercut', 'Haymaker', ...Array(9).fill('Energy')] })
      .choose('play Haymaker')
      .pay('Energy')
      .choose('play Uppercut')
      .pay('Energy', 'Energy')
      .choose('play Haymaker')
      .pay('Energy');
    // Two titles, and the three events that they are together.
    const counted = played.state.uses.map(({ card, times }) => ({ card, times }));
    expect(counted.map(({ times }) => times).sort()).toEqual([1, 2, 3]);
    expect(counted.every(({ card }) => card < NONE)).toBe(true);
    expect(new Set(counted.map(({ card }) => card)).size).toBe(3);
  });
});
