import { describe, expect, test } from 'vitest';
import {
  aboutThis,
  exhaust,
  forcedResponse,
  ready,
  THIS,
} from '../../../src/vocabulary/builders.ts';
import type { Description } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';
import { doing, saying } from '../rewording.ts';

const phase = (table: Partial<Description>) =>
  play({
    players: [{ hero: 'captain-marvel' }],
    phase: 'villain',
    villain: { status: ['confused'] },
    ...table,
  });

describe('a loop that would never end is lost, as with an empty encounter deck § encounter-deck, surge', () => {
  test('when only cards that surge are left and none of them does anything', () => {
    printedWith('Advance', { abilities: [] });
    const lost = phase({
      wholeEncounterDeck: ['Advance', 'Advance', 'Advance'],
      gains: { Advance: { surge: 1 } },
    }).isOver('villain', 'endlessLoop');
    expect(lost.log.filter(({ line }) => line.say === 'revealed').length).toBeLessThan(20);
  });

  test('when only cards are left that match one in play, and another is dealt for each § unique-icon', () => {
    phase({
      players: [{ hero: 'captain-marvel', engaged: [{ card: 'Whirlwind', status: ['confused'] }] }],
      wholeEncounterDeck: ['Whirlwind', 'Whirlwind'],
    }).isOver('villain', 'endlessLoop');
  });

  test('but not while it leads to anything', () => {
    // Each of them places threat, so the scheme is completed in the end.
    printedWith('Advance', { abilities: [] });
    phase({
      wholeEncounterDeck: ['Advance', 'Advance'],
      gains: { Advance: { surge: 1, incite: 1 } },
    }).isOver('villain', 'schemeCompleted');
  });

  test('nor while one of its cards leads to something now and then', () => {
    printedWith('Advance', { abilities: [] });
    printedWith('Assault', { abilities: [] });
    phase({
      wholeEncounterDeck: ['Advance', 'Advance', 'Assault'],
      gains: { Advance: { surge: 1 }, Assault: { surge: 1, incite: 1 } },
    }).isOver('villain', 'schemeCompleted');
  });

  test('also when cards answer each other for ever', () => {
    saying(
      'Helicarrier',
      forcedResponse('readied', aboutThis, exhaust(THIS)),
      forcedResponse('exhausted', aboutThis, ready(THIS)),
    );
    doing(exhaust({ in: 'yours', where: { is: 'titled', title: 'Helicarrier' } }), {
      area: ['Helicarrier'],
    }).isOver('villain', 'endlessLoop');
  });
});
