import { BLOWS } from '../../../../../art/motifs/blows.ts';
import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { ROOMS } from '../../../../../art/motifs/rooms.ts';
import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { hulk } from '../../../../city/people/avengers.ts';
import { OWNERS } from '../../owners.ts';
import { abomination, bruceBanner } from './people.ts';

const own: Owner = {
  ground: ['#15220e', '#3a6a2a', '#e8f06a'],
  colours: { main: '#5aa83c', second: '#6a3a9a', skin: '#5aa83c' },
};
const ruin: Owner = {
  ground: ['#1c1408', '#6a4a1c', '#ffc84a'],
  colours: { main: '#5a8a6a', second: '#8a5a2c', skin: '#6a9a6a' },
};

export const HULK: Readonly<Record<string, Subject>> = {
  '10001a': hulk,
  '10001b': bruceBanner,
  '10002': scene(
    own,
    `${BLOWS.jab}
    lit #c8a08a d4 M176 40L200 20L196 52ZM184 180L210 200L180 204Z`,
    {
      colours: { second: '#5aa83c' },
    },
  ),
  '10003': scene(
    own,
    `
    impact 100 204 110 #7a5a3a #b89060 #e8d0a0
    line ink w4 M100 204L30 240M100 204L170 240M100 204L10 200M100 204L190 200
    figure hulk translate(2 -30) scale(.98)
    ---
    lit skin d14 M-10 110L6 92H56L70 108V160L54 176H4L-10 160ZM130 108L144 92H194L210 110V160L196 176H146L130 160Z
    line skin<60 w4 M10 98V136M28 98V136M46 98V136M150 98V136M168 98V136M188 98V136`,
    { figures: { hulk } },
  ),
  '10004': scene(
    own,
    `
    flat white O30 20 2O170 40 2O150 14 3O60 50 2O190 90 2
    flat #3f8ad0 M-120 200C0 140 200 140 330 200V300H-120Z
    flat #7ac08a M20 190C50 176 90 180 80 196C60 204 30 202 20 190ZM130 182C160 172 190 184 180 196C160 200 136 194 130 182Z
    line white w24 o.25 M20 250C40 160 70 100 120 60
    ${at('translate(128 70) rotate(-38) scale(1.3)', POSES.run)}`,
    { ground: ['#05081c', '#1f2a6a', '#8ab8ff'] },
  ),
  '10005': scene(
    own,
    `
    line white w10 o.8 M60 20A90 90 0 0 0 60 200M140 20A90 90 0 0 1 140 200
    line #e8f06a w7 o.6 M34 4A116 116 0 0 0 34 216M166 4A116 116 0 0 1 166 216
    lit main d14 M-60 190L40 130L66 160L-20 270ZM260 190L160 130L134 160L220 270Z
    lit skin d14 M40 136L64 60C68 48 82 50 82 62L88 58C94 54 98 60 98 68V150C96 168 76 176 62 166ZM160 136L136 60C132 48 118 50 118 62L112 58C106 54 102 60 102 68V150C104 168 124 176 138 166Z
    impact 100 66 36 #e8f06a white white`,
  ),
  '10006': scene(
    own,
    `
    lit stone d12 M-30 10H230V230H-30Z
    line #5a5f6a w4 M-30 60H230M-30 120H230M-30 180H230M20 10V60M90 10V60M160 10V60M50 60V120M140 60V120M10 120V180M180 120V180
    impact 100 120 112 #2a3a1c #3f6a2a #e8f06a
    figure hulk translate(24 24) scale(.78)`,
    { figures: { hulk } },
  ),
  '10007': scene(
    own,
    `
    speed glow 29 22 100 110
    lit steel d10 M-30 20H230V60H-30Z
    line iron w4 M-30 40H230
    lit second d8 M56 230L64 160H136L144 230Z
    ${at(
      'translate(0 20) scale(.98)',
      `
    lit skin d14 M14 20L30 2H66L80 18V70L70 90L74 160H24L26 90L14 70ZM120 18L134 2H170L186 20V70L174 90L176 160H126L130 90L120 70Z
    line skin<60 w4 M34 8V44M50 8V44M140 8V44M156 8V44`,
    )}
    glow white halo:#e8ff6a w10 M100 70L108 96L134 104L108 112L100 138L92 112L66 104L92 96Z`,
  ),
  '10008': place(['#101c14', '#3f5a4a', '#d8ffb0'], ROOMS.laboratory, {
    colours: { main: '#7aff5a', second: '#c87aff' },
  }),
  '10009': scene(
    own,
    `
    speed #e8ff6a 9 30 100 100
    figure hulk translate(-150 -118) scale(2.5)
    line #ff4a3a w4 o.8 M30 40L10 30M40 20L28 4M170 40L190 30M160 20L172 4`,
    { ground: ['#1c2a06', '#4a8a1c', '#f0ff4a'], figures: { hulk } },
  ),
  '10010': scene(
    own,
    `
    flat #3a2a1a M-120 190H330V300H-120Z
    figure hulk translate(12 34) scale(.88)
    ---
    line #ffd98a w6 M-40 60L34 92M-50 120L26 130M240 60L166 92M250 120L174 130
    impact 30 92 22 #ff8a4a #ffd23c #fffbe6
    impact 170 92 22 #ff8a4a #ffd23c #fffbe6`,
    { figures: { hulk }, ground: ['#20160a', '#6a5a2a', '#ffe6a0'] },
  ),
  '10025': scene(
    OWNERS.obligation,
    `
    lit #8ac0e0 d8 M30 -10H170V250H30Z
    trim #2a3a4a d0 M42 2H158V240H42Z
    figure hulk translate(26 50) scale(.74) o.75
    ---
    line white w4 o.6 M50 30L90 10M50 60L120 20
    line ink w4 M100 2L90 50L116 80L96 120L120 160`,
    { figures: { hulk } },
  ),
  '10026': abomination,
  '10027': place(
    ['#1c0c08', '#8a3a1c', '#ffb04a'],
    `
    houses middle #ffcf6a 19 200 150 10
    lit #6a5a6a d12 M-20 60L50 40L44 110L60 130L40 240H-20Z
    lit #5a4a5a d12 M210 40L140 60L156 110L138 140L160 240H210Z
    line ink w4 M44 110L14 150M156 110L184 150
    impact 100 150 64 #a8341c #ff8a2a #ffe27a
    lit #4a3a44 d6 M20 210L60 180L90 214L70 240H24ZM110 220L150 190L184 226L150 244Z
    flat #3a2a34 o.7 M60 40C40 10 90 0 80 -30H140C150 0 110 10 130 40C140 70 100 90 100 110C90 84 60 70 60 40Z`,
    { lamp: [100, 150, 190] },
  ),
  '10028': scene(
    ruin,
    `
    figure hulk translate(-90 20) scale(.9)
    figure beast translate(110 20) scale(.9)
    ---
    impact 100 110 52 #ff6a2a #ffc93c #fffbe6`,
    { figures: { hulk, beast: abomination }, crop: [6, 20, 188] },
  ),
};
