import { botNamed } from '@grimrule/bots';
import type { Json } from '@grimrule/kernel';
import type { Desk } from '@grimrule/room';
import type { Counts } from '../counts.ts';
import type { Store } from '../storage/store.ts';
import type { Thinkers } from './thinkers.ts';

/** The tables' access to their server. */
export interface World {
  readonly store: Store;
  readonly thinkers: Thinkers;
  readonly counts: Counts;
  readonly report: Report;
  /** How long a player may be absent before others take care of the seat. */
  readonly graceMs: number;
}

/** Tells the operator what went wrong, and where. */
export type Report = (error: unknown, where?: Where) => void;

/** The subject of a line of the log: with it one request can be followed to its table. */
interface Where {
  readonly table?: string | null;
  readonly request?: string;
}

/** The desk's access to the guests of its table. */
export interface Surroundings {
  /** Where its players are. */
  readonly address: () => string;
  /** The stored game differs from the played one: the table has to be opened anew. */
  readonly outOfStep: () => void;
}

/** The game of a table: its rules, and what it was set up from. */
interface PlayedGame {
  readonly name: string;
  readonly rules: string;
  readonly options: Json;
}

/** The desk of a table whose moves are in the database. */
export function deskOf(
  table: string,
  { name: game, rules, options }: PlayedGame,
  { store, thinkers, counts, report: tell }: World,
  { address, outOfStep }: Surroundings,
): Desk {
  const report = (error: unknown) => tell(error, { table });
  return {
    async append(number, move, snapshot, summary) {
      const stop = counts.storing.startTimer();
      const appending = { game: table, number, rules, move, snapshot, summary };
      const isFirst = await store.append(appending).catch((error: unknown) => {
        counts.unstored.inc();
        throw error;
      });
      stop();
      if (isFirst) counts.moves.inc({ kind: move.kind });
      return isFirst;
    },
    movesAfter: (number) => store.movesAfter(table, number),
    damaged(number) {
      report(new Error(`table ${table}: move ${number} is damaged, it is opened anew`));
      outOfStep();
    },
    saveSeat: (seat, stored) => store.saveSeat(table, seat, stored),
    saveWatching: (watching) => store.saveWatching(table, watching),
    saveChat: (line) => store.saveChat(table, line),
    think: (bot, view, prompt) =>
      thinkers.think({ game, options, bot, view, prompt }, { table, address: address() }),
    isBot: (name) => botNamed(name) !== null,
    passOn(pointing) {
      store.tell({ told: 'point', game: table, pointing }).catch(report);
    },
    report,
  };
}
