import type { Dice } from '@grimrule/kernel';
import { proposalFor, randomAnswer } from '@grimrule/kernel';
import type { ServerMessage } from '@grimrule/room';
import type { Kysely } from 'kysely';
import type { Schema } from '../../src/storage/schema.ts';
import { cardsNamedTo, leaksIn } from '../support/leaks.ts';
import { isReply, Page } from '../support/page.ts';
import type { SeatedTable, Wanted } from '../support/requests.ts';
import { newTableAt } from '../support/requests.ts';
import { Secrets } from './secrets.ts';
import { Truth } from './truth.ts';

/** A guest of a table, the messages sent, and those received and not judged yet. */
export interface Guest {
  page: Page;
  readonly seat: number;
  readonly earlier: string[];
  readonly heard: string[];
  replies: number;
}

/** Answers that a page gives before the others are let in again. */
const ANSWERS = 4;

/** A table with one page a seat and one that watches. Everything they hear is held against the truth. */
export class Gathering {
  readonly table: SeatedTable;
  readonly truth: Truth;
  readonly guests: Guest[] = [];
  private readonly port: number;
  private readonly secrets = new Secrets();

  private constructor(port: number, table: SeatedTable, truth: Truth) {
    this.port = port;
    this.table = table;
    this.truth = truth;
    this.secrets.add('the seed', truth.seed);
    for (const [seat, key] of table.keys.entries()) this.secrets.add(`the key of ${seat}`, key);
  }

  static async at(port: number, db: Kysely<Schema>, asked: Wanted): Promise<Gathering> {
    const table = await newTableAt(port, asked);
    const gathering = new Gathering(port, table, await Truth.of(db, table.table));
    for (let seat = 0; seat <= table.keys.length; seat++) {
      const guest: Partial<Guest> = { seat, earlier: [], heard: [], replies: 0 };
      await gathering.sit(guest as Guest);
      gathering.guests.push(guest as Guest);
    }
    return gathering;
  }

  get pages(): readonly Page[] {
    return this.guests.map(({ page }) => page);
  }

  /** Comes to the table, also after a connection broke. */
  async sit(guest: Guest): Promise<void> {
    const key = this.table.keys[guest.seat];
    guest.page = await Page.open(this.port, this.table.table, key ? [key] : [], (text) => {
      guest.heard.push(text);
      const message = JSON.parse(text) as ServerMessage;
      if (isReply(message) || message.say === 'welcome') guest.replies++;
    });
  }

  /** Answers the open question, sensibly or at random. */
  async play({ page, seat }: Guest, rolls: Dice): Promise<void> {
    for (let given = 0; given < ANSWERS; given++) {
      const prompt = page.prompts.get(seat);
      if (!prompt) return;
      const answer = rolls.roll(2) === 0 ? proposalFor(prompt) : randomAnswer(prompt, rolls);
      const { number } = page;
      const reply = await page.ask({ say: 'answer', seat, number, answer: [...answer] });
      if (reply.say === 'done') await page.until(() => page.number > number);
    }
  }

  /** Asks for reasons of the latest lines, and looks back, as a page may. */
  async wonder({ page, seat }: Guest, rolls: Dice): Promise<void> {
    const { lines, decisions } = this.truth;
    for (let back = 1; back <= Math.min(lines, 8); back++) {
      await page.ask({ say: 'why', seat, line: lines - back });
    }
    await page.ask({ say: 'look', seat, at: rolls.roll(decisions + 1) });
    page.say(JSON.stringify({ say: 'point', id: 0, card: rolls.roll(120) }));
  }

  /** The secret of this table that a text tells, if it still has any. */
  toldBy(text: string): string | null {
    return this.truth.hasBeenOver ? null : this.secrets.toldBy(text);
  }

  /** The forbidden knowledge that guests of the table got since the last time. */
  async judge(): Promise<readonly string[]> {
    await this.truth.readOn();
    const found = this.guests.flatMap((guest) =>
      guest.heard.splice(0).flatMap((text) => this.leaksTo(guest.seat, text)),
    );
    // A game that is over has no secrets, and everybody may see it with everybody's eyes.
    return this.truth.hasBeenOver ? [] : found;
  }

  close(): void {
    for (const { page } of this.guests) page.close();
  }

  private leaksTo(seat: number, text: string): readonly string[] {
    const { truth } = this;
    const message = JSON.parse(text) as ServerMessage;
    const to = `to seat ${seat} in '${message.say}'`;
    const told = this.secrets.toldBy(text);
    const unknown = [...cardsNamedTo(message, truth.fields)].filter(
      ([card]) => !truth.hasKnown(seat, card),
    );
    return [
      ...(told ? [`${told} ${to}`] : []),
      ...leaksIn(message, seat, truth.seats).map((path) => `${path} ${to}`),
      ...unknown.map(([card, path]) => `card ${card}, never seen, at ${path} ${to}`),
      ...this.tooMuchIn(message, seat).map((card) => `card ${card}, unknown by now, ${to}`),
    ];
  }

  /** Cards that a standing shows although the seat does not know them in that position. */
  private tooMuchIn(message: ServerMessage, seat: number): readonly number[] {
    if (message.say !== 'welcome') return [];
    return message.standings.flatMap(({ number, view }) =>
      view.cards.flatMap((card, id) => (card && !this.truth.knowsAt(number, seat, id) ? [id] : [])),
    );
  }
}
