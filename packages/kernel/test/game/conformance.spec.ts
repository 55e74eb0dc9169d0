import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answered, Json, State } from '../../src/index.ts';
import { afterCost, CAUSE, SUBJECT, THIS } from '../../src/index.ts';
import { Breach, CHECKS, demandConformance, demandForgetting } from '../../src/testing/index.ts';
import type { ArenaGame, Layout } from '../arena-game/arena.ts';
import { arena } from '../arena-game/arena.ts';
import type { ArenaVars } from '../arena-game/rules.ts';
import type { ArenaAbility } from '../arena-game/vocabulary.ts';
import {
  action,
  bury,
  card,
  draw,
  EVENTS,
  exhaust,
  fromHand,
  liesOn,
  mill,
  note,
  on,
  played,
  recall,
  show,
  shuffleDeck,
  strike,
  summon,
  toss,
  tuck,
  turn,
  volley,
  words,
  yours,
} from '../arena-game/vocabulary.ts';
import { handOf } from '../arena-game/zones.ts';

const { alter, alterTo, andThen, as, cardIs, change, choose, chooseOneByOne, each } = words;
const { eachInAnyOrder, either, instead, keep, lasting, later, may, not, otherwise } = words;
const { query, repeat, same, search, sequence, when } = words;

const foe = (amount: number) => choose(query('others'), (one) => strike(one, amount));
const itself = cardIs(SUBJECT, same(THIS));
const dealt = { amount: 'event' } as const;
const another = words.all(yours, not(same(THIS)));

/** A bit of everything, so that random games come across it. */
const cards = [
  card('blow', {}, played(foe(2))),
  card('storm', { cost: [3] }, played(strike(query('others'), 1))),
  card('volley', { cost: [3, 3] }, played(each(query('others'), (one) => may(strike(one, 2))))),
  card(
    'study',
    { cost: [1] },
    played(keep(mill(2), (_kept, many) => sequence(draw(many), shuffleDeck))),
  ),
  card('recall', {}, played(choose(query('yours'), (one) => sequence(bury(one), may(draw(1)))))),
  card('peek', {}, played(sequence(show(query('topOfYourDeck')), either(draw(1), mill(1))))),
  card(
    'pump',
    {},
    played(choose(query('yours'), (one) => lasting('round', change('guard', same(one), 3)))),
  ),
  card('guard', { guard: 4 }, {
    ...on('strike', 'mustBefore', instead(strike(THIS, dealt)), cardIs(SUBJECT, another)),
    // Two guards would pass a strike to and fro for ever.
    limit: { times: 1, per: 'turn' },
  } as ArenaAbility),
  card('cynic', { guard: 3 }, on('strike', 'mayBefore', alter(1), cardIs(SUBJECT, not(yours)))),
  card(
    'hothead',
    { guard: 3 },
    on('strike', 'mayAfter', when(cardIs(CAUSE, not(yours)), strike(CAUSE, 1)), itself),
  ),
  card('mourner', { guard: 2 }, on('fall', 'mayAfter', draw(1), cardIs(SUBJECT, yours))),
  card('bomb', { guard: 1 }, on('fall', 'mustAfter', strike(query('ring'), 1), itself)),
  card('drummer', { guard: 2 }, on('bell', 'mustAfter', note('boom'), { fact: 'yourTurn' })),
  card('worker', { guard: 3 }, {
    kind: 'action',
    during: 'turn',
    cost: exhaust(THIS),
    limit: { times: 1, per: 'round' },
    effect: sequence(turn(THIS, 'drummer'), foe(1)),
  } as ArenaAbility),
  card('parry', {}, fromHand('strike', 'mayBefore', alterTo(0), cardIs(SUBJECT, yours))),
  card('dodge', {}, fromHand('aim', 'mayBefore', instead(draw(1)), cardIs(SUBJECT, yours))),
  card('salvo', { cost: [3] }, played(volley(query('others'), 2))),
  card('scout', {}, played(search(query('yourDeck', words.statAtLeast('guard', 3)), bury))),
  card(
    'omen',
    {},
    played(
      later(
        'fall',
        choose(query('others'), (one) => strike(one, 1)),
      ),
    ),
  ),
  card('rage', {}, played(lasting('round', change('guard', yours, 2), 'strike'))),
  card('sort', {}, played(eachInAnyOrder(query('yours'), (one) => may(exhaust(one))))),
  card('exile', {}, played(choose(query('ring'), recall))),
  card('duty', {}, played(choose(query('others'), (one) => as(one, otherwise(mill(1), draw(1)))))),
  card('tithe', { cost: [1], overpay: true }, played(andThen(mill(2), draw(2)))),
  card('witch', { guard: 3 }, action(summon('bomb'), { cost: sequence(exhaust(THIS), mill(1)) })),
  card(
    'hoarder',
    { guard: 3 },
    action(tuck(THIS), { limit: { times: 1, per: 'turn' } }),
    on('fall', 'mustAfter', toss(query('under', liesOn(THIS))), itself),
  ),
  card(
    'spender',
    { guard: 3 },
    action(
      afterCost((_paid, howMany) => repeat(howMany, foe(1))),
      {
        cost: chooseOneByOne(
          1,
          2,
          () => query('yourHand'),
          (chosen) => may(toss(chosen)),
        ),
      },
    ),
  ),
  card('rest', {}, played(choose(query('yourHand'), (one) => sequence(bury(one), shuffleDeck)))),
  card('lever', { guard: 9 }, on('cheer', 'mayAfter', mill(1))),
];

