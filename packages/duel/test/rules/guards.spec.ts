import type { CardId, Entry } from '@grimrule/kernel';
import { builders, cardOf, NONE, Table, value, zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { DISCARD, HAND, HEROES, on, VILLAINS } from '../../src/board.ts';
import { duel } from '../../src/game.ts';
import { event } from '../../src/happenings.ts';
import { damageHappens, dealDamage, defeatHappens, healDamage } from '../../src/rules/damage.ts';
import { takeTopLocation } from '../../src/rules/drawing.ts';
import type { DuelTable, DuelVars } from '../../src/table.ts';
import {
  bothDiscardHands,
  choose,
  damage,
  draw,
  enemies,
  free,
  heal,
  look,
  may,
  mill,
  query,
  score,
  takeLocation,
  theyDiscard,
  yours,
} from '../../src/vocabulary/builders.ts';
import type { DuelEffect, DuelWords } from '../../src/vocabulary/nodes.ts';
import type { Description, SideDescription } from '../table/description.ts';
import { codeIn, handFor } from '../table/facts.ts';
import { pictureOf } from '../table/picture.ts';
import { positionOf } from '../table/position.ts';
import { doing } from './rewording.ts';

const { each } = builders<DuelWords>();

interface Around extends Omit<Description, 'heroes'> {
  readonly heroes?: SideDescription;
}

/** Four others on the board; with Wasp at the tower one place is empty. */
const FOUR = {
  'manhattan 0': 'black-panther-a',
  'manhattan 1': 'hulk-a',
  'manhattan 2': 'spider-man-a',
  'sanctum 0': 'ant-man-a',
} as const;
/** Five others: with Wasp the board is full. The casket keeps the play phase open. */
const FULL: SideDescription = {
  board: { ...FOUR, 'sanctum 1': 'iron-man-a' },
  artefacts: ['casket-of-ancient-winters'],
};

const moveIt = choose(yours, (card): DuelEffect => ({ do: 'move', card }));
const swapThem = choose(yours, (one) =>
  choose(query('yours'), (other): DuelEffect => ({ do: 'swap', one, other })),
);
const bringBack = choose(
  query('yourDiscard', { is: 'canEnter' }),
  (card): DuelEffect => ({ do: 'enter', card }),
);

/** Each effect with a table on which the least of it can be done, and one on which nothing can. */
const POSSIBLE: Readonly<
  Record<string, readonly [effect: DuelEffect, can: Around, cannot: Around]>
> = {
  'damage, to a single enemy': [
    damage(1, enemies),
    { villains: { board: { tower: 'kang-b' } } },
    { villains: { hand: ['kang-b'] } },
  ],
  'heal, a single damage': [
    heal(1, yours),
    { heroes: { board: { 'manhattan 0': ['thor-a', 1] } } },
    { heroes: { board: { 'manhattan 0': 'thor-a' } } },
  ],
  'draw, the last card but one': [
    draw(1),
    { heroes: { wholeDeck: ['hulk-a'] } },
    { heroes: { wholeDeck: [] } },
  ],
  'free, the only civilian': [free, { civilians: [[], [], ['red']] }, { civilians: [[], [], []] }],
  'take a location, the last': [
    takeLocation,
    { locations: ['daily-bugle'], noOtherLocations: true },
    { noOtherLocations: true },
  ],
  'they discard, their only card': [
    theyDiscard(1),
    { villains: { hand: ['kang-b'], noSpare: true } },
    { villains: { noSpare: true }, heroes: { hand: ['hulk-a'] } },
  ],
  'look, at a single card': [
    look,
    { villains: { hand: ['kang-b'], noSpare: true } },
    { villains: { noSpare: true }, heroes: { hand: ['hulk-a'] } },
  ],
  'move, to the only empty place': [moveIt, { heroes: { board: FOUR } }, { heroes: FULL }],
  'swap, the only two': [swapThem, { heroes: { board: { 'manhattan 0': 'thor-a' } } }, {}],
  'bring back, to the only empty place': [
    bringBack,
    { heroes: { board: FOUR, discard: ['doctor-strange-a'] } },
    { heroes: { ...FULL, discard: ['doctor-strange-a'] } },
  ],
  'mill, the last card but one': [
    mill(2),
    { heroes: { wholeDeck: ['hulk-a', 'hulk-b'] } },
    { heroes: { wholeDeck: ['hulk-a'] } },
  ],
};

describe('an effect is offered', () => {
  test.each(Object.entries(POSSIBLE))('as long as it can be done: %s', (_, [effect, can]) => {
    const { heroes, ...rest } = can;
    doing(may(effect), heroes, rest).table.leavesOpen('mayDo');
  });

  test.each(Object.entries(POSSIBLE))('no longer than that: %s', (_, [effect, , cannot]) => {
    const { heroes, ...rest } = cannot;
    doing(may(effect), heroes, rest).heroes.isAsked('playPhase');
  });

  test('always, where it needs no card: score, both discard their hands', () => {
    doing(may(score(1)), {}, { villains: { noSpare: true } }).table.leavesOpen('mayDo');
    doing(may(bothDiscardHands), {}, { villains: { noSpare: true } }).table.leavesOpen('mayDo');
  });
});

/** A table that is not played on, and the card of this name on it. */
function tableOf(description: Description) {
  const log: Entry[] = [];
  const table: DuelTable = new Table<DuelVars>(duel.definition, positionOf(description), log);
  const card = (code: string): CardId => {
    const found = table.state.cards.findIndex(
      ({ zone }, id) =>
        codeIn(table.state, id) === code && duel.definition.zoneInfo(zone).sight !== 'closed',
    );
    if (found < 0) throw new Error(`'${code}' is nowhere to be seen`);
    return found;
  };
  return { table, card, told: () => log.map(({ line }) => line.say) };
}

describe('a card that has left the board meanwhile', () => {
  const inHand = () => tableOf({ villains: { hand: ['kang-b'] } });

  test('stays where it went when it would be defeated', () => {
    const { table, card, told } = inHand();
    const before = pictureOf(table.state);
    defeatHappens(table, event.defeated(card('kang-b'), VILLAINS, NONE));
    expect(pictureOf(table.state)).toEqual(before);
    expect(told()).toEqual([]);
  });

  test('takes no damage any more', () => {
    const { table, card, told } = inHand();
    damageHappens(table, event.damage(card('kang-b'), NONE, 2));
    expect(cardOf(table.state, card('kang-b')).tokens).toEqual({});
    expect(told()).toEqual([]);
  });

  test('is not hit at all; nor is a card by a blow of nothing', () => {
    const { table, card, told } = tableOf({
      villains: { hand: ['kang-b'], board: { tower: 'hela-b' } },
    });
    const blow = (code: string, amount: number) => ({ card: card(code), amount, source: -1 });
    dealDamage(table, [blow('kang-b', 2), blow('hela-b', 0), blow('hela-b', -1)]);
    expect(told()).toEqual([]);
    dealDamage(table, [blow('hela-b', 1)]);
    expect(told()).toEqual(['damaged']);
  });

  test('a card that finds no place stays where it is, and its effect does not happen', () => {
    const { table } = doing(
      each(query('yourDiscard'), (card): DuelEffect => ({ do: 'enter', card })),
      { ...FULL, discard: ['black-widow-a'], deck: ['captain-marvel-a'] },
    );
    // Black Widow would have let them draw.
    expect(table.picture).toMatchObject({
      'heroes discard': 'black-widow-a, thor-a',
      'heroes hand': '',
    });
  });
});

describe('nothing happens and nothing is told', () => {
  test('where nothing is left to heal', () => {
    const { table, card, told } = tableOf({ heroes: { board: { tower: ['thor-a', 1] } } });
    healDamage(table, card('thor-a'), 0);
    expect(told()).toEqual([]);
    healDamage(table, card('thor-a'), 2);
    healDamage(table, card('thor-a'), 2);
    expect(told()).toEqual(['healed']);
    expect(cardOf(table.state, card('thor-a')).tokens.damage ?? 0).toBe(0);
  });

  test('where no location is left to take', () => {
    const { table, told } = tableOf({ noOtherLocations: true });
    takeTopLocation(table, HEROES);
    expect(told()).toEqual([]);
    expect(table.idle).toBe(true);
  });
});

describe('next to a card', () => {
  test('are cards on the board only: one in hand is next to nobody', () => {
    const { table, card } = tableOf({
      heroes: {
        board: { 'manhattan 0': 'captain-america-a', 'manhattan 1': 'thor-a', tower: 'hulk-a' },
        hand: ['wasp-a'],
      },
    });
    const shieldOf = (code: string) => value(table, card(code), 'shield');
    expect(shieldOf('thor-a')).toBe(1);
    expect(shieldOf('hulk-a')).toBe(0);
    expect(shieldOf('wasp-a')).toBe(0);
    expect(shieldOf('captain-america-a')).toBe(0);
  });

  test('at the same site as one are cards on the board only', () => {
    const { table, card } = tableOf({
      heroes: {
        board: { 'sanctum 0': 'captain-america-b', 'sanctum 1': 'thor-a', tower: 'hulk-a' },
        hand: ['wasp-a'],
      },
    });
    const strengthOf = (code: string) => value(table, card(code), 'strength');
    expect(strengthOf('thor-a')).toBe(3);
    expect(strengthOf('hulk-a')).toBe(2);
    expect(strengthOf('wasp-a')).toBe(1);
    expect(strengthOf('captain-america-b')).toBe(3);
  });

  test('facing one is an enemy at the same place only', () => {
    const { table, card } = tableOf({
      villains: { board: { 'sanctum 0': 'loki-b' } },
      heroes: { board: { 'sanctum 0': 'thor-b', tower: 'hulk-a' }, hand: ['wasp-a'] },
    });
    const strengthOf = (code: string) => value(table, card(code), 'strength');
    expect(strengthOf('thor-b')).toBe(2);
    expect(strengthOf('hulk-a')).toBe(2);
    expect(strengthOf('wasp-a')).toBe(1);
    expect(strengthOf('loki-b')).toBe(2);
  });
});

test('zones of a side are found by its seat, and a third seat has none', () => {
  const { state } = tableOf({ heroes: { hand: handFor('wasp-a'), discard: ['hulk-a'] } }).table;
  expect(zoneOf(state, on(HAND, HEROES))).toHaveLength(3);
  expect(zoneOf(state, on(DISCARD, HEROES))).toHaveLength(1);
  expect(() => on(HAND, 2)).toThrow('no side 2');
});
