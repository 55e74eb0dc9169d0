import type { Seat } from '@grimrule/kernel';
import type { ChatLine, ClientMessage, Watching } from '../messages/messages.ts';
import type { Notice } from '../messages/notice.ts';
import type { TableReason } from '../messages/refusal.ts';
import { isSameName } from '../messages/text.ts';
import type { StoredSeat } from './desk.ts';
import type { Guest } from './guest.ts';

/** Everybody may chat. */
export const ALL_WELCOME: Watching = { talk: true, muted: [], removed: [] };

/** The most watchers of a table that are remembered as muted or removed. */
const MOST = 200;

export type AboutWatchers = Extract<
  ClientMessage,
  { readonly say: 'watchers' | 'mute' | 'remove' }
>;

/** The players' decisions about spectators, after one more decision. */
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

/** The notice to all about a decision on a watcher of this name. */
export function noticeOfDecision(message: AboutWatchers, by: Seat, name: string): Notice | null {
  switch (message.say) {
    case 'watchers':
      return { kind: 'watchersMayTalk', by, talk: message.talk };
    case 'mute':
      return message.muted ? { kind: 'watcherMuted', by, name } : null;
    case 'remove':
      return { kind: 'watcherRemoved', by, name };
  }
}

/** Why a spectator may not chat. */
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

/** The name of a guest. It is never the name of another's seat. */
export function nameOf(guest: Guest, seats: readonly StoredSeat[]): string {
  const [seat] = guest.seats;
  const own = seat === undefined ? '' : (seats[seat]?.name ?? '');
  if (own !== '') return own;
  const isTaken = seats.some(
    ({ name }, other) => !guest.seats.includes(other) && isSameName(name, guest.name),
  );
  return isTaken ? '' : guest.name;
}
