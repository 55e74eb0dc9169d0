import { DEEDS } from '../../../../../art/motifs/deeds.ts';
import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { ROOMS } from '../../../../../art/motifs/rooms.ts';
import { THINGS } from '../../../../../art/motifs/things.ts';
import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { blackWidow } from '../../../../city/people/avengers.ts';
import { hydraSoldier } from '../../../../city/people/foes.ts';
import { taskmaster } from '../../../../city/people/villains.ts';
import { OWNERS } from '../../owners.ts';
import { natashaRomanoff, winterSoldier } from './people.ts';

const own: Owner = {
  ground: ['#1a0d12', '#6a1f2a', '#ff8a5a'],
  colours: { main: '#2b2938', second: '#c8303a', skin: '#efc3a4' },
};
const hunter: Owner = {
  ground: ['#1c1206', '#7a4a14', '#ffc84a'],
  colours: { main: '#2c3a6a', second: '#e8762c' },
};

export const BLACK_WIDOW: Readonly<Record<string, Subject>> = {
  '08001a': blackWidow,
  '08001b': natashaRomanoff,
  '08002': winterSoldier,
  '08003': place(
    ['#08061a', '#241c4a', '#8a7ad8'],
    `
    houses #1c1640 #ffc56b 12 250 130 9
    flat #fff3c0 o.3 M-40 240L90 60L150 60L60 260Z
    line ink w6 M128 -60V70
    line #cfd5e6 w2.6 M128 -60V70
    ${at('translate(128 104) rotate(170) scale(1.1)', POSES.kneel)}`,
    { lamp: [40, 40, 200], colours: { main: '#2b2938', second: '#3a3648', skin: '#b8371c' } },
  ),
  '08004': scene(
    own,
    `
    line #ff8a5a w5 o.7 M-20 60C40 0 120 20 110 90S40 190 160 230
    ${at('translate(48 58) rotate(-24) scale(.8)', POSES.lunge)}
    ${at('translate(146 112) rotate(14) scale(.9)', POSES.hurl)}
    ---
    ${at('translate(74 186) rotate(-8) scale(1.05)', POSES.fall)}
    impact 106 44 18 #ff6a2a #ffc93c #fffbe6
    impact 188 140 20 #ff6a2a #ffc93c #fffbe6`,
    { colours: { main: '#2b2938', second: '#c8303a' } },
  ),
  '08005': place(['#140c10', '#4a3a3f', '#ffc8a0'], ROOMS.hideout, {
    colours: { main: '#c8303a', second: '#c8303a' },
  }),
  '08006': scene(
    own,
    `
    line white w24 o.2 M-20 210C20 20 150 -10 220 130
    speed white 33 14 110 100
    ${at('translate(104 104) rotate(28) scale(1.5)', POSES.fall)}
    line #ff8a5a w5 M40 70A70 70 0 0 1 150 40M166 150A70 70 0 0 1 70 176`,
  ),
  '08007': scene(
    own,
    `
    ( rotate(-24 100 120)
    lit skin d14 M64 -30H136L140 60H60Z
    lit main d18 M46 50H154L162 190H38Z
    lit steel d6 M42 80H158V104H42ZM40 130H160V154H40Z
    lit gold d4 M52 70H66V114H52ZM76 70H90V114H76ZM100 70H114V114H100ZM124 70H138V114H124Z
    glow #ffd0c0 halo:#ff4a3a w6 O100 142 9
    lit main>8 d10 M36 186H164L170 270H30Z
    )`,
  ),
  '08008': scene(
    own,
    `
    line ink w9 M-40 280C20 200 40 150 96 100
    line #cfd5e6 w4 M-40 280C20 200 40 150 96 100
    ( rotate(42 110 90)
    lit steel d8 M100 40H120V130H100Z
    line ink w20 M110 46C90 20 60 30 54 64M110 46C130 20 160 30 166 64M110 46V-10
    line metal w12 M110 46C90 20 60 30 54 64M110 46C130 20 160 30 166 64M110 46V-10
    lit metal d4 M40 56L54 84L70 60ZM150 60L166 84L180 56ZM98 -6L110 -34L122 -6Z
    )`,
  ),
  '08009': scene(
    own,
    `
    lit main d20 |M100 24C116 24 122 34 124 44C152 50 166 60 172 84L176 150L152 152L146 110L140 168L148 240L100 240
    line #5a586e w3 |M100 44C112 90 112 150 100 240
    line second w3 pair M124 46L140 106M140 168L124 196
    lit gold d5 M58 160H142V178H58Z
    sign hourglass second 100 169 28
    glow #8fe0ff w4 o.8 pair M158 92L168 90L170 110L160 112Z`,
  ),
  '08010': scene(
    own,
    `
    ${at('translate(-50 50) rotate(-8 100 120) scale(.9)', DEEDS.point)}
    glow #d8f6ff halo:#3ac0ff w8 M134 110L168 70L164 92L214 60L182 108L206 104L150 150L160 124Z
    line #8fe0ff w4 M130 150L170 170L164 182L220 200M130 90L150 40L160 48L176 0`,
    { colours: { main: '#2b2938', second: '#c9a05a' } },
  ),
  '08025': scene(
    OWNERS.obligation,
    `
    ( rotate(-9 100 120)
    lit paper d12 M24 60H176V190H24Z
    flat #7a8494 M38 78H92V150H38Z
    flat #5a2a20 O65 104 16
    flat #3a3a4a M42 150C42 126 88 126 88 150Z
    line leather w5 M106 86H164M106 104H164M106 122H140M38 170H164
    )
    flat #ff8a2a M70 240C60 200 90 190 84 150C110 170 110 190 120 196C126 170 140 160 136 130C170 170 190 210 170 250Z
    flat #ffd23c M90 244C86 220 104 214 104 190C120 204 124 216 130 216C138 204 140 196 140 180C158 206 166 230 154 250Z`,
  ),
  '08026': taskmaster,
  '08027': scene(
    hunter,
    `${THINGS.money}
    ( rotate(30 120 100)
    lit #e6ecf6 d10 M106 60L118 -40L130 60L128 170L118 196L108 170Z
    lit second d6 M92 44H144V58H92Z
    lit leather d5 M110 -10H126V44H110Z
    )`,
  ),
  '08028': hydraSoldier,
  '08029': scene(
    hunter,
    `
    speed #fff0c0 2 34 176 120
    line white w10 o.5 M-60 120H60M-60 100H30M-60 140H30
    lit gold d16 M36 88H120C160 92 186 108 194 120C186 132 160 148 120 152H36Z
    lit #c87a3a d8 M24 84H48V156H24Z
    line #8a5a14 w4 M120 90C126 110 126 130 120 150
    flat white o.6 M60 96H118C134 98 150 102 160 108C130 104 100 104 60 104Z`,
  ),
};
