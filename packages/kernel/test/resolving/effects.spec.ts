import { describe, expect, it } from 'vitest';
import { SUBJECT, THIS } from '../../src/index.ts';
import { Play, YOUR_TURN } from '../arena-game/playing.ts';
import type { ArenaAbility, ArenaEffect } from '../arena-game/vocabulary.ts';
import {
  bury,
  card,
  draw,
  fall,
  mill,
  note,
  on,
  played,
  shuffleDeck,
  strike,
  turn,
  words,
  yours,
} from '../arena-game/vocabulary.ts';

const { cardIs, choose, each, either, keep, may, not, query, same, sequence, when } = words;

const target = card('target', { guard: 9 });
const weak = card('weak', { guard: 2 });
const extra = card('extra', { guard: 5 });

function spell(effect: ArenaEffect) {
  return card('spell', {}, played(effect));
}

function action(effect: ArenaEffect, rest: Partial<ArenaAbility> = {}): ArenaAbility {
  return { kind: 'action', during: 'turn', effect, ...rest } as ArenaAbility;
}

describe('choosing', () => {
  it('asks for a card and does the rest to it', () => {
    const cards = [spell(choose(query('others'), (foe) => strike(foe, 1))), target, extra];
    const play = new Play(cards, { ring: [[], ['target'], ['extra']], hand: [['spell']] });
    play.pick('play spell');
    expect(play.offers).toEqual(['choose target', 'choose extra']);
    play.pick('choose extra');
    expect(play.harmOn('extra')).toBe(1);
    expect(play.harmOn('target')).toBe(0);
    expect(play.offers).toEqual(YOUR_TURN);
  });

  it('can ask for a second card that has to differ from the first', () => {
    const twice = choose(query('others'), (one) =>
      choose(query('others', not(same(one))), (other) =>
        sequence(strike(one, 1), strike(other, 3)),
      ),
    );
    const cards = [spell(twice), target, extra, weak];
    const play = new Play(cards, { ring: [[], ['target', 'weak'], ['extra']], hand: [['spell']] });
    play.pick('play spell').pick('choose weak');
    expect(play.offers).toEqual(['choose target', 'choose extra']);
    play.pick('choose extra');
    expect(play.harmOn('weak')).toBe(1);
    expect(play.harmOn('extra')).toBe(3);
    expect(play.harmOn('target')).toBe(0);
  });

  it('asks what is true after the part before it', () => {
    const twice = sequence(
      choose(query('others'), (one) => strike(one, 2)),
      choose(query('others'), (one) => strike(one, 1)),
    );
    const cards = [spell(twice), target, weak, extra];
    const play = new Play(cards, { ring: [[], ['weak', 'target', 'extra']], hand: [['spell']] });
    play.pick('play spell').pick('choose weak');
    expect(play.offers).toEqual(['choose target', 'choose extra']);
  });

  it('can be left to the next player', () => {
    const cards = [spell(choose(query('ring'), (one) => fall(one), 'opponent')), target, weak];
    const play = new Play(cards, { ring: [['target'], ['weak']], hand: [['spell']] });
    play.pick('play spell');
    expect(play.asked).toBe(1);
    play.pick('choose target');
    expect(play.zoneOf('target')).toBe('discard pile');
    expect(play.zoneOf('weak')).toBe('ring');
  });

  it('with nothing to choose from does nothing', () => {
    const play = new Play([spell(choose(query('others'), (one) => fall(one)))], {
      hand: [['spell']],
    });
    play.pick('play spell');
    expect(play.offers).toEqual(YOUR_TURN);
  });
});

