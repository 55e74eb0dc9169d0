import { BLOWS } from '../../../../../art/motifs/blows.ts';
import { DEEDS } from '../../../../../art/motifs/deeds.ts';
import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { OWNERS } from '../../owners.ts';
import { lockjaw, nova } from './people.ts';

const { aggression, justice, leadership, protection, basic } = OWNERS;

export const ASPECTS: Readonly<Record<string, Subject>> = {
  '05012': nova,
  '05014': scene(
    protection,
    `
    speed glow 13 24 130 100
    ${at('translate(62 140) scale(1.35)', POSES.lunge)}
    impact 146 116 34 #ff6a2a #ffc93c #fffbe6
    ---
    ( translate(166 150) rotate(16) scale(1.2)
    lit #4a2a34 d8 M-22 -46C-22 -62 22 -62 22 -46L34 0L24 6L20 90H-20L-24 6L-34 0Z
    lit #4a2a34 d8 O0 -70 17
    )`,
  ),
  '05015': scene(
    protection,
    `
    speed glow 19 22 60 130
    flat #1f4a34 M-120 200H330V300H-120Z
    ( translate(126 110) rotate(34) scale(1.3)
    lit #5a3040 d8 M-22 -46C-22 -62 22 -62 22 -46L34 0L24 6L20 90H-20L-24 6L-34 0Z
    lit #5a3040 d8 O0 -70 17
    )
    ---
    ${at('translate(84 138) rotate(10) scale(1.4)', POSES.soar)}
    flat #c8a878 o.7 M20 214C30 196 50 200 56 214C70 200 90 204 92 220H16Z`,
    { colours: { main: '#3fa85a', second: '#1f5a34' } },
  ),
  '05017': scene(
    protection,
    `
    ${at('translate(70 150) scale(1.2)', POSES.cast)}
    ---
    glow #d8fff0 halo:#3affb0 w6 o.5 M128 20L176 70V160L128 220L118 214L160 156V76L118 28Z
    flat #8affd0 o.3 M118 28L160 76V156L118 214L96 160V80Z
    line #d8fff0 w3 M118 28L160 76V156L118 214M160 76L96 80M160 156L96 160M160 116L92 120
    line #ff6a4a w7 M240 60L168 100M240 150L170 130
    impact 170 112 22 #ff6a2a #ffc93c #fffbe6`,
  ),
  '05018': lockjaw,
  '05023': scene(
    basic,
    `
    flat #3a5a8a M-120 160C-40 120 60 200 330 130V300H-120Z
    line #ffd98a w8 M-20 236C60 190 120 220 220 150
    ${at('translate(94 112) rotate(-6) scale(1.4)', POSES.run)}
    lit #ff5a6a d8 M158 66C136 50 132 30 144 24C152 20 158 28 158 34C158 28 164 20 172 24C184 30 180 50 158 66Z`,
    { ground: ['#12203a', '#3f7ab0', '#ffe0a0'], colours: { main: '#c8642a', second: '#2a3a5a' } },
  ),
  '05024': scene(
    basic,
    `
    speed white 21 24 110 110
    line white w20 o.3 M-20 230C20 60 120 30 210 40
    ${at('translate(0 26) scale(.9)', BLOWS.reach)}
    line ink w9 M96 96L236 20
    line #c9a05a w5 M96 96L236 20
    lit metal d5 M100 84L66 108L106 108Z`,
    { ground: ['#0c2a3a', '#1f7a9a', '#c8fff0'], colours: { main: '#2f8ab0' } },
  ),
  '05030': scene(
    aggression,
    `
    impact 100 110 90 #ff6a2a #ffc93c #fffbe6
    ${at('translate(100 118) scale(1.2)', POSES.lunge)}
    ---
    ( translate(24 130) rotate(-34)
    lit #4a3a5a d8 M-22 -46C-22 -62 22 -62 22 -46L34 0L24 6L20 90H-20L-24 6L-34 0Z
    lit #4a3a5a d8 O0 -70 17
    )
    ( translate(184 120) rotate(30)
    lit #3a4a5a d8 M-22 -46C-22 -62 22 -62 22 -46L34 0L24 6L20 90H-20L-24 6L-34 0Z
    lit #3a4a5a d8 O0 -70 17
    )`,
    { colours: { main: '#c8333a', second: '#2a2438' } },
  ),
  '05031': scene(
    justice,
    `
    lit #6a5a8a d20 |M100 50C146 50 160 84 156 116C154 156 126 186 100 190
    flat ink pair M112 114L120 106L128 114L136 106L142 112L136 120L142 128L136 134L128 126L120 134L112 128L120 120Z
    line ink w5 M78 160C88 150 96 166 104 156S120 164 126 154
    line glow w6 M30 60C60 20 140 20 170 60
    sign star glow 34 52 30
    sign star glow 100 22 34
    sign star glow 166 52 30`,
  ),
  '05032': scene(
    leadership,
    `${DEEDS.charge}
    ${at('translate(60 130) scale(.9)', POSES.cheer)}
    ${at('translate(130 138) scale(.9)', POSES.cheer)}`,
    {
      colours: { main: '#2f5ab0', second: '#8ab8ff' },
    },
  ),
  '05033': scene(
    basic,
    `
    flat #ffd98a O150 60 30
    line ink w12 M20 -20L10 250M190 -20L196 250
    line wood w7 M20 -20L10 250M190 -20L196 250
    lit #e8dcc0 d14 M14 80C60 190 140 190 192 80C180 230 30 230 14 80Z
    line #b8a880 w3 M24 110C70 200 136 200 184 110
    lit skin d8 O58 104 20
    lit #4a8ab0 d10 M64 120C90 150 130 150 160 120L170 136C130 176 90 176 54 140Z
    flat white M96 20H116L98 44H118V52H84L104 28H96ZM130 -4H144L132 12H146V18H122L136 2H130Z`,
    { ground: ['#12243a', '#3a7a8a', '#ffe8b0'] },
  ),
};
