import { describe, expect, it } from 'vitest';
import type { State } from '../../src/index.ts';
import { SUBJECT, seeded, THIS, useAbility, zoneOf } from '../../src/index.ts';
import type { CardId } from '../../src/state/ids.ts';
import { NONE } from '../../src/state/ids.ts';
import { demandIndices } from '../../src/testing/conservation.ts';
import { Play, YOUR_TURN } from '../arena-game/playing.ts';
import type { ArenaAbility } from '../arena-game/vocabulary.ts';
import {
  card,
  draw,
  EVENTS,
  exhaust,
  fall,
  fromHand,
  note,
  on,
  played,
  recall,
  strike,
  toss,
  words,
  yours,
} from '../arena-game/vocabulary.ts';
import { handOf } from '../arena-game/zones.ts';

const { alterTo, cardIs, choose, query, same } = words;

const mine = cardIs(SUBJECT, yours);
const itself = cardIs(SUBJECT, same(THIS));
const blow = card('blow', {}, played(choose(query('others'), (foe) => strike(foe, 2))));
const target = card('target', { guard: 9 });
const parry = card('parry', {}, fromHand('strike', 'mayBefore', alterTo(0), mine));

/** The cards with abilities that trigger on strikes. */
function waiting({ listening }: Pick<State, 'listening'>): readonly CardId[] {
  return listening[EVENTS.indexOf('strike')] ?? [];
}

describe('a card that waits in hand', () => {
  const layout = { ring: [[], ['target']], hand: [['blow'], ['parry'], ['parry']] };

  it('is played from there by whoever holds it, and by nobody else', () => {
    const play = new Play([blow, target, parry], layout);
    play.pick('play blow');
    expect(play.asked).toBe(1);
    expect(play.offers).toEqual(['play parry', 'pass']);
    play.pick('play parry');
    expect(play.harmOn('target')).toBe(0);
    expect(play.zoneOf('parry')).toBe('discard pile');
    expect(play.offers).toEqual(YOUR_TURN);
  });

  it('stays there when its player passes', () => {
    const play = new Play([blow, target, parry], layout);
    play.pick('play blow').pick('pass');
    expect(play.harmOn('target')).toBe(2);
    expect(play.zoneOf('parry')).toBe('hand');
  });

  it('does not work in play, and what works in play does not work in hand', () => {
    const sentry = card(
      'sentry',
      { guard: 9 },
      fromHand('strike', 'mustBefore', note('from hand')),
      on('strike', 'mustBefore', note('in play')),
    );
    const inHand = new Play([blow, target, sentry], {
      ring: [[], ['target']],
      hand: [['blow'], ['sentry']],
    });
    inHand.pick('play blow');
    expect(inHand.notes).toBe('from hand');
    const inPlay = new Play([blow, target, sentry], {
      ring: [['sentry'], ['target']],
      hand: [['blow']],
    });
    inPlay.pick('play blow');
    expect(inPlay.notes).toBe('in play');
  });

  it('is listed when it is drawn and no longer when it leaves the hand', () => {
    const fetch = card('fetch', {}, played(draw(1)));
    const clear = card('clear', {}, played(toss(query('yourHand'))));
    const play = new Play([fetch, clear, parry], {
      hand: [['fetch', 'clear']],
      deck: [['parry']],
    });
    expect(waiting(play.state)).toEqual([]);
    play.pick('play fetch');
    expect(waiting(play.state)).toEqual([play.find('parry')]);
    play.pick('play clear');
    expect(play.zoneOf('parry')).toBe('discard pile');
    expect(waiting(play.state)).toEqual([]);
  });

  it('waits again when it comes back from play', () => {
    const sentry = card('sentry', { guard: 9 }, fromHand('strike', 'mayAfter', note('seen')));
    const back = card('back', {}, played(recall(query('yours'))));
    const play = new Play([sentry, back], { ring: [['sentry']], hand: [['back']] });
    expect(waiting(play.state)).toEqual([]);
    play.pick('play back');
    expect(waiting(play.state)).toEqual([play.find('sentry')]);
  });
});

