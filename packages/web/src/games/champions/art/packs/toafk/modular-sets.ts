import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { kang } from '../../../../city/people/villains.ts';
import { OWNERS } from '../../owners.ts';
import {
  ancientWarrior,
  apocryphus,
  chitauriSoldier,
  deathunt,
  sirRaston,
  terminatrix,
  timeDisplacedSoldier,
  tyrannosaurus,
  wildrun,
} from './foes.ts';
import { masterOfTime } from './kangs.ts';

const time: Owner = {
  ground: ['#04141c', '#1f6a7a', '#8affff'],
  colours: { main: '#2f5a8a', second: '#b84ad8' },
};

export const MODULAR_SETS: Readonly<Record<string, Subject>> = {
  '11030': ancientWarrior,
  '11031': chitauriSoldier,
  '11032': tyrannosaurus,
  '11033': place(
    ['#0a0a20', '#3a3a7a', '#8affff'],
    `
    lit stone d14 M20 240C0 60 60 0 100 0C140 0 200 60 180 240H150C166 80 130 36 100 36C70 36 34 80 50 240Z
    glow #d8ffff halo:#3affff w10 M54 240C40 90 72 44 100 44C128 44 160 90 146 240Z
    flat #1f4a8a M62 240C50 100 76 56 100 56C124 56 150 100 138 240Z
    line #8affff w5 M100 140C112 126 130 142 120 158C106 178 76 168 76 142C76 112 112 98 132 122M76 142C70 190 110 210 140 196
    line #3a4252 w4 M30 160L50 156M34 110L54 116M60 40L74 58M170 160L150 156M166 110L146 116M140 40L126 58`,
    { lamp: [100, 140, 180] },
  ),
  '11040': apocryphus,
  '11041': deathunt,
  '11042': sirRaston,
  '11043': terminatrix,
  '11044': wildrun,
  '11045': scene(
    time,
    `
    figure one translate(-84 0) scale(.72)
    figure two translate(124 0) scale(.72)
    figure three translate(24 -20) scale(.72)
    ---
    figure four translate(-38 92) scale(.76)
    figure five translate(70 92) scale(.76)`,
    {
      figures: {
        one: apocryphus,
        two: wildrun,
        three: deathunt,
        four: sirRaston,
        five: terminatrix,
      },
      crop: [6, 20, 188],
    },
  ),
  '11046': scene(
    time,
    `
    flat #8affff o.35 M100 -60L30 260H170Z
    figure kang translate(46 -24) scale(.54) o.6
    ---
    figure knight translate(-58 86) scale(.72)
    figure queen translate(112 86) scale(.72)
    sign hourglass #d8ffff 100 190 60`,
    { figures: { kang, knight: sirRaston, queen: terminatrix } },
  ),
  '11047': masterOfTime,
  '11048': timeDisplacedSoldier,
  '11049': scene(
    {
      ground: OWNERS.obligation.ground,
      colours: { main: '#c8303a', second: '#24407a', skin: '#e0a27c' },
    },
    `
    figure kang translate(-60 -70) scale(1.6) o.5
    ---
    ${at('translate(100 196) scale(.8)', POSES.kneel)}
    line white w4 M70 160L60 150M134 160L144 150M66 180H54`,
    { figures: { kang } },
  ),
  '11050': place(
    ['#14102a', '#5a4a8a', '#fff6c8'],
    `
    lit gold d8 M40 240L60 200H140L160 240Z
    lit gold d6 M84 180H116V204H84Z
    glow white halo:#ffe27a w24 O100 108 62
    lit #fff0b0 d18 O100 108 62
    line #c8962c w4 O100 108 62
    line #c8962c w4 M38 108A62 20 0 0 0 162 108M100 46A24 62 0 0 0 100 170M100 46A24 62 0 0 1 100 170
    flat white o.8 M66 84C74 66 90 58 104 58C90 66 80 76 78 92Z
    line #fff6c8 w4 M20 40L36 54M180 40L164 54M8 108H26M174 108H192`,
    { lamp: [100, 108, 190] },
  ),
  '11051': scene(
    time,
    `
    figure kang translate(-100 24) scale(.92)
    figure old translate(100 24) scale(.92)
    ---
    line ink w13 M100 -20L90 50L110 90L92 150L106 260
    line #ff5a7a w7 M100 -20L90 50L110 90L92 150L106 260
    lit gold d6 O100 196 30
    lit paper d6 O100 196 22
    line ink w4 M100 196V182M100 196L110 202`,
    { figures: { kang, old: masterOfTime } },
  ),
};
