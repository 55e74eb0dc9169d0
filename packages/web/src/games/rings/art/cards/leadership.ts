import { DEEDS } from '../../../../art/motifs/deeds.ts';
import { THINGS } from '../../../../art/motifs/things.ts';
import { WEAPONS } from '../../../../art/motifs/weapons.ts';
import { scene } from '../../../../art/scene.ts';
import type { Subject } from '../../../../art/subject.ts';
import { OWNERS } from '../owners.ts';
import { brokIronfist, faramir } from '../people/allies.ts';
import {
  guardOfTheCitadel,
  longbeardOrcSlayer,
  silverlodeArcher,
  snowbournScout,
  sonOfArnor,
} from '../people/companions.ts';
import { aragorn } from '../people/fellowship.ts';
import { gloin } from '../people/heroes.ts';
import { theodred } from '../people/others.ts';

const own = OWNERS.leadership;

export const LEADERSHIP: Readonly<Record<string, Subject>> = {
  'core-001': aragorn,
  'core-002': theodred,
  'core-003': gloin,
  'core-013': guardOfTheCitadel,
  'core-014': faramir,
  'core-015': sonOfArnor,
  'core-016': snowbournScout,
  'core-017': silverlodeArcher,
  'core-018': longbeardOrcSlayer,
  'core-019': brokIronfist,
  'core-020': scene(
    own,
    `
    flat #f6e8c8 O150 50 26
    lit #6a6478 d16 M30 250V90H10V60H34V76H58V60H84V76H108V60H134V76H154V60H178V90H158V250Z
    flat #24203a M78 130C78 112 110 112 110 130V170H78Z
    glow #ffd36b w6 M84 132C84 120 104 120 104 132V170H84Z
    lit #2a2430 d5 M84 60L88 20C88 10 108 10 108 20L112 60Z
    lit #e0b48e d3 O98 2 11
    line ink w5 M122 62V-20
    line wood w3 M122 62V-20`,
  ),
  'core-021': scene(own, DEEDS.handshake, { colours: { main: '#7a4fb0', second: '#3f6a44' } }),
  'core-022': scene(own, THINGS.banner, { colours: { main: '#1c1c26', second: '#f2f6ff' } }),
  'core-023': scene(own, WEAPONS.dagger),
  'core-024': scene(
    own,
    `
    flat #3a3048 M-120 190C0 170 160 200 330 180V300H-120Z
    lit #dfe8ee d8 M94 30H106V150H94Z
    lit gold d6 M70 40H130V54H70Z
    lit leather d4 M95 4H105V40H95Z
    lit gold d4 O100 0 9
    lit #8a94a8 d12 M40 190C36 150 56 130 84 132C110 134 124 156 120 190Z
    flat #24203a M54 170H108V180H54Z
    flat #c8303a M128 150C136 164 136 172 128 176C120 172 120 164 128 150Z`,
  ),
  'core-025': scene(
    own,
    `
    speed glow 7 14 100 80
    ( translate(-56 -46) scale(1.56)
    figure aragorn translate(0 0)
    )
    flat #2a1040 o.35 M-60 150H260V300H-60Z`,
    { figures: { aragorn }, ground: ['#14101c', '#4a3a5a', '#ffcf9a'] },
  ),
  'core-026': scene(own, THINGS.throne, { colours: { main: '#2a2f3f' } }),
  'core-027': scene(own, THINGS.gem, {
    ground: ['#101c24', '#3a6a7a', '#e0fff0'],
    colours: { main: '#5ad0a8' },
  }),
};
