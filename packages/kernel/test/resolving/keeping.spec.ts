import { describe, expect, it } from 'vitest';
import { afterCost, SUBJECT, THIS } from '../../src/index.ts';
import { Play, YOUR_TURN } from '../arena-game/playing.ts';
import type { ArenaAbility, ArenaEffect } from '../arena-game/vocabulary.ts';
import {
  action,
  card,
  coded,
  draw,
  exhaust,
  mill,
  note,
  on,
  played,
  strike,
  toss,
  words,
} from '../arena-game/vocabulary.ts';

const { all, alter, andThen, as, cardIs, choose, chooseSome, count, instead, keep, later } = words;
const { may, not, otherwise, query, repeat, same, sequence, statOf, when } = words;

const spell = (effect: ArenaEffect) => card('spell', {}, played(effect));
const target = card('target', { guard: 9 });
const extra = card('extra', { guard: 5 });
const weak = card('weak', { guard: 2 });
const others = [target, extra, weak];
const itself = cardIs(SUBJECT, same(THIS));

/** A spell before a deck of so many cards. */
const withDeck = (effect: ArenaEffect, size: number) =>
  new Play([spell(effect), ...others], {
    hand: [['spell']],
    deck: [Array.from({ length: size }, () => 'weak')],
  }).pick('play spell');

describe('how much was done', () => {
  const effect = keep(strike(query('others'), 3), (_kept, many, much) =>
    sequence(note('cards', many), note('harm', much)),
  );
  const layout = { ring: [[], ['target'], ['extra']], hand: [['spell']] };

  it('is added up over all cards it was done to', () => {
    const play = new Play([spell(effect), ...others], layout).pick('play spell');
    expect(play.notes).toBe('cards 2, harm 6');
  });

  it('is what was really done: changed by interrupts, and nothing of what was replaced', () => {
    const thorn = card('thorn', { guard: 9 }, on('strike', 'mustBefore', alter(1), itself));
    const wall = card(
      'wall',
      { guard: 9 },
      on('strike', 'mustBefore', instead(sequence()), itself),
    );
    const ring = [[], ['thorn'], ['wall']];
    const play = new Play([spell(effect), thorn, wall], { ...layout, ring });
    play.pick('play spell').pick('use thorn');
    expect(play.notes).toBe('cards 1, harm 4');
  });

  it('is nothing when there was nobody to do it to', () => {
    const play = new Play([spell(effect)], { hand: [['spell']] }).pick('play spell');
    expect(play.notes).toBe('cards 0, harm 0');
  });

  it('leaves out what a response to it does', () => {
    const hothead = card('hothead', { guard: 9 }, {
      ...on('strike', 'mustAfter', strike(query('others'), 2)),
      limit: { times: 1, per: 'turn' },
    } as ArenaAbility);
    const ring = [['target'], ['hothead'], []];
    const play = new Play([spell(effect), target, hothead], { ...layout, ring });
    play.pick('play spell');
    expect(play.harmOn('target')).toBe(2);
    expect(play.notes).toBe('cards 1, harm 3');
  });

  it('leaves out what had only waited for it', () => {
    const prepare = card('prepare', {}, played(later('strike', mill(2))));
    const play = new Play([spell(effect), prepare, ...others], {
      ring: [[], ['target']],
      hand: [['prepare', 'spell']],
      deck: [['weak', 'weak']],
    });
    play.pick('play prepare').pick('play spell');
    expect(play.zoneOf('weak')).toBe('discard pile');
    expect(play.notes).toBe('cards 1, harm 3');
  });
});

describe('one thing kept inside another', () => {
  it('has a slot of its own, and both can be spoken of', () => {
    const effect = keep(mill(2), (outer, many) =>
      keep(strike(query('others'), many), (inner, _count, harm) =>
        sequence(
          note('milled', count(query(outer))),
          note('struck', count(query(inner))),
          note('harm', harm),
        ),
      ),
    );
    const play = new Play([spell(effect), ...others], {
      ring: [[], ['target'], ['extra']],
      hand: [['spell']],
      deck: [['weak', 'weak', 'weak']],
    });
    expect(play.pick('play spell').notes).toBe('milled 2, struck 2, harm 4');
  });

  it('counts for both, be it kept to speak of it or to know whether it was done', () => {
    const first = strike(query('others', coded('target')), 2);
    const second = strike(query('others', coded('extra')), 1);
    for (const inner of [andThen(first, second), keep(first, () => second)]) {
      const effect = keep(inner, (_kept, many, much) =>
        sequence(note('cards', many), note('harm', much)),
      );
      const play = new Play([spell(effect), ...others], {
        ring: [[], ['target'], ['extra']],
        hand: [['spell']],
      });
      expect(play.pick('play spell').notes).toBe('cards 2, harm 3');
    }
  });
});

