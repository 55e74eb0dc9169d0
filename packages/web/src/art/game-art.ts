import type { Art } from '../games/page-game.ts';
import { EMBLEMS, type Emblem } from './emblems.ts';
import { svgOf, type View } from './picture.ts';
import { isSignature, type Subject } from './subject.ts';

/** The pictures of a game, once they are loaded. */
export interface GameArt {
  /** A picture as an SVG document; the same card always gets the same one. */
  svg(art: Art, view: View): string;
  /** Whether it is a character, who may lean out of a frame. */
  isFigure(art: Art): boolean;
  /** The sign of a character. */
  emblem(art: Art): Emblem | null;
}

/** The art of a game from what each of its cards shows. */
export function gameArt(subjectOf: (art: Art) => Subject): GameArt {
  return {
    svg: (art, view) => svgOf(subjectOf(art), view),
    isFigure: (art) => isSignature(subjectOf(art)),
    emblem(art) {
      const { emblem } = subjectOf(art);
      return emblem === undefined ? null : EMBLEMS[emblem];
    },
  };
}
