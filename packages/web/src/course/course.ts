import type { Match, Seat } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import type { IconName } from '../card/icons.tsx';

/** A number that went up and down in the course of a game. */
export interface Series {
  readonly id: string;
  readonly name: string;
  readonly role: 'foe' | 'own' | 'plan';
  /** By point of the course; null where there was no such number. */
  readonly values: readonly (number | null)[];
}

/** A number that sums a game up. */
interface Figure {
  readonly id: string;
  readonly value: string;
  readonly label: string;
  readonly icon?: IconName;
}

/** Something worth watching again. */
export interface Highlight {
  /** The number of decisions after which it is seen. */
  readonly at: number;
  readonly round: number;
  readonly text: string;
}

/** What a player did. */
interface PlayersShare {
  readonly seat: number;
  readonly figures: readonly Figure[];
}

/** The course of a game that is over, told from its positions and its log. */
export interface Course {
  /** The points of the graph: a number for each round or turn at its beginning, and the end. */
  readonly points: readonly string[];
  readonly per: string;
  readonly series: readonly Series[];
  readonly decided: Highlight | null;
  readonly figures: readonly Figure[];
  readonly players: readonly PlayersShare[];
  readonly highlights: readonly Highlight[];
}

export type CourseOf = (
  match: Match,
  language: Language,
  /** What the players are called. */
  seatName: (seat: Seat) => string,
) => Course;