describe('then', () => {
  const effect = sequence(andThen(mill(2), note('then')), note('end'));

  it('follows when all of the first was done', () => {
    expect(withDeck(effect, 2).notes).toBe('then, end');
  });

  it('does not follow when only some of it was done, though that stays done', () => {
    const play = withDeck(effect, 1);
    expect(play.notes).toBe('end');
    expect(play.zoneOf('weak')).toBe('discard pile');
  });

  it('does not follow when nothing was done', () => {
    expect(withDeck(effect, 0).notes).toBe('end');
  });

  it('does not follow when the player would rather not', () => {
    const offered = andThen(may(mill(1)), note('then'));
    expect(withDeck(offered, 1).pick('no').notes).toBe('');
    expect(withDeck(offered, 1).pick('yes').notes).toBe('then');
  });

  it('does not follow when one of several parts found nothing to choose', () => {
    const both = andThen(
      sequence(
        mill(1),
        choose(query('others'), (foe) => strike(foe, 1)),
      ),
      note('then'),
    );
    expect(withDeck(both, 1).notes).toBe('');
    const play = new Play([spell(both), ...others], {
      ring: [[], ['target']],
      hand: [['spell']],
      deck: [['weak']],
    });
    expect(play.pick('play spell').notes).toBe('then');
  });

  it('is possible if the first part is', () => {
    const miller = card('miller', { guard: 9 }, action(andThen(mill(1), note('then'))));
    expect(new Play([miller], { ring: [['miller']] }).offers).toEqual(YOUR_TURN);
    const able = new Play([miller, weak], { ring: [['miller']], deck: [['weak']] });
    expect(able.offers).toContain('use miller');
  });
});

describe('otherwise', () => {
  const effect = otherwise(mill(2), note('otherwise'));

  it('follows only when nothing of the first could be done', () => {
    expect(withDeck(effect, 2).notes).toBe('');
    expect(withDeck(effect, 1).notes).toBe('');
    expect(withDeck(effect, 0).notes).toBe('otherwise');
  });

  it('is possible even where the first part is not', () => {
    const miller = card('miller', { guard: 9 }, action(effect));
    const play = new Play([miller], { ring: [['miller']] });
    expect(play.offers).toContain('use miller');
    expect(play.pick('use miller').notes).toBe('otherwise');
  });

  it('is not possible where neither part is', () => {
    const neither = otherwise(
      mill(2),
      choose(query('others'), (foe) => strike(foe, 1)),
    );
    const miller = card('miller', { guard: 9 }, action(neither));
    expect(new Play([miller], { ring: [['miller']] }).offers).toEqual(YOUR_TURN);
    const able = new Play([miller, weak], { ring: [['miller'], ['weak']] });
    expect(able.pick('use miller').harmOn('weak')).toBe(1);
  });

  it('does not follow for a card that the first part could be done to', () => {
    const tired = choose(query('others'), (foe) => otherwise(exhaust(foe), strike(foe, 1)));
    const play = new Play([spell(tired), ...others], {
      ring: [[], ['target', 'extra']],
      hand: [['spell', 'spell', 'spell']],
    });
    play.pick('play spell').pick('choose target');
    expect(play.card('target').exhausted).toBe(true);
    expect(play.harmOn('target')).toBe(0);
    play.pick('play spell');
    expect(play.offers).toEqual(['choose target', 'choose extra']);
    play.pick('choose target');
    expect(play.harmOn('target')).toBe(1);
    expect(play.card('extra').exhausted).toBe(false);
  });
});

