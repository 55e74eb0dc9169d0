import type { Prompt } from '@grimrule/kernel';
import { create } from 'zustand';

interface HintState {
  /** The question that a hint is shown for. */
  readonly of: Prompt | null;
}

export const useHint = create<HintState>(() => ({ of: null }));

/** Opens or closes the hint for a question. */
export function toggleHint(prompt: Prompt | null): void {
  useHint.setState(({ of }) => ({ of: of === prompt ? null : prompt }));
}
