import type { Subject } from '../../../src/art/subject.ts';
import { CHAMPIONS_SUBJECTS, championsArt } from '../../../src/games/champions/art/art.ts';
import { champions } from '../../../src/games/champions/champions.ts';
import { DUEL_SUBJECTS, duelArt } from '../../../src/games/duel/art/art.ts';
import { duel } from '../../../src/games/duel/duel.ts';
import type { Art, PageGame } from '../../../src/games/page-game.ts';
import { RINGS_SUBJECTS, ringsArt } from '../../../src/games/rings/art/art.ts';
import { rings } from '../../../src/games/rings/rings.ts';

export interface Pictured {
  readonly art: Art;
  readonly title: string;
}

/** Each card once: guises of a card share its code. */
function pictured(page: PageGame): readonly Pictured[] {
  const byCode = new Map<string, Pictured>();
  page.game.definition.printed.forEach((card, design) => {
    if (!card) return;
    const { art, title } = page.face(design, 'en');
    if (!byCode.has(art.code)) byCode.set(art.code, { art, title });
  });
  return [...byCode.values()];
}

const gameOf = (
  page: PageGame,
  pictures: typeof championsArt,
  subjects: Readonly<Record<string, Subject>>,
) => ({ page, pictures, subjects, cards: pictured(page) });

export const GAMES = {
  champions: gameOf(champions, championsArt, CHAMPIONS_SUBJECTS),
  rings: gameOf(rings, ringsArt, RINGS_SUBJECTS),
  duel: gameOf(duel, duelArt, DUEL_SUBJECTS),
} as const;

export const NAMES = ['champions', 'rings', 'duel'] as const;