describe('a cost', () => {
  const paying = (cost: ArenaEffect, effect: ArenaEffect) =>
    card('payer', { guard: 9 }, action(effect, { cost }));
  const tossOne = choose(query('yourHand'), toss);

  it('that turns out short buys nothing, and what was paid is gone', () => {
    const payer = paying(mill(2), note('bought'));
    const rich = new Play([payer, weak], { ring: [['payer']], deck: [['weak', 'weak']] });
    expect(rich.pick('use payer').notes).toBe('bought');
    const poor = new Play([payer, weak], { ring: [['payer']], deck: [['weak']] });
    poor.pick('use payer');
    expect(poor.notes).toBe('');
    expect(poor.zoneOf('weak')).toBe('discard pile');
    expect(poor.offers).toEqual(YOUR_TURN);
  });

  it('is known to its effect: which cards it was paid with, how many and how much', () => {
    const payer = paying(
      chooseSome(1, 3, query('yourHand'), (chosen) => toss(chosen)),
      afterCost((paid, many, much) =>
        sequence(
          note('cards', many),
          note('much', much),
          note('first', statOf('guard', paid)),
          note('weak', count(query(paid, coded('weak')))),
        ),
      ),
    );
    const layout = { ring: [['payer']], hand: [['extra', 'weak', 'target']] };
    const play = new Play([payer, ...others], layout);
    play.pick('use payer').pick('choose weak', 'choose target');
    expect(play.notes).toBe('cards 2, much 2, first 2, weak 1');
    expect(play.zoneOf('extra')).toBe('hand');
  });

  it('leaves room for choices in the effect', () => {
    const payer = paying(
      tossOne,
      afterCost((paid) => choose(query('others'), (foe) => strike(foe, statOf('guard', paid)))),
    );
    const layout = { ring: [['payer'], ['target', 'weak']], hand: [['weak', 'extra']] };
    const play = new Play([payer, ...others], layout);
    play.pick('use payer').pick('choose extra');
    expect(play.offers).toEqual(['choose target', 'choose weak']);
    expect(play.pick('choose target').harmOn('target')).toBe(5);
  });

  it('of several parts needs all of them', () => {
    const payer = paying(sequence(exhaust(THIS), mill(1)), note('bought'));
    expect(new Play([payer], { ring: [['payer']] }).offers).toEqual(YOUR_TURN);
    const able = new Play([payer, weak], { ring: [['payer']], deck: [['weak', 'weak']] });
    able.pick('use payer');
    expect(able.notes).toBe('bought');
    // There is another card in the deck, but it is exhausted by now.
    expect(able.offers).toEqual(YOUR_TURN);
  });

  it('whose parts cannot all be paid after all buys nothing', () => {
    const payer = paying(sequence(tossOne, tossOne), note('bought'));
    const layout = { ring: [['payer']], hand: [['weak', 'weak']] };
    const able = new Play([payer, weak], layout);
    expect(able.pick('use payer').pick('choose weak').notes).toBe('bought');
    const short = new Play([payer, weak], { ...layout, hand: [['weak']] });
    short.pick('use payer');
    expect(short.notes).toBe('');
    expect(short.zoneOf('weak')).toBe('discard pile');
  });

  it('is paid in windows too, and what cannot be paid is not offered there', () => {
    const guard = card('guard', { guard: 9 }, {
      ...on('strike', 'mayBefore', alter(-2), itself),
      cost: exhaust(THIS),
    } as ArenaAbility);
    const blow = spell(choose(query('others'), (foe) => strike(foe, 2)));
    const play = new Play([guard, blow], { ring: [[], ['guard']], hand: [['spell', 'spell']] });
    play.pick('play spell').pick('use guard');
    expect(play.harmOn('guard')).toBe(0);
    expect(play.card('guard').exhausted).toBe(true);
    play.pick('play spell');
    expect(play.harmOn('guard')).toBe(2);
    expect(play.offers).toEqual(YOUR_TURN);
  });

  describe('does not make an effect impossible that speaks of what is paid', () => {
    const layout = { ring: [['payer']], hand: [['weak']], deck: [['extra']] };
    const effects: readonly [string, ArenaEffect, string][] = [
      ['so many times', afterCost((_paid, many) => repeat(many, note('done'))), 'done'],
      [
        'if it was such a card',
        afterCost((paid) => when(cardIs(paid, coded('weak')), note('done'))),
        'done',
      ],
      ['as its controller', afterCost((paid) => as(paid, note('done'))), 'done'],
      ['choosing among it', afterCost((paid) => choose(query(paid), () => note('done'))), 'done'],
      ['for each of it', afterCost((paid) => words.each(paid, () => note('done'))), 'done'],
    ];
    it.each(effects)('%s', (_name, effect, notes) => {
      const play = new Play([paying(tossOne, effect), ...others], layout);
      expect(play.offers).toContain('use payer');
      expect(play.pick('use payer').notes).toBe(notes);
    });

    it('but what has nothing to work on stays impossible', () => {
      const effect = afterCost((paid) =>
        when(
          cardIs(paid, coded('weak')),
          choose(query('others'), (foe) => strike(foe, 1)),
        ),
      );
      expect(new Play([paying(tossOne, effect), ...others], layout).offers).not.toContain(
        'use payer',
      );
    });

    it('and what is chosen besides it has to be there, whatever is paid', () => {
      const effect = afterCost((paid) =>
        choose(query('ring', all(coded('target'), not(same(paid)))), (foe) => strike(foe, 1)),
      );
      const table = (ring: readonly string[]) =>
        new Play([paying(tossOne, effect), ...others], { ...layout, ring: [['payer'], ring] });
      expect(table(['extra']).offers).not.toContain('use payer');
      expect(table(['target']).pick('use payer').harmOn('target')).toBe(1);
    });
  });

  it('is refused where it could be paid in part only, if it says what it needs', () => {
    const payer = paying(sequence(exhaust(THIS), draw(2)), note('bought'));
    const deck = (...cards: readonly string[]) =>
      new Play([payer, weak], { ring: [['payer']], deck: [cards] });
    expect(deck('weak').offers).toEqual(YOUR_TURN);
    expect(deck('weak', 'weak').pick('use payer').notes).toBe('bought');
  });

  it('that draws is paid though drawing reports nothing', () => {
    const payer = paying(draw(1), note('bought'));
    const play = new Play([payer, weak], { ring: [['payer']], deck: [['weak']] });
    expect(play.pick('use payer').notes).toBe('bought');
  });
});
