import type { ClientMessage, ServerMessage } from '@grimrule/room';

export type LinkStatus =
  | 'connecting'
  | 'open'
  /** The connection is interrupted and will be tried again. */
  | 'lost'
  /** There is no such table. */
  | 'gone'
  /** The operator of the server has closed it. */
  | 'closed'
  /** The key of this page is void, or the seat now belongs to another player. */
  | 'barred'
  /** The players want this watcher to be gone. */
  | 'removed'
  /** Too many are there: this page has made room for another. */
  | 'crowded'
  /** The table cannot be opened; its moves are still stored. */
  | 'broken';

type Distributed<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** A message before the link has given it its number. */
export type Saying = Distributed<Exclude<ClientMessage, { readonly say: 'hello' }>, 'id'>;

/**
 * The way to a table, be it on a server or in this browser. It numbers what is said, and after an
 * interruption it connects again by itself: a `welcome` then tells where the table stands.
 */
export interface TableLink {
  /** Says something and gives the number under which it is accepted or refused. */
  say(message: Saying): number;
  close(): void;
}

export interface LinkListener {
  status(status: LinkStatus): void;
  heard(message: ServerMessage): void;
}
