import { DEEDS } from '../../../../art/motifs/deeds.ts';
import { MACHINES } from '../../../../art/motifs/machines.ts';
import { PLACES } from '../../../../art/motifs/places.ts';
import { THINGS } from '../../../../art/motifs/things.ts';
import { place, scene } from '../../../../art/scene.ts';
import type { Subject } from '../../../../art/subject.ts';
import { OWNERS } from '../owners.ts';
import { hellcat } from '../people/allies.ts';
import { jenniferWalters, sheHulk } from '../people/identities.ts';
import { titania } from '../people/minions.ts';

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
    figure jen translate(-60 -50) scale(1.6)`,
    { ground: ['#14240a', '#3f7a1c', '#f0ff6a'], figures: { jen: sheHulk } },
  ),
  '01028': scene(
    own,
    `
    lit main d18 M-30 250C-20 190 20 170 40 140C60 100 60 60 90 40L130 34L150 60L138 84L112 84C120 110 150 120 176 150C196 180 190 230 180 260Z
    line main<50 w4 M60 150C90 120 130 130 150 160M96 60L104 84M116 52L120 76
    lit steel d8 M30 20L220 -6L222 14L32 42Z
    lit iron d8 M10 0H40V64H10ZM200 -30H226V40H200Z`,
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
    speed #ffd0f0 17 28 100 100
    figure titania translate(-70 -70) scale(1.7)
    line white w7 M0 20L40 60L28 70L70 110`,
    { ground: ['#3a0a1c', '#a01f4a', '#ffb0c8'], figures: { titania } },
  ),
};
