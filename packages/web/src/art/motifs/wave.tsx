import type { Motif } from './motif.ts';

/** Water that rises, one crest behind the other. */
export const wave: Motif = (pen, { dark, ground, middle, light, paper }) => {
  const crest = (y: number, high: number, long: number) => {
    const shift = pen.between(0, long);
    let d = `M${-long - shift} 75V${y}`;
    for (let x = -long - shift; x < 110; x += long) {
      d += `Q${x + long * 0.35} ${y - high} ${x + long * 0.72} ${y - high * 0.2}Q${x + long * 0.5} ${y - high * 0.35} ${x + long} ${y}`;
    }
    return `${d}V75Z`;
  };
  const layers = [
    { d: crest(30, pen.between(16, 24), pen.between(34, 44)), fill: light },
    { d: crest(40, pen.between(14, 22), pen.between(30, 40)), fill: middle },
    { d: crest(52, pen.between(14, 20), pen.between(26, 36)), fill: ground },
    { d: crest(63, pen.between(10, 16), pen.between(24, 32)), fill: dark },
  ];
  return (
    <>
      <circle cx={pen.between(25, 75)} cy={14} r={pen.between(7, 11)} fill={paper} />
      {layers.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} stroke={dark} strokeWidth={1.1} />
      ))}
    </>
  );
};
