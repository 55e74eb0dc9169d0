import { NONE } from '@grimrule/kernel';
import { useLayoutEffect, useState } from 'react';
import { useTable } from '../table-context.tsx';
import type { Box } from './arrow-path.ts';
import { arrowPath } from './arrow-path.ts';

/** An arrow from the card that acts to those it acts on, while that is being shown. */
export function Arrow() {
  const { spotlight } = useTable();
  const [paths, setPaths] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const from = boxOf(spotlight.by);
    const ends = spotlight.on.flatMap((card) => boxOf(card) ?? []);
    setPaths(from ? ends.map((end) => arrowPath(from, end)) : []);
  }, [spotlight]);
  if (paths.length === 0) return null;
  return (
    <svg className="arrows" aria-hidden="true">
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

function boxOf(card: number): Box | null {
  if (card === NONE) return null;
  const drawn = document.querySelector(`.table-main [data-card="${card}"]`);
  return drawn?.getBoundingClientRect() ?? null;
}
