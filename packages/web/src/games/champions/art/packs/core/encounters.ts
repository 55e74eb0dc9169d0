import { DEEDS } from '../../../../../art/motifs/deeds.ts';
import { MACHINES } from '../../../../../art/motifs/machines.ts';
import { THINGS } from '../../../../../art/motifs/things.ts';
import { scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { hydraSoldier } from '../../../../city/people/foes.ts';
import { hydraTrooper } from '../../../../city/people/hydra.ts';
import { OWNERS } from '../../owners.ts';
import { drone } from '../../people/kinds.ts';
import { madameHydra, modok } from '../../people/minions.ts';

const { standard, expert, legions_of_hydra: hydra, the_doomsday_chair: doomsday } = OWNERS;

/** Modular sets, and the sets that are in every scenario. */
export const ENCOUNTERS: Readonly<Record<string, Subject>> = {
  '01180': scene(
    hydra,
    `
    figure soldier translate(-60 20) scale(.5)
    figure soldier translate(10 10) scale(.5)
    figure soldier translate(80 10) scale(.5)
    figure soldier translate(150 20) scale(.5)
    ---
    figure soldier translate(-70 76) scale(.72)
    figure soldier translate(28 80) scale(.72)
    figure soldier translate(126 76) scale(.72)`,
    { figures: { soldier: hydraSoldier }, emblem: 'tentacle' },
  ),
  '01181': madameHydra,
  '01182': hydraTrooper,
  '01183': scene(doomsday, MACHINES.chair, { colours: { main: '#6a4ab0' }, emblem: 'skull' }),
  '01184': modok,
  '01185': scene(
    doomsday,
    `
    lit steel d12 M-40 150C20 140 50 120 60 90L100 70L130 90L120 140L150 150L176 130L206 150L190 190L140 210C90 220 20 230 -40 230Z
    line iron w5 M60 90L84 130L120 140M84 130L60 190M140 210L150 150
    glow main halo:glow w8 O84 130 12
    lit skin d6 M130 90L150 40L166 44L154 98ZM106 72L110 20L128 20L128 78Z
    line #c8303a w6 M-40 176C0 170 30 160 60 150M-40 196C10 194 50 186 80 170`,
  ),
  '01186': scene(standard, DEEDS.charge, { emblem: 'bolt' }),
  '01187': scene(standard, DEEDS.leap, {
    colours: { main: '#5a1f1c', skin: '#8a3a2c', second: '#2a1410' },
    ground: ['#240808', '#9a2418', '#ffb04a'],
  }),
  '01188': scene(
    standard,
    `
    ( translate(100 112)
    line ink w40 M-40 -50C-30 -96 60 -96 50 -40C44 -6 4 -10 4 30
    line second w26 M-40 -50C-30 -96 60 -96 50 -40C44 -6 4 -10 4 30
    line ink w6 O4 74 18
    flat main O4 74 17
    )
    speed glow 33 18 100 100`,
    { colours: { main: '#f2efe6' } },
  ),
  '01189': scene(standard, DEEDS.crowd, {
    colours: { main: '#8a2a24', second: '#3a2a3a', skin: '#c8926a' },
    ground: ['#1c0a10', '#6a1f2a', '#ffb08a'],
  }),
  '01190': scene(
    standard,
    `
    flat #0a060c o.9 |M100 -10C150 -6 160 60 150 96C190 120 210 180 220 260L100 260
    glow #ff6a4a w5 pair M108 76L132 64L128 80L114 84Z
    ( translate(100 190) scale(.9)
    lit main d8 M-22 -46C-22 -62 22 -62 22 -46L34 0L24 6L20 90H-20L-24 6L-34 0Z
    lit skin d8 O0 -70 17
    )`,
    { ground: ['#140c1c', '#5a3a6a', '#e0b0c8'], colours: { main: '#3f6ab0' } },
  ),
  '01191': scene(
    expert,
    `
    ( rotate(10 100 150)
    lit main d12 M40 260L50 160C52 130 148 130 150 160L164 260Z
    lit skin d10 M64 110C58 84 78 62 104 64C130 66 144 88 136 112C130 130 72 134 64 110Z
    lit #2a1a18 d8 M60 100C54 70 80 50 108 52C136 56 148 80 140 104C120 92 80 92 60 100Z
    lit main d10 M30 200C40 150 70 130 96 130L104 150C80 160 60 190 56 230Z
    )
    flat #8fd8ff M150 60C160 74 160 84 150 88C140 84 140 74 150 60ZM176 96C184 108 184 116 176 120C168 116 168 108 176 96ZM164 24C170 34 170 40 164 42C158 40 158 34 164 24Z`,
  ),
  '01192': scene(expert, THINGS.scroll, { emblem: 'crown' }),
  '01193': scene(
    expert,
    `
    speed glow 41 24 100 120
    line #fff1a8 w7 M-40 40L70 100M-40 110H60M-40 190L66 140M240 60L140 104M240 150L136 126
    impact 60 96 26 #ff6a2a #ffc93c #fffbe6
    impact 146 112 30 #ff6a2a #ffc93c #fffbe6
    impact 72 150 22 #ff6a2a #ffc93c #fffbe6
    lit #5a6274 d10 M76 240V120L92 104H116L132 120V240Z
    flat ink O88 140 5O118 166 6O96 190 5`,
  ),
  facedown: drone,
};
