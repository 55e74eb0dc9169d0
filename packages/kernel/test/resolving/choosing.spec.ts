import { describe, expect, it } from 'vitest';
import { SUBJECT, THIS } from '../../src/index.ts';
import { Play, YOUR_TURN } from '../arena-game/playing.ts';
import type { ArenaEffect } from '../arena-game/vocabulary.ts';
import {
  action,
  bury,
  card,
  coded,
  draw,
  fall,
  mill,
  note,
  on,
  played,
  strike,
  toss,
  words,
  yours,
} from '../arena-game/vocabulary.ts';
import { handOf } from '../arena-game/zones.ts';

const { all, as, atLeast, cardIs, choose, chooseOneByOne, chooseSome, count, each } = words;
const { eachInAnyOrder, inAnyOrder, may, not, query, repeat, same, search, sequence, statAtMost } =
  words;
const { statOf, when } = words;

const spell = (effect: ArenaEffect) => card('spell', {}, played(effect));
const one = card('one', { guard: 1 });
const two = card('two', { guard: 2 });
const five = card('five', { guard: 5 });
const nine = card('nine', { guard: 9 });
const fighters = [one, two, five, nine];
const facing = { ring: [[], ['two', 'five'], ['nine']], hand: [['spell']] };

describe('choosing several cards', () => {
  const upToTwo = chooseSome(1, 2, query('others'), (chosen, howMany) =>
    sequence(strike(chosen, 1), note('chosen', howMany)),
  );

  it('takes any number from the least to the most, and does the rest to all of them at once', () => {
    const play = new Play([spell(upToTwo), ...fighters], facing).pick('play spell');
    expect(play.offers).toEqual(['choose two', 'choose five', 'choose nine']);
    expect(play.state.prompt).toMatchObject({ least: 1, most: 2 });
    play.pick('choose five', 'choose nine');
    expect(play.notes).toBe('chosen 2');
    expect([play.harmOn('two'), play.harmOn('five'), play.harmOn('nine')]).toEqual([0, 1, 1]);
    expect(play.offers).toEqual(YOUR_TURN);
  });

  it('refuses fewer than the least and more than the most', () => {
    const play = new Play([spell(upToTwo), ...fighters], facing).pick('play spell');
    expect(() => play.pick()).toThrow('tooFewPicked');
    expect(() => play.pick('choose two', 'choose five', 'choose nine')).toThrow('tooManyPicked');
    expect(play.pick('choose two').notes).toBe('chosen 1');
  });

  it('may be choosing none, and then nothing follows', () => {
    const any = chooseSome(0, 3, query('others'), (_chosen, howMany) => note('chosen', howMany));
    const play = new Play([spell(any), ...fighters], facing).pick('play spell').pick();
    expect(play.notes).toBe('');
    expect(play.offers).toEqual(YOUR_TURN);
  });

  it('is not possible with fewer cards than the least, and takes what there is if it must', () => {
    const three = chooseSome(3, 3, query('others'), (chosen) => strike(chosen, 1));
    const boss = card('boss', { guard: 9 }, action(three));
    const few = { ring: [['boss'], ['two', 'five']], hand: [['spell']] };
    const play = new Play([boss, spell(three), ...fighters], few);
    expect(play.offers).toEqual(['play spell', ...YOUR_TURN]);
    play.pick('play spell');
    expect([play.harmOn('two'), play.harmOn('five')]).toEqual([1, 1]);
    const enough = { ...few, ring: [['boss'], ['two', 'five', 'nine']] };
    expect(new Play([boss, spell(three), ...fighters], enough).offers).toContain('use boss');
  });

  it('counts the least and the most when it comes to it', () => {
    const many = count(query('ring', yours));
    const crowd = chooseSome(many, many, query('others'), (chosen) => strike(chosen, 1));
    const layout = { ...facing, ring: [['one', 'one'], ['two', 'five'], ['nine']] };
    const play = new Play([spell(crowd), ...fighters], layout).pick('play spell');
    expect(play.state.prompt).toMatchObject({ least: 2, most: 2 });
  });

  it('offers only cards that what follows can be done to', () => {
    const effect = choose(query('ring'), (each) =>
      choose(
        query('ring', all(not(same(each)), statAtMost('guard', statOf('guard', each)))),
        (small) => fall(small),
      ),
    );
    const play = new Play([spell(effect), ...fighters], facing).pick('play spell');
    // No other character is as weak as the weakest.
    expect(play.offers).toEqual(['choose five', 'choose nine']);
  });
});

