import { DEEDS } from '../../../../../art/motifs/deeds.ts';
import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { greenGoblin } from '../../../../city/people/villains.ts';
import { GIMMICKS } from './mutagen-formula.ts';
import { electro, scorpion, tombstone } from './people.ts';

const owner = (ground: Owner['ground'], main: string, second: string): Owner => ({
  ground,
  colours: { main, second },
});
const goblin = owner(['#1b0f2e', '#5b2f96', '#b9e84a'], '#6fae3a', '#5b2f96');
const mess = owner(['#0c1c10', '#2a6a34', '#d8ff7a'], '#3f9a4a', '#1f5a2f');
const power = owner(['#0a1a3a', '#2f5ac8', '#fff6a0'], '#ffd23c', '#2a7a3a');
const gang = owner(['#101218', '#454a5a', '#d0d8e8'], '#3a3a4a', '#8a93a8');

export const MODULAR_SETS: Readonly<Record<string, Subject>> = {
  '02033': GIMMICKS.GLIDER,
  '02034': GIMMICKS.PUMPKIN_BOMBS,
  '02035': scene(
    goblin,
    `
    flat #c8ff5a o.25 M-120 -60H330V300H-120Z
    figure goblin translate(-70 -70) scale(1.7)
    ---
    ${at('translate(150 206) scale(.7)', POSES.kneel)}`,
    { figures: { goblin: greenGoblin }, colours: { main: '#4a5a8a', second: '#2a3048' } },
  ),
  '02036': scene(
    goblin,
    `
    line #8aff3a w8 o.6 O100 120 88
    lit #76b53e d18 M64 270L70 170L40 120L56 108L84 134L84 50C84 38 100 38 100 50L102 110L108 60C110 50 124 52 124 64L120 120L134 90C140 82 152 88 148 98L130 170L136 270Z
    line #2f5a14 w4 M76 190L124 176M74 214L128 200
    glow #e8ffb0 halo:#8aff3a w6 M92 180L104 196L96 204L112 222L88 208L98 198L84 186Z
    lit #b9ff6a d4 M30 60H44V46H56V60H70V72H56V86H44V72H30ZM150 30H160V20H170V30H180V40H170V50H160V40H150Z`,
  ),
  '02037': place(
    ['#0c1c10', '#3a6a3a', '#e8ff9a'],
    `
    houses middle #ffcf6a 89 190 120 12
    flat #2a3034 M-120 180H330V300H-120Z
    ( rotate(-28 60 180)
    lit #d9a520 d8 M0 150H110V190H0ZM20 126H84L96 150H12Z
    flat #9fe0ff M26 132H50V148H20ZM58 132H80L88 148H58Z
    flat ink O26 192 14O86 192 14
    )
    lit #c8303a d6 M140 160H160V222H140ZM132 150H168V166H132Z
    line #8ad8ff w8 M150 150C130 100 170 90 150 30M150 150C170 110 180 110 196 60M150 150C130 110 120 110 110 70
    lit stone d4 M90 230L110 210L124 232ZM30 240L44 226L56 242Z`,
    { lamp: [110, 60, 190] },
  ),
  '02038': scorpion,
  '02039': scene(gang, DEEDS.crowd, {
    colours: { main: '#2a2a3a', second: '#5a3a3a', skin: '#d8a888' },
    emblem: 'fist',
  }),
  '02040': scene(
    mess,
    `
    speed #d8ff7a 35 20 60 150
    line ink w50 M-40 60C40 40 130 80 150 130C160 170 110 200 60 190
    line main w38 M-40 60C40 40 130 80 150 130C160 170 110 200 60 190
    line second w38 dash:4,24 M-40 60C40 40 130 80 150 130C160 170 110 200 60 190
    lit second d8 M80 160L8 196L74 222Z
    impact 20 198 38 #ff6a2a #ffc93c #fffbe6`,
  ),
  '02041': scene(
    power,
    `
    houses #101a3a - 97 250 150 12
    lit #2a3a5a d14 M60 40H140V210H60Z
    lit metal d6 M80 20H120V40H80Z
    flat #0f1a30 M72 52H128V198H72Z
    flat #ff4d57 M76 166H124V194H76Z
    flat #3a4a6a M76 136H124V160H76ZM76 106H124V130H76ZM76 76H124V100H76Z
    line #fff6a0 w6 M140 120L176 100L170 118L214 96M60 120L24 100L30 118L-14 96`,
    { ground: ['#05081c', '#16245a', '#fff6a0'] },
  ),
  '02042': electro,
  '02043': scene(
    power,
    `
    line #fff6a0 w9 o.9 O100 110 40
    line #fff6a0 w7 o.7 O100 110 70
    line #fff6a0 w5 o.5 O100 110 102
    line #8ad8ff w4 M100 110L70 60L84 58L66 10M100 110L150 80L150 94L194 76M100 110L60 150L74 156L36 200M100 110L130 160L120 166L150 214
    impact 100 110 36 #3a8aff #a8d8ff white
    lit iron d5 M10 180H46V216H10ZM156 176H192V212H156Z
    flat #14182a M16 186H40V206H16ZM162 182H186V202H162Z`,
  ),
  '02044': scene(
    power,
    `
    flat #14204a M-120 -60H330V20C260 60 200 20 150 50C100 76 50 30 -10 56C-60 70 -90 40 -120 50Z
    glow white halo:#ffe23c w16 M128 40L64 130H98L56 226L156 106H116L156 40Z
    line #fff6a0 w4 M60 60L30 120L44 126L20 190`,
  ),
  '02045': scene(
    power,
    `
    ( translate(-4 30) scale(.98)
    figure electro translate(4 0)
    )
    line ink w10 M-20 40C20 20 40 60 60 70M220 40C180 20 160 60 140 70
    line #c8303a w5 M-20 40C20 20 40 60 60 70M220 40C180 20 160 60 140 70
    lit metal d4 M52 60L76 74L66 92L44 78ZM148 60L124 74L134 92L156 78Z
    impact 70 84 18 #fff6a0 #ffe23c white
    impact 130 84 18 #fff6a0 #ffe23c white`,
    { figures: { electro } },
  ),
  '02046': scene(
    gang,
    `
    flat #2a2c34 M-120 180H330V300H-120Z
    ${at('translate(130 130) scale(1.1)', POSES.run)}
    ---
    lit #8a93a8 d8 M-10 150L96 130L100 152L-6 172Z
    flat blood M6 148L26 144L30 166L10 170ZM46 140L66 136L70 158L50 162Z
    lit iron d5 M4 168L-4 230H10L18 166ZM76 154L84 230H96L92 152Z`,
    { colours: { main: '#c8303a', second: '#2450b8' } },
  ),
  '02047': tombstone,
  '02048': scene(
    gang,
    `
    ( translate(100 140) scale(1.7)
    lit #c8303a d8 M-22 -46C-22 -62 22 -62 22 -46L34 0L24 6L20 90H-20L-24 6L-34 0Z
    lit #d8a888 d8 O0 -70 17
    )
    line ink w16 M46 90C80 106 120 106 154 90M40 122C80 140 120 140 160 122M44 154C80 172 120 172 156 154M50 186C80 202 120 202 150 186
    line #c9a05a w9 M46 90C80 106 120 106 154 90M40 122C80 140 120 140 160 122M44 154C80 172 120 172 156 154M50 186C80 202 120 202 150 186
    line #8a6a34 w3 dash:3,6 M46 90C80 106 120 106 154 90M40 122C80 140 120 140 160 122M44 154C80 172 120 172 156 154M50 186C80 202 120 202 150 186`,
  ),
  '02049': scene(
    gang,
    `
    flat white o.6 M100 90L20 -60H-40V30ZM120 90L180 -60H260V30Z
    lit iron d10 M84 96C84 76 116 76 116 96L110 250H90Z
    lit steel d12 M72 26C72 -2 128 -2 128 26V76C128 104 72 104 72 76Z
    line #2a3040 w3 M72 30H128M72 44H128M72 58H128M72 72H128M86 6V96M100 4V98M114 6V96
    lit #c8303a d6 M66 104H134V134H66Z
    line white w5 M78 119H122
    lit iron d8 M-10 120H44V176H-10ZM156 130H214V190H156Z
    flat #9fe0ff O40 148 12O162 160 12`,
    { ground: ['#0f1224', '#3a4478', '#f0f4ff'] },
  ),
};
