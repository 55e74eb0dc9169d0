import type { Dice } from '@grimrule/kernel';
import { dice, seeded } from '@grimrule/kernel';
import type { Kysely } from 'kysely';
import { openDatabase } from '../../src/storage/database.ts';
import type { Schema } from '../../src/storage/schema.ts';
import { Broken, Page } from '../support/page.ts';
import { RealPostgres } from '../support/postgres.ts';
import { postgresHere } from '../support/postgres-programs.ts';
import { CHAMPIONS, DUEL, RINGS, request } from '../support/requests.ts';
import type { Scripts } from '../support/scripts.ts';
import { serverOn } from '../support/servers.ts';
import { Gathering, type Guest } from './gathering.ts';
import { nonsense, oddRequest } from './nonsense.ts';
import { Stranger } from './odd-pleas.ts';
import { Progress } from './progress.ts';
import { oldKeys, trespass } from './trespass.ts';
import { viewLeaks } from './view-leaks.ts';

export interface FuzzResult {
  /** Messages and requests that were sent. */
  readonly messages: number;
  /** Those that nobody answered, and everything that went wrong in the server. */
  readonly crashes: number;
  /** Things that a seat got and must not know. */
  readonly leaks: number;
  /** Things that somebody could do and must not. */
  readonly trespasses: number;
  /** Positions whose views were looked at for every seat. */
  readonly positions: number;
  /** The first few findings. */
  readonly findings: readonly string[];
}

const BURST = 25;
const HUGE = 100_000;
const REPLY_MS = 30_000;
const MOST_FINDINGS = 10;

export interface FuzzAsked {
  readonly messages: number;
  readonly games: number;
  /** The first finding is enough. */
  readonly isHasty?: boolean;
}

/** Nonsense of all kinds, sent to a server on which games go on. */
export async function fuzzTrial(
  { messages, games, isHasty = false }: FuzzAsked,
  scripts: Scripts,
): Promise<FuzzResult> {
  const progress = new Progress('fuzz');
  const findings: string[] = [];
  const uncaught = (error: unknown) => findings.push(`uncaught: ${error}`);
  process.on('uncaughtException', uncaught);
  process.on('unhandledRejection', uncaught);
  // The truth is read beside the server, so others have to be able to open its database.
  const postgres = await RealPostgres.start(postgresHere());
  const { url } = postgres;
  const server = await serverOn({ url }, scripts);
  const { db, close } = await openDatabase({ url }, uncaught);
  const fuzz = new Fuzz(server.port, db);
  try {
    await fuzz.sitDown();
    const isEnough = () => isHasty && fuzz.hasFound;
    while (fuzz.sent < messages && !isEnough()) {
      await fuzz.round();
      progress.show(`${fuzz.sent} of ${messages} messages`);
    }
    const { text } = await request(server.port, '/metrics');
    const errors = Number(/^grimrule_errors_total (\d+)$/m.exec(text)?.[1]);
    const health = await request(server.port, '/healthz');
    const broken = health.status === 200 ? 0 : 1;
    const views = viewLeaks(isEnough() ? 0 : games, (done) =>
      progress.show(`${done} of ${games} games looked at`),
    );
    return {
      messages: fuzz.sent,
      crashes: fuzz.crashes.length + findings.length + errors + broken,
      leaks: fuzz.leaks.length + views.leaks.length,
      trespasses: fuzz.trespasses.length,
      positions: views.positions,
      findings: [
        ...findings,
        ...fuzz.crashes,
        ...fuzz.leaks,
        ...views.leaks,
        ...fuzz.trespasses,
      ].slice(0, MOST_FINDINGS),
    };
  } finally {
    progress.end();
    fuzz.close();
    await close();
    await server.close();
    await postgres.remove();
    process.off('uncaughtException', uncaught);
    process.off('unhandledRejection', uncaught);
  }
}

class Fuzz {
  sent = 0;
  readonly crashes: string[] = [];
  readonly leaks: string[] = [];
  readonly trespasses: string[] = [];
  private readonly port: number;
  private readonly db: Kysely<Schema>;
  private readonly rolls: Dice = dice(seeded('fuzz'));
  private gatherings: readonly Gathering[] = [];
  private stranger: Stranger | null = null;

  constructor(port: number, db: Kysely<Schema>) {
    this.port = port;
    this.db = db;
  }

  get hasFound(): boolean {
    return this.crashes.length + this.leaks.length + this.trespasses.length > 0;
  }

