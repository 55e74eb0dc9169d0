import { DEEDS } from '../../../../art/motifs/deeds.ts';
import { MINDS } from '../../../../art/motifs/minds.ts';
import { THINGS } from '../../../../art/motifs/things.ts';
import { place, scene } from '../../../../art/scene.ts';
import type { Subject } from '../../../../art/subject.ts';
import { LANDS } from '../lands.ts';
import { OWNERS } from '../owners.ts';
import {
  daughterOfTheNimrodel,
  ereborHammersmith,
  gleowine,
  henamarth,
  mendor,
  minerOfTheIronHills,
} from '../people/allies.ts';
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
  'core-066': place(['#0a1a12', '#2f5a34', '#e8f0a0'], LANDS.road),
  'core-067': scene(own, THINGS.magnifier, {
    colours: { main: '#6d7784' },
    ground: ['#1a2028', '#5c6b78', '#ffe9a0'],
  }),
  'core-068': scene(own, MINDS.pipeAndMug, { ground: ['#241608', '#8a5a1c', '#ffe0a0'] }),
  'core-069': scene(own, THINGS.snare, { colours: { main: '#8a7a4a', second: '#3f8a4a' } }),
  'core-070': scene(own, THINGS.cloak, {
    colours: { main: '#567a5a', second: '#9fe08a' },
    emblem: 'leaf',
  }),
  'core-071': scene(own, THINGS.book, {
    ground: ['#12061c', '#3f1f5a', '#ff6a3a'],
    colours: { main: '#24182c', second: '#ff7a3a' },
  }),
  'core-072': scene(own, MINDS.bandage, { colours: { main: '#2fb56a' } }),
  'core-073': gandalf,
  'core-132': scene(boon, DEEDS.handshake, { colours: { main: '#a8642c', second: '#2f4a34' } }),
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
