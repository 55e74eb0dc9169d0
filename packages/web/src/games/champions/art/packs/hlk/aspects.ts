import { BLOWS } from '../../../../../art/motifs/blows.ts';
import { DEEDS } from '../../../../../art/motifs/deeds.ts';
import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { OWNERS } from '../../owners.ts';
import { sheHulk } from '../../people/identities.ts';
import { beatCop, brawn, sentry } from './people.ts';

const { aggression, leadership, protection, basic } = OWNERS;

export const ASPECTS: Readonly<Record<string, Subject>> = {
  '10011': brawn,
  '10012': sentry,
  '10013': sheHulk,
  '10014': scene(aggression, BLOWS.dropKick, {
    colours: { main: '#3a2a2a', second: '#c8333a' },
  }),
  '10015': scene(
    aggression,
    `
    lit #8c1c28 d12 M-60 130L30 70L60 110L-30 220Z
    lit #e0a27c d14 M26 74L60 34L104 30L116 60L110 96L78 118L46 120Z
    line #5a2a1a w4 M70 40L84 66M88 34L100 60
    lit #3a3a5a d12 M260 130L170 70L140 110L230 220Z
    lit #8a9ab0 d14 M174 74L140 34L96 30L84 60L90 96L122 118L154 120Z
    line #3a4a5a w4 M130 40L116 66M112 34L100 60
    impact 100 62 36 #ff6a2a #ffc93c #fffbe6`,
  ),
  '10016': scene(
    aggression,
    `${DEEDS.point}
    lit #ffe27a d8 M20 -6H110V56H66L46 84V56H20Z
    flat ink M58 6H72L69 34H61ZM60 38H70V48H60Z`,
  ),
  '10018': scene(
    aggression,
    `
    flat #8c1c28 O100 100 74
    ${at('translate(96 128) scale(1.5)', POSES.lunge)}
    line ink w10 M56 134H140
    line #1c1418 w6 M60 134H130
    line glow w5 o.8 M20 200C70 220 140 220 184 196`,
    { ground: ['#2a0a10', '#6a141c', '#ffd0a0'], colours: { main: '#f2efe6', second: '#e8e0d0' } },
  ),
  '10019': scene(
    basic,
    `
    flat #ff8a2a o.8 M-40 260C-20 180 10 200 20 150C50 180 50 210 70 216C80 180 70 160 96 130C120 170 130 200 140 214C160 190 150 170 176 150C190 190 220 200 230 260Z
    ${at('translate(96 100) rotate(-16) scale(1.3)', POSES.soar)}
    ---
    ${at('translate(104 140) rotate(60) scale(.7)', POSES.fall)}`,
    { ground: ['#1c0c10', '#8a2f24', '#ffd08a'], colours: { main: '#3f86d8', second: '#24407a' } },
  ),
  '10029': beatCop,
  '10030': scene(
    leadership,
    `
    flat #fff0c0 o.4 M100 -60L10 260H190Z
    ${at('translate(100 108) scale(1.3)', POSES.cheer)}
    sign star5 #fff3c0 100 20 54
    ${at('translate(34 196) scale(.7)', POSES.kneel)}
    ${at('translate(168 196) scale(-.7 .7)', POSES.kneel)}`,
    { colours: { main: '#3f86d8', second: '#c8333a' } },
  ),
  '10031': scene(
    protection,
    `
    lit #3a5a6a d20 |M100 40L126 26L160 40L186 92L160 112L156 214L100 234
    line #24404a w4 pair M108 150H152M108 176H150M108 202H148
    glow #d8fff8 halo:#3ad8ff w10 O100 108 18
    line #8ff0ff w5 M84 96L40 60L50 54L10 20M118 96L160 50L152 44L196 4M84 122L36 160L44 168L6 210M116 122L166 170L158 176L200 216
    line ink w3 O100 108 23`,
    { ground: ['#04201c', '#1f7a6a', '#b8fff0'] },
  ),
  '10032': scene(
    basic,
    `
    lit blood d16 M30 66L140 40L160 110L140 210L60 226L40 150Z
    line #7a1420 w4 M44 110L152 84M50 160L150 136
    lit metal d8 M60 50L44 -10L58 -20L80 44Z
    lit metal d8 M120 40L134 -20L152 -14L138 44Z
    lit steel d8 M86 44L84 -20H112L110 42Z
    line #4a5366 w4 M88 -10H108M88 6H108
    sign gear white 98 134 62`,
    { ground: ['#14202a', '#4a6a7a', '#ffe6b0'] },
  ),
};
