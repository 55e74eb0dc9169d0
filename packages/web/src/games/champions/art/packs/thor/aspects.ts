import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { OWNERS } from '../../owners.ts';
import { heimdall, hercules, valkyrie } from './people.ts';

const { aggression, justice, leadership, protection, basic } = OWNERS;

export const ASPECTS: Readonly<Record<string, Subject>> = {
  '06011': hercules,
  '06012': valkyrie,
  '06014': scene(
    aggression,
    `
    speed glow 15 22 60 130
    ( translate(146 96) rotate(18) scale(1.2)
    lit #5a4a6a d8 M-22 -46C-22 -62 22 -62 22 -46L34 0L24 6L20 90H-20L-24 6L-34 0Z
    lit #5a4a6a d8 O0 -70 17
    )
    ---
    lit main d14 M-60 150L40 116L56 166L-60 220Z
    lit second d8 M34 110L56 102L74 160L52 170Z
    lit skin d14 M60 104L104 82L136 84L150 100V132L132 146L86 164L68 154Z
    line skin<60 w4 M112 92H150M112 110H152M110 128H148
    lit skin>8 d6 M70 104L104 70C116 66 122 80 114 88L92 110Z`,
  ),
  '06015': scene(
    aggression,
    `
    line white w36 o.25 M-30 200C-20 40 120 -20 214 60
    line glow w12 o.6 M-10 210C0 70 120 10 206 70
    impact 186 84 52 #ff6a2a #ffc93c #fffbe6
    ( rotate(52 100 130)
    lit wood d8 M90 20H110V260H90Z
    lit steel d14 M62 -20H138V60H62Z
    lit iron d4 M70 -34H82V-18H70ZM94 -34H106V-18H94ZM118 -34H130V-18H118ZM54 0H64V12H54ZM54 30H64V42H54Z
    )`,
  ),
  '06017': place(
    ['#1c1028', '#7a4a3a', '#ffe2a0'],
    `
    flat #fff0c0 o.5 M100 -60L30 260H170Z
    lit #8a6a4a d8 M-40 -20H-6V236H-40ZM206 -20H240V236H206Z
    lit #a8835a d8 M6 30H34V230H6ZM166 30H194V230H166Z
    lit #c8a878 d8 M2 16H38V34H2ZM162 16H198V34H162Z
    lit stone d10 M74 230L80 130C80 110 120 110 120 130L126 230Z
    lit stone d8 O100 94 20
    lit #aab0bc d6 M76 92C74 66 126 66 124 92L116 84H84Z
    lit #aab0bc d5 M124 230L134 92L142 230ZM130 96L140 96L137 60Z
    lit #6a4a34 d8 M54 226H146V250H54Z
    flat #ffd27a O20 74 6O180 74 6`,
    { lamp: [100, 40, 200] },
  ),
  '06018': scene(
    aggression,
    `
    lit blood d6 M-20 30L210 10L200 34L-20 56ZM-20 200L210 214L206 236L-20 224Z
    ${at('translate(96 124) scale(1.5)', POSES.cheer)}
    glow #ffd23c halo:#ff5a1a w8 M50 26L44 -10L58 8L64 -20L72 8L84 -8L78 30ZM128 30L122 -8L134 8L142 -20L150 8L162 -10L156 26Z`,
    { ground: ['#2a0408', '#8a1c14', '#ffb04a'], colours: { main: '#8c1c28', second: '#3a2a24' } },
  ),
  '06019': scene(
    aggression,
    `
    ( rotate(28 100 120)
    lit wood d8 M91 0H109V280H91Z
    line #3a2414 w4 M90 170L110 182M90 190L110 202M90 210L110 222
    lit #a8c4d8 d16 M108 6C160 -10 196 30 196 92C168 66 140 64 108 84Z
    lit #a8c4d8 d8 M92 24L58 16L66 46L52 62L92 66Z
    line #3f7a9a w3 M118 26C148 22 170 40 182 66M120 46C140 44 156 50 168 62
    glow #d8f6ff halo:#5ac8ff w5 M124 36L132 46L124 56L116 46Z
    )`,
    { ground: ['#1c0a14', '#7a2038', '#a8e4ff'] },
  ),
  '06020': heimdall,
  '06021': scene(
    basic,
    `
    lit #8ab0d8 d20 M100 30C140 30 150 70 146 100L176 130L184 240H16L24 130L54 100C50 70 60 30 100 30Z
    line #dff0ff w5 M64 140L100 160L136 140M100 160V230M70 190L100 200L130 190
    flat #24364e M76 78H94L92 88H78ZM106 78H124L122 88H108Z
    line #24364e w5 M84 112H116
    impact 26 70 28 #ff8a4a #ffd23c #fffbe6
    impact 174 60 24 #ff8a4a #ffd23c #fffbe6
    lit metal d3 M10 30L24 40L12 48ZM192 22L180 34L196 40Z`,
    { ground: ['#101c2e', '#3f6a9a', '#e0f4ff'] },
  ),
  '06031': scene(
    justice,
    `
    lit #2a2438 d8 M-20 150H220V260H-20Z
    lit iron d8 M60 150C60 130 140 130 140 150V178H60Z
    lit #24221a d14 M26 90L64 70H92L96 84H104L108 70H136L174 90L186 150H108L100 130L92 150H14Z
    lit iron d8 O54 150 38
    lit iron d8 O146 150 38
    glow #fff6c0 halo:#ffc83c w6 O54 150 25
    glow #fff6c0 halo:#ffc83c w6 O146 150 25
    sign eye #3a2a08 54 150 36
    sign eye #3a2a08 146 150 36`,
    { ground: ['#100c04', '#6a5010', '#ffe27a'] },
  ),
  '06032': scene(
    leadership,
    `
    speed glow 25 20 100 80
    ${at('translate(58 150) rotate(-10) scale(1.25)', POSES.cheer)}
    ${at('translate(146 150) rotate(10) scale(1.25)', POSES.cheer)}
    impact 102 60 34 #3f86d8 #a8d8ff white`,
    { colours: { main: '#3f86d8', second: '#c8333a' } },
  ),
  '06033': scene(
    protection,
    `
    flat #163a2a M-120 190H330V300H-120Z
    ${at('translate(80 150) scale(1.4)', POSES.kneel)}
    glow #d8ffe8 halo:#3aff9a w8 M150 60C170 20 210 40 180 80C206 70 216 110 180 110
    line #d8ffe8 w7 M8 60C50 30 90 70 130 44M-10 90C40 66 70 100 110 80M0 30C30 10 60 30 80 18
    sign heart #8affc0 150 130 40`,
  ),
  '06034': scene(
    basic,
    `
    speed glow 14 18 100 110
    lit #3a4a6a d12 M-30 250C-20 190 10 160 54 152L70 250Z
    lit skin d18 M30 170C40 130 80 118 104 132L112 84L150 76C166 110 166 160 140 188C110 216 60 216 30 200Z
    lit skin d12 M96 66L104 32L122 20H158L172 38V70L158 92L112 96Z
    line skin<60 w4 M124 24V54M142 22V54M158 28V54
    line skin<50 w4 M62 150C84 138 108 148 114 168M134 116C138 132 136 148 128 160`,
    { ground: ['#2a1008', '#a8522a', '#ffd9a0'] },
  ),
};
