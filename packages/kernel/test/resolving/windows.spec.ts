import { describe, expect, it } from 'vitest';
import { SUBJECT, THIS } from '../../src/index.ts';
import { Play, YOUR_TURN } from '../arena-game/playing.ts';
import type { ArenaAbility } from '../arena-game/vocabulary.ts';
import { card, note, on, played, strike, words } from '../arena-game/vocabulary.ts';

const { cardIs, choose, instead, query, same } = words;

const anyOther = query('others');
const blow = card('blow', {}, played(choose(anyOther, (foe) => strike(foe, 2))));
const target = card('target', { guard: 9 });
const itself = cardIs(SUBJECT, same(THIS));

function witness(code: string, ...abilities: readonly ArenaAbility[]) {
  return card(code, { guard: 9 }, ...abilities);
}

describe('an optional window', () => {
  const cards = [
    blow,
    target,
    ...['a', 'b', 'c'].map((name) =>
      card(name, { guard: 9 }, on('strike', 'mayAfter', note(name))),
    ),
  ];
  const layout = { ring: [['a'], ['b', 'target'], ['c']], hand: [['blow']] };
  const opened = () => new Play(cards, layout).pick('play blow').pick('choose target');

  it('goes round in player order until all have passed in a row', () => {
    const play = opened();
    const order: (number | null)[] = [];
    for (const step of ['pass', 'pass', 'use c', 'pass', 'use b', 'pass']) {
      order.push(play.asked);
      play.pick(step);
    }
    // After c nobody asks c's seat again: it has nothing left to use.
    expect(order).toEqual([0, 1, 2, 0, 1, 0]);
    expect(play.notes).toBe('c, b');
    expect(play.offers).toEqual(YOUR_TURN);
  });

  it('closes when everybody passes', () => {
    const play = opened();
    play.pick('pass').pick('pass').pick('pass');
    expect(play.notes).toBe('');
    expect(play.offers).toEqual(YOUR_TURN);
  });

  it('lets each ability answer an event once', () => {
    const play = opened();
    play.pick('use a').pick('use b').pick('use c');
    expect(play.notes).toBe('a, b, c');
    expect(play.offers).toEqual(YOUR_TURN);
  });

  it('starts with the player whose turn it is', () => {
    const later = new Play(cards, { ...layout, hand: [[], ['blow']] });
    later.pick('end').pick('play blow').pick('choose a');
    expect(later.asked).toBe(1);
    later.pick('pass');
    expect(later.asked).toBe(2);
    later.pick('pass');
    expect(later.asked).toBe(0);
  });

  it('offers only abilities of the seat that is asked', () => {
    const play = opened();
    expect(play.offers).toEqual(['use a', 'pass']);
    play.pick('pass');
    expect(play.offers).toEqual(['use b', 'pass']);
  });
});

describe('events that happen together', () => {
  const sweep = card('sweep', {}, played(strike(anyOther, 1)));

  it('share one window, in which an ability answers each of them', () => {
    const clerk = witness('clerk', on('strike', 'mayAfter', note('seen')));
    const layout = { ring: [['clerk'], ['target', 'weak'], ['weak']], hand: [['sweep']] };
    const play = new Play([sweep, clerk, target, card('weak', { guard: 2 })], layout);
    play.pick('play sweep');
    expect(play.offers).toEqual(['use clerk', 'use clerk', 'use clerk', 'pass']);
    play.pick('use clerk').pick('use clerk').pick('pass');
    expect(play.notes).toBe('seen, seen');
    expect(play.offers).toEqual(YOUR_TURN);
  });

  it('have all happened before anybody responds to one of them', () => {
    const total = { amount: 'count', of: query('ring', words.hasTokens('harm')) } as const;
    const clerk = witness('clerk', on('strike', 'mustAfter', note('harmed', total)));
    const layout = { ring: [['clerk'], ['target'], ['weak']], hand: [['sweep']] };
    const play = new Play([sweep, clerk, target, card('weak', { guard: 2 })], layout);
    play.pick('play sweep');
    expect(play.notes).toBe('harmed 2, harmed 2');
  });

  it('can be replaced one by one', () => {
    const guard = witness('guard', on('strike', 'mustBefore', instead(note('parried')), itself));
    const layout = { ring: [[], ['target', 'guard']], hand: [['sweep']] };
    const play = new Play([sweep, guard, target], layout);
    play.pick('play sweep');
    expect(play.harmOn('target')).toBe(1);
    expect(play.harmOn('guard')).toBe(0);
    expect(play.notes).toBe('parried');
  });
});
