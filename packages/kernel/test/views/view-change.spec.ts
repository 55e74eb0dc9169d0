import { describe, expect, it } from 'vitest';
import type { State, View } from '../../src/index.ts';
import { changeBetween, changed } from '../../src/index.ts';
import { Play } from '../arena-game/playing.ts';
import { card, draw, fromHand, note, played } from '../arena-game/vocabulary.ts';

const chant = card('chant', {}, played(note('chant')));
const book = card('book', {}, played(draw(1)));
const pupil = card('pupil', { guard: 3 });
const cards = [chant, book, pupil];

const begun = () =>
  new Play(cards, { hand: [['chant', 'book'], [], []], deck: [['pupil', 'pupil'], [], []] });

describe('a view that is made from an earlier one', () => {
  it('takes over what has not changed, and differs in nothing from one that is made alone', () => {
    for (const seat of [0, 1, 2, 3]) {
      const play = begun();
      const { game } = play;
      let earlier = { state: play.state, view: game.view(play.state, seat) };
      for (const name of ['play chant', 'play book', 'end', 'end']) {
        const { state } = play.pick(name);
        const view = game.view(state, seat, earlier);
        expect(view).toEqual(game.view(state, seat));
        expect(view.lists).toBe(earlier.view.lists);
        state.zones.forEach((zone, index) => {
          const isOld = zone === earlier.state.zones[index];
          const isQuiet = zone.every((id) => state.cards[id] === earlier.state.cards[id]);
          if (isOld && isQuiet) expect(view.zones[index]).toBe(earlier.view.zones[index]);
        });
        earlier = { state, view };
      }
    }
  });

  it('takes over who waits for what unless the seat gets to know a card', () => {
    const play = begun();
    const { game } = play;
    const { state: before } = play;
    const view = game.view(before, 1);
    const { state: after } = play.pick('end');
    const next = game.view(after, 1, { state: before, view });
    after.listening.forEach((list, index) => {
      if (list === before.listening[index]) {
        expect(next.listening[index]).toBe(view.listening[index]);
      }
    });
  });
});

describe('a view that is made from an earlier one, when', () => {
  const thief = card('thief', {}, fromHand('strike', 'mayAfter', note('seen')));
  const play = new Play([thief, pupil], { hand: [['thief'], [], []], ring: [['pupil'], [], []] });
  const { game, state: before } = play;
  const [hidden, open] = [play.find('thief'), play.find('pupil')];

  it.each<[string, number, Partial<State['cards'][number]>]>([
    ['a card that waits in a hand is shown', hidden, { seen: 7 }],
    ['a card that everybody saw is not known any more', open, { seen: 1 }],
    ['a card has become another', open, { front: 0, design: 0 }],
    ['a card has another owner', open, { owner: 2 }],
    ['a card got tokens', open, { tokens: { harm: 1 } }],
    ['a card lies under one that nobody else knows', open, { host: hidden }],
  ])('%s, differs in nothing from one that is made alone', (_, id, change) => {
    const cards = before.cards.map((each, index) => (index === id ? { ...each, ...change } : each));
    const after = { ...before, cards };
    for (const seat of [0, 1, 2, 3]) {
      const earlier = { state: before, view: game.view(before, seat) };
      expect(game.view(after, seat, earlier)).toEqual(game.view(after, seat));
      const back = { state: after, view: game.view(after, seat) };
      expect(game.view(before, seat, back)).toEqual(game.view(before, seat));
    }
  });
});

describe('the change between two views', () => {
  const frame = (procedure: string, step = 0) => ({ procedure, step, locals: {} });
  const withStack = (view: View, ...stack: View['stack']) => ({ ...view, stack });
  const play = begun();
  const view = play.game.view(play.state, 0) as View;

  it('tells only the frames that come upon those that stay', () => {
    const before = withStack(view, frame('round'), frame('turn'), frame('use', 1));
    const after = withStack(view, frame('round'), frame('turn'), frame('use', 2), frame('draw'));
    const change = changeBetween(before, after);
    expect(change.stack).toEqual({ keep: 2, frames: [frame('use', 2), frame('draw')] });
    expect(change.rest).toEqual({});
    expect(changed(before, change)).toEqual(after);
  });

  it('tells that frames have gone, and nothing about a stack that stays', () => {
    const before = withStack(view, frame('round'), frame('turn'));
    const after = withStack(view, frame('round'));
    expect(changeBetween(before, after).stack).toEqual({ keep: 1, frames: [] });
    expect(changed(before, changeBetween(before, after))).toEqual(after);
    expect(changeBetween(before, withStack(view, frame('round'), frame('turn')))).toEqual({
      cards: [],
      zones: [],
      rest: {},
    });
    expect(changed(before, changeBetween(before, before))).toEqual(before);
  });
});
