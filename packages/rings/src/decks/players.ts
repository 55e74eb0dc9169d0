import { fieldsBesides, isDeckList, isSent, isTexts, isWhole, listFault } from '@grimrule/kernel';
import { MOST_PLAYERS } from '../board.ts';
import { BUILT_DECKS } from './built-decks.ts';
import type { Deck, NamedDeck } from './deck.ts';
import { deckProblems, sharedHeroes } from './deck-building.ts';
import { readDeckList } from './deck-list.ts';
import { LEARNING_DECKS } from './learning-decks.ts';
import type { SetupLine } from './lines.ts';

/** Every deck that can be chosen by its name. */
export const DECKS: readonly NamedDeck[] = [...LEARNING_DECKS, ...BUILT_DECKS];

/** The decks of the players: names, lists as text, or `{ heroes, cards }`. */
export function readDecks(decks: unknown, problems: SetupLine[]): readonly Deck[] {
  if (!Array.isArray(decks) || decks.length === 0 || decks.length > MOST_PLAYERS) {
    problems.push({ say: 'wrongOption', option: 'decks' });
    return [];
  }
  const read = decks.flatMap((sent: unknown, seat) => {
    const deck = readDeck(sent, `decks.${seat}`, problems);
    if (!deck) return [];
    for (const line of deckProblems(deck, { seat })) problems.push(line);
    return [deck];
  });
  if (read.length === decks.length) for (const line of sharedHeroes(read)) problems.push(line);
  return read;
}

/** Reads one deck; what cannot be read is a problem under its path. */
function readDeck(sent: unknown, path: string, problems: SetupLine[]): Deck | undefined {
  if (typeof sent === 'string') {
    const named = DECKS.find(({ slug }) => slug === sent);
    if (named) return named;
    if (isDeckList(sent)) {
      const fault = listFault(sent);
      if (!fault) return readDeckList(sent);
      problems.push({ ...fault, option: path });
      return undefined;
    }
    problems.push({ say: 'unknownDeck', deck: sent });
    return undefined;
  }
  if (!isSent(sent)) {
    problems.push({ say: 'wrongOption', option: path });
    return undefined;
  }
  for (const field of fieldsBesides(sent, ['heroes', 'cards'])) {
    problems.push({ say: 'unknownOption', option: `${path}.${field}` });
  }
  const { heroes, cards } = sent;
  const hasHeroes = isTexts(heroes);
  const hasCards = isCounts(cards);
  if (!hasHeroes) problems.push({ say: 'wrongOption', option: `${path}.heroes` });
  if (!hasCards) problems.push({ say: 'wrongOption', option: `${path}.cards` });
  return hasHeroes && hasCards ? { heroes, cards } : undefined;
}

/** Far more than any deck holds: so that nobody makes a table count for ever. */
const MOST_OF_A_CARD = 99;

export function isCounts(value: unknown): value is Readonly<Record<string, number>> {
  return (
    isSent(value) &&
    Object.values(value).every((count) => isWhole(count) && count > 0 && count <= MOST_OF_A_CARD)
  );
}
