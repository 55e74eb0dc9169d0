import type { ClientMessage } from '@grimrule/room';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/**
 * The costs of messages, measured in answers; one that is not listed costs as much as one answer.
 */
const MESSAGES: Partial<Record<ClientMessage['say'], number>> = {
  hello: 5,
  refresh: 5,
  // A line that is kept in the chat pushes out the lines of others.
  chat: 10,
  // Everybody at the table is told.
  point: 10,
  seat: 10,
  name: 10,
  watchers: 10,
  mute: 10,
  remove: 10,
  // Positions may have to be made anew.
  undo: 5,
  redo: 2,
  look: 10,
  why: 20,
  restore: 50,
};

/** The costs of requests by the same measure: some read little, some whole games. */
export const REQUESTS = {
  short: 2,
  list: 5,
  view: 5,
  create: 20,
  record: 30,
  report: 50,
  copy: 50,
  check: 100,
  own: 100,
} as const;
/** The server has to read every request: so many bytes cost as much as an answer. */
const BYTES = 2_000;
/** What is told costs less: it is written out and sent. */
const TOLD_BYTES = 20_000;
/** Moves are made again when a table comes into memory: so many of them cost as much as an answer. */
const MOVES = 5;

export function costOfBytes(bytes: number): number {
  return Number.isFinite(bytes) ? Math.floor(bytes / BYTES) : 0;
}

export function costOfTelling(bytes: number): number {
  return Math.floor(bytes / TOLD_BYTES);
}

export function costOfMoves(moves: number): number {
  return Math.floor(moves / MOVES);
}

const WINDOW_S = 10;
const SECONDS = 60;

/**
 * The budget of an address, over all its connections and requests. A connection has a limit of its
 * own, but an address with thirty of them must not get thirty times as much.
 */
export class Budgets {
  private readonly limiter: RateLimiterMemory;

  constructor(perMinute: number) {
    const points = Math.ceil((perMinute * WINDOW_S) / SECONDS);
    this.limiter = new RateLimiterMemory({ points, duration: WINDOW_S });
  }

  /** Whether an address can afford a message; then it is paid for. */
  affordsMessage(address: string, { say }: ClientMessage): Promise<boolean> {
    return this.affords(address, MESSAGES[say] ?? 1);
  }

  /** Whether an address can afford to send so many bytes; what is short costs nothing. */
  async affordsBytes(address: string, bytes: number): Promise<boolean> {
    const cost = costOfBytes(bytes);
    return cost === 0 || this.affords(address, cost);
  }

  /** The same for anything that costs so much. */
  affords(address: string, cost: number): Promise<boolean> {
    return this.limiter.consume(address, cost).then(
      () => true,
      () => false,
    );
  }

  /**
   * Whether an address has anything left for something whose cost is only known once it is done; then
   * it is paid for, even if that is more than is left.
   */
  async covers(address: string, cost: number): Promise<boolean> {
    if (cost === 0) return true;
    const spent = (await this.limiter.get(address))?.consumedPoints ?? 0;
    await this.charge(address, cost);
    return spent < this.limiter.points;
  }

  /** Work for an address is paid for afterwards. */
  async charge(address: string, cost: number): Promise<void> {
    if (cost > 0) await this.limiter.penalty(address, cost);
  }
}
