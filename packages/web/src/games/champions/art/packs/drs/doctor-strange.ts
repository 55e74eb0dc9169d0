import { BLOWS } from '../../../../../art/motifs/blows.ts';
import { MAGIC } from '../../../../../art/motifs/magic.ts';
import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { THINGS } from '../../../../../art/motifs/things.ts';
import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { doctorStrange } from '../../../../city/people/heroes.ts';
import { baronMordo } from '../../../../city/people/villains.ts';
import { OWNERS } from '../../owners.ts';
import { stephenStrange, wong } from './people.ts';

const own: Owner = {
  ground: ['#131a38', '#2f4a96', '#ffb04a'],
  colours: { main: '#ffae3a', second: '#22407a', skin: '#e2b48f' },
};
const mordo: Owner = {
  ground: ['#160a1c', '#4a1f5a', '#b8ff7a'],
  colours: { main: '#9aff5a', second: '#5a1f6a' },
};

export const DOCTOR_STRANGE: Readonly<Record<string, Subject>> = {
  '09001a': doctorStrange,
  '09001b': stephenStrange,
  '09002': wong,
  '09003': scene(
    own,
    `
    ${at('translate(100 180) scale(1.2)', POSES.sit)}
    figure strange translate(20 -30) scale(.8) o.55
    line #8fe8ff w4 o.8 dash:4,7 M100 170C80 150 120 140 100 120`,
    {
      ground: ['#0c1440', '#2f6ab8', '#a8f0ff'],
      figures: { strange: doctorStrange },
      colours: { main: '#b3202e' },
    },
  ),
  '09004': scene(
    own,
    `
    speed glow 3 20 100 60
    ${at('translate(0 -30) scale(1)', MAGIC.seal)}
    ---
    ${at('translate(4 70) scale(.92)', BLOWS.openHand)}
    glow white halo:main w14 O102 52 14`,
    { colours: { main: '#ffae3a', second: '#b3202e' } },
  ),
  '09005': scene(
    own,
    `
    ${at('translate(-44 -4) scale(.62)', MAGIC.seal)}
    ${at('translate(120 -4) scale(.62)', MAGIC.seal)}
    ---
    figure strange translate(-24 10) scale(1.24)`,
    { figures: { strange: doctorStrange } },
  ),
  '09006': scene(
    own,
    `
    lit #7a2f3a d8 M10 206H150V236H10Z
    lit #2f5a4a d8 M24 180H166V206H24Z
    ${at('translate(10 20) scale(.9)', THINGS.openBook)}
    sign moon glow 34 40 36
    sign star glow 168 44 34`,
    { colours: { main: '#22407a' } },
  ),
  '09007': scene(
    own,
    `
    line #9aff5a w10 o.9 M-30 10L50 70M-40 110H30M-20 220L46 160
    impact 46 110 40 #3f9a2a #9aff5a white
    ---
    ${at('translate(46 4) skewY(0) scale(.9 1)', MAGIC.seal)}
    ${at('translate(172 160) scale(.9)', POSES.cast)}`,
    { colours: { main: '#ffae3a', second: '#22407a' } },
  ),
  '09008': place(
    ['#171038', '#5a3a8a', '#ffb86a'],
    `
    flat #fff0c0 O160 40 18
    houses #2a1f5a #ffcf6a 31 200 90 14
    lit #4a3a6a d14 M30 230V92H170V230Z
    lit #6a3a4a d14 M10 98L48 30H152L190 98Z
    lit #4a3a6a d6 M62 44C62 -6 138 -6 138 44V84H62Z
    glow #ffe9b0 halo:#ffb04a w8 O100 48 28
    line #5a2a4a w4 M72 48H128M100 20V76M80 28L120 68M120 28L80 68
    glow #ffd98a w4 M46 116H70V154H46ZM130 116H154V154H130Z
    lit #3a1f3a d6 M84 230V160C84 140 116 140 116 160V230Z
    flat #0f0a24 M-120 228H330V300H-120Z`,
    { lamp: [120, 70, 180] },
  ),
  '09009': scene(
    own,
    `
    lit #c02a3a d20 M100 40C130 40 150 56 152 78C190 110 214 170 206 236C176 216 160 232 140 214C120 236 90 226 76 236C50 220 24 236 -4 220C10 150 20 106 48 78C50 56 70 40 100 40Z
    line #7a1424 w4 M84 90C60 130 50 180 50 226M118 90C140 130 150 170 150 214
    lit #d83a4a d8 pair M110 62C130 40 150 20 168 -14C186 24 182 66 152 92Z
    line gold w3.4 pair M112 68C134 48 152 26 164 2
    lit gold d5 O100 84 12
    line glow w5 o.8 M20 250C60 240 140 240 180 250`,
    { ground: ['#131a38', '#3f5ab8', '#ffe0b0'] },
  ),
  '09010': scene(
    own,
    `
    ${at('translate(100 146) scale(1.4)', POSES.cheer)}
    line main w6 O100 130 78
    line main w3 O100 130 90
    ${at('translate(-14 -6) scale(.34)', MAGIC.seal)}
    ${at('translate(146 -6) scale(.34)', MAGIC.seal)}
    ${at('translate(66 -28) scale(.34)', MAGIC.seal)}`,
    { colours: { main: '#ffae3a', second: '#22407a' } },
  ),
  '09011': scene(own, THINGS.amulet, {
    colours: { main: '#e0b04a', second: '#8affb0' },
    ground: ['#0c2a24', '#2a7a5a', '#e8ffb0'],
  }),
  '09027': scene(
    OWNERS.obligation,
    `${BLOWS.openHand}
    ( rotate(-14 100 130)
    trim paper d0 M46 104L70 96L140 96L152 118L58 126ZM60 130L152 126L148 146L66 152ZM72 50H90L92 66H76ZM98 40H116V56H98Z
    line leather w2 M60 112H146M66 138H148
    )
    line #ff8a92 w4 M20 60L8 48M14 90H-4M184 60L198 46M186 90H204`,
    { colours: { main: '#3a4660', second: '#f2efe6', skin: '#e2b48f' } },
  ),
  '09028': baronMordo,
  '09029': place(
    ['#0c0418', '#4a1070', '#b8ff7a'],
    `
    flat #fff O20 30 2O170 20 2O40 90 2O186 90 2O16 160 2
    lit #3a2a5a d8 M-40 190L20 160L60 196L30 240L-40 250ZM140 200L190 170L240 200V260H150Z
    lit #4a3a6a d6 M30 60L54 48L70 66L46 80ZM150 110L176 100L186 122L160 130Z
${MAGIC.rift}
    flat #b8ff7a M88 74L102 68L100 80ZM108 72L122 66L118 78ZM100 140L114 134L112 146ZM120 138L132 130L130 142Z`,
    { lamp: [108, 110, 170], colours: { main: '#9aff5a' } },
  ),
  '09030': scene(
    mordo,
    `${MAGIC.seal}
    flat ink M124 -40L84 60L116 100L70 240H100L140 96L108 62L150 -40Z
    line #ff5a7a w6 M124 -40L84 60L116 100L70 240`,
  ),
  '09031': scene(
    mordo,
    `
    lit #3a2050 d20 M30 260V200C0 170 0 90 40 56C80 24 140 30 160 70C172 94 168 110 186 138L166 148C170 172 166 188 140 190L126 260Z
    glow #e8ffd0 halo:#9aff5a w10 O88 100 26
    line #b8ff7a w5 o.9 O88 100 44
    line #b8ff7a w4 o.6 O88 100 62
    line #b8ff7a w4 o.5 M150 40A120 120 0 0 1 176 100M172 24A150 150 0 0 1 204 96`,
  ),
};
