import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { WEAPONS } from '../../../../../art/motifs/weapons.ts';
import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { hydraSoldier } from '../../../../city/people/foes.ts';
import { hydraTrooper } from '../../../../city/people/hydra.ts';
import { taskmaster } from '../../../../city/people/villains.ts';
import { HAIL_HYDRA, HYDRA } from '../../motifs/hydra.ts';
import { stage } from '../../stage.ts';
import { elektra, moonKnight, shangChi, whiteTiger } from './allies.ts';
import { flameSoldier, hydraHunter, hydraRegular, jetTrooper } from './foes.ts';

const own: Owner = {
  ground: ['#1c1206', '#7a4a14', '#ffc84a'],
  colours: { main: '#2c3a6a', second: '#e8762c', skin: '#f0e6d0' },
};

const HUNT = place(
  ['#1c1206', '#7a4a24', '#ffd07a'],
  `
    houses middle #ffcf6a 161 170 140 12
    flat #2a1c14 M-120 166H330V300H-120Z
    figure task translate(-40 -10) scale(.8)
    ---
    ${at('translate(150 170) scale(.8)', POSES.run)}
    line ink w7 O150 160 46
    line #ff4a3a w4 O150 160 46
    line #ff4a3a w4 M150 104V136M150 184V216M94 160H126M174 160H206`,
  {
    lamp: [100, 70, 190],
    figures: { task: taskmaster },
    colours: { main: '#c8303a', second: '#24407a' },
  },
);

