import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Modifier, Ref } from '../../src/index.ts';
import { contributions, isPrinted, printedValue, THIS, value } from '../../src/index.ts';
import { NONE } from '../../src/state/ids.ts';
import { Play } from '../arena-game/playing.ts';
import type { ArenaAbility, ArenaWords } from '../arena-game/vocabulary.ts';
import {
  action,
  card,
  coded,
  fall,
  played,
  strike,
  words,
  yours,
} from '../arena-game/vocabulary.ts';

const { change, choose, lasting, query, same } = words;

type Change = Modifier<ArenaWords>;

const constant = (...modifiers: readonly Change[]): ArenaAbility => ({
  kind: 'constant',
  modifiers,
});
const power = (op: Change['op'], by: number): Change => ({ stat: 'power', of: yours, op, by });
const strikeTwo = (one: Ref) => strike(one, 2);
const fighter = card('fighter', { power: 3, guard: 5 });

/** The power of a fighter beside cards that change it in this order. */
function powerWith(...changes: readonly Change[]): number {
  const cards = changes.map((each, index) => card(`c${index}`, { guard: 9 }, constant(each)));
  const ring = [['fighter', ...cards.map(({ code }) => code)]];
  return new Play([fighter, ...cards], { ring }).value('fighter', 'power');
}

describe('a value', () => {
  it('is the printed one when nothing changes it, and nothing when none is printed', () => {
    const play = new Play([fighter], { ring: [['fighter']] });
    expect(play.value('fighter', 'power')).toBe(3);
    expect(play.value('fighter', 'price')).toBe(0);
  });

  it('is set first, then raised and lowered, then multiplied, whatever came into play first', () => {
    expect(powerWith(power('times', 2), power('add', 1), power('set', 4))).toBe(10);
    expect(powerWith(power('set', 4), power('add', 1), power('times', 2))).toBe(10);
  });

  it('is what was set last when it is set twice', () => {
    expect(powerWith(power('set', 8), power('set', 1))).toBe(1);
  });

  it('is rounded up when it is halved', () => {
    expect(powerWith(power('times', 0.5))).toBe(2);
    expect(powerWith(power('times', 0.5), power('add', 1))).toBe(2);
  });

  it('never falls below zero, and what is added counts before that', () => {
    expect(powerWith(power('add', -9))).toBe(0);
    expect(powerWith(power('add', -9), power('add', 7))).toBe(1);
  });

  it('does not depend on the order in which changes of one kind came', () => {
    const by = fc.integer({ min: -5, max: 5 });
    fc.assert(
      fc.property(fc.array(by, { maxLength: 5 }), (amounts) => {
        const changes = amounts.map((amount) => power('add', amount));
        const expected = Math.max(0, 3 + amounts.reduce((sum, amount) => sum + amount, 0));
        expect(powerWith(...changes)).toBe(expected);
        expect(powerWith(...changes.toReversed())).toBe(expected);
      }),
      { numRuns: 40, seed: 7 },
    );
  });

  it('is changed only for the cards that are meant', () => {
    const leader = card('leader', { power: 1, guard: 9 }, constant(change('power', yours, 2)));
    const play = new Play([leader, fighter, card('foe', { power: 3, guard: 5 })], {
      ring: [['leader', 'fighter'], ['foe']],
    });
    expect(play.value('fighter', 'power')).toBe(5);
    expect(play.value('leader', 'power')).toBe(3);
    expect(play.value('foe', 'power')).toBe(3);
    expect(play.value('fighter', 'guard')).toBe(5);
  });

  it('follows the position it is counted from', () => {
    const crowd = words.count(query('yours'));
    const proud = card(
      'proud',
      { power: 0, guard: 9 },
      constant(change('power', same(THIS), crowd)),
    );
    const fell = card('fell', {}, played(choose(query('yours', words.not(same(THIS))), fall)));
    const play = new Play([proud, fighter, fell], {
      ring: [['proud', 'fighter']],
      hand: [['fell']],
    });
    expect(play.value('proud', 'power')).toBe(2);
    play.pick('play fell').pick('choose fighter');
    expect(play.value('proud', 'power')).toBe(1);
  });

  it('falls back when the card that changed it leaves play', () => {
    const leader = card('leader', { guard: 9 }, constant(change('power', yours, 2)));
    const fell = card('fell', {}, played(choose(query('yours'), fall)));
    const play = new Play([leader, fighter, fell], {
      ring: [['leader', 'fighter']],
      hand: [['fell']],
    });
    expect(play.value('fighter', 'power')).toBe(5);
    play.pick('play fell').pick('choose leader');
    expect(play.value('fighter', 'power')).toBe(3);
  });

  it('can be explained: which card changes it and by how much', () => {
    const leader = card('leader', { guard: 9 }, constant(change('power', yours, 2)));
    const play = new Play([leader, fighter], { ring: [['leader', 'fighter']] });
    expect(contributions(play.table, play.find('fighter'), 'power')).toEqual([
      { source: play.find('leader'), op: 'add', by: 2 },
    ]);
  });
});

describe('a limit of a value', () => {
  it('comes after everything else, and the lowest counts', () => {
    expect(powerWith(power('most', 4), power('add', 5), power('times', 2))).toBe(4);
    expect(powerWith(power('most', 4), power('most', 2))).toBe(2);
    expect(powerWith(power('set', 9), power('most', 6))).toBe(6);
  });

  it('does not raise it', () => {
    expect(powerWith(power('most', 8))).toBe(3);
  });

  it('can be written as such', () => {
    expect(powerWith(words.capAt('power', yours, 1))).toBe(1);
    expect(powerWith(words.setTo('power', yours, 7))).toBe(7);
    expect(powerWith(words.setTo('power', yours, 7, { fact: 'any', of: [] }))).toBe(3);
  });
});

