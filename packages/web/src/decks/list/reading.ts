import type { Imported, ReadDeck } from '@grimrule/decks';
import { DECK_GAMES, faultSentence, readDeckFile, readDeckText, siteDeckIn } from '@grimrule/decks';
import { fetchSiteDeck } from '../../link/server/decks-api.ts';
import { readDecksFile, toRestore } from '../kept/backup.ts';
import { keepDecks, keepOwned, listAll } from '../kept/deck-shelf.ts';
import type { DeckTexts } from '../words/en.ts';

/** What was brought: decks, sentences about what was not read, and how many decks of our own file are back. */
export interface Brought {
  readonly decks: readonly ReadDeck[];
  readonly faults: readonly string[];
  readonly restored: number;
}

/** More files than these at once are an accident. */
const MOST_FILES = 100;

const NOTHING: Brought = { decks: [], faults: [], restored: 0 };

/** Reads a pasted text; a link to a deck of a site is fetched through the server. */
export async function readPasted(
  text: string,
  language: 'en' | 'de',
  say: DeckTexts,
  onFetching: (doing: string) => void,
): Promise<Brought> {
  const site = siteDeckIn(text, DECK_GAMES);
  if (!site) return (await restored(text)) ?? brought(readDeckText(text), language);
  const { name, host } = site.game.site;
  onFetching(say.bringing.fetching(name));
  const { id, isPublished } = site;
  const fetched = await fetchSiteDeck({ host, id, isPublished });
  if ('text' in fetched) return brought(readDeckText(fetched.text, [site.game]), language);
  const sentence = {
    siteOff: say.bringing.siteOff,
    noSuchDeck: say.bringing.noSuchDeck(name),
    siteSilent: say.bringing.siteSilent(name),
    unreachable: say.bringing.notFetched(name),
  }[fetched.why];
  return { ...NOTHING, faults: [sentence] };
}

/** Reads several files; what one of them holds is read although another is broken. */
export async function readFiles(
  files: readonly File[],
  language: 'en' | 'de',
  say: DeckTexts,
): Promise<Brought> {
  let all = NOTHING;
  for (const file of files.slice(0, MOST_FILES)) {
    const bytes = new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer());
    const own = await restored(new TextDecoder().decode(bytes));
    const read = own ?? brought(named(readDeckFile(bytes), file.name), language);
    const faults = read.faults.map((fault) => say.bringing.inFile(file.name, fault));
    all = {
      decks: [...all.decks, ...read.decks],
      faults: [...all.faults, ...faults],
      restored: all.restored + read.restored,
    };
  }
  return all;
}

/** One byte more than is read, so that a file that is too large is noticed. */
const MOST_BYTES = 4 * 1024 * 1024 + 1;

/** A file of a single deck without a name gives it its own. */
function named(read: Imported, file: string): Imported {
  const [only, ...others] = read.decks;
  if (!only || others.length > 0 || only.deck.name !== '') return read;
  const name = file.replace(/\.[^.]*$/, '');
  return { ...read, decks: [{ ...only, deck: { ...only.deck, name } }] };
}

function brought({ decks, faults }: Imported, language: 'en' | 'de'): Brought {
  return { decks, faults: faults.map((fault) => faultSentence(fault, language)), restored: 0 };
}

/** Our own file of all decks is taken whole; null for any other text. */
async function restored(text: string): Promise<Brought | null> {
  const file = readDecksFile(text);
  if (!file) return null;
  const decks = toRestore(await listAll(), file.decks);
  await keepDecks(decks);
  for (const owned of file.collections) await keepOwned(owned);
  return { ...NOTHING, restored: file.decks.length };
}
