import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds: a table should answer within a few milliseconds. */
const BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5];

export type Counts = ReturnType<typeof newCounts>;

/** The counters of a server, in the words of Prometheus. */
export function newCounts(now: {
  readonly tables: () => number;
  readonly bytes: () => number;
  readonly guests: () => number;
  readonly thoughts: () => number;
  /** Bytes that the database takes up, and that its disk has left; null where that is not known. */
  readonly used: () => Promise<number | null>;
  readonly free: () => Promise<number | null>;
}) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'grimrule_tables_open',
    help: 'Tables in memory',
    registers,
    collect() {
      this.set(now.tables());
    },
  });
  new Gauge({
    name: 'grimrule_tables_bytes',
    help: 'Estimated memory of the tables, limited by GRIMRULE_MEMORY_MB',
    registers,
    collect() {
      this.set(now.bytes());
    },
  });
  new Gauge({
    name: 'grimrule_connections',
    help: 'Pages connected to a table',
    registers,
    collect() {
      this.set(now.guests());
    },
  });
  new Gauge({
    name: 'grimrule_thoughts_waiting',
    help: 'Bot decisions in the queue for a thread',
    registers,
    collect() {
      this.set(now.thoughts());
    },
  });
  new Gauge({
    name: 'grimrule_storage_bytes',
    help: 'Size of the database',
    registers,
    async collect() {
      const bytes = await now.used();
      if (bytes !== null) this.set(bytes);
    },
  });
  new Gauge({
    name: 'grimrule_storage_free_bytes',
    help: 'Free space on the disk of the data folder; 0 with a database elsewhere',
    registers,
    async collect() {
      const bytes = await now.free();
      if (bytes !== null) this.set(bytes);
    },
  });
  return {
    registry,
    moves: new Counter({
      name: 'grimrule_moves_total',
      help: 'Stored moves, by kind',
      labelNames: ['kind'],
      registers,
    }),
    refusals: new Counter({
      name: 'grimrule_refusals_total',
      help: 'Refused messages, by reason',
      labelNames: ['reason'],
      registers,
    }),
    dropped: new Counter({
      name: 'grimrule_tables_dropped_total',
      help: 'Empty tables that were removed from memory early, to make room for others',
      registers,
    }),
    errors: new Counter({
      name: 'grimrule_errors_total',
      help: 'Internal errors of the server',
      registers,
    }),
    answering: new Histogram({
      name: 'grimrule_message_seconds',
      help: 'Time from a message to all its consequences',
      buckets: BUCKETS,
      registers,
    }),
    unstored: new Counter({
      name: 'grimrule_store_failures_total',
      help: 'Moves that could not be stored',
      registers,
    }),
    swept: new Counter({
      name: 'grimrule_swept_total',
      help: 'Rows deleted because their retention time was over, by kind',
      labelNames: ['kind'],
      registers,
    }),
    storing: new Histogram({
      name: 'grimrule_store_seconds',
      help: 'Time from a move to its commit',
      buckets: BUCKETS,
      registers,
    }),
  };
}
