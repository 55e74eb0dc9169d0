import { useSettings } from '../settings/settings.ts';
import type { OpensLink } from './open-ahead.ts';
import { keysOf } from './seat-keys.ts';
import { socketLink } from './socket-link.ts';
import { workerLink } from './worker-link.ts';

/** The way to a table of this browser. */
export const localLink =
  (table: string): OpensLink =>
  (listener) =>
    workerLink(table, listener);

/** The way to a table on the server, with the seats that are played here. */
export const serverLink =
  (table: string): OpensLink =>
  (listener) =>
    socketLink(table, { keys: keysOf(table), name: useSettings.getState().name }, listener);
