import { THINGS } from '../../../../art/motifs/things.ts';
import { WEAPONS } from '../../../../art/motifs/weapons.ts';
import { place, scene } from '../../../../art/scene.ts';
import type { Subject } from '../../../../art/subject.ts';
import { OWNERS } from '../owners.ts';
import {
  lorienGuide,
  northernTracker,
  silverlodeArcher,
  wanderingTook,
} from '../people/companions.ts';
import { eowyn } from '../people/fellowship.ts';
import { nazgul } from '../people/foes.ts';
import { dunhere, eleanor } from '../people/heroes.ts';

const own = OWNERS.spirit;

export const SPIRIT: Readonly<Record<string, Subject>> = {
  'core-007': eowyn,
  'core-008': eleanor,
  'core-009': dunhere,
  'core-043': wanderingTook,
  'core-044': lorienGuide,
  'core-045': northernTracker,
  'core-046': scene(
    own,
    `
    trunks #b8a86a 9 5 46
    flat #ffe27a o.9 M-20 20C10 -20 60 -10 70 30C40 60 0 56 -20 20ZM60 0C90 -40 150 -30 160 10C130 40 90 40 60 0ZM140 30C170 -6 220 6 230 40C200 66 160 66 140 30Z
    figure archer translate(-36 66) scale(.76)
    figure guide translate(86 62) scale(.76)
    glow #fffbe0 halo:#ffe27a w10 O100 96 9
    line #5a4a24 w3 M100 40V86`,
    {
      figures: { archer: silverlodeArcher, guide: lorienGuide },
      ground: ['#1c1c0c', '#8a8a34', '#fff6b0'],
    },
  ),
  'core-047': scene(
    own,
    `
    flat #1c3448 M-120 260L20 190L120 60L200 -20L330 -60V300H-120Z
    flat #dff0fa M96 92L120 60L200 -20L330 -60V-10L210 40L150 70L120 100Z
    line white w4 o.7 M-40 40C20 50 60 30 100 46M-60 90C-10 96 40 76 70 90M-40 140C0 146 30 130 50 136
    ( translate(88 128) rotate(12) scale(1.5)
    line ink w20 M0 -26C-4 -10 -6 4 -8 16M-8 16L14 26L14 54M-8 16L-24 34L-40 48M0 -22L20 -8L36 -14
    flat ink O6 -44 17
    line #4a3a2c w12 M-8 16L14 26L14 54M-8 16L-24 34L-40 48
    line #5a6a8a w11 M0 -22L20 -8L36 -14
    line #5a6a8a w19 M0 -26C-4 -10 -6 4 -8 16
    flat #5a6a8a M-8 -34C-40 -20 -60 0 -70 24C-50 14 -30 16 -16 20Z
    flat #e0b48e O6 -44 12
    line ink w8 M36 -44L40 58
    line wood w4 M36 -44L40 58
    )`,
    { ground: ['#0f1c2e', '#4a7a9a', '#eaf6ff'] },
  ),
  'core-048': scene(
    own,
    `
    speed glow 8 20 130 80
    line white w30 o.3 M10 230C120 210 200 120 180 10
    line white w14 o.8 M10 230C120 210 200 120 180 10
    ( rotate(52 60 190)
    lit #dfe8ee d8 M52 40L60 10L68 40V190H52Z
    lit #c9d2e2 d6 M34 188H86V202H34Z
    lit leather d4 M53 202H67V250H53Z
    )
    lit wood d6 M150 60L176 70L160 110L132 100ZM170 20L194 26L184 52L166 44ZM118 40L140 34L136 64L114 66Z`,
    { ground: ['#1a0c14', '#6a2a4a', '#ffb0c0'] },
  ),
  'core-049': scene(
    own,
    `
    flat #fff6d0 O100 96 40
    flat #3a6a9a M-120 130H330V300H-120Z
    line #fff6d0 w5 o.8 M60 140H140M70 154H130M50 170H150M80 186H120
    lit #f2f6ff d10 M60 150C70 190 150 190 170 140L150 150H80Z
    lit #f2f6ff d8 M108 30C150 50 160 100 150 136H108Z
    lit wood d3 M102 16H108V150H102Z`,
    { ground: ['#14203a', '#8a5a7a', '#ffcf8a'] },
  ),
  'core-050': scene(
    own,
    `
    figure nazgul translate(-36 -46) scale(1.1)
    line white w6 M-10 150L40 176M210 140L164 170M20 120L54 156M184 112L150 150
    figure eowyn translate(34 96) scale(.68)`,
    { figures: { nazgul, eowyn }, ground: ['#0a1420', '#2f5a7a', '#e0f4ff'] },
  ),
  'core-051': scene(
    own,
    `
    speed glow 5 18 100 110
    ( translate(0 10)
${WEAPONS.shield}
    )
    ( rotate(-30 100 120)
    lit #dfe8ee d8 M150 -40L158 -66L166 -40V150H150Z
    lit gold d6 M134 148H182V160H134Z
    )`,
  ),
  'core-052': place(['#05060c', '#14202c', '#8ac8e0'], THINGS.lantern, {
    lamp: [100, 130, 150],
    colours: { second: '#fff6c8', glow: '#fff3a8' },
  }),
  'core-053': scene(
    own,
    `
    lit stone d18 M10 240V70L40 40H160L190 70V240Z
    flat #14141c M50 240V110L70 90H130L150 110V240Z
    line #5a6070 w5 M30 90L40 110L30 130M170 90L160 110L170 130M60 62H140
    sign axe #c8ccd6 100 64 34
    lit #9aa0ac d10 M60 200H140V240H60Z
    glow white halo:glow w8 M96 130L104 130L100 190Z`,
    { ground: ['#10141c', '#3a5a6a', '#d8f0ff'] },
  ),
  'core-054': scene(
    own,
    `
    ( rotate(14 100 120)
    lit wood d10 M26 26H174V200H26Z
    )
    lit paper d14 O100 112 78
    line leather w4 M100 34V190M22 112H178M45 57L155 167M155 57L45 167
    flat #c8303a M100 112L100 34A78 78 0 0 1 155 57ZM100 112L100 190A78 78 0 0 1 45 167Z
    flat #3f86b8 M100 112L178 112A78 78 0 0 1 155 167ZM100 112L22 112A78 78 0 0 1 45 57Z
    lit gold d6 O100 112 18
    lit iron d4 M92 0H108L100 40Z`,
  ),
  'core-055': scene(
    own,
    `
    line #e8f8ff w3 o.7 M-40 190H80M120 200H240M20 220H160
    lit #dfe8ee d10 M40 140C40 190 160 190 160 140Z
    lit #c3cad8 d6 M30 124H170V144H30Z
    lit #aab6c9 d8 M86 182H114L126 226H74Z
    flat #7ac8e8 M44 128A56 10 0 1 0 156 128A56 10 0 1 0 44 128Z
    glow white halo:glow w14 M100 20L108 56L140 66L108 76L100 112L92 76L60 66L92 56Z`,
    { ground: ['#0f1c3a', '#4a6ab8', '#f0f8ff'] },
  ),
  'core-056': scene(
    own,
    `
    flat #24343c M-120 150L-20 90L60 140L130 60L220 140L330 90V300H-120Z
    flat #3a2c24 M-120 180H330V300H-120Z
    line #8af0ff w16 o.3 M100 180L80 210L110 226L90 280M100 180L140 204L130 240M80 210L40 230L30 270
    line #e0fcff w5 M100 180L80 210L110 226L90 280M100 180L140 204L130 240M80 210L40 230L30 270
    glow white halo:#8af0ff w16 M60 180L80 110L100 140L116 80L140 180Z`,
  ),
  'core-057': scene(
    own,
    `
    flat #050a12 o.75 M-60 300C-70 140 -20 20 60 -20C30 60 40 200 30 300Z
    glow #ff5a45 w5 M-6 70L20 60L16 76L0 82Z
    glow #ff5a45 w5 M30 64L46 66L40 78L28 76Z
    figure took translate(36 40) scale(.86)
    ( rotate(-38 60 150)
    lit #dfe8ee d6 M54 20L62 -10L70 20V130H54Z
    lit gold d5 M38 128H86V140H38Z
    lit leather d4 M55 140H69V176H55Z
    )`,
    { figures: { took: wanderingTook } },
  ),
};
