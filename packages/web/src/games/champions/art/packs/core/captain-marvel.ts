import { DEEDS } from '../../../../../art/motifs/deeds.ts';
import { MACHINES } from '../../../../../art/motifs/machines.ts';
import { PLACES } from '../../../../../art/motifs/places.ts';
import { WEAPONS } from '../../../../../art/motifs/weapons.ts';
import { place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { captainMarvel } from '../../../../city/people/avengers.ts';
import { OWNERS } from '../../owners.ts';
import { spiderWoman } from '../../people/allies.ts';
import { carolDanvers } from '../../people/identities.ts';
import { yonRogg } from '../../people/minions.ts';

const own = OWNERS.captain_marvel;
const KREE = ['#0a1c24', '#1f5a6a', '#8affd0'] as const;

export const CAPTAIN_MARVEL: Readonly<Record<string, Subject>> = {
  '01010a': captainMarvel,
  '01010b': carolDanvers,
  '01011': spiderWoman,
  '01012': scene(
    own,
    `
    houses #1c2458 #ffcf6a 19 240 90 14
    ( rotate(-12 100 60)
    lit steel d10 M-60 20H260V50H-60Z
    lit iron d6 M-60 0H260V20H-60Z
    line #ffd23c w4 dash:18,12 M-60 35H260
    )
    line ink w4 M20 70L30 96L22 110M170 40L164 70L176 84
    figure marvel translate(22 66) scale(.78)`,
    { ground: ['#14103f', '#2f4a9c', '#ffd24a'], figures: { marvel: captainMarvel } },
  ),
  '01013': scene(own, DEEDS.blast, { colours: { main: '#ffb02a', second: '#fff1a8' } }),
  '01014': scene(
    own,
    `
    line #ffd24a w9 o.5 M-40 20C40 30 60 80 90 110M240 10C170 30 150 70 112 108M-40 220C30 200 60 160 88 128M240 230C170 210 150 160 114 130
    line #fff1b8 w4 M-40 20C40 30 60 80 90 110M240 10C170 30 150 70 112 108M-40 220C30 200 60 160 88 128M240 230C170 210 150 160 114 130
    glow #fff6d0 halo:#ffb02a w22 O100 118 38
    sign burst #ff8a2a 100 118 64`,
  ),
  '01015': place(['#05061c', '#14205a', '#4a7ae0'], PLACES.spaceStation, {
    lamp: [200, 230, 260],
    colours: { main: '#c5213a' },
  }),
  '01016': scene(own, WEAPONS.helmet, { emblem: 'burst' }),
  '01017': scene(
    own,
    `
    flat white O20 40 2O60 20 2O160 30 2O190 90 2O30 150 2O170 180 2
    line #ffd24a w30 o.35 M-40 260C40 200 80 150 120 70
    line #fff1b8 w12 o.7 M-40 260C40 200 80 150 120 70
    figure marvel translate(150 -10) rotate(34) scale(.62)`,
    { ground: ['#080a2a', '#2a2f86', '#ffd24a'], figures: { marvel: captainMarvel } },
  ),
  '01018': scene(
    own,
    `
    line #ffd24a w14 o.4 M40 120C60 60 80 180 100 120S140 60 160 120
    line #fff1b8 w6 M40 120C60 60 80 180 100 120S140 60 160 120
    line #fff1b8 w3 M40 120C66 180 84 70 100 116S140 176 160 120
    glow #fff6d0 halo:#ffb02a w14 O100 120 16
    ( rotate(18 20 130)
    lit #c5213a d10 M-60 90H0V160H-60Z
    lit #c5213a d8 M0 84L36 90L52 112L48 140L30 160H0Z
    line #5c0a18 w4 M36 108H52M36 126H52
    )
    ( rotate(-18 180 130)
    lit #c5213a d10 M200 90H260V160H200Z
    lit #c5213a d8 M200 84L164 90L148 112L152 140L170 160H200Z
    line #5c0a18 w4 M164 108H148M164 126H148
    )`,
    { ground: ['#1c0f3a', '#5a2a8a', '#fff1a8'] },
  ),
  '01175': scene(OWNERS.obligation, PLACES.suburb, {
    ground: ['#1a1a34', '#4a4a78', '#ffb08a'],
    lamp: [40, 50, 180],
  }),
  '01176': scene(own, MACHINES.magnetron, {
    ground: KREE,
    colours: { main: '#1f7a5a', second: '#a8ffd8' },
  }),
  '01177': yonRogg,
  '01178': scene(
    own,
    `
    lit steel d10 M-20 30H220V54H-20Z
    line #a8ffd8 w3 M60 54V110M140 54V110M100 54V90
    lit #1f7a5a d8 M40 100L60 90L80 100V130L60 146L40 130ZM120 100L140 90L160 100V130L140 146L120 130Z
    line ink w9 M60 146L50 190L70 210M140 146L150 190L130 210
    line metal w5 M60 146L50 190L70 210M140 146L150 190L130 210
    glow #e8fff4 halo:#3affb0 w10 O100 196 20`,
    { ground: KREE },
  ),
  '01179': scene(
    own,
    `
    figure marvel translate(-56 50) scale(.8)
    flat #05100e o.85 M110 -60H330V300H150C120 220 170 160 140 90C150 40 120 0 110 -60Z
    glow #a8ffd8 w5 M160 70L186 60L182 76L166 80Z
    ( translate(36 30) rotate(-66 130 170)
    lit #e6ecf6 d8 M122 100L130 40L138 100V170H122Z
    lit #1f7a5a d6 M106 168H154V182H106Z
    lit iron d4 M123 182H137V224H123Z
    )`,
    { ground: ['#1c0a14', '#6a1f3a', '#8affd0'], figures: { marvel: captainMarvel } },
  ),
};