  async sitDown(): Promise<void> {
    this.close();
    const gatherings: Gathering[] = [];
    this.stranger = await Stranger.at(this.port);
    this.gatherings = gatherings;
    for (const asked of [DUEL, CHAMPIONS, RINGS]) {
      const gathering = await Gathering.at(this.port, this.db, asked);
      gatherings.push(gathering);
      this.leaks.push(...gathering.truth.knownTooEarly());
    }
    this.trespasses.push(...(await oldKeys(this.port)));
  }

  /** Everybody says something, somebody makes odd requests, and the games go on a little. */
  async round(): Promise<void> {
    for (const gathering of this.gatherings) await this.gather(gathering);
    await this.oddRequests();
    await this.oddPleas();
    if (this.rolls.roll(20) === 0) await this.sayTooMuch();
    const isOver = ({ truth, pages }: Gathering) =>
      truth.hasBeenOver || pages.some(({ isClosed }) => isClosed);
    if (this.gatherings.some(isOver)) await this.sitDown();
  }

  close(): void {
    for (const gathering of this.gatherings) gathering.close();
  }

  private async gather(gathering: Gathering): Promise<void> {
    const { port, rolls } = this;
    const { table, truth, guests } = gathering;
    try {
      for (const guest of guests) {
        await this.babble(gathering, guest);
        await gathering.play(guest, rolls);
      }
      await truth.readOn();
      for (const guest of guests) await gathering.wonder(guest, rolls);
      const { pages } = gathering;
      this.trespasses.push(...(await trespass({ port, table, truth, pages })));
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      this.crashes.push(`a connection ended: ${error.message}`);
    }
    this.leaks.push(...(await gathering.judge()));
  }

  /** Every message is answered: refused, or carried out if it happened to make sense. */
  private async babble(gathering: Gathering, guest: Guest): Promise<void> {
    const { page, seat, earlier } = guest;
    const foreignKey = this.gatherings.find((each) => each !== gathering)?.table.keys[0] ?? '';
    const expected = guest.replies + BURST;
    for (let said = 0; said < BURST; said++) {
      const prompt = page.prompts.get(seat) ?? null;
      const text = nonsense({ seat, number: page.number, prompt, foreignKey, earlier }, this.rolls);
      page.say(text);
      if (typeof text === 'string' && earlier.push(text) > 200) earlier.shift();
      this.sent++;
    }
    try {
      await soon(page.until(() => guest.replies >= expected));
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      this.crashes.push(`nonsense of seat ${seat}: ${error.message}`);
      await gathering.sit(guest);
    }
  }

  private async oddRequests(): Promise<void> {
    const texts = await Promise.all(Array.from({ length: BURST }, () => this.oddRequest()));
    for (const gathering of this.gatherings) {
      await gathering.truth.readOn();
      for (const text of texts) {
        const told = gathering.toldBy(text);
        if (told) this.leaks.push(`${told} in the reply to a request`);
      }
    }
  }

  /** What everybody may ask for is never too odd: it is done or refused. */
  private async oddPleas(): Promise<void> {
    for (let asked = 0; asked < 2 * BURST; asked++) {
      const plea = this.stranger?.plea(this.rolls);
      if (!plea) return;
      this.sent++;
      const { status } = await request(this.port, plea.path, plea.body);
      if (status >= 500) this.crashes.push(`${plea.path} ${plea.body}: ${status}`);
    }
  }

  private async oddRequest(): Promise<string> {
    const { table } = this.gatherings[this.rolls.roll(this.gatherings.length)] as Gathering;
    const { path, init } = oddRequest(table.table, this.rolls);
    this.sent++;
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, init);
    const text = await response.text();
    if (response.status >= 500) this.crashes.push(`${init.method} ${path}: ${response.status}`);
    return text;
  }

  /** A message beyond the limit ends the connection with a code that says so. */
  private async sayTooMuch(): Promise<void> {
    const [{ table }] = this.gatherings as [Gathering];
    const page = await Page.open(this.port, table.table, []);
    page.say('x'.repeat(HUGE));
    this.sent++;
    const tooBig = 1009;
    const code = await soon(page.closed).catch(() => null);
    if (code !== tooBig) this.crashes.push(`a huge message: ${code}`);
  }
}

/** The promised value, or a failure if it does not come in a reasonable time. */
function soon<T>(promised: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Broken('no reply')), REPLY_MS);
  });
  return Promise.race([promised, late]).finally(() => clearTimeout(timer));
}
