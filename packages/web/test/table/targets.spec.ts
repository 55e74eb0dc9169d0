import { champions } from '@grimrule/champions';
import type { Game, Option, State } from '@grimrule/kernel';
import { expect, test } from 'vitest';
import { targetsOf } from '../../src/table/question/targets.ts';

const game = champions as Game;

/** Plays on with what is proposed until this question is asked, in hero form if possible. */
function playedTo(say: string, picks: (options: readonly Option[]) => Option | undefined): State {
  const begun = game.setup({ scenario: 'rhino', heroes: ['spider-man'] }, 'targets');
  if ('problems' in begun) throw new Error('no game');
  let { state } = begun;
  for (let decisions = 0; decisions < 40; decisions++) {
    const { prompt } = state;
    if (!prompt) break;
    const wanted = prompt.ask.say === say ? picks(prompt.options) : undefined;
    if (wanted) return state;
    const turn = prompt.options.find(({ verb }) => verb === 'changeForm');
    const next = game.answer(state, prompt.seat, turn ? [turn] : game.proposal(state));
    if ('refusal' in next) throw new Error('refused');
    state = next.state;
  }
  throw new Error('it never came to that');
}

test('a basic attack can be dropped on every enemy that it may be made against', () => {
  const attack = (options: readonly Option[]) => options.find(({ verb }) => verb === 'attack');
  const state = playedTo('playerTurn', attack);
  const option = attack(state.prompt?.options ?? []);
  if (!option) throw new Error('no attack');
  const codes = [...targetsOf(game, state, option)].map(
    (card) => game.definition.zoneInfo(state.cards[card]?.zone ?? -1).name,
  );
  expect(codes).toContain('villain');
  expect(codes).not.toContain('hand');
});

test('a card is no target of itself, and asking changes nothing', () => {
  const any = (options: readonly Option[]) => options.find(({ card }) => card !== undefined);
  const state = playedTo('playerTurn', any);
  const option = any(state.prompt?.options ?? []);
  if (option?.card === undefined) throw new Error('no card');
  const before = JSON.stringify(state);
  expect(targetsOf(game, state, option).has(option.card)).toBe(false);
  expect(JSON.stringify(state)).toBe(before);
});

test('a question of another player, or about another card, has no targets', () => {
  const about = (seat: number, card: number) => {
    const prompt = { seat, ask: { say: 'choose', card }, options: [{ verb: 'choose', card: 9 }] };
    const answer = () => ({ state: { prompt }, log: [] });
    const state = { prompt: { ...prompt, seat: 0 } } as unknown as State;
    return targetsOf({ answer } as unknown as Game, state, { verb: 'play', card: 5 });
  };
  expect([...about(0, 5)]).toEqual([9]);
  expect([...about(1, 5)]).toEqual([]);
  expect([...about(0, 6)]).toEqual([]);
});