export const TASKMASTER: Readonly<Record<string, Subject>> = {
  '04093': stage(taskmaster, 1),
  '04094': stage(taskmaster, 2),
  '04095': stage(taskmaster, 3),
  '04096a': HUNT,
  '04096b': HUNT,
  '04097': moonKnight,
  '04098': shangChi,
  '04099': whiteTiger,
  '04100': elektra,
  '04101': hydraHunter,
  '04102': scene(own, WEAPONS.sword),
  '04103': scene(
    own,
    `
    lit main d22 O100 116 90
    trim second d14 O100 116 70
    trim main d12 O100 116 50
    lit #f0e6d0 d8 M100 76C126 76 136 96 130 114C128 124 122 126 122 134L116 146H84L78 134C78 126 72 124 70 114C64 96 74 76 100 76Z
    flat ink M78 104L94 108L92 120L82 118ZM122 104L106 108L108 120L118 118Z
    line ink w3 M92 134V146M100 134V146M108 134V146`,
  ),
  '04104': scene(
    own,
    `
    flat #fff3c0 o.35 M100 100L-60 -40V240ZM100 100L260 -40V240Z
    lit #2a2a34 d14 M16 70H66L76 50H124L134 70H184V180H16Z
    lit steel d12 O100 124 48
    lit #14161f d10 O100 124 36
    sign eye #ffc84a 100 124 54
    glow #fff8d8 halo:#ffc84a w6 M144 82H174V98H144Z
    line #8a8f9a w4 M26 92H50`,
  ),
  '04105': scene(
    own,
    `
    flat #8ab0d8 o.35 M104 -60H330V300H104Z
    line #d8ecff w6 M102 -20V260
    ${at('translate(52 130) scale(1.25)', POSES.lunge)}
    ---
    ( translate(152 130) scale(-1.25 1.25)
    line ink w22 M-6 -16C4 -8 6 4 -2 16M-2 16L-26 30L-54 52M-2 16L26 22L30 54M-2 -14L26 -14L58 -18M-4 -12L-26 2L-10 14
    flat ink O4 -38 18
    line #5a6a8a w14 M-2 16L-26 30L-54 52M-2 16L26 22L30 54
    line #8aa0c0 w13 M-2 -14L26 -14L58 -18M-4 -12L-26 2L-10 14
    line #8aa0c0 w20 M-6 -16C4 -8 6 4 -2 16
    flat #f0e6d0 O4 -38 13
    )`,
    { colours: { main: '#c8303a', second: '#24407a', skin: '#e0a27c' } },
  ),
  '04106': scene(
    HYDRA,
    `
    flat #d8ff8a o.3 M-20 40L220 -20V120ZM-20 220L220 140V280Z
    ${at('translate(96 130) scale(1.3)', POSES.run)}
    ---
    figure soldier translate(-96 60) scale(.8)
    figure soldier translate(140 70) scale(.8)`,
    { figures: { soldier: hydraSoldier }, colours: { main: '#c8303a', second: '#24407a' } },
  ),
  '04107': scene(
    HYDRA,
    `
    flat #0c140c M-120 -60H330V300H-120Z
    flat #d8ff8a o.25 M60 -60H140L200 300H0Z
    line ink w8 M60 -40V60M140 -40V60
    line metal w5 dash:9,5 M60 -40V60M140 -40V60
    ${at('translate(100 128) scale(1.5)', POSES.cheer)}
    lit iron d6 M46 28H74V46H46ZM126 28H154V46H126Z
    ---
    lit #2a3420 d8 M-40 206H240V250H-40Z`,
    { colours: { main: '#e8eaf4', second: '#3a4264' } },
  ),
  '04108': place(
    ['#1c1408', '#7a5a24', '#ffe0a0'],
    `
    firs #3a4a24 167 150 60 18
    flat #a8804a M-120 150H330V300H-120Z
    lit wood d5 M20 90H30V230H20ZM76 90H86V230H76ZM14 90H92V100H14Z
    line #c9a05a w3 M40 100V190M66 100V190M30 130H76M30 160H76
    ( translate(146 150)
    lit #e8d8b0 d6 O0 0 34
    lit #c8303a d5 O0 0 23
    lit #e8d8b0 d4 O0 0 12
    lit wood d4 M-6 34H6V80H-6Z
    )
    line ink w7 M96 120L150 148
    line #c9a05a w3 M96 120L150 148
    ${at('translate(54 200) scale(.6)', POSES.run)}`,
    { lamp: [130, 50, 180], colours: { main: '#4b6a3c', second: '#28361f' } },
  ),
  '04145': flameSoldier,
  '04146': jetTrooper,
  '04147': HAIL_HYDRA,
  '04148': scene(
    own,
    `
    ( rotate(40 100 120)
    lit #c3cad8 d12 M88 -10L104 -50C126 -10 130 60 124 130H88Z
    line #7d889c w3 M100 0V124
    lit #8a94a8 d0 M88 70L78 76L88 84L78 92L88 100L78 108L88 116Z
    lit iron d5 M74 130H138V144H74Z
    lit #2a3420 d8 M88 144H124L128 220C128 232 86 232 86 220Z
    line ink w3 M88 164H126M88 182H126M88 200H126
    )`,
  ),
  '04149': scene(
    HYDRA,
    `
    ( rotate(-12 100 120)
    lit iron d12 M20 70H184V112H20Z
    lit steel d6 M30 62H176V78H30Z
    lit #2a3420 d10 M112 110H164L176 200H128Z
    line ink w8 M92 112C84 150 116 150 120 124
    line iron w4 M92 112C84 150 116 150 120 124
    lit #2a3420 d4 M20 78H36V104H20Z
    line #4a5366 w3 M150 74L156 108M138 74L144 108
    )
    sign bolt #ffd84a 50 40 40`,
  ),
  '04150': scene(
    own,
    `
    ${at('translate(-50 -10) scale(.8)', WEAPONS.crossedSwords)}
    ---
    figure task translate(8 46) scale(.92)
    ( translate(150 190) rotate(30)
    lit metal d4 M-6 -60L0 -80L6 -60V10H-6Z
    )`,
    { figures: { task: taskmaster } },
  ),
  '04151': scene(
    own,
    `
    line white w12 o.5 O100 130 76
    line white w8 o.4 O100 130 98
    ( rotate(14 100 120)
    lit #4a5a34 d16 M56 80H144L154 110V190L138 214H62L46 190V110Z
    line #28361f w4 M46 134H154M46 162H154M82 80V214M118 80V214
    lit iron d6 M78 50H122V82H78Z
    lit metal d5 M120 40L160 56L170 120L158 122L146 70L116 60Z
    line ink w10 O66 46 20
    line gold w5 O66 46 20
    )`,
  ),
  '04152': hydraRegular,
  '04153': hydraTrooper,
  '04154': place(
    ['#0c140c', '#3a5a2a', '#e8ff9a'],
    `
    houses middle #ffcf6a 173 190 140 12
    flat #1c2418 M-120 176H330V300H-120Z
    flat #fff6c0 o.3 M40 110L-60 230H100ZM160 110L100 230H260Z
    figure trooper translate(-58 40) scale(.7)
    figure trooper translate(118 40) scale(.7)
    ---
    figure soldier translate(24 84) scale(.76)`,
    {
      lamp: [100, 60, 190],
      figures: { trooper: hydraTrooper, soldier: hydraSoldier },
    },
  ),
};
