import { DEEDS } from '../../../../../art/motifs/deeds.ts';
import { PLACES } from '../../../../../art/motifs/places.ts';
import { THINGS } from '../../../../../art/motifs/things.ts';
import { WEAPONS } from '../../../../../art/motifs/weapons.ts';
import { place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { hydraSoldier } from '../../../../city/people/foes.ts';
import { hydraBomber } from '../../../../city/people/hydra.ts';
import { OWNERS } from '../../owners.ts';
import { sandman, shocker } from '../../people/minions.ts';
import { rhino } from '../../people/villains.ts';
import { stage } from '../../stage.ts';

const own = OWNERS.rhino;
const THE_BREAK_IN = place(['#120a1e', '#5a2a1c', '#ffb84a'], PLACES.vault, {
  lamp: [140, 110, 170],
});
const bombs = OWNERS.bomb_scare;

export const RHINO: Readonly<Record<string, Subject>> = {
  '01094': stage(rhino, 1),
  '01095': stage(rhino, 2),
  '01096': stage(rhino, 3),
  '01097a': THE_BREAK_IN,
  '01097b': THE_BREAK_IN,
  '01098': scene(
    own,
    `
    figure rhino translate(-150 -120) scale(1.9)
    line white w6 M150 40L166 20M172 60L194 50M140 16L146 -6
    glow white halo:glow w8 M128 58L132 68L142 72L132 76L128 86L124 76L114 72L124 68Z`,
    { figures: { rhino } },
  ),
  '01099': scene(
    own,
    `
    speed glow 12 34 120 90
    ( rotate(32 100 140)
    figure rhino translate(-20 20) scale(1.14)
    )
    impact 26 226 56 #7a4a3a #b0785a #e0b48a`,
    { ground: ['#2b0c10', '#a0301f', '#ffb13c'], figures: { rhino } },
  ),
  '01100': scene(
    own,
    `
    lit bone d24 M36 214C40 140 70 60 150 10C146 90 150 150 128 214C100 228 60 228 36 214Z
    line #a08a6a w3 M42 184C70 200 104 198 134 184M52 146C78 160 108 156 138 142M72 104C94 114 116 110 142 98M98 62C112 70 126 66 144 58`,
    { ground: ['#2b1013', '#7a2f22', '#ffca7a'], emblem: 'horn' },
  ),
  '01101': hydraSoldier,
  '01102': sandman,
  '01103': shocker,
  '01104': scene(
    own,
    `
    flat #5a4038 M-120 170H330V300H-120Z
    line ink w5 M20 170L50 200M90 170L80 220M150 170L176 210
    ( rotate(-14 100 160)
    figure rhino translate(10 60) scale(.8)
    )
    flat #8a6a58 M-10 230L20 176L60 200L80 240ZM120 240L140 196L190 186L220 240Z`,
    { ground: ['#1c1014', '#6a3a2a', '#ffc08a'], figures: { rhino } },
  ),
  '01105': scene(
    own,
    `
    figure rhino translate(-100 -30) scale(1.5)
    line ink w22 M-30 20C30 30 60 60 66 96C70 60 110 30 220 0
    line steel w14 M-30 20C30 30 60 60 66 96C70 60 110 30 220 0
    line metal w4 M-30 15C36 26 62 54 67 84C74 56 112 26 220 -5
    impact 66 92 34 #ff6a2a #ffc93c #fffbe6`,
    { ground: ['#24120c', '#7a4a2a', '#ffdf9a'], figures: { rhino } },
  ),
  '01106': scene(
    own,
    `
    speed glow 22 34 100 110
    flat #8a5a3c M-120 196C-40 170 60 210 140 190S260 190 330 200V300H-120Z
    figure rhino translate(-14 70) scale(.62)
    figure rhino translate(86 70) scale(.62)
    figure rhino translate(30 64) scale(.84)
    flat #d8b088 o.6 M-60 240C-20 200 30 210 40 240C70 206 130 206 150 240C180 210 230 210 260 240V300H-60Z`,
    { ground: ['#2b0c10', '#b8401f', '#ffd23c'], figures: { rhino } },
  ),
  '01107': place(['#16101f', '#5a2f3a', '#ffb84a'], PLACES.bank, { lamp: [100, 170, 190] }),
  '01108': scene(
    own,
    `${DEEDS.crowd}
    ---
    lit #ffd23c d6 M-60 176H260V206H-60Z
    flat ink M-60 176H-30L-50 206H-60ZM0 176H40L20 206H-20ZM70 176H110L90 206H50ZM140 176H180L160 206H120ZM210 176H250L230 206H190Z`,
    { colours: { main: '#3f6ab0', second: '#8a4a5a' } },
  ),
  '01109': scene(bombs, WEAPONS.bomb, { emblem: 'burst' }),
  '01110': hydraBomber,
  '01111': scene(
    bombs,
    `
    speed glow 44 26 100 116
    impact 100 116 116 #ff5a1f #ffc93c #fffbe6
    flat #33241c M10 40L30 24L40 46ZM170 30L190 46L166 56ZM20 190L44 180L40 206ZM160 200L186 190L182 214Z`,
    { ground: ['#2a0a06', '#a0301f', '#ffc83c'] },
  ),
  '01112': scene(bombs, THINGS.clock, { colours: { main: '#8a93a8' } }),
};
