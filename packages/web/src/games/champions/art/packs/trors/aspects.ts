import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { spiderMan } from '../../../../city/people/avengers.ts';
import { OWNERS } from '../../owners.ts';
import { warMachine } from '../../people/allies.ts';
import { blackKnight, goliath, kateBishop, spiderGirl, usAgent } from './allies.ts';

const { aggression, justice, leadership, basic } = OWNERS;

export const ASPECTS: Readonly<Record<string, Subject>> = {
  '04011': kateBishop,
  '04012': blackKnight,
  '04013': goliath,
  '04014': usAgent,
  '04015': scene(
    leadership,
    `
    flat white o.4 M-60 216C0 196 60 220 110 206S200 200 260 220V300H-60Z
    line white w16 o.3 M-60 110L40 130M-60 150L50 150
    ${at('translate(100 90) scale(1.1)', POSES.kneel)}
    ---
    lit main d14 M10 150L60 120L120 130L190 120L210 140L180 168L90 180L30 176Z
    lit steel d8 M150 116L170 84L180 88L172 120Z
    lit iron d8 M0 140H40V172H0Z
    glow #d8f6ff halo:#5ac8ff w8 M-6 146H2V166H-6ZM60 182H90L84 192H66ZM130 178H164L156 188H138Z
    line #8ab8f0 w4 M70 134L170 132`,
    { ground: ['#122444', '#4a86c0', '#f0f8ff'], colours: { main: '#5a2f8a' } },
  ),
  '04016': scene(
    leadership,
    `
    line ink w14 M-20 60C40 120 80 100 100 90
    line blood w8 M-20 60C40 120 80 100 100 90
    lit metal d20 M60 100H176V140H150C150 184 120 204 92 204C58 204 34 178 40 146C44 120 52 108 60 100Z
    lit iron d8 M146 108H168V130H146Z
    flat ink O92 154 26
    lit gold d6 O92 154 16
    line glow w6 M130 70L150 40M160 80L190 56M96 70L98 36`,
  ),
  '04017': scene(
    leadership,
    `
    flat #1c3a6a M-120 190H330V300H-120Z
    line white w6 M-40 206L240 206
    ${at('translate(70 140) scale(1.25)', POSES.kneel)}
    ---
    glow #d8ecff halo:#3f86d8 w6 o.6 M140 40L180 54V104C180 134 162 150 140 164C118 150 100 134 100 104V54Z
    sign bolt #2f5ab0 140 100 70`,
    { colours: { main: '#3f86d8', second: '#22344e' } },
  ),
  '04020': warMachine,
  '04022': scene(
    basic,
    `
    flat white O20 30 2O170 20 3O190 150 2O16 170 2O60 12 2
    lit #3f8ad0 d26 O100 120 84
    flat #7ac08a M34 90C50 60 92 66 86 96C84 124 54 136 40 120ZM110 130C136 112 168 130 160 158C150 188 120 184 112 162ZM108 48C124 42 146 50 142 68C132 78 110 70 108 48Z
    line gold w9 M2 150C50 190 150 190 198 150
    sign star5 gold 100 178 54
    sign star5 gold 50 168 36
    sign star5 gold 150 168 36
    sign star5 gold 14 148 26
    sign star5 gold 186 148 26`,
    { ground: ['#05081c', '#1f2f6a', '#a8d8ff'] },
  ),
  '04040': spiderGirl,
  '04043': scene(
    aggression,
    `
    flat #2a0a10 M-120 200H330V300H-120Z
    ${at('translate(146 190) rotate(-80) scale(1.1)', POSES.fall)}
    ---
    ${at('translate(74 110) rotate(14) scale(1.4)', POSES.lunge)}
    sign star #ffe27a 150 130 26
    sign star #ffe27a 178 146 20
    flat #ff8a4a o.9 M4 20L60 4L54 24L4 40ZM0 60L36 48L32 64L0 76Z`,
    { colours: { main: '#c8333a', second: '#2a2438' } },
  ),
  '04044': scene(
    aggression,
    `
    speed glow 53 24 120 110
    lit steel d18 M96 10L170 40V116C170 170 140 200 96 224C60 200 40 170 40 116V40Z
    line ink w5 M104 70L80 96L112 112L84 140L108 166
    ( rotate(58 110 116)
    lit wood d5 M102 120H118V330H102Z
    lit metal d10 M110 -40L138 60L122 110H98L82 60Z
    )
    impact 112 116 30 #ff6a2a #ffc93c #fffbe6`,
  ),
  '04045': spiderMan,
  '04047': scene(
    justice,
    `
    lit #8a6a3a d10 M-20 -20H220V230H-20Z
    lit #c8a468 d6 M-6 -10H206V214H-6Z
    ( rotate(-6 50 60)
    lit paper d4 M20 26H84V96H20Z
    flat #3a4a6a M28 34H76V74H28Z
    )
    ( rotate(7 150 60)
    lit paper d4 M120 30H186V84H120Z
    line leather w3 M128 44H178M128 56H178M128 68H160
    )
    ( rotate(4 100 160)
    lit paper d4 M66 128H136V200H66Z
    flat #8a2f2a O100 156 16
    flat #8a2f2a M78 192C78 172 122 172 122 192Z
    )
    line #d8182a w4 M52 32L152 36L102 134L52 32
    flat #d8182a O52 32 6O152 36 6O102 134 6`,
  ),
  '04049': scene(
    justice,
    `
    flat #2a2418 M-120 196H330V300H-120Z
    ${at('translate(40 150) scale(.7)', POSES.run)}
    ${at('translate(166 150) scale(-.7 .7)', POSES.run)}
    lit #e8762c d12 M84 110H116L144 200H56Z
    trim white d0 M78 130H122L127 148H73ZM68 164H132L138 182H62Z
    lit #e8762c d6 M44 198H156V214H44Z
    lit #ffd23c d6 M-40 60H240V84H-40Z
    flat ink M-40 60H-10L-34 84H-40ZM20 60H60L36 84H-4ZM90 60H130L106 84H66ZM160 60H200L176 84H136Z`,
    { colours: { main: '#3f6ab0', second: '#2a3048' } },
  ),
};
