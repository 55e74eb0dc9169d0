import type { Motif } from './motif.ts';

/** A glowing ball with rings around it. */
export const orb: Motif = (pen, { dark, middle, light, paper }) => {
  const radius = pen.between(15, 20);
  const tilt = pen.whole(-40, 40);
  const rings = [0, 1, 2].slice(0, pen.whole(1, 3));
  const lit = pen.pick([-1, 1] as const);
  const sparks = Array.from({ length: pen.whole(3, 6) }, () => ({
    x: pen.between(18, 82),
    y: pen.between(8, 62),
    r: pen.between(0.8, 2.2),
  }));
  return (
    <>
      <circle cx={50} cy={35} r={radius + 11} fill={middle} opacity={0.4} />
      <circle cx={50} cy={35} r={radius + 5} fill={middle} opacity={0.7} />
      <circle cx={50} cy={35} r={radius} fill={light} />
      <circle cx={50} cy={35} r={radius} fill={dark} opacity={0.25} />
      <circle cx={50 + 3 * lit} cy={32} r={radius * 0.8} fill={light} />
      <circle cx={50 + radius * 0.4 * lit} cy={28} r={radius * 0.28} fill={paper} />
      {rings.map((index) => (
        <ellipse
          key={index}
          cx={50}
          cy={35}
          rx={radius + 9 + index * 5}
          ry={(radius + 9) * 0.3}
          fill="none"
          stroke={index % 2 === 0 ? paper : light}
          strokeWidth={1.6}
          transform={`rotate(${tilt + index * 62} 50 35)`}
        />
      ))}
      {sparks.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={paper} />
      ))}
    </>
  );
};
