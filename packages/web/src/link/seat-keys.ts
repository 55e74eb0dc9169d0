const KEPT = 'grimrule.keys';

type Kept = Readonly<Record<string, readonly string[]>>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** Every table this browser has a seat at. */
export function keptTables(): Kept {
  return read();
}

export function keepKeys(table: string, keys: readonly string[]): void {
  const kept = read();
  const all = [...new Set([...(kept[table] ?? []), ...keys])];
  localStorage.setItem(KEPT, JSON.stringify({ ...kept, [table]: all }));
}

/**
 * The secrets of the seats played here. A link carries one behind its #, where no server sees it;
 * it is kept, and taken out of the address, so that nobody reads it off the screen.
 */
export function keysOf(table: string): readonly string[] {
  const found = /^#seat=([\w,-]+)$/.exec(location.hash)?.[1];
  if (found) {
    keepKeys(table, found.split(','));
    history.replaceState(null, '', location.pathname);
  }
  return read()[table] ?? [];
}
