import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { OWNERS } from '../../owners.ts';
import { ironheart, janeFosterThor, janetVanDyne, milesMorales } from './people.ts';

const { aggression, justice, leadership, protection, basic } = OWNERS;

const FOE = (fill: string) => `
    lit ${fill} d8 M-22 -46C-22 -62 22 -62 22 -46L34 0L24 6L20 90H-20L-24 6L-34 0Z
    lit ${fill} d8 O0 -70 17`;

export const ASPECTS: Readonly<Record<string, Subject>> = {
  '13011': janeFosterThor,
  '13012': janetVanDyne,
  '13013': scene(
    aggression,
    `
    ${at('translate(20 150) rotate(-20) scale(.9)', FOE('#3a3a4a'))}
    ${at('translate(180 150) rotate(20) scale(.9)', FOE('#3a3a4a'))}
    ${at('translate(70 120) scale(.8)', FOE('#4a4a5a'))}
    ${at('translate(134 120) scale(.8)', FOE('#4a4a5a'))}
    ---
    impact 100 210 56 #ff6a2a #ffc93c #fffbe6
    ${at('translate(100 150) rotate(60) scale(1.2)', POSES.soar)}`,
    { colours: { main: '#c8333a', second: '#2a2438' } },
  ),
  '13014': scene(
    aggression,
    `
    lit #3f7a3a d12 M-60 110C-20 80 10 110 30 100C40 70 80 70 90 104C120 84 150 100 150 126C190 120 210 150 240 150V300H-60Z
    impact 120 84 50 #ff6a2a #ffc93c #fffbe6
    ${at('translate(112 100) rotate(-14) scale(1.25)', POSES.lunge)}
    ---
    lit #2f5a2a d12 M-60 180C-20 150 20 170 40 186C70 160 110 170 120 196C150 176 200 180 240 200V300H-60Z`,
    { ground: ['#1c1408', '#6a4a14', '#ffd98a'], colours: { main: '#c8333a', second: '#2a2438' } },
  ),
  '13016': place(
    ['#24140c', '#8a5a34', '#ffe0a8'],
    `
    firs #4a4a24 9 140 60 16
    flat #a8804a M-120 140H330V300H-120Z
    lit wood d6 M20 60H34V190H20ZM150 60H164V190H150ZM14 50H170V64H14Z
    line ink w6 M60 64V190M92 64V190M124 64V190M34 100H150M34 130H150M34 160H150
    line #c9a05a w3 M60 64V190M92 64V190M124 64V190M34 100H150M34 130H150M34 160H150
    ${at('translate(94 110) scale(.8)', POSES.cheer)}
    lit #6a4a2c d6 M-20 206H60V226H-20ZM80 220H170V240H80Z`,
    { lamp: [150, 40, 180], colours: { main: '#4a5a34', second: '#2a3420' } },
  ),
  '13017': scene(
    aggression,
    `
    lit #8a4a3a d12 M-60 -40H70V280H-60Z
    line #5a2a20 w3 M-60 0H70M-60 40H70M-60 80H70M-60 120H70M-60 160H70M-60 200H70M0 0V40M40 40V80M10 80V120M40 120V160M0 160V200
    lit #c8333a d10 M70 110C90 96 110 104 112 124L104 250H70Z
    lit #e0a27c d8 O94 82 24
    lit #2a2438 d6 M70 78C70 50 118 50 118 78C104 70 86 70 70 78Z
    flat ink O106 86 4
    line #e0a27c w14 M104 140L128 120
    flat #ffd98a o.35 M240 60L130 160V260H260Z
    flat ink o.7 M170 250L176 170C176 140 204 140 204 170L214 250Z
    flat ink o.7 O190 130 18`,
  ),
  '13018': ironheart,
  '13019': milesMorales,
  '13024': scene(
    basic,
    `
    line glow w24 o.3 O100 116 78
    ${[0, 60, 120, 180, 240, 300]
      .map(
        (turn, hand) => `
    ( rotate(${turn} 100 116)
    lit ${['#c8333a', '#d9a520', '#3f86d8', '#3fa85a', '#7d8798', '#8a4ac0'][hand]} d6 M84 -60H116L112 24H88Z
    lit ${['#e0a27c', '#8a5a3c', '#f0cbb0', '#5c3a26', '#d8a078', '#e8b890'][hand]} d6 M86 20H114L118 50L108 74H92L82 50Z
    )`,
      )
      .join('')}
    glow white halo:glow w10 O100 116 18`,
  ),
  '13031': scene(
    justice,
    `
    flat #2a2418 M-120 190H330V300H-120Z
    ( translate(140 130) scale(1.2)
${FOE('#5a4a6a')}
    )
    ---
    ${at('translate(76 140) scale(1.3)', POSES.run)}
    lit #ffd23c d6 M100 20L180 40L172 66L92 46Z
    flat ink M104 26L124 31L116 51L98 47ZM144 36L164 41L156 61L136 56Z`,
    { colours: { main: '#d9a520', second: '#5a4210' } },
  ),
  '13032': scene(
    leadership,
    `
    ( rotate(30 100 130)
    lit #dfe8ee d8 M92 -30L100 -56L108 -30V180H92Z
    lit gold d6 M64 170H136V184H64Z
    lit leather d5 M92 184H108V230H92Z
    )
    ( rotate(-30 100 130)
    lit #dfe8ee d8 M92 -30L100 -56L108 -30V180H92Z
    lit gold d6 M64 170H136V184H64Z
    lit leather d5 M92 184H108V230H92Z
    )
    ---
    lit #dfe8ee d8 M91 -40L100 -66L109 -40V180H91Z
    lit gold d6 M60 172H140V188H60Z
    lit leather d5 M91 188H109V236H91Z
    glow white halo:glow w10 O100 40 12`,
  ),
  '13033': scene(
    protection,
    `
    lit #6a7a8a d16 M-40 260L20 170L60 180L90 110L130 120L150 60L190 90L240 40V300H-40Z
    ${at('translate(92 108) rotate(-20) scale(1)', POSES.run)}
    lit blood d4 M176 -30H182V90H176ZM182 -26L214 -14L182 0Z
    line white w5 o.7 M-20 60L50 80M-30 100L40 112M10 30L70 56`,
    { ground: ['#0c2024', '#3a7a84', '#e0fff0'], colours: { second: '#1f4a34' } },
  ),
  '13034': scene(
    basic,
    `
    lit metal d6 M40 108H160V124H40Z
    lit iron d12 M20 70H52V162H20ZM148 70H180V162H148Z
    lit iron d8 M-4 86H20V146H-4ZM180 86H204V146H180Z
    line ink w12 M60 210C90 150 60 190 100 170S150 220 150 210
    line #5ac8ff w7 M60 210C90 150 60 190 100 170S150 220 150 210
    glow #ffd23c halo:#ff8a2a w6 M92 8L100 34L126 30L108 50L120 74L100 60L80 74L92 50L74 30L98 34Z`,
    { ground: ['#14202a', '#3f6a8a', '#ffe6b0'] },
  ),
};
