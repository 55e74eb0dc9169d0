import { duel, duelWords, POOL } from '@grimrule/duel';
import type { TableGame } from '../table-game.ts';
import { costText, printed, statsText } from './card-line.ts';
import { drawHand } from './hand.ts';
import { DUEL_LABELS } from './labels.ts';
import { drawTable } from './table.ts';

export const duelGame: TableGame = {
  game: duel,
  words: duelWords,
  options: null,
  seats: ['heroes', 'villains'],
  outcomes: ['heroes', 'villains', 'draw'],
  endings: ['heroPoints', 'villainPoints', 'civilians', 'deck'],
  cards: POOL.map(({ code, name, kind, side, character, colour, cost, copies, stats }) => ({
    code,
    name: name.en,
    nameDe: name.de,
    kind,
    side,
    character,
    colour,
    cost,
    strength: stats.strength ?? null,
    life: stats.life ?? null,
    points: stats.points ?? null,
    copies,
  })),
  label: (id, language) => DUEL_LABELS[language].labels[id] ?? id,
  // The villains begin.
  beginsRound: ({ line }) => line.say === 'turnBegins' && line.seat === 1,
  drawTable,
  drawHand,
  describe(design, language) {
    const say = DUEL_LABELS[language];
    const card = printed(design);
    const parts = [
      card.colour ? say.labels[card.colour] : '',
      card.cost.length > 0 ? `${say.cost} ${costText(card, say)}` : '',
      statsText(card, say),
    ];
    return parts.filter((part) => part !== '').join(', ');
  },
  worth(design, language) {
    const { colour, kind } = printed(design);
    return DUEL_LABELS[language].labels[colour ?? kind] ?? '';
  },
  summary: (language) => DUEL_LABELS[language].summary,
};
