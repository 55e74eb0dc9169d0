import { arrows } from './arrows.tsx';
import { blade } from './blade.tsx';
import { burst } from './burst.tsx';
import { circuit } from './circuit.tsx';
import { claws } from './claws.tsx';
import { crowd } from './crowd.tsx';
import { crown } from './crown.tsx';
import { crystal } from './crystal.tsx';
import { eye } from './eye.tsx';
import { figure } from './figure.tsx';
import { flame } from './flame.tsx';
import { forest } from './forest.tsx';
import { gear } from './gear.tsx';
import { labyrinth } from './labyrinth.tsx';
import { lattice } from './lattice.tsx';
import { mask } from './mask.tsx';
import type { Motif } from './motif.ts';
import { mountain } from './mountain.tsx';
import { orb } from './orb.tsx';
import { shield } from './shield.tsx';
import { skyline } from './skyline.tsx';
import { slashes } from './slashes.tsx';
import { spiral } from './spiral.tsx';
import { storm } from './storm.tsx';
import { street } from './street.tsx';
import { tower } from './tower.tsx';
import { wanderer } from './wanderer.tsx';
import { wave } from './wave.tsx';
import { web } from './web.tsx';
import { wings } from './wings.tsx';

/** Everything a picture can show. */
export const MOTIFS = {
  arrows,
  blade,
  burst,
  circuit,
  claws,
  crowd,
  crown,
  crystal,
  eye,
  figure,
  flame,
  forest,
  gear,
  labyrinth,
  lattice,
  mask,
  mountain,
  orb,
  shield,
  skyline,
  slashes,
  spiral,
  storm,
  street,
  tower,
  wanderer,
  wave,
  web,
  wings,
} satisfies Readonly<Record<string, Motif>>;

export type MotifName = keyof typeof MOTIFS;