describe('choosing cards one by one', () => {
  /** The others have to have more guard than the first. */
  const rising = (least: number, most: number) =>
    chooseOneByOne(
      least,
      most,
      (chosen) => query('others', not(statAtMost('guard', statOf('guard', chosen)))),
      (chosen, howMany) => sequence(strike(chosen, 1), note('chosen', howMany)),
    );
  const layout = { ring: [[], ['one', 'two', 'five', 'nine']], hand: [['spell']] };

  it('lets what can be chosen depend on what was chosen before', () => {
    const play = new Play([spell(rising(1, 3)), ...fighters], layout).pick('play spell');
    expect(play.offers).toEqual(['choose one', 'choose two', 'choose five', 'choose nine']);
    play.pick('choose two');
    expect(play.offers).toEqual(['choose five', 'choose nine', 'done']);
    expect(play.harmOn('two')).toBe(0);
    play.pick('choose five');
    expect(play.offers).toEqual(['choose nine', 'done']);
    play.pick('choose nine');
    expect(play.notes).toBe('chosen 3');
    expect(play.harmOn('one')).toBe(0);
    for (const code of ['two', 'five', 'nine']) expect(play.harmOn(code)).toBe(1);
    expect(play.offers).toEqual(YOUR_TURN);
  });

  it('ends when it is enough', () => {
    const play = new Play([spell(rising(1, 3)), ...fighters], layout);
    play.pick('play spell').pick('choose five').pick('done');
    expect(play.notes).toBe('chosen 1');
    expect(play.harmOn('nine')).toBe(0);
  });

  it('does not end before the least is reached', () => {
    const play = new Play([spell(rising(2, 3)), ...fighters], layout);
    play.pick('play spell').pick('choose one');
    expect(play.offers).toEqual(['choose two', 'choose five', 'choose nine']);
    play.pick('choose five');
    expect(play.offers).toEqual(['choose two', 'choose nine', 'done']);
  });

  it('ends with the most, and when nothing is left to choose', () => {
    const most = new Play([spell(rising(1, 1)), ...fighters], layout);
    expect(most.pick('play spell').pick('choose one').notes).toBe('chosen 1');
    const left = new Play([spell(rising(1, 3)), ...fighters], layout);
    expect(left.pick('play spell').pick('choose nine').notes).toBe('chosen 1');
  });

  it('never offers a card twice', () => {
    const any = chooseOneByOne(
      1,
      2,
      () => query('others'),
      (_chosen, howMany) => note('chosen', howMany),
    );
    const play = new Play([spell(any), ...fighters], layout).pick('play spell').pick('choose two');
    expect(play.offers).toEqual(['choose one', 'choose five', 'choose nine', 'done']);
  });
});

