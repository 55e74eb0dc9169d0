import { BLOWS } from '../../../../../art/motifs/blows.ts';
import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { ROOMS } from '../../../../../art/motifs/rooms.ts';
import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { captainAmerica } from '../../../../city/people/heroes.ts';
import { hydraTrooper } from '../../../../city/people/hydra.ts';
import { HAIL_HYDRA } from '../../motifs/hydra.ts';
import { OWNERS } from '../../owners.ts';
import { agentThirteen, baronZemo, steveRogers } from './people.ts';

const own: Owner = {
  ground: ['#0f1a3a', '#2f56a8', '#e8f0ff'],
  colours: { main: '#2f56a8', second: '#c8303a', skin: '#eab890' },
};
const zemo: Owner = {
  ground: ['#1c0c10', '#6a2a34', '#ffc86a'],
  colours: { main: '#5a2a86', second: '#d9b04a' },
};

/** A round shield of our own: rings, and a star with eight points. */
const ROUND_SHIELD = `
    lit main d22 O100 116 88
    trim white d12 O100 116 66
    trim second d12 O100 116 50
    sign star white 100 116 66`;

export const CAPTAIN_AMERICA: Readonly<Record<string, Subject>> = {
  '03001a': captainAmerica,
  '03001b': steveRogers,
  '03002': agentThirteen,
  '03003': scene(
    own,
    `
    speed white 16 26 100 100
    figure cap translate(-120 -92) scale(2.2)`,
    { ground: ['#0a1030', '#2f4ab0', '#ffd98a'], figures: { cap: captainAmerica } },
  ),
  '03004': scene(own, BLOWS.jab, { colours: { skin: '#a83a2a' } }),
  '03005': scene(
    own,
    `
    speed #ffd98a 5 18 30 60
    line #ffe27a w7 M-30 20L44 84M-40 90L30 116M20 -30L76 60
    ${at('translate(150 138) scale(1.3)', POSES.kneel)}
    ---
    ${at('translate(6 26) scale(.86)', ROUND_SHIELD)}
    impact 40 92 30 #ff8a2a #ffd23c #fffbe6`,
  ),
  '03006': scene(
    own,
    `
    line white w30 o.2 M-60 260C-20 120 40 60 130 70
    line white w14 o.35 M-60 250C-10 110 60 50 150 66
    speed white 23 18 130 90
    ${at('translate(50 -10) rotate(-18 100 116) scale(1 .72)', ROUND_SHIELD)}`,
  ),
  '03007': place(['#14182e', '#5a6a8a', '#ffe2a8'], ROOMS.armchair, {
    lamp: [130, 60, 200],
    colours: { main: '#8a3a2c', second: '#2f56a8' },
  }),
  '03008': scene(
    own,
    `
    lit main d22 |M100 22C152 22 176 62 172 116L166 172L146 190L148 138L124 128L100 118
    trim white d6 pair M160 70L196 44L184 74L190 92L168 96Z
    trim white d6 |M100 44L112 66L100 62
    flat ink pair M112 106L152 96L150 116L120 122Z
    line leather w8 M46 186C70 226 130 226 154 186
    trim second d8 |M100 118L124 128L148 138L148 148L122 140L100 130`,
  ),
  '03009': scene(own, ROUND_SHIELD, { emblem: 'star5' }),
  '03010': scene(
    own,
    `
    line #8fe8ff w10 o.4 O100 110 92
    ( rotate(14 100 120)
    lit #d8f2ff d12 M74 30H126V190C126 226 74 226 74 190Z
    flat #3fa8ff o.9 M82 90H118V190C118 214 82 214 82 190Z
    flat #bff0ff o.9 O94 130 6O108 160 5O92 186 4O106 112 4
    lit metal d6 M66 16H134V40H66Z
    flat white o.6 M82 48H90V180H82Z
    )`,
    { ground: ['#0a1830', '#1f5a9a', '#8fe8ff'] },
  ),
  '03026': scene(
    OWNERS.obligation,
    `
    ( rotate(-10 100 120)
    lit gold d18 O100 128 82
    lit gold d6 M88 24H112V52H88Z
    line gold w6 O100 18 14
    trim paper d10 O100 128 64
    line ink w5 M100 74V84M100 172V182M46 128H56M144 128H154
    line #8a2f2a w7 M100 128L70 104M100 128L104 88
    line ink w3 M128 78L112 108L130 124L108 150L122 176
    )`,
  ),
  '03027': scene(
    zemo,
    `
    flat dark o.5 M-120 190H330V300H-120Z
    ( translate(44 150) scale(1.4)
    lit #2a2634 d8 M-26 110L-30 30C-30 6 30 6 30 30L26 110Z
    lit #2a2634 d6 O0 -6 21
    glow #ff9a8a halo:#ff3a2a w3 M-13 -10H13V-4H-13Z
    )
    ( translate(156 150) scale(1.4)
    lit #2a2634 d8 M-26 110L-30 30C-30 6 30 6 30 30L26 110Z
    lit #2a2634 d6 O0 -6 21
    glow #ff9a8a halo:#ff3a2a w3 M-13 -10H13V-4H-13Z
    )
    ---
    ( translate(100 138) scale(1.8)
    lit #3a3446 d8 M-26 110L-30 30C-30 6 30 6 30 30L26 110Z
    lit #3a3446 d6 O0 -6 21
    glow #ff9a8a halo:#ff3a2a w3 M-13 -10H13V-4H-13Z
    )
    line #ff3a2a w4 O100 128 26
    line #ff3a2a w4 M100 92V112M100 144V164M64 128H84M116 128H136`,
  ),
  '03028': baronZemo,
  '03029': hydraTrooper,
  '03030': HAIL_HYDRA,
};
