import { MACHINES } from '../../../../../art/motifs/machines.ts';
import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { THINGS } from '../../../../../art/motifs/things.ts';
import { WEAPONS } from '../../../../../art/motifs/weapons.ts';
import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { hydraBomber } from '../../../../city/people/hydra.ts';
import { stage } from '../../stage.ts';
import { crossbones } from './foes.ts';

const own: Owner = {
  ground: ['#180a08', '#6a2414', '#ff8a4a'],
  colours: { main: '#3a3a46', second: '#e8e4d8', skin: '#4a4a58' },
};
const tech: Owner = {
  ground: ['#06141c', '#1f5a74', '#7affe8'],
  colours: { main: '#3f6a7a', second: '#ffb02a' },
};

const ATHENA = place(
  ['#141a34', '#5a6a9a', '#ffd0a0'],
  `
    flat #fff3d8 O150 46 22
    lit #6a7a94 d22 M-80 240L40 90L70 116L112 20L150 96L176 80L280 240Z
    flat #f0f6ff M112 20L136 72L118 90L104 70L88 92L84 82Z
    lit steel d8 M40 170H160V226H40Z
    lit iron d6 M50 150H150V172H50Z
    glow #d8f6ff halo:#5ac8ff w5 M56 184H84V200H56ZM116 184H144V200H116Z
    lit iron d4 M92 184H108V226H92Z
    line #ff6a3a w6 M200 -10L150 60M230 20L176 76
    impact 146 66 22 #ff6a2a #ffc93c #fffbe6
    firs #1c2a34 41 244 40 22`,
  { lamp: [130, 50, 200] },
);
const stone = (rays: string) =>
  scene(
    own,
    `${rays}
    line #ffd98a w4 o.6 O100 110 98
    ${at('translate(0 -8)', THINGS.gem)}
    lit iron d8 M20 230L40 176H70L84 214H116L130 176H160L180 230L150 252H50Z
    glow white halo:#c87aff w8 M70 70L78 54L86 70L78 86Z`,
    { ground: ['#14063a', '#4a1f9a', '#e8b8ff'], colours: { main: '#8a3af0' } },
  );
const GETAWAY = place(
  ['#0c1020', '#3a3a5e', '#ff9a5a'],
  `
    houses #1b1838 #ffb86b 35 170 110 14
    flat #1c1c2c M-120 160H330V300H-120Z
    line #ffd98a w4 dash:34,22 M-100 226L300 210
    lit #3a4a3a d14 M20 90H176L196 150V190H10V110Z
    trim #9fe0ff d0 M140 98H168L180 130H140Z
    sign skull #e8e4d8 70 136 50
    flat ink O50 194 22O156 194 22
    flat #7d8794 O50 194 10O156 194 10
    flat #c8a878 o.7 M-80 200C-60 176 -30 190 -20 176C-6 170 6 186 4 206C-20 224 -60 220 -80 200Z
    line ink w6 M60 -20L200 -40
    lit #2a3040 d8 M90 10C90 -20 160 -20 170 6L230 0V14L170 24C150 34 100 34 90 10Z
    line ink w4 M110 30L90 90M140 30L150 90`,
  { lamp: [60, 80, 190] },
);

