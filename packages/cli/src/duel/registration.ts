import { BOARD, DUEL_RESULTS, duel, duelWords, ENDINGS, SIDES } from '@grimrule/duel';
import type { TableGame } from '../table-game.ts';
import { printed } from './card-line.ts';
import { cardFacts, drawCards } from './card-list.ts';
import { describe } from './describe.ts';
import { drawHand } from './hand.ts';
import { DUEL_LABELS } from './labels.ts';
import { drawTable } from './table.ts';

export const registration: TableGame = {
  game: duel,
  words: duelWords,
  cooperative: false,
  flags: [],
  setUp: () => ({ options: null, title: { en: '', de: '' }, typed: [] }),
  combinations: () => [],
  seats: () => SIDES,
  outcomes: [...SIDES, 'draw'],
  endings: ENDINGS,
  cards: () => new Map(cardFacts().entries()),
  drawCards,
  label: (id, language) =>
    DUEL_RESULTS[language].results[id] ?? DUEL_LABELS[language].labels[id] ?? id,
  gauge: (id, language) => DUEL_RESULTS[language].gauges[id] ?? id,
  beginsRound: ({ line }) => line.say === 'turnBegins' && line.seat === BOARD.first,
  // Between its beginning and its attack a turn asks what to play, unless nothing can be played.
  idleTurns: (entries) =>
    entries.filter(({ line: { say, seat } }, at) => {
      const later = entries.slice(at);
      return (
        say === 'turnBegins' &&
        later.some(({ line }) => line.say === 'attackPhase' && line.seat === seat)
      );
    }),
  idleTurn: (language) => DUEL_LABELS[language].idleTurn,
  drawTable,
  drawHand,
  describe,
  worth(design, language) {
    const { colour, kind } = printed(design);
    return DUEL_LABELS[language].labels[colour ?? kind] ?? '';
  },
  summary: (language) => DUEL_LABELS[language].summary,
};