describe('searching', () => {
  const effect = search(query('yourDeck', coded('two')), (found) => sequence(bury(found), draw(1)));
  const knows = (play: Play, seat: number) =>
    ['one', 'two', 'five'].filter(
      (code) => play.game.view(play.state, seat).cards[play.find(code)] !== null,
    );

  it('shows all of the cards to the one who searches, and to nobody else', () => {
    const deck = [['one', 'two', 'five']];
    const any = search(query('yourDeck'), (found) => sequence(bury(found), draw(1)));
    const play = new Play([spell(any), ...fighters], { hand: [['spell']], deck });
    expect(knows(play, 0)).toEqual([]);
    const before = play.state.learned;
    play.pick('play spell');
    expect(play.offers).toEqual(['choose one', 'choose two', 'choose five']);
    expect(knows(play, 0)).toEqual(['one', 'two', 'five']);
    expect(knows(play, 1)).toEqual([]);
    expect(play.state.learned).toBeGreaterThan(before);
    play.pick('choose two');
    expect(knows(play, 2)).toEqual([]);
  });

  it('asks nothing where copies of one card are all that is found', () => {
    const deck = [['one', 'two', 'two', 'five']];
    const play = new Play([spell(effect), ...fighters], { hand: [['spell']], deck });
    play.pick('play spell');
    // The other copy was drawn from above the one that was buried.
    expect(play.offers).toEqual(['play two', ...YOUR_TURN]);
  });

  it('is possible though nothing is to be found, and shows the cards all the same', () => {
    const seeker = card('seeker', { guard: 9 }, action(may(effect)));
    const play = new Play([seeker, ...fighters], { ring: [['seeker']], deck: [['one', 'five']] });
    play.pick('use seeker');
    expect(play.offers).toEqual(['yes', 'no']);
    play.pick('yes');
    expect(play.card('one').seen).toBe(1);
    expect(play.card('five').seen).toBe(1);
    expect(play.zoneOf('five')).toBe('deck');
    expect(play.offers).toEqual(['use seeker', ...YOUR_TURN]);
  });

  it('that is not one shows nothing', () => {
    const plain = choose(query('yourDeck', coded('two')), () => note('found'));
    const play = new Play([spell(plain), ...fighters], {
      hand: [['spell']],
      deck: [['one', 'two', 'five']],
    });
    play.pick('play spell');
    expect(play.notes).toBe('found');
    expect(knows(play, 0)).toEqual([]);
  });
});

describe('for each', () => {
  const guards = (word: string) => (each: Parameters<Parameters<typeof eachInAnyOrder>[1]>[0]) =>
    note(word, statOf('guard', each));

  it('in any order asks which is next, until one is left', () => {
    const effect = eachInAnyOrder(query('others'), guards('guard'));
    const play = new Play([spell(effect), ...fighters], facing).pick('play spell');
    expect(play.offers).toEqual(['choose two', 'choose five', 'choose nine']);
    play.pick('choose five');
    expect(play.notes).toBe('guard 5');
    expect(play.offers).toEqual(['choose two', 'choose nine']);
    play.pick('choose nine');
    expect(play.notes).toBe('guard 5, guard 9, guard 2');
    expect(play.offers).toEqual(YOUR_TURN);
  });

  it('otherwise goes by the order of the table', () => {
    const effect = each(query('others'), guards('guard'));
    const play = new Play([spell(effect), ...fighters], facing).pick('play spell');
    expect(play.notes).toBe('guard 2, guard 5, guard 9');
  });

  it('may go through the cards of a choice', () => {
    const effect = chooseSome(2, 2, query('others'), (chosen) => each(chosen, guards('guard')));
    const play = new Play([spell(effect), ...fighters], facing);
    play.pick('play spell').pick('choose nine', 'choose two');
    expect(play.notes).toBe('guard 9, guard 2');
  });
});

describe('several effects in any order', () => {
  const first = note('first', 1);
  const third = note('third', 3);

  it('are asked for until one is left', () => {
    const effect = inAnyOrder(first, note('second', 2), third);
    const play = new Play([spell(effect), ...fighters], facing).pick('play spell');
    expect(play.offers).toEqual(['option 0', 'option 1', 'option 2']);
    play.pick('option 1');
    expect(play.notes).toBe('second 2');
    play.pick('option 1');
    expect(play.notes).toBe('second 2, third 3, first 1');
    expect(play.offers).toEqual(YOUR_TURN);
  });

  it('are not asked for where only one of them can be done', () => {
    const nobody = choose(query('others', statAtMost('guard', 0)), (chosen) => strike(chosen, 1));
    const effect = inAnyOrder(nobody, third, when(atLeast(1, 2), first));
    const play = new Play([spell(effect), ...fighters], facing).pick('play spell');
    expect(play.notes).toBe('third 3');
    expect(play.offers).toEqual(YOUR_TURN);
  });
});

