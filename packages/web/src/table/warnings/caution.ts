import type { Answer, Game, Prompt, State, Warning } from '@grimrule/kernel';
import { sameOption } from '@grimrule/kernel';
import { create } from 'zustand';
import { useSettings } from '../../settings/settings.ts';

interface Caution {
  /** The question, the answer that waits for a second click, and what speaks against it. */
  readonly of: Prompt | null;
  readonly answer: Answer;
  readonly warnings: readonly Warning[];
}

const NOTHING: Caution = { of: null, answer: [], warnings: [] };

export const useCaution = create<Caution>(() => NOTHING);

export const dropCaution = (): void => useCaution.setState(NOTHING);

const isSame = (one: Answer, other: Answer) =>
  one.length === other.length &&
  one.every((option) => other.some((each) => sameOption(option, each)));

/** Whether an answer waits: the first time something speaks against it, a warning is shown instead. */
export function holdsBack(game: Game, state: State, prompt: Prompt, answer: Answer): boolean {
  const before = useCaution.getState();
  dropCaution();
  if (!useSettings.getState().warns) return false;
  if (before.of === prompt && isSame(before.answer, answer)) return false;
  const warnings = game.warnings(state, answer);
  if (warnings.length === 0) return false;
  useCaution.setState({ of: prompt, answer, warnings });
  return true;
}
