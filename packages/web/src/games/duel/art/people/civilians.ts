import type { Signature } from '../../../../art/subject.ts';

export const redCivilian: Signature = {
  palette: ['#b8382f', '#f2efe6', '#c88e68', '#ffb0a0'],
  ground: ['#240a0c', '#8a2a2f', '#ffb0a0'],
  build: 'athlete',
  emblem: 'city',
  face: { hair: '#1c1412', iris: '#3a2414', mood: 'smile', beard: '#241a16' },
  pose: { turn: 4, scale: 1.06, y: 14 },
  draw: `
    body suit
    wear jacket suit>8 second
    neck
    head man
    wear cap #c8303a #8a1f24
  `,
};

export const yellowCivilian: Signature = {
  palette: ['#d9a520', '#4a5a8a', '#f2cbb0', '#fff0a0'],
  ground: ['#241c06', '#8f6a10', '#ffe88a'],
  build: 'woman',
  emblem: 'city',
  face: { hair: '#5a2a14', iris: '#5a7a4a', lip: '#b84a50', isWoman: true, mood: 'smile' },
  pose: { turn: -4, scale: 1.06, y: 12 },
  draw: `
    wear bobBack #6a3418
    body suit
    wear blouse suit second
    neck
    head woman
    wear bobFront #7a3e1e
  `,
};

export const greenCivilian: Signature = {
  palette: ['#35804a', '#e8e0c8', '#6b4630', '#c8ffb0'],
  ground: ['#0a2010', '#2a7a44', '#c8ffb8'],
  build: 'woman',
  emblem: 'city',
  face: { hair: '#15100e', iris: '#3a2414', lip: '#8a3a3c', isWoman: true, mood: 'calm' },
  shadow: '#1a0a24',
  pose: { turn: 5, scale: 1.06, y: 12 },
  draw: `
    wear curlsBack #1c1412
    body suit
    wear scarf second
    head woman
    wear curlsFront #241a16
    line #ffd98a w4 pair O138 108 7
  `,
};

export const blueCivilian: Signature = {
  palette: ['#3f6ab0', '#f2efe6', '#eec8aa', '#b8d8ff'],
  ground: ['#0c1830', '#2f5aa8', '#c0dcff'],
  build: 'slight',
  emblem: 'city',
  face: {
    hair: '#c8c8d0',
    iris: '#5a7a9a',
    mood: 'smile',
    isOld: true,
    glasses: '#2a3040',
    moustache: '#d8d8e0',
  },
  pose: { turn: -5, scale: 1.1, y: 16 },
  draw: `
    body suit
    wear suitAndTie suit #c8303a
    neck
    head man
    lit #d8d8e0 pair d4 M128 62C144 60 148 84 140 100L132 92Z
  `,
};
