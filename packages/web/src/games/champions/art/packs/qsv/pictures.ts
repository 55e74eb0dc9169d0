import { BLOWS } from '../../../../../art/motifs/blows.ts';
import { MINDS } from '../../../../../art/motifs/minds.ts';
import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { THINGS } from '../../../../../art/motifs/things.ts';
import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { scarletWitch } from '../../../../city/people/heroes.ts';
import { OWNERS } from '../../owners.ts';
import { quicksilver } from '../../people/siblings.ts';
import { ASPECTS } from './aspects.ts';
import { avalanche, pietroMaximoff } from './people.ts';

const own: Owner = {
  ground: ['#082030', '#2a8ab0', '#d8fbff'],
  colours: { main: '#2f7ab0', second: '#dfe8f2', skin: '#f0c8a8' },
};
const quake: Owner = {
  ground: ['#1c140f', '#6a5238', '#ffdca8'],
  colours: { main: '#5a6a8a', second: '#c83a4a' },
};

export const PICTURES: Readonly<Record<string, Subject>> = {
  '14001a': quicksilver,
  '14001b': pietroMaximoff,
  '14002': scarletWitch,
  '14003': scene(
    own,
    `
    flat #14506a M-120 186H330V300H-120Z
    line white w16 o.35 M-60 90H60M-60 130H40M-60 60H70
    ( translate(-46 14) o.25
    line white w30 M116 60L110 120L60 150M116 60L150 120L140 190
    )
    lit second d12 M80 -20L150 -20L146 60L160 120L120 130L104 70Z
    lit main d14 M116 116L166 104L190 150C206 156 214 170 206 184H120C112 170 112 140 116 116Z
    trim white d0 M112 172H212V188H116Z
    lit second d10 M84 20L40 90L-10 110L-4 140L70 120L116 60Z
    lit main d10 M-6 104L8 144L-20 156C-40 164 -56 150 -60 130Z
    line #8ff0ff w5 M-40 200H40M60 210H180`,
  ),
  '14004': scene(
    own,
    `
    ${at('translate(-10 -16) scale(.6)', THINGS.clock)}
    ---
    ${at('translate(72 66) scale(.7)', THINGS.clock)}
    line #8ff0ff w7 M130 40A50 50 0 0 1 176 70
    flat #8ff0ff M186 52L182 84L160 66Z`,
  ),
  '14005': scene(
    own,
    `
    speed white 7 60 100 110
    line #8ff0ff w6 o.6 O100 110 94
    line #8ff0ff w5 o.8 O100 110 66
    ${at('translate(100 116) scale(1.05)', POSES.run)}`,
    { ground: ['#04101c', '#1f7ab8', '#ffffff'] },
  ),
  '14006': scene(
    own,
    `
    line ink w30 M14 20C60 60 150 50 190 16M24 66C70 100 140 96 178 62M44 112C80 140 130 136 160 108M66 156C90 174 116 172 138 152M84 194C96 204 106 204 118 192
    line #d8f8ff w20 M14 20C60 60 150 50 190 16M24 66C70 100 140 96 178 62M44 112C80 140 130 136 160 108M66 156C90 174 116 172 138 152M84 194C96 204 106 204 118 192
    line #3a9ac0 w5 M24 32C64 64 140 58 180 30M34 78C74 104 134 100 168 74M54 124C84 146 124 142 150 120
    ${at('translate(40 110) rotate(-40) scale(.5)', POSES.fall)}
    ${at('translate(164 86) rotate(50) scale(.5)', POSES.fall)}`,
    { colours: { main: '#5a3a4a', second: '#3a2a3a' } },
  ),
  '14007': place(
    ['#0c1c34', '#3f7ab0', '#ffe8c0'],
    `
    flat #fff6d8 O150 44 20
    houses middle #ffcf6a 23 210 110 16
    lit #3f6a9a d16 M40 230V60L100 20V230Z
    lit #5a8ac0 d16 M100 230V20L160 60V230Z
    flat #d8f4ff o.8 M52 80L88 58V68L52 90ZM52 108L88 86V96L52 118ZM52 136L88 114V124L52 146ZM52 164L88 142V152L52 174ZM112 58L148 80V90L112 68ZM112 114L148 136V146L112 124ZM112 142L148 164V174L112 152Z
    lit #dfe8f2 d6 M60 196H140V230H60Z
    sign paw #2f7ab0 100 212 26`,
    { lamp: [120, 60, 190] },
  ),
  '14008': scene(
    own,
    `
    line white w4 o.7 M-40 40H60M-40 100H40M-40 160H70
    lit gold d4 M60 32H92C102 34 108 38 110 42C108 46 102 50 92 52H60ZM44 92H76C86 94 92 98 94 102C92 106 86 110 76 112H44ZM72 152H104C114 154 120 158 122 162C120 166 114 170 104 172H72Z
    ${at('translate(140 120) rotate(26) scale(1.2)', POSES.fall)}`,
  ),
  '14009': scene(
    own,
    `
    flat #0c3040 M-120 190H330V300H-120Z
    glow #fff0a0 halo:#ff7a1a w8 M-40 200C0 150 30 176 60 160C50 184 70 190 60 204ZM20 196C50 170 70 180 96 172L88 200Z
    ( rotate(-8 120 130)
    lit second d10 M90 -20H150L152 70H88Z
    lit main d16 M84 60H154L160 110C190 116 216 130 214 166H84Z
    trim white d0 M80 162H218V182H80Z
    line #8ff0ff w5 M110 84H150M112 100H152M120 116H160
    )
    line white w5 o.6 M-60 120H60M-60 90H70`,
  ),
  '14010': scene(
    own,
    `${MINDS.eye}
    lit #d8f8ff d4 M30 30C42 48 42 58 30 62C18 58 18 48 30 30ZM170 24C182 42 182 52 170 56C158 52 158 42 170 24ZM30 180C42 198 42 208 30 212C18 208 18 198 30 180ZM172 180C184 198 184 208 172 212C160 208 160 198 172 180ZM100 -10C108 4 108 12 100 16C92 12 92 4 100 -10Z
    line white w4 M100 116V96M100 116L114 124`,
    { colours: { main: '#3fc0e0' } },
  ),
  '14011': scene(
    own,
    `
    lit #b8404a d14 M60 -30H130C150 40 150 80 130 110C140 150 130 190 116 230H76C64 190 60 150 70 110C46 70 46 20 60 -30Z
    line #f0b0a8 w5 M80 -20C72 40 76 80 90 110M108 -20C118 40 114 80 104 110M84 120C78 160 84 200 90 226M108 120C114 160 110 200 106 226
    line white w7 M96 -30V20M84 230L96 196L108 230
    lit metal d6 M66 100H134V124H66Z
    glow #d8fbff halo:#3ac8ff w6 O100 112 8`,
    { ground: ['#1c0c14', '#6a2a3a', '#c8f4ff'] },
  ),
  '14024': scene(
    OWNERS.obligation,
    `
    lit steel d6 M92 130H108V260H92Z
    lit white d16 O100 96 88
    line blood w16 O100 96 76
    flat ink M54 66H92V84H70V92H82C96 94 96 128 80 130H52V114H76V108H54ZM104 66H148V130H104ZM120 82V114H132V82Z
    line #8ff0ff w5 M-20 170H60M-20 196H80M-20 222H66`,
  ),
  '14025': scene(
    quake,
    `
    line ink w9 M100 130L80 160L110 180L70 240M110 180L150 240M80 160L30 176M100 130L150 140
    ( translate(22 24) scale(.78) rotate(-6 100 80)
    lit paper d12 M24 0H176V140H24Z
    flat blood M40 20H56V44H40ZM62 14H84V44H62ZM92 22H108V44H92ZM116 14H132V44H116ZM140 22H160V44H140Z
    line ink w6 M42 66H150M42 88H130
    sign mountain ink 140 112 30
    )
    lit #3f8a4a d6 M-6 158H64V196H-6ZM134 152H208V192H134Z
    sign star5 #d8f0c8 29 177 26
    sign star5 #d8f0c8 171 172 26`,
  ),
  '14026': avalanche,
  '14027': scene(
    quake,
    `
    ${at('translate(0 6) scale(.96)', BLOWS.openHand)}
    line #ffdca8 w7 o.9 M14 60C4 80 24 90 14 110S24 140 14 160M186 60C196 80 176 90 186 110S176 140 186 160
    line #ffdca8 w4 o.6 M-6 50C-16 76 4 90 -6 116S4 150 -6 176M206 50C216 76 196 90 206 116S196 150 206 176
    line ink w4 M60 20L80 40M140 16L120 40`,
    { colours: { main: '#5a6a8a', second: '#c83a4a', skin: '#9aa8c0' } },
  ),
  '14028': place(
    ['#1c100c', '#7a4a2a', '#ffc88a'],
    `
    ( rotate(-8 40 160)
    houses middle #ffcf6a 29 170 120 16
    )
    lit #6a4a34 d12 M-120 170L60 160L84 184L70 210L90 240L60 300H-120Z
    lit #6a4a34 d12 M330 190L120 156L104 184L124 206L108 240L150 300H330Z
    glow #ffd23c halo:#ff5a1a w8 M84 168L104 166L94 186L112 206L98 240L110 300H70L92 236L80 210L94 186Z
    ( rotate(20 150 150)
    lit #d9a520 d6 M126 150H176V176H126ZM136 134H164L172 152H130Z
    flat ink O138 178 9O166 178 9
    )`,
    { lamp: [100, 60, 190] },
  ),
  ...ASPECTS,
};
