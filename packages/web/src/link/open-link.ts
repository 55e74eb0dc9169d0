import { useSettings } from '../settings/settings.ts';
import { batchedMoves } from './batched-moves.ts';
import type { OpensLink } from './early-links.ts';
import { keysAt } from './keys/seat-keys.ts';
import { workerLink } from './local/worker-link.ts';
import { socketLink } from './server/socket-link.ts';

/** The way to a table of this browser. */
export const localLink =
  (table: string): OpensLink =>
  (listener) =>
    workerLink(table, batchedMoves(listener));

/** The way to a table on the server, with the seats that are played here. */
export const serverLink =
  (table: string): OpensLink =>
  (listener) =>
    socketLink(
      table,
      { keys: keysAt(table), name: useSettings.getState().name },
      batchedMoves(listener),
    );
