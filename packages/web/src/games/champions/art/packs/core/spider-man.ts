import { DEEDS } from '../../../../../art/motifs/deeds.ts';
import { MACHINES } from '../../../../../art/motifs/machines.ts';
import { THINGS } from '../../../../../art/motifs/things.ts';
import { scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { spiderMan } from '../../../../city/people/avengers.ts';
import { hydraSoldier } from '../../../../city/people/foes.ts';
import { OWNERS } from '../../owners.ts';
import { auntMay, blackCat } from '../../people/allies.ts';
import { peterParker } from '../../people/identities.ts';
import { vulture } from '../../people/villains.ts';

const own = OWNERS.spider_man;

export const SPIDER_MAN: Readonly<Record<string, Subject>> = {
  '01001a': spiderMan,
  '01001b': peterParker,
  '01002': blackCat,
  '01003': scene(own, DEEDS.flip, { ground: ['#10204a', '#2f62b8', '#8fe0ff'] }),
  '01004': scene(
    own,
    `
    line #fff3a8 w6 M40 120L52 88L60 96L76 58L88 66L100 38L112 66L124 58L140 96L148 88L160 120
    line #ffd23c w5 M24 110L40 72L48 74L68 38L84 42L100 16L116 42L132 38L152 74L160 72L176 110
    line #ff8a3c w4 M8 100L28 56L36 52L60 18L80 18L100 -6L120 18L140 18L164 52L172 56L192 100
    figure spider translate(24 62) scale(.76)`,
    { ground: ['#190f3a', '#4a2fa0', '#ffe14d'], figures: { spider: spiderMan } },
  ),
  '01005': scene(own, DEEDS.kick, { ground: ['#2a0a18', '#a02430', '#ffb13c'] }),
  '01006': auntMay,
  '01007': scene(
    own,
    `
    line glow w6 o.8 O100 116 92
    line glow w5 o.5 O100 116 112
    line ink w15 pair M120 100L168 62L190 74M124 120L186 116L200 136M118 138L164 174L160 204
    line metal w8 pair M120 100L168 62L190 74M124 120L186 116L200 136M118 138L164 174L160 204
    lit main d14 M100 56C138 56 148 96 140 130C134 158 118 176 100 176C82 176 66 158 60 130C52 96 62 56 100 56Z
    glow #ffd0c0 halo:#ff3a2a w9 O100 108 17
    line main<55 w3 M100 60V90M100 126V172`,
  ),
  '01008': scene(
    own,
    `
    ( rotate(-28 100 120)
    line ink w10 M100 60C96 20 110 -20 104 -70
    line white w5 M100 60C96 20 110 -20 104 -70
    line white w2.4 M104 50C116 20 122 -10 130 -40M96 50C84 20 82 0 70 -40
    lit main d18 M64 108L136 108L148 270L52 270Z
    line main<60 w2 M66 140C90 148 110 148 136 140M62 176C90 184 110 184 140 176M84 110L78 250M116 110L122 250
    lit metal d12 M58 120L142 120L144 150L56 150Z
    trim steel d6 M84 112L116 112L116 158L84 158Z
    glow #8df1ff halo:#59e4ff w6 O100 135 8
    lit main d14 M70 60C80 42 120 42 130 60L134 110L66 110Z
    lit main d6 M66 72C52 76 44 92 46 108L62 108Z
    )`,
    { emblem: 'web' },
  ),
  '01009': scene(
    own,
    `
    sign web #f2f7ff 40 30 300 w1.4 o.6
    figure soldier translate(8 36) scale(.92)
    line #f2f7ff w9 M30 150C70 138 130 138 172 150M24 176C70 162 130 162 178 176M22 204C70 190 130 190 180 204
    line #f2f7ff w5 M-20 120L60 160M-30 230L50 190M220 110L150 156M230 226L150 190M60 146L52 210M100 140V210M140 146L150 210
    sign web #f2f7ff 118 176 130 w4`,
    { figures: { soldier: hydraSoldier } },
  ),
  '01165': scene(OWNERS.obligation, THINGS.notice, { colours: { main: '#c8303a' } }),
  '01166': scene(OWNERS.rhino, MACHINES.truck, {
    ground: ['#0d1126', '#3a2a5e', '#ff9a5a'],
    lamp: [200, 70, 190],
  }),
  '01167': vulture,
  '01168': scene(
    OWNERS.rhino,
    `
    speed white 12 22 100 150
    ( rotate(24 100 120)
    figure vulture translate(-18 20) scale(1.2)
    )
    line white w6 o.7 M-40 20L60 110M-30 70L40 140M160 -20L190 60`,
    { ground: ['#151c12', '#4a5f2a', '#d8e86a'], figures: { vulture } },
  ),
  '01169': scene(
    OWNERS.rhino,
    `
    ( rotate(-6 100 120)
    lit #2f4a6a d14 M-10 40H210V214H-10Z
    line #a8d0ff w3 M20 70H100V150H20ZM60 70V150M20 110H100M120 80L190 80M120 100H180M120 120H190M20 180H180
    line #a8d0ff w3 M130 150C150 140 180 150 196 170C180 170 150 176 130 150Z
    line #ff6a5a w6 M40 84L80 136M80 84L40 136
    )
    lit #dfe3c8 d6 M140 40C150 20 176 0 200 -4C194 24 176 50 150 60Z`,
    { ground: ['#151c12', '#4a5f2a', '#d8e86a'] },
  ),
};
