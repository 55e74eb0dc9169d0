import type { Answer, Entry, Reader } from '@grimrule/kernel';
import { cardOf, dice, NONE, randomAnswer, seeded } from '@grimrule/kernel';
import { duel } from '../../src/game.ts';
import type { DuelState } from '../../src/table.ts';
import { duelWords } from '../../src/words/duel-words.ts';

const words = duelWords.en;

/** Somebody who knows everything. */
const reader = (state: DuelState): Reader => ({
  seat: NONE,
  seats: state.seats,
  designOf: (card) => cardOf(state, card).design,
});

/** A whole game of two players who decide by lot: every question, answer and line of the log. */
export function playthrough(seed: string): string {
  const begun = duel.setup(null, seed);
  if ('problems' in begun) throw new Error('Duel cannot be set up');
  const lots = dice(seeded(`${seed}, decisions`));
  const lines = [`Duel, rules ${duel.definition.version}, seed '${seed}'`, '', ...told(begun)];
  let { state } = begun;
  for (let prompt = state.prompt; prompt; prompt = state.prompt) {
    const answer = randomAnswer(prompt, lots);
    lines.push('', ...question(state), `  > ${named(state, answer)}`);
    const answered = duel.answer(state, prompt.seat, answer);
    if ('refusal' in answered) throw new Error(`refused: ${answered.refusal.reason.say}`);
    state = answered.state;
    lines.push(...told(answered));
  }
  const { points, marker } = state.vars;
  lines.push('', `Decisions: ${state.decisions}. Turns: ${state.turns}.`);
  lines.push(`Victory points: ${points}. Artefact marker: ${marker}.`);
  return `${lines.join('\n')}\n`;
}

function question(state: DuelState): readonly string[] {
  const { prompt } = state;
  if (!prompt) return [];
  const { seat, ask, rule, options, least, most } = prompt;
  const count = least === most ? `${least}` : `${least} to ${most}`;
  return [
    `${state.decisions + 1}. ${words.seat(seat)}: ${words.line(ask, reader(state))}`,
    `  [${rule}, pick ${count}] ${named(state, options)}`,
  ];
}

function named(state: DuelState, options: Answer): string {
  const names = options.map((option) => words.option(option, reader(state)));
  return names.length > 0 ? names.join(' | ') : '(nothing)';
}

function told({ state, log }: { state: DuelState; log: readonly Entry[] }): readonly string[] {
  return log.map(
    (entry) => `    ${words.entry(entry, reader(state))} [${entry.rule}: ${entry.step}]`,
  );
}
