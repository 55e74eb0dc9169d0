import { INK } from './colours.ts';
import type { Stage } from './drawing/layer.ts';
import { type Meaning, readDrawing, type Verb } from './drawing/read.ts';
import { faceLines } from './face.ts';
import type { Pose, Scene, Signature } from './subject.ts';
import { SHARED_VERBS } from './verbs.ts';
import { BUILDS, HEADS } from './wardrobe/builds.ts';
import { PIECES } from './wardrobe/pieces.ts';

const SHADOW = '#120a2a';

/** Colours that mean the same in every picture. */
const COLOURS = {
  ink: INK,
  white: '#ffffff',
  metal: '#c3cad8',
  steel: '#7d889c',
  iron: '#4a5366',
  wood: '#7a5a34',
  gold: '#e0b04a',
  paper: '#efe3c6',
  bone: '#efe3c6',
  stone: '#8a8f9a',
  leather: '#6b4a2c',
  fire: '#ff8a3c',
  flame: '#ffd23c',
  blood: '#c8303a',
} as const;

/** Colours of a scene that has no owner. */
const OF_NOBODY = { main: '#c8303a', second: '#f2efe6', skin: '#e0a27c' } as const;

/** `wear cape #c22a35`: a piece of the wardrobe in these colours. */
const wear: Verb = ([name = '', ...colours], colour) => {
  const known: Readonly<Record<string, string>> = PIECES;
  const piece = known[name];
  if (piece === undefined) throw new Error(`The wardrobe has no ${name}.`);
  const used = colours.map(colour);
  return piece.replace(/\$(\d)/g, (_, place: string) => {
    // A piece takes its last colour for what it is not told.
    const chosen = used[Number(place) - 1] ?? used.at(-1);
    if (chosen === undefined) throw new Error(`The ${name} has no colour.`);
    return chosen;
  });
};

const drawn = new WeakMap<Signature, readonly Stage[]>();

/** A character without its backdrop, not posed. Made once. */
export function stagesOf(signature: Signature): readonly Stage[] {
  const stages = drawn.get(signature) ?? readDrawing(signature.draw, meaningOf(signature));
  drawn.set(signature, stages);
  return stages;
}

function meaningOf({ palette, ground, build, face = {}, shadow = SHADOW }: Signature): Meaning {
  const [suit, second, skin, rim] = palette;
  const [dark, middle, glow] = ground;
  return {
    colours: { ...COLOURS, suit, second, skin, rim, dark, middle, glow, hair: face.hair ?? INK },
    shadow,
    rim,
    verbs: {
      ...SHARED_VERBS,
      wear,
      /** `body [colour] [options]`: the build, in the colour of the suit. */
      body: ([colour = 'suit', ...options]) =>
        `lit ${colour} d16 ${options.join(' ')} ${BUILDS[build]}`,
      /** `head man [colour]`: a head with the face in it. */
      head: ([shape = 'man', colour = 'skin', ...options], paint) => {
        const path = pathOfHead(shape);
        return `lit ${colour} d0 ${options.join(' ')} ${path}\n${faceLines(face, paint(colour), shadow)}`;
      },
      /** `features`: the face alone, on the part before it. */
      features: ([colour = 'skin'], paint) => faceLines(face, paint(colour), shadow),
      /** `neck [colour]` */
      neck: ([colour = 'skin<25']) => `trim ${colour} |M100 108L117 110L116 130L100 148`,
    },
  };
}

function pathOfHead(shape: string): string {
  const known: Readonly<Record<string, string>> = HEADS;
  const path = known[shape];
  if (path === undefined) throw new Error(`There is no head ${shape}.`);
  return path;
}

/** What a scene shows before its backdrop. */
export function stagesOfScene({ ground, colours = {}, figures = {}, draw }: Scene) {
  const [dark, middle, glow] = ground;
  return readDrawing(draw, {
    colours: { ...COLOURS, ...OF_NOBODY, dark, middle, glow, rim: glow, ...colours },
    shadow: SHADOW,
    rim: colours.rim ?? glow,
    verbs: {
      ...SHARED_VERBS,
      wear,
      /** `figure name transform [o.5]` */
      figure: ([name = '', ...rest]) => {
        const signature = figures[name];
        if (!signature) throw new Error(`There is no figure ${name} in this scene.`);
        const faint = rest.find((word) => /^o\.\d+$/.test(word));
        const transform = rest.filter((word) => word !== faint).join(' ');
        return [
          {
            kind: 'figure',
            transform,
            opacity: faint === undefined ? 1 : Number(faint.slice(1)),
            stages: stagesOf(signature),
          },
        ];
      },
    },
  });
}

/** A pose turns and grows a figure about its chest. */
export function transformOf({ turn = 0, scale = 1, x = 0, y = 0 }: Pose): string {
  const rest = (centre: number) => Math.round(centre * (1 - scale) * 10) / 10;
  const turned = turn === 0 ? '' : `rotate(${turn} 100 140)`;
  const moved = x === 0 && y === 0 ? '' : `translate(${x} ${y})`;
  return `${moved}${turned}${scale === 1 ? '' : `translate(${rest(100)} ${rest(140)})scale(${scale})`}`;
}
