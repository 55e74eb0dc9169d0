import { closed } from '../paths.ts';
import type { Motif } from './motif.ts';

/** A blade held up, with light along its edge. */
export const blade: Motif = (pen, { dark, ground, middle, light, paper }) => {
  const turned = pen.whole(-48, 48);
  const wide = pen.between(4, 7);
  const tip = pen.between(-4, 2);
  const guard = pen.between(10, 15);
  const curve = pen.between(-6, 6);
  const guards = pen.pick([
    `M${50 - guard} 46Q50 ${46 + curve} ${50 + guard} 46V51Q50 ${51 + curve} ${50 - guard} 51Z`,
    closed([
      [50 - guard, 44],
      [50 - 4, 48],
      [50 + 4, 48],
      [50 + guard, 44],
      [50 + 5, 53],
      [50 - 5, 53],
    ]),
  ] as const);
  return (
    <g transform={`rotate(${turned} 50 35)`} strokeLinejoin="round">
      <path
        d={closed([
          [50 - wide - 5, 47],
          [50 - wide - 3, 8],
          [50, tip - 6],
          [50 + wide + 3, 8],
          [50 + wide + 5, 47],
        ])}
        fill={middle}
        opacity={0.6}
      />
      <path
        d={closed([
          [50 - wide, 47],
          [50 - wide, 10],
          [50, tip],
          [50 + wide, 10],
          [50 + wide, 47],
        ])}
        fill={light}
        stroke={dark}
        strokeWidth={2}
      />
      <path
        d={closed([
          [50, 47],
          [50, tip],
          [50 + wide, 10],
          [50 + wide, 47],
        ])}
        fill={paper}
      />
      <path d="M50 12V44" stroke={ground} strokeWidth={1.4} strokeLinecap="round" />
      <rect
        x={47.5}
        y={50}
        width={5}
        height={14}
        rx={1}
        fill={dark}
        stroke={light}
        strokeWidth={0.8}
      />
      <path d={guards} fill={middle} stroke={dark} strokeWidth={2} />
      <circle cx={50} cy={66} r={3.6} fill={light} stroke={dark} strokeWidth={1.6} />
    </g>
  );
};
