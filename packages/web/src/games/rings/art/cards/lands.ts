import type { EmblemName } from '../../../../art/emblems.ts';
import { place } from '../../../../art/scene.ts';
import type { Subject } from '../../../../art/subject.ts';
import { LANDS } from '../lands.ts';
import { forestSpider } from '../people/beasts.ts';

const FOREST = ['#0c1a1a', '#2f5a4a', '#ffd98a'] as const;
const WEB = ['#0b1310', '#2a4434', '#c8d87a'] as const;
const DUSK = ['#141a2c', '#4a4a78', '#ffb08a'] as const;
const RIVER = ['#10202c', '#3a6a7a', '#ffd9a0'] as const;
const DEEP = ['#140f14', '#4a3a34', '#ffb86b'] as const;

/** The sheet of a scenario in the campaign: a map with the way on it. */
const map = (colour: string, sign: EmblemName, way: string): Subject => ({
  ground: ['#241a10', '#7a5a34', '#ffe9b8'],
  draw: `
    ( rotate(-3 100 120)
    lit paper d14 M-30 10L70 24L130 8L230 22V216L130 204L70 220L-30 206Z
    flat #c8b078 o.5 M70 24L130 8V204L70 220Z
    line ${colour} w2.4 o.6 M-10 60C40 50 60 80 100 70S180 60 220 76M-10 150C30 140 60 166 100 156S180 150 220 160
    sign ${sign} ${colour} 40 70 54
    sign mountain ${colour} 160 150 50 o.7
    sign tree ${colour} 20 160 34 o.7
    sign tree ${colour} 60 180 30 o.7
    line #b0402f w6 dash:10,8 ${way}
    )`,
});

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
    ['#08080e', '#2f2a3a', '#ffb04a'],
    `
    flat #12101a M-120 -60H330V80C200 60 0 60 -120 90Z
    flat #1c1824 M-120 -60H10V300H-120ZM190 -60H330V300H190Z
    flat #05050a M10 160H190V300H10Z
    lit #5a5260 d10 M-40 150C20 120 70 112 100 112S180 120 240 150V176C180 146 140 136 100 136S20 146 -40 176Z
    line ink w3 M20 130L24 150M60 118L62 138M140 118L138 138M180 130L176 150
    flat #24181c M84 114L88 72C88 64 104 64 104 72L108 114Z
    flat #24181c O96 54 9
    glow #fff3c0 halo:#ffb04a w12 O116 76 8
    lit #3a3440 d6 M30 -60H60L46 60ZM130 -60H160L142 40ZM80 -60H100L92 20Z`,
    { lamp: [116, 76, 160] },
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
  'core-129': map('#3f6a44', 'tree', 'M30 200C60 170 50 140 90 130S120 80 170 60'),
  'core-130': map('#3a6a7a', 'wave', 'M60 20C110 60 60 100 100 130S90 190 130 226'),
  'core-131': map('#6a2a2a', 'skull', 'M100 110L130 140L110 170L160 190L150 226'),
};
