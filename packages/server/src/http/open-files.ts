import { readFileSync } from 'node:fs';
import type { Server } from 'node:net';

/** Files besides connections: the server's own, those of the database, and those that are sent. */
const SPARED = 256;
const HALF = 2;
/** One address has no more than such a part of all connections. */
const PART = 4;

/**
 * How many connections there may be at once, by the table of limits that Linux has for a process;
 * null if that says nothing.
 */
export function mostConnections(limits: string): number | null {
  const [, files] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  if (files === undefined) return null;
  return Math.max(Number(files) - SPARED, Math.floor(Number(files) / HALF));
}

/** How many of them one address may have: others have to get in as well. */
export function mostOfOne(most: number | null): number {
  return most === null ? Number.POSITIVE_INFINITY : Math.floor(most / PART);
}

/**
 * Connections beyond what the system allows are refused before it does so itself: then the database
 * could not open a file either.
 */
export function limitConnections(server: Server, most: number | null): void {
  if (most !== null) server.maxConnections = most;
}

export function limitsOfProcess(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
