import { dice, randomAnswer, seeded } from '@grimrule/kernel';
import { playthrough as play } from '@grimrule/words/testing';
import { duel } from '../../src/game.ts';
import { duelWords } from '../../src/words/duel-words.ts';

/** A whole game of two random players: every question, answer and line of the log. */
export function playthrough(seed: string): string {
  const lots = dice(seeded(`${seed}, decisions`));
  const { lines, state } = play(duel, {
    words: duelWords.en,
    options: null,
    seed,
    answer: ({ prompt }) => (prompt ? randomAnswer(prompt, lots) : []),
  });
  const { points, marker } = state.vars;
  return [
    `Duel, rules ${duel.definition.version}, seed '${seed}'`,
    '',
    ...lines,
    '',
    `Decisions: ${state.decisions}. Turns: ${state.turns}.`,
    `Victory points: ${points}. Artefact marker: ${marker}.`,
    '',
  ].join('\n');
}
