import { BLOWS } from '../../../../../art/motifs/blows.ts';
import { at, POSES } from '../../../../../art/motifs/poses.ts';
import { ROOMS } from '../../../../../art/motifs/rooms.ts';
import { type Owner, place, scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { captainMarvel } from '../../../../city/people/avengers.ts';
import { HAIL_HYDRA } from '../../motifs/hydra.ts';
import { OWNERS } from '../../owners.ts';
import { spiderWoman } from '../../people/allies.ts';
import { jessicaDrew } from './allies.ts';
import { hydraRegular, viper } from './foes.ts';

const own: Owner = {
  ground: ['#2a0a14', '#a02438', '#ffc84a'],
  colours: { main: '#c8262f', second: '#ffd23c', skin: '#f0c3a0' },
};

const PERSON = (suit: string, hair: string) => `
    lit ${suit} d8 M-26 100L-28 30C-28 8 28 8 28 30L26 100Z
    lit #e0b08c d6 O0 -6 20
    lit ${hair} d4 M-22 -8C-24 -36 24 -36 22 -8Z`;

export const SPIDER_WOMAN: Readonly<Record<string, Subject>> = {
  '04031a': spiderWoman,
  '04031b': jessicaDrew,
  '04032': captainMarvel,
  '04033': scene(
    own,
    `
    houses middle #ffcf6a 127 240 60 16
    line ink w8 M-20 190L220 170
    line white w3 M-20 190L220 170
    ${at('translate(100 116) rotate(4) scale(1.15)', POSES.cheer)}
    line glow w5 o.8 M30 60A90 90 0 0 1 170 60`,
  ),
  '04034': place(['#24101c', '#7a4a54', '#ffe0a8'], ROOMS.sofa, {
    colours: { main: '#c8523a', second: '#ffd23c' },
  }),
  '04035': scene(
    own,
    `
    line #d8ff6a w26 o.4 M110 90L240 -30
    ${at('translate(-50 60) scale(1)', BLOWS.reach)}
    glow #fbffd0 halo:#c8ff3a w12 M120 96L150 50L148 76L190 30L170 74L200 56L140 120L150 98Z
    line #e8ff8a w5 M110 70L128 20L138 34L156 -16M140 130L196 116L190 128L230 124`,
    { ground: ['#1c1408', '#8a5a14', '#e8ff6a'] },
  ),
  '04036': scene(
    own,
    `
    line #ffb0d8 w16 o.4 M-20 200C40 160 60 220 100 170S140 90 220 110
    line #ffb0d8 w9 o.6 M-20 160C30 120 70 170 100 120S150 40 220 60
    lit #ff6aa8 d8 M60 96C36 76 34 52 48 46C58 42 62 54 60 62C66 50 78 44 84 54C90 68 76 86 60 96Z
    lit #ff8ac0 d12 M130 150C86 118 82 78 104 68C120 62 130 78 130 92C136 74 156 62 170 78C182 98 160 130 130 150Z
    lit #ffa8d0 d6 M60 212C44 200 42 184 52 180C58 178 62 186 60 190C64 182 74 178 78 186C80 196 70 206 60 212Z
    flat white O30 120 4O160 40 5O96 40 4O180 180 5`,
    { ground: ['#2a0a24', '#a02470', '#ffb8e0'] },
  ),
  '04037': scene(
    own,
    `
    lit #3fa85a d20 M100 20L168 44V112C168 164 140 196 100 220C60 196 32 164 32 112V44Z
    trim #f2efe6 d12 M100 44L146 60V112C146 148 128 172 100 192C72 172 54 148 54 112V60Z
    sign heart #3fa85a 100 116 70
    lit #c8ff3a d4 M8 60C16 46 16 36 10 24C0 38 -4 48 0 58ZM190 90C200 76 198 62 192 50C182 66 178 80 184 90ZM16 180C24 166 24 156 18 144C8 158 4 168 8 178Z
    line #c8ff3a w4 M22 66L34 76M180 96L168 106M24 176L38 168`,
    { ground: ['#0c2418', '#2a7a4a', '#d8ffb0'] },
  ),
  '04038': scene(
    own,
    `
    ${at('translate(20 110) scale(1.2)', PERSON('#6a6a78', '#4a4a58'))}
    ${at('translate(180 110) scale(1.2)', PERSON('#6a6a78', '#4a4a58'))}
    ${at('translate(100 80) scale(1.1)', PERSON('#5a5a68', '#3a3a48'))}
    ---
    ${at('translate(52 176) scale(1.3)', PERSON('#7a7a88', '#4a4a58'))}
    ${at('translate(148 170) scale(1.3)', PERSON('#c8262f', '#1c1622'))}
    flat white M136 160L146 164L136 168ZM160 160L150 164L160 168Z`,
    { ground: ['#16161c', '#5a4a54', '#ffd98a'] },
  ),
  '04039': scene(
    own,
    `
    flat white o.5 M-60 210C-20 190 20 214 70 200S170 192 260 214V300H-60Z
    line white w20 o.25 M-40 60C40 40 120 60 220 130
    lit second d8 M60 90L10 160L60 150L90 190L110 130ZM130 90L150 20L170 50L210 40L160 100Z
    ${at('translate(104 106) rotate(16) scale(1.35)', POSES.soar)}`,
    { ground: ['#142a4a', '#4a8ac8', '#fff0c0'], colours: { second: '#e8b82c' } },
  ),
  '04053': scene(
    OWNERS.obligation,
    `
    line white w4 o.6 M40 230A100 150 0 0 1 60 30M160 230A100 150 0 0 0 140 30
    ( translate(100 108) rotate(-18) scale(.9 1)
    lit gold d10 O8 4 74
    lit gold d16 O0 0 74
    trim #3f86d8 d0 M0 -58A58 58 0 0 0 0 58Z
    trim #c8303a d0 M0 -58A58 58 0 0 1 0 58Z
    sign star5 white -26 0 34
    sign spiral white 26 0 34
    line gold w5 M0 -58V58
    )`,
  ),
  '04054': viper,
  '04055': scene(
    {
      ground: ['#06140c', '#1c4a2c', '#a8ff7a'],
      colours: { main: '#2fd07a', second: '#1f6a3a' },
    },
    `
    lit #3f8ad0 d22 O100 110 76
    flat #7ac08a M50 80C66 60 96 66 92 88C90 108 66 116 54 104ZM110 120C130 106 156 120 150 142C142 164 118 160 112 144ZM112 54C124 48 140 54 138 66C130 74 114 68 112 54Z
    line ink w30 M30 250C-10 190 40 160 100 170S190 120 150 90S60 90 40 50
    line main w20 M30 250C-10 190 40 160 100 170S190 120 150 90S60 90 40 50
    line second w20 dash:3,13 M30 250C-10 190 40 160 100 170S190 120 150 90S60 90 40 50
    lit main d6 M28 58L18 26L40 10L62 26L56 56Z
    flat ink O32 32 4O48 32 4
    line #ff5a5a w4 M40 12V-6L32 -16M40 -6L48 -16`,
  ),
  '04056': hydraRegular,
  '04057': HAIL_HYDRA,
};
