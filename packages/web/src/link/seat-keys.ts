import type { Seat } from '@grimrule/kernel';

const KEPT = 'grimrule.keys';
const INVITES = 'grimrule.invites';

type Kept = Readonly<Record<string, readonly string[]>>;

/** The secret of a seat that somebody else shall play. */
export interface Invite {
  readonly seat: Seat;
  readonly name: string;
  readonly key: string;
}
type Invites = Readonly<Record<string, readonly Invite[]>>;

function read<T extends object>(name: string): T {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '{}') as T;
  } catch {
    return {} as T;
  }
}

function write(name: string, value: object): void {
  localStorage.setItem(name, JSON.stringify(value));
}

/** Every table on a server that this browser has a seat at. */
export function keptTables(): Kept {
  return read<Kept>(KEPT);
}

export function keepKeys(table: string, keys: readonly string[]): void {
  const kept = keptTables();
  write(KEPT, { ...kept, [table]: [...new Set([...(kept[table] ?? []), ...keys])] });
}

/** From now on only a link leads to this table again. */
export function forgetTable(table: string): void {
  const { [table]: _gone, ...kept } = keptTables();
  write(KEPT, kept);
}

/** The links that whoever opened a table has given, or will give, to others. */
export function invitesOf(table: string): readonly Invite[] {
  return read<Invites>(INVITES)[table] ?? [];
}

export function keepInvites(table: string, invites: readonly Invite[]): void {
  write(INVITES, { ...read<Invites>(INVITES), [table]: invites });
}

/**
 * The secrets of the seats played here. A link carries them behind its #, where no server sees
 * them; they are kept, and taken out of the address, so that nobody reads them off the screen.
 */
export function keysOf(table: string): readonly string[] {
  const found = /^#seat=([\w,-]+)$/.exec(location.hash)?.[1];
  if (found) {
    keepKeys(table, found.split(','));
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return keptTables()[table] ?? [];
}

/** The address that leads to these seats of a table; without keys, to its spectators. */
export function linkTo(table: string, keys: readonly string[] = []): string {
  const place = keys.length > 0 ? `#seat=${keys.join(',')}` : '';
  return `${location.origin}/table/${table}${place}`;
}
