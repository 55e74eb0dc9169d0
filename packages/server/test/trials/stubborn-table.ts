import type { Dice, Seat } from '@grimrule/kernel';
import { dice, randomAnswer, seeded } from '@grimrule/kernel';
import type { CreatedInvitation } from '@grimrule/room';
import { Broken, Page } from '../support/page.ts';
import { pause } from '../support/postgres.ts';
import { CHAMPIONS, DUEL, made, newTableAt, playerAt } from '../support/requests.ts';
import type { Acknowledged, Words } from './acknowledged.ts';

const AGAIN_MS = 50;
const MOST_TRIES = 2_000;
const THINKING_MS = 40;
/** Pages that play each seat, through different servers where there are some. */
const RIVALS = 2;
const HOST: Seat = 0;
const GUEST: Seat = 1;

/** A table of the server, and what was said at it besides answers. */
interface Sitting extends Words {
  readonly chat: string[];
  readonly names: { readonly name: string; isAcknowledged: boolean }[];
  readonly keys: string[];
}

/**
 * A table whose players come back whenever the connection breaks, each to another server, and
 * who begin anew when a game is over. Two pages play each seat and race each other. It remembers
 * what was acknowledged.
 */
export class StubbornTable {
  readonly acknowledged: Acknowledged[] = [];
  readonly sittings: Sitting[] = [];
  /** How often a table stood behind what it had acknowledged. */
  forgotten = 0;
  private readonly ports: readonly number[];
  private readonly index: number;
  private readonly rolls: Dice;
  private readonly onAcknowledged: () => void;
  private isOver = false;
  private playing: Promise<unknown> = Promise.resolve();

  private constructor(ports: readonly number[], index: number, onAcknowledged: () => void) {
    this.ports = ports;
    this.index = index;
    this.onAcknowledged = onAcknowledged;
    this.rolls = dice(seeded(`table ${index}`));
  }

  static async open(
    ports: readonly number[],
    index: number,
    onAcknowledged: () => void,
  ): Promise<StubbornTable> {
    const stubborn = new StubbornTable(ports, index, onAcknowledged);
    const first = await stubborn.newSitting(0);
    stubborn.playing = stubborn.playOn(first);
    return stubborn;
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.playing;
  }

  private portAt(turn: number): number {
    return this.ports[turn % this.ports.length] ?? 0;
  }

  private async newSitting(turn: number): Promise<Sitting> {
    const asked = this.index % 2 === 0 ? DUEL : CHAMPIONS;
    const { table, keys } = await newTableAt(this.portAt(turn), asked);
    const sitting = { table, keys: [...keys], chat: [], names: [], namedSeat: GUEST };
    this.sittings.push(sitting);
    return sitting;
  }

  private async playOn(first: Sitting): Promise<void> {
    let sitting = first;
    for (let game = 0; !this.isOver; game++) {
      const sits = sitting.keys.flatMap((_, seat) =>
        Array.from({ length: RIVALS }, (_each, rival) => this.sit(sitting, seat, rival, game)),
      );
      await Promise.all(sits);
      while (!this.isOver) {
        try {
          sitting = await this.newSitting(game);
          break;
        } catch {
          await pause(AGAIN_MS);
        }
      }
    }
  }

  /** Plays a seat to the end of the game, whatever happens. */
  private async sit(sitting: Sitting, seat: Seat, rival: number, game: number): Promise<void> {
    const { table } = sitting;
    for (let tries = seat + rival + game; !this.isOver; tries++) {
      try {
        // A move of the other seat while this one is let in need not be in its welcome yet.
        const last = this.acknowledged.findLast((each) => each.table === table);
        const key = sitting.keys[seat] ?? '';
        const page = await Page.open(this.portAt(tries), table, [key]);
        if (last && page.number < last.number) this.forgotten++;
        // The seat has just been handed on, and the new key is not told yet.
        if (page.seats.length === 0) {
          page.close();
          throw new Broken("the seat is somebody else's now");
        }
        await this.play(page, sitting, rival === 0);
        page.close();
        return;
      } catch (error) {
        const isUsual = error instanceof Broken || 'code' in (error as object);
        if (!isUsual) throw error;
        await pause(AGAIN_MS);
      }
    }
  }

  private async play(page: Page, sitting: Sitting, talks: boolean): Promise<void> {
    while (!page.isOver && !this.isOver) {
      const [prompt] = page.prompts.values();
      if (!prompt) {
        await Promise.race([page.until(() => page.prompts.size > 0 || page.isOver), pause(200)]);
        continue;
      }
      // A player who does not think at all races the other page of the seat.
      if (this.rolls.roll(2) === 0) await pause(this.rolls.roll(THINKING_MS));
      const { seat } = prompt;
      const answer = randomAnswer(prompt, this.rolls);
      const { number } = page;
      const reply = await page.ask({ say: 'answer', seat, number, answer: [...answer] });
      if (reply.say === 'done') {
        this.acknowledged.push({ table: sitting.table, number: reply.number, seat, answer });
        this.onAcknowledged();
      }
      if (talks) await this.talk(page, sitting);
    }
  }

  /** Now and then somebody says something, takes another name, or hands the seat on. */
  private async talk(page: Page, sitting: Sitting): Promise<void> {
    const [seat = HOST] = page.seats;
    const text = `${page.number} ${sitting.chat.length} ${sitting.names.length}`;
    if (this.rolls.roll(4) === 0) {
      const said = `${seat} says ${text}`;
      const { say } = await page.ask({ say: 'chat', text: said });
      if (say === 'done') sitting.chat.push(said);
      if (say === 'done') this.onAcknowledged();
    }
    if (seat === GUEST && this.rolls.roll(4) === 0) {
      const named = { name: `Guest ${text}`, isAcknowledged: false };
      sitting.names.push(named);
      const { say } = await page.ask({ say: 'name', seat, name: named.name });
      if (say === 'done') named.isAcknowledged = true;
    }
    if (seat === GUEST && this.rolls.roll(12) === 0) await this.handOn(sitting);
  }

  /** Another player takes the guest's seat. A reply that got lost is asked for again. */
  private async handOn({ table, keys }: Sitting): Promise<void> {
    const key = keys[GUEST];
    const next = await this.again((port) => playerAt(port, 'Cleo'));
    const path = `/api/tables/${table}/seats/${GUEST}/invitation`;
    const { token } = await this.again((port) => made<CreatedInvitation>(port, path, { key }));
    await this.again((port) => made(port, '/api/invitations/accept', { token, key: next.key }));
    keys[GUEST] = next.key;
  }

  private async again<T>(ask: (port: number) => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await ask(this.portAt(tries));
      } catch (error) {
        if (tries >= MOST_TRIES || this.isOver) throw error;
        await pause(AGAIN_MS);
      }
    }
  }
}
