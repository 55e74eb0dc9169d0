import type { Desk } from '@grimrule/room';
import type { Counts } from '../counts.ts';
import { botNamed } from '../games.ts';
import type { Store } from '../storage/store.ts';
import type { Thinkers } from './thinkers.ts';

/** What tables need of the server they are on. */
export interface World {
  readonly store: Store;
  readonly thinkers: Thinkers;
  readonly counts: Counts;
  readonly report: (error: unknown) => void;
  /** How long a player may be absent before others take care of the seat. */
  readonly graceMs: number;
}

/** The desk of a table whose moves are in the database; `address` is where its players are. */
export function deskOf(
  table: string,
  { name: game, rules }: { readonly name: string; readonly rules: string },
  { store, thinkers, counts, report }: World,
  address: () => string,
): Desk {
  return {
    async append(number, move, snapshot, summary) {
      const stop = counts.storing.startTimer();
      const isFirst = await store.append({ game: table, number, rules, move, snapshot, summary });
      stop();
      if (isFirst) counts.moves.inc({ kind: move.kind });
      return isFirst;
    },
    movesAfter: (number) => store.movesAfter(table, number),
    saveSeat: (seat, stored) => store.saveSeat(table, seat, stored),
    saveWatching: (watching) => store.saveWatching(table, watching),
    saveChat: (line) => store.saveChat(table, line),
    think: (bot, view, prompt) =>
      thinkers.think({ game, bot, view, prompt }, { table, address: address() }),
    isBot: (name) => botNamed(name) !== null,
    passOn(pointing) {
      store.tell({ told: 'point', game: table, pointing }).catch(report);
    },
    report,
  };
}
