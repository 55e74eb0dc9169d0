import { at, POSES } from '../../../../../art/motifs/poses.ts';
import type { Owner } from '../../../../../art/scene.ts';
import { scene } from '../../../../../art/scene.ts';
import type { Subject } from '../../../../../art/subject.ts';
import { doctorStrange } from '../../../../city/people/heroes.ts';

const own: Owner = {
  ground: ['#131a38', '#2f4a96', '#ffb04a'],
  colours: { main: '#ffae3a', second: '#22407a', skin: '#e2b48f' },
};

export const INVOCATIONS: Readonly<Record<string, Subject>> = {
  '09032': scene(
    own,
    `
    ( translate(100 140) scale(1.7)
    lit #4a3a5a d8 M-22 -46C-22 -62 22 -62 22 -46L34 0L24 6L20 90H-20L-24 6L-34 0Z
    lit #4a3a5a d8 O0 -70 17
    )
    line ink w24 M-30 70C60 110 140 50 230 90M-30 130C60 160 140 110 230 150M-30 190C60 220 150 170 230 210
    line #e8303a w16 M-30 70C60 110 140 50 230 90M-30 130C60 160 140 110 230 150M-30 190C60 220 150 170 230 210
    line #ffb0a0 w4 M-30 66C60 106 140 46 230 86M-30 126C60 156 140 106 230 146M-30 186C60 216 150 166 230 206`,
    { ground: ['#2a060c', '#8a1420', '#ff8a6a'] },
  ),
  '09033': scene(
    own,
    `
    figure strange translate(-76 60) scale(.66) o.35
    figure strange translate(140 60) scale(.66) o.35
    figure strange translate(-40 56) scale(.74) o.6
    figure strange translate(92 56) scale(.74) o.6
    ---
    figure strange translate(12 50) scale(.88)`,
    { figures: { strange: doctorStrange }, ground: ['#0c2438', '#2f7ab0', '#c8f4ff'] },
  ),
  '09034': scene(
    own,
    `
    ${at('translate(100 130) scale(1.1)', POSES.cheer)}
    line ink w11 M10 52A90 22 0 1 0 190 52A90 22 0 1 0 10 52ZM4 78A96 24 0 1 0 196 78A96 24 0 1 0 4 78ZM4 106A96 24 0 1 0 196 106A96 24 0 1 0 4 106ZM4 134A96 24 0 1 0 196 134A96 24 0 1 0 4 134ZM4 162A96 24 0 1 0 196 162A96 24 0 1 0 4 162ZM10 188A90 22 0 1 0 190 188A90 22 0 1 0 10 188ZM18 212A82 20 0 1 0 182 212A82 20 0 1 0 18 212Z
    line #ffd98a w5 M10 52A90 22 0 1 0 190 52A90 22 0 1 0 10 52ZM4 78A96 24 0 1 0 196 78A96 24 0 1 0 4 78ZM4 106A96 24 0 1 0 196 106A96 24 0 1 0 4 106ZM4 134A96 24 0 1 0 196 134A96 24 0 1 0 4 134ZM4 162A96 24 0 1 0 196 162A96 24 0 1 0 4 162ZM10 188A90 22 0 1 0 190 188A90 22 0 1 0 10 188ZM18 212A82 20 0 1 0 182 212A82 20 0 1 0 18 212Z`,
    { ground: ['#2a1c06', '#9a6a14', '#fff0a0'], colours: { main: '#22407a', second: '#b3202e' } },
  ),
  '09035': scene(
    own,
    `
    lit iron d8 M70 186H130L142 240H58Z
    line ink w34 M100 190C60 160 150 140 110 100C70 70 20 90 40 40M104 190C150 160 90 130 130 90C160 60 190 60 170 0M96 190C40 170 20 150 10 120
    line #8a5ad8 w25 M100 190C60 160 150 140 110 100C70 70 20 90 40 40M104 190C150 160 90 130 130 90C160 60 190 60 170 0M96 190C40 170 20 150 10 120
    line #d8b8ff w7 o.9 M96 186C62 158 146 138 106 102C72 76 26 88 36 44M108 184C144 160 96 128 126 92C154 62 184 56 166 6
    flat #e0b8ff O40 22 9O178 -4 6O14 98 8O150 40 6O70 60 5`,
    { ground: ['#160a3a', '#4a2f9a', '#e0b8ff'] },
  ),
  '09036': scene(
    own,
    `
    line ink w26 M-20 40C60 10 190 30 170 70C150 100 90 70 100 50M-30 110C60 80 220 90 196 140C176 176 110 140 126 118M-20 190C40 166 150 160 140 200C130 230 80 214 90 194
    line #d8fff4 w17 M-20 40C60 10 190 30 170 70C150 100 90 70 100 50M-30 110C60 80 220 90 196 140C176 176 110 140 126 118M-20 190C40 166 150 160 140 200C130 230 80 214 90 194
    line #7ad8c8 w5 M-20 46C60 18 180 36 164 68M-30 116C60 88 208 98 190 138M-20 196C40 174 140 168 134 200
    lit #6ac07a d3 M30 80Q50 70 56 90Q36 100 30 80ZM60 150Q80 142 84 160Q66 170 60 150Z`,
    { ground: ['#06282a', '#1f7a74', '#c8fff0'] },
  ),
};