describe('a set of cards inside of others', () => {
  it('can be what was chosen, or some of it', () => {
    const effect = chooseSome(3, 3, query('others'), (chosen) =>
      sequence(
        note('small', count(query(chosen, statAtMost('guard', 5)))),
        strike(query(chosen, statAtMost('guard', 5)), 1),
      ),
    );
    const play = new Play([spell(effect), ...fighters], facing).pick('play spell');
    expect(play.notes).toBe('small 2');
    expect([play.harmOn('two'), play.harmOn('five'), play.harmOn('nine')]).toEqual([1, 1, 0]);
  });

  it('can be the one card an event is about', () => {
    const clerk = card(
      'clerk',
      { guard: 9 },
      on('strike', 'mustAfter', note('mine', count(query(SUBJECT, yours)))),
    );
    const layout = { ring: [['clerk'], ['nine']], hand: [['spell', 'spell']] };
    const play = new Play(
      [spell(choose(query('ring'), (who) => strike(who, 1))), clerk, nine],
      layout,
    );
    play.pick('play spell').pick('choose nine').pick('play spell').pick('choose clerk');
    expect(play.notes).toBe('mine 0, mine 1');
  });
});

describe('repeating', () => {
  it('does something so many times, each time anew', () => {
    const effect = repeat(
      2,
      choose(query('others'), (foe) => strike(foe, 1)),
    );
    const play = new Play([spell(effect), ...fighters], facing);
    play.pick('play spell').pick('choose nine').pick('choose five');
    expect([play.harmOn('two'), play.harmOn('five'), play.harmOn('nine')]).toEqual([0, 1, 1]);
    expect(play.offers).toEqual(YOUR_TURN);
  });

  it('counts how often before it begins', () => {
    const effect = repeat(count(query('others')), sequence(note('hit'), fall(query('others'))));
    const play = new Play([spell(effect), ...fighters], facing).pick('play spell');
    expect(play.notes).toBe('hit, hit, hit');
  });

  it('no times is not possible', () => {
    const idler = card('idler', { guard: 9 }, action(repeat(count(query('others')), note('x'))));
    expect(new Play([idler], { ring: [['idler']] }).offers).toEqual(YOUR_TURN);
    const busy = new Play([idler, one], { ring: [['idler'], ['one']] });
    expect(busy.offers).toEqual(['use idler', ...YOUR_TURN]);
    expect(busy.pick('use idler').notes).toBe('x');
  });
});

describe('as the controller of a card', () => {
  it('is that player in what follows, and nobody else before and after', () => {
    const effect = choose(query('others'), (foe) =>
      sequence(as(foe, sequence(draw(1), choose(query('yourHand'), toss))), draw(1)),
    );
    const layout = {
      ring: [[], ['two'], ['five']],
      hand: [['spell'], ['nine'], []],
      deck: [['one'], ['one'], ['one']],
    };
    const play = new Play([spell(effect), ...fighters], layout);
    play.pick('play spell').pick('choose two');
    expect(play.asked).toBe(1);
    expect(play.offers).toEqual(['choose nine', 'choose one']);
    play.pick('choose nine');
    expect(play.zoneOf('nine')).toBe('discard pile');
    expect([0, 1, 2].map((seat) => play.state.zones[handOf(seat)]?.length)).toEqual([1, 1, 0]);
  });

  it('is asked each in turn when it is done for each', () => {
    const effect = each(query('others'), (foe) => as(foe, may(mill(1))));
    const layout = {
      ring: [[], ['two'], ['five']],
      hand: [['spell']],
      deck: [[], ['one'], ['nine']],
    };
    const play = new Play([spell(effect), ...fighters], layout).pick('play spell');
    expect(play.asked).toBe(1);
    play.pick('no');
    expect(play.asked).toBe(2);
    play.pick('yes');
    expect(play.zoneOf('one')).toBe('deck');
    expect(play.zoneOf('nine')).toBe('discard pile');
  });

  it('is possible only if that player can do it', () => {
    const bully = card(
      'bully',
      { guard: 9 },
      action(choose(query('others'), (foe) => as(foe, mill(1)))),
    );
    const layout = { ring: [['bully'], ['two'], ['five']], deck: [['one'], [], ['nine']] };
    const play = new Play([bully, ...fighters], layout);
    play.pick('use bully');
    // Only one foe has a deck, so there is nothing to ask.
    expect(play.zoneOf('nine')).toBe('discard pile');
    expect(play.offers).toEqual(YOUR_TURN);
  });

  it('does nothing for a card that nobody controls, unless the game says who that is', () => {
    const effect = sequence(
      each(query('floor'), (it) => as(it, sequence(draw(1), note('drawn')))),
      note('end'),
    );
    const layout = { wild: ['nine'], hand: [['spell']], deck: [['one'], ['two']] };
    const nobody = new Play([spell(effect), ...fighters], layout).pick('play spell');
    expect(nobody.notes).toBe('end');
    const somebody = new Play([spell(effect), ...fighters], layout, { you: () => 1 });
    somebody.pick('play spell');
    expect(somebody.notes).toBe('drawn, end');
    expect(somebody.zoneOf('two')).toBe('hand');
    expect(somebody.zoneOf('one')).toBe('deck');
  });
});

