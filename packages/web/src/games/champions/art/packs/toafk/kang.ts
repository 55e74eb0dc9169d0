import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { kang } from '../../../../city/people/villains.ts';
import { OWNERS } from '../../owners.ts';
import { stage } from '../../stage.ts';
import { macrobots } from './foes.ts';
import { immortus, ironLad, ramaTut, scarletCenturion } from './kangs.ts';

const own: Owner = {
  ground: ['#140f30', '#4a2f90', '#7affd0'],
  colours: { main: '#7a3ab0', second: '#3f8a4a', skin: '#4a8ae0' },
};
const lost: Owner = {
  ground: OWNERS.obligation.ground,
  colours: { main: '#5a6a94', second: '#3a4460', skin: '#e0a27c' },
};

const CONQUEROR = stage(kang, 1);
const LAST = stage(kang, 3);

export const KANG: Readonly<Record<string, Subject>> = {
  '11001': CONQUEROR,
  '11002': immortus,
  '11003': ironLad,
  '11004': ramaTut,
  '11005': scarletCenturion,
  '11006': LAST,
  '11014': scene(
    own,
    `
    figure kang translate(24 50) scale(.76)
    flat #3affc8 o.35 O100 118 94
    flat white o.5 M30 90C36 50 66 28 96 26C70 40 50 64 46 96Z
    line #7affd0 w6 O100 118 94
    line #d8fff4 w4 dash:14,12 O100 118 82
    line #d8fff4 w5 M100 24V40M100 196V212M6 118H22M178 118H194`,
    { figures: { kang } },
  ),
  '11015': scene(
    own,
    `
    line #b8ffe8 w12 M196 60L260 20
    ( rotate(-24 100 120)
    lit #8a94c8 d12 M-20 96H110L130 76H180V164H130L112 146H-20Z
    lit #4a2f90 d8 M40 146H76L66 208H36Z
    lit second d6 M0 106H100V136H0Z
    line #d8fff4 w4 M12 121H92
    lit #5a5a8a d8 M174 90H210V150H174Z
    glow white halo:#3affc8 w10 O210 120 16
    line #7affd0 w4 O130 120 28
    )`,
  ),
  '11016': scene(
    own,
    `
    lit #c8f4ff d20 M40 20L100 -4L160 20L186 120L160 214L100 236L40 214L14 120Z
    ${at('translate(100 120) scale(1.3)', POSES.run)}
    flat #e0fbff o.45 M40 20L100 -4L160 20L186 120L160 214L100 236L40 214L14 120Z
    line white w5 M46 40L30 116L50 196M150 30L120 100M60 60L90 30
    line #3f6a9a w4 O100 120 104
    line #3f6a9a w5 M100 120V60M100 120L140 140`,
    { colours: { main: '#c8303a', second: '#24407a', skin: '#e0a27c' } },
  ),
  '11017': macrobots,
  '11018': scene(
    lost,
    `
    flat #24303c M-120 200H330V300H-120Z
    ${at('translate(96 150) rotate(16) scale(1.35)', POSES.kneel)}
    line #8ab0d8 w5 M150 60C160 76 140 84 150 100M176 50C186 66 166 74 176 90M30 70C40 86 20 94 30 110
    lit #5a6474 d8 M90 10L120 10V44H136L105 76L74 44H90Z`,
  ),
  '11019': scene(
    lost,
    `
    lit #e0b896 d20 M40 260V206C10 180 6 96 50 60C90 30 150 40 164 90C172 110 170 126 186 150L168 158C170 184 160 196 136 196L128 260Z
    flat #14181f M60 80C80 50 130 56 136 96C138 128 110 140 88 130C64 124 48 104 60 80Z
    lit paper d4 M92 60L124 50L132 80L100 90ZM136 20L166 8L176 36L146 48ZM168 -16L192 -26L200 -2L176 8Z
    flat #5a86b8 M98 64L120 58L126 76L104 82ZM141 24L162 16L169 34L149 41Z
    line white w3 dash:4,6 M110 90L120 50L160 20L200 -20`,
  ),
  '11020': scene(
    lost,
    `
    lit #3a4660 d16 |M100 50L140 30L172 60L168 140L100 220
    flat #14181f |M100 90L130 78L140 130L100 170
    line #8a93a8 w5 M40 60L160 190M160 60L40 190
    lit iron d6 M76 4H124V34H76Z
    line ink w8 M86 34V60M114 34V60
    lit #8a3a3a d6 O100 126 26
    line white w6 M100 110V126M90 118A15 15 0 1 0 110 118`,
  ),
  '11021': scene(
    lost,
    `
    lit #6a4a9a d10 M30 40H86V210H30Z
    lit #3f8a6a d10 M114 40H170V210H114Z
    flat #d8fff0 M38 50H78V200H38ZM122 50H162V200H122Z
    line #8affe0 w6 o.7 M58 124C80 60 120 60 142 124M142 140C120 210 80 210 58 140
    ${at('translate(52 130) rotate(-20) scale(.6)', POSES.run)}
    ${at('translate(150 130) rotate(160) scale(.6)', POSES.run)}
    lit gold d5 O100 20 22
    line ink w3 M100 20V8M100 20L110 26`,
    { colours: { main: '#c8303a', second: '#24407a' } },
  ),
  '11022': place(
    ['#0c0824', '#3f2a8a', '#8affe0'],
    `
    line ink w34 M-40 60C60 20 80 140 130 110S180 200 260 170
    line #6a4ad8 w24 M-40 60C60 20 80 140 130 110S180 200 260 170
    line #8affe0 w6 M-40 54C60 14 84 130 130 102S184 190 260 162
    line #ff4a5a w8 M100 100L80 60L96 56L76 10M120 116L140 160L124 166L146 220M60 80L30 110L44 116L10 160
    lit #2a1c5a d4 M90 90L120 80L140 106L116 130L92 118Z
    sign hourglass #ff8a8a 116 106 34`,
    { lamp: [100, 110, 180] },
  ),
  '11023': place(
    ['#100a2a', '#4a2f8a', '#ffd98a'],
    `
    flat #3f8ad0 M-60 260C20 150 180 150 260 260V300H-60Z
    flat #7ac08a M30 214C60 190 100 204 90 226C70 236 40 234 30 214ZM126 200C156 190 184 210 170 228C150 232 130 222 126 200Z
    ( translate(18 38) scale(.82)
    lit #4a3a8a d14 M70 190V110L100 30L130 110V190Z
    lit #7a3ab0 d8 M40 196V150L60 120L76 150V196ZM124 196V150L140 120L160 150V196Z
    line ink w7 M100 40V-40
    lit #3f8a4a d8 M100 -40L166 -18L100 4Z
    sign hourglass #ffd98a 122 -18 24
    glow #7affd0 w5 M92 120H108V150H92Z
    )`,
    { lamp: [100, 90, 180] },
  ),
  '11024': scene(
    own,
    `
    ${at('translate(100 150) rotate(90) scale(1.2)', POSES.fall)}
    ---
    lit #5a4a7a d12 M-20 20H220V70H-20Z
    lit #8affe0 d8 M30 66L46 160L22 66ZM92 66L100 150L108 66ZM170 66L154 160L178 66Z
    line #d8fff4 w4 M-10 34H210M-10 52H210`,
    { colours: { main: '#c8303a', second: '#24407a', skin: '#e0a27c' } },
  ),
  '11025': place(
    ['#1c0a14', '#7a2a4a', '#ffc88a'],
    `
    houses middle #ffcf6a 59 180 140 12
    figure bot translate(-50 20) scale(.72)
    figure bot translate(108 20) scale(.72)
    ---
    figure bot translate(20 60) scale(.8)
    impact 30 200 24 #ff6a2a #ffc93c #fffbe6
    impact 176 210 26 #ff6a2a #ffc93c #fffbe6`,
    { lamp: [100, 80, 190], figures: { bot: macrobots } },
  ),
  '11026': scene(
    own,
    `
    line #3affc8 w44 o.4 M100 -60V120
    line #d8fff4 w22 M100 -60V110
    lit second d14 M-60 120L40 160L30 210L-60 200ZM260 120L160 160L170 210L260 200Z
    impact 100 140 84 #3f2a9a #3affc8 white
    line #8affe0 w5 M40 60L20 30M160 60L180 30M30 100H0M170 100H200`,
  ),
  '11027': scene(
    own,
    `
    line #8affe0 w5 M40 -20L60 90M84 -20L84 90M128 -20L116 90M170 -20L140 90
    lit #7a3ab0 d14 M20 -60H180V-10L164 10H36L20 -10Z
    lit #4a8ae0 d12 M30 -10L40 60L56 66L62 4L76 78H92L94 4L108 78H124L124 4L142 66L156 60L168 -10Z
    line ink w34 M-40 180C40 120 80 220 130 170S190 150 240 180
    line #6a4ad8 w24 M-40 180C40 120 80 220 130 170S190 150 240 180
    line #8affe0 w6 M-40 174C40 114 84 210 130 162S190 142 240 172`,
  ),
  '11028': scene(
    own,
    `
    speed #8affe0 61 22 100 110
    ${at('translate(46 70) rotate(-20) scale(.8) o0.4', POSES.lunge)}
    ${at('translate(76 110) rotate(-8) scale(.95) o0.6', POSES.lunge)}
    ---
    ${at('translate(104 156) scale(1.2)', POSES.lunge)}
    line #8affe0 w5 o.8 O100 120 92
    line #8affe0 w4 M100 20V34M8 120H22M178 120H192`,
    { colours: { main: '#7a3ab0', second: '#3f8a4a', skin: '#4a8ae0' } },
  ),
  '11029': scene(
    own,
    `
    lit #c8a468 d12 M10 30C40 14 160 46 190 26V190C160 210 40 176 10 196Z
    line #8a6a34 w3 M30 60C60 52 90 66 110 60M30 84C60 76 80 90 100 84
    lit #8a6a4a d6 M40 180L60 110H90L108 180Z
    lit #8a6a4a d4 O75 100 14
    ( translate(140 120)
    lit gold d6 M0 -40L8 -28L22 -32L22 -18L36 -12L28 0L36 12L22 18L22 32L8 28L0 40L-8 28L-22 32L-22 18L-36 12L-28 0L-36 -12L-22 -18L-22 -32L-8 -28Z
    flat #3a2408 O0 0 13
    glow #d8fff4 halo:#3affc8 w4 O0 0 7
    )`,
  ),
};

export const EXPERT_KANG: Readonly<Record<string, Subject>> = {
  '11034': CONQUEROR,
  '11035': immortus,
  '11036': ironLad,
  '11037': ramaTut,
  '11038': scarletCenturion,
  '11039': LAST,
};
