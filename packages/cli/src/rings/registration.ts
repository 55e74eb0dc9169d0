import type { State } from '@grimrule/kernel';
import {
  DECKS,
  DESIGNS,
  ENDINGS,
  RINGS_RESULTS,
  rings,
  ringsWords,
  scoreOf,
} from '@grimrule/rings';
import type { TableGame } from '../table-game.ts';
import { campaign } from './campaign.ts';
import { cardFacts, drawCards } from './card-list.ts';
import { describe } from './describe.ts';
import { drawHand } from './hand.ts';
import { RINGS_LABELS } from './labels.ts';
import { combinations, FLAGS, setUp } from './setup.ts';
import { drawTable } from './table.ts';

type RingsState = Parameters<typeof scoreOf>[0];

export const registration: TableGame = {
  game: rings,
  words: ringsWords,
  cooperative: true,
  flags: FLAGS,
  campaign,
  setUp,
  combinations,
  seats,
  outcomes: ['won', 'lost'],
  endings: ENDINGS,
  // RR: Scoring. Only a game that was won is scored.
  score: (state) =>
    state.outcome?.result === 'players' ? scoreOf(state as RingsState).total : null,
  cards: () => new Map(cardFacts().entries()),
  drawCards,
  label: (id, language) => RINGS_RESULTS[language].results[id] ?? id,
  gauge: (id, language) => RINGS_RESULTS[language].gauges[id] ?? id,
  beginsRound: ({ line }) => line.say === 'roundBegins',
  // There are no turns to wait for: every player who can act in a window is asked.
  idleTurns: () => [],
  idleTurn: () => '',
  drawTable,
  drawHand,
  describe,
  // Resources lie on heroes, and the option that spends one says whose it is.
  worth: () => '',
  summary: (language) => RINGS_LABELS[language].summary,
};

/** Seats are called after their decks, or else after their first heroes: those are unique. */
function seats({ cards, seats: count }: State): readonly string[] {
  return Array.from({ length: count }, (_, seat) => {
    const own = cards.flatMap(({ owner, front }) => {
      const printed = DESIGNS[front];
      return owner === seat && printed?.type === 'Hero' ? [printed] : [];
    });
    const deck = DECKS.find(
      ({ heroes }) =>
        heroes.length === own.length && own.every(({ code }) => heroes.includes(code)),
    );
    return deck?.slug ?? slugOf(own[0]?.name ?? '');
  });
}

/** `eowyn` */
function slugOf(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
}
