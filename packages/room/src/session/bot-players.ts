import type { Prompt } from '@grimrule/kernel';
import type { Move } from '../moves/move.ts';
import type { Planned } from '../moves/planned.ts';
import { isRefusal } from '../moves/planned.ts';
import type { Room } from '../room.ts';
import type { Desk, StoredSeat } from './desk.ts';

/** How long a bot waits until it tries again to store its answer: twice as long each time. */
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;

/** The bots' access to their table. */
interface BotTable<V> {
  readonly room: Room<V>;
  readonly desk: Desk;
  readonly seats: () => readonly StoredSeat[];
  /** Whether the table goes on here. */
  readonly isOpen: () => boolean;
  /** Whether somebody is there as well. */
  readonly isPlayed: () => boolean;
  readonly inTurn: (work: () => Promise<void>) => Promise<void>;
  /** Stores a planned move and makes it. */
  readonly store: (planned: Planned<V>) => Promise<unknown>;
}

/** The bots at a table: they think about the questions to their seats, while somebody is there. */
export class BotPlayers<V> {
  private readonly table: BotTable<V>;
  /** The position that a bot is thinking about. */
  private thinkingAt = -1;

  constructor(table: BotTable<V>) {
    this.table = table;
  }

  /** Lets a bot play if it is asked. */
  play(): void {
    const { room, desk, seats, isPlayed } = this.table;
    const { number } = room;
    // Where all answer at the same time, bots wait for the people: until then players may choose anew.
    if (room.open.some(({ seat }) => room.isAwaited(seat) && !seats()[seat]?.bot)) return;
    const prompt = room.open.find(({ seat }) => seats()[seat]?.bot);
    const bot = prompt && seats()[prompt.seat]?.bot;
    if (!prompt || !bot || !isPlayed() || this.thinkingAt === number) return;
    this.thinkingAt = number;
    this.answer(bot, prompt, number)
      .catch((error: unknown) => desk.report(error))
      .finally(() => {
        if (this.thinkingAt === number) this.thinkingAt = -1;
      });
  }

  private async answer(bot: string, prompt: Prompt, number: number): Promise<void> {
    const { room, desk, inTurn, isPlayed } = this.table;
    const { seat } = prompt;
    const answer = await desk.think(bot, room.sights.of(seat), prompt);
    if (!answer) return;
    // No page repeats a bot's move: if it cannot be stored, the bot tries until it can.
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      let isOver = false;
      await inTurn(async () => {
        const kind = room.isAwaited(seat) ? 'ahead' : 'answer';
        await this.store({ kind, seat, answer, by: 'bot' }, number);
        isOver = true;
      });
      if (isOver || !isPlayed()) return;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }

  private async store(move: Move, number: number): Promise<void> {
    const { room, desk, seats, isOpen, store } = this.table;
    // Meanwhile somebody may have taken something back, or the seat, or the server stops.
    if (!isOpen() || number !== room.number || !seats()[move.seat]?.bot) return;
    const planned = room.plan(move);
    if (isRefusal(planned)) {
      desk.report(new Error('a bot gave an answer that is refused'));
      return;
    }
    await store(planned);
  }
}
