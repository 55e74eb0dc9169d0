import { THINGS } from '../../../../art/motifs/things.ts';
import { WEAPONS } from '../../../../art/motifs/weapons.ts';
import { scene } from '../../../../art/scene.ts';
import type { Subject } from '../../../../art/subject.ts';
import { OWNERS } from '../owners.ts';
import { beorn } from '../people/allies.ts';
import { gondorianSpearman, horsebackArcher, veteranAxehand } from '../people/companions.ts';
import { gimli, legolas } from '../people/fellowship.ts';
import { orc } from '../people/foes.ts';
import { thalin } from '../people/heroes.ts';

const own = OWNERS.tactics;

/** Strokes of a blade through the dark. */
const STROKE = `
    line white w26 o.25 M-30 210C60 190 160 110 220 -20
    line white w12 o.7 M-30 210C60 190 160 110 220 -20
    line #fff3c0 w4 M-30 210C60 190 160 110 220 -20`;

export const TACTICS: Readonly<Record<string, Subject>> = {
  'core-004': gimli,
  'core-005': legolas,
  'core-006': thalin,
  'core-028': veteranAxehand,
  'core-029': gondorianSpearman,
  'core-030': horsebackArcher,
  'core-031': beorn,
  'core-032': scene(own, WEAPONS.crossedSwords, { emblem: 'star' }),
  'core-033': scene(own, WEAPONS.arrows, { ground: ['#1c1420', '#5a3a4a', '#ffb08a'] }),
  'core-034': scene(
    own,
    `
    ( translate(-20 10) rotate(-18 100 120) o.35
${WEAPONS.sword}
    )
    ( translate(24 -6) rotate(6 100 120)
${WEAPONS.sword}
    )`,
  ),
  'core-035': scene(
    own,
    `${STROKE}
    figure orc translate(20 80) scale(.8)
    impact 150 70 42 #ff6a2a #ffc93c #fffbe6`,
    { figures: { orc } },
  ),
  'core-036': scene(own, WEAPONS.spears),
  'core-037': scene(
    own,
    `${STROKE}
    ( rotate(84 100 120)
    lit #dfe8ee d9 M90 -40L100 -66L110 -40L110 140L90 140Z
    lit second d8 M62 138H138V152H62Z
    lit leather d6 M92 152H108V210H92Z
    )`,
    { ground: ['#200808', '#a03018', '#ffd98a'] },
  ),
  'core-038': scene(
    own,
    `
    figure spearman translate(-44 46) scale(.78)
    figure dwarf translate(92 66) scale(.74)
    ---
    figure elf translate(26 50) scale(.84)`,
    { figures: { spearman: gondorianSpearman, dwarf: gimli, elf: legolas } },
  ),
  'core-039': scene(own, WEAPONS.sword, {
    ground: ['#0c1c2e', '#2f5a8a', '#d8f4ff'],
    colours: { second: '#8fd8ff' },
  }),
  'core-040': scene(own, WEAPONS.chestplate, {
    colours: { main: '#9aa2b4', second: '#cfd6e4' },
    emblem: 'tree',
  }),
  'core-041': scene(own, WEAPONS.axe, { emblem: 'axe' }),
  'core-042': scene(own, THINGS.horn, {
    ground: ['#1a1408', '#7a4a1c', '#ffe0a0'],
    colours: { main: '#e0b04a' },
  }),
};
