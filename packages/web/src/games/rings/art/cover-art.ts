import { gameArt } from '../../../art/game-art.ts';
import { place } from '../../../art/scene.ts';
import type { Subject } from '../../../art/subject.ts';
import { aragorn, eowyn } from './people/fellowship.ts';
import { nazgul } from './people/foes.ts';

/** The forest at dusk, behind the people of the door. */
const forest = place(
  ['#10231c', '#b8743a', '#ffd08a'],
  `
    firs #2c4a38 9 150 110 13
    firs #17332a 7 172 118 9
    flat #0d1a14 M-120 170H330V300H-120Z`,
  { lamp: [100, 70, 180] },
);

const ON_COVER: Readonly<Record<string, Subject>> = { aragorn, eowyn, forest };

export const ringsCoverArt = gameArt(({ code }) => ON_COVER[code] ?? nazgul);
