import type { Art } from '../games/page-game.ts';
import { EMBLEMS, type Emblem } from './emblems.ts';
import { svgOf, type View } from './picture.ts';
import { isSignature, type Subject } from './subject.ts';

/** The pictures of a game, once they are loaded. */
export interface GameArt {
  /** Whether the picture of this card has been loaded: a pack's are loaded with the first of them. */
  has(art: Art): boolean;
  /** Loads it, with those that it is loaded with. */
  load(art: Art): Promise<void>;
  /** A picture as an SVG document; the same card always gets the same one. */
  svg(art: Art, view: View): string;
  /** Whether it is a character, who may lean out of a frame. */
  isFigure(art: Art): boolean;
  /** The sign of a character. */
  emblem(art: Art): Emblem | null;
}

/** How pictures that are not all loaded at once are loaded. */
type Loading = Pick<GameArt, 'has' | 'load'>;

const AT_ONCE: Loading = { has: () => true, load: () => Promise.resolve() };

/** The art of a game from what each of its cards shows. */
export function gameArt(
  subjectOf: (art: Art) => Subject,
  { has, load }: Loading = AT_ONCE,
): GameArt {
  return {
    has,
    load,
    svg: (art, view) => svgOf(subjectOf(art), view),
    isFigure: (art) => isSignature(subjectOf(art)),
    emblem(art) {
      const { emblem } = subjectOf(art);
      return emblem === undefined ? null : EMBLEMS[emblem];
    },
  };
}