const codes = cards.map(({ code }) => code);
const many = (times: number) => Array.from({ length: times }, () => codes).flat();
const layout = (shift: number): Layout => {
  const turned = [...codes.slice(shift % codes.length), ...codes.slice(0, shift % codes.length)];
  const hand = [0, 1, 2].map((seat) => turned.slice(seat * 4, seat * 4 + 5));
  const fighters = cards.filter(({ stats }) => stats.guard !== undefined);
  const ring = [0, 1, 2].map((seat) =>
    [0, 1, 2].map((nth) => fighters[(shift + seat * 3 + nth) % fighters.length]?.code ?? ''),
  );
  const deck = [many(1), many(1), many(1)];
  return { hand, ring, deck, wild: ['lever'], shuffled: true, turns: 18 };
};

const game = arena(cards);
const options = layout(0) as unknown as Json;
const STRIKE = EVENTS.indexOf('strike');
const only = (name: string) => CHECKS.filter((check) => check.name === name);

describe('every game of Arena', () => {
  it.each(CHECKS.map(({ name }) => name))('keeps the contract: %s', (name) => examine(name));

  it('forgets what was seen of cards that are shuffled', () => {
    let cards = 0;
    const hand = [0, 1, 2].map(() => ['rest', 'blow', 'rest', 'peek', 'rest']);
    for (let seed = 0; seed < 15; seed++) {
      const how = { seed, options: { ...layout(seed), hand } as unknown as Json, most: 600 };
      cards += demandForgetting(game, how).cards;
    }
    expect(cards).toBeGreaterThan(10);
  });

  function examine(name: string): void {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        const how = { seed, options: layout(seed) as unknown as Json, oneIn: 5, most: 600 };
        demandConformance(game, { ...how, checks: only(name) });
      }),
      { numRuns: 15, seed: 1 },
    );
  }
});

/** A game with one of its promises broken. */
function broken(change: (of: ArenaGame) => Partial<ArenaGame>): ArenaGame {
  return { ...game, ...change(game) };
}

function withState(answered: Answered<ArenaVars>, change: (state: State<ArenaVars>) => void) {
  if ('state' in answered) change(answered.state);
  return answered;
}

