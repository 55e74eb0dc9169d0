import { rmSync } from 'node:fs';
import { dice, proposalFor, randomAnswer, seeded } from '@grimrule/kernel';
import { dataFolder } from '../support/embedded.ts';
import { Page } from '../support/page.ts';
import { pause } from '../support/postgres.ts';
import type { Wanted } from '../support/requests.ts';
import { CHAMPIONS, DUEL, newTableAt } from '../support/requests.ts';
import type { Scripts } from '../support/scripts.ts';
import { ServerProcess } from '../support/server-process.ts';
import { processorTimeOf } from './processor.ts';
import { Progress } from './progress.ts';

export interface AttackOptions {
  /** Pages that ask for causes as fast as they may. */
  readonly watchers: number;
  /** Tables at which only bots play, all for one address. */
  readonly botTables: number;
  /** How long each attack lasts. */
  readonly seconds: number;
}

/** How others fare while somebody attacks, or nobody. */
export interface AttackResult {
  readonly attack: string;
  /** The attackers' successful requests, and their refused ones. */
  readonly got: number;
  readonly refused: number;
  /** From a player's answer to its acknowledgement, at tables that are not attacked. */
  readonly answers: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** How long a bot takes for a decision there. */
  readonly botMs: number;
  /** Answers that were neither acknowledged nor refused. */
  readonly lost: number;
  /** How much of a processor the server used, and how long it waited for one that others had. */
  readonly processor: number;
  readonly processorWait: number | null;
}

/** The server's defaults. */
const BUDGET = { GRIMRULE_COST_PER_MINUTE: '12000' };
/** Honest players come from one address, attackers from another or from many. */
const ATTACKER = '127.0.0.2';
/** An address that asked too often has to wait, so bots are watched from elsewhere. */
const BOT_WATCHER = '127.0.0.3';
const oneOfMany = (index: number) => `127.0.1.${index + 1}`;
/** The decisions that are made at the table that is asked about, and how quick players are. */
const DECISIONS = 60;
const THINKING_MS = 150;
const PEOPLE = 3;
const MOST_MS = 60_000;

const BOT = { name: 'Bot', bot: 'sensible' };
const AGAINST_BOT: Wanted = { ...DUEL, seats: [{ name: 'Ada', bot: null }, BOT] };
const BOTS_ALONE: Wanted = { ...CHAMPIONS, seats: [BOT, BOT] };

