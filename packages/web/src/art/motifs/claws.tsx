import type { Motif } from './motif.ts';

/** Three or four tears with ragged ends, from above. */
export const claws: Motif = (pen, { dark, middle, light, paper }) => {
  const count = pen.whole(3, 4);
  const lean = pen.between(8, 16) * pen.pick([-1, 1] as const);
  const tears = Array.from({ length: count }, (_, index) => {
    const x = 50 + (index - (count - 1) / 2) * pen.between(13, 15);
    const top = pen.between(2, 10);
    const end = pen.between(58, 67);
    const wide = pen.between(6.5, 9);
    const middle = x + lean * 0.3;
    return `M${x + lean} ${top}Q${middle + wide} 30 ${x - lean * 0.5} ${end}Q${middle - wide} 40 ${x + lean} ${top}Z`;
  });
  return (
    <>
      <circle cx={50} cy={35} r={pen.between(24, 29)} fill={middle} />
      <circle cx={50} cy={35} r={pen.between(14, 18)} fill={light} opacity={0.5} />
      {tears.map((d) => (
        <path key={d} d={d} fill={paper} stroke={dark} strokeWidth={2.2} strokeLinejoin="round" />
      ))}
    </>
  );
};
