import type { StoredSeat } from './desk.ts';
import type { Guest } from './guest.ts';
import type { ChatLine, ClientMessage, Watching } from './messages.ts';
import type { TableReason } from './refusal.ts';
import { isSameName } from './text.ts';

/** Everybody may talk. */
export const ALL_WELCOME: Watching = { talk: true, muted: [], removed: [] };

/** The most watchers of a table that are remembered as muted or removed. */
const MOST = 200;

export type AboutWatchers = Extract<
  ClientMessage,
  { readonly say: 'watchers' | 'mute' | 'remove' }
>;

/** What players have decided about watchers, after one more decision. */
export function decided(before: Watching, message: AboutWatchers): Watching {
  const { muted, removed } = before;
  switch (message.say) {
    case 'watchers':
      return { ...before, talk: message.talk };
    case 'mute': {
      const others = muted.filter((each) => each !== message.watcher);
      return {
        ...before,
        muted: message.muted ? [...others, message.watcher].slice(-MOST) : others,
      };
    }
    case 'remove':
      return { ...before, removed: [...new Set([...removed, message.watcher])].slice(-MOST) };
  }
}

/** Why somebody who watches may not talk. */
export function reasonAgainstTalk(
  { talk, muted }: Watching,
  { watcher }: Guest,
): TableReason | null {
  if (!talk) return 'watchersMayNotTalk';
  return watcher !== undefined && muted.includes(watcher) ? 'muted' : null;
}

/** The name of a watcher; null if there is and was none of that name here. */
export function watcherNamed(
  watcher: string,
  guests: Iterable<Guest>,
  chat: readonly ChatLine[],
): string | null {
  const here = [...guests].find((guest) => guest.watcher === watcher && guest.seats.length === 0);
  return here?.name ?? chat.findLast((line) => line.watcher === watcher)?.name ?? null;
}

/** What a guest is called. Nobody talks under the name of a seat that is another's. */
export function nameOf(guest: Guest, seats: readonly StoredSeat[]): string {
  const [seat] = guest.seats;
  const own = seat === undefined ? '' : (seats[seat]?.name ?? '');
  if (own !== '') return own;
  const isTaken = seats.some(
    ({ name }, other) => !guest.seats.includes(other) && isSameName(name, guest.name),
  );
  return isTaken ? '' : guest.name;
}
