import type { Dice } from '@grimrule/kernel';
import { dice, proposalFor, seeded } from '@grimrule/kernel';
import type { ServerMessage } from '@grimrule/room';
import { leaksIn } from '../support/leaks.ts';
import { Broken, Page } from '../support/page.ts';
import { CHAMPIONS, DUEL, newTableAt, request, type SeatedTable } from '../support/requests.ts';
import type { Scripts } from '../support/scripts.ts';
import { emptyDatabase, serverOn } from '../support/servers.ts';
import { nonsense, oddRequest } from './nonsense.ts';
import { Progress } from './progress.ts';
import { viewLeaks } from './view-leaks.ts';

export interface FuzzResult {
  /** Messages and requests that were sent. */
  readonly messages: number;
  /** Those that nobody answered, and everything that went wrong in the server. */
  readonly crashes: number;
  /** Things that a seat got and must not know. */
  readonly leaks: number;
  /** Positions whose views were looked at for every seat. */
  readonly positions: number;
}

const BURST = 25;
const HUGE = 100_000;
const REPLY_MS = 30_000;

/** Nonsense of all kinds, sent to a server on which two games go on. */
export async function fuzzTrial(
  { messages, games }: { readonly messages: number; readonly games: number },
  scripts: Scripts,
): Promise<FuzzResult> {
  const progress = new Progress('fuzz');
  const place = { template: await emptyDatabase() };
  const server = await serverOn(place, scripts);
  let uncaught = 0;
  const count = () => {
    uncaught++;
  };
  process.on('uncaughtException', count);
  process.on('unhandledRejection', count);
  const fuzz = new Fuzz(server.port);
  try {
    await fuzz.sitDown();
    while (fuzz.sent < messages) {
      await fuzz.round();
      progress.show(`${fuzz.sent} of ${messages} messages`);
    }
    const { text } = await request(server.port, '/metrics');
    const errors = Number(/^grimrule_errors_total (\d+)$/m.exec(text)?.[1]);
    const health = await request(server.port, '/healthz');
    const broken = health.status === 200 ? 0 : 1;
    const views = viewLeaks(games, (done) => progress.show(`${done} of ${games} games looked at`));
    return {
      messages: fuzz.sent,
      crashes: fuzz.crashes + uncaught + errors + broken,
      leaks: fuzz.leaks + views.leaks,
      positions: views.positions,
    };
  } finally {
    progress.end();
    process.off('uncaughtException', count);
    process.off('unhandledRejection', count);
    await fuzz.close();
    await server.close();
  }
}

/** A page that talks nonsense, and what it has said. */
interface Babbler {
  page: Page;
  readonly table: SeatedTable;
  readonly seat: number;
  readonly earlier: string[];
  replies: number;
}

class Fuzz {
  sent = 0;
  crashes = 0;
  leaks = 0;
  private readonly port: number;
  private readonly rolls: Dice = dice(seeded('fuzz'));
  private readonly babblers: Babbler[] = [];

  constructor(port: number) {
    this.port = port;
  }

  /** At each table sits one page a seat, and somebody watches. */
  async sitDown(): Promise<void> {
    for (const { page } of this.babblers.splice(0)) page.close();
    for (const asked of [DUEL, CHAMPIONS]) {
      const table = await newTableAt(this.port, { ...asked, seed: 'a secret seed' });
      for (const seat of [0, 1, 2]) this.babblers.push(await this.babbler(table, seat));
    }
  }

  /** Everybody says something, somebody makes odd requests, and the games go on a little. */
  async round(): Promise<void> {
    for (const babbler of [...this.babblers]) {
      await this.babble(babbler);
      await this.play(babbler);
    }
    await Promise.all(Array.from({ length: BURST }, () => this.oddRequest()));
    if (this.rolls.roll(20) === 0) await this.sayTooMuch();
    if (this.babblers.some(({ page }) => page.isOver)) await this.sitDown();
  }

  async close(): Promise<void> {
    for (const { page } of this.babblers) page.close();
  }

  private async babbler(table: SeatedTable, seat: number): Promise<Babbler> {
    const key = table.keys[seat];
    const babbler: Partial<Babbler> = { table, seat, earlier: [], replies: 0 };
    const heard = (text: string) => this.hear(babbler as Babbler, text);
    babbler.page = await Page.open(this.port, table.table, key ? [key] : [], heard);
    return babbler as Babbler;
  }

  private hear(babbler: Babbler, text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (['done', 'refused', 'look', 'welcome'].includes(message.say)) babbler.replies++;
    if (text.includes('a secret seed')) this.leaks++;
    // A game that is over has no secrets, and a position of it may be looked at by everybody.
    const isLook = message.say === 'look' && babbler.page.isOver;
    if (!isLook) this.leaks += leaksIn(message, babbler.seat, 2).length;
  }

  /** Every message is answered: refused, or carried out if it happened to make sense. */
  private async babble(babbler: Babbler): Promise<void> {
    const { page, seat, table, earlier } = babbler;
    const foreign = this.babblers.find((each) => each.table !== table)?.table.keys[0] ?? '';
    const expected = babbler.replies + BURST;
    for (let said = 0; said < BURST; said++) {
      const prompt = page.prompts.get(seat) ?? null;
      const known = { seat, number: page.number, prompt, foreignKey: foreign, earlier };
      const text = nonsense(known, this.rolls);
      page.say(text);
      if (typeof text === 'string' && earlier.push(text) > 200) earlier.shift();
      this.sent++;
    }
    try {
      await soon(page.until(() => babbler.replies >= expected));
    } catch (error) {
      this.crashes++;
      if (!(error instanceof Broken)) throw error;
      this.babblers[this.babblers.indexOf(babbler)] = await this.babbler(table, seat);
    }
  }

  private async play({ page, seat }: Babbler): Promise<void> {
    const prompt = page.prompts.get(seat);
    if (!prompt) return;
    const answer = [...proposalFor(prompt)];
    await page.ask({ say: 'answer', seat, number: page.number, answer });
  }

  private async oddRequest(): Promise<void> {
    const { table } = this.babblers[this.rolls.roll(this.babblers.length)] as Babbler;
    const { path, init } = oddRequest(table.table, this.rolls);
    this.sent++;
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, init);
    const text = await response.text();
    if (response.status >= 500) this.crashes++;
    if (text.includes('a secret seed')) this.leaks++;
  }

  /** A message beyond the limit ends the connection with a code that says so. */
  private async sayTooMuch(): Promise<void> {
    const [{ table }] = this.babblers as [Babbler];
    const page = await Page.open(this.port, table.table, []);
    page.say('x'.repeat(HUGE));
    this.sent++;
    const tooBig = 1009;
    const code = await soon(page.closed).catch(() => null);
    if (code !== tooBig) this.crashes++;
  }
}

/** What is promised, or a failure if it does not come in a reasonable time. */
function soon<T>(promised: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Broken('no reply')), REPLY_MS);
  });
  return Promise.race([promised, late]).finally(() => clearTimeout(timer));
}
