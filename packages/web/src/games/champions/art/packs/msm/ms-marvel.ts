import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { type Owner, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { OWNERS } from '../../owners.ts';
import {
  aamirKhan,
  brunoCarrelli,
  edisonsRobot,
  kamalaKhan,
  msMarvel,
  nakiaBahadir,
  redDagger,
  thomasEdison,
} from './people.ts';

const own: Owner = {
  ground: ['#1a1040', '#6a3aa0', '#ffc84a'],
  colours: { main: '#2450b0', second: '#ffc93c', skin: '#b07a50' },
};
const edison: Owner = {
  ground: ['#12180c', '#4a6a2a', '#d8ff8a'],
  colours: { main: '#8a94a0', second: '#c8642a' },
};

export const MS_MARVEL: Readonly<Record<string, Subject>> = {
  '05001a': msMarvel,
  '05001b': kamalaKhan,
  '05002': redDagger,
  '05003': scene(
    own,
    `
    speed #ffe27a 8 26 100 100
    ${at('translate(52 196) scale(.8)', POSES.hurl)}
    ---
    lit main d14 M56 170L96 128L140 160L84 214Z
    lit second d8 M86 118L152 168L140 184L74 134Z
    lit skin d18 M84 108L72 52L96 8L168 -10L214 30L216 96L168 150L132 150Z
    line skin<60 w5 M110 8L122 66M142 -2L154 58M174 2L184 56
    lit skin>8 d10 M86 84L164 66C182 70 180 96 162 98L104 112Z
    impact 190 20 34 #ff6a2a #ffc93c #fffbe6`,
  ),
  '05004': scene(
    own,
    `
    flat glow o.4 M-120 -60H70V300H-120Z
    lit #3a2014 d10 M30 60C30 10 104 4 122 60L126 120L40 130Z
    lit skin d10 M52 80C52 40 122 36 126 80C126 110 112 132 92 134C70 132 54 110 52 80Z
    flat #1c3f94 M50 76C70 66 110 66 128 74L126 94C110 98 100 90 92 90C80 90 64 98 52 92Z
    flat white M64 82C72 74 80 76 86 84C80 92 70 92 64 88ZM100 84C106 76 116 74 122 80C120 90 108 92 100 88Z
    flat #5a3a1c O78 84 4O114 83 4
    line #7a3a34 w3 M84 116C92 120 100 118 106 112
    lit #4a2a1a d6 M46 84C40 30 118 10 128 62C100 44 66 52 46 84Z
    line ink w40 M92 136C90 170 60 180 40 250
    line #2450b0 w29 M92 136C90 170 60 180 40 250
    line #c8303a w12 M74 146C86 154 100 152 110 142
    lit wood d16 M112 -40H260V280H112Z
    line wood<40 w5 M140 0H260V110H140ZM140 140H260V260H140Z
    lit gold d5 O128 128 10
    lit skin d5 M98 160C98 152 122 150 130 156V166L116 168H130V178L114 180H126V190C110 194 98 188 98 180Z`,
    { ground: ['#0c0a24', '#3a2a7a', '#ffd98a'] },
  ),
  '05005': scene(
    own,
    `
    line ink w52 M100 260C40 220 180 180 100 140C40 108 150 80 108 50
    line main w40 M100 260C40 220 180 180 100 140C40 108 150 80 108 50
    line #5a86e0 w8 o.7 M90 250C44 214 170 176 92 138C46 108 140 82 98 52
    lit skin d8 O108 30 24
    flat #3a2014 M82 30C78 0 136 -4 134 30C124 14 94 14 82 30Z
    line #ffe27a w6 M-20 60L60 110M-30 130L50 160M220 70L150 106M226 150L160 170
    flat #ffe27a M60 110L46 96L40 112ZM150 106L164 92L170 108Z`,
  ),
  '05006': aamirKhan,
  '05007': brunoCarrelli,
  '05008': nakiaBahadir,
  '05009': scene(
    own,
    `
    lit main d20 |M100 30L124 22C130 40 160 44 176 60L206 150L174 168L152 120L154 226L100 232
    trim second d8 |M100 150L112 40L126 30L134 38L116 156L100 170
    line main<40 w3 pair M156 76L186 158M128 180C140 184 148 184 154 180
    line #8fe8ff w4 o.8 dash:6,8 O100 120 104
    trim #c8303a d6 M70 28C86 44 114 44 130 28L136 44C116 62 84 62 64 44Z`,
  ),
  '05010': scene(
    own,
    `
    houses middle #ffcf6a 7 240 60 20
    line white w5 o.7 M20 190V60M14 76L20 56L26 76M180 190V60M174 76L180 56L186 76
    ${at('translate(100 118) scale(2)', POSES.guard)}
    lit #24346a d6 M4 214H36V260H4ZM164 206H196V260H164Z`,
    { ground: ['#1a1040', '#8a3a8a', '#ffd24a'] },
  ),
  '05011': scene(
    own,
    `
    lit #d8c8a8 d16 M20 110H150V220H20Z
    line #8a7a5a w4 M34 130H136M34 150H136M34 170H120M34 190H136
    lit second d8 M120 40L196 60L190 84L114 64Z
    lit #f0c0a0 d6 M114 64L98 52L120 40Z
    ${at('translate(78 92) scale(.5)', POSES.run)}
    line white w4 M60 20V46M54 38L60 50L66 38M96 20V46M90 38L96 50L102 38`,
    { ground: ['#0f1c40', '#3a5aa8', '#c8f0ff'] },
  ),
  '05025': scene(
    OWNERS.obligation,
    `
    flat #ffb86a M-120 120H330V190H-120Z
    glow #fff0c0 halo:#ffb04a w18 O100 128 36
    flat #243050 M-120 150H330V300H-120Z
    lit #5a4a6a d12 M40 110L100 60L160 110V200H40Z
    glow #ffd98a w4 M60 124H84V148H60ZM116 124H140V148H116Z
    lit #3a2a3a d4 M90 156H110V200H90Z
    lit paper d6 O100 92 15
    line ink w3 M100 92V82M100 92L107 96
    flat #141a30 M-120 198H330V300H-120Z`,
  ),
  '05026': scene(
    edison,
    `
    lit steel d8 M14 60H66V214H14ZM74 60H126V214H74ZM134 60H186V214H134Z
    flat #d8ffb0 o.85 M20 70H60V204H20ZM80 70H120V204H80ZM140 70H180V204H140Z
    flat #2a4a2a M30 204V150C30 136 50 136 50 150V204ZM90 204V150C90 136 110 136 110 150V204ZM150 204V150C150 136 170 136 170 150V204Z
    flat #2a4a2a O40 122 12O100 122 12O160 122 12
    lit iron d6 M6 44H194V66H6ZM6 208H194V230H6Z
    line #c8ff9a w5 M40 44V10H160V44M100 44V-20`,
  ),
  '05027': thomasEdison,
  '05028': edisonsRobot,
  '05029': scene(
    edison,
    `
    ( translate(100 70) scale(.9)
    lit steel d14 M-90 -90H90L60 10H-60Z
    )
    lit metal d8 M40 78L24 130L50 150L62 140L48 128L58 84ZM160 78L176 130L150 150L138 140L152 128L142 84Z
    line #c8ff9a w6 o.8 M80 84L70 200M120 84L130 200M100 84V200
    ${at('translate(100 176) scale(.9)', POSES.fall)}`,
  ),
};
