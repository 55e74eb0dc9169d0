import { gameArt } from '../../../art/game-art.ts';
import { place } from '../../../art/scene.ts';
import type { Subject } from '../../../art/subject.ts';
import { captainMarvel } from '../../city/people/avengers.ts';
import { loki } from '../../city/people/villains.ts';

/** The map of the city in the light of two sides, parted by a flash. */
const streets = place(
  ['#170f38', '#2a3f96', '#3f7ae0'],
  `
    flat #1f5ac0 M-120 -60H120L90 300H-120Z
    flat #8a1f6a M110 -60H330V300H90Z
    ( rotate(-17 100 100)
    line #ffffff w4 o.14 M-60 -80V320M-16 -80V320M28 -80V320M72 -80V320M116 -80V320M160 -80V320M204 -80V320M248 -80V320
    line #ffffff w2 o.14 M-120 -20H330M-120 10H330M-120 40H330M-120 70H330M-120 100H330M-120 130H330M-120 160H330M-120 190H330
    )
    line #05040c w8 M108 -12L93 58L111 53L86 146L110 131L93 250
    line #ffe27a w4 M108 -12L93 58L111 53L86 146L110 131L93 250`,
  { lamp: [100, 60, 200] },
);

const ON_COVER: Readonly<Record<string, Subject>> = { loki, streets };

export const duelCoverArt = gameArt(({ code }) => ON_COVER[code] ?? captainMarvel);
