import { lots } from './lots.ts';

interface Street {
  readonly seed: number;
  readonly count: number;
  /** The height of the highest houses, above the line at the foot. */
  readonly height: number;
  readonly foot: number;
  readonly width: number;
}

interface Houses {
  readonly walls: string;
  /** The windows that are lit. */
  readonly windows: string;
}

/** A row of houses as two paths. */
export function houses({ seed, count, height, foot, width }: Street): Houses {
  const lot = lots(seed);
  const step = (width + 60) / count;
  let walls = '';
  let windows = '';
  for (let index = 0; index < count; index++) {
    const left = Math.round(index * step - 30);
    const high = Math.round(height * (0.35 + lot() * 0.7));
    const wide = Math.round(step * (0.82 + lot() * 0.3));
    const mast = lot() > 0.6 ? `v-${Math.round(8 + lot() * 16)}h3v10` : '';
    walls += `M${left} ${foot}V${foot - high}h${Math.round(wide * 0.3)}${mast}H${left + wide}V${foot}Z`;
    for (let row = 0; row < high / 13; row++) {
      for (let column = 0; column < wide / 9 - 1; column++) {
        if (lot() > 0.72)
          windows += `M${left + 4 + column * 9} ${foot - high + 8 + row * 13}h4v5h-4z`;
      }
    }
  }
  return { walls, windows };
}
