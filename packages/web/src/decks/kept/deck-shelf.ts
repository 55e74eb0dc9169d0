import type { Deck } from '@grimrule/decks';
import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import { askToKeep } from '../../device/kept-storage.ts';
import { freshName } from '../../link/fresh-name.ts';
import type { Owned } from './collection.ts';
import type { KeptDeck } from './kept-deck.ts';
import { isKeptDeck } from './reading.ts';

interface Shelf extends DBSchema {
  decks: { key: string; value: KeptDeck };
  collections: { key: string; value: Owned };
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A device that was away for longer brings a deck back that another has thrown away. */
const KNOWN_AS_GONE_MS = 365 * DAY_MS;

let shelf: Promise<IDBPDatabase<Shelf>> | undefined;

/** Apart from the tables, so that neither has to wait for the other when one of them changes. */
function open(): Promise<IDBPDatabase<Shelf>> {
  shelf ??= openDB<Shelf>('grimrule.decks', 1, {
    upgrade(base) {
      base.createObjectStore('decks', { keyPath: 'id' });
      base.createObjectStore('collections', { keyPath: 'game' });
    },
    // Another tab deletes everything.
    async blocking() {
      const open = await shelf;
      shelf = undefined;
      open?.close();
    },
    terminated() {
      shelf = undefined;
    },
  });
  return shelf;
}

/** Told to the other tabs, and to this one. */
const changes = new EventTarget();
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('grimrule.decks') : null;
channel?.addEventListener('message', () => changes.dispatchEvent(new Event('change')));

function tell(): void {
  changes.dispatchEvent(new Event('change'));
  channel?.postMessage('changed');
}

/** Calls back whenever decks have changed, here or in another tab. */
export function onDecksChanged(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}

export const newDeck = (deck: Deck, now = Date.now()): KeptDeck => ({
  id: freshName(),
  deck,
  made: now,
  changed: now,
  versions: [],
});

export async function keepDecks(decks: readonly KeptDeck[]): Promise<void> {
  const work = (await open()).transaction('decks', 'readwrite');
  await Promise.all([...decks.map((deck) => work.store.put(deck)), work.done]);
  void askToKeep();
  tell();
}

/** Changes a deck as it is by now: another tab may have changed it too. */
export async function changeDeck(
  id: string,
  change: (before: KeptDeck) => KeptDeck,
): Promise<KeptDeck | null> {
  const work = (await open()).transaction('decks', 'readwrite');
  const before = await work.store.get(id);
  const after = before && change(before);
  if (after && after !== before) await work.store.put(after);
  await work.done;
  if (after !== before) tell();
  return after ?? null;
}

export async function readDeck(id: string): Promise<KeptDeck | null> {
  const found = await (await open()).get('decks', id);
  return found && found.thrownAway === undefined ? found : null;
}

/** All that is known, with those that were thrown away. */
export async function listAll(): Promise<readonly KeptDeck[]> {
  const all = (await (await open()).getAll('decks')).filter(isKeptDeck);
  const isOver = ({ thrownAway }: KeptDeck) =>
    thrownAway !== undefined && thrownAway < Date.now() - KNOWN_AS_GONE_MS;
  const over = all.filter(isOver);
  if (over.length > 0) {
    const work = (await open()).transaction('decks', 'readwrite');
    await Promise.all([...over.map(({ id }) => work.store.delete(id)), work.done]);
  }
  return all.filter((each) => !isOver(each));
}

/** The decks, the one that was changed last first. */
export async function listDecks(game?: string): Promise<readonly KeptDeck[]> {
  return (await listAll())
    .filter(({ thrownAway, deck }) => {
      return thrownAway === undefined && (game === undefined || deck.game === game);
    })
    .sort((one, other) => other.changed - one.changed);
}

export const throwAway = (id: string, now = Date.now()) =>
  changeDeck(id, (kept) => ({ ...kept, thrownAway: now, changed: now }));

export const fetchBack = (id: string, now = Date.now()) =>
  changeDeck(id, ({ thrownAway: _, ...kept }) => ({ ...kept, changed: now }));

export async function readOwned(game: string): Promise<Owned | null> {
  return (await (await open()).get('collections', game)) ?? null;
}

export async function keepOwned(owned: Owned): Promise<void> {
  await (await open()).put('collections', owned);
  tell();
}

export async function listOwned(): Promise<readonly Owned[]> {
  return (await open()).getAll('collections');
}
