import { MINDS } from '../../../../art/motifs/minds.ts';
import { THINGS } from '../../../../art/motifs/things.ts';
import { scene } from '../../../../art/scene.ts';
import type { Subject } from '../../../../art/subject.ts';
import { OWNERS } from '../owners.ts';
import {
  adder,
  bat,
  crow,
  forestSpider,
  hillTroll,
  kingSpider,
  ungoliantsSpawn,
  warg,
} from '../people/beasts.ts';
import {
  beastmaster,
  cavernGuardian,
  goblin,
  goblinSniper,
  jailor,
  nazgul,
  orc,
  orcGuard,
  ufthak,
} from '../people/foes.ts';

const own = OWNERS.darkness;
const burden = OWNERS.burden;
const things = OWNERS.objective;

const DIAL = scene(own, MINDS.eye, {
  ground: ['#1a0c06', '#7a3a14', '#ffb04a'],
  colours: { main: '#ff8a2a', second: '#ffe0a0' },
});

const CELL = `
    flat #0a0a10 M-120 -60H330V300H-120Z
    flat #c8b08a o.35 M60 20H140L200 300H0Z
    lit stone<40 d12 M-60 -60H30V300H-60ZM170 -60H260V300H170Z`;

const BARS = `
    line ink w14 M40 -60V300M70 -60V300M100 -60V300M130 -60V300M160 -60V300M20 40H180M20 190H180
    line steel w8 M40 -60V300M70 -60V300M100 -60V300M130 -60V300M160 -60V300M20 40H180M20 190H180`;

const MAN = `
    ( translate(100 170) scale(1.4)
    lit #5a5048 d8 M-22 -46C-22 -62 22 -62 22 -46L34 0L24 6L20 90H-20L-24 6L-34 0Z
    lit #d8aa82 d6 O0 -70 17
    )`;

