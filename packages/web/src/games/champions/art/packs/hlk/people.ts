import type { Signature } from '../../../../../art/subject.ts';

export const bruceBanner: Signature = {
  palette: ['#e8ecea', '#6a4a9a', '#e8bc98', '#d8ff9a'],
  ground: ['#14200c', '#4a7a2f', '#e8ffb0'],
  build: 'slight',
  emblem: 'atom',
  face: { hair: '#3a2418', iris: '#5a7a3a', mood: 'calm', glasses: '#2a2430', stubble: true },
  pose: { turn: 4, scale: 1.1, y: 14 },
  draw: `
    body suit
    wear labCoat suit second
    neck
    head man
    wear tousled #4a2e1e
    line #8a8478 w2 pair M132 72L136 84
  `,
};

export const brawn: Signature = {
  palette: ['#4a9a5a', '#e87a2c', '#5ab06a', '#ffd98a'],
  ground: ['#0c2018', '#2f7a5a', '#ffd9a0'],
  build: 'strong',
  emblem: 'brain',
  face: { hair: '#101c18', iris: '#c87a1c', mood: 'smirk' },
  shadow: '#06263a',
  pose: { turn: -5, scale: 1.06, y: 16 },
  draw: `
    body suit
    trim second d12 |M100 212L116 152L132 132L166 146L158 246L100 246
    line #2a1a10 w4 pair M130 140L122 246
    head broad
    wear mohawk #14241e
    lit #14241e d8 |M100 38C128 38 140 54 139 74L132 62L116 56L100 60
    line #2f4a3f w2 pair M112 44L118 54M126 50L130 60
  `,
};

export const sentry: Signature = {
  palette: ['#e8b83a', '#24408a', '#f2caa4', '#fff6b0'],
  ground: ['#2a1c08', '#b8801c', '#fffbd0'],
  build: 'strong',
  emblem: 'mountain',
  face: { hair: '#e8c04a', glow: '#fff8c8', mood: 'calm' },
  pose: { turn: 4, scale: 1.05, y: 14 },
  fleck: ['sparks', '#fff6b0'],
  draw: `
    wear cape second
    body suit
    wear belt second #fff3b0
    trim second d6 |M100 164L116 140L128 134L134 140L110 170L100 176
    neck
    head man
    wear parted #f0d060
    line #fff6b0 w5 o.7 M16 40L40 60M184 40L160 60M100 -6V14
  `,
};

export const abomination: Signature = {
  palette: ['#5a8a6a', '#8a5a2c', '#6a9a6a', '#ffe08a'],
  ground: ['#1c1408', '#6a5a1c', '#ffd84a'],
  build: 'giant',
  emblem: 'claw',
  face: { hair: '#2a3a24', glow: '#ffd23c', mood: 'rage', brow: 5 },
  shadow: '#0c1c2a',
  pose: { turn: -3, scale: 1.06, y: 34 },
  fleck: ['debris', '#8a7a4a'],
  draw: `
    lit suit pair d6 M138 84L188 40L172 84L196 92L150 112Z
    body skin
    line skin<55 w3 M60 156C80 166 120 166 140 156M50 180C80 192 120 192 150 180M48 206C80 218 120 218 152 206
    line skin<55 w3 pair M160 110C180 116 196 130 206 150M172 100C194 108 210 124 218 142
    lit #d8d0a0 pair d4 M196 132L216 116L212 142ZM210 164L232 154L224 180Z
    head broad
    lit suit d8 |M100 26L112 40L126 34L134 52L142 66L130 68L116 58L100 62
    in line suit<50 w2 M90 44V58M110 44V58
    lit suit pair plain d4 M134 100L150 118L132 124ZM122 120L130 140L114 130Z
  `,
};

export const beatCop: Signature = {
  palette: ['#24407a', '#e0b04a', '#c8926a', '#a8ccff'],
  ground: ['#0f1a30', '#3a5a8a', '#ffe6b0'],
  build: 'stout',
  emblem: 'shield',
  face: { hair: '#3a2418', mood: 'smile', iris: '#4a3a2a', moustache: '#3a2418' },
  pose: { turn: 4, scale: 1.05, y: 16 },
  draw: `
    body suit
    trim suit<40 d6 |M100 164L114 138L128 132L136 144L112 172L100 180
    lit second d4 plain M134 166L146 160L158 166V180L146 192L134 180Z
    line second w2.4 M100 180V246
    neck
    head round
    lit suit<20 d12 M60 62C54 30 76 16 100 14C124 16 146 30 140 62C118 48 82 48 60 62Z
    trim #14161f d6 M58 64C82 48 118 48 142 64C136 76 122 78 100 78C78 78 64 76 58 64Z
    sign star5 second 100 38 24
  `,
};
