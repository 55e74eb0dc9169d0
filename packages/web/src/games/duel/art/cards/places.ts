import { PLACES } from '../../../../art/motifs/places.ts';
import { THINGS } from '../../../../art/motifs/things.ts';
import { place } from '../../../../art/scene.ts';
import type { Ground, Scene, Subject } from '../../../../art/subject.ts';

const artefact = (
  ground: Ground,
  draw: string,
  main: string,
  second: string,
  emblem?: Scene['emblem'],
): Scene => ({
  ground,
  draw,
  colours: { main, second },
  ...(emblem === undefined ? {} : { emblem }),
});

/** Locations and artefacts. */
export const PLACES_AND_ARTEFACTS: Readonly<Record<string, Subject>> = {
  'street-corner': place(['#0d1126', '#3a2f6a', '#ffb86b'], PLACES.corner),
  'daily-bugle': place(['#141a30', '#4a5a8a', '#ffd98a'], PLACES.newspaper, {
    colours: { main: '#c8303a' },
  }),
  'times-square': place(['#0c0a24', '#4a2a7a', '#ff8ad8'], PLACES.square),
  'central-park': place(['#0f2030', '#3a6a78', '#ffe0a0'], PLACES.park, { lamp: [120, 60, 170] }),
  'grand-central-station': place(['#24140a', '#8a5a2c', '#ffe0a0'], PLACES.station),
  'museum-of-antiquities': place(['#1a1430', '#5a4a7a', '#ffd9a0'], PLACES.museum),
  'oscorp-tower': place(['#08140e', '#1f4a34', '#b8ff8a'], PLACES.spire, {
    colours: { main: '#3f5a50', second: '#d8ffe0' },
  }),
  'statue-of-liberty': place(['#10202c', '#3a6a8a', '#ffcf9a'], PLACES.statue, {
    lamp: [150, 40, 190],
    colours: { main: '#7ab8a0' },
  }),
  'eye-of-agamotto': artefact(
    ['#10241c', '#1f6a4a', '#ffe27a'],
    THINGS.amulet,
    '#d9a53c',
    '#6affb0',
  ),
  darkhold: artefact(['#1a0a1e', '#5a1f5e', '#ff9ae0'], THINGS.book, '#4a1228', '#ffb84a', 'eye'),
  'ebony-blade': artefact(
    ['#100c1c', '#3a2f5a', '#d0b8ff'],
    `
    ( rotate(-32 100 120)
    lit #24202e d9 M86 -30L100 -60L114 -30L112 150L88 150Z
    line #6a5a8a M100 -44V146
    glow #d0b8ff w3 M98 20H102V60H98ZM98 80H102V110H98Z
    lit second d10 M50 146C80 156 120 156 150 146L154 164C120 172 80 172 46 164Z
    lit #3a2a3a d6 M91 168H109V222H91Z
    lit second d6 O100 232 13
    )`,
    '#24202e',
    '#b8862c',
  ),
  'eternal-flame': artefact(['#1c0608', '#7a1f14', '#ffb04a'], THINGS.flame, '#ff7a2a', '#ffd23c'),
  'cosmic-cube': artefact(['#0a1030', '#2a3fae', '#a8e0ff'], THINGS.cube, '#7ab8ff', '#ffffff'),
  'lifeline-tablet': artefact(
    ['#1c1408', '#6a5430', '#ffe9b0'],
    THINGS.tablet,
    '#b89a6a',
    '#8affd8',
  ),
  'norn-stones': artefact(['#14101c', '#4a3f6a', '#b8ffe8'], THINGS.stones, '#6a6478', '#8affd8'),
  'casket-of-ancient-winters': artefact(
    ['#081c30', '#1f5a8a', '#d8f6ff'],
    THINGS.casket,
    '#3f7ab0',
    '#e8fbff',
    'snow',
  ),
  'staff-of-watoomb': artefact(
    ['#14203a', '#2f5a8a', '#a8ffe8'],
    THINGS.staff,
    '#e0b04a',
    '#b8fff0',
    'knot',
  ),
  tactigon: artefact(
    ['#1a0c0c', '#6a2a2a', '#ffc86a'],
    `
    ( rotate(-14 100 120)
    lit main d14 M30 150L50 90H150L170 150L150 230H50Z
    lit steel d6 M52 90L40 20L66 60L72 90ZM80 90L86 0L100 60V90ZM112 90L130 10L132 66V90ZM140 92L166 36L158 96Z
    glow second halo:glow w8 M100 130L120 150L100 180L80 150Z
    line main<50 w4 M56 110H144M50 206H150
    )`,
    '#8a5a34',
    '#ffe27a',
  ),
  'warlock-s-eye': artefact(
    ['#1a0626', '#6a1f8a', '#ff9af0'],
    `
    lit gold d14 M100 20L176 66V160L100 216L24 160V66Z
    trim #3a1050 d8 M100 40L158 76V152L100 194L42 152V76Z
    glow second halo:glow w12 M46 116Q100 66 154 116Q100 166 46 116Z
    flat #3a1050 M100 76C114 96 114 136 100 156C86 136 86 96 100 76Z
    flat white O92 102 5`,
    '#e0b04a',
    '#ff8af0',
  ),
  'ten-rings': artefact(['#0c1a1c', '#1f5a5a', '#ffd98a'], THINGS.tenRings, '#e0b04a', '#ffe9b0'),
};