describe('many cards', () => {
  const harmed = { amount: 'count', of: query('ring', words.hasTokens('harm')) } as const;
  const clerk = card('clerk', { guard: 9 }, on('strike', 'mustBefore', note('harmed', harmed)));
  const layout = { ring: [['clerk'], ['target', 'extra']], hand: [['spell']] };

  it('are struck at the same time when they are meant as a set', () => {
    const play = new Play([spell(strike(query('others'), 1)), clerk, target, extra], layout);
    play.pick('play spell');
    expect(play.notes).toBe('harmed 0, harmed 0');
  });

  it('are struck one after the other when it says for each', () => {
    const effect = each(query('others'), (one) => strike(one, 1));
    const play = new Play([spell(effect), clerk, target, extra], layout);
    play.pick('play spell');
    expect(play.notes).toBe('harmed 0, harmed 1');
  });

  it('are fixed when for each begins: who leaves meanwhile is passed over', () => {
    const avenger = card(
      'avenger',
      { guard: 9 },
      on('fall', 'mustAfter', fall(query('others', words.statAtLeast('guard', 5)))),
    );
    const effect = each(query('others'), (one) => strike(one, 2));
    const play = new Play([spell(effect), avenger, weak, extra, target], {
      ring: [['avenger'], ['weak', 'extra'], ['target']],
      hand: [['spell']],
    });
    play.pick('play spell');
    for (const code of ['weak', 'extra', 'target']) expect(play.zoneOf(code)).toBe('discard pile');
    expect(play.harmOn('target')).toBe(0);
  });
});

describe('either', () => {
  const effect = either(
    note('left'),
    choose(query('others'), (one) => fall(one)),
    draw(1),
  );

  it('asks which of the possible ones is done', () => {
    const play = new Play([spell(effect), target], { ring: [[], ['target']], hand: [['spell']] });
    play.pick('play spell');
    expect(play.offers).toEqual(['option 0', 'option 1', 'option 2']);
    play.pick('option 1');
    expect(play.zoneOf('target')).toBe('discard pile');
    expect(play.notes).toBe('');
  });

  it('does not offer what has nothing to work on', () => {
    const play = new Play([spell(effect)], { hand: [['spell']] });
    play.pick('play spell');
    expect(play.offers).toEqual(['option 0', 'option 2']);
  });
});

describe('may', () => {
  const cards = [spell(sequence(may(mill(1)), note('after'))), target];

  it('is asked, and no leaves everything as it is', () => {
    const play = new Play(cards, { hand: [['spell']], deck: [['target']] });
    play.pick('play spell');
    expect(play.offers).toEqual(['yes', 'no']);
    play.pick('no');
    expect(play.zoneOf('target')).toBe('deck');
    expect(play.notes).toBe('after');
  });

  it('is not asked when it could not be done', () => {
    const play = new Play(cards, { hand: [['spell']] });
    play.pick('play spell');
    expect(play.notes).toBe('after');
    expect(play.offers).toEqual(YOUR_TURN);
  });
});

describe('what an effect was done to', () => {
  it('is counted: for each card discarded this way', () => {
    const effect = keep(mill(3), (_kept, many) =>
      choose(query('others'), (foe) => strike(foe, words.times(many, 2))),
    );
    const layout = { ring: [[], ['target', 'extra']], hand: [['spell']], deck: [['weak', 'weak']] };
    const play = new Play([spell(effect), target, extra, weak], layout);
    play.pick('play spell').pick('choose target');
    // Only two cards were left to be discarded.
    expect(play.harmOn('target')).toBe(4);
  });

  it('can be asked about: if a fighter was discarded this way', () => {
    const effect = keep(mill(1), (kept) =>
      when(cardIs(kept, words.statAtLeast('guard', 1)), note('fighter'), note('other')),
    );
    const cards = [spell(effect), weak];
    const one = new Play(cards, { hand: [['spell']], deck: [['weak']] }).pick('play spell');
    expect(one.notes).toBe('fighter');
    const other = new Play(cards, { hand: [['spell']], deck: [['spell']] }).pick('play spell');
    expect(other.notes).toBe('other');
  });

  it('is nothing when nothing was done', () => {
    const effect = keep(mill(2), (_kept, many) => note('milled', many));
    const play = new Play([spell(effect)], { hand: [['spell']] }).pick('play spell');
    expect(play.notes).toBe('milled 0');
  });

  it('includes for the effect around what the inner one goes on with', () => {
    const inner = keep(mill(1), () => mill(2));
    const effect = keep(inner, (_kept, many) => note('outer', many));
    const layout = { hand: [['spell']], deck: [['weak', 'weak', 'weak', 'weak']] };
    const play = new Play([spell(effect), weak], layout).pick('play spell');
    expect(play.notes).toBe('outer 3');
  });

  it('belongs to every effect around that asks', () => {
    const inner = keep(mill(1), (_kept, many) => note('inner', many));
    const effect = keep(sequence(mill(2), inner), (_kept, many) => note('outer', many));
    const layout = { hand: [['spell']], deck: [['weak', 'weak', 'weak', 'weak']] };
    const play = new Play([spell(effect), weak], layout).pick('play spell');
    expect(play.notes).toBe('inner 1, outer 3');
  });
});

