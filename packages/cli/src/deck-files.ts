import { basename } from 'node:path';
import type { Deck, DeckGame } from '@grimrule/decks';
import { deckGameNamed, optionOf, readDeckText } from '@grimrule/decks';
import type { Json } from '@grimrule/kernel';
import { isSent } from '@grimrule/kernel';
import { checksIn } from './checks.ts';
import { readJson, readText } from './files.ts';
import { Mistake } from './mistake.ts';
import type { CliWords } from './words/en.ts';

/** A custom deck. The game decides whether it is legal. */
export interface DeckFile {
  readonly file: string;
  /** The name of the file without its folder and ending. */
  readonly name: string;
  /** As the options of the game take it: an object, or a list as text. */
  readonly deck: Json;
}

const ENDINGS = ['.txt', '.json', '.o8d'];

const endingOf = (file: string) => ENDINGS.find((ending) => file.toLowerCase().endsWith(ending));

/** Names of decks do not end like files, and have no folders. */
const isFile = (typed: string) => endingOf(typed) !== undefined || /[/\\]/.test(typed);

/** Reads names separated by commas: known decks, and files, which may hold several decks. */
export function typedDecks(
  typed: string,
  names: readonly string[],
  game: string,
  say: CliWords,
): readonly (string | DeckFile)[] {
  const { list, named } = checksIn(say);
  const known = named('deck', names);
  return list('--decks')(typed).flatMap((each): readonly (string | DeckFile)[] =>
    isFile(each) ? readDecks(each, game, say) : [known(each)],
  );
}

function readDecks(file: string, name: string, say: CliWords): readonly DeckFile[] {
  const text = readText(file, say);
  const game = deckGameNamed(name);
  const whole = game ? wholeDecks(text, game) : [];
  const own = basename(file, endingOf(file) ?? '');
  if (game && whole.length > 0) {
    return whole.map((deck) => ({
      file,
      name: whole.length > 1 && deck.name !== '' ? deck.name : own,
      deck: optionOf(deck, game),
    }));
  }
  // The game says what is wrong with a list, or with its own options.
  // With a line at its end even a list of one card is a list.
  const isList = endingOf(file) !== '.json' && !/^\s*[{[<]/.test(text);
  if (isList) return [{ file, name: own, deck: `${text}\n` }];
  const deck = readJson(file, say, say.notADeck);
  if (!isSent(deck)) throw new Mistake(say.notADeck(file));
  return [{ file, name: own, deck: deck as Json }];
}

/** The decks of a text that name nothing but cards which are known. */
function wholeDecks(text: string, game: DeckGame): readonly Deck[] {
  const decks = readDeckText(text, [game]).decks.map(({ deck }) => deck);
  const isWhole = ({ unread, strangers }: Deck) =>
    unread.length === 0 && Object.keys(strangers).length === 0;
  return decks.every(isWhole) ? decks : [];
}