/** Enemies, treacheries and objectives. */
export const ENCOUNTERS: Readonly<Record<string, Subject>> = {
  'core-074': kingSpider,
  'core-075': scene(
    own,
    `
    ( translate(64 84) rotate(-20) scale(1.2)
    lit #d8f2ff d4 M-6 -10C-40 -60 -70 -50 -66 -20C-60 0 -30 4 -6 0ZM6 -10C40 -60 70 -50 66 -20C60 0 30 4 6 0Z
    lit #b8862c d8 M0 -20C16 -20 20 6 14 30C8 54 2 66 0 74C-2 66 -8 54 -14 30C-20 6 -16 -20 0 -20Z
    line ink w6 M-14 16H14M-12 32H12M-8 46H8
    lit #5a3a1c d5 O0 -30 14
    flat #ff5a3a O-6 -32 4O6 -32 4
    line ink w4 M-6 -42L-16 -60M6 -42L16 -60
    )
    ( translate(150 160) rotate(26) scale(.9)
    lit #d8f2ff d4 M-6 -10C-40 -60 -70 -50 -66 -20C-60 0 -30 4 -6 0ZM6 -10C40 -60 70 -50 66 -20C60 0 30 4 6 0Z
    lit #b8862c d8 M0 -20C16 -20 20 6 14 30C8 54 2 66 0 74C-2 66 -8 54 -14 30C-20 6 -16 -20 0 -20Z
    line ink w6 M-14 16H14M-12 32H12M-8 46H8
    lit #5a3a1c d5 O0 -30 14
    flat #ff5a3a O-6 -32 4O6 -32 4
    )
    ( translate(40 200) rotate(8) scale(.6)
    lit #d8f2ff d4 M-6 -10C-40 -60 -70 -50 -66 -20C-60 0 -30 4 -6 0ZM6 -10C40 -60 70 -50 66 -20C60 0 30 4 6 0Z
    lit #b8862c d8 M0 -20C16 -20 20 6 14 30C8 54 2 66 0 74C-2 66 -8 54 -14 30C-20 6 -16 -20 0 -20Z
    lit #5a3a1c d5 O0 -30 14
    )`,
    { ground: ['#141a10', '#4a5a2c', '#ffe07a'] },
  ),
  'core-076': ungoliantsSpawn,
  'core-079': scene(
    own,
    `
    trunks #16241c 5 8 40
    glow #e8ff8a halo:#a8ff3a w5 M20 70C30 58 46 58 56 70C46 82 30 82 20 70ZM66 70C76 58 92 58 102 70C92 82 76 82 66 70ZM110 130C122 116 140 116 152 130C140 144 122 144 110 130ZM164 130C176 116 194 116 206 130C194 144 176 144 164 130ZM10 170C18 160 32 160 40 170C32 180 18 180 10 170ZM52 170C60 160 74 160 82 170C74 180 60 180 52 170Z
    flat ink O38 70 6O84 70 6O131 130 7O185 130 7O25 170 5O67 170 5`,
    { ground: ['#060c0a', '#1f3a2c', '#8ac06a'] },
  ),
  'core-080': scene(
    own,
    `
    sign web #e8f0d8 100 116 360 w1.6
    line #e8f0d8 w3 M100 -60V40
    lit #cfd6bd d14 M100 36C140 50 144 170 100 206C56 170 60 50 100 36Z
    line #7d8a70 w4 M70 80L132 98M64 116L138 130M70 150L132 164
    lit #d8aa82 d6 M78 66C84 54 116 54 122 66L116 88H84Z
    flat ink O90 72 3O110 72 3`,
    { ground: ['#0c1512', '#2a4a3a', '#d8e8b0'] },
  ),
  'core-081': scene(
    own,
    `
    figure goblin translate(40 -16) scale(.72)
    figure warg translate(-30 62) scale(.92)`,
    { figures: { goblin, warg }, ground: ['#141a1c', '#4a5a4a', '#e8e0a0'] },
  ),
  'core-082': hillTroll,
  'core-083': goblinSniper,
  'core-084': adder,
  'core-085': warg,
  'core-086': scene(
    own,
    `
    flat #1c2430 M-120 190H330V300H-120Z
    ( translate(104 168) scale(1.5)
    lit #4a5a6a d10 M-40 50C-44 10 -30 -30 4 -40C30 -36 40 -10 36 10L50 50Z
    lit #d8aa82 d6 O14 -44 16
    lit #3a2a20 d6 M-2 -44C-4 -66 30 -68 32 -46C20 -54 8 -54 -2 -44Z
    lit #4a5a6a d6 M10 -20C-10 -10 -16 10 -14 30L0 30C2 14 10 2 22 -4Z
    )
    line #8aa8c8 w3 o.6 M10 -20L0 60M50 -40L40 30M150 -30L140 50M190 0L180 90M90 -50L84 10`,
    { ground: ['#0a0f18', '#2f3f56', '#a8c0d8'] },
  ),
  'core-089': orc,
  'core-090': ufthak,
  'core-091': beastmaster,
  'core-092': scene(
    own,
    `
    flat #0a0810 |M100 -10C170 0 190 90 170 150L200 260L100 260
    lit #2a2038 d8 M-20 60L60 100L50 130L-30 110ZM220 60L140 100L150 130L230 110Z
    lit #2a2038 d5 pair M140 100L124 96L112 112L126 112L116 124L132 122L126 136L150 130Z
    glow #ff5a3a halo:#ff2a1a w5 pair M108 60L136 46L130 64L114 70Z`,
    { ground: ['#12060a', '#4a1f2a', '#ff8a5a'] },
  ),
  'core-093': scene(
    own,
    `
    line #b8ff6a w10 o.3 O100 110 100
    lit #2a2436 d12 M60 260L66 180C50 160 40 120 36 80L50 76L66 126L62 30L78 28L88 116L96 12L112 12L112 116L126 30L142 34L134 130L156 90L170 98C164 140 150 170 134 186L140 260Z
    lit #d8d0b8 d3 M36 80L40 56L50 76ZM62 30L68 4L78 28ZM96 12L104 -14L112 12ZM126 30L138 6L142 34ZM156 90L172 72L170 98Z
    line #4a4058 w3 M70 150L84 176M96 140L96 176M120 146L112 178`,
    { ground: ['#070a0c', '#1f3a2c', '#b8ff6a'] },
  ),
  'core-096': forestSpider,
  'core-097': scene(
    own,
    `
    figure goblin translate(-30 30) scale(.74)
    figure goblin translate(86 34) scale(.74)
    ---
    figure orc translate(18 60) scale(.84)`,
    { figures: { goblin, orc }, ground: ['#1c1610', '#5a4a24', '#ffc86a'] },
  ),
  'core-098': bat,
  'core-101': jailor,
  'core-102': nazgul,
  'core-103': cavernGuardian,
  'core-104': scene(
    own,
    `
    flat #c8b08a o.5 O150 40 20
    flat #05050a o.85 M-120 300V60C-60 20 -20 80 30 50S110 0 150 60S260 40 330 90V300Z
    flat #12101c M-120 300V140C-60 100 -10 160 50 130S140 90 190 140S280 120 330 160V300Z
    ( translate(100 220) scale(.7)
    lit #5a5048 d8 M-22 -46C-22 -62 22 -62 22 -46L34 0L24 6L20 90H-20L-24 6L-34 0Z
    lit #d8aa82 d6 O0 -70 17
    )
    glow #ff7a5a w4 O70 100 6O130 100 6`,
  ),
  'core-105': scene(own, THINGS.shackles, { emblem: 'chain' }),
  'core-108': scene(things, THINGS.scroll, { colours: { main: '#b0402f' } }),
  'core-109': scene(things, THINGS.torch, { ground: ['#140c08', '#5a2f14', '#ffb04a'] }),
  'core-110': scene(things, THINGS.key, {
    ground: ['#0c0a14', '#3a2f5a', '#c8b0ff'],
    colours: { main: '#5a5068' },
  }),
  'core-111': goblin,
  'core-112': scene(
    own,
    `
    flat #f0ecd0 O150 50 28
    flat #1c2030 M-120 180L-20 110L60 160L140 100L240 160L330 120V300H-120Z
    flat #0a0a10 M-120 210C0 190 160 210 330 196V300H-120Z
    line ink w5 M20 210L28 120M66 212L70 110M112 210L112 120M156 208L164 116M186 206L196 130
    glow #ffb04a w4 O28 116 6O112 116 6O196 126 6
    glow #ff5a3a w3 O30 194 3O42 194 3O84 200 3O96 200 3O134 196 3O146 196 3O172 204 3O184 204 3O4 206 3O-8 206 3`,
    { ground: ['#07080f', '#24304a', '#c8c8a0'], lamp: [150, 50, 180] },
  ),
  'core-115': crow,
  'core-116': scene(
    own,
    `
    flat #2a2f40 M-60 70C-60 30 -10 20 10 40C20 0 80 0 90 36C120 10 170 20 170 56C210 50 220 90 190 100H-40C-60 96 -66 84 -60 70Z
    flat #3f4660 M-20 90C-10 66 20 66 30 82C50 56 100 60 106 84C130 66 170 76 170 100H-20Z
    line #a8c0d8 w3 o.7 M0 110L-20 170M40 120L20 190M150 110L130 180M190 110L170 180
    lit #fff1a8 d6 M110 92L60 170H90L66 250L140 150H108L134 92Z`,
    { ground: ['#0a0c14', '#3a4460', '#d8d8a8'] },
  ),
  'core-117': scene(
    own,
    `
    flat #2a2420 M-120 210H330V300H-120Z
    figure nazgul translate(-50 -20) scale(.95)
    ( translate(160 176) rotate(10) scale(.9)
    line ink w18 M-2 -20C4 -8 2 4 -6 16M-6 16L18 28L8 54M-6 16L-28 28L-46 18M-2 -18L24 -12L38 -28M-2 -18L-26 -8L-34 12
    line #8a7a5a w10 M-6 16L18 28L8 54M-6 16L-28 28L-46 18M-2 -18L24 -12L38 -28M-2 -18L-26 -8L-34 12
    line #5a6a44 w16 M-2 -20C4 -8 2 4 -6 16
    flat ink O4 -38 15
    flat #d8aa82 O4 -38 11
    )`,
    { figures: { nazgul }, ground: ['#0c0a10', '#3a2f44', '#d8a88a'] },
  ),
  'core-118': scene(
    own,
    `
    firs #4a5a60 9 170 110 12
    flat #c8d4d8 o.35 M-120 110C-40 90 40 130 120 108S280 100 330 116V160C200 150 40 170 -120 150Z
    firs #33424a 12 220 120 9
    flat #d8e4e8 o.5 M-120 160C-20 140 60 180 160 158S280 150 330 166V210C200 196 40 220 -120 200Z
    flat #e8f0f2 o.6 M-120 210C-20 190 80 226 180 206S290 204 330 214V300H-120Z`,
    { ground: ['#2a343a', '#7a8a90', '#e0e8e8'], lamp: [110, 70, 200] },
  ),
  'core-136': scene(
    burden,
    `
    figure spider translate(-44 -20) rotate(10) scale(.5)
    figure spider translate(110 -16) rotate(-14) scale(.5)
    figure spider translate(-40 110) scale(.6)
    figure spider translate(116 116) rotate(-10) scale(.6)
    ---
    figure spider translate(22 36) scale(.8)`,
    { figures: { spider: forestSpider }, emblem: 'web' },
  ),
  'core-137': scene(burden, THINGS.bottle, { colours: { main: '#6ac03a' }, emblem: 'skull' }),
  'core-138': scene(
    burden,
    `
    ( rotate(-20 100 120)
    lit skin d18 M20 -60H150L160 130L140 300H30L14 130Z
    flat #8a2a34 M50 10C58 60 54 130 40 180C64 140 72 70 64 6ZM92 0C98 60 96 140 84 196C110 150 116 70 106 -2ZM134 10C136 60 132 120 124 170C146 130 150 64 146 6Z
    line #5c1018 w3 M42 60L66 66M42 110L62 116M86 70L110 76M84 130L106 136M128 60L148 66
    )`,
    { colours: { skin: '#d8a47c' } },
  ),
  dial: DIAL,
  'dial-2': DIAL,
  'dial-3': DIAL,
  'dial-4': DIAL,
  prisoner: scene(own, `${CELL}${MAN}${BARS}`),
  captive: scene(
    own,
    `${CELL}${MAN}
    line ink w18 M60 150H140M62 176H138
    line #c9a05a w11 M60 150H140M62 176H138`,
    { ground: ['#120c08', '#4a3420', '#ffd08a'] },
  ),
  'orc-guard': orcGuard,
};
