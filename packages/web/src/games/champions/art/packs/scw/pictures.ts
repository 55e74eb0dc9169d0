import { BLOWS } from '../../../../../art/motifs/blows.ts';
import { MAGIC } from '../../../../../art/motifs/magic.ts';
import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { scarletWitch } from '../../../../city/people/heroes.ts';
import { OWNERS } from '../../owners.ts';
import { quicksilver } from '../../people/siblings.ts';
import { ASPECTS } from './aspects.ts';
import { agathaHarkness, luminous, wandaMaximoff } from './people.ts';

const own: Owner = {
  ground: ['#26061a', '#8a1440', '#ff6a9a'],
  colours: { main: '#ff3a7a', second: '#a8182f', skin: '#f2c8ac' },
};
const light: Owner = {
  ground: ['#30060c', '#b02a34', '#fff0c8'],
  colours: { main: '#ffb04a', second: '#d83a4a' },
};

export const PICTURES: Readonly<Record<string, Subject>> = {
  '15001a': scarletWitch,
  '15001b': wandaMaximoff,
  '15002': quicksilver,
  '15003': scene(
    own,
    `
    ${at('translate(0 40)', BLOWS.twoHands)}
    glow #ffd0e0 halo:#ff3a7a w14 M100 -10C112 30 150 40 138 74C130 96 112 96 100 96C88 96 70 96 62 74C52 44 88 30 100 -10Z
    line #ff9ac0 w5 M30 60C10 40 50 20 30 0M170 60C190 40 150 20 170 0
    sign spiral #a8182f 100 64 44`,
  ),
  '15004': scene(
    own,
    `
    speed #ff9ac0 47 22 130 90
    line #ff3a7a w30 o.45 M-60 260L110 110
    line #ffd0e0 w10 M-60 260L110 110
    glow #ffe0ec halo:#ff3a7a w12 M134 20L184 48V106L134 134L84 106V48Z
    flat #a8182f M134 40L166 58V96L134 114L102 96V58Z
    glow #ffe0ec halo:#ff3a7a w4 M134 58L150 68V86L134 96L118 86V68Z`,
  ),
  '15005': scene(
    own,
    `
    lit steel d14 M20 40H110L100 70L120 90L96 120L112 150L90 190L100 220H20Z
    line iron w4 M30 80H90M30 120H84M30 160H90
    lit steel d3 M128 70H142V84H128ZM134 116H152V134H134ZM120 168H134V182H120ZM160 60H170V70H160ZM168 100H182V114H168ZM158 150H172V164H158ZM150 196H160V206H150ZM184 76H192V84H184ZM190 132H198V140H190ZM180 180H188V188H180Z
    line #ff3a7a w4 M112 60L128 46M116 100L140 96M108 136L130 150M104 196L124 204
    glow #ffd0e0 halo:#ff3a7a w5 O118 30 5O176 40 4O150 220 5`,
  ),
  '15006': scene(
    own,
    `
    line #ff9ac0 w4 M-20 30C60 40 80 100 100 110C120 100 140 40 220 30M-20 80C40 84 70 104 100 110C130 104 160 84 220 80M-20 190C60 180 80 120 100 110C120 120 140 180 220 190M-20 140C40 136 70 116 100 110C130 116 160 136 220 140M40 -20C50 60 80 90 100 110C80 130 50 160 40 250M100 -20V250M160 -20C150 60 120 90 100 110C120 130 150 160 160 250
    glow white halo:#ff3a7a w16 O100 110 20
    ${at('translate(40 60) rotate(-30) scale(.4)', POSES.fall)}
    lit #3f86d8 d4 M150 60H178V84H150Z
    lit #d9a520 d4 M30 160L56 150L62 178L36 186Z
    lit #3fa85a d4 O160 170 14`,
  ),
  '15007': agathaHarkness,
  '15008': scene(
    own,
    `
    ${at('translate(100 160) scale(1.1)', POSES.guard)}
    ${at('translate(0 4)', MAGIC.seal)}`,
    { colours: { second: '#5a0a1c', main: '#ff5a8a' } },
  ),
  '15009': scene(
    own,
    `
    line glow w26 o.3 M20 160C40 80 160 80 180 160
    lit second d18 M10 170L-6 60L50 116L64 20L100 90L136 20L150 116L206 60L190 170C130 130 70 130 10 170Z
    line #ff6a8a w4 M30 150C80 120 120 120 170 150
    glow #ffe0ec halo:#ff3a7a w8 M100 100L114 122L100 146L86 122Z
    lit #5a0a1c d6 M14 176C70 140 130 140 186 176L180 196C130 160 70 160 20 196Z`,
  ),
  '15023': scene(
    OWNERS.obligation,
    `
    lit #8ac0e0 d10 M30 0H170V240H30Z
    trim #1c1020 d0 M42 12H158V228H42Z
    figure witch translate(24 44) scale(.76) o.85
    line white w4 M100 12L84 70L112 100L70 150L96 228M84 70L42 90M112 100L158 80M70 150L42 170
    line #ff5a8a w4 o.8 M120 40C140 60 120 80 140 100`,
    { figures: { witch: scarletWitch } },
  ),
  '15024': place(
    ['#240610', '#8a1f3a', '#ffd8a0'],
    `
    line #fff0c8 w6 M120 -6H80M62 44H138M52 80H148M64 116H136M118 150H82M64 182H136M52 214H148
    line ink w20 M140 -30C140 10 50 40 50 80C50 120 150 140 150 200C150 230 130 250 110 270
    line #ffb04a w12 M140 -30C140 10 50 40 50 80C50 120 150 140 150 200C150 230 130 250 110 270
    line ink w20 M60 -30C60 10 150 40 150 80C150 120 50 140 50 200C50 230 70 250 90 270
    line #ff5a7a w12 M60 -30C60 10 150 40 150 80C150 120 50 140 50 200C50 230 70 250 90 270
    glow white halo:#ffb04a w10 O100 80 8O100 200 8`,
    { lamp: [100, 110, 190] },
  ),
  '15025': luminous,
  '15026': scene(
    light,
    `
    line #ffb04a w8 o.8 O100 110 92
    ${at('translate(100 110) scale(1.35)', POSES.fall)}
    line ink w12 M20 40L180 180M20 180L180 40M0 110H200
    line #ffe0a0 w6 dash:14,6 M20 40L180 180M20 180L180 40M0 110H200
    glow #fff6e0 halo:#ffb04a w6 O100 110 10`,
    { colours: { main: '#3f86d8', second: '#22344e' } },
  ),
  '15027': scene(
    light,
    `
    figure lumen translate(-10 -20) scale(1.1)
    line #ff3a7a w8 o.9 M-20 200C30 140 -10 100 40 60S20 -10 60 -30M220 200C170 140 210 100 160 60S180 -10 140 -30
    line #ffd0e0 w3 M-20 200C30 140 -10 100 40 60S20 -10 60 -30M220 200C170 140 210 100 160 60S180 -10 140 -30
    sign hex #fff0c8 30 130 40
    sign hex #fff0c8 172 130 40`,
    { figures: { lumen: luminous } },
  ),
  ...ASPECTS,
};
