import { mix } from '../../../art/colours.ts';
import type { Signature } from '../../../art/subject.ts';

/** Each stage of a villain comes closer, turns the other way, and its light is hotter. */
const STAGES = [
  { turn: 0, scale: 1, light: 0 },
  { turn: -8, scale: 1.1, light: 0.35 },
  { turn: 5, scale: 1.2, light: 0.7 },
] as const;

const HOT = ['#2a0408', '#b01f1c', '#ffd23c'] as const;

export function stage(villain: Signature, number: 1 | 2 | 3): Signature {
  const { turn, scale, light } = STAGES[number - 1] ?? STAGES[0];
  const { ground, pose = {} } = villain;
  const hotter = (index: 0 | 1 | 2) => mix(ground[index], HOT[index], light);
  return {
    ...villain,
    ground: [hotter(0), hotter(1), hotter(2)],
    pose: {
      ...pose,
      turn: (pose.turn ?? 0) + turn,
      scale: Math.round((pose.scale ?? 1) * scale * 100) / 100,
    },
  };
}
