import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { OWNERS } from '../../owners.ts';
import { agentCoulson, quake } from './people.ts';

const { aggression, justice, leadership, protection, basic } = OWNERS;

export const ASPECTS: Readonly<Record<string, Subject>> = {
  '08011': agentCoulson,
  '08012': quake,
  '08013': scene(
    justice,
    `
    flat #0a0804 o.8 M-120 -60H150C110 40 110 160 150 300H-120Z
    flat #ffe9a0 M40 66L70 58L64 74L46 76ZM84 56L114 52L108 68L90 68Z
    line #6a5010 w3 M60 110Q80 118 100 108
    ( rotate(64 130 160)
    lit #e6ecf6 d8 M112 90L130 20L148 90L144 170H116Z
    lit gold d6 M96 168H164V182H96Z
    lit leather d5 M118 182H142V250H118Z
    )`,
  ),
  '08017': scene(
    justice,
    `
    ( rotate(-8 100 110)
    lit #c8a860 d14 M20 50H90L104 66H182V200H20Z
    lit paper d6 M40 34H160V70H40Z
    lit #d9b870 d10 M20 80H182V206H20Z
    sign eye #5a4210 100 144 70
    )
    line ink w24 M36 214L166 74
    line blood w15 M36 214L166 74
    line ink w24 M36 74L166 214
    line blood w15 M36 74L166 214`,
  ),
  '08018': scene(
    justice,
    `
    lit #3a3020 d18 |M100 150L128 132L186 160L214 250L100 250
    lit #4a3c28 d10 pair M108 138L150 110L158 150L120 176Z
    lit #1c1810 d6 M66 80H134V130C134 150 66 150 66 130Z
    lit #5a4a30 d16 M30 84C50 66 60 64 62 60C64 24 80 14 100 14C120 14 136 24 138 60C140 64 150 66 170 84C140 96 60 96 30 84Z
    trim #1c1810 d4 M61 56H139L141 70H59Z
    glow #fff6c0 halo:#ffd23c w4 M76 106L94 102L92 110L78 112ZM106 102L124 106L122 112L108 110Z`,
  ),
  '08023': place(
    ['#16203f', '#5a7ab8', '#ffe6c0'],
    `
    flat white o.4 M-60 214C-20 190 20 214 70 200S170 192 260 216V300H-60Z
    lit steel d14 M-40 60L50 36H150L240 60L224 104L150 120H50L-24 104Z
    lit iron d10 M30 116H170L150 150H50Z
    lit metal d6 M84 10H128L134 38H78Z
    lit iron d8 O8 112 34
    lit iron d8 O192 112 34
    glow #d8f6ff halo:#5ac8ff w8 O8 112 21
    glow #d8f6ff halo:#5ac8ff w8 O192 112 21
    line iron w3 M-18 112H34M8 86V138M166 112H218M192 86V138
    flat #ffd27a M92 18H98V24H92ZM104 18H110V24H104ZM116 18H122V24H116Z
    glow #fff0c0 w3 M60 128H76V136H60ZM92 128H108V136H92ZM124 128H140V136H124Z`,
    { lamp: [100, 100, 190] },
  ),
  '08024': scene(
    basic,
    `
    ( translate(100 150) scale(1.6)
    lit #2a3048 d8 M-22 -46C-22 -62 22 -62 22 -46L34 0L24 6L20 90H-20L-24 6L-34 0Z
    lit #2a3048 d8 O0 -70 17
    )
    line ink w14 O100 104 66
    line #ff4d57 w7 O100 104 66
    line #ff4d57 w4 O100 104 40
    line #ff4d57 w6 M100 18V76M100 132V190M14 104H72M128 104H186
    glow #ffd0d0 halo:#ff3a3a w5 O100 104 5`,
    { ground: ['#0c1a14', '#2a6a5a', '#b8ffe0'] },
  ),
  '08030': scene(
    aggression,
    `
    line ink w30 M20 90A82 82 0 0 1 168 70
    line #5a4a5a w19 M20 90A82 82 0 0 1 168 70
    lit #5a4a5a d6 M4 78L48 82L22 122Z
    line ink w34 M180 150A82 82 0 0 1 32 172
    line #ff5a3a w22 M180 150A82 82 0 0 1 32 172
    lit #ff5a3a d6 M200 168L152 160L182 116Z
    impact 100 120 44 #ff6a2a #ffc93c #fffbe6`,
  ),
  '08031': scene(
    leadership,
    `
    speed glow 41 20 100 110
    lit metal d6 M90 8H110V40H90ZM150 36L166 52L154 64L138 48Z
    lit main d18 O100 126 84
    lit paper d10 O100 126 64
    flat #8ab8f0 M100 126V62A64 64 0 0 1 160 146Z
    line ink w5 M100 68V78M100 174V184M42 126H52M148 126H158
    ${at('translate(96 130) scale(.62)', POSES.run)}`,
  ),
  '08032': scene(
    protection,
    `
    line glow w8 M22 60A110 110 0 0 0 22 200M178 60A110 110 0 0 1 178 200
    line glow w4 o.6 M4 50A130 130 0 0 0 4 210M196 50A130 130 0 0 1 196 210
    ${at('translate(100 132) scale(1.9)', POSES.guard)}`,
    { colours: { second: '#1f5a34' } },
  ),
  '08033': scene(
    basic,
    `
    lit #8a6a3a d18 M10 -20H190V270H10Z
    lit #a8844a d12 M40 10H160V230H40Z
    flat ink M100 60A36 36 0 0 1 122 124L136 196H64L78 124A36 36 0 0 1 100 60Z
    flat #fff3dc M72 100Q100 74 128 100Q100 126 72 100Z
    flat #3f8a6a O100 99 13
    flat ink O100 99 6
    flat white O96 95 3`,
    { ground: ['#1c120a', '#6a4a24', '#ffe0a0'] },
  ),
};
