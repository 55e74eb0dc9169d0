import type { Answer, Entry, Game, Json, Seed, State } from '@grimrule/kernel';
import { cardOf, NONE } from '@grimrule/kernel';
import type { Reader, Words } from '../words.ts';

interface How<V> {
  readonly words: Words;
  readonly options: Json;
  readonly seed: Seed;
  /** The answer to the open question. */
  answer(state: State<V>): Answer;
}

interface Played<V> {
  /** Every question, answer and line of the log. */
  readonly lines: readonly string[];
  readonly answers: readonly Answer[];
  readonly state: State<V>;
}

/** Plays a whole game and tells it to a reader who knows everything. */
export function playthrough<V>(game: Game<V>, { words, options, seed, answer }: How<V>): Played<V> {
  const begun = game.setup(options, seed);
  if ('problems' in begun) throw new Error(`${game.name} cannot be set up like this`);
  const lines = [...told(words, begun.state, begun.log)];
  const answers: Answer[] = [];
  let { state } = begun;
  for (let { prompt } = state; prompt; prompt = state.prompt) {
    const picked = answer(state);
    lines.push('', ...question(words, state), `  > chosen: ${named(words, state, picked)}`);
    const answered = game.answer(state, prompt.seat, picked);
    if ('refusal' in answered) throw new Error(`refused: ${answered.refusal.reason.say}`);
    state = answered.state;
    answers.push(answered.answer);
    lines.push(...told(words, state, answered.log));
  }
  return { lines, answers, state };
}

/** A reader who knows everything. */
const reader = (state: State): Reader => ({
  seat: NONE,
  seats: state.seats,
  designOf: (card) => cardOf(state, card).design,
});

function question(words: Words, state: State): readonly string[] {
  const { prompt } = state;
  if (!prompt) return [];
  const { seat, ask, rule, options, least, most } = prompt;
  const count = least === most ? `${least}` : `${least} to ${most}`;
  return [
    `${state.decisions + 1}. ${words.seat(seat)}: ${words.line(ask, reader(state))}`,
    `  [${rule}, pick ${count}] ${named(words, state, options)}`,
  ];
}

function named(words: Words, state: State, options: Answer): string {
  const names = options.map((option) => words.option(option, reader(state), state.prompt?.ask));
  return names.length > 0 ? names.join(' | ') : '(nothing)';
}

function told(words: Words, state: State, log: readonly Entry[]): readonly string[] {
  return log.map(
    (entry) => `    ${words.entry(entry, reader(state))} [${entry.rule}: ${entry.step}]`,
  );
}
