import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { WEAPONS } from '../../../../../art/motifs/weapons.ts';
import { type Owner, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { OWNERS } from '../../owners.ts';
import { mockingbird } from '../../people/allies.ts';
import { hawkeye } from '../../people/defenders.ts';
import { clintBarton } from './allies.ts';
import { crossfire } from './foes.ts';

const own: Owner = {
  ground: ['#160f2a', '#4a2f86', '#c8a0ff'],
  colours: { main: '#8a4ac8', second: '#1c1a2a', skin: '#e8b88e' },
};
const killer: Owner = {
  ground: ['#160c0a', '#5a3020', '#ffb07a'],
  colours: { main: '#3a3a44', second: '#c86a2c' },
};

/** An arrow with a head of its own, on its way up to the right. */
const arrow = (head: string) => `
    ( rotate(40 100 120)
    line ink w15 M100 50V290
    line #c9a05a w8 M100 50V290
    lit main d5 M80 216L100 200L120 216V270L100 254L80 270Z
${head}
    )`;

export const HAWKEYE: Readonly<Record<string, Subject>> = {
  '04001a': hawkeye,
  '04001b': clintBarton,
  '04002': scene(own, WEAPONS.bow),
  '04003': scene(
    own,
    `
    ( rotate(18 100 120)
    line ink w12 M76 110V-10M100 110V-30M124 110V-6
    line #c9a05a w6 M76 110V-10M100 110V-30M124 110V-6
    lit main d5 M62 20L76 4L90 20V56L76 42L62 56ZM86 0L100 -16L114 0V36L100 22L86 36ZM110 24L124 8L138 24V60L124 46L110 60Z
    lit leather d16 M58 84H142L134 236C134 248 66 248 66 236Z
    lit gold d5 M54 78H146V100H54ZM62 190H138V206H62Z
    )
    line ink w14 M140 60C190 100 190 180 150 230
    line leather w8 M140 60C190 100 190 180 150 230`,
  ),
  '04004': mockingbird,
  '04005': scene(
    own,
    `${arrow(`
    lit steel d6 M82 20H118L124 60H76Z
    glow white halo:glow w6 O100 10 13`)}
    line #e8d0ff w6 O168 30 26
    line #e8d0ff w5 o.7 O168 30 46
    line #e8d0ff w4 o.5 O168 30 68`,
  ),
  '04006': scene(
    own,
    `${arrow(`
    lit blood d8 M80 0H120V64H80Z
    line white w5 M80 22H120M80 42H120
    lit metal d4 M86 0L100 -26L114 0Z`)}
    impact 182 16 44 #ff6a2a #ffc93c #fffbe6`,
    { ground: ['#2a0c10', '#8a2f2a', '#ffc84a'] },
  ),
  '04007': scene(
    own,
    `${arrow(`
    lit metal d6 M76 60L84 4L92 30L100 -16L108 30L116 4L124 60Z`)}
    glow #fffbd0 halo:#ffe23c w6 M150 60L186 30L178 52L212 40L170 84L180 62Z
    line #fff08a w5 M130 20L150 -10L154 6L180 -20M196 90L214 110L200 114L226 140`,
    { ground: ['#10143a', '#3a4ac0', '#fff08a'] },
  ),
  '04008': scene(
    own,
    `
    line ink w12 M-20 60C40 40 30 140 80 130S70 220 30 210
    line #d8e0f0 w6 M-20 60C40 40 30 140 80 130S70 220 30 210
    ${arrow(`
    lit steel d6 M92 10H108V60H92Z
    line ink w15 M100 14C76 0 70 30 72 46M100 14C124 0 130 30 128 46
    line metal w9 M100 14C76 0 70 30 72 46M100 14C124 0 130 30 128 46
    lit metal d3 M90 12L100 -16L110 12Z`)}`,
  ),
  '04009': scene(
    own,
    `
    speed #e0c0ff 51 22 170 30
    ${arrow(`
    glow #e8d8ff halo:#9a4aff w7 M100 -40L128 30L100 64L72 30Z
    line #5a1fa0 w4 M100 -34V58M78 28L100 8L122 28`)}`,
  ),
  '04010': scene(
    own,
    `
    lit #f2efe6 d16 O100 110 92
    lit #5a2f8a d10 O100 110 70
    lit #f2efe6 d8 O100 110 48
    lit #c8303a d8 O100 110 26
    ( translate(4 -12) rotate(38 100 120)
    line ink w12 M100 120V-40
    line #c9a05a w6 M100 120V-40
    lit gold d4 M84 -40L100 -26L116 -40V4L100 -10L84 4Z
    )
    ( translate(4 -12) rotate(-30 100 120)
    line ink w12 M100 120V-40
    line #c9a05a w6 M100 120V-40
    lit gold d4 M84 -40L100 -26L116 -40V4L100 -10L84 4Z
    )`,
  ),
  '04026': scene(
    OWNERS.obligation,
    `
    line #8a93a8 w4 o.8 M-20 40H220M-20 80H220M-20 120H220M-20 160H220
    ( translate(100 112) scale(1.4)
    lit #4a4458 d8 M-40 90C-40 30 40 30 40 90Z
    lit #e8b88e d8 O0 -4 30
    lit #a8742a d6 M-32 -6C-36 -44 36 -44 32 -6L20 -20H-20Z
    flat ink M-14 -6H-6V0H-14ZM6 -6H14V0H6Z
    line #7a4a34 w3 M-8 14H10
    )
    lit #1c2030 d6 M40 168H160V222H40Z
    flat white M54 182H74V190H62V194H74V208H54V202H66V200H54ZM86 182H92V208H86ZM104 182H124V208H104ZM110 188H118V202H110ZM134 182H150V188H140V208H134Z`,
  ),
  '04027': crossfire,
  '04028': scene(
    killer,
    `
    ( rotate(-5 100 120)
    lit paper d14 M22 8H178V232H22Z
    figure bird translate(46 40) scale(.54)
    flat paper M22 172H178V232H22Z
    line leather w6 M44 30H156M50 190H150M64 208H136
    )
    line #c8182a w9 O100 108 60
    line #c8182a w9 M100 30V84M100 132V186M22 108H76M124 108H178`,
    { figures: { bird: mockingbird } },
  ),
  '04029': scene(
    killer,
    `
    ( rotate(-34 100 120)
    lit iron d6 M-60 108H150V122H-60Z
    lit wood d10 M90 100H170L236 130V172L170 140H120L112 176H94L98 140H80Z
    lit iron d8 M40 96H150V130H40Z
    lit #22242e d8 M50 58H132V82H50ZM40 54H60V86H40ZM124 54H144V86H124Z
    lit iron d4 M74 80H84V98H74ZM106 80H116V98H106Z
    glow #ffd0b0 halo:#ff3a1a w4 O40 70 8
    )`,
  ),
  '04030': scene(
    killer,
    `
    flat ink M-120 -60H330V300H-120Z
    flat #6a4a3a O100 110 92
    flat #ffc08a o.6 O100 110 92
    ${at('translate(104 130) scale(.9)', POSES.run)}
    line ink w9 O100 110 92
    line ink w4 M8 110H192M100 18V202
    line #ff3a2a w5 M100 90V130M80 110H120
    line #3a3a44 w22 O100 110 104`,
    { colours: { main: '#8a4ac8', second: '#1c1a2a' } },
  ),
};
