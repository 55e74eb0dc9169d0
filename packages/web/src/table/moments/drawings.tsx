import type { CSSProperties } from 'react';

/** A star with jagged points, around the middle of a box of 200. */
function star(points: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    // Every third point is longer, so that it looks like a blow and not like a badge.
    const long = index % 6 === 0 ? 1.22 : 1;
    const radius = index % 2 === 0 ? outer * long : inner;
    const angle = (index / (points * 2)) * Math.PI * 2 + turn;
    return `${(100 + radius * Math.cos(angle)).toFixed(1)} ${(100 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

/** The impact of a blow. */
export function Burst() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <path className="burst-edge" d={star(12, 82, 46)} />
      <path className="burst-red" d={star(12, 74, 42)} />
      <path className="burst-gold" d={star(12, 58, 34, 0.12)} />
      <path className="burst-white" d={star(9, 36, 20, 0.3)} />
    </svg>
  );
}

/** A crack across a card. */
export function Crack() {
  return (
    <svg
      className="stage-crack"
      viewBox="0 0 100 140"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M18-4L34 28L24 46L52 74L40 92L66 122L60 144" />
    </svg>
  );
}

const SHARDS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Splinters that fly apart around the middle of the screen. */
export function Shards() {
  return (
    <div className="stage-shards">
      {SHARDS.map((shard) => (
        <i key={shard} style={{ '--turn': `${shard * 45 + 20}deg` } as CSSProperties} />
      ))}
    </div>
  );
}
