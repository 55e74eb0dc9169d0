import { MACHINES } from '../../../../../art/motifs/machines.ts';
import { PLACES } from '../../../../../art/motifs/places.ts';
import { place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { OWNERS } from '../../owners.ts';
import { armoredGuard, weaponsRunner } from '../../people/kinds.ts';
import { melter, radioactiveMan, tigerShark, whirlwind } from '../../people/minions.ts';
import { klaw } from '../../people/villains.ts';
import { stage } from '../../stage.ts';

const own = OWNERS.klaw;
const evil = OWNERS.masters_of_evil;
const DISTRIBUTION = place(['#0f0a1c', '#4a2a6a', '#ff9ae8'], PLACES.tunnel);
const RENDEZVOUS = place(['#0c0a24', '#3a2a6a', '#ff8ad8'], PLACES.pier, {
  colours: { main: '#e0b04a' },
});

export const KLAW: Readonly<Record<string, Subject>> = {
  '01113': stage(klaw, 1),
  '01114': stage(klaw, 2),
  '01115': stage(klaw, 3),
  '01116a': DISTRIBUTION,
  '01116b': DISTRIBUTION,
  '01117a': RENDEZVOUS,
  '01117b': RENDEZVOUS,
  '01118': scene(
    own,
    `
    line glow w6 o.7 M150 30C196 70 196 150 150 196M172 10C230 60 230 166 172 216
    ( rotate(-18 100 120)
    lit main d12 M-40 90H60V156H-40Z
    lit steel d10 M56 76H96L150 40V206L96 170H56Z
    lit iron d8 M146 34C172 60 172 186 146 212C136 180 136 66 146 34Z
    glow #fff0fb halo:#ff62c8 w10 O150 122 20
    )`,
  ),
  '01119': scene(
    own,
    `
    line #ff9ae8 w5 o.8 M20 60C60 40 140 40 180 60M10 100C60 76 140 76 190 100M10 144C60 120 140 120 190 144M20 190C60 166 140 166 180 190
    ( translate(100 126) scale(1.6)
    lit #a860e8 d12 M-22 -40C-22 -56 22 -56 22 -40L44 -6L34 4L22 -10L20 90H-20L-22 -10L-34 4L-44 -6Z
    lit #c88aff d8 O0 -64 17
    line white w3 o.7 M-18 -20H18M-18 0H18M-18 20H18M-18 40H18
    )`,
  ),
  '01120': armoredGuard,
  '01121': weaponsRunner,
  '01122': scene(
    own,
    `
    speed #ffd0f4 19 28 100 110
    figure klaw translate(-140 -100) scale(2.4)`,
    { ground: ['#2a0420', '#a01a6a', '#ffb0ec'], figures: { klaw } },
  ),
  '01123': scene(own, MACHINES.speaker, { ground: ['#240a3a', '#8a2ab8', '#ffd0f8'] }),
  '01124': scene(
    own,
    `
    line ink w22 M-40 116C-10 116 -10 30 20 30S40 206 66 206S90 50 112 50S132 176 152 176S170 90 186 90S210 116 240 116
    line main w14 M-40 116C-10 116 -10 30 20 30S40 206 66 206S90 50 112 50S132 176 152 176S170 90 186 90S210 116 240 116
    line white w5 M-40 116C-10 116 -10 30 20 30S40 206 66 206S90 50 112 50S132 176 152 176S170 90 186 90S210 116 240 116`,
  ),
  '01125': scene(own, MACHINES.turret, { colours: { main: '#6d2aa8' }, emblem: 'target' }),
  '01126': place(['#14081c', '#5a2a5a', '#ff9a6a'], MACHINES.factory, {
    colours: { main: '#ffb04a' },
  }),
  '01127': scene(
    own,
    `
    lit #2c1050 d14 M30 240V100C30 20 170 20 170 100V240Z
    flat #12061f M48 240V104C48 44 152 44 152 104V240Z
    line #ff9ae8 w4 o.6 M60 90C80 78 120 78 140 90M56 120C80 106 120 106 144 120M56 150C80 136 120 136 144 150
    figure klaw translate(40 70) scale(.6)`,
    { figures: { klaw } },
  ),
  '01128': scene(
    evil,
    `
    figure shark translate(-46 44) scale(.72)
    figure melter translate(98 44) scale(.72)
    figure whirl translate(34 6) scale(.66)
    ---
    figure radio translate(20 70) scale(.82)`,
    { figures: { shark: tigerShark, melter, whirl: whirlwind, radio: radioactiveMan } },
  ),
  '01129': radioactiveMan,
  '01130': whirlwind,
  '01131': tigerShark,
  '01132': melter,
  '01133': scene(
    evil,
    `
    speed #ffd0a0 11 26 100 110
    figure shark translate(-70 30) rotate(-14) scale(.86)
    figure melter translate(110 -6) rotate(14) scale(.8)
    impact 100 190 60 #ff6a2a #ffc93c #fffbe6`,
    {
      figures: { shark: tigerShark, melter },
      ground: ['#1c0624', '#7a1f6a', '#ffb04a'],
    },
  ),
};
