import { place } from '../../../../art/scene.ts';
import type { Subject } from '../../../../art/subject.ts';
import { LANDS } from '../lands.ts';
import { forestSpider } from '../people/foes.ts';

const FOREST = ['#0c1a1a', '#2f5a4a', '#ffd98a'] as const;
const WEB = ['#0b1310', '#2a4434', '#c8d87a'] as const;
const DUSK = ['#141a2c', '#4a4a78', '#ffb08a'] as const;
const RIVER = ['#10202c', '#3a6a7a', '#ffd9a0'] as const;
const DEEP = ['#140f14', '#4a3a34', '#ffb86b'] as const;

/** Locations, quests and the sheets of the campaign. */
export const PLACES_OF_RINGS: Readonly<Record<string, Subject>> = {
  'core-077': place(WEB, LANDS.bigWeb),
  'core-078': place(DUSK, LANDS.forestPeaks, { lamp: [130, 80, 160] }),
  'core-087': place(['#2a1a10', '#8a5a34', '#ffe0a8'], LANDS.wasteland),
  'core-088': place(['#1c2414', '#6a7a44', '#fff0b0'], LANDS.bight),
  'core-094': place(['#14080c', '#5a2a34', '#ffb07a'], LANDS.pass),
  'core-095': place(['#0c1c24', '#2f5a6a', '#c8f0e8'], LANDS.stream),
  'core-099': place(FOREST, LANDS.road),
  'core-100': place(['#142014', '#4a7a4a', '#fff0b8'], LANDS.gate),
  'core-106': place(DEEP, LANDS.caverns),
  'core-107': place(['#0c0c14', '#34344a', '#ffb86b'], LANDS.towerGate),
  'core-113': place(['#16283a', '#5a8aa0', '#ffe0b0'], LANDS.riverBank, { lamp: [40, 60, 200] }),
  'core-114': place(['#1c2418', '#6a7a4a', '#f0e8a8'], LANDS.marsh, { lamp: [150, 56, 180] }),
  'core-119': place(
    WEB,
    `${LANDS.webs}
    figure spider translate(120 96) scale(.5)`,
    { figures: { spider: forestSpider } },
  ),
  'core-120': place(['#142018', '#4a7a54', '#ffe9b0'], LANDS.fork),
  'core-121': place(['#070c0c', '#1f3430', '#b8c88a'], LANDS.darkPath),
  'core-122': place(['#1c2a3a', '#7aa0b8', '#fff0c0'], LANDS.beornsHouse),
  'core-123': place(['#0a0c10', '#2f3a3a', '#b8c88a'], LANDS.darkTower),
  'core-124': place(
    ['#0c0a10', '#3a3038', '#ffb04a'],
    `${LANDS.caverns}
    lit stone d8 M-40 230C20 210 60 220 100 216S190 214 240 230V300H-40Z
    line #ffd98a w4 M40 246H160`,
  ),
  'core-125': place(['#0c0c14', '#3a3a50', '#fff0c0'], LANDS.stair, { lamp: [110, 0, 200] }),
  'core-126': place(
    RIVER,
    `${LANDS.river}
    flat #4a5a34 M-120 300V190C-40 196 20 220 60 300Z
    flat #b8935a M-30 300C-20 250 10 220 -10 196L10 200C40 230 10 260 20 300Z`,
  ),
  'core-127': place(RIVER, LANDS.raft),
  'core-128': place(['#2a100c', '#8a4a34', '#ffc07a'], LANDS.ambush, { lamp: [60, 56, 190] }),
  'core-129': place(
    ['#0a1a14', '#2a5a40', '#ffe39a'],
    `${LANDS.gate}
    figure spider translate(64 60) scale(.36)`,
    { figures: { spider: forestSpider } },
  ),
  'core-130': place(
    ['#14263a', '#4a7a96', '#ffe0a8'],
    `${LANDS.raft}
    flat #fff3c8 O40 46 20`,
    { lamp: [40, 46, 200] },
  ),
  'core-131': place(
    ['#0c0608', '#4a141c', '#ff7a4a'],
    `${LANDS.darkTower}
    glow #ffe0a0 halo:#ff7a2a w8 M92 -10H108V6H92Z`,
  ),
};
