import { gameArt } from '../../../art/game-art.ts';
import { place } from '../../../art/scene.ts';
import type { Subject } from '../../../art/subject.ts';
import { ironMan, spiderMan } from '../../city/people/avengers.ts';
import { rhino } from './people/villains.ts';

/** The city at sunset, behind the people of the door. */
const city = place(
  ['#191650', '#a83a90', '#ff7a8a'],
  `
    flat #ffd9b0 O148 52 32
    houses #4a2a80 - 5 160 130 12
    houses #241c5c #ffc56b 8 176 92 9
    flat #140f38 M-120 172H330V300H-120Z`,
  { lamp: [100, 86, 170] },
);

const ON_COVER: Readonly<Record<string, Subject>> = {
  'spider-man': spiderMan,
  'iron-man': ironMan,
  city,
};

export const championsCoverArt = gameArt(({ code }) => ON_COVER[code] ?? rhino);
