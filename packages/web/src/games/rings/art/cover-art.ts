import { gameArt } from '../../../art/game-art.ts';
import type { Subject } from '../../../art/subject.ts';
import { aragorn, eowyn } from './people/fellowship.ts';
import { nazgul } from './people/foes.ts';

const ON_COVER: Readonly<Record<string, Subject>> = { aragorn, eowyn };

export const ringsCoverArt = gameArt(({ code }) => ON_COVER[code] ?? nazgul);
