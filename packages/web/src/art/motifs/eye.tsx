import { rays } from '../paths.ts';
import type { Motif } from './motif.ts';

/** A wide open eye that sees everything. */
export const eye: Motif = (pen, { dark, ground, middle, light, paper }) => {
  const high = pen.between(18, 25);
  const iris = pen.between(11, 14);
  const look = pen.between(-6, 6);
  const lid = `M12 35Q50 ${35 - high * 2} 88 35Q50 ${35 + high * 2} 12 35Z`;
  const slit = pen.chance(40);
  return (
    <>
      <path
        d={rays([50, 35], pen.whole(10, 16), pen.between(0, 1), 44)}
        fill={light}
        opacity={0.55}
      />
      <path d={lid} fill={paper} stroke={dark} strokeWidth={3.4} strokeLinejoin="round" />
      <circle cx={50 + look} cy={35} r={iris} fill={middle} stroke={dark} strokeWidth={1.8} />
      <circle
        cx={50 + look}
        cy={35}
        r={iris * 0.68}
        fill="none"
        stroke={light}
        strokeWidth={1.6}
        strokeDasharray="2.4 1.6"
      />
      {slit ? (
        <ellipse cx={50 + look} cy={35} rx={2.6} ry={iris * 0.85} fill={dark} />
      ) : (
        <circle cx={50 + look} cy={35} r={iris * 0.45} fill={dark} />
      )}
      <circle cx={46 + look} cy={31} r={2.4} fill={paper} />
      <path
        d={`M12 35Q50 ${35 - high * 2.3} 88 35Q50 ${35 - high * 1.45} 12 35Z`}
        fill={ground}
        stroke={dark}
        strokeWidth={1.2}
      />
    </>
  );
};
