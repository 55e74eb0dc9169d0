import type { CSSProperties } from 'react';
import type { Box } from './moment.ts';

type Style = CSSProperties & Readonly<Record<`--${string}`, string>>;

export function boxStyle({ left, top, width, height }: Box): Style {
  return { left, top, width, height };
}

const middle = ({ left, top, width, height }: Box) => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** How much of the way two cards lie over each other at the impact: both are still seen. */
const OVERLAP = 0.75;

/** How far an attacker goes on its way to the middle of its target. */
function nearness(from: Box, to: Box, x: number, y: number): number {
  const across = (from.width + to.width) / 2 / Math.abs(x || 1);
  const along = (from.height + to.height) / 2 / Math.abs(y || 1);
  return Math.max(0.12, 1 - OVERLAP * Math.min(across, along));
}

/** A card that goes from its place to another card's and back. */
export function lungeStyle(from: Box, to: Box): Style {
  const [start, end] = [middle(from), middle(to)];
  const near = nearness(from, to, end.x - start.x, end.y - start.y);
  const x = (end.x - start.x) * near;
  const y = (end.y - start.y) * near;
  return { ...boxStyle(from), '--go-x': `${Math.round(x)}px`, '--go-y': `${Math.round(y)}px` };
}

/** Where a card comes from on its way to the middle; from above where its place is not known. */
export function aimAt(box: Box | undefined): Style {
  const from = box
    ? { x: middle(box).x - innerWidth / 2, y: middle(box).y - innerHeight / 2 }
    : { x: innerWidth * 0.35, y: -innerHeight * 0.3 };
  return { '--from-x': `${Math.round(from.x)}px`, '--from-y': `${Math.round(from.y)}px` };
}
