import { describe, expect, it } from 'vitest';
import { questionsOf } from '../../src/testing/index.ts';
import { arena } from '../arena-game/arena.ts';
import { Play } from '../arena-game/playing.ts';
import type { ArenaCard, ArenaEffect } from '../arena-game/vocabulary.ts';
import {
  card,
  coded,
  fall,
  mill,
  note,
  on,
  played,
  strike,
  words,
} from '../arena-game/vocabulary.ts';

const { choose, chooseOneByOne, chooseSome, each, eachInAnyOrder, either } = words;
const { inAnyOrder, later, may, not, query, same, sequence } = words;

const fighters = [
  card('one', { guard: 9 }),
  card('two', { guard: 9 }),
  card('three', { guard: 9 }),
];

/** Playing a spell that does this, before three fighters of the next seat. */
function spelling(effect: ArenaEffect, ...others: readonly ArenaCard[]): Play {
  const spell = card('spell', {}, played(effect));
  const mine = others.map(({ code }) => code);
  const play = new Play([spell, ...fighters, ...others], {
    hand: [['spell']],
    ring: [mine, ['one', 'two', 'three']],
  });
  return play.pick('play spell');
}

const foes = query('others');
const waiting = (code: string, level: 'mustAfter' | 'mayAfter') =>
  card(code, { guard: 9 }, on('strike', level, note(code)));

/** The question of each step of the kernel that asks one; some of them in several ways. */
const QUESTIONS: readonly (readonly [name: string, table: () => Play, question: string])[] = [
  [
    'a card',
    () => spelling(choose(foes, (foe) => strike(foe, 1))),
    'choose: choose cards > 0: chooseCard (card spell) [choose, 1] choose one | choose two | choose three',
  ],
  [
    'a card, by the next player',
    () => spelling(choose(foes, (foe) => strike(foe, 1), 'opponent')),
    'choose: choose cards > 1: chooseCard (card spell) [choose, 1] choose one | choose two | choose three',
  ],
  [
    'some cards',
    () => spelling(chooseSome(1, 2, foes, (some) => strike(some, 1))),
    'choose: choose cards > 0: chooseCards (card spell) [choose, 1 to 2] choose one | choose two | choose three',
  ],
  [
    'more cards than there are',
    () => spelling(chooseSome(0, 7, foes, (some) => strike(some, 1))),
    'choose: choose cards > 0: chooseCards (card spell) [choose, 0 to 3] choose one | choose two | choose three',
  ],
  [
    'one card after the other, not enough yet',
    () =>
      spelling(
        chooseOneByOne(
          1,
          3,
          () => foes,
          (some) => strike(some, 1),
        ),
      ),
    'choose: choose cards > 0: chooseCard (card spell) [choose, 1] choose one | choose two | choose three',
  ],
  [
    'one card after the other, enough',
    () =>
      spelling(
        chooseOneByOne(
          1,
          3,
          () => foes,
          (some) => strike(some, 1),
        ),
      ).pick('choose two'),
    'choose: choose cards > 0: chooseCard (card spell) [choose, 1] choose one | choose three | done',
  ],
  [
    'which of several is next',
    () => spelling(eachInAnyOrder(foes, (foe) => strike(foe, 1))),
    'for each: which is next > 0: chooseNext (card spell) [choose, 1] choose one | choose two | choose three',
  ],
  [
    'to do it or not',
    () => spelling(may(note('done'))),
    'may: do it or not > 0: mayDo (card spell, effects 1) [choose, 1] yes | no',
  ],
  [
    'one of the effects that can be done',
    () => spelling(either(note('a'), mill(1), note('c'))),
    'either: choose one > 0: chooseOne (card spell, effects 3) [choose, 1] option 0 | option 2',
  ],
  [
    'which part is next, of those that can be done',
    () => spelling(inAnyOrder(note('a'), mill(1), note('c'))),
    'in any order: which part is next > 0: chooseNextEffect (card spell, effects 3) [choose, 1] option 0 | option 2',
  ],
  [
    'which forced ability is first',
    () =>
      spelling(
        strike(query('others', coded('two')), 1),
        waiting('tick', 'mustAfter'),
        waiting('tock', 'mustAfter'),
      ),
    'forced window: next forced ability > 0: whichFirst (card two, event strike, cards spell) [timing, 1] use tick | use tock => use tick',
  ],
  [
    'an ability or none',
    () => spelling(strike(query('others', coded('two')), 1), waiting('tick', 'mayAfter')),
    'window: use an ability or pass > 0: useAbility (card two, event strike, cards spell) [timing, 1] use tick | pass => use tick',
  ],
  [
    'which delayed effect is first, of those about a common card',
    () => {
      const strikes = (code: string, by: number) =>
        card(
          code,
          {},
          played(choose(query('others', coded('two')), (foe) => later('cheer', strike(foe, by)))),
        );
      const alone = card('alone', {}, played(later('cheer', note('alone'))));
      const cards = [strikes('first', 1), alone, strikes('second', 2), ...fighters];
      const layout = { hand: [['first', 'alone', 'second']], ring: [[], ['one', 'two']] };
      const play = new Play(cards, layout);
      return play.pick('play first').pick('play alone').pick('play second').pick('cheer');
    },
    'delayed effects: which delayed effect is next > 0: whichFirst [timing, 1] choose first 0 | choose second 2',
  ],
];

