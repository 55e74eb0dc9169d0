import { BLOWS } from '../../../../../art/motifs/blows.ts';
import { MINDS } from '../../../../../art/motifs/minds.ts';
import { place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { hulk, ironMan } from '../../../../city/people/avengers.ts';
import { captainAmerica, thor } from '../../../../city/people/heroes.ts';
import { OWNERS } from '../../owners.ts';
import { falcon, squirrelGirl, wonderMan } from './people.ts';

const { aggression, justice, leadership, protection, basic } = OWNERS;

const RAISED = (skin: string, sleeve: string) => `
    lit ${sleeve} d12 M-24 60H24L30 240H-30Z
    lit ${skin} d12 M-34 -6L-22 -24H24L36 -4V40L22 58H-22L-34 38Z
    line ${skin}<60 w4 M-12 -20V14M4 -21V14M20 -20V14
    lit ${skin}>8 d6 M-34 18L10 14C20 16 20 32 10 34L-24 38Z`;

export const ASPECTS: Readonly<Record<string, Subject>> = {
  '03011': falcon,
  '03013': squirrelGirl,
  '03014': wonderMan,
  '03015': scene(
    leadership,
    `
    speed glow 9 20 100 70
    figure hulk translate(86 0) scale(.66)
    figure thor translate(-50 16) scale(.66)
    ---
    figure iron translate(-34 96) scale(.66)
    figure cap translate(50 92) scale(.74)`,
    { figures: { hulk, thor, iron: ironMan, cap: captainAmerica }, crop: [6, 20, 170] },
  ),
  '03017': scene(
    leadership,
    `
    speed glow 17 20 100 40
    ( translate(40 90)
${RAISED('#8a5a3c', '#2f5ab0')}
    )
    ( translate(162 84)
${RAISED('#f0cbb0', '#3fa85a')}
    )
    ---
    ( translate(100 56)
${RAISED('#d8a078', '#c8303a')}
    )`,
  ),
  '03019': scene(
    leadership,
    `
    flat white o.5 M-60 210C-20 190 20 214 70 200S170 192 260 214V300H-60Z
    flat #ff8a3c o.8 M40 176L20 240L60 190ZM150 178L176 240L132 192Z
    lit steel d14 M-40 150L84 92L116 92L240 150L200 176L126 160H74L0 176Z
    lit main d16 |M100 24C116 40 124 80 126 130L118 184L100 190
    trim #8fe0ff d4 |M100 40C110 52 114 70 114 84L100 92
    lit steel d6 pair M112 168L132 196L128 214L108 196Z
    line iron w3 pair M126 130L206 152`,
    { ground: ['#122444', '#4a86c0', '#f0f8ff'] },
  ),
  '03024': place(
    ['#101c3a', '#4a6ab0', '#ffd9a0'],
    `
    flat #fff3c8 O36 52 20
    houses #24347a #ffcf6a 21 210 120 16
    lit main d16 |M100 -30L126 -10L130 60L122 236L100 236
    flat #dff0ff o.75 M84 20H116V28H84ZM83 44H117V52H83ZM84 104H116V112H84ZM84 128H116V136H84ZM85 152H115V160H85ZM85 176H115V184H85Z
    lit metal d8 M122 64L206 74L196 90L124 92Z
    lit metal d4 M150 74L160 58L178 70L170 78Z
    glow white halo:#8df1ff w8 O100 78 11
    houses #10183a #ffcf6a 9 250 60 22`,
    { lamp: [120, 70, 180], colours: { main: '#5a7ac0' } },
  ),
  '03025': scene(
    basic,
    `
    lit #2f56a8 d8 M64 -20H100L92 96L70 76Z
    lit #c8303a d8 M136 -20H100L108 96L130 76Z
    lit gold d14 O100 140 62
    trim gold<20 d8 O100 140 46
    sign star5 #fff6d8 100 142 64`,
    { ground: ['#14224a', '#4a70b8', '#ffe6a0'] },
  ),
  '03031': scene(
    aggression,
    `
    glow #ff8a2a halo:#ff3a1a w18 M104 -10C116 40 186 70 180 146C176 200 140 226 100 226C60 226 22 200 22 146C22 110 52 92 58 54C80 72 88 84 92 104C108 80 110 40 104 -10Z
    flat #ffd23c M102 60C112 100 156 112 150 160C146 196 124 212 100 212C74 212 50 196 52 164C54 142 72 134 76 112C90 122 94 134 96 144C106 124 108 92 102 60Z
    flat ink pair M108 160L140 142L136 166L116 170Z
    flat white pair M116 160L132 152L130 162L118 165Z
    flat ink M78 184H122L114 204H86Z
    flat white M82 184H118L116 190H84Z`,
    { ground: ['#2a0408', '#a81c1c', '#ff8a2a'] },
  ),
  '03032': scene(
    justice,
    `
    ( rotate(18 60 170)
    flat #3a2a10 M40 150C34 130 44 112 58 112C74 112 76 134 70 152C66 160 46 160 40 150ZM44 166H68V182C68 192 46 192 44 182Z
    )
    ( rotate(24 130 80) translate(60 -96)
    flat #3a2a10 M40 150C34 130 44 112 58 112C74 112 76 134 70 152C66 160 46 160 40 150ZM44 166H68V182C68 192 46 192 44 182Z
    )
    ( rotate(10 30 220) translate(-36 74)
    flat #3a2a10 M40 150C34 130 44 112 58 112C74 112 76 134 70 152C66 160 46 160 40 150ZM44 166H68V182C68 192 46 192 44 182Z
    )
    line ink w28 M146 150L206 214
    line wood w18 M146 150L206 214
    line ink w18 O112 104 52
    line metal w11 O112 104 52
    flat glow o.45 O112 104 48`,
  ),
  '03033': scene(
    protection,
    `
    line glow w30 o.3 O100 110 84
    line glow w8 O100 110 98
${BLOWS.crossedArms}`,
    { colours: { second: '#d8ffe0' } },
  ),
  '03034': scene(
    basic,
    `${MINDS.eye}
    line glow w6 o.8 M-10 60Q100 -50 210 60M-10 172Q100 282 210 172
    line glow w4 o.5 M-10 36Q100 -74 210 36M-10 196Q100 306 210 196`,
    { ground: ['#14103a', '#4a3fa0', '#8fe8ff'], colours: { main: '#3f9ad8' } },
  ),
};
