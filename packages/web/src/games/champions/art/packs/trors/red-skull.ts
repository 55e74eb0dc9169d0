import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { hydraSoldier } from '../../../../city/people/foes.ts';
import { captainAmerica } from '../../../../city/people/heroes.ts';
import { redSkull } from '../../../../city/people/villains.ts';
import { HYDRA } from '../../motifs/hydra.ts';
import { stage } from '../../stage.ts';
import { hydraExoSoldier, hydraRegular, sleeper } from './foes.ts';

const own: Owner = {
  ground: ['#16080a', '#5a1a1a', '#ff6a4a'],
  colours: { main: '#24222e', second: '#c8262a', skin: '#c8262a' },
};

const RISE = place(
  ['#14060a', '#6a1a1c', '#ff8a4a'],
  `
    flat #ff9a5a O100 110 76
    houses #3a0f14 - 191 220 120 14
    figure skull translate(2 20) scale(.98)
    houses #14060a #ff8a4a 193 258 50 18`,
  { lamp: [100, 110, 190], figures: { skull: redSkull } },
);
const NEW_WORLD = place(
  ['#0a0608', '#4a1416', '#ff7a5a'],
  `
    flat white O20 30 2O180 20 2O60 10 2O190 120 2O10 120 2
    lit #3a4a5a d26 O100 130 92
    flat #8a1c1c M24 100C40 66 88 72 82 106C80 138 44 150 30 134ZM112 140C140 120 178 142 168 172C156 204 120 196 112 174ZM108 50C126 44 152 52 148 72C134 84 110 74 108 50Z
    line #ff6a4a w6 M-10 130C30 170 170 170 210 130
    sign skull #ff8a6a 100 60 70
    glow #ffd0c0 halo:#ff3a2a w5 M80 56L94 60L92 68L82 66ZM120 56L106 60L108 68L118 66Z`,
  { lamp: [100, 100, 190] },
);

