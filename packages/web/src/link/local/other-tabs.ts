import type { ChatLine, Pointing, StoredSeat } from '@grimrule/room';

/** The messages between tabs with the same table. Moves are in the store: it is enough to look. */
export type TabNews =
  | { readonly told: 'moved' }
  | { readonly told: 'seats'; readonly seats: readonly StoredSeat[] }
  | { readonly told: 'chat'; readonly line: ChatLine }
  | { readonly told: 'point'; readonly pointing: Pointing };

export interface OtherTabs {
  tell(news: TabNews): void;
  /** Kept as soon as no other tab lets the bots of this table play. */
  readonly myTurn: Promise<void>;
}

/** The other tabs of this browser that have the same table open. */
export function otherTabs(table: string, hear: (news: TabNews) => void): OtherTabs {
  const name = `grimrule.table.${table}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<TabNews>) => hear(data);
  return { tell: (news) => channel.postMessage(news), myTurn: turnIn(name) };
}

function turnIn(name: string): Promise<void> {
  // Pages without encryption have no locks. Then bots of two tabs may think about the same
  // question, and the first to answer is heard.
  if (!('locks' in navigator)) return Promise.resolve();
  return new Promise((granted, failed) => {
    const held = navigator.locks.request(name, () => {
      granted();
      return new Promise<never>(() => undefined);
    });
    held.catch(failed);
  });
}
