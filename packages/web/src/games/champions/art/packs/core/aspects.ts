import { DEEDS } from '../../../../../art/motifs/deeds.ts';
import { MACHINES } from '../../../../../art/motifs/machines.ts';
import { MINDS } from '../../../../../art/motifs/minds.ts';
import { PLACES } from '../../../../../art/motifs/places.ts';
import { THINGS } from '../../../../../art/motifs/things.ts';
import { WEAPONS } from '../../../../../art/motifs/weapons.ts';
import { place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { blackWidow, hulk } from '../../../../city/people/avengers.ts';
import { OWNERS } from '../../owners.ts';
import { jessicaJones, mockingbird, nickFury, tigra } from '../../people/allies.ts';
import { daredevil, hawkeye, lukeCage, mariaHill, vision } from '../../people/defenders.ts';

const { aggression, justice, leadership, protection, basic } = OWNERS;

/** A ring of light in the colour of an aspect, with its sign in it. */
const power = (sign: string) => `
    line glow w26 o.3 O100 116 76
    line white w9 O100 116 76
    line main w5 dash:30,10 O100 116 92
    sign ${sign} ink 100 116 112
    sign ${sign} second 100 116 98`;

/** Three people of a team, the one before the others with what the team does. */
const team = (thing: string) => `
    ( translate(36 150) scale(1.3)
    lit main<30 d8 M-26 110L-28 30C-28 8 28 8 28 30L26 110Z
    lit #8a5a3c d6 O0 -6 20
    lit #22344e d6 M-22 -8C-24 -36 24 -36 22 -8Z
    )
    ( translate(164 150) scale(1.3)
    lit main<30 d8 M-26 110L-28 30C-28 8 28 8 28 30L26 110Z
    lit #f0cbb0 d6 O0 -6 20
    lit #22344e d6 M-22 -8C-24 -36 24 -36 22 -8Z
    )
    ---
    ( translate(100 140) scale(1.7)
    lit main d8 M-26 110L-28 30C-28 8 28 8 28 30L26 110Z
    lit skin d6 O0 -6 20
    lit #22344e d6 M-22 -8C-24 -36 24 -36 22 -8Z
    trim #9ad4ff d0 M-16 -8H16V2H-16Z
    )
    ---
${thing}`;

export const ASPECTS: Readonly<Record<string, Subject>> = {
  '01050': hulk,
  '01051': tigra,
  '01052': scene(aggression, DEEDS.chase, { colours: { main: '#c8333a', second: '#2a2438' } }),
  '01053': scene(
    aggression,
    `
    speed glow 3 30 100 110
    line ink w20 M20 20L120 210M70 0L170 190M120 -20L210 150
    line white w11 M20 20L120 210M70 0L170 190M120 -20L210 150
    line #ff8a4d w4 M28 20L128 210M78 0L178 190M128 -20L218 150
    impact 60 170 50 #ff6a2a #ffc93c #fffbe6`,
  ),
  '01054': scene(aggression, DEEDS.uppercut),
  '01055': scene(aggression, power('fist')),
  '01056': scene(
    aggression,
    team(`
    ( rotate(-20 100 200)
    lit iron d6 M20 186H180V204H130L126 228H108L106 204H20Z
    )`),
  ),
  '01057': scene(aggression, DEEDS.fist, { emblem: 'fist' }),
  '01058': daredevil,
  '01059': jessicaJones,
  '01060': scene(justice, THINGS.scales, { emblem: 'burst' }),
  '01061': scene(
    justice,
    `
    flat dark o.5 M-120 190H330V300H-120Z
    ( translate(100 128) scale(1.5)
    lit #2a3f78 d10 M-20 -30C-20 -46 20 -46 20 -30L52 -66L62 -56L24 -6L20 90H-20L-24 -6L-62 -56L-52 -66Z
    lit skin d8 O0 -46 15
    )
    lit main d16 O100 24 54
    line main<45 w4 M50 12C80 28 120 28 150 12M100 -30C80 0 80 50 100 78M100 -30C120 0 120 50 100 78M46 30C80 46 120 46 154 30`,
  ),
  '01062': scene(justice, power('scales')),
  '01063': place(['#0a0a12', '#2a2618', '#8a7a3c'], PLACES.interrogation, { lamp: [100, 40, 220] }),
  '01064': scene(
    justice,
    team(`
    ( translate(20 96) scale(.8)
    lit iron d8 M40 120H92V176H40ZM108 120H160V176H108Z
    lit iron d6 M88 130H112V156H88Z
    glow #9fe0ff w6 O66 178 20O134 178 20
    )`),
  ),
  '01065': scene(justice, MINDS.lamp, { colours: { main: '#d9a520' } }),
  '01066': hawkeye,
  '01067': mariaHill,
  '01068': vision,
  '01069': scene(
    leadership,
    `
    line ink w34 M40 120A64 64 0 1 1 104 184
    line main w22 M40 120A64 64 0 1 1 104 184
    lit main d8 M112 150V218L66 184Z
    sign star5 second 104 118 56`,
  ),
  '01070': scene(leadership, THINGS.flag, { colours: { main: '#2f5ab0' } }),
  '01071': scene(leadership, THINGS.phone),
  '01072': scene(leadership, power('star5')),
  '01073': place(['#0c1a30', '#3f6a9a', '#dff0ff'], PLACES.headquarters, {
    colours: { main: '#2f5ab0' },
  }),
  '01074': scene(
    leadership,
    `
    speed glow 27 24 100 120
    ( translate(100 130) scale(1.6)
    lit main d10 M-20 -30C-20 -46 20 -46 20 -30L50 -78L62 -70L24 -2L20 90H-20L-24 -2L-62 -70L-50 -78Z
    lit skin d8 O0 -48 16
    )
    glow white halo:glow w12 M100 -6L108 16L130 24L108 32L100 54L92 32L70 24L92 16Z`,
  ),
  '01075': blackWidow,
  '01076': lukeCage,
  '01077': scene(
    protection,
    `${DEEDS.swing}
    ( translate(-16 10) rotate(-10 50 120) scale(.8)
${WEAPONS.shield}
    )`,
    { colours: { main: '#1f6a3c', second: '#d8ffe0' } },
  ),
  '01078': scene(protection, DEEDS.protect, { colours: { second: '#d8c8a0' } }),
  '01079': scene(protection, power('shield')),
  '01080': scene(
    protection,
    team(`
    ( translate(46 134) scale(.54)
${THINGS.case}
    )`),
  ),
  '01081': scene(protection, WEAPONS.vest, { colours: { main: '#3a5a44', second: '#8ab89a' } }),
  '01082': scene(protection, WEAPONS.shield, { emblem: 'heart' }),
  '01083': mockingbird,
  '01084': nickFury,
  '01085': scene(basic, THINGS.siren, {
    colours: { main: '#ff4d57' },
    ground: ['#140f24', '#3a3a7a', '#ff8a92'],
  }),
  '01086': scene(basic, THINGS.case, {
    ground: ['#0c2a2a', '#1f7a6a', '#a8ffd8'],
    colours: { main: '#2fb56a' },
    emblem: 'burst',
  }),
  '01087': scene(basic, DEEDS.swing, { colours: { main: '#5b7f9a' } }),
  '01088': scene(basic, THINGS.bolt, {
    ground: ['#1a1440', '#3b4ac0', '#ffe14d'],
    colours: { main: '#ffd23c' },
  }),
  '01089': scene(basic, MINDS.brain, {
    ground: ['#0a1c34', '#1f5a9a', '#8fd8ff'],
    colours: { main: '#5cc4ff' },
  }),
  '01090': scene(
    basic,
    `
    lit iron d10 M-10 70H36V170H-10ZM164 70H210V170H164Z
    lit steel d10 M36 54H64V186H36ZM136 54H164V186H136Z
    lit metal d6 M64 108H136V132H64Z
    lit #ff6a5a d12 M70 90L82 76H122L134 92V140L122 158H80L70 144Z
    line #4d0a08 w4 M84 78V110M98 76V110M112 78V110`,
    { ground: ['#2a0a0a', '#9a2f24', '#ffb08a'] },
  ),
  '01091': place(['#0d1530', '#2c3f7a', '#ffd98a'], PLACES.mansion, { lamp: [150, 50, 140] }),
  '01092': place(['#0f2440', '#4a80b8', '#fff0d0'], MACHINES.carrier, {
    colours: { main: '#3f5a80' },
  }),
  '01093': scene(
    basic,
    `
    line ink w40 M100 -40V60M100 190V280
    line wood w30 M100 -40V60M100 190V280
    lit skin d14 M48 76L64 58H140L156 76V104H60ZM48 104H156V130L140 140H60ZM52 138H150L144 170H66Z
    line skin<60 w4 M70 60V104M94 58V104M118 60V104M70 112V136M94 112V138M118 112V138
    line glow w5 M24 60L8 44M18 110H-6M176 60L194 44M182 110H206`,
  ),
};