describe('the check of a game finds', () => {
  const found = (bad: ArenaGame, name: string, seed = 3) => {
    expect(() => demandConformance(game, { seed, options, checks: [], most: 600 })).not.toThrow();
    const how = { seed, options, checks: only(name), most: 600 };
    expect(() => demandConformance(bad, how)).toThrow(Breach);
  };

  it('a view that shows the hands of others', () => {
    const all = (1 << 3) - 1;
    const bad = broken((of) => ({
      view: (state, seat) =>
        of.view({ ...state, cards: state.cards.map((each) => ({ ...each, seen: all })) }, seat),
    }));
    found(bad, 'secrets are kept');
  });

  it('a view that shows only the order of hidden cards', () => {
    const bad = broken((of) => ({
      view(state, seat) {
        const view = of.view(state, seat);
        const notes = `${state.zones[handOf(1)]?.join()}`;
        return { ...view, vars: { ...view.vars, notes } };
      },
    }));
    found(bad, 'secrets are kept');
  });

  it('a view that shows the random generator', () => {
    const bad = broken((of) => ({
      view: (state, seat) => ({ ...of.view(state, seat), random: state.random }),
    }));
    found(bad, 'secrets are kept');
  });

  it('a view that hands the question to everybody', () => {
    const bad = broken((of) => ({
      view: (state, seat) => ({ ...of.view(state, seat), prompt: state.prompt }),
    }));
    found(bad, 'secrets are kept');
  });

  it('a card that is lost', () => {
    const bad = broken((of) => ({
      answer: (...asked) =>
        withState(of.answer(...asked), (state) => {
          state.zones[handOf(0)] = (state.zones[handOf(0)] ?? []).slice(1);
        }),
    }));
    found(bad, 'nothing is lost and nothing appears');
  });

  it('an index that misses a card in play', () => {
    const bad = broken((of) => ({
      answer: (...asked) =>
        withState(of.answer(...asked), (state) => {
          state.listening[STRIKE] = (state.listening[STRIKE] ?? []).slice(1);
        }),
    }));
    found(bad, 'nothing is lost and nothing appears');
  });

  it('a refusal that changes the position', () => {
    const bad = broken((of) => ({
      answer(state, seat, answer) {
        const answered = of.answer(state, seat, answer);
        if ('refusal' in answered) state.learned++;
        return answered;
      },
    }));
    found(bad, 'other answers are refused');
  });

  it('an answer of anybody that is accepted', () => {
    const bad = broken((of) => ({
      answer: (state, _seat, answer) => of.answer(state, state.prompt?.seat ?? 0, answer),
    }));
    found(bad, 'other answers are refused');
  });

  it('a legal answer that is refused', () => {
    const bad = broken((of) => ({
      answer: (state, seat, answer) =>
        JSON.stringify(answer).includes('cheer')
          ? { refusal: { reason: { say: 'hush' }, rule: 'silence' } }
          : of.answer(state, seat, answer),
    }));
    found(bad, 'listed answers are accepted');
  });

  it('a fork that shares something', () => {
    const bad = broken((of) => ({ fork: (state) => ({ ...of.fork(state), vars: state.vars }) }));
    found(bad, 'forks are independent');
  });

  it('a fork that shares its stack', () => {
    const bad = broken((of) => ({ fork: (state) => ({ ...of.fork(state), stack: state.stack }) }));
    found(bad, 'forks are independent');
  });

  it('a refusal of something that can be done', () => {
    const bad = broken(() => ({
      refusals: (state) =>
        (state.prompt?.options ?? []).map((option) => ({
          option,
          reason: { say: 'no' },
          rule: 'whim',
        })),
    }));
    found(bad, 'refusals are true');
  });

  it('a guess that does not fit what is seen', () => {
    const bad = broken((of) => ({
      resample: (view, random) => of.resample({ ...view, turns: view.turns + 1 }, random),
    }));
    found(bad, 'the seat that decides can imagine what it does not see');
  });

  it('a guess that knows the future', () => {
    let real: readonly number[] = [];
    const bad = broken((of) => ({
      view(state, seat) {
        real = state.random;
        return of.view(state, seat);
      },
      resample: (view, random) => ({ ...of.resample(view, random), random: real }),
    }));
    found(bad, 'the seat that decides can imagine what it does not see');
  });

  it('a game that does not end', () => {
    const how = { seed: 3, options, checks: [], most: 10 };
    expect(() => demandConformance(game, how)).toThrow(/not over after 10 decisions/);
  });

  it('a seed that is not kept', () => {
    let games = 0;
    const bad = broken((of) => ({ setup: (given) => of.setup(given, games++) }));
    expect(() => demandConformance(bad, { seed: 3, options, checks: [] })).toThrow(Breach);
  });
});
