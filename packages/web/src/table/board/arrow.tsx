import { NONE } from '@grimrule/kernel';
import { useLayoutEffect, useState } from 'react';
import { useTable } from '../table-context.tsx';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** An arrow from the card that acts to those it acts on, while that is being shown. */
export function Arrow() {
  const { spotlight } = useTable();
  const [lines, setLines] = useState<readonly (readonly [Point, Point])[]>([]);
  useLayoutEffect(() => {
    const from = middleOf(spotlight.by);
    const ends = spotlight.on.flatMap((card) => middleOf(card) ?? []);
    setLines(from ? ends.map((end) => [from, end] as const) : []);
  }, [spotlight]);
  if (lines.length === 0) return null;
  return (
    <svg className="arrows" aria-hidden="true">
      <defs>
        <marker id="arrow-head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="5" orient="auto">
          <path d="M0 0L8 4L0 8z" />
        </marker>
      </defs>
      {lines.map(([from, to]) => (
        <path
          key={`${from.x} ${from.y} ${to.x} ${to.y}`}
          d={bow(from, to)}
          markerEnd="url(#arrow-head)"
        />
      ))}
    </svg>
  );
}

function middleOf(card: number): Point | null {
  if (card === NONE) return null;
  const drawn = document.querySelector(`.table-main [data-card="${card}"]`);
  if (!drawn) return null;
  const { left, top, width, height } = drawn.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

/** A slight bow, so that it is not mistaken for the edge of something. */
function bow(from: Point, to: Point): string {
  const x = (from.x + to.x) / 2 + (to.y - from.y) * 0.15;
  const y = (from.y + to.y) / 2 - (to.x - from.x) * 0.15;
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}