/** Attacks one after the other, and how honest players fare in between and meanwhile. */
export async function attackTrial(
  { watchers, botTables, seconds }: AttackOptions,
  { serve }: Scripts,
): Promise<readonly AttackResult[]> {
  const folder = await dataFolder('attack');
  const server = await ServerProcess.start(serve, { GRIMRULE_DATA: folder, ...BUDGET });
  const { port } = server;
  const progress = new Progress('attack');
  try {
    const asked = await playedTable(port);
    const under = (attack: string, attacking: readonly Attacker[]) => {
      progress.show(attack);
      return fare(server, attack, attacking, seconds);
    };
    const quiet = await under('nobody', []);
    const pagesFrom = (from: (index: number) => string) =>
      Promise.all(
        Array.from({ length: watchers }, (_, index) =>
          Page.open(port, asked.table, [], undefined, { from: from(index) }),
        ),
      );
    const whyFrom = async (name: string, from: (index: number) => string) => {
      const pages = await pagesFrom(from);
      const result = await under(
        name,
        pages.map((page, index) => new Asking(page, asked.lines, index)),
      );
      for (const page of pages) page.close();
      return result;
    };
    const one = await whyFrom(`${watchers} watchers of one address ask why`, () => ATTACKER);
    const many = await whyFrom(`${watchers} watchers of as many addresses ask why`, oneOfMany);
    const tables = await botTablesFor(port, botTables);
    const bots = await under(`${botTables} tables of bots for one address`, []);
    for (const page of tables) page.close();
    return [quiet, one, many, bots];
  } finally {
    progress.end();
    await server.stop('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Attacker {
  readonly got: number;
  readonly refused: number;
  run(until: () => boolean): Promise<void>;
}

/** Asks why lines were told, each time another, as fast as it gets answers. */
class Asking implements Attacker {
  got = 0;
  refused = 0;
  private readonly page: Page;
  private readonly lines: number;
  private line: number;

  constructor(page: Page, lines: number, first: number) {
    this.page = page;
    this.lines = lines;
    this.line = first;
  }

  async run(isOver: () => boolean): Promise<void> {
    while (!isOver() && !this.page.isClosed) {
      this.line = (this.line + 7) % this.lines;
      const reply = await this.page.ask({ say: 'why', seat: 2, line: this.line }).catch(() => null);
      if (reply?.say === 'why') this.got++;
      else this.refused++;
      // A connection may send thirty messages a second.
      await pause(35);
    }
  }
}

/** A game of Champions under way, and how many lines its log has. */
async function playedTable(port: number) {
  const { table, keys } = await newTableAt(port, CHAMPIONS);
  let lines = 0;
  const page = await Page.open(port, table, keys, (text) => {
    const message = JSON.parse(text);
    if (message.say === 'update') lines = message.update.keep + message.update.moments.length;
  });
  for (let made = 0; made < DECISIONS && !page.isOver; made++) await answer(page);
  page.close();
  return { table, lines };
}

async function answer(page: Page, rolls = dice(seeded('attack'))): Promise<void> {
  const [prompt] = page.prompts.values();
  if (!prompt) throw new Error('nobody is asked');
  const { seat } = prompt;
  const picked = rolls.roll(4) === 0 ? randomAnswer(prompt, rolls) : proposalFor(prompt);
  await page.ask({ say: 'answer', seat, number: page.number, answer: [...picked] });
}

/** Tables that are watched by one address, so that their bots play. */
async function botTablesFor(port: number, count: number): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (let made = 0; made < count; made++) {
    const { table } = await newTableAt(port, BOTS_ALONE);
    pages.push(await Page.open(port, table, [], undefined, { from: BOT_WATCHER }));
    // A new table costs twenty of two hundred a second.
    await pause(100);
  }
  return pages;
}

async function fare(
  server: ServerProcess,
  attack: string,
  attackers: readonly Attacker[],
  seconds: number,
): Promise<AttackResult> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => Person.at(server.port)));
  const before = processorTimeOf(server.pid);
  const end = Date.now() + seconds * 1000;
  // On a busy machine a bot may need all the time: one answer at least is demanded.
  const hasAnswered = () => people.some(({ latencies }) => latencies.length > 0);
  const isOver = () => Date.now() >= end && (hasAnswered() || Date.now() >= end + MOST_MS);
  await Promise.all([...people, ...attackers].map((each) => each.run(isOver)));
  const after = processorTimeOf(server.pid);
  const latencies = people.flatMap((each) => each.latencies).sort((one, other) => one - other);
  const bots = people.flatMap((each) => each.bots).sort((one, other) => one - other);
  const at = (list: readonly number[], share: number) =>
    Math.round((list[Math.floor(list.length * share)] ?? 0) * 10) / 10;
  const share = (time: number) => Math.round(time / seconds / 10) / 100;
  const sum = (of: (each: Attacker) => number) =>
    attackers.reduce((total, each) => total + of(each), 0);
  return {
    attack,
    got: sum(({ got }) => got),
    refused: sum(({ refused }) => refused),
    answers: latencies.length,
    p50Ms: at(latencies, 0.5),
    p99Ms: at(latencies, 0.99),
    botMs: at(bots, 0.5),
    lost: people.reduce((total, { lost }) => total + lost, 0),
    processor: before && after ? share(after.ran - before.ran) : 0,
    processorWait: before && after ? share(after.waited - before.waited) : null,
  };
}

/** A player of Duel against a bot, one game after the other. */
class Person {
  readonly latencies: number[] = [];
  readonly bots: number[] = [];
  lost = 0;
  private readonly port: number;
  private page: Page;

  private constructor(port: number, page: Page) {
    this.port = port;
    this.page = page;
  }

  static async at(port: number): Promise<Person> {
    return new Person(port, await opened(port));
  }

  async run(isOver: () => boolean): Promise<void> {
    const rolls = dice(seeded('a person'));
    while (!isOver()) {
      const { page } = this;
      if (page.isOver) {
        page.close();
        this.page = await opened(this.port);
        continue;
      }
      if (page.prompts.size === 0) {
        await this.waitForBot(isOver);
        continue;
      }
      await pause(THINKING_MS);
      const start = performance.now();
      try {
        await answer(page, rolls);
        this.latencies.push(performance.now() - start);
      } catch {
        this.lost++;
        return;
      }
    }
    this.page.close();
  }

  private async waitForBot(isOver: () => boolean): Promise<void> {
    const { page } = this;
    const { number } = page;
    const start = performance.now();
    const isThere = () => page.prompts.size > 0 || page.isOver;
    while (!isThere() && !isOver()) await Promise.race([page.until(isThere), pause(200)]);
    const moves = page.number - number;
    this.bots.push((performance.now() - start) / Math.max(1, moves));
  }
}

async function opened(port: number): Promise<Page> {
  const { table, keys } = await newTableAt(port, AGAINST_BOT);
  return Page.open(port, table, keys.slice(0, 1));
}
