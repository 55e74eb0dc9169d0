import { mix } from './colours.ts';
import type { Face } from './subject.ts';

/** One shadow along the nose splits every face. */
const SPLIT = 'M101 20L105 66L101 82L109 103L102 108L105 112L103 140L170 140L170 20Z';
const SOCKETS = 'M70 76L98 81L100 84L102 81L130 76L127 92L106 95L100 90L94 95L73 92Z';

/** The planes of a face as lines of a drawing; the head that they are drawn in cuts them off. */
export function faceLines(face: Face, skin: string, shadow: string): string {
  const shade = mix(skin, shadow, 0.46);
  const deep = mix(skin, shadow, 0.72);
  const lines = [
    `flat ${shade} ${SPLIT}`,
    `flat ${shade} ${SOCKETS}`,
    ...ageLines(face, shade),
    ...beardLines(face, skin),
    `flat ${mix(shade, '#000000', 0.12)} M100 86L109 104L100 108Z`,
    `flat ${mix(skin, '#fff4d8', 0.2)} M100 84L96 103L91 105L100 108Z`,
    ...eyeLines(face),
    ...browLines(face),
    ...mouthLines(face, shade, deep),
    ...glassesLines(face),
  ];
  return lines.map((line) => `in ${line}`).join('\n');
}

function ageLines({ isOld }: Face, shade: string): readonly string[] {
  if (!isOld) return [];
  return [
    `line ${shade} w1.8 M84 58C92 54 108 54 116 58M87 51C94 48 106 48 113 51`,
    `line ${shade} w1.8 pair M112 103C116 106 118 110 117 114`,
  ];
}

function beardLines({ beard, stubble, moustache }: Face, skin: string): readonly string[] {
  const rough = mix(skin, '#2a1a2a', 0.4);
  const full = beard ?? (stubble ? rough : undefined);
  return [
    ...(full === undefined
      ? []
      : [
          `flat ${full} |M100 104L114 107L127 92L134 84L136 130L100 132`,
          `flat ${beard === undefined ? rough : mix(beard, '#000000', 0.25)} |M100 103C108 101 113 104 114 110L107 113L100 112`,
        ]),
    ...(moustache === undefined
      ? []
      : [`flat ${moustache} |M100 105C108 103 114 106 116 113L108 111L100 111`]),
  ];
}

function eyeLines({ isWoman, glow, iris = '#3d6ea8', mood }: Face): readonly string[] {
  const lid = isWoman
    ? 'line #1c1a2a w3 pair M104 89C109 79 120 75 131 76'
    : 'line #1c1a2a w2.6 pair M105 88L111 81L127 77';
  const white = isWoman
    ? 'M106 87C110 80 120 77 127 79L130 77C128 86 120 91 111 91Z'
    : mood === 'rage'
      ? 'M105 89L111 84L126 77L125 88L112 92Z'
      : 'M106 88L111 82L125 79L124 88L112 91Z';
  return [
    `flat ${glow ?? '#fff9ec'} pair ${white}`,
    ...(glow === undefined
      ? [`flat ${iris} pair M113 80A5 5 0 1 0 120 79Z`, 'flat ink O116.4 84 2.6O83.6 84 2.6']
      : []),
    lid,
  ];
}

function browLines({ isWoman, mood = 'grim', hair = '#2a1a12', brow = 1 }: Face) {
  if (isWoman) {
    const up = mood === 'smirk' || mood === 'smile' ? 4 : mood === 'rage' ? -2 : 2;
    return [
      `flat ${hair} pair M104 ${80 - up}C112 ${72 - up} 122 ${68 - up} 131 ${72 - up}C122 ${71 - up} 113 ${75 - up} 105 ${82 - up}Z`,
    ];
  }
  if (mood === 'calm' || mood === 'smile') {
    return [`flat ${hair} pair M104 78L108 72L126 68L131 74L122 74L108 78Z`];
  }
  const down = mood === 'rage' ? brow + 4 : brow;
  return [
    `flat ${hair} pair M102 ${82 + down / 2}L106 ${76 - down}L126 67L131 73L122 74L107 ${82 - down}Z`,
  ];
}

function mouthLines({ isWoman, mood, lip = '#a8324a' }: Face, shade: string, deep: string) {
  if (mood === 'rage') {
    return [
      'flat #2a0a10 M84 110L116 110L112 122L88 122Z',
      'flat #fff3dc M86 111H114L113 115H87ZM88 121L112 121L112.5 118H87.5Z',
    ];
  }
  if (isWoman) {
    return mood === 'smirk'
      ? [
          `flat ${lip} M89 112Q96 109 100 111Q105 108 113 108Q106 119 98 118Q92 117 89 112Z`,
          `line ${deep} w1.6 M89 112Q102 115 114 107.5`,
        ]
      : mood === 'smile'
        ? [
            `flat ${lip} M88 110Q96 108.5 100 110Q104 108.5 112 110Q106 121 100 121Q94 121 88 110Z`,
            'flat #fff6ee M91 111.5Q100 113.5 109 111.5Q105 116 100 116Q95 116 91 111.5Z',
          ]
        : [
            `flat ${lip} M90 112Q96 108.5 100 110.5Q104 108.5 110 112Q100 119 90 112Z`,
            `line ${deep} w1.4 M90 112Q100 114 110 112`,
          ];
  }
  if (mood === 'smile') return [`line ${deep} w2.6 M88 111Q101 120 113 110`];
  if (mood === 'smirk') return [`line ${deep} w2.6 M89 114Q102 116 113 108`];
  return [`line ${deep} w2.6 M89 114Q100 111 111 114`, `line ${shade} w2 M94 119.5L106 119.5`];
}

function glassesLines({ glasses }: Face): readonly string[] {
  if (glasses === undefined) return [];
  return [
    `flat ${glasses} o.35 pair M104 78L130 76L128 93L108 95Z`,
    `line ${glasses} w3.2 pair M104 78L130 76L128 93L108 95ZM130 78L140 74`,
    `line ${glasses} w3.2 M96 80L104 80`,
  ];
}
