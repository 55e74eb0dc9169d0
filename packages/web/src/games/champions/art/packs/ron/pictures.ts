import { type Owner, scene } from '../../../../../art/scene.ts';
import type { Signature, Subject } from '../../../../../art/subject.ts';

const ronan: Signature = {
  palette: ['#1f5a3a', '#12141c', '#4a8ad0', '#a8ffd0'],
  ground: ['#08140f', '#1f5a4a', '#7affb8'],
  build: 'giant',
  emblem: 'scales',
  face: { hair: '#16284a', glow: '#d8ffe8', mood: 'grim', brow: 4 },
  shadow: '#06103a',
  pose: { turn: -3, scale: 1.02, y: 30 },
  draw: `
    ( rotate(16 170 100)
    lit iron d4 M166 0H178V260H166Z
    lit #2a8a5a d12 M132 -24H212V30H132Z
    line #0f4a2f w4 M146 -20V26M198 -20V26
    )
    ---
    body second lt:#4a4c5c
    trim suit d14 |M100 150L124 104L160 100L150 196L100 212
    lit suit pair d10 M142 96C186 92 222 118 232 156C200 150 168 144 150 136Z
    head broad
    in line #16284a w3 M76 104H124
    lit second d16 |M100 10C140 12 156 44 152 96L142 132L124 138L132 104L130 72L112 60L100 62
    trim suit d8 |M100 10L116 14L112 58L100 60
    lit second pair d6 M146 40L168 28L160 84L150 96Z
  `,
};

const own: Owner = {
  ground: ['#08140f', '#1f5a4a', '#7affb8'],
  colours: { main: '#2a8a5a', second: '#12141c', skin: '#4a8ad0' },
};

export const PICTURES: Readonly<Record<string, Subject>> = {
  '90001': ronan,
  '90002': scene(
    own,
    `
    figure ronan translate(-90 46) scale(.72) o.5
    figure ronan translate(146 46) scale(.72) o.5
    ---
    figure ronan translate(26 50) scale(.74)
    sign scales #7affb8 100 24 60 w5`,
    { figures: { ronan } },
  ),
  '90003': scene(
    own,
    `
    flat #d8ffe8 o.35 M80 -60H120L180 250H20Z
    flat #0a1a14 M-120 206H330V300H-120Z
    ( translate(100 150) scale(1.1)
    lit #7a5a4a d8 M-22 -46C-22 -62 22 -62 22 -46L30 0L24 40L20 90H-20L-24 40L-30 0Z
    lit #e0a27c d8 O0 -70 17
    line ink w8 M-22 20H22
    line metal w4 M-22 20H22
    )
    lit second d6 M-10 214L20 120L40 214ZM160 214L180 120L210 214Z`,
  ),
  '90004': scene(
    own,
    `
    impact 100 186 96 #1f5a3a #7affb8 white
    line white w30 o.25 M150 -60C150 40 130 100 110 150
    ( rotate(18 100 120)
    lit iron d6 M90 -80H112V100H90Z
    lit main d20 M34 90H168V168H34Z
    line #0f4a2f w5 M56 96V162M146 96V162
    )
    lit #5a6a60 d4 M16 170L34 150L40 180ZM170 180L190 160L186 196Z`,
  ),
  '90005': scene(
    own,
    `
    speed #7affb8 7 26 100 100
    figure ronan translate(-150 -120) scale(2.5)`,
    { figures: { ronan } },
  ),
};