describe('a change against some cards', () => {
  const brawler = card('brawler', { guard: 9 }, action(choose(query('others'), strikeTwo)));
  const thief = card('thief', { guard: 9 }, action(choose(query('others'), strikeTwo)));
  const wary = card(
    'wary',
    { guard: 2 },
    constant({ stat: 'guard', of: same(THIS), op: 'add', by: 1, against: coded('brawler') }),
  );
  const layout = { ring: [['brawler', 'thief'], ['wary']] };

  it('holds for what they cause, and for nothing else', () => {
    const play = new Play([brawler, thief, wary], layout);
    const guard = (cause?: string) =>
      value(play.table, play.find('wary'), 'guard', cause === undefined ? NONE : play.find(cause));
    expect(guard('brawler')).toBe(3);
    expect(guard('thief')).toBe(2);
    expect(guard()).toBe(2);
  });

  it('is explained only where it holds', () => {
    const play = new Play([brawler, thief, wary], layout);
    const wariness = { source: play.find('wary'), op: 'add', by: 1 };
    const why = (cause: string) =>
      contributions(play.table, play.find('wary'), 'guard', play.find(cause));
    expect(why('brawler')).toEqual([wariness]);
    expect(why('thief')).toEqual([]);
  });

  it('decides whether a strike is enough', () => {
    const struck = (by: string) => new Play([brawler, thief, wary], layout).pick(`use ${by}`);
    expect(struck('brawler').zoneOf('wary')).toBe('ring');
    expect(struck('thief').zoneOf('wary')).toBe('discard pile');
  });
});

describe('a value that is printed for each seat', () => {
  const giant = card('giant', { power: 2, guard: 4, perSeat: ['guard'] });
  const among = (seats: number) => new Play([giant, fighter], { ring: [['giant']], seats });

  it('counts as often as there are seats', () => {
    expect([1, 2, 3].map((seats) => among(seats).value('giant', 'guard'))).toEqual([4, 8, 12]);
    expect([1, 2, 3].map((seats) => among(seats).value('giant', 'power'))).toEqual([2, 2, 2]);
  });

  it('is what is printed, and changes are added to it', () => {
    const leader = card('leader', { guard: 9 }, constant(change('guard', yours, 1)));
    const play = new Play([giant, leader], { ring: [['giant', 'leader']], seats: 2 });
    expect(printedValue(play.table, play.find('giant'), 'guard')).toBe(8);
    expect(play.value('giant', 'guard')).toBe(9);
    expect(isPrinted(play.table, 'guard')).toBe(false);
    expect(isPrinted(play.table, 'power')).toBe(true);
  });
});

describe('a change that lasts', () => {
  const boost = (until: 'turn' | 'round') =>
    card(
      'boost',
      {},
      played(choose(query('yours'), (one) => lasting(until, change('power', same(one), 4)))),
    );
  const other = card('other', { power: 1, guard: 5 });
  const layout = { ring: [['fighter', 'other']], hand: [['boost']] };

  it('stays with the card that was chosen and ends with its period', () => {
    const play = new Play([boost('turn'), fighter, other], layout);
    play.pick('play boost').pick('choose fighter');
    expect(play.value('fighter', 'power')).toBe(7);
    expect(play.value('other', 'power')).toBe(1);
    play.pick('end');
    expect(play.value('fighter', 'power')).toBe(3);
    expect(play.state.lasting).toEqual([]);
  });

  it('outlasts shorter periods', () => {
    const play = new Play([boost('round'), fighter, other], layout);
    play.pick('play boost').pick('choose fighter').pick('end').pick('end');
    expect(play.value('fighter', 'power')).toBe(7);
    play.pick('end');
    expect(play.value('fighter', 'power')).toBe(3);
  });

  it('is added to what cards in play change', () => {
    const leader = card('leader', { guard: 9 }, constant(power('times', 2)));
    const play = new Play([boost('turn'), fighter, leader], {
      ring: [['leader', 'fighter']],
      hand: [['boost']],
    });
    play.pick('play boost').pick('choose fighter');
    expect(play.value('fighter', 'power')).toBe(14);
  });
});

describe('a value that depends on another', () => {
  const { statOf } = words;
  const codes = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const STATS = ['power', 'guard', 'price'] as const;
  const pairs = STATS.flatMap((stat) =>
    STATS.flatMap((on) => codes.slice(1).map((code) => ({ stat, on, code }))),
  );

  // Questions that are open are kept by number: no two of them may have the same.
  it.each(pairs)('sees that one as it is now: $stat by the $on of $code', ({ stat, on, code }) => {
    const raised = card('banner', { guard: 9 }, constant(change(on, coded(code), 5)));
    const changed = constant(change(stat, coded('a'), statOf(on, query('ring', coded(code)))));
    const first = card('a', { power: 1, guard: 1 }, changed);
    const others = codes.slice(1).map((each) => card(each, { power: 1, guard: 1 }));
    const play = new Play([first, ...others, raised], { ring: [[...codes, 'banner']] });
    const printed = (of: string) => (of === 'price' ? 0 : 1);
    expect(play.value('a', stat)).toBe(printed(stat) + printed(on) + 5);
  });
});
