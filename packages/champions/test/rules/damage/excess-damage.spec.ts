import { describe, test } from 'vitest';
import type { Effect } from '../../../src/vocabulary/builders.ts';
import {
  both,
  choose,
  damage,
  draw,
  excess,
  excessOf,
  forcedResponse,
  keep,
  marked,
  query,
  villain,
  yourEvent,
} from '../../../src/vocabulary/builders.ts';
import { printedAs } from '../../hard-cards/printing.ts';
import { invented } from '../../table/invented-card.ts';
import { play } from '../../table/play.ts';
import { doing } from '../rewording.ts';

const minions = query('minions');

/** Strikes a minion, and then what is said of the damage. */
const strike = (amount: number, then: (struck: Parameters<typeof excessOf>[0]) => Effect) =>
  choose(minions, (foe) => keep(damage(amount, foe), then));

describe('excess damage § excess-damage', () => {
  test('is what goes beyond the remaining hit points § remaining-hit-points', () => {
    const passedOn = strike(5, (struck) => damage(excessOf(struck), villain));
    doing(passedOn, { engaged: [{ card: 'Sandman', damage: 1 }] }).shows({ Rhino: 'damage 2' });
    doing(passedOn, { engaged: ['Hydra Bomber'] }).shows({ Rhino: 'damage 3' });
  });

  test('is none where the damage is just enough, or not', () => {
    const drawn = strike(3, (struck) => draw(excessOf(struck)));
    const deck = ['Hulk', 'Energy'];
    doing(drawn, { engaged: ['Shocker'], deck }).shows({ 'your hand': '' });
    doing(drawn, { engaged: ['Sandman'], deck }).shows({ 'your hand': '' });
    doing(drawn, { engaged: ['Hydra Bomber'], deck }).shows({ 'your hand': 'Hulk' });
  });

  test('is none if a tough card stops the damage', () => {
    const passedOn = strike(5, (struck) => damage(excessOf(struck), villain));
    doing(passedOn, { engaged: [{ card: 'Hydra Bomber', status: ['tough'] }] }).shows({
      Rhino: '',
      'Hydra Bomber': '',
    });
  });

  test('of several who are struck at once is added up', () => {
    const blast = keep(damage(3, minions), (struck) => damage(excessOf(struck), villain));
    doing(blast, { engaged: ['Hydra Bomber', { card: 'Sandman', damage: 3 }] }).shows({
      Rhino: 'damage 3',
      'your engaged': '',
    });
  });

  /** Another card answers excess damage that its player deals. */
  const answering = (effect: Effect) =>
    printedAs([
      'Superhuman Strength',
      invented('Echo', forcedResponse('damaged', both(yourEvent, marked('excess')), effect)),
    ]);

  test('can be counted by what answers the damage', () => {
    answering(damage(excess, villain));
    const area = ['Echo'];
    const shot = choose(minions, (foe) => damage(6, foe));
    doing(shot, { engaged: ['Hydra Bomber'], area }).shows({ Rhino: 'damage 4' });
    doing(shot, { engaged: ['Titania'], area }).shows({ Rhino: '' });
  });

  test('counts as much as overkill deals § overkill', () => {
    answering(draw(excess));
    play({
      players: [
        {
          hero: 'she-hulk',
          form: 'hero',
          engaged: ['Hydra Bomber'],
          area: ['Echo'],
          deck: ['Hulk', 'Energy', 'Strength', 'Genius'],
        },
      ],
      gains: { 'She-Hulk': { overkill: 1, atk: 1 } },
    })
      .choose('attack She-Hulk')
      .choose('Hydra Bomber')
      .shows({ Rhino: 'damage 2', 'your hand': 'Energy, Hulk' });
  });
});
