import { sensible } from '@grimrule/bots';
import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game, Json } from '@grimrule/kernel';
import { rings } from '@grimrule/rings';
import { DEEDS as championsDeeds } from '../../src/games/champions/deeds.ts';
import { DEEDS as duelDeeds } from '../../src/games/duel/deeds.ts';
import { DEEDS as ringsDeeds } from '../../src/games/rings/deeds.ts';
import { PAUSES as ringsPauses } from '../../src/games/rings/pauses.ts';
import type { Clicked } from './counting.ts';
import { countClicks } from './counting.ts';

/** A table of one person, as it is counted. */
interface Played {
  readonly name: string;
  readonly page: Clicked;
  readonly options: Json;
}

const RINGS: Clicked = { game: rings as Game, deeds: ringsDeeds, pauses: ringsPauses };
const CHAMPIONS: Clicked = { game: champions as Game, deeds: championsDeeds };

export const PLAYED: readonly Played[] = [
  {
    name: 'Champions: Spider-Man against Rhino, a round',
    page: CHAMPIONS,
    options: { scenario: 'rhino', heroes: ['spider-man'] },
  },
  {
    name: 'Champions: Iron Man against Ultron, a round',
    page: CHAMPIONS,
    options: { scenario: 'ultron', heroes: ['iron-man'] },
  },
  ...['leadership', 'tactics', 'spirit', 'lore'].map((deck) => ({
    name: `Rings: ${deck} in Passage Through Mirkwood, a round`,
    page: RINGS,
    options: { scenario: 'passage', decks: [deck] },
  })),
  {
    name: 'Duel: the heroes, a turn',
    page: { game: duel as Game, deeds: duelDeeds, isByTurn: true, player: sensible },
    options: null,
  },
];

/** What the middle round of several games takes, and a long one. */
export interface Tally {
  readonly rounds: number;
  readonly questions: number;
  readonly clicks: number;
  readonly longClicks: number;
  readonly plainClicks: number;
}

export function tally({ page, options }: Played, games: number): Tally {
  // A player who looks ahead takes its time.
  const played = page.player ? Math.ceil(games / 5) : games;
  const counts = Array.from({ length: played }, (_, at) =>
    countClicks(page, options, `clicks ${at}`),
  );
  const all = (of: (count: (typeof counts)[number]) => readonly number[]) =>
    counts.flatMap(of).sort((one, other) => one - other);
  const at = (sorted: readonly number[], share: number) =>
    sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const clicks = all((count) => count.clicks);
  return {
    rounds: clicks.length,
    questions: at(
      all((count) => count.questions),
      0.5,
    ),
    clicks: at(clicks, 0.5),
    longClicks: at(clicks, 0.9),
    plainClicks: at(
      all((count) => count.plainClicks),
      0.5,
    ),
  };
}
