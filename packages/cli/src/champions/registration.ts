import {
  CHAMPIONS_RESULTS,
  champions,
  championsWords,
  DESIGNS,
  designCoded,
  ENDINGS,
  isOffered,
} from '@grimrule/champions';
import type { State } from '@grimrule/kernel';
import type { TableGame } from '../table-game.ts';
import { campaign } from './campaign.ts';
import { cardFacts, drawCards } from './card-list.ts';
import { describe } from './describe.ts';
import { drawHand } from './hand.ts';
import { CHAMPIONS_LABELS } from './labels.ts';
import { combinations, FLAGS, load, setUp } from './setup.ts';
import { drawTable } from './table.ts';

export const registration: TableGame = {
  game: champions,
  words: championsWords,
  cooperative: true,
  flags: FLAGS,
  load,
  campaign,
  setUp,
  combinations,
  seats,
  outcomes: ['won', 'lost'],
  endings: ENDINGS,
  offers: isOffered,
  cards: () => new Map(cardFacts().map((facts) => [designCoded(facts.code), facts])),
  drawCards,
  label: (id, language) => CHAMPIONS_RESULTS[language].results[id] ?? id,
  gauge: (id, language) => CHAMPIONS_RESULTS[language].gauges[id] ?? id,
  beginsRound: ({ line }) => line.say === 'roundBegins',
  // The active player is always asked: changing form or ending the turn is always possible.
  idleTurns: () => [],
  idleTurn: () => '',
  drawTable,
  drawHand,
  describe,
  // The option that spends a card says its resources.
  worth: () => '',
  summary: (language) => CHAMPIONS_LABELS[language].summary,
};

/** Seats are called after their heroes. The identity of a seat has the number of the seat. */
function seats({ cards, seats: count }: State): readonly string[] {
  return cards.slice(0, Math.min(count, cards.length)).map(({ front }) => {
    return (DESIGNS[front]?.set ?? '').replaceAll('_', '-');
  });
}
