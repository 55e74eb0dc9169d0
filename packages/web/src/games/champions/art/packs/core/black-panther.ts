import { PLACES } from '../../../../../art/motifs/places.ts';
import { THINGS } from '../../../../../art/motifs/things.ts';
import { WEAPONS } from '../../../../../art/motifs/weapons.ts';
import { place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { blackPanther } from '../../../../city/people/avengers.ts';
import { OWNERS } from '../../owners.ts';
import { shuri } from '../../people/allies.ts';
import { tChalla } from '../../people/identities.ts';
import { killmonger } from '../../people/minions.ts';

const own = OWNERS.black_panther;
const KILLMONGER = ['#1a1008', '#6a4a14', '#ffcf5a'] as const;

const WAKANDA_FOREVER = scene(
  own,
  `
    speed glow 13 18 100 120
    ( rotate(38 100 150)
    lit main d12 M70 110H126L132 300H64Z
    lit main d12 M60 60L76 44H122L138 62V100L124 116H74L60 98Z
    lit second d4 M74 44L68 4L88 40ZM94 42L96 0L108 42ZM112 44L128 8L126 46Z
    )
    ( rotate(-38 100 150)
    lit main d12 M70 110H126L132 300H64Z
    lit main d12 M60 60L76 44H122L138 62V100L124 116H74L60 98Z
    lit second d4 M74 44L68 4L88 40ZM94 42L96 0L108 42ZM112 44L128 8L126 46Z
    )`,
);

export const BLACK_PANTHER: Readonly<Record<string, Subject>> = {
  '01040a': blackPanther,
  '01040b': tChalla,
  '01041': shuri,
  '01042': scene(
    own,
    `
    figure panther translate(20 -20) scale(.8) o.45
    figure panther translate(-50 10) scale(.6) o.3
    figure panther translate(110 10) scale(.6) o.3
    ( translate(100 178)
    lit #8a4a2c d8 M-60 0C-60 40 60 40 60 0Z
    lit #a85a34 d6 M-66 -10H66V6H-66Z
    )
    glow #e8d8ff halo:#8b6dff w14 M100 60C106 92 140 108 134 142C130 166 116 172 100 172C84 172 66 164 66 140C66 120 82 114 84 96C94 102 98 112 98 120C106 104 108 82 100 60Z`,
    { ground: ['#100a2a', '#3a2a90', '#c8b0ff'], figures: { panther: blackPanther } },
  ),
  '01043a': WAKANDA_FOREVER,
  '01043b': WAKANDA_FOREVER,
  '01043c': WAKANDA_FOREVER,
  '01043d': WAKANDA_FOREVER,
  '01044': scene(own, THINGS.ore, { colours: { main: '#8a7ad8' } }),
  '01045': place(['#241408', '#a8642c', '#ffe9a0'], PLACES.goldenCity, {
    lamp: [100, 60, 190],
    colours: { main: '#e0b04a' },
  }),
  '01046': scene(own, WEAPONS.daggers, { colours: { main: '#c8b0ff', second: '#8a93a8' } }),
  '01047': scene(own, WEAPONS.claws),
  '01048': scene(
    own,
    `
    lit #3a2f5a d12 M-20 120L100 70L220 120L100 190Z
    line #8b6dff w2.4 M20 138L140 86M60 156L180 104M20 104L140 170M60 87L180 152
    lit #cfd5e6 d6 M84 130L92 84C92 74 112 74 112 84L120 130Z
    lit #cfd5e6 d5 O102 64 16
    lit #2a2638 d5 M34 132L40 104C40 96 56 96 56 104L62 132ZM150 128L156 100C156 92 172 92 172 100L178 128Z
    lit #2a2638 d4 O48 88 11O164 84 11`,
  ),
  '01049': scene(
    own,
    `
    figure panther translate(-110 -206) scale(2.05)
    glow #d8c8ff halo:#8b6dff w5 M30 150L44 132L58 150L44 168ZM142 150L156 132L170 150L156 168Z`,
    { figures: { panther: blackPanther }, emblem: 'hex' },
  ),
  '01155': scene(OWNERS.obligation, THINGS.letter, { colours: { main: '#6a3ab0' } }),
  '01156': place(['#140c06', '#6a4a14', '#ffd27a'], PLACES.throneRoom, {
    colours: { main: '#3a3448' },
  }),
  '01157': killmonger,
  '01158': scene(own, THINGS.flower, { colours: { main: '#8a4ae0', second: '#e0c8ff' } }),
  '01159': scene(
    own,
    `
    flat #2f5a78 M-120 190H330V300H-120Z
    flat #d8ecf4 o.7 M20 -60H60L70 190H10ZM140 -60H180L190 190H130Z
    line white w3 o.6 M30 -60V190M160 -60V190
    ( translate(0 20) scale(.96)
${WEAPONS.spears}
    )`,
    { ground: KILLMONGER },
  ),
};
