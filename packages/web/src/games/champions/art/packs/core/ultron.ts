import { MACHINES } from '../../../../../art/motifs/machines.ts';
import { PLACES } from '../../../../../art/motifs/places.ts';
import { THINGS } from '../../../../../art/motifs/things.ts';
import { WEAPONS } from '../../../../../art/motifs/weapons.ts';
import { place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { ultron } from '../../../../city/people/foes.ts';
import { OWNERS } from '../../owners.ts';
import { advancedDrone, drone } from '../../people/kinds.ts';
import { stage } from '../../stage.ts';

const own = OWNERS.ultron;
const attack = OWNERS.under_attack;

const COWL = place(
  ['#10080c', '#5a141c', '#ff8a6a'],
  `
    houses middle #ffb86b 13 190 110 16
    flat dark o.5 M-120 190H330V300H-120Z
    lit #a81c2a d20 |M100 10C150 14 168 60 162 112C176 150 196 190 206 250L100 250
    line #5c0a12 w3 pair M150 110C150 150 176 200 180 250M132 140C130 170 146 210 146 250
    flat #12060a |M100 44C126 46 138 76 134 108C130 132 114 148 100 152
    glow #ff4a44 halo:#ff1f2f w7 pair M105 96L128 84L126 98L110 104Z
    line #ff4a44 w3 M84 128L90 136L96 128L100 137L104 128L110 136L116 128`,
  { lamp: [100, 90, 190] },
);
const NORAD = place(['#0c0f1c', '#3a3f60', '#ff9a7a'], PLACES.bunker);
const OBLIVION = place(['#14060a', '#7a1420', '#ff8a3c'], THINGS.countdown, {
  lamp: [100, 110, 190],
  colours: { main: '#ff4a44' },
});

const EFFICIENCY = scene(
  own,
  `
    figure drone translate(-56 40) scale(.8)
    figure drone translate(96 40) scale(.8)
    figure drone translate(12 46) scale(.92)
    sign bolt #ffd23c 100 66 90`,
  { figures: { drone }, emblem: 'gear' },
);

export const ULTRON: Readonly<Record<string, Subject>> = {
  '01134': stage(ultron, 1),
  '01135': stage(ultron, 2),
  '01136': stage(ultron, 3),
  '01137a': COWL,
  '01137b': COWL,
  '01138a': NORAD,
  '01138b': NORAD,
  '01139a': OBLIVION,
  '01139b': OBLIVION,
  '01140': scene(
    own,
    `
    figure ultron translate(10 90) scale(.5)
    figure ultron translate(100 60) scale(.42)
    figure ultron translate(46 110) scale(.66)
    figure ultron translate(-40 60) scale(.42)`,
    { figures: { ultron }, emblem: 'gear' },
  ),
  '01141': scene(own, MACHINES.transmitter, { colours: { main: '#5a6478' } }),
  '01142': scene(
    own,
    `
    figure drone translate(-4 20) scale(.9)
    lit #55dc8c d8 M150 130L196 180H172V240H128V180H104Z`,
    { figures: { drone: advancedDrone }, ground: ['#140a14', '#4a2030', '#ff8a5a'] },
  ),
  '01143': advancedDrone,
  '01144a': EFFICIENCY,
  '01144b': EFFICIENCY,
  '01144c': EFFICIENCY,
  '01145': scene(
    own,
    `
    speed #ffb0a0 23 30 100 100
    figure ultron translate(-160 -110) scale(2.6)`,
    { ground: ['#2a0408', '#a81420', '#ff8a5a'], figures: { ultron } },
  ),
  '01146': scene(
    own,
    `${MACHINES.gears}
    ( rotate(-38 130 90)
    lit metal d8 M116 80H144V230H116Z
    lit metal d8 M100 20C92 50 100 84 116 92H144C160 84 168 50 160 20L146 26V58H114V26Z
    )`,
    { colours: { main: '#7d889c', second: '#ff4a44' } },
  ),
  '01147': scene(
    own,
    `
    speed #ff8a7a 9 26 100 60
    figure drone translate(-60 -6) rotate(-12) scale(.46)
    figure drone translate(130 -30) rotate(14) scale(.46)
    figure drone translate(40 -30) scale(.4)
    figure drone translate(-30 80) rotate(-8) scale(.66)
    figure drone translate(100 74) rotate(10) scale(.7)
    figure drone translate(28 96) scale(.8)`,
    { figures: { drone }, ground: ['#1c060a', '#7a1a1f', '#ff9a6a'] },
  ),
  '01148': place(
    ['#12060a', '#4a141c', '#ff6a4a'],
    `${MACHINES.factory}
    figure drone translate(20 130) scale(.3)
    figure drone translate(80 130) scale(.3)
    figure drone translate(140 130) scale(.3)`,
    { colours: { main: '#ff4a44' }, figures: { drone } },
  ),
  '01149': scene(own, MACHINES.circuit, { colours: { main: '#5a1220' } }),
  '01150': scene(
    own,
    `
    lit #1c2030 d8 M-30 20H66V96H-30ZM134 20H230V96H134ZM-30 120H66V200H-30ZM134 120H230V200H134Z
    flat #5a1220 M-24 26H60V90H-24ZM140 26H224V90H140ZM-24 126H60V194H-24ZM140 126H224V194H140Z
    sign eye #ff4a44 18 58 60
    sign eye #ff4a44 182 58 60
    sign eye #ff4a44 18 160 60
    sign eye #ff4a44 182 160 60
    ---
    figure ultron translate(20 30) scale(.8)`,
    { figures: { ultron } },
  ),
  '01151': place(['#1c0808', '#7a2a1a', '#ffb04a'], PLACES.burning, { lamp: [100, 170, 200] }),
  '01152': scene(
    attack,
    `
    lit #6a5aa8 d20 |M100 50L120 24L156 36L186 84L166 116L170 200L100 232
    in sign hex #c8b0ff 70 120 50 o.5
    in sign hex #c8b0ff 118 120 50 o.5
    in sign hex #c8b0ff 94 160 50 o.5
    in sign hex #c8b0ff 142 160 50 o.5
    in sign hex #c8b0ff 46 160 50 o.5
    in sign hex #c8b0ff 94 80 50 o.5
    in sign hex #c8b0ff 118 200 50 o.5
    in sign hex #c8b0ff 70 200 50 o.5
    line #cfd5e6 w5 M100 52V230
    lit #cfd5e6 d6 M76 30C84 60 116 60 124 30L118 24C112 44 88 44 82 24Z`,
    { ground: ['#140f2a', '#4a3a86', '#c8b0ff'] },
  ),
  '01153': scene(attack, WEAPONS.blaster),
  '01154': scene(
    attack,
    `
    line glow w20 o.3 O100 110 40
    line glow w14 o.4 O100 110 70
    line glow w9 o.5 O100 110 100
    line white w5 O100 110 126
    impact 100 110 60 #ff6a2a #ffc93c #fffbe6
    flat #5a3a30 M6 60L20 40L30 66ZM176 66L192 44L196 74ZM20 180L40 164L44 190ZM160 190L182 170L186 200Z`,
  ),
};