export const CROSSBONES: Readonly<Record<string, Subject>> = {
  '04058': stage(crossbones, 1),
  '04059': stage(crossbones, 2),
  '04060': stage(crossbones, 3),
  '04061a': ATHENA,
  '04061b': ATHENA,
  '04062a': stone(''),
  '04062b': stone(`
    speed #e8b8ff 63 20 100 100`),
  '04063a': GETAWAY,
  '04063b': GETAWAY,
  '04064': scene(
    own,
    `
    ( rotate(-16 100 120)
    lit iron d6 M-60 96H70V112H-60Z
    lit steel d10 M-20 90H30V118H-20Z
    lit iron d10 M60 78H170V140H60Z
    lit steel d8 M160 88L220 96V140L186 130H160Z
    lit iron d6 M140 138H164L158 186H138Z
    line ink w18 M84 140C80 190 120 196 110 240
    line gold w11 dash:5,4 M84 140C80 190 120 196 110 240
    line #1c2030 w4 M74 94H156M74 108H156
    )
    impact 14 128 34 #ff6a2a #ffc93c #fffbe6`,
  ),
  '04065': scene(
    own,
    `${WEAPONS.vest}
    line #e8e4d8 w10 M64 96L136 196M136 96L64 196`,
    { colours: { main: '#2a2a34', second: '#4a4a5c' } },
  ),
  '04066': hydraBomber,
  '04067': scene(
    own,
    `
    speed #ffd98a 55 26 180 110
    ${[20, 70, 120, 170]
      .map(
        (y, row) => `
    line white w7 o.5 M-60 ${y}H${20 + row * 14}
    lit gold d8 M${20 + row * 14} ${y - 15}H${84 + row * 14}C${110 + row * 14} ${y - 13} ${122 + row * 14} ${y - 6} ${128 + row * 14} ${y}C${122 + row * 14} ${y + 6} ${110 + row * 14} ${y + 13} ${84 + row * 14} ${y + 15}H${20 + row * 14}Z`,
      )
      .join('')}`,
  ),
  '04068': scene(
    own,
    `
    ( rotate(-24 60 120)
    lit metal d8 M40 10H84V28H72L68 190L62 220L56 190L52 28H40Z
    )
    ( rotate(20 140 120)
    lit metal d8 M118 10H162V28H150L146 190L140 220L134 190L130 28H118Z
    )
    ---
    ( translate(36 -6)
    lit metal d8 M38 4H90V26H76L72 206L64 244L56 206L52 26H38Z
    )`,
  ),
  '04069': place(
    ['#141008', '#4a3a1c', '#ffc86a'],
    `${MACHINES.crates}
    ${at('translate(-20 -40) rotate(-8 100 100) scale(.7)', WEAPONS.gun)}`,
    { colours: { main: '#ff5a3a', second: '#e8e4d8' } },
  ),
  '04070': place(
    ['#180a08', '#7a2f1c', '#ffb05a'],
    `
    houses middle #ffcf6a 131 180 130 12
    figure bones translate(8 60) scale(.9)
    impact 30 200 30 #ff6a2a #ffc93c #fffbe6
    impact 176 190 24 #ff6a2a #ffc93c #fffbe6
    line #ffe27a w5 M30 200L-20 230M176 190L230 214`,
    { figures: { bones: crossbones }, lamp: [100, 90, 190] },
  ),
  '04071': scene(
    own,
    `
    flat #3a2a2a M-120 -60H330V300H-120Z
    flat #ff8a4a o.25 M-120 -60H330L140 120H60Z
    ${at('translate(50 120) scale(.9)', POSES.cheer)}
    ${at('translate(100 112) scale(.9)', POSES.cheer)}
    ${at('translate(150 120) scale(.9)', POSES.cheer)}
    ---
    lit wood d10 M-20 160H220V182H-20Z
    lit wood<20 d8 M-10 180H210V250H-10Z
    lit #1c2030 d6 M70 116H130V160H70Z
    flat #5ac8ff M76 122H124V152H76Z`,
    { colours: { main: '#e8ecf0', second: '#3a4a6a', skin: '#e0b08c' } },
  ),
  '04072': scene(
    tech,
    `
    line #ff5a4a w16 o.5 M-60 150L60 116
    line #ffd0c0 w6 M-60 150L60 116
    ( rotate(-15 100 110)
    lit metal d10 M40 92H150L164 76H210V150H150L140 128H40Z
    lit iron d6 M90 126H112L106 190H82Z
    lit iron d6 M20 96H44V124H20Z
    glow #ffd0c0 halo:#ff3a2a w6 M60 102H130V112H60Z
    lit second d6 O180 112 18
    )`,
  ),
  '04073': scene(
    tech,
    `
    glow #d8fff8 halo:#3affd8 w10 o.5 M100 12L172 36V112C172 166 142 200 100 224C58 200 28 166 28 112V36Z
    flat #1f5a74 o.55 M100 24L160 44V112C160 156 136 186 100 208C64 186 40 156 40 112V44Z
    line #7affe8 w3 M100 24V208M40 76H160M44 130H156M62 36L62 176M138 36L138 176
    lit iron d8 M80 92H120V136H80Z
    glow white halo:#3affd8 w6 O100 114 9`,
  ),
  '04074': scene(
    tech,
    `${WEAPONS.gauntlets}
    line #ffb02a w6 M20 60L4 40M30 50L22 24M180 40L196 22M172 30L178 4`,
  ),
  '04075': scene(
    tech,
    `
    line ink w20 M100 70V150M100 84L50 104L36 170M100 84L150 104L164 170M100 150L70 190L64 256M100 150L130 190L136 256
    line metal w12 M100 70V150M100 84L50 104L36 170M100 84L150 104L164 170M100 150L70 190L64 256M100 150L130 190L136 256
    lit second d6 O50 104 14O150 104 14O70 190 14O130 190 14
    lit iron d8 M70 70H130V140H70Z
    glow #d8fff8 halo:#3affd8 w8 O100 104 16
    lit iron d6 M70 30C70 0 130 0 130 30V62H70Z
    flat #7affe8 M78 32H122V50H78Z`,
  ),
};
