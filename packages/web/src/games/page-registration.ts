import type { Rulebook } from '@grimrule/rulebook';
import type { GameArt } from '../art/game-art.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import type { CourseOf } from '../course/course.ts';
import type { DeckDesk } from '../decks/desk/desk.ts';
import type { LabGame } from '../lab/lab-game.ts';
import type { SignTable } from '../rules/keywords/row.ts';
import type { Cover } from './cover.ts';
import type { PageGame } from './page-game.ts';

/** A game as the page knows it before it is loaded. Everything but the cover is lazy-loaded. */
export interface PageRegistration {
  readonly cover: Cover;
  readonly page: () => Promise<PageGame>;
  /** The pictures of all its cards. */
  readonly art: () => Promise<GameArt>;
  /** The few of them that its cover shows. */
  readonly coverArt: () => Promise<GameArt>;
  /** All cards, for looking them up. */
  readonly catalogue: () => Promise<Catalogue>;
  /** Tells how a game went that is over; without it a result is told without a graph. */
  readonly course?: () => Promise<CourseOf>;
  /** What decks are built of; without it the game has no decks to build. */
  readonly decks?: () => Promise<DeckDesk>;
  /** What the laboratory knows of it; without it there are no experiments. */
  readonly lab?: () => Promise<LabGame>;
  /** The symbols and keywords on its cards, in tables. */
  readonly signTables: () => Promise<(book: Rulebook) => readonly SignTable[]>;
}
