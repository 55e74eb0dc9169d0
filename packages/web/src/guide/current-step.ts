import type { Prompt } from '@grimrule/kernel';
import type { Told } from '@grimrule/room';
import type { GuideStep } from './guide-step.ts';

/** A moment of a game, as far as the guide is concerned. */
export interface Moment {
  readonly prompt: Prompt | null;
  /** The log since the last decision. */
  readonly told: readonly Told[];
}

/** The first step not yet done whose moment this is. */
export function currentStep(
  steps: readonly GuideStep[],
  done: readonly string[],
  moment: Moment,
): GuideStep | null {
  const isNow = ({ id, on }: GuideStep) => !done.includes(id) && comes(on, moment);
  return steps.find(isNow) ?? null;
}

/** The steps whose deed has led to this moment. */
export function stepsDoneBy(steps: readonly GuideStep[], moment: Moment): readonly GuideStep[] {
  return steps.filter(({ until }) => {
    if (typeof until === 'string') return false;
    return 'asks' in until ? moment.prompt?.ask.say === until.asks : tells(moment, until.tells);
  });
}

function comes(on: GuideStep['on'], moment: Moment): boolean {
  if ('step' in on) return tells(moment, on.step);
  const { prompt } = moment;
  if (prompt?.ask.say !== on.ask) return false;
  return on.offers === undefined || prompt.options.some(({ verb }) => verb === on.offers);
}

function tells({ told }: Moment, step: string): boolean {
  return told.some((line) => 'entry' in line && line.entry.step === step);
}

/** The lines that the last decision led to. */
export function latest(log: readonly Told[]): readonly Told[] {
  const at = log.at(-1)?.at;
  const first = log.findLastIndex((line) => line.at !== at) + 1;
  return log.slice(first);
}
