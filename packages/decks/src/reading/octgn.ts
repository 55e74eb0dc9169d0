import sax from 'sax';
import type { DeckGame } from '../deck-game.ts';
import type { Entry, Place } from './entries.ts';
import { countIn, deckOf } from './entries.ts';
import type { Imported, ReadFault } from './result.ts';
import { refused } from './result.ts';

const DEEPEST = 8;
const MOST_CARDS = 5_000;

/** The types of the library do not know its switch for entities. */
const STRICT: { readonly strictEntities: true } & Parameters<typeof sax.parser>[1] = {
  strictEntities: true,
};

/** A file that is refused in the middle. */
class Refused extends Error {
  readonly fault: ReadFault;

  constructor(fault: ReadFault) {
    super(fault.say);
    this.fault = fault;
  }
}

interface Found {
  game: string;
  readonly entries: Entry[];
  readonly unread: string[];
  notes: string;
}

/** Reads a deck file of OCTGN. The file may have no types of document and no entities of its own. */
export function readOctgn(text: string, games: readonly DeckGame[]): Imported {
  try {
    const found = parsed(text, games);
    const game = games.find(({ octgn }) => octgn.id === found.game.toLowerCase());
    if (!game) return refused({ say: 'foreignGame', what: found.game });
    const { entries, unread, notes } = found;
    if (entries.length === 0 && unread.length === 0) return refused({ say: 'noCards' });
    return { decks: [deckOf(entries, { name: '', notes, unread }, game)], faults: [] };
  } catch (error) {
    if (error instanceof Refused) return refused(error.fault);
    throw error;
  }
}

function parsed(text: string, games: readonly DeckGame[]): Found {
  const parser = sax.parser(true, STRICT);
  const found: Found = { game: '', entries: [], unread: [], notes: '' };
  let depth = 0;
  let section = '';
  let isShared = false;
  let card: { readonly id: string; readonly count: number; title: string } | null = null;
  let inNotes = false;
  const line = () => parser.line + 1;
  const refuse = (fault: ReadFault): never => {
    throw new Refused(fault);
  };
  parser.ondoctype = () => refuse({ say: 'xmlWithEntities', line: line() });
  parser.onerror = ({ message }) => {
    const [why = ''] = message.split('\n');
    const isEntity = /entity/i.test(why);
    refuse(
      isEntity ? { say: 'xmlWithEntities', line: line() } : { say: 'brokenXml', line: line(), why },
    );
  };
  parser.onopentag = ({ name, attributes }) => {
    depth++;
    if (depth > DEEPEST) refuse({ say: 'tooDeep' });
    const value = (attribute: string) => String(attributes[attribute] ?? '');
    if (name === 'deck') found.game = value('game');
    if (name === 'section') {
      section = value('name');
      isShared = value('shared').toLowerCase() === 'true';
    }
    if (name === 'notes') inNotes = true;
    if (name === 'card') {
      if (found.entries.length + found.unread.length >= MOST_CARDS) {
        refuse({ say: 'tooManyLines', most: MOST_CARDS });
      }
      card = { id: value('id'), count: countIn(value('qty')) ?? 1, title: '' };
    }
  };
  const say = (words: string) => {
    if (card) card.title += words;
    else if (inNotes) found.notes += words;
  };
  parser.ontext = say;
  parser.oncdata = say;
  parser.onclosetag = (name) => {
    depth--;
    if (name === 'notes') inNotes = false;
    if (name !== 'card' || !card) return;
    const { id, count } = card;
    const title = card.title.trim();
    card = null;
    if (count === 0) return;
    if (isShared || isForEverybody(section, found.game, games))
      found.unread.push(`${count}x ${title || id}`);
    else {
      const place = placeOf(section);
      found.entries.push({ id, ...(title === '' ? {} : { title }), count, place });
    }
  };
  parser.write(text).close();
  if (found.game === '') refuse({ say: 'noDeckInside' });
  return found;
}

/** Quests and encounter cards are nobody's deck. */
function isForEverybody(section: string, id: string, games: readonly DeckGame[]): boolean {
  const game = games.find(({ octgn }) => octgn.id === id.toLowerCase());
  return game?.octgn.shared.includes(section) ?? false;
}

function placeOf(section: string): Place {
  if (/^hero(es)?$/i.test(section)) return 'identity';
  return /^sideboard$/i.test(section) ? 'sideboard' : 'deck';
}
