import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { stage } from '../../stage.ts';
import { absorbingMan } from './foes.ts';

const own: Owner = {
  ground: ['#14161c', '#4f5a6a', '#e8dcc0'],
  colours: { main: '#8a8f9a', second: '#3a4a8a', skin: '#c8a488' },
};

const PASS = place(
  ['#141c24', '#4a6074', '#ffe2b8'],
  `
    flat middle M-120 150L-20 60L60 140L110 50L190 140L330 70V300H-120Z
    lit stone d14 M-60 240V100L10 80L40 120L30 240ZM260 240V90L190 76L160 120L172 240Z
    flat #8a7a5a M30 240L72 150H128L172 240Z
    lit blood d6 M30 150H170V172H30Z
    flat white M44 150H64L50 172H30ZM90 150H110L96 172H76ZM136 150H156L142 172H122Z
    ---
    figure man translate(34 20) scale(.66)`,
  { lamp: [100, 60, 190], figures: { man: absorbingMan } },
);

const GRIP = (fill: string) => `
    lit ${fill} d14 M-60 70H34V170H-60Z
    lit ${fill} d14 M30 76L80 58L180 60C196 62 196 80 182 82L130 86L196 92C210 96 208 112 194 114L132 112L190 122C202 128 198 142 184 142L126 136L166 148C176 156 168 168 156 164L96 160L30 160Z`;

