import { DEEDS } from '../../../../../art/motifs/deeds.ts';
import { MACHINES } from '../../../../../art/motifs/machines.ts';
import { PLACES } from '../../../../../art/motifs/places.ts';
import { THINGS } from '../../../../../art/motifs/things.ts';
import { place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { OWNERS } from '../../owners.ts';
import { hellcat } from '../../people/allies.ts';
import { jenniferWalters, sheHulk } from '../../people/identities.ts';
import { titania } from '../../people/minions.ts';

const own = OWNERS.she_hulk;
const TITANIA = ['#260a2a', '#7a2f7a', '#ff9ad8'] as const;

export const SHE_HULK: Readonly<Record<string, Subject>> = {
  '01019a': sheHulk,
  '01019b': jenniferWalters,
  '01020': hellcat,
  '01021': scene(own, DEEDS.slam, { colours: { second: '#9be04e' } }),
  '01022': scene(own, DEEDS.stomp, { colours: { main: '#57b84c', second: '#6d35b0' } }),
  '01023': scene(own, THINGS.gavel, {
    colours: { main: '#6a35a8' },
    ground: ['#122a2a', '#2f7a70', '#c8f0a0'],
  }),
  '01024': scene(own, DEEDS.twoFists),
  '01025': scene(own, THINGS.twoFaces, { colours: { main: '#57b84c', second: '#ecbf9c' } }),
  '01026': place(['#14122e', '#4a3a8a', '#c8f0a0'], PLACES.lawOffice),
  '01027': scene(
    own,
    `
    speed #d8ff7a 31 26 100 100
    figure hulk translate(-150 -104) scale(2.5)`,
    { ground: ['#14240a', '#3f7a1c', '#f0ff6a'], figures: { hulk: sheHulk } },
  ),
  '01028': scene(
    own,
    `
    lit main d16 M-40 260C-40 200 -10 176 30 172C60 168 84 176 100 190L120 250L100 290H-40Z
    lit main d16 M60 200C70 150 80 120 74 84L112 76C130 100 140 116 150 130C176 140 190 170 176 200C160 226 100 230 60 214Z
    line main<50 w4 M104 150C124 136 150 146 158 170M84 196C100 206 124 208 142 200
    lit main d10 M56 52L66 30L106 24L124 40L122 78L104 90H70L56 76Z
    line main<55 w4 M72 30L74 58M90 27L92 56M106 26L108 54
    lit second d6 M64 82L112 76L116 94L66 100Z
    line glow w6 M150 60L176 40M166 90L198 82M136 36L146 8`,
  ),
  '01160': scene(OWNERS.obligation, THINGS.briefcase, { colours: { main: '#6b4a2c' } }),
  '01161': place(['#160a1c', '#4a1f4a', '#ff9ad8'], PLACES.arena, {
    colours: { main: '#7a2f8a', second: '#ffd0f0' },
  }),
  '01162': titania,
  '01163': scene(own, MACHINES.injector, { ground: TITANIA, colours: { main: '#e86ac8' } }),
  '01164': scene(
    own,
    `
    figure titania translate(-150 -104) scale(2.5)
    line #ff4a7a w8 o.8 M-20 30L40 70L20 84L70 120M220 40L168 70L184 84L140 116`,
    { ground: ['#3a0a1c', '#a01f4a', '#ffb0c8'], figures: { titania } },
  ),
};