describe('the whole question', () => {
  it.each(QUESTIONS)('for %s', (_, table, question) => {
    expect(table().question).toBe(question);
  });

  it('is kept of every step of the kernel that asks one', () => {
    const own = ['playing', 'turns', 'opening', 'answering', 'volley', 'turn'];
    const steps = questionsOf(arena([]).definition).filter(
      (step) => !own.includes(step.split(':')[0] ?? ''),
    );
    const here = QUESTIONS.map(([, , question]) => question.split(' > ')[0]);
    expect([...new Set(here)].sort()).toEqual([...new Set(steps)].sort());
  });
});

describe('an answer', () => {
  it('puts the delayed effect that was picked first, and the others stay in their order', () => {
    const strikes = (code: string) =>
      card(
        code,
        {},
        played(
          choose(query('others', coded('two')), (foe) =>
            later('cheer', sequence(strike(foe, 1), note(code))),
          ),
        ),
      );
    const cards = [strikes('a'), strikes('b'), strikes('c'), ...fighters];
    const play = new Play(cards, { hand: [['a', 'b', 'c']], ring: [[], ['one', 'two']] });
    play.pick('play a').pick('play b').pick('play c').pick('cheer').pick('choose b 1');
    expect(play.offers).toEqual(['choose a 0', 'choose c 1']);
    expect(play.pick('choose c 1').notes).toBe('b, c, a');
  });

  it('puts the part that was picked first', () => {
    const play = spelling(inAnyOrder(note('a'), note('b'), note('c'))).pick('option 1');
    expect(play.offers).toEqual(['option 0', 'option 1']);
    expect(play.pick('option 1').notes).toBe('b, c, a');
  });

  it('puts the card that was picked first', () => {
    const play = spelling(
      eachInAnyOrder(foes, (foe) => sequence(fall(foe), note('left', words.count(foes)))),
    ).pick('choose two');
    expect(play.offers).toEqual(['choose one', 'choose three']);
    expect(play.pick('choose one').notes).toBe('left 2, left 1, left 0');
  });

  it('may be no: then nothing is done', () => {
    expect(spelling(may(note('done'))).pick('no').notes).toBe('');
    expect(spelling(may(note('done'))).pick('yes').notes).toBe('done');
  });
});

describe('a card can be chosen', () => {
  const { andThen } = words;

  it('that is spoken of only in what comes later, whatever else cannot be done', () => {
    const play = spelling(choose(foes, (foe) => andThen(mill(1), later('bell', strike(foe, 1)))));
    expect(play.offers).toEqual(['choose one', 'choose two', 'choose three']);
  });

  it('only if what is done to it now can be done', () => {
    const others = (foe: Parameters<typeof same>[0]) => query('others', not(same(foe)));
    const play = new Play(
      [
        card(
          'spell',
          {},
          played(choose(foes, (foe) => each(others(foe), (other) => strike(other, 1)))),
        ),
        ...fighters,
      ],
      { hand: [['spell']], ring: [[], ['one']] },
    ).pick('play spell');
    expect(play.offers).toEqual(['end', 'cheer']);
  });
});

describe('a change that lasts', () => {
  const { change, lasting } = words;
  const stronger = (foe: Parameters<typeof same>[0]) =>
    lasting('turn', change('power', same(foe), 1));

  it('tells which cards it is about', () => {
    expect(spelling(each(foes, stronger)).told).toContain('affects spell one two three');
    const play = spelling(choose(foes, stronger)).pick('choose two');
    expect(play.told).toContain('affects spell two');
  });

  it('tells nothing where there is no such card, or where more is done than that', () => {
    const nobody = spelling(each(query('others', coded('four')), stronger));
    expect(nobody.told.filter((line) => line.startsWith('affects'))).toEqual([]);
    const more = spelling(each(foes, (foe) => sequence(stronger(foe), note('more'))));
    expect(more.told.filter((line) => line.startsWith('affects'))).toEqual([]);
    const nothing = spelling(each(foes, () => sequence()));
    expect(nothing.told.filter((line) => line.startsWith('affects'))).toEqual([]);
    const another = spelling(each(foes, () => lasting('turn', change('power', coded('one'), 1))));
    expect(another.told.filter((line) => line.startsWith('affects'))).toEqual([]);
  });
});
