import { useCallback, useEffect, useRef } from 'react';
import { usePlayback } from '../table/playback/playback.tsx';
import { useTable } from '../table/table-context.tsx';
import { Bubble } from './bubble.tsx';
import { currentStep, latest, stepsDoneBy } from './current-step.ts';
import { markDone, useGuide } from './guide-state.ts';
import type { GuideStep } from './guide-step.ts';
import { holdsPlayback } from './guide-step.ts';

/** The step whose moment it is, until its deed is done. */
export function Guiding({ steps }: { readonly steps: readonly GuideStep[] }) {
  const { page, prompt, log, view } = useTable();
  const { hold, left } = usePlayback();
  const done = useGuide((state) => state.done);
  const told = latest(log);
  const step = view.outcome === null ? currentStep(steps, done, { prompt, told }) : null;
  const isHolding = step !== null && holdsPlayback(step) && left > 0;

  // Deeds that the position itself shows.
  useEffect(() => {
    const ids = stepsDoneBy(steps, { prompt, told: latest(log) }).map(({ id }) => id);
    markDone(page.name, ids, steps);
  }, [steps, prompt, log, page.name]);

  useAnswered(step, view.decisions, (id) => markDone(page.name, [id], steps));

  useEffect(() => {
    hold(isHolding);
    return () => hold(false);
  }, [hold, isHolding]);

  const id = step?.id;
  const finish = useCallback(() => {
    if (id !== undefined) markDone(page.name, [id], steps);
  }, [id, page.name, steps]);
  if (!step) return null;
  return (
    <Bubble
      key={step.id}
      step={step}
      number={steps.indexOf(step) + 1}
      of={steps.length}
      isHolding={isHolding}
      onDone={finish}
    />
  );
}

/** A step that waits for any answer is done when its question has been answered. */
function useAnswered(
  step: GuideStep | null,
  decisions: number,
  onAnswered: (id: string) => void,
): void {
  const asked = useRef<{ readonly id: string; readonly decisions: number } | null>(null);
  const tell = useRef(onAnswered);
  useEffect(() => {
    tell.current = onAnswered;
  });
  const id = step?.until === 'answer' ? step.id : null;
  useEffect(() => {
    const before = asked.current;
    if (before !== null && before.decisions < decisions) tell.current(before.id);
    asked.current = id === null ? null : { id, decisions };
  }, [id, decisions]);
}
