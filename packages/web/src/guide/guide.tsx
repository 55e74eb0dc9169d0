import { lazy, Suspense, useEffect, useState } from 'react';
import { useTable, useTableState } from '../table/table-context.tsx';
import { openGuide, useGuide } from './guide-state.ts';
import type { GuideStep } from './guide-step.ts';

// Lazy-loaded where a table is guided.
const Guiding = lazy(async () => ({ default: (await import('./guiding.tsx')).Guiding }));

/** Points at one thing after another, as their moments come, until one leaves the guide. */
export function Guide() {
  const { page, isPast } = useTable();
  const table = useTableState((state) => state.info?.table);
  const isOn = useGuide((state) => state.isOn && state.table === table);
  const steps = useSteps(page.guide, isOn);
  useEffect(() => {
    if (table !== undefined) openGuide(page.name, table);
  }, [page.name, table]);
  if (!isOn || isPast || steps.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Guiding steps={steps} />
    </Suspense>
  );
}

const NONE: readonly GuideStep[] = [];

function useSteps(
  load: (() => Promise<readonly GuideStep[]>) | undefined,
  isOn: boolean,
): readonly GuideStep[] {
  const [steps, setSteps] = useState(NONE);
  useEffect(() => {
    if (isOn) void load?.().then(setSteps);
  }, [load, isOn]);
  return steps;
}
