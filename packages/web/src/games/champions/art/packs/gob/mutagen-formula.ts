import { at } from '../../../../../art/motifs/poses.ts';
import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { greenGoblin } from '../../../../city/people/villains.ts';
import { stage } from '../../stage.ts';
import { goblinKnight, goblinMonster, goblinSoldier, goblinThrall } from './people.ts';

const own: Owner = {
  ground: ['#1b0f2e', '#5b2f96', '#b9e84a'],
  colours: { main: '#6fae3a', second: '#5b2f96', skin: '#76b53e' },
};

const MUTAGEN = place(
  ['#0c140a', '#2f5a24', '#c8ff5a'],
  `
    lit steel d10 M-30 190H230V260H-30Z
    lit #d8f2e8 d14 M66 24H134V96L176 168C182 184 176 192 162 192H38C24 192 18 184 24 168L66 96Z
    flat #8aff3a o.9 M60 112H140L168 168C172 180 168 184 158 184H42C32 184 28 180 32 168Z
    lit iron d6 M58 10H142V34H58Z
    flat white o.7 O80 150 9O120 140 6O104 166 7O130 168 5O70 172 5
    line #c8ff5a w6 M100 8C90 -20 112 -30 100 -60M70 8C60 -10 74 -20 66 -40M130 8C140 -14 124 -20 134 -44`,
  { lamp: [100, 130, 190] },
);
const CLOUD = place(
  ['#0e160a', '#3a5a1c', '#d8ff6a'],
  `
    houses #24341c #d8ff6a 59 230 150 11
    lit #7ab83a d20 M-60 130C-40 80 10 80 20 110C30 50 100 40 110 90C130 50 190 60 190 106C220 90 250 110 250 150C200 190 -10 190 -60 130Z
    lit #a8d85a d14 M30 70C30 30 80 10 104 40C130 10 180 30 174 74C140 100 60 100 30 70Z
    flat #1c2a0c M70 60L90 52L88 70ZM110 52L130 60L112 70ZM70 84H130L116 96H84Z
    houses #141c0c - 61 260 50 18`,
  { lamp: [100, 90, 190] },
);
const GLIDER = scene(
  own,
  `
    flat #ff8a2a o.8 M60 170L40 260L84 190ZM140 170L160 260L116 190Z
    speed #d8ff6a 15 16 100 60
    lit #7a8494 d14 M-50 100L40 110L66 70L134 70L160 110L250 100L196 150L136 176H64L4 150Z
    lit #5b2f96 d12 |M100 30C120 40 134 70 136 110L124 170L100 180
    glow #ffe86a halo:#ff9a1c w5 pair M108 84L128 72L126 90L112 94Z
    flat ink M82 110H118L108 126H92Z
    flat #f6f0d0 M84 110L90 118L96 110L102 118L108 110L114 118L118 110Z
    line #4a5366 w3 pair M150 112L214 110M140 140L190 140`,
);
/** A pumpkin that bursts. */
const PUMPKIN = `
    lit #e8762c d20 M0 -54C60 -70 84 -20 78 20C70 64 30 70 0 66C-30 70 -70 64 -78 20C-84 -20 -60 -70 0 -54Z
    line #a84a14 w4 M0 -52V64M-30 -52C-50 -20 -50 30 -30 62M30 -52C50 -20 50 30 30 62
    lit #3f7a2a d4 M-10 -54L-4 -82L14 -86L10 -54Z
    glow #ffe86a halo:#ff9a1c w5 M-52 -6L-14 -2L-32 -30ZM52 -6L14 -2L32 -30ZM-54 18L-30 26L-16 16L0 28L16 16L30 26L54 18C44 50 -44 50 -54 18Z`;

const PUMPKIN_BOMBS = scene(
  own,
  `
    speed #ffd23c 27 20 100 110
${at('translate(62 80) rotate(-14) scale(.74)', PUMPKIN)}
${at('translate(146 60) rotate(18) scale(.5)', PUMPKIN)}
    ---
${at('translate(128 170) rotate(8) scale(.8)', PUMPKIN)}
    impact 34 20 22 #ff6a2a #ffc93c #fffbe6`,
);

export const GIMMICKS = { GLIDER, PUMPKIN_BOMBS } as const;

