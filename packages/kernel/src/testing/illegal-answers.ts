import type { Dice } from '../chance/random.ts';
import { proposalFor, randomAnswer } from '../prompts/answers.ts';
import type { Option } from '../prompts/option.ts';
import { sameOption } from '../prompts/option.ts';
import type { Answer, Prompt } from '../prompts/prompt.ts';
import type { Seat } from '../state/ids.ts';
import { demand, shown } from './demand.ts';
import type { Check, Position } from './position.ts';
import { untouched } from './position.ts';

/** Values that answer no question. */
const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  Number.NaN,
  '',
  'pass',
  '[]',
  {},
  { length: 0 },
  { verb: 'pass' },
  [null],
  [undefined],
  [0],
  ['pass'],
  [[]],
  [{}],
  [{ verb: null }],
  [{ verb: 'no such verb' }],
  [{ verb: { verb: { verb: ['pass'] } }, card: [[[0]]] }],
  [[[[[[[[{ verb: 'pass' }]]]]]]]],
  new Array(3),
];

/** The option with one of its fields wrong. */
function distorted(option: Option): readonly unknown[] {
  return [
    { ...option, verb: `${option.verb}!` },
    { ...option, verb: undefined },
    { ...option, card: 1e9 },
    { ...option, card: -1 },
    { ...option, card: String(option.card) },
    { ...option, ability: 99 },
    { ...option, value: (option.value ?? 0) + 0.5 },
    { ...option, value: null },
    { ...option, event: 99 },
    [option],
    JSON.stringify(option),
  ];
}

function isListed(prompt: Prompt, pick: unknown): boolean {
  if (typeof pick !== 'object' || pick === null) return false;
  return prompt.options.some((option) => sameOption(option, pick as Option));
}

/** Answers that look almost right. */
function* nearMisses(prompt: Prompt, dice: Dice): Generator<unknown> {
  const { options, least, most, cost } = prompt;
  const option = options[dice.roll(Math.max(1, options.length))];
  const legal = randomAnswer(prompt, dice);
  if (option) {
    for (const pick of distorted(option)) {
      if (!isListed(prompt, pick)) yield [pick, ...legal.slice(1)];
    }
    yield [option, option];
    yield [...legal, { verb: 'no such verb' }];
    yield { 0: option, length: 1 };
  }
  if (legal.length > 0) yield [...legal, ...legal];
  if (cost) {
    const unspent = options.filter((each) => !legal.includes(each) && !isIn(legal, each));
    const more = unspent[dice.roll(Math.max(1, unspent.length))];
    if (more && !cost.overpay) yield [...legal, more];
    if (legal.length > 0) yield legal.slice(1);
    return;
  }
  if (least > 0) yield options.slice(0, least - 1);
  if (options.length > most) yield options.slice(0, most + 1);
}

function isIn(answer: Answer, option: Option): boolean {
  return answer.some((each) => sameOption(each, option));
}

function refused<V>({ game, state }: Position<V>, seat: Seat, answer: unknown): void {
  const answered = game.answer(state, seat, answer);
  demand(
    'refusal' in answered,
    () => `${shown(answer)} of seat ${seat} is accepted at ${shown(state.prompt)}`,
  );
  const { reason, rule } = answered.refusal;
  demand(reason.say !== '', () => `${shown(answer)} is refused without a reason`);
  demand(rule !== '', () => `${shown(answer)} is refused without a rule: ${shown(reason)}`);
}

export const otherAnswersAreRefused: Check = {
  name: 'other answers are refused',
  at: (position) => untouched(position.state, 'refusing an answer', () => refuseAll(position)),
};

function refuseAll<V>(position: Position<V>): void {
  const { prompt, dice, state } = position;
  for (const answer of GARBAGE) {
    const pick: unknown = Array.isArray(answer) ? answer[0] : undefined;
    if (!isListed(prompt, pick)) refused(position, prompt.seat, answer);
  }
  for (const answer of nearMisses(prompt, dice)) refused(position, prompt.seat, answer);
  const legal = proposalFor(prompt);
  for (const seat of [-1, state.seats, prompt.seat + 0.5, Number.NaN]) {
    refused(position, seat, legal);
  }
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== prompt.seat) refused(position, seat, legal);
  }
}

/** Every refused action is really impossible, and is not offered. */
export const refusalsAreTrue: Check = {
  name: 'refusals are true',
  at(position) {
    const { game, state, prompt } = position;
    for (const { option, reason, rule } of untouched(state, 'asking for refusals', () =>
      game.refusals(state),
    )) {
      demand(reason.say !== '' && rule !== '', () => 'a refusal needs a reason and a rule');
      if (!option) continue;
      demand(!isListed(prompt, option), () => `${shown(option)} is both offered and refused`);
      refused(position, prompt.seat, [option]);
      const answered = game.answer(state, prompt.seat, [option]);
      demand(
        'refusal' in answered && answered.refusal.reason.say === reason.say,
        () => `${shown(option)} is refused for another reason than the game gives beforehand`,
      );
    }
  },
};
