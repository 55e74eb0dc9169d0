import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** The channel on which servers tell each other what they have stored. */
export const CHANNEL = 'grimrule';

export const CONNECT_MS = 5_000;
const AGAIN_MS = 500;
/** How often the ear is told something, and when one that hears nothing of it is deaf. */
const BEAT_MS = 3_000;
const DEAF_MS = 10_000;
const BEAT = 'beat ';

/**
 * A connection that listens, and that is made anew whenever it breaks. A connection can also go
 * silent without breaking, so a heartbeat is sent to it by way of the database: what does not come
 * back was not heard.
 */
export class Ear {
  private readonly url: string;
  /** Tells something on the channel, over another connection. */
  private readonly tell: (payload: string) => Promise<void>;
  private readonly report: (error: unknown) => void;
  private readonly beat = `${BEAT}${randomUUID()}`;
  private line: { readonly client: pg.Client; readonly socket: Socket } | null = null;
  private beating: NodeJS.Timeout | undefined;
  private lastHeard = performance.now();
  private isClosed = false;

  constructor(
    url: string,
    tell: (payload: string) => Promise<void>,
    report: (error: unknown) => void,
  ) {
    this.url = url;
    this.tell = tell;
    this.report = report;
  }

  get hears(): boolean {
    return this.line !== null && performance.now() - this.lastHeard < DEAF_MS;
  }

  async listen(heard: (payload: string) => void, missed: () => void): Promise<void> {
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: DEAF_MS,
      keepAlive: true,
      stream: () => socket,
    });
    client.on('notification', ({ payload = '' }) => {
      this.lastHeard = performance.now();
      if (!payload.startsWith(BEAT)) heard(payload);
    });
    client.on('error', this.report);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      socket.destroy();
      throw error;
    }
    this.line = { client, socket };
    this.lastHeard = performance.now();
    client.once('end', () => {
      this.line = null;
      this.again(heard, missed).catch(this.report);
    });
    this.beating ??= setInterval(() => this.keepBeating(), BEAT_MS).unref();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.beating);
    if (this.hears) await this.line?.client.end();
    else this.line?.socket.destroy();
  }

  private keepBeating(): void {
    this.tell(this.beat).catch(this.report);
    if (!this.line || this.hears) return;
    this.report(new Error('nothing is heard of the database: listening on a new connection'));
    // To say good-bye properly would take an answer.
    this.line.socket.destroy();
  }

  private async again(heard: (payload: string) => void, missed: () => void): Promise<void> {
    while (!this.isClosed) {
      await pause(AGAIN_MS);
      try {
        await this.listen(heard, missed);
        missed();
        return;
      } catch (error) {
        this.report(error);
      }
    }
  }
}
