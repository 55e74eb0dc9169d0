import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { stage } from '../../stage.ts';
import { thunderball } from './people.ts';
import { SHARED } from './shared.ts';

const own: Owner = {
  ground: ['#14102a', '#3f3f9a', '#fff08a'],
  colours: { main: '#3fa04a', second: '#e8c02c' },
};

export const THUNDERBALL: Readonly<Record<string, Subject>> = {
  '07017': stage(thunderball, 1),
  '07018': stage(thunderball, 2),
  '07019': place(
    ['#0c0a24', '#3a3a8a', '#fff6a0'],
    `
    flat #1a1a4a M-120 -60H330V10C260 50 200 10 150 40C90 66 50 20 -10 46C-60 60 -90 30 -120 40Z
    houses middle #ffcf6a 103 230 130 12
    lit #3a4a6a d14 M76 230V110L100 80L124 110V230Z
    glow white halo:#ffe23c w12 M120 -30L84 40H104L88 90L140 24H116L140 -30Z
    impact 100 92 34 #ff8a2a #ffe27a white
    houses #0c0a24 - 107 256 40 18`,
    { lamp: [100, 60, 190] },
  ),
  '07020': scene(
    own,
    `
    line ink w24 M220 -10C160 20 190 80 140 96
    line metal w14 dash:16,9 M220 -10C160 20 190 80 140 96
    lit iron d24 O90 140 68
    lit metal d4 M80 66L90 40L100 66ZM20 124L-6 134L20 146ZM156 150L184 160L152 168ZM70 204L74 232L90 208ZM30 86L14 66L42 76ZM140 190L156 212L130 200Z
    flat white o.45 M50 116C58 98 74 90 90 90C76 98 66 110 62 124Z`,
  ),
  '07021': SHARED.heldHostage,
  '07022': scene(
    own,
    `
    line #b8ff3a w7 o.7 O100 116 94
    glow #f0ffb0 halo:#b8ff3a w14 O100 116 20
    lit #e8e02c d10 M100 88L56 22A112 112 0 0 1 144 22ZM76 130L-4 132A104 104 0 0 0 38 202ZM124 130L204 132A104 104 0 0 1 162 202Z
    flat ink O100 116 8`,
    { ground: ['#10180a', '#4a6a1c', '#e8ff7a'] },
  ),
  '07023': SHARED.guard,
  '07024': SHARED.convict,
  '07025': SHARED.buddySystem,
  '07026': SHARED.chaos,
  '07027': scene(
    own,
    `
    line #b8ff7a w22 o.4 M-60 0L40 60M-60 90L110 110M-60 190L60 180
    line #e8ffd0 w8 o.8 M-60 0L40 60M-60 90L110 110M-60 190L60 180
    glow white halo:#7aff4a w14 O52 66 24O130 112 30O72 178 22
    line #7aff4a w4 M30 40L76 90M100 76L164 148M52 156L94 202`,
  ),
  '07028': SHARED.getWrecked,
  '07029': SHARED.waited,
  '07030': scene(
    own,
    `
    flat white o.35 M150 70L260 -60H160ZM150 70L280 60V160ZM150 70L100 -60H30Z
    line #ffe23c w30 o.5 M-40 260L40 176L30 160L96 120L90 104L150 70
    line #fff6a0 w16 M-40 260L40 176L30 160L96 120L90 104L150 70
    line white w7 M-40 260L40 176L30 160L96 120L90 104L150 70
    impact 150 70 60 #e8c02c #fff08a white`,
  ),
  '07031': scene(
    own,
    `
    lit #2a2640 d8 M-20 206H220V250H-20Z
    flat #efe3c6 M-20 206H20V228H-20ZM60 206H100V228H60ZM140 206H180V228H140ZM20 228H60V250H20ZM100 228H140V250H100ZM180 228H220V250H180Z
    lit #3a3a5a d8 M50 190H150V208H50ZM60 174H140V192H60Z
    lit #4a4a70 d18 M66 176C60 130 70 110 92 92C80 96 66 106 56 112L40 96C48 70 66 50 88 42L96 16L112 38C148 46 164 90 150 130C146 146 140 160 138 176Z
    flat #fff08a O88 64 6
    line #24243a w4 M120 52C140 76 144 110 132 146`,
  ),
};