describe('a card that has gone from play to a hand', () => {
  it('still answers its own leaving, with what it says for play', () => {
    const phoenix = card(
      'phoenix',
      { guard: 1 },
      on('recall', 'mustAfter', note('gone'), itself),
      fromHand('strike', 'mayAfter', note('never')),
    );
    const bystander = card(
      'bystander',
      { guard: 1 },
      on('recall', 'mustAfter', note('me'), itself),
    );
    const back = card('back', {}, played(choose(query('others'), (one) => recall(one))));
    const play = new Play([phoenix, bystander, back], {
      ring: [[], ['phoenix', 'bystander']],
      hand: [['back']],
    });
    play.pick('play back').pick('choose phoenix');
    expect(play.zoneOf('phoenix')).toBe('hand');
    expect(play.notes).toBe('gone');
    expect(play.zoneOf('bystander')).toBe('ring');
    expect(play.offers).toEqual(YOUR_TURN);
  });
});

describe('what others know of cards that wait in hand', () => {
  const cards = [blow, target, parry, card('plain', {})];
  const layout = {
    ring: [[], ['target']],
    hand: [['blow'], ['parry', 'plain'], ['plain']],
    deck: [[], ['plain', 'parry', 'plain'], ['parry']],
  };

  it('is nothing: they are not among the cards a view says are waiting', () => {
    const play = new Play(cards, layout);
    const parryInHand = play.find('parry');
    expect(waiting(play.game.view(play.state, 1))).toEqual([parryInHand]);
    for (const seat of [0, 2, 3]) {
      expect(waiting(play.game.view(play.state, seat))).toEqual([]);
    }
  });

  it('is guessed anew: a guess lists exactly the hidden cards that would wait', () => {
    const play = new Play(cards, layout);
    const view = play.game.view(play.state, 0);
    const found = new Set<number>();
    for (let guess = 1; guess <= 30; guess++) {
      const state = play.game.resample(view, seeded(guess));
      demandIndices(play.game.definition, state as State);
      expect(play.game.view(state, 0)).toEqual(view);
      found.add(waiting(state).length);
    }
    // Seat 1 holds none, one or two of them, seat 2 none or one.
    expect(found.size).toBeGreaterThan(2);
  });

  it('follows from a question: somebody who is asked must hold one', () => {
    const play = new Play(cards, layout);
    play.pick('play blow');
    expect(play.asked).toBe(1);
    const view = play.game.view(play.state, 0);
    expect(view.prompt).toBeNull();
    for (let guess = 1; guess <= 20; guess++) {
      const state = play.game.resample(view, seeded(guess));
      expect(state.prompt?.seat).toBe(1);
      expect(state.prompt?.options.map(({ verb }) => verb)).toContain('play');
      const held = zoneOf(state, handOf(1)).map((id) => state.cards[id]?.design);
      expect(held).toContain(cards.indexOf(parry));
    }
  });

  it('stays nothing when one was used without being shown', () => {
    const hand = [['blow'], ['parry', 'parry']];
    const play = new Play(cards, { ...layout, hand }, { plain: true });
    play.pick('play blow').pick('play parry');
    expect(play.offers).toEqual(['play parry', 'pass']);
    const used = (seat: number) =>
      play.game
        .view(play.state, seat)
        .stack.flatMap(({ locals }) => (locals as { used?: { card: CardId }[] }).used ?? []);
    expect(used(1).map((use) => use.card)).toEqual([play.find('parry')]);
    // Others know where the card lies that was used, but not which one it is.
    expect(used(0).every((use) => use.card < NONE)).toBe(true);
    const guess = play.game.resample(play.game.view(play.state, 0), seeded(3));
    const [use] = guess.stack.flatMap(
      ({ locals }) => (locals as { used?: { card: CardId }[] }).used ?? [],
    );
    expect(zoneOf(guess, handOf(1))[0]).toBe(use?.card);
  });
});

describe('how an ability is used', () => {
  it('can be up to the game', () => {
    const clock = card('clock', { guard: 9 }, on('bell', 'mustAfter', note('tick')));
    const play = new Play(
      [clock],
      { ring: [['clock']] },
      {
        use(table, index, scope) {
          table.state.vars.notes = 'before';
          useAbility(table, index, scope);
        },
      },
    );
    expect(play.notes).toBe('before, tick');
  });

  it('is by paying its cost and carrying out its effect if the game says nothing', () => {
    const clock = card(
      'clock',
      { guard: 9 },
      { ...on('bell', 'mustAfter', note('tick')), cost: exhaust(THIS) } as ArenaAbility,
      on('cheer', 'mustAfter', fall(THIS)),
    );
    const play = new Play([clock], { ring: [['clock']] }, { plain: true });
    expect(play.notes).toBe('tick');
    expect(play.card('clock').exhausted).toBe(true);
    play.pick('cheer');
    expect(play.zoneOf('clock')).toBe('discard pile');
    expect(play.notes).toBe('tick');
  });
});
