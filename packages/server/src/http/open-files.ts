import { readFileSync } from 'node:fs';
import type { Server } from 'node:net';

/** Files besides connections: the server's own, those of the database, and those that are sent. */
const SPARED = 256;
const HALF = 2;

/**
 * How many connections there may be at once, by the table of limits that Linux has for a process;
 * null if that says nothing.
 */
export function mostConnections(limits: string): number | null {
  const [, files] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  if (files === undefined) return null;
  return Math.max(Number(files) - SPARED, Math.floor(Number(files) / HALF));
}

/**
 * Connections beyond what the system allows are refused before it does so itself: then the database
 * could not open a file either.
 */
export function limitConnections(server: Server): void {
  const most = mostConnections(limitsOfProcess());
  if (most !== null) server.maxConnections = most;
}

function limitsOfProcess(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