export const ABSORBING_MAN: Readonly<Record<string, Subject>> = {
  '04076': stage(absorbingMan, 1),
  '04077': stage(absorbingMan, 2),
  '04078': stage(absorbingMan, 3),
  '04079a': PASS,
  '04079b': PASS,
  '04080': place(
    ['#081a10', '#2f6a3a', '#d8ffb0'],
    `
    firs #3f7a4a 141 170 120 14
    firs #1f5030 143 200 150 10
    trunks #2a1c14 145 6 26
    flat #16301c M-120 206C-20 190 60 214 140 200S260 206 330 200V300H-120Z
    lit #3f8a4a d4 M20 214Q40 180 60 214ZM150 216Q166 186 184 216Z`,
    { lamp: [110, 60, 170] },
  ),
  '04081': place(
    ['#1c3450', '#7aa8d0', '#f8fcff'],
    `
    flat #c8dcf0 M-120 140L-10 60L80 130L160 70L330 150V300H-120Z
    firs #3f6a7a 151 170 70 12
    lit #f0f8ff d22 M-120 230C-20 150 60 160 120 190S260 210 330 170V300H-120Z
    flat white O20 30 4O60 70 3O110 20 4O150 60 3O186 30 4O36 120 3O176 110 4O90 100 3`,
    { lamp: [140, 50, 180] },
  ),
  '04082': place(
    ['#241c18', '#8a6a4a', '#ffe2a8'],
    `
    flat middle M-120 170L-40 110L60 160L150 100L330 160V300H-120Z
    lit #8a7a6a d22 M-20 240L10 150L50 130L70 80L110 60L150 100L160 150L200 180L210 240Z
    line #5a4a3e w4 M70 80L90 130L50 130M110 60L120 120L160 150M90 130L100 200M120 120L150 190
    lit #7a6a5a d6 M20 240L40 210L64 220L60 244ZM130 240L150 214L176 226L170 246Z`,
    { lamp: [150, 50, 180] },
  ),
  '04083': place(
    ['#101418', '#3f4c5a', '#c8d8e0'],
    `
    flat #2a3440 M-120 -60H330V150H-120Z
    lit #6d7888 d14 M-20 190V70L40 40V70L100 40V70L160 40V70H220V190Z
    flat #1c242c M0 100H36V130H0ZM60 100H96V130H60ZM120 100H156V130H120Z
    line #8a5a3a w5 M10 60C20 80 6 100 14 120M150 60C140 90 156 110 148 140
    line #c8d8e0 w2 M4 104L30 126M30 104L6 126M64 104L92 126
    lit iron d8 M70 146H126V190H70Z
    line ink w4 M98 146V190
    flat #2a3a2a M-120 188C-20 176 60 196 160 184S260 190 330 186V300H-120Z
    lit #8a5a3a d6 M150 190V150H182V190Z`,
    { lamp: [100, 40, 190] },
  ),
  '04084': scene(
    own,
    `
    line #e8dcc0 w4 o.6 M-20 200A150 150 0 0 1 170 20
    line ink w22 M-40 230C20 200 40 150 90 130
    line metal w13 dash:15,9 M-40 230C20 200 40 150 90 130
    lit iron d24 O132 96 62
    line #2a3040 w4 M100 60C130 76 150 110 156 150M84 96C110 90 150 100 184 126
    flat white o.5 M94 72C104 54 120 46 136 46C120 56 110 66 106 80Z`,
  ),
  '04085': scene(
    own,
    `
    lit wood d8 M40 -4H160V20H40ZM40 212H160V236H40Z
    lit #d8ecf4 d14 M56 20H144V52C144 90 110 100 108 116C110 132 144 142 144 180V212H56V180C56 142 90 132 92 116C90 100 56 90 56 52Z
    flat #e8c060 M66 60C80 66 120 66 134 60C130 84 108 96 102 108H98C92 96 70 84 66 60ZM62 206C70 176 90 164 98 150H102C110 164 130 176 138 206Z
    line #e8c060 w3 M100 108V150
    flat white o.7 M64 28H74V60H64Z`,
  ),
  '04086': scene(
    own,
    `
    line white w30 o.22 M-20 210C-10 60 100 -10 210 60
    speed #e8dcc0 57 18 150 90
    ( rotate(50 100 120)
    lit #8a8f9a d14 M66 140H134L142 320H58Z
    lit #8a8f9a d20 M38 70L64 34L120 26L164 56L170 110L140 146H66L40 120Z
    line #5a5f6a w4 M70 44L80 96M104 34L106 90M138 46L130 92M50 110L150 116M84 150L96 220M120 160L110 240
    )
    impact 186 60 40 #ff6a2a #ffc93c #fffbe6`,
  ),
  '04087': scene(
    own,
    `
    speed #d8ecff 59 26 150 90
    impact 150 84 84 #5a8ac8 #a8d8ff white
    lit #9aa8bc d14 M-60 250L20 150L70 120L110 170L60 230L-10 320Z
    lit #c3cad8 d14 M66 118L120 70C140 20 160 0 178 10C196 24 186 70 170 104C160 130 150 150 136 168L108 172Z
    line #6a7890 w4 M80 130L120 160M96 112L136 144M112 96L152 124
    flat white o.8 M150 30C160 16 170 16 174 24C162 30 156 40 150 56Z`,
  ),
  '04088': scene(
    own,
    `
    line ink w22 M-20 40C60 60 60 160 120 150S180 60 220 90M-20 180C40 190 80 230 130 200S200 170 230 190
    line #4a6a34 w13 M-20 40C60 60 60 160 120 150S180 60 220 90M-20 180C40 190 80 230 130 200S200 170 230 190
    lit #8a5a34 d4 M30 70L50 20L56 84ZM70 130L30 150L84 156ZM120 160L140 110L150 150ZM170 90L150 46L190 76ZM60 200L50 150L86 214ZM150 196L176 150L176 186ZM100 160L96 206L118 158Z
    lit #4a8a3a d4 M0 100Q24 80 34 110Q12 124 0 100ZM170 130Q196 120 196 150Q174 154 170 130Z`,
    { ground: ['#0c1c10', '#3a5a2f', '#e8ffa8'] },
  ),
  '04089': scene(
    own,
    `
    flat #c8a488 M-120 -60H100V120H-120Z
    flat #8ad0f0 M100 -60H330V120H100Z
    flat #8a6a4a M-120 120H100V300H-120Z
    flat #8a94a8 M100 120H330V300H100Z
    line ink w5 M100 -60V300M-120 120H330
    figure man translate(0 14) scale(1) o.9
    sign tree #3f5a24 36 44 40
    sign snow white 164 44 40
    sign mountain #5a4a3a 36 206 34
    sign gear #3a4252 164 206 36`,
    { figures: { man: absorbingMan }, crop: [20, 10, 160] },
  ),
  '04090': scene(
    own,
    `${GRIP('#a8dcf4')}
    line #5a9ac8 w4 M60 80L110 130M120 64L140 104M80 150L120 120
    lit #e8faff d4 M0 170L12 214L24 170ZM60 162L70 200L82 162ZM120 148L128 180L138 150ZM170 124L176 150L184 122Z
    sign snow white 60 40 44
    sign snow white 150 196 36`,
    { ground: ['#0c2440', '#3a8ac8', '#e8fbff'] },
  ),
  '04091': place(
    ['#1c3450', '#6a98c8', '#f4faff'],
    `
    flat #c8dcf0 M60 -60L330 -60V160Z
    lit #f0f8ff d20 M-40 260C-60 200 -20 170 10 176C10 130 60 110 90 136C90 90 150 80 170 110C190 90 230 100 240 130V300H-40Z
    lit #dcecf8 d12 M40 130C40 90 80 80 100 100C110 70 160 70 168 104C140 130 80 140 40 130Z
    lit stone d6 M30 200L60 180L84 200L66 226ZM120 190L150 170L174 196L150 214ZM80 150L100 136L118 154L100 168Z
    ${at('translate(30 214) scale(.6)', POSES.run)}`,
    { lamp: [150, 40, 190], colours: { main: '#c8303a', second: '#24407a' } },
  ),
  '04092': scene(
    own,
    `
    line #e8dcc0 w7 o.7 O100 116 92
    figure man translate(8 40) scale(.92)
    ---
    lit #6a8a44 d6 O30 40 24
    lit #8ad0f0 d6 O170 40 24
    lit #8a7a6a d6 O30 196 24
    lit #9aa8bc d6 O170 196 24
    sign tree white 30 40 28
    sign snow white 170 40 30
    sign mountain white 30 196 26
    sign gear white 170 196 28`,
    { figures: { man: absorbingMan } },
  ),
};
