import { describe, expect, it } from 'vitest';
import { THIS } from '../../src/index.ts';
import { Play, YOUR_TURN } from '../arena-game/playing.ts';
import type { ArenaAbility, ArenaEffect } from '../arena-game/vocabulary.ts';
import { card, exhaust, fall, note, on, played, words } from '../arena-game/vocabulary.ts';

const { choose, query } = words;

function spell(effect: ArenaEffect) {
  return card('spell', {}, played(effect));
}

function action(effect: ArenaEffect, rest: Partial<ArenaAbility> = {}): ArenaAbility {
  return { kind: 'action', during: 'turn', effect, ...rest } as ArenaAbility;
}

describe('limits', () => {
  const busy = (per: string, times = 1) =>
    card('busy', { guard: 9 }, action(note('used'), { limit: { times, per } }));

  it('allow an ability so many times in a period, and again in the next', () => {
    const play = new Play([busy('turn', 2)], { ring: [['busy']] });
    play.pick('use busy').pick('use busy');
    expect(play.offers).toEqual(YOUR_TURN);
    play.pick('end').pick('end').pick('end');
    expect(play.offers).toContain('use busy');
  });

  it('of a longer period outlast the shorter one', () => {
    const cards = [card('busy', { guard: 9 }, on('bell', 'mayAfter', note('used'), undefined))];
    const limited = [
      {
        ...busy('round'),
        abilities: cards.flatMap(({ abilities }) =>
          abilities.map((ability) => ({ ...ability, limit: { times: 1, per: 'round' } })),
        ),
      },
    ];
    const play = new Play(limited, { ring: [['busy']] });
    play.pick('use busy').pick('end');
    // The next two turns belong to the same round.
    expect(play.asked).toBe(1);
    play.pick('end').pick('end');
    expect(play.offers).toEqual(['use busy', 'pass']);
  });

  it('count for each copy of a card by itself', () => {
    const play = new Play([busy('turn')], { ring: [['busy', 'busy']] });
    expect(play.offers).toEqual(['use busy', 'use busy', ...YOUR_TURN]);
    play.pick('use busy');
    expect(play.offers).toEqual(['use busy', ...YOUR_TURN]);
  });

  it('are forgotten when the card leaves play', () => {
    const cards = [busy('round'), spell(choose(query('yours'), (one) => fall(one)))];
    const play = new Play(cards, { ring: [['busy']], hand: [['spell']] });
    play.pick('use busy').pick('play spell');
    expect(play.state.uses).toEqual([]);
  });
});

describe('costs of an action', () => {
  it('are paid first, and what cannot be paid cannot be used', () => {
    const tired = card('tired', { guard: 9 }, action(note('done'), { cost: exhaust(THIS) }));
    const play = new Play([tired], { ring: [['tired']] });
    play.pick('use tired');
    expect(play.card('tired').exhausted).toBe(true);
    expect(play.offers).toEqual(YOUR_TURN);
  });
});