export const MUTAGEN_FORMULA: Readonly<Record<string, Subject>> = {
  '02014': stage(greenGoblin, 1),
  '02015': stage(greenGoblin, 2),
  '02016': stage(greenGoblin, 3),
  '02017a': MUTAGEN,
  '02017b': MUTAGEN,
  '02018a': CLOUD,
  '02018b': CLOUD,
  '02019': GLIDER,
  '02020': scene(
    own,
    `
    speed #d8ff6a 3 30 100 100
    figure goblin translate(-130 -96) rotate(-8) scale(2.3)
    line #d8ff6a w5 M10 30C40 0 30 50 60 20M140 20C170 50 160 0 190 30`,
    { figures: { goblin: greenGoblin } },
  ),
  '02021': PUMPKIN_BOMBS,
  '02022': goblinKnight,
  '02023': goblinSoldier,
  '02024': goblinThrall,
  '02025': goblinMonster,
  '02026': scene(
    own,
    `
    figure soldier translate(-70 30) scale(.72)
    figure thrall translate(124 30) scale(.72)
    ---
    figure knight translate(14 60) scale(.86)`,
    { figures: { soldier: goblinSoldier, thrall: goblinThrall, knight: goblinKnight } },
  ),
  '02027': place(
    ['#160a24', '#5a2f7a', '#d8ff6a'],
    `
    houses middle #d8ff6a 67 230 160 12
    lit wood d5 M40 -20H50V250H40Z
    lit #5b2f96 d14 M50 6C100 -10 130 30 196 8L180 70L196 134C140 152 100 112 50 130Z
    sign pumpkin #d8ff6a 118 70 86
    houses dark - 71 256 50 18`,
    { lamp: [120, 70, 180] },
  ),
  '02028': place(
    ['#14180a', '#4a6a1c', '#e8ff7a'],
    `
    houses middle #ffcf6a 73 170 120 14
    figure thrall translate(-70 70) scale(.56)
    figure soldier translate(40 60) scale(.56)
    figure thrall translate(140 70) scale(.56)
    figure soldier translate(-30 116) scale(.7)
    figure soldier translate(96 116) scale(.7)`,
    { lamp: [100, 60, 190], figures: { soldier: goblinSoldier, thrall: goblinThrall } },
  ),
  '02029': place(
    ['#0c0a24', '#3a2a7a', '#b9e84a'],
    `
    flat #fff6c0 O100 60 54
    ( translate(36 -4) rotate(-8 64 60) scale(.64)
    lit #7a8494 d14 M-50 100L40 110L66 70L134 70L160 110L250 100L196 150L136 176H64L4 150Z
    lit #76b53e d10 M76 74L84 20C84 -10 116 -10 116 20L124 74Z
    lit #5b2f96 d8 M78 14L100 -40L122 14Z
    )
${at('translate(60 150) scale(.26)', PUMPKIN)}
${at('translate(130 166) scale(.3)', PUMPKIN)}
    houses #14103a #ffcf6a 79 260 60 16`,
    { lamp: [100, 60, 190] },
  ),
  '02030': scene(
    own,
    `
    flat ink M-120 -60H330V300H-120Z
    glow #ffe86a halo:#8aff1c w12 M14 96L90 70L84 126L40 134ZM186 96L110 70L116 126L160 134Z
    flat ink O64 104 9O136 104 9
    line #8aff1c w5 o.7 M46 176Q100 200 154 176
    line #8aff1c w3 o.5 M70 180V190M90 186V196M110 186V196M130 180V190`,
    { ground: ['#0a0612', '#24103a', '#8aff1c'] },
  ),
  '02031': scene(
    own,
    `
    flat #d8ff6a o.35 M100 -60L20 260H180Z
    lit stone d10 M40 200H160V250H40ZM60 176H140V200H60Z
    figure goblin translate(40 40) scale(.6)
    ${at(
      'translate(66 -22) scale(.34)',
      `
    lit gold d16 M30 180L14 60L62 116L100 34L138 116L186 60L170 180Z
    lit gold d8 M28 174H172V212H28Z`,
    )}`,
    { figures: { goblin: greenGoblin } },
  ),
  '02032': place(
    ['#12081c', '#4a1f6a', '#c8ff5a'],
    `
    flat #c8ff5a O150 44 24
    houses #2a1440 #c8ff5a 83 230 190 8
    figure goblin translate(10 90) scale(.84)
    line #c8ff5a w5 M30 190L60 160L84 176L120 120L150 134L190 60M190 60L168 70M190 60L186 84`,
    { lamp: [140, 60, 180], figures: { goblin: greenGoblin } },
  ),
};
