/** For whom something is done: a table, and the address of those who play at it. */
export interface Lane {
  readonly table: string;
  readonly address: string;
}

interface Task {
  readonly begin: () => Promise<void>;
  readonly dismiss: (reason: Error) => void;
}

/** A waiting task was not begun, because its worker stops. */
export class Dismissed extends Error {}

/**
 * A fair queue: addresses take turns, and so do the tables of an address. No more is under way at
 * a time than there are hands for it, so nothing has to wait anywhere else. One address may be kept
 * from having all hands: others need not wait until something that takes long is done.
 */
export class Lanes {
  private readonly hands: number;
  private readonly perAddress: number;
  /** How much is under way for an address. */
  private readonly underWay = new Map<string, number>();
  /** The waiting tasks, by address and table, in the order of their next turns. */
  private readonly waiting = new Map<string, Map<string, Task[]>>();
  private busy = 0;
  private queued = 0;
  private isClosed = false;

  constructor(hands: number, perAddress = hands) {
    this.hands = hands;
    this.perAddress = perAddress;
  }

  /** How many wait for their turn. */
  get count(): number {
    return this.queued;
  }

  run<T>({ table, address }: Lane, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.isClosed) return reject(new Dismissed());
      const begin = () => {
        this.note(address, 1);
        return work()
          .then(resolve, reject)
          .finally(() => this.note(address, -1));
      };
      const task: Task = { begin, dismiss: reject };
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
    for (const tables of this.waiting.values()) {
      for (const task of [...tables.values()].flat()) task.dismiss(new Dismissed());
    }
    this.waiting.clear();
    this.queued = 0;
  }

  private note(address: string, more: number): void {
    const count = (this.underWay.get(address) ?? 0) + more;
    if (count > 0) this.underWay.set(address, count);
    else this.underWay.delete(address);
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
    const isFree = (address: string) => (this.underWay.get(address) ?? 0) < this.perAddress;
    const [address, tables] = first(this.waiting, isFree);
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

function first<K, T>(
  map: ReadonlyMap<K, T>,
  isMeant: (key: K) => boolean = () => true,
): readonly [K, T] | readonly [] {
  for (const entry of map) if (isMeant(entry[0])) return entry;
  return [];
}
