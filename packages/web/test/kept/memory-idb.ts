/** As much of the library `idb` as tables need, in memory: browsers alone have the real one. */
type Key = string | readonly (string | number)[];
type Row = Readonly<Record<string, unknown>>;
interface Range {
  readonly lower: Key;
  readonly upper: Key;
}

class MemoryStore {
  readonly rows = new Map<string, Row>();
  private readonly keyPath: string | readonly string[];

  constructor(keyPath: string | readonly string[]) {
    this.keyPath = keyPath;
  }

  async get(key: Key) {
    return structuredClone(this.rows.get(JSON.stringify(key)));
  }

  async getKey(key: Key) {
    return this.rows.has(JSON.stringify(key)) ? key : undefined;
  }

  async getAll(range?: Range) {
    return this.within(range).map(([, row]) => structuredClone(row));
  }

  async put(row: Row) {
    this.rows.set(JSON.stringify(this.keyOf(row)), structuredClone(row));
  }

  async add(row: Row) {
    if (await this.getKey(this.keyOf(row))) throw new Error('there is such a row already');
    await this.put(row);
  }

  async delete(which: Key | Range) {
    if (typeof which === 'object' && 'lower' in which) {
      for (const [key] of this.within(which)) this.rows.delete(JSON.stringify(key));
    } else this.rows.delete(JSON.stringify(which));
  }

  /** Always used to find the last key. */
  async openKeyCursor(range: Range) {
    const last = this.within(range).at(-1);
    return last ? { key: last[0] } : null;
  }

  private keyOf(row: Row): Key {
    const { keyPath } = this;
    return typeof keyPath === 'string'
      ? (row[keyPath] as string)
      : keyPath.map((field) => row[field] as string | number);
  }

  private within(range?: Range): readonly (readonly [Key, Row])[] {
    const isIn = (key: Key) =>
      !range || (compare(range.lower, key) <= 0 && compare(key, range.upper) <= 0);
    return [...this.rows.values()]
      .map((row) => [this.keyOf(row), row] as const)
      .filter(([key]) => isIn(key))
      .sort(([one], [other]) => compare(one, other));
  }
}

function compare(one: Key, other: Key): number {
  if (typeof one === 'string' || typeof other === 'string')
    return one < other ? -1 : +(one > other);
  for (const [at, value] of one.entries()) {
    const against = other[at] ?? '';
    if (value !== against) return value < against ? -1 : 1;
  }
  return 0;
}

type Rows = Readonly<Record<string, readonly Row[]>>;

/** One for all who load this module: the page may load its own copy of it. */
interface Shelf {
  readonly stores: Map<string, MemoryStore>;
  /** Rows that are put there as soon as there are stores. */
  waiting: Rows;
}
const everywhere = globalThis as { memoryShelf?: Shelf };
everywhere.memoryShelf ??= { stores: new Map(), waiting: {} };
const shelf = everywhere.memoryShelf;

function storeOf(name: string): MemoryStore {
  const store = shelf.stores.get(name);
  if (!store) throw new Error(`no store '${name}'`);
  return store;
}

const base = {
  createObjectStore: (name: string, { keyPath }: { keyPath: string | readonly string[] }) =>
    shelf.stores.set(name, new MemoryStore(keyPath)),
  get: (name: string, key: Key) => storeOf(name).get(key),
  getAll: (name: string, range?: Range) => storeOf(name).getAll(range),
  put: (name: string, row: Row) => storeOf(name).put(row),
  transaction: (names: string | readonly string[]) => ({
    store: typeof names === 'string' ? storeOf(names) : undefined,
    objectStore: storeOf,
    done: Promise.resolve(),
  }),
};

export async function openDB(
  _name: string,
  _version: number,
  { upgrade }: { readonly upgrade: (opened: typeof base, before: number) => void },
) {
  Object.assign(globalThis, {
    IDBKeyRange: { bound: (lower: Key, upper: Key): Range => ({ lower, upper }) },
  });
  if (shelf.stores.size === 0) upgrade(base, 0);
  for (const [name, rows] of Object.entries(shelf.waiting)) {
    for (const row of rows) await storeOf(name).put(row);
  }
  shelf.waiting = {};
  return base;
}

/** Everything that is stored, by the name of its store. */
export function dump(): Rows {
  return Object.fromEntries(
    [...shelf.stores].map(([name, { rows }]) => [name, [...rows.values()]]),
  );
}

/** Begins with these rows in place of all others. */
export function fill(rows: Rows): void {
  shelf.stores.clear();
  shelf.waiting = rows;
}
