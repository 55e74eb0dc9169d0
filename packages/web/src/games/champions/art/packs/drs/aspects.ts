import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { ironMan } from '../../../../city/people/avengers.ts';
import { OWNERS } from '../../owners.ts';
import { brotherVoodoo, clea, ironFist, nightNurse } from './people.ts';

const { aggression, justice, protection, basic } = OWNERS;

export const ASPECTS: Readonly<Record<string, Subject>> = {
  '09012': brotherVoodoo,
  '09013': clea,
  '09014': ironFist,
  '09015': scene(
    protection,
    `
    lit #6a6a72 d18 M-30 -40H230V50L190 86L150 70L110 100L70 74L30 92L-30 60Z
    line #3a3a44 w4 M40 20L70 50L60 74M130 10L120 50L150 70
    ${at('translate(100 160) scale(1.3)', POSES.cheer)}
    line #d8ffe0 w5 M40 110L20 98M160 110L182 98M36 140H12M164 140H188`,
    { colours: { second: '#1f5a34' } },
  ),
  '09016': scene(
    protection,
    `
    line white w22 o.25 M20 220C-10 100 80 0 200 60
    line glow w6 M30 210C10 110 90 20 180 70
    ( translate(140 70) rotate(130) scale(1)
    lit #5a3a4a d8 M-22 -46C-22 -62 22 -62 22 -46L34 0L24 6L20 90H-20L-24 6L-34 0Z
    lit #5a3a4a d8 O0 -70 17
    )
    ---
    ${at('translate(76 160) scale(1.25)', POSES.kneel)}`,
    { colours: { second: '#1f5a34' } },
  ),
  '09019': nightNurse,
  '09020': scene(
    protection,
    `
    impact 100 90 118 #c8422a #ff8a3c #ffd98a
    lit white d14 M46 110H134V160C134 196 46 196 46 160Z
    line ink w16 M134 124C168 120 168 168 130 168
    line white w8 M134 124C168 120 168 168 130 168
    lit #dfe6ee d8 M26 196H154L140 214H40Z
    flat #a86a2a M52 112H128V120C110 128 70 128 52 120Z
    line white w5 o.8 M74 96C66 80 86 70 78 54M106 96C98 80 118 70 110 54`,
  ),
  '09021': scene(
    basic,
    `
    lit #ffd23c d16 M100 14L196 190C200 204 192 214 178 214H22C8 214 0 204 4 190Z
    trim #2a1c08 d0 M100 42L172 186C174 192 170 196 164 196H36C30 196 26 192 28 186Z
    lit #ffd23c d6 M90 84H110L106 148H94Z
    lit #ffd23c d6 O100 170 11`,
    { ground: ['#241408', '#8a4a14', '#ffd98a'] },
  ),
  '09026': scene(
    basic,
    `
    flat #ffe9a0 o.4 M100 -60L20 260H180Z
    lit #5a3a8a d14 |M100 20L136 40L148 150L100 156
    sign eye #ffd98a 100 86 56
    lit #6a4aa0 d12 |M100 150L164 150L168 180L100 184
    lit #4a2f7a d8 pair M150 120L176 112L184 190H164Z
    lit #4a2f7a d8 |M100 180L164 180L176 240L100 240
    line gold w4 |M100 20L136 40L148 150L100 156
    sign star glow 34 50 34
    sign star glow 168 44 26`,
    { ground: ['#140f38', '#4a3a96', '#ffd98a'] },
  ),
  '09037': scene(
    aggression,
    `
    speed glow 8 20 100 120
    lit #b8844a d8 M-20 140L86 156L70 190L-20 170ZM220 140L114 156L130 190L220 170Z
    line #7a5428 w3 M-10 154L70 168M210 154L130 168
    impact 100 160 36 #ff6a2a #ffc93c #fffbe6
    ( rotate(8 100 60)
    lit main d12 M60 -60H140L134 30H66Z
    lit second d6 M60 20H140V38H60Z
    lit skin d14 M70 38H130L138 70L128 150C124 164 104 164 98 154L84 140C70 126 62 70 70 38Z
    line skin<60 w3 M108 60L112 144M90 60L94 130
    )`,
  ),
  '09038': scene(
    justice,
    `
    ( rotate(-10 70 110)
    lit #2f5a8a d10 M6 30H104L84 60L100 84L78 116L96 140L76 170L86 196H6Z
    line #a8d0ff w3 M16 50H76V100H16ZM16 120H60V180H16ZM46 50V100
    )
    ( rotate(12 150 120)
    lit #2f5a8a d10 M204 30H124L104 60L120 84L98 116L116 140L96 170L106 196H204Z
    line #a8d0ff w3 M190 50H140M190 80H130M190 130A24 24 0 1 0 190 180
    )
    line #ffe27a w6 M100 -10L96 20M104 216L100 250`,
  ),
  '09039': ironMan,
};
