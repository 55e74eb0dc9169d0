import { basename } from 'node:path';
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

const JSON_ENDING = '.json';
const TEXT_ENDING = '.txt';

/** Names of decks do not end like files, and have no folders. */
const isFile = (typed: string) =>
  typed.endsWith(JSON_ENDING) || typed.endsWith(TEXT_ENDING) || /[/\\]/.test(typed);

/** Reads names separated by commas: known decks, and files. */
export function typedDecks(
  typed: string,
  names: readonly string[],
  say: CliWords,
): readonly (string | DeckFile)[] {
  const { list, named } = checksIn(say);
  const known = named('deck', names);
  return list('--decks')(typed).map((each) => (isFile(each) ? readDeck(each, say) : known(each)));
}

function readDeck(file: string, say: CliWords): DeckFile {
  const name = basename(file, file.endsWith(TEXT_ENDING) ? TEXT_ENDING : JSON_ENDING);
  // With a line at its end even a list of one card is a list.
  if (file.endsWith(TEXT_ENDING)) return { file, name, deck: `${readText(file, say)}\n` };
  const deck = readJson(file, say, say.notADeck);
  if (!isSent(deck)) throw new Mistake(say.notADeck(file));
  return { file, name, deck: deck as Json };
}