describe('amounts', () => {
  const noted = (number: Parameters<typeof note>[1], layout = facing) =>
    new Play([spell(note('n', number)), ...fighters], layout).pick('play spell').notes;
  const three = count(query('others'));

  it('are limited: at most so many', () => {
    expect(noted(words.upTo(2, three))).toBe('n 2');
    expect(noted(words.upTo(5, three))).toBe('n 3');
  });

  it('depend on a condition: so many if, otherwise so many', () => {
    expect(noted(words.ifElse(atLeast(three, 3), 7, 8))).toBe('n 7');
    expect(noted(words.ifElse(atLeast(three, 4), 7, 8))).toBe('n 8');
  });

  it('are added up and taken so many times', () => {
    expect(noted(words.sum(1, three, words.times(three, 2)))).toBe('n 10');
  });

  it('can be numbers that only this game has', () => {
    expect(noted({ amount: 'turnsLeft' }, { ...facing, turns: 12 } as typeof facing)).toBe('n 11');
    expect(noted(words.upTo({ amount: 'turnsLeft' }, 100))).toBe('n 29');
  });

  it('that the game does not know are found before a game begins', () => {
    const wrong = { amount: 'luck' } as unknown as { readonly amount: 'turnsLeft' };
    expect(() => new Play([spell(note('n', wrong))], {})).toThrow("does not know 'luck'");
  });

  it('can be what a filter compares with', () => {
    const effect = strike(query('others', statAtMost('guard', three)), 1);
    const play = new Play([spell(effect), ...fighters], facing).pick('play spell');
    expect([play.harmOn('two'), play.harmOn('five'), play.harmOn('nine')]).toEqual([1, 0, 0]);
  });
});

describe('conditions that are put together', () => {
  const { anyOf, both, exists, never } = words;
  const yes = exists(query('others'));
  const no = exists(query('yours'));
  const noted = (condition: Parameters<typeof when>[0]) =>
    new Play([spell(when(condition, note('yes'), note('no'))), ...fighters], facing).pick(
      'play spell',
    ).notes;

  it('hold if any, all or none of them hold', () => {
    expect(noted(anyOf(no, yes))).toBe('yes');
    expect(noted(anyOf(no, no))).toBe('no');
    expect(noted(both(no, yes))).toBe('no');
    expect(noted(never(no))).toBe('yes');
  });

  it('may ask about the first of a set', () => {
    expect(noted(cardIs(query('others'), coded('two')))).toBe('yes');
    expect(noted(cardIs(query('others'), coded('five')))).toBe('no');
    expect(noted(cardIs(query('yours'), not(same(THIS))))).toBe('no');
  });
});
