import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game, Json, State, View } from '@grimrule/kernel';
import { changeBetween, changed, dice, proposalFor, randomAnswer, seeded } from '@grimrule/kernel';
import { describe, expect, it } from 'vitest';

/** Positions of a random game. */
function positionsOf(game: Game, options: Json, seed: string): readonly State[] {
  const begun = game.setup(options, seed);
  if ('problems' in begun) throw new Error('it cannot be set up');
  const rolls = dice(seeded(seed));
  const found: State[] = [begun.state];
  for (let { state } = begun; state.prompt; ) {
    const answered = game.answer(state, state.prompt.seat, randomAnswer(state.prompt, rolls));
    if ('refusal' in answered) throw new Error('a listed answer is refused');
    state = answered.state;
    found.push(state);
  }
  return found;
}

function positions(seed: string): readonly State[] {
  return positionsOf(duel as unknown as Game, null, seed);
}

function championsPositions(seed: string): readonly State[] {
  const options = { scenario: 'rhino', heroes: ['spider-man', 'iron-man'] };
  return positionsOf(champions as unknown as Game, options, seed);
}

describe('a preview', () => {
  const played = ['one', 'two'].flatMap(positions);
  const asked = played.filter(({ prompt }) => prompt !== null);

  it('tells the beginning of what happens, and changes nothing', () => {
    for (const state of asked) {
      if (!state.prompt) continue;
      const before = JSON.stringify(state);
      const answer = proposalFor(state.prompt);
      const { log, ends } = duel.preview(state as never, answer);
      const answered = duel.answer(state as never, state.prompt.seat, answer);
      if ('refusal' in answered) throw new Error('the proposal is refused');
      expect(answered.log.slice(0, log.length)).toEqual(log);
      if (ends !== 'hidden') expect(log).toEqual(answered.log);
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  it('says the same on every guess at the hidden cards', () => {
    const endings = new Set<string>();
    for (const state of asked) {
      if (!state.prompt) continue;
      const answer = proposalFor(state.prompt);
      const told = duel.preview(state as never, answer);
      endings.add(told.ends);
      const seen = duel.view(state as never, state.prompt.seat);
      const guess = duel.resample(seen, seeded('guess'));
      expect(duel.preview(guess, answer).ends).toBe(told.ends);
      expect(duel.preview(guess, answer).log.map(({ line }) => line.say)).toEqual(
        told.log.map(({ line }) => line.say),
      );
    }
    expect(endings.has('hidden')).toBe(true);
    expect(endings.has('question')).toBe(true);
  });
});

describe('moments', () => {
  it('are copies of the state before each line of the log', () => {
    const [state] = positions('moments');
    if (!state?.prompt) throw new Error('nobody is asked');
    const moments: State[] = [];
    const { seat } = state.prompt;
    const answered = duel.answer(state as never, seat, proposalFor(state.prompt), (now) =>
      moments.push(now as State),
    );
    if ('refusal' in answered) throw new Error('the proposal is refused');
    expect(moments).toHaveLength(answered.log.length);
    expect(new Set(moments).size).toBe(moments.length);
    expect(moments.every((moment) => moment !== answered.state)).toBe(true);
  });
});

describe('a change of a view', () => {
  it('leads from one view to the next, also through text', () => {
    const states = positions('changes');
    for (const seat of [0, 1, 2]) {
      let view = duel.view(states[0] as never, seat);
      for (const state of states.slice(1)) {
        const next = duel.view(state as never, seat);
        const change = JSON.parse(JSON.stringify(changeBetween(view, next))) as never;
        expect(changed(JSON.parse(JSON.stringify(view)) as never, change)).toEqual(
          JSON.parse(JSON.stringify(next)),
        );
        view = next;
      }
    }
  });

  it('starts from a view that shares what has not changed, and is as good as a new one', () => {
    const states = [...positions('shared'), ...championsPositions('shared')];
    for (const seat of [0, 1, 2]) {
      let earlier: { readonly state: State; readonly view: View } | undefined;
      for (const state of states) {
        const game = (state.game === 'duel' ? duel : champions) as unknown as Game;
        const view = game.view(state, seat, earlier);
        expect(view).toEqual(game.view(state, seat));
        earlier = { state, view };
      }
    }
  });

  it('is empty between equal views', () => {
    const [state] = positions('equal');
    const view = duel.view(state as never, 0);
    const again = duel.view(state as never, 0);
    expect(changeBetween(view, again)).toEqual({ cards: [], zones: [], rest: {} });
  });
});
