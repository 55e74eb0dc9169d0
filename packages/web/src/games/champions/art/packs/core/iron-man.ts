import { DEEDS } from '../../../../../art/motifs/deeds.ts';
import { MACHINES } from '../../../../../art/motifs/machines.ts';
import { PLACES } from '../../../../../art/motifs/places.ts';
import { THINGS } from '../../../../../art/motifs/things.ts';
import { WEAPONS } from '../../../../../art/motifs/weapons.ts';
import { place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { ironMan } from '../../../../city/people/avengers.ts';
import { OWNERS } from '../../owners.ts';
import { pepperPotts, warMachine } from '../../people/allies.ts';
import { tonyStark } from '../../people/identities.ts';
import { whiplash } from '../../people/minions.ts';

const own = OWNERS.iron_man;
const WHIP = ['#160f1c', '#5a2f5a', '#ffe14d'] as const;

export const IRON_MAN: Readonly<Record<string, Subject>> = {
  '01029a': ironMan,
  '01029b': tonyStark,
  '01030': warMachine,
  '01031': scene(own, DEEDS.repulse, { colours: { main: '#8df1ff', second: '#c31c26' } }),
  '01032': scene(
    own,
    `
    speed white 23 30 150 70
    line white w10 o.35 M90 -20C150 10 200 70 210 140
    line white w7 o.6 M110 -30C176 0 226 66 234 140
    ( rotate(38 60 160)
    figure iron translate(-60 70) scale(.8)
    )
    ( rotate(48 140 90)
    lit main d12 M104 90H172L178 240H98Z
    lit second d12 M96 30L110 10H166L182 32V70L166 92H112L96 72Z
    line second<55 w4 M122 10V50M140 10V50M158 10V50
    )`,
    { ground: ['#0c1430', '#2f4a90', '#ffc94d'], figures: { iron: ironMan } },
  ),
  '01033': pepperPotts,
  '01034': place(['#0d1530', '#2c3f7a', '#ffc98a'], PLACES.tower, { colours: { main: '#5a6a8a' } }),
  '01035': scene(own, MACHINES.reactor, {
    ground: ['#0a1a24', '#1f5a78', '#8df1ff'],
    colours: { main: '#c9d8e4' },
  }),
  '01036': scene(own, WEAPONS.chestplate),
  '01037': scene(
    own,
    `
    ( rotate(-14 100 120) translate(-46 -22) scale(1.46)
    lit main d20 |M100 30C127 30 141 48 141 76L138 102L124 124L100 133
    lit #1c0a0c d6 |M100 120L124 112L120 140L100 146
    trim second d16 lt:#fff0b8 w2.8 |M100 56L110 44L126 50L132 74L129 98L116 118L100 122
    trim main<30 d6 |M100 34L113 36L110 54L100 66
    trim main<30 pair M136 70L148 74L148 94L136 98Z
    flat #14080c pair M103 80L130 72L130 90L108 94Z
    line #5a3208 w2.2 M88 110L92 108L108 108L112 110M92 108L90 120M108 108L110 120M129 98L118 102M71 98L82 102
    )
    line #8df1ff w4 M30 30L52 46M20 70H46M170 196L150 184`,
    { ground: ['#10141f', '#3a4a6a', '#8df1ff'] },
  ),
  '01038': scene(own, WEAPONS.gauntlets),
  '01039': scene(own, WEAPONS.boots, { ground: ['#0c1430', '#3a4a90', '#ffd98a'] }),
  '01170': scene(OWNERS.obligation, THINGS.money),
  '01171': scene(
    own,
    `${MACHINES.reactor}
    line ink w6 M40 10L76 70L60 96L96 120L84 170L120 230
    line #ffe14d w3 M40 10L76 70L60 96L96 120L84 170L120 230
    line ink w5 M96 120L150 96L176 110M84 170L50 200`,
    { ground: ['#2a0606', '#a0200f', '#ffe14d'], colours: { main: '#ff9a3c' } },
  ),
  '01172': whiplash,
  '01173': scene(own, WEAPONS.whip, { ground: WHIP, colours: { main: '#ffb02a' } }),
  '01174': scene(own, MACHINES.plug, {
    ground: ['#0c1226', '#2f3f8a', '#8df1ff'],
    colours: { main: '#c31c26', second: '#ffe14d' },
  }),
};
