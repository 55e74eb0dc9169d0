/** For whom something is done: a table, and the address of those who play at it. */
export interface Lane {
  readonly table: string;
  readonly address: string;
}

interface Task {
  readonly begin: () => Promise<void>;
  readonly dismiss: (reason: Error) => void;
}

/** What waits was not begun, because whoever should do it stops. */
export class Dismissed extends Error {}

/**
 * A fair queue: addresses take turns, and so do the tables of an address. No more is under way at
 * a time than there are hands for it, so nothing has to wait anywhere else.
 */
export class Lanes {
  private readonly hands: number;
  /** What waits, by address and table, in the order of their next turns. */
  private readonly waiting = new Map<string, Map<string, Task[]>>();
  private busy = 0;
  private queued = 0;
  private isClosed = false;

  constructor(hands: number) {
    this.hands = hands;
  }

  /** How many wait for their turn. */
  get count(): number {
    return this.queued;
  }

  run<T>({ table, address }: Lane, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.isClosed) return reject(new Dismissed());
      const task: Task = { begin: () => work().then(resolve, reject), dismiss: reject };
      const tables = this.waiting.get(address) ?? new Map<string, Task[]>();
      this.waiting.set(address, tables);
      tables.set(table, [...(tables.get(table) ?? []), task]);
      this.queued++;
      this.goOn();
    });
  }

  /** Begins nothing any more. */
  close(): void {
    this.isClosed = true;
    for (let task = this.next(); task; task = this.next()) task.dismiss(new Dismissed());
  }

  private goOn(): void {
    while (this.busy < this.hands) {
      const task = this.next();
      if (!task) return;
      this.busy++;
      void task.begin().finally(() => {
        this.busy--;
        this.goOn();
      });
    }
  }

  /** Takes what is next; its address and its table then queue up behind the others. */
  private next(): Task | null {
    const [address, tables] = first(this.waiting);
    if (address === undefined || !tables) return null;
    const [table, tasks] = first(tables);
    if (table === undefined || !tasks) return null;
    const [task = null, ...rest] = tasks;
    this.queued--;
    tables.delete(table);
    if (rest.length > 0) tables.set(table, rest);
    this.waiting.delete(address);
    if (tables.size > 0) this.waiting.set(address, tables);
    return task;
  }
}

function first<K, T>(map: ReadonlyMap<K, T>): readonly [K, T] | readonly [] {
  for (const entry of map) return entry;
  return [];
}
