import { interval } from '@grimrule/bots';
import type { CastMember } from '../../games/cast.ts';
import type { PageGame } from '../../games/page-game.ts';
import type { FinishedGame } from '../../link/history/finished.ts';
import { nameOfGame } from '../saved/standing.ts';

export type Result = 'won' | 'lost' | 'draw' | 'over';

/** A game of the history with what its own game says about it. */
export interface Entry {
  readonly finished: FinishedGame;
  readonly page: PageGame;
  readonly result: Result;
  readonly title: string;
  readonly heroes: readonly CastMember[];
  readonly decks: readonly CastMember[];
  readonly against: CastMember | null;
}

/** What a game was for those who played it here. */
export function resultOf({ outcome, mine }: Pick<FinishedGame, 'outcome' | 'mine'>): Result {
  // Bots alone, or both sides at once: nobody here has won or lost.
  if (mine.length === 0) return 'over';
  if (outcome.winners.length === 0 && outcome.result === 'draw') return 'draw';
  const won = mine.filter((seat) => outcome.winners.includes(seat)).length;
  if (won === mine.length) return 'won';
  return won === 0 ? 'lost' : 'over';
}

export function entryOf(finished: FinishedGame, page: PageGame, language: 'en' | 'de'): Entry {
  const cast = page.cast?.(finished.options, language);
  const mine = finished.mine.flatMap((seat) => cast?.players[seat] ?? []);
  return {
    ...{ finished, page, result: resultOf(finished) },
    title: nameOfGame(page, finished, language),
    heroes: mine.flatMap(({ heroes }) => heroes),
    decks: mine.flatMap(({ deck }) => deck ?? []),
    against: cast?.against ?? null,
  };
}

/** How often something won, and between which shares the true one lies. */
export interface Share {
  readonly key: string;
  readonly member: CastMember;
  readonly page: PageGame;
  readonly won: number;
  readonly played: number;
  readonly least: number;
  readonly most: number;
}

export function sharesBy(
  entries: readonly Entry[],
  pick: (entry: Entry) => readonly CastMember[],
): readonly Share[] {
  const found = new Map<string, Omit<Share, 'least' | 'most'>>();
  for (const entry of counted(entries)) {
    const isWon = entry.result === 'won' ? 1 : 0;
    // A deck that two of my seats have played at one table was played once.
    const seen = new Map(pick(entry).map((member) => [member.id, member]));
    for (const member of seen.values()) {
      const key = `${entry.page.name} ${member.id}`;
      const { won = 0, played = 0 } = found.get(key) ?? {};
      found.set(key, { key, member, page: entry.page, won: won + isWon, played: played + 1 });
    }
  }
  return [...found.values()]
    .map((each) => {
      const [least, most] = interval(each.won, each.played);
      return { ...each, least, most };
    })
    .sort((one, other) => other.played - one.played || other.won - one.won);
}

/** Those that were won, lost or drawn. */
export const counted = (entries: readonly Entry[]) =>
  entries.filter(({ result }) => result !== 'over');

/** How many of the newest games were won in a row, and the most ever. */
export function rows(entries: readonly Entry[]): { readonly now: number; readonly best: number } {
  let best = 0;
  let row = 0;
  const oldestFirst = [...counted(entries)].reverse();
  for (const { result } of oldestFirst) {
    row = result === 'won' ? row + 1 : 0;
    best = Math.max(best, row);
  }
  return { now: row, best };
}

export interface Filters {
  readonly game: string;
  readonly hero: string;
  readonly against: string;
  readonly result: '' | Result;
  /** Of the last so many days; 0 for all. */
  readonly days: number;
}

export const NO_FILTERS: Filters = { game: '', hero: '', against: '', result: '', days: 0 };
const DAY_MS = 24 * 60 * 60 * 1000;

export function filtered(
  entries: readonly Entry[],
  { game, hero, against, result, days }: Filters,
  now: number,
): readonly Entry[] {
  return entries.filter(
    (entry) =>
      (game === '' || entry.finished.game === game) &&
      (hero === '' || entry.heroes.some(({ id }) => id === hero)) &&
      (against === '' || entry.against?.id === against) &&
      (result === '' || entry.result === result) &&
      (days === 0 || entry.finished.at > now - days * DAY_MS),
  );
}
