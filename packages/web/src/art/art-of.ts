import type { Art } from '../games/page-game.ts';
import { motifsFor } from './motif-of.ts';
import { paletteFor } from './palettes.ts';
import { penFor } from './pen.ts';

/** The facts of a card that decide its picture; none of them depends on a language. */
interface Pictured {
  readonly seed: string;
  readonly kind: string;
  readonly tone: string;
  readonly traits: readonly string[];
}

export function artOf({ seed, kind, tone, traits }: Pictured): Art {
  const pen = penFor(`${seed} ${kind}`);
  return { seed, motif: pen.pick(motifsFor(kind, traits)), palette: paletteFor(tone, pen) };
}
