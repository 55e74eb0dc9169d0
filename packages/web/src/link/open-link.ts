import { useSettings } from '../settings/settings.ts';
import { atATime } from './at-a-time.ts';
import { keysAt } from './keys/seat-keys.ts';
import { workerLink } from './local/worker-link.ts';
import type { OpensLink } from './open-ahead.ts';
import { socketLink } from './server/socket-link.ts';

/** The way to a table of this browser. */
export const localLink =
  (table: string): OpensLink =>
  (listener) =>
    workerLink(table, atATime(listener));

/** The way to a table on the server, with the seats that are played here. */
export const serverLink =
  (table: string): OpensLink =>
  (listener) =>
    socketLink(
      table,
      { keys: keysAt(table), name: useSettings.getState().name },
      atATime(listener),
    );
