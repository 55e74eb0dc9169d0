import { THINGS } from '../../../../art/motifs/things.ts';
import { WEAPONS } from '../../../../art/motifs/weapons.ts';
import { place, scene } from '../../../../art/scene.ts';
import type { Subject } from '../../../../art/subject.ts';
import { OWNERS } from '../owners.ts';
import { gleowine, henamarth, mendor } from '../people/allies.ts';
import {
  daughterOfTheNimrodel,
  ereborHammersmith,
  minerOfTheIronHills,
} from '../people/companions.ts';
import { beravor, denethor, glorfindel } from '../people/heroes.ts';
import { gandalf } from '../people/others.ts';

const own = OWNERS.lore;
const boon = OWNERS.boon;

export const LORE: Readonly<Record<string, Subject>> = {
  'core-010': denethor,
  'core-011': glorfindel,
  'core-012': beravor,
  'core-058': daughterOfTheNimrodel,
  'core-059': ereborHammersmith,
  'core-060': henamarth,
  'core-061': minerOfTheIronHills,
  'core-062': gleowine,
  'core-063': scene(own, THINGS.openBook, { colours: { main: '#2f6a3a' } }),
  'core-064': scene(
    own,
    `
    lit wood d14 M20 130H180V220H20Z
    lit wood d10 M14 130C14 60 186 60 186 130Z
    flat #ffe27a M30 130C40 104 60 120 70 100C84 112 100 92 112 108C126 96 150 112 170 130Z
    lit gold d4 O64 118 12O96 110 12O130 116 12
    lit #7affb0 d4 M108 90L118 100L108 114L98 100Z
    line iron w7 M20 160H180M60 130V220M140 130V220
    lit iron d4 M88 150H112V182H88Z`,
    { ground: ['#14200c', '#5a7a24', '#fff0a0'] },
  ),
  'core-065': scene(
    own,
    `
    lit #6b4a2c d16 M40 250C36 170 60 140 100 140C140 140 164 170 160 250Z
    lit #5a3a20 d12 M30 120C40 60 160 60 170 120C150 108 50 108 30 120Z
    lit #5a3a20 d10 M64 96C64 40 130 30 136 96Z
    lit #e0b48e d8 M70 112H130L124 150H76Z
    lit #b8a488 d10 M70 138L130 138L116 200L100 220L84 200Z
    flat ink O86 124 3.5O114 124 3.5
    lit #7a5a34 d6 M140 60C150 40 176 44 176 62L196 58L178 76C176 90 150 90 140 74L126 76Z
    flat ink O164 58 3
    lit #d8c8a8 d6 M20 200C16 186 30 176 42 184L56 180L48 194C52 208 30 216 20 200Z`,
  ),
  'core-066': place(
    ['#0a1a12', '#2f6a3a', '#f0f0a8'],
    `
    trunks #1f4a30 23 9 30
    flat #c8a468 M92 120C110 134 70 150 84 168C100 190 60 220 50 300H160C150 220 130 190 118 168C104 150 124 134 110 120Z
    lit #2f6a3a d10 M-60 260C-40 180 -10 140 30 130C20 150 36 150 50 146C40 166 60 168 70 170C40 190 40 220 44 260Z
    lit #2f6a3a d10 M260 260C240 180 210 140 170 130C180 150 164 150 150 146C160 166 140 168 130 170C160 190 160 220 156 260Z
    lit #4a8a4a d8 M-20 40C20 30 60 50 70 84C40 80 0 76 -20 40ZM220 30C180 24 140 44 130 78C160 76 200 70 220 30Z
    glow #fff6c0 halo:#ffe27a w6 O100 110 6
    glow #fff6c0 halo:#ffe27a w4 O92 150 4O112 190 4`,
    { lamp: [100, 110, 160] },
  ),
  'core-067': scene(
    own,
    `
    figure gandalf translate(-34 34) scale(.96)
    ---
    ( translate(70 96) rotate(-8) scale(.62)
${THINGS.scroll}
    )`,
    {
      figures: { gandalf },
      ground: ['#1a1a14', '#6a6448', '#fff0b0'],
      colours: { main: '#b0402f' },
    },
  ),
  'core-068': scene(own, THINGS.mug, { ground: ['#241608', '#8a5a1c', '#ffe0a0'] }),
  'core-069': scene(own, THINGS.snare, { colours: { main: '#8a7a4a', second: '#3f8a4a' } }),
  'core-070': scene(own, THINGS.cloak, {
    colours: { main: '#567a5a', second: '#9fe08a' },
    emblem: 'leaf',
  }),
  'core-071': scene(own, THINGS.book, {
    ground: ['#12061c', '#3f1f5a', '#ff6a3a'],
    colours: { main: '#24182c', second: '#ff7a3a' },
  }),
  'core-072': scene(
    own,
    `
    lit #8a8f9a d16 M34 130H166C164 190 140 220 100 220C60 220 36 190 34 130Z
    lit #a8aeb8 d8 M24 112H176V134H24Z
    ( rotate(34 140 60)
    lit wood d5 M130 -20H148V110H130Z
    )
    lit #5fae5a d8 M60 112C30 90 26 50 40 30C66 46 76 80 70 112ZM92 112C70 80 76 36 96 16C116 40 116 84 104 112ZM40 112C14 110 -4 92 -8 76C20 76 40 92 50 112Z
    line #2f6a3a w3 M44 44C56 66 62 90 64 110M96 32C96 60 98 90 98 110M4 84C22 90 36 100 44 110`,
  ),
  'core-073': gandalf,
  'core-132': scene(boon, WEAPONS.bow, { colours: { main: '#a8642c' }, emblem: 'leaf' }),
  'core-133': scene(
    boon,
    `
    speed glow 9 22 100 110
    lit main d16 M100 10L126 76L196 80L140 122L160 190L100 150L40 190L60 122L4 80L74 76Z
    sign horse second 100 106 60`,
  ),
  'core-134': scene(
    boon,
    `
    glow white halo:glow w10 M100 -10L106 20L130 26L106 32L100 62L94 32L70 26L94 20Z
    line glow w10 o.4 M100 40L60 240M100 40L140 240
    ( translate(100 160) scale(1.3)
    lit #5c6b78 d8 M-22 -46C-22 -62 22 -62 22 -46L34 0L24 6L20 90H-20L-24 6L-34 0Z
    lit skin d8 O0 -70 17
    )`,
  ),
  'core-135': mendor,
};