export const RED_SKULL: Readonly<Record<string, Subject>> = {
  '04125': stage(redSkull, 1),
  '04126': stage(redSkull, 2),
  '04127': stage(redSkull, 3),
  '04128a': RISE,
  '04128b': RISE,
  '04129a': NEW_WORLD,
  '04129b': NEW_WORLD,
  '04130': sleeper,
  '04131': hydraExoSoldier,
  '04132': scene(
    own,
    `
    ( rotate(-14 100 120)
    lit iron d8 M14 78H110V96H14Z
    lit steel d10 M84 66H168L178 92L160 112H84Z
    lit #4a2a1c d12 M124 110H168L186 206C172 216 148 216 140 206Z
    line #2a1610 w3 M136 130L172 128M140 150L176 148M144 170L180 168M148 190L182 188
    line ink w9 M96 112C90 148 122 148 126 122
    line steel w4 M96 112C90 148 122 148 126 122
    lit iron d4 M12 70H24V82H12Z
    lit steel d4 O160 70 12
    )
    impact 16 96 26 #ff6a2a #ffc93c #fffbe6`,
  ),
  '04133': scene(
    own,
    `
    speed #ff9a6a 61 26 130 90
    impact 140 84 86 #8a1c1c #ff6a2a #ffe27a
    ( rotate(-24 90 130)
    lit main d16 M-20 170C-20 110 30 90 70 92L90 134C60 140 40 160 40 200V280H-20Z
    lit #f2e6d0 d6 M60 88L84 84L100 132L78 140Z
    lit #14121a d16 M80 82L98 62H150L168 80V130L150 146H98L84 134Z
    line #3a3648 w4 M118 66V104M134 66V104M150 70V104
    )`,
  ),
  '04134': scene(
    own,
    `
    lit #4a3a2a d10 M-20 90L100 50L220 90L100 250Z
    line #8a6a44 w3 M20 104L100 200M60 90L150 190M20 130L140 76M60 170L180 104
    lit #c8262a d5 M60 130L66 90H82L88 130Z
    lit #c8262a d4 O74 84 12
    lit #e8e4d8 d5 M118 120L124 84H140L146 120Z
    lit #e8e4d8 d4 O132 78 12
    line #ffd98a w6 dash:9,7 M80 150C100 170 130 160 140 130
    lit #24222e d8 M150 -40H240L200 20L160 90L140 84L150 40Z
    lit skin d4 M138 78L164 88L156 110L134 100Z`,
  ),
  '04135': scene(
    own,
    `
    houses #5a2a34 #ff8a6a 197 120 90 14
    ( rotate(180 100 120)
    houses #3a1420 #ff8a6a 199 120 90 14
    )
    line #ffb0a0 w10 M100 116C116 100 136 124 118 142C96 160 64 136 74 104C88 66 150 76 158 124C162 176 100 200 58 172C10 136 30 50 92 34`,
    { ground: ['#1c0614', '#7a1a4a', '#ff9ab0'] },
  ),
  '04136': scene(
    own,
    `
    figure cap translate(-104 20) scale(.94)
    figure skull translate(104 20) scale(.94)
    ---
    line white w7 M100 -20L92 60L108 90L94 160L104 260`,
    { figures: { cap: captainAmerica, skull: redSkull }, crop: [6, 20, 188] },
  ),
  '04137': scene(
    own,
    `
    ( rotate(-12 100 120)
    lit iron d10 M-10 96H30V144H-10Z
    lit blood d18 M26 90L150 40C170 80 170 160 150 200L26 150Z
    lit iron d8 M140 34C172 60 172 180 140 206C156 170 156 70 140 34Z
    lit steel d6 M40 148H66L74 196H50Z
    )
    line white w6 M176 70L204 56M184 120H214M176 170L204 184
    lit #efe3c6 d4 M150 6H196V44H176L164 58V44H150Z
    line ink w3 M160 20H186M160 30H176`,
  ),
  '04138': scene(
    own,
    `
    speed #ff9ad8 3 30 100 100
    figure skull translate(-80 -44) scale(1.8)
    glow white halo:#c85aff w16 M100 180L130 214L100 260L70 214Z`,
    { ground: ['#14062a', '#5a1a8a', '#ff9ad8'], figures: { skull: redSkull } },
  ),
  '04139': place(
    ['#1c060a', '#7a1a1c', '#ffb07a'],
    `
    flat #fff0c0 O46 46 18
    lit #a82a2a d18 M30 230V110H170V230Z
    lit #7a1a1c d14 M10 116L60 60H140L190 116Z
    lit #a82a2a d6 M76 70V20H124V70Z
    lit #7a1a1c d5 M70 24L100 -6L130 24Z
    glow #ffe0a0 w4 M46 130H70V158H46ZM130 130H154V158H130ZM90 34H110V56H90Z
    flat #2a060a M86 160H114V230H86Z
    lit #f2e6d0 d4 M6 210H40V232H6ZM160 210H194V232H160Z
    flat #14060a M-120 228H330V300H-120Z
    sign skull #2a060a 100 92 34`,
    { lamp: [100, 80, 190] },
  ),
  '04140': place(
    ['#14060a', '#5a1c24', '#ffb84a'],
    `
    flat #ffb84a o.5 M40 -60L-20 260H100ZM160 -60L100 260H220Z
    lit iron d10 M-20 -20H26V240H-20ZM174 -20H220V240H174Z
    figure robot translate(2 30) scale(.98)
    flat #c8c0c8 o.5 M-40 240C-20 200 20 220 40 204C70 220 110 190 140 212C170 200 200 220 240 204V300H-40Z`,
    { lamp: [100, 90, 190], figures: { robot: sleeper } },
  ),
  '04141': place(
    ['#14100c', '#4a3a2f', '#ffd9a0'],
    `
    flat #fff3c0 o.3 M150 40L-40 130V210Z
    lit #5a4a3a d10 M-20 200V140L30 116L80 140V200ZM90 200V150L130 130L170 150V200Z
    flat #1c140e M10 160H50V200H10ZM112 166H148V200H112Z
    lit wood d5 M150 30H158V210H150ZM180 30H188V210H180Z
    lit wood d8 M138 10H200V50H138ZM130 0H208V14H130Z
    glow #fff3c0 w5 O150 34 8
    line iron w4 M-40 130V230M10 130V230M60 130V230M110 130V230
    line metal w2.4 M-60 150H240M-60 176H240M-60 202H240
    line metal w2.4 dash:3,9 M-60 144H240M-60 170H240
    flat #0c0806 M-120 226H330V300H-120Z`,
    { lamp: [150, 40, 190] },
  ),
  '04142': scene(
    own,
    `
    ( rotate(-5 100 120)
    lit paper d14 M24 10H176V232H24Z
    line leather w5 M44 36H156M44 60H156M44 84H130M44 108H156M44 132H140M44 156H156M44 180H110
    flat ink M42 52H158V68H42ZM76 100H158V116H76ZM42 148H120V164H42ZM60 28H120V42H60Z
    )
    ( rotate(-30 150 180)
    lit #c8262a d6 M110 150H190V186H110Z
    lit wood d6 M138 90H162V152H138Z
    )`,
  ),
  '04143': scene(
    HYDRA,
    `
    flat #d8ff8a o.35 M100 -60L-40 260H240Z
    figure exo translate(20 -30) scale(.8)
    figure regular translate(-80 40) scale(.8)
    figure regular translate(120 40) scale(.8)
    ---
    figure soldier translate(18 80) scale(.82)`,
    { figures: { exo: hydraExoSoldier, regular: hydraRegular, soldier: hydraSoldier } },
  ),
  '04144': place(
    ['#1c0808', '#8a2a1c', '#ffb04a'],
    `
    houses #4a1a1c #ffb04a 211 200 150 10
    impact 40 70 40 #ff6a2a #ffc93c #fffbe6
    impact 160 110 50 #ff6a2a #ffc93c #fffbe6
    ${at('translate(56 176) scale(.8)', POSES.run)}
    ${at('translate(110 190) scale(.8)', POSES.fall)}
    ${at('translate(160 190) scale(-.8 .8)', POSES.run)}
    flat #2a1014 o.7 M-20 40C-30 0 30 0 20 -40H80C100 0 50 20 70 50Z`,
    { lamp: [100, 120, 190], colours: { main: '#8a93a8', second: '#3a3a4a' } },
  ),
};
