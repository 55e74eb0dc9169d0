import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { stage } from '../../stage.ts';
import { wrecker } from './people.ts';
import { SHARED } from './shared.ts';

const own: Owner = {
  ground: ['#14180c', '#4a6a2a', '#d8ff7a'],
  colours: { main: '#3f6a34', second: '#6a3a8a' },
};

const BREAKOUT = place(
  ['#0c1024', '#2f3a6a', '#ffe6a0'],
  `
    flat #fff6c8 O46 40 20
    flat #fff3c0 o.3 M190 30L-60 90V160Z
    lit #5a5f70 d14 M-40 90H240V240H-40Z
    line #3a3f50 w3 M-40 120H240M-40 150H240M-40 180H240M-40 210H240M10 90V120M150 90V120M180 120V150M0 150V180M190 180V210
    lit #6a7084 d8 M160 20H204V96H160ZM154 10H210V26H154Z
    glow #fff3c0 halo:#ffd23c w6 O182 40 9
    line iron w3 M-40 80C0 70 0 90 20 80S60 70 80 80S120 90 150 80
    flat #05060c M50 240L44 190L30 176L52 150L50 124L80 130L100 112L116 132L142 130L136 160L156 180L138 196L142 240Z
    flat #c8ff7a M70 180L82 176L80 184ZM92 180L104 176L102 184Z
    lit #5a5f70 d4 M20 220L44 210L50 234ZM140 226L164 214L172 238Z`,
  { lamp: [60, 50, 200] },
);

const CROWBAR = `
    line ink w30 M100 270V60C100 10 44 10 40 50
    line #6ad84a w20 M100 270V60C100 10 44 10 40 50
    line #d8ffb0 w5 M94 262V62C94 24 52 20 46 48
    lit #6ad84a d4 M28 44L52 48L48 76L36 70Z`;

export const WRECKER: Readonly<Record<string, Subject>> = {
  '07001a': BREAKOUT,
  '07001b': BREAKOUT,
  '07002': stage(wrecker, 1),
  '07003': stage(wrecker, 2),
  '07004': place(
    ['#1c1410', '#7a4a2a', '#ffd98a'],
    `
    houses middle #ffcf6a 101 220 140 12
    lit #8a5a4a d12 M20 230V90L50 70L60 110L84 96L96 130L120 120V230Z
    flat #2a1a1a M36 130H56V154H36ZM72 150H92V174H72ZM36 178H56V200H36Z
    line ink w7 M150 -60L148 60
    line metal w3 dash:8,4 M150 -60L148 60
    lit #33303c d16 O146 96 38
    flat white o.4 M122 84C128 74 138 68 148 68C136 76 130 84 128 92Z
    impact 96 120 26 #ff6a2a #ffc93c #fffbe6
    lit #8a5a4a d4 M120 220L140 204L156 228ZM160 232L176 220L190 238Z`,
    { lamp: [130, 60, 190] },
  ),
  '07005': SHARED.heldHostage,
  '07006': scene(
    own,
    `
    line #c8ff7a w30 o.3 M100 270V60C100 10 44 10 40 50
    ( rotate(14 100 120)
${CROWBAR}
    )
    sign star #e8ffd0 150 50 40
    sign star #e8ffd0 40 150 30
    sign star #e8ffd0 160 170 24`,
  ),
  '07007': scene(
    own,
    `
    flat #c8ff7a o.9 M110 60H160V44L204 72L160 100V84H110ZM110 130H160V114L204 142L160 170V154H110ZM90 60H40V44L-4 72L40 100V84H90ZM90 130H40V114L-4 142L40 170V154H90Z
    figure wrecker translate(20 46) scale(.8)`,
    { figures: { wrecker } },
  ),
  '07008': SHARED.guard,
  '07009': SHARED.convict,
  '07010': SHARED.buddySystem,
  '07011': SHARED.chaos,
  '07012': scene(
    own,
    `
    line white w16 o.3 O100 110 86
    line white w6 o.6 M30 60A86 86 0 0 1 150 40M176 150A86 86 0 0 1 60 190
    speed #d8ff7a 17 22 100 110
    ( translate(30 -10) rotate(58 100 120) scale(.9)
${CROWBAR}
    )`,
  ),
  '07013': SHARED.getWrecked,
  '07014': SHARED.waited,
  '07015': scene(
    own,
    `
    line #c8ff7a w9 o.4 M50 60L150 60L150 176L50 176ZM50 60L150 176M150 60L50 176
    line #e8ffd0 w3 M50 60L96 70L110 54L150 60L140 110L158 130L150 176L104 166L92 184L50 176L60 130L42 112ZM50 60L100 118L150 176M150 60L100 118L50 176
    lit #3f8a34 d8 O50 60 30
    lit #e8c02c d8 O150 60 30
    lit #b83a2c d8 O50 176 30
    lit #c88a1c d8 O150 176 30
    sign hammer white 50 60 30
    sign bolt white 150 60 32
    sign fist white 50 176 30
    sign horn white 150 176 30`,
  ),
  '07016': scene(
    own,
    `
    lit #c8404a d20 M30 120C20 70 70 30 124 44C180 56 196 110 170 150C146 190 80 196 50 170C36 158 32 140 30 120Z
    trim #e87a7a d10 M46 120C40 86 80 54 122 64C164 72 178 112 158 142C138 170 88 174 62 154C52 146 48 134 46 120Z
    lit bone d6 M90 96C90 84 110 84 112 96C124 92 130 108 120 114L116 134C114 142 96 142 94 134L90 114C80 108 80 96 90 96Z
    flat #c8404a O103 112 7
    line ink w10 M20 200L180 220M30 226L176 196
    line bone w5 M20 200L180 220M30 226L176 196
    line white w4 o.6 M60 84C76 70 96 66 112 70`,
    { ground: ['#1c0808', '#7a1f1c', '#ffb08a'] },
  ),
};