describe('a card that becomes another', () => {
  const front = card('front', { guard: 9 }, action(turn(THIS, 'back')));
  const back = card('back', { power: 3, guard: 9 }, on('bell', 'mustAfter', note('tick')));
  const cards = [front, back, spell(choose(query('yours'), (one) => fall(one)))];

  it('has the values and abilities of what it is, and no longer those it had', () => {
    const play = new Play(cards, { ring: [['front']], hand: [['spell']] });
    expect(play.offers).toContain('use front');
    play.pick('use front');
    expect(play.offers).toEqual(['play spell', ...YOUR_TURN]);
    expect(play.value('back', 'power')).toBe(3);
    play.pick('end');
    expect(play.notes).toBe('tick');
  });

  it('is what its front says again when it leaves play', () => {
    const play = new Play(cards, { ring: [['front']], hand: [['spell']] });
    play.pick('use front').pick('play spell');
    expect(play.zoneOf('front')).toBe('discard pile');
    play.pick('end');
    expect(play.notes).toBe('');
  });
});

describe('where cards go', () => {
  it('is on top of the deck when they are buried, and anywhere after a shuffle', () => {
    const effect = choose(query('yours'), (one) => sequence(bury(one), draw(1)));
    const cards = [spell(effect), weak, target];
    const play = new Play(cards, { ring: [['weak']], hand: [['spell']], deck: [['target']] });
    play.pick('play spell');
    expect(play.zoneOf('weak')).toBe('hand');
    expect(play.zoneOf('target')).toBe('deck');
  });

  it('does not change who owns them, only who controls them', () => {
    const cards = [spell(sequence(fall(query('others')), shuffleDeck)), weak];
    const play = new Play(cards, { ring: [[], ['weak']], hand: [['spell']] });
    play.pick('play spell');
    expect(play.card('weak')).toMatchObject({ owner: 1, controller: 1 });
  });
});

describe('who an ability is about', () => {
  it('is told apart by the event: this card, another of yours, anybody', () => {
    const clerk = card(
      'clerk',
      { guard: 9 },
      on('strike', 'mustAfter', note('me'), cardIs(SUBJECT, same(THIS))),
      on('strike', 'mustAfter', note('mine'), cardIs(SUBJECT, words.all(yours, not(same(THIS))))),
      on('strike', 'mustAfter', note('theirs'), cardIs(SUBJECT, not(yours))),
    );
    const cards = [spell(choose(query('ring'), (one) => strike(one, 1))), clerk, target, weak];
    const layout = { ring: [['clerk', 'target'], ['weak']], hand: [['spell', 'spell', 'spell']] };
    const play = new Play(cards, layout);
    for (const code of ['clerk', 'target', 'weak']) play.pick('play spell').pick(`choose ${code}`);
    expect(play.notes).toBe('me, mine, theirs');
  });
});
