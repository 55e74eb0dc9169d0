import { INK } from './colours.ts';
import type { Layer } from './drawing/layer.ts';
import { circle } from './paths.ts';
import { lots } from './scenery.ts';
import type { Signature } from './subject.ts';

const line = (
  d: string,
  stroke: string,
  width: number,
  opacity: number,
  dash: string | null = null,
): Layer => ({ kind: 'line', d, stroke, width, opacity, dash });

/** A few light things before a figure: they give depth and say where it is from. */
export function fleckLayers([kind, colour]: NonNullable<Signature['fleck']>): readonly Layer[] {
  switch (kind) {
    case 'web':
      return [
        line('M-60 10Q60 70 260 -20M-60 60Q20 90 40 260M-20 -60Q10 60 -20 260', colour, 2.2, 0.75),
      ];
    case 'waves':
      return [0, 1, 2].map((index) =>
        line(
          `M${-6 - index * 2} ${120 - index * 26}A${70 + index * 26} ${70 + index * 26} 0 0 1 ${110 + index * 22} ${190 + index * 4}`,
          colour,
          4 - index,
          0.9 - index * 0.25,
        ),
      );
    case 'circles':
      return [24, 176].flatMap((x): readonly Layer[] => [
        line(circle(x, 196, 30), colour, 3, 1, '9 5'),
        line(circle(x, 196, 20), colour, 2, 1),
      ]);
    case 'mist':
      return [
        {
          kind: 'flat',
          d: 'M-60 200Q0 176 60 196T180 190T280 200V320H-60Z',
          fill: colour,
          opacity: 0.18,
        },
        {
          kind: 'flat',
          d: 'M-60 222Q20 200 90 216T280 212V320H-60Z',
          fill: colour,
          opacity: 0.22,
        },
      ];
    default:
      return scattered(kind, colour);
  }
}

/** Small shapes at places that leave the face free. */
function scattered(
  kind: 'sparks' | 'debris' | 'leaves' | 'snow',
  colour: string,
): readonly Layer[] {
  const lot = lots(kind.length * 31 + Number.parseInt(colour.slice(1, 3), 16));
  const spots = Array.from({ length: kind === 'debris' ? 12 : 18 }, () => ({
    x: Math.round(-10 + lot() * 220),
    y: Math.round(lot() * 230),
    size: kind === 'sparks' || kind === 'snow' ? 1 + lot() * 2.4 : 3 + lot() * 7,
    turn: Math.round(lot() * 360),
  })).filter(({ x, y }) => Math.abs(x - 100) > 52 || y < 20 || y > 160);
  if (kind === 'sparks' || kind === 'snow') {
    const d = spots.map(({ x, y, size }) => circle(x, y, Math.round(size * 10) / 10)).join('');
    return [{ kind: 'flat', d, fill: colour, opacity: 1 }];
  }
  return spots.map(({ x, y, size, turn }): Layer => {
    const at = (factor: number) => Math.round(size * factor * 10) / 10;
    const layers: readonly Layer[] =
      kind === 'leaves'
        ? [
            {
              kind: 'flat',
              d: `M0 ${at(-1)}Q${at(0.8)} 0 0 ${at(1)}Q${at(-0.8)} 0 0 ${at(-1)}Z`,
              fill: colour,
              opacity: 0.85,
            },
          ]
        : [
            line(debris(at), INK, 3.6, 1),
            { kind: 'flat', d: debris(at), fill: colour, opacity: 1 },
          ];
    return {
      kind: 'group',
      transform: `translate(${x} ${y}) rotate(${turn})`,
      opacity: 1,
      layers,
    };
  });
}

const debris = (at: (factor: number) => number) =>
  `M${at(-1)} ${at(0.6)}L${at(-0.3)} ${at(-1)}L${at(1)} ${at(-0.2)}L${at(0.5)} ${at(1)}Z`;
