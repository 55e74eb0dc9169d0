import { ENDINGS, highcard, highcardWords, numberOf, POOL, SEATS } from '@grimrule/highcard';
import type { View } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import type { Sheet, TableGame } from '../table-game.ts';
import { lookingAt } from '../table-view.ts';
import { LABELS } from './labels.ts';

const { knownCards, record, sightings } = lookingAt(highcard as TableGame['game']);

export const registration: TableGame = {
  game: highcard,
  words: highcardWords,
  cooperative: false,
  flags: [],
  setUp: () => ({ options: null, title: { en: '', de: '' }, typed: [] }),
  combinations: () => [],
  seats: () => ['first', 'second'],
  outcomes: ['first', 'second', 'draw'],
  endings: ENDINGS,
  cards: () => POOL.map(({ code }, design) => ({ code, number: numberOf(design) })),
  drawCards: (language) => POOL.map((_, design) => highcardWords[language].name(design)),
  label: (id, language) => LABELS[language].labels[id] ?? id,
  beginsRound: () => false,
  idleTurns: () => [],
  idleTurn: () => '',
  drawTable,
  drawHand,
  describe: (design, language) => highcardWords[language].name(design),
  worth: () => '',
  summary: (language) => LABELS[language].summary,
};

/** A line for each player: their tricks, and the card that they have laid. */
function drawTable(view: View, { language }: Sheet): readonly string[] {
  const say = LABELS[language];
  return SEATS.map((seat) => {
    const name = highcardWords[language].seat(seat);
    const tricks = say.tricks(sightings(view, 'tricks', seat).length / 2);
    return ` ${name}: ${tricks}  ${namesOf(view, 'laid', seat, language)}`.trimEnd();
  });
}

function drawHand(view: View, { language }: Sheet): readonly string[] {
  return [` ${LABELS[language].hand}: ${namesOf(view, 'hand', view.seat, language)}`];
}

function namesOf(view: View, zone: string, seat: number, language: Language): string {
  const designs = knownCards(view, zone, seat).map((card) => record(view, card)?.design ?? 0);
  return designs.map((design) => highcardWords[language].name(design)).join(', ');
}
