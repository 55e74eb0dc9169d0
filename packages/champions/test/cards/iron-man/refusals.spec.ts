import { describe, test } from 'vitest';
import { HAND, of } from '../../../src/board.ts';
import { isInPlay } from '../../../src/table.ts';
import type { PlayerDescription } from '../../table/description.ts';
import { nameOf } from '../../table/picture.ts';
import { play } from '../../table/play.ts';

/** On his turn, Iron Man in this position. */
const onTurn = (position: Partial<PlayerDescription>) => {
  const table = play({ players: [{ hero: 'iron-man', form: 'hero', ...position }] });
  const { state } = table;
  const named = (name: string, fits: (id: number) => boolean) =>
    state.cards.findIndex((_, id) => nameOf(state, id) === name && fits(id));
  return {
    table,
    inHand: (name: string) => named(name, (id) => state.cards[id]?.zone === of(HAND, 0)),
    inPlay: (name: string) => named(name, (id) => isInPlay(state, id)),
  };
};

const cannotUse = (
  name: string,
  position: Partial<PlayerDescription>,
  reason: string,
  rule: string,
  ability = 0,
) => {
  const { table, inPlay } = onTurn(position);
  table.refuses({ verb: 'use', card: inPlay(name), ability }, reason, rule).asks('playerTurn', 0);
};

const cannotPlay = (
  name: string,
  position: Partial<PlayerDescription>,
  reason: string,
  rule: string,
  event?: 'event',
) => {
  const { table, inHand } = onTurn(position);
  const option = { verb: 'play', card: inHand(name) };
  table.refuses(event ? { ...option, ability: 0 } : option, reason, rule).asks('playerTurn', 0);
};

describe('Iron Man is told why he cannot', () => {
  test('ready himself while he is ready', () => {
    cannotUse('Arc Reactor', { area: ['Arc Reactor'] }, 'noTarget', 'target');
  });

  test('exhaust what is exhausted', () => {
    const area = [{ card: 'Powered Gauntlets', exhausted: true }];
    cannotUse('Powered Gauntlets', { area }, 'costCannotBePaid', 'cost');
  });

  test('use as an alter-ego what a hero uses, and the other way round', () => {
    const gauntlets = { form: 'alterEgo' as const, area: ['Powered Gauntlets'] };
    cannotUse('Powered Gauntlets', gauntlets, 'conditionNotMet', 'condition');
    const tower = { area: ['Stark Tower'], discard: ['Arc Reactor'] };
    cannotUse('Stark Tower', tower, 'conditionNotMet', 'condition');
    const punch = { form: 'alterEgo' as const, hand: ['Supersonic Punch', 'Energy'] };
    cannotPlay('Supersonic Punch', punch, 'conditionNotMet', 'condition', 'event');
  });

  test('fly without a mental resource', () => {
    const position = { area: ['Rocket Boots'], hand: ['Energy'] };
    cannotUse('Rocket Boots', position, 'costCannotBePaid', 'cost', 1);
  });

  test('thwart where there is no threat', () => {
    cannotUse('Mark V Helmet', { area: ['Mark V Helmet'] }, 'noTarget', 'target');
  });

  test('play what he cannot pay', () => {
    cannotPlay('Repulsor Blast', { hand: ['Repulsor Blast'] }, 'cannotPay', 'cost', 'event');
    cannotPlay('Mark V Armor', { hand: ['Mark V Armor', 'Energy'] }, 'cannotPay', 'cost');
  });

  test('play a second copy of a unique card', () => {
    const position = { area: ['Mark V Armor'], hand: ['Mark V Armor', 'Energy', 'Genius'] };
    cannotPlay('Mark V Armor', position, 'matchInPlay', 'unique');
  });

  test('have a second Helicarrier or Avengers Mansion', () => {
    for (const name of ['Helicarrier', 'Avengers Mansion']) {
      const position = { area: [name], hand: [name, 'Energy', 'Genius'] };
      cannotPlay(name, position, 'maxInPlay', 'max');
    }
  });
});
