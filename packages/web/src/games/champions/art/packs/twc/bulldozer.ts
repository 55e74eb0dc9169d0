import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { stage } from '../../stage.ts';
import { bulldozer, piledriver, thunderball, wrecker } from './people.ts';
import { SHARED } from './shared.ts';

const own: Owner = {
  ground: ['#1c1208', '#8a5a14', '#ffe08a'],
  colours: { main: '#c88a1c', second: '#5a4a3a', skin: '#e0a880' },
};

export const BULLDOZER: Readonly<Record<string, Subject>> = {
  '07046': stage(bulldozer, 1),
  '07047': stage(bulldozer, 2),
  '07048': place(
    ['#1c1208', '#8a6a34', '#ffe6a0'],
    `
    houses middle #ffcf6a 113 150 110 16
    flat #2a2c34 M-120 150H330V300H-120Z
    line #ffd98a w5 dash:26,18 M100 150L60 300
    ( rotate(-30 40 170)
    lit #3f86d8 d8 M-30 150H80V190H-30ZM-10 126H54L66 152H-20Z
    flat ink O0 192 14O56 192 14
    )
    ( rotate(160 160 180)
    lit #c8303a d8 M110 150H210V188H110ZM130 128H186L198 152H120Z
    flat ink O134 190 13O186 190 13
    )
    lit #d9a520 d8 M70 130H130V176H70Z
    lit metal d8 M54 168H146L156 204H44Z
    glow #fff3c0 w4 O82 146 6O118 146 6`,
    { lamp: [100, 60, 190] },
  ),
  '07049': scene(
    own,
    `
    lit steel d24 |M100 26C166 26 188 74 180 126L160 168L140 150L140 132L100 124
    line iron w7 |M100 70C140 70 172 86 182 104L100 96
    flat iron pair O130 52 6O160 74 6
    lit metal pair d6 M172 72L212 60L176 106Z
    flat ink M60 132L100 124L140 132L136 160H64Z
    line leather w8 M60 166C76 214 124 214 140 166`,
  ),
  '07050': SHARED.heldHostage,
  '07051': scene(
    own,
    `
    lit iron d20 M10 190A94 94 0 1 1 190 190Z
    trim #f2efe6 d8 M30 180A72 72 0 1 1 170 180Z
    flat #ff4d57 M148 100A72 72 0 0 1 170 180H140A44 44 0 0 0 126 126Z
    line ink w5 M40 160L54 156M52 122L66 130M82 98L88 112M118 98L112 112M148 122L136 130
    line #c8303a w9 M100 176L156 134
    flat ink O100 178 13
    speed #ffe08a 47 14 100 170`,
  ),
  '07052': SHARED.guard,
  '07053': SHARED.convict,
  '07054': SHARED.buddySystem,
  '07055': scene(
    own,
    `
    speed #ffe08a 49 28 100 100
    lit bone pair d8 M140 84C176 84 196 60 196 20C216 70 196 124 148 120Z
    lit #6a4530 d22 |M100 50C130 46 152 66 150 100C150 130 132 160 128 190C124 212 112 220 100 220
    flat #3a2218 |M100 160C116 160 124 176 122 194C118 208 110 212 100 212
    glow #ffd0a0 halo:#ff3a1a w4 pair M112 104L138 92L134 112L118 116Z
    flat ink O88 186 5O112 186 5
    line white w5 o.8 M70 200C50 206 40 200 30 210M130 200C150 206 160 200 170 210
    line gold w5 M90 204A10 10 0 1 0 110 204`,
  ),
  '07056': SHARED.chaos,
  '07057': SHARED.getWrecked,
  '07058': scene(
    own,
    `
    impact 150 100 86 #ff6a2a #ffc93c #fffbe6
    ( translate(-36 20) rotate(34 100 90) scale(1)
    figure ox translate(0 0)
    )`,
    { figures: { ox: bulldozer } },
  ),
  '07059': scene(
    own,
    `
    figure wrecker translate(-70 10) scale(.7)
    figure thunder translate(124 10) scale(.64)
    figure pile translate(34 -4) scale(.62)
    ---
    figure ox translate(14 68) scale(.84)`,
    {
      figures: { wrecker, thunder: thunderball, pile: piledriver, ox: bulldozer },
    },
  ),
};
