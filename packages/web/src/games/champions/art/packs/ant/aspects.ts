import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { WEAPONS } from '../../../../../art/motifs/weapons.ts';
import { scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { antMan, wasp } from '../../../../city/people/heroes.ts';
import { OWNERS } from '../../owners.ts';
import { giantMan, hankPym, ronin, stinger } from './people.ts';

const { aggression, justice, leadership, protection, basic } = OWNERS;

export const ASPECTS: Readonly<Record<string, Subject>> = {
  '12011': hankPym,
  '12012': giantMan,
  '12013': ronin,
  '12014': stinger,
  '12015': scene(
    leadership,
    `
    houses middle #ffcf6a 13 240 110 14
    flat #fff3c0 o.5 M60 214L10 -60H150L120 214Z
    lit iron d8 M54 196H126V226H54Z
    lit iron d8 M62 170C62 150 118 150 118 170V200H62Z
    glow white halo:#a8d8ff w8 M72 168H108V178H72Z
    flat #fff3c0 O80 10 52
    sign star5 #2f5ab0 80 12 70`,
    { ground: ['#060c20', '#1c3a7a', '#fff3c0'] },
  ),
  '12016': scene(
    leadership,
    `
    speed glow 19 22 100 100
    lit #e8a84a d18 M50 60L100 40L150 60L160 120L140 176L100 204L60 176L40 120Z
    flat white pair M110 96L140 86L138 110L116 114Z
    flat ink pair O126 100 6
    line ink w5 pair M108 86L140 74
    flat #5a1a10 M72 140H128L116 168H84Z
    flat white M74 142H126L122 152H78Z
    lit blood d5 M34 70C60 44 140 44 166 70L164 84C138 62 62 62 36 84Z
    lit blood d4 M160 70L200 54L188 76L208 92L166 84Z`,
  ),
  '12017': scene(
    leadership,
    `
    ( rotate(-18 70 130)
    lit main d14 M30 120L26 70L38 66L46 96L48 50H62L66 94L72 46H86L86 96L98 56L110 62L104 120L112 150L102 190H44Z
    lit second d6 M40 184H106V206H40Z
    glow white halo:#a8d8ff w6 O72 140 13
    )
    ---
    ( rotate(18 130 120)
    lit main d14 M170 120L174 70L162 66L154 96L152 50H138L134 94L128 46H114L114 96L102 56L90 62L96 120L88 150L98 190H156Z
    lit second d6 M94 184H160V206H94Z
    glow white halo:#a8d8ff w6 O128 140 13
    )`,
    { colours: { main: '#2f5ab0', second: '#e0b04a' } },
  ),
  '12018': scene(
    leadership,
    `${WEAPONS.chestplate}
    lit gold d4 M56 150H144V162H56ZM60 180H140V192H60Z
    flat ink O66 70 5O134 70 5O52 200 5O148 200 5`,
    {
      colours: { main: '#3f5a8a', second: '#8ab0d8' },
    },
  ),
  '12020': scene(
    basic,
    `
    figure ant translate(-66 30) scale(.84)
    figure wasp translate(100 20) scale(.84)
    ---
    flat ink O30 30 4O60 14 4O150 20 4O176 40 4O100 26 4O120 8 4O84 6 4O16 60 4O190 70 4
    line #fff0a0 w3 dash:2,7 M0 80C60 0 140 0 200 80`,
    {
      figures: { ant: antMan, wasp },
      ground: ['#1c1408', '#8a6a24', '#fff0a8'],
      crop: [6, 20, 188],
    },
  ),
  '12024': scene(
    basic,
    `
    flat #3a6a4a M-120 190H330V300H-120Z
    ${at('translate(100 64) rotate(86) scale(.95)', POSES.fall)}
    ---
    ${at('translate(50 170) scale(.9)', POSES.cheer)}
    ${at('translate(150 170) scale(.9)', POSES.cheer)}
    ${at('translate(100 184) scale(.9)', POSES.cheer)}`,
    {
      ground: ['#12241c', '#4a8a6a', '#ffe8b0'],
      colours: { main: '#3f86d8', second: '#c8303a', skin: '#d8a078' },
    },
  ),
  '12030': scene(
    aggression,
    `
    flat #ffd98a o.4 M100 -60L10 260H190Z
    lit stone d10 M30 200L100 176L170 200V260H30Z
    ${at('translate(96 118) scale(1.25)', POSES.cheer)}
    lit gold d6 M106 -14H158V14C158 34 106 34 106 14ZM126 30H138V48H126Z
    line gold w5 M106 -6C92 -6 92 18 108 18M158 -6C172 -6 172 18 156 18`,
    { colours: { main: '#c8333a', second: '#2a2438' } },
  ),
  '12031': scene(
    justice,
    `
    ( rotate(-20 110 90)
    lit wood d8 M98 80H122V220H98Z
    lit #6a4a24 d14 M44 20H176V96H44Z
    lit gold d6 M60 14H76V102H60ZM144 14H160V102H144Z
    )
    lit wood<20 d10 M0 190H130V224H0Z
    impact 56 176 40 #d9a520 #ffe27a white
    line glow w5 M10 140L-6 122M100 150L116 136`,
  ),
  '12032': scene(
    protection,
    `
    speed glow 31 18 100 120
    lit #c88a3a d18 |M100 24C130 24 150 44 152 76C180 90 184 130 164 150C150 190 124 210 100 210
    lit #e8b86a d14 |M100 58C120 58 132 72 132 92C144 120 134 168 100 176
    flat ink pair M110 96L128 90L126 104L114 106Z
    flat #3a1c10 M86 122H114L108 136H92Z
    line #3a1c10 w4 M100 136V146C90 158 80 156 74 150M100 146C110 158 120 156 126 150
    sign heart #3fa85a 100 190 40`,
    { colours: { main: '#3fa85a' } },
  ),
  '12033': scene(
    basic,
    `
    lit #3a4a5a d10 M-10 30H210V200H-10Z
    flat #16283a M4 44H196V186H4Z
    line #5ac8ff w3 M4 80H196M4 116H196M4 152H196M52 44V186M100 44V186M148 44V186
    line #ffe27a w5 dash:8,6 M20 170C60 160 60 110 100 110S150 80 170 60
    flat #ff5a4a O170 60 9O126 150 7O60 70 7
    line #ff5a4a w3 O170 60 17
    ( translate(40 196)
    lit #22344e d8 M-30 70V20C-30 0 30 0 30 20V70Z
    lit #d8a078 d6 O0 -10 18
    )
    ( translate(150 200)
    lit #c8303a d8 M-30 70V20C-30 0 30 0 30 20V70Z
    lit #8a5a3c d6 O0 -10 18
    )`,
    { ground: ['#0c1824', '#2f5a7a', '#c8ecff'] },
  ),
};
