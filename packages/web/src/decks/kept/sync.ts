import { asPlayer, keptPlayer } from '../../link/keys/player.ts';
import { isRefused } from '../../link/server/ask.ts';
import { exchangeDecks } from '../../link/server/decks-api.ts';
import { merged } from './backup.ts';
import { keepDecks, listAll, onDecksChanged } from './deck-shelf.ts';
import { isKeptDeck } from './reading.ts';

/** So many decks go in one request at most. */
const AT_ONCE = 10;

/**
 * Makes the decks here and at the server the same: of each the later state counts. Nobody becomes a
 * player for it unasked: only who is one can have another device to share with.
 */
export async function synchronise(isWanted = false): Promise<'done' | 'failed' | 'alone'> {
  if (!keptPlayer() && !isWanted) return 'alone';
  const here = await listAll();
  const known = here.map(({ id, changed }) => ({ id, changed }));
  const answer = await asPlayer((key) => exchangeDecks({ key, known, decks: [] }));
  if (isRefused(answer)) return 'failed';
  await take(answer.decks.map(({ body }) => body));
  const wanted = here.filter(({ id }) => answer.wants.includes(id));
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const decks = wanted
      .slice(from, from + AT_ONCE)
      .map((kept) => ({ id: kept.id, changed: kept.changed, body: { ...kept } }));
    const told = await asPlayer((key) => exchangeDecks({ key, known, decks }));
    if (isRefused(told)) return 'failed';
  }
  return 'done';
}

/** A server may have been written to by anybody with a key: what is no deck is left there. */
async function take(bodies: readonly unknown[]): Promise<void> {
  const decks = bodies.filter(isKeptDeck);
  if (decks.length === 0) return;
  const here = new Map((await listAll()).map((kept) => [kept.id, kept]));
  await keepDecks(decks.map((kept) => merged(here.get(kept.id), kept)));
}

/** Several changes in a row go together. */
const AFTER_MS = 2000;

/** Keeps the other devices up to date until the returned function is called; a server that is silent is asked again. */
export function keepSynchronised(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (after: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void synchronise().catch(() => 'failed'), after);
  };
  soon(0);
  const stop = onDecksChanged(() => soon(AFTER_MS));
  return () => {
    clearTimeout(timer);
    stop();
    void synchronise().catch(() => 'failed');
  };
}
