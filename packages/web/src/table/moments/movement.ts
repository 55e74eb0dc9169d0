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

/** How far an attacker goes: up to the edge of its target, so that both are seen. */
const NEAR = 0.72;

/** A card that goes from its place to another card's and back. */
export function lungeStyle(from: Box, to: Box): Style {
  const [start, end] = [middle(from), middle(to)];
  const x = (end.x - start.x) * NEAR;
  const y = (end.y - start.y) * NEAR;
  return { ...boxStyle(from), '--go-x': `${Math.round(x)}px`, '--go-y': `${Math.round(y)}px` };
}

/** Where a card comes from on its way to the middle; from above where its place is not known. */
export function aimAt(box: Box | undefined): Style {
  const from = box
    ? { x: middle(box).x - innerWidth / 2, y: middle(box).y - innerHeight / 2 }
    : { x: innerWidth * 0.35, y: -innerHeight * 0.3 };
  return { '--from-x': `${Math.round(from.x)}px`, '--from-y': `${Math.round(from.y)}px` };
}
