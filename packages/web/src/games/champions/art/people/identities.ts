import type { Signature } from '../../../../art/subject.ts';

export const peterParker: Signature = {
  palette: ['#3a6ea5', '#c9202b', '#ebb98f', '#ffd27a'],
  ground: ['#15304a', '#3f87b3', '#ffd27a'],
  build: 'athlete',
  emblem: 'city',
  face: { hair: '#4a2c1c', iris: '#6b4a2a', mood: 'smile' },
  pose: { turn: 4, scale: 1.06, x: -1, y: 12 },
  draw: `
    body #33628f
    trim #c8303a d11 |M100 150L116 136L124 133C128 160 122 200 122 246L100 246
    trim #4c80b0 pair d11 M118 122C128 130 140 134 148 137L130 176L108 146Z
    trim #d79f78 |M100 110L117 110L116 128L100 146
    head man
    trim #4a2c1c d14 rim M62 84C60 50 74 30 100 28C128 26 142 46 138 82C136 74 132 66 126 60C114 66 92 66 82 56C74 62 66 70 62 84Z
    line #806854 w2 M92 36C84 42 80 48 82 56M112 34C122 40 126 50 126 60
  `,
};

export const sheHulk: Signature = {
  palette: ['#4fae4a', '#6a35a8', '#57b84c', '#ffe76b'],
  ground: ['#1c1240', '#6a35a8', '#9be04e'],
  build: 'amazon',
  emblem: 'fist',
  face: { hair: '#0d4a30', iris: '#1d7a3a', lip: '#1d5a2c', isWoman: true, mood: 'smirk' },
  shadow: '#06263a',
  pose: { scale: 1.08, y: 15 },
  fleck: ['debris', '#8a6ab0'],
  draw: `
    lit #0d4a30 d20 lt:#1f7a4c M100 18C150 12 176 44 170 92C168 118 184 132 182 158C168 150 160 152 150 164C140 150 60 150 50 164C40 152 34 150 18 160C16 134 34 118 30 92C24 44 50 12 100 18Z
    line #176a42 w2.5 M40 70C38 100 44 120 36 140M56 46C46 80 52 120 56 146M160 70C164 100 158 120 166 140M146 50C152 80 148 120 148 146
    body #57b84c
    trim #f1ecff d12 sh:#9e8bc5 |M100 164C110 162 122 152 128 132L150 136C156 160 150 200 154 246L100 246
    trim #6d35b0 d11 rim |M100 186C116 186 134 172 146 150L156 140C162 166 156 205 158 246L100 246
    flat #14503a o.8 M100 128L112 113L118 126L108 146Z
    head woman
    trim #0d4a30 d12 rim lt:#2c9a60 M58 120C48 66 66 22 108 24C146 26 152 74 142 124C138 112 134 100 133 88C132 72 126 62 116 54C104 50 96 46 92 38C88 56 74 62 69 88C67 102 64 112 58 120Z
    line #1f7a4c M92 38C86 54 74 62 66 84M112 32C128 42 136 56 138 80
  `,
};

export const carolDanvers: Signature = {
  palette: ['#7a4a2a', '#2a3f78', '#f0bd97', '#ffe9b8'],
  ground: ['#1b2a44', '#6a8ab0', '#ffd9a0'],
  build: 'amazon',
  emblem: 'wings',
  face: { hair: '#a8742a', iris: '#2f6fd0', lip: '#c05060', isWoman: true, mood: 'smile' },
  pose: { turn: 5, scale: 1.06, y: 10 },
  draw: `
    wear sweptBack #c28b36
    body suit
    wear jacket #8c5a34 second
    wear furCollar #e8d8b8
    sign star5 #ffd24a 148 196 22
    neck
    head woman
    wear sweptFront #e8b64a
  `,
};

export const jenniferWalters: Signature = {
  palette: ['#5a3a7a', '#efeaf6', '#ecbf9c', '#d8ffb0'],
  ground: ['#122a2a', '#2f7a70', '#c8f0a0'],
  build: 'woman',
  emblem: 'scales',
  face: {
    hair: '#3a2018',
    iris: '#3f8a4a',
    lip: '#b04a50',
    isWoman: true,
    mood: 'calm',
    glasses: '#2a2030',
  },
  pose: { turn: -4, scale: 1.06, y: 10 },
  draw: `
    wear bunBack #4a2818
    wear bobBack #3f2216
    body suit
    wear blouse suit second
    neck
    head woman
    wear pinned #57301c
  `,
};

export const tonyStark: Signature = {
  palette: ['#3a4250', '#8c1c22', '#e0b08a', '#8df1ff'],
  ground: ['#161a26', '#4a5a78', '#8df1ff'],
  build: 'athlete',
  emblem: 'gear',
  face: { hair: '#231a18', iris: '#5a3a20', mood: 'smirk', moustache: '#231a18' },
  pose: { turn: -6, scale: 1.06, x: 2, y: 12 },
  draw: `
    body suit
    wear coat suit>10 second
    glow #e8fdff halo:#59e4ff w9 O100 196 12
    line ink w3 O100 196 15
    neck
    head man
    in flat #231a18 |M100 117L108 115L105 129L100 131
    in flat #231a18 pair M127 96L134 84L137 104L128 112Z
    wear side #2c211e
    line #5a4640 w2 M78 52C92 40 112 38 128 50
  `,
};

export const tChalla: Signature = {
  palette: ['#1c1a26', '#6a3ab0', '#6b4630', '#d8b8ff'],
  ground: ['#1a1430', '#5a4aa0', '#ffd98a'],
  build: 'strong',
  emblem: 'crown',
  face: { hair: '#15100e', iris: '#3a2414', stubble: true, mood: 'calm' },
  shadow: '#1a0a24',
  pose: { turn: 3, scale: 1.05, y: 12 },
  draw: `
    body suit lt:#4a4866
    trim #2a2638 d12 |M100 152L122 130L166 140C160 180 152 215 154 246L100 246
    line #cfd5e6 w2.4 pair M108 156L126 136M112 172L140 142M118 190L152 148
    trim #cfd5e6 d6 |M100 144L120 118L128 130L106 160L100 164
    wear sash second
    neck
    head broad
    wear cropped #15100e
  `,
};
