import type { Seat } from '@grimrule/kernel';
import { readKept, writeKept } from './kept-texts.ts';
import { keptPlayer } from './player.ts';

const KEPT = 'grimrule.keys';
const INVITES = 'grimrule.invites';
const UNLISTED = 'grimrule.unlisted';

type Kept = Readonly<Record<string, readonly string[]>>;

/** The secret of another player's seat. */
export interface Invite {
  readonly seat: Seat;
  readonly name: string;
  readonly key: string;
}
type Invites = Readonly<Record<string, readonly Invite[]>>;

/** Every table on a server that this browser has a seat at. */
export function keptTables(): Kept {
  return readKept<Kept>(KEPT) as Kept;
}

export function keepKeys(table: string, keys: readonly string[]): void {
  const kept = keptTables();
  writeKept(KEPT, { ...kept, [table]: [...new Set([...(kept[table] ?? []), ...keys])] });
}

/** From now on only a link leads to this table again. */
export function forgetTable(table: string): void {
  const { [table]: _gone, ...kept } = keptTables();
  writeKept(KEPT, kept);
}

/** Links to seats that the host had for others, before there were invitations. */
export function invitesOf(table: string): readonly Invite[] {
  return readKept<Invites>(INVITES)[table] ?? [];
}

/**
 * The secrets of the seats played here. A link carries them behind its #, where no server sees
 * them; they are kept, and taken out of the address, so that they cannot be read off the screen.
 */
export function keysOf(table: string): readonly string[] {
  const found = /^#seat=([\w,-]+)$/.exec(location.hash)?.[1];
  if (found) {
    keepKeys(table, found.split(','));
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return keptTables()[table] ?? [];
}

/** Every key that may open a seat of this table: those of its old links, and the player's own. */
export function keysAt(table: string): readonly string[] {
  const { key } = keptPlayer() ?? {};
  return key === undefined ? keysOf(table) : [...keysOf(table), key];
}

/** The same for all tables. */
export function allKeys(): readonly string[] {
  const { key } = keptPlayer() ?? {};
  const kept = Object.values(keptTables()).flat();
  return key === undefined ? kept : [key, ...kept];
}

/** Tables that shall not be listed among the saved games, though the player sits there. */
export function unlisted(): readonly string[] {
  return Object.keys(readKept<Readonly<Record<string, true>>>(UNLISTED));
}

export function unlist(table: string, isGone: boolean): void {
  const { [table]: _before, ...others } = readKept<Readonly<Record<string, true>>>(UNLISTED);
  writeKept(UNLISTED, isGone ? { ...others, [table]: true } : others);
}

/** The address that leads to these seats of a table; without keys, to its spectators. */
export function linkTo(table: string, keys: readonly string[] = []): string {
  const place = keys.length > 0 ? `#seat=${keys.join(',')}` : '';
  return `${location.origin}/table/${table}${place}`;
}
