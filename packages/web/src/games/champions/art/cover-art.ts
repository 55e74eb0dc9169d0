import { gameArt } from '../../../art/game-art.ts';
import type { Subject } from '../../../art/subject.ts';
import { ironMan, spiderMan } from '../../city/people/avengers.ts';
import { rhino } from './people/villains.ts';

const ON_COVER: Readonly<Record<string, Subject>> = {
  'spider-man': spiderMan,
  'iron-man': ironMan,
};

export const championsCoverArt = gameArt(({ code }) => ON_COVER[code] ?? rhino);
