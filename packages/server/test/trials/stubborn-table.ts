import { dice, randomAnswer, seeded } from '@grimrule/kernel';
import { Broken, Page } from '../support/page.ts';
import { pause } from '../support/postgres.ts';
import { CHAMPIONS, DUEL, newTableAt, type SeatedTable } from '../support/requests.ts';
import type { Acknowledged } from './acknowledged.ts';

const AGAIN_MS = 50;
const THINKING_MS = 40;

/**
 * A table whose players come back whenever the connection breaks, each to another server, and
 * who begin anew when a game is over. It remembers what was acknowledged.
 */
export class StubbornTable {
  readonly acknowledged: Acknowledged[] = [];
  private readonly ports: readonly number[];
  private readonly index: number;
  private readonly rolls;
  private table: SeatedTable;
  private isOver = false;
  private playing: Promise<unknown> = Promise.resolve();

  private constructor(ports: readonly number[], index: number, table: SeatedTable) {
    this.ports = ports;
    this.index = index;
    this.table = table;
    this.rolls = dice(seeded(`table ${index}`));
  }

  static async open(ports: readonly number[], index: number): Promise<StubbornTable> {
    const table = await newTableAt(ports[0] ?? 0, index % 2 === 0 ? DUEL : CHAMPIONS);
    const stubborn = new StubbornTable(ports, index, table);
    stubborn.playing = stubborn.playOn();
    return stubborn;
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.playing;
  }

  private async playOn(): Promise<void> {
    for (let game = 0; !this.isOver; game++) {
      const { table, keys } = this.table;
      await Promise.all(keys.map((key, seat) => this.sit(table, key, seat + game)));
      while (!this.isOver) {
        try {
          const port = this.ports[game % this.ports.length] ?? 0;
          this.table = await newTableAt(port, this.index % 2 === 0 ? DUEL : CHAMPIONS);
          break;
        } catch {
          await pause(AGAIN_MS);
        }
      }
    }
  }

  /** Plays a seat to the end of the game, whatever happens. */
  private async sit(table: string, key: string, start: number): Promise<void> {
    for (let tries = start; !this.isOver; tries++) {
      try {
        // What the other seat does while this one is let in need not be in its welcome yet.
        const last = this.acknowledged.findLast((each) => each.table === table);
        const page = await Page.open(this.ports[tries % this.ports.length] ?? 0, table, [key]);
        if (last && page.number < last.number) {
          throw new Error(`table ${table} has forgotten what it acknowledged`);
        }
        await this.play(page, table);
        page.close();
        return;
      } catch (error) {
        const isUsual = error instanceof Broken || 'code' in (error as object);
        if (!isUsual) throw error;
        await pause(AGAIN_MS);
      }
    }
  }

  private async play(page: Page, table: string): Promise<void> {
    while (!page.isOver && !this.isOver) {
      const [prompt] = page.prompts.values();
      if (!prompt) {
        await Promise.race([page.until(() => page.prompts.size > 0 || page.isOver), pause(200)]);
        continue;
      }
      await pause(this.rolls.roll(THINKING_MS));
      const { seat } = prompt;
      const answer = randomAnswer(prompt, this.rolls);
      const { number } = page;
      const reply = await page.ask({ say: 'answer', seat, number, answer: [...answer] });
      if (reply.say === 'done') {
        this.acknowledged.push({ table, number: reply.number, seat, answer });
      }
    }
  }
}
