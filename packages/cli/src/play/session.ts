import type { Bot } from '@grimrule/bots';
import type { Answer, Entry, Prompt, Refusal, Seat, State, View } from '@grimrule/kernel';
import { dice, type Match, seeded } from '@grimrule/kernel';
import type { Players } from '../files.ts';
import type { TableGame } from '../table-game.ts';

/** How many lines of the log remind of a game that goes on. */
const REMINDER = 12;

/** The undone decision, and whether a player had learned hidden information by it. */
export interface Undone {
  readonly learned: boolean;
}

/** A game of people at this keyboard and perhaps of bots. */
export class Session {
  readonly table: TableGame;
  readonly match: Match;
  /** By seat, the bot that plays it, or null for a person. */
  private readonly bots: readonly (Bot | null)[];
  /** The person who decided last, if any did. */
  private last: Seat | null = null;
  /** For each seat, how much of the log was there when it last decided. */
  private readonly told = new Map<Seat, number>();
  private readonly idle = new Set<Entry>();

  constructor(table: TableGame, match: Match, bots: readonly (Bot | null)[]) {
    this.table = table;
    this.match = match;
    this.bots = bots;
    this.beginNews();
    if (match.undoable === 0) this.noteIdleTurns(match.log);
  }

  get state(): State {
    return this.match.state;
  }

  get prompt(): Prompt | null {
    return this.table.game.prompt(this.state);
  }

  /** The seat at the keyboard: the one that has to decide, or else the one that decided last. */
  get seat(): Seat {
    const asked = this.prompt?.seat;
    if (asked !== undefined && this.isPerson(asked)) return asked;
    return this.last ?? Math.max(0, this.bots.indexOf(null));
  }

  /** Whether people sit here who should not see each other's cards. */
  get handsOver(): boolean {
    return !this.table.cooperative && this.bots.filter((bot) => bot === null).length > 1;
  }

  get waitsForBot(): boolean {
    const { prompt } = this;
    return prompt !== null && !this.isPerson(prompt.seat);
  }

  get view(): View {
    return this.table.game.view(this.state, this.seat);
  }

  get refusals(): readonly Refusal[] {
    return this.table.game.refusals(this.state);
  }

  get players(): Players {
    return this.bots.map((bot) => bot?.name ?? null);
  }

  /** The log since the person at the keyboard last decided. */
  get news(): readonly Entry[] {
    return this.match.log.slice(this.told.get(this.readerOf(this.seat)) ?? 0);
  }

  /** Whether a turn begins here in which its seat could do nothing and was not asked. */
  isIdleTurn(entry: Entry): boolean {
    return this.idle.has(entry);
  }

  /** Lets bots play until a person has to decide. */
  letBotPlay(): void {
    const { game } = this.table;
    for (let prompt = this.prompt; prompt; prompt = this.prompt) {
      const bot = this.bots[prompt.seat];
      if (!bot) return;
      // A position always rolls the same, so taking a move back and repeating it changes nothing.
      const rolls = dice(seeded(`bot ${this.match.seed} ${this.state.decisions}`));
      const view = game.view(this.state, prompt.seat);
      const answer = bot.choose(game, view, prompt, rolls);
      const answered = this.match.answer(prompt.seat, answer);
      if ('refusal' in answered)
        throw new Error(`the bot's answer was refused: ${answered.refusal.reason.say}`);
      this.noteIdleTurns(answered.log);
    }
  }

  /** Null if the answer was taken. */
  answer(answer: Answer): Refusal | null {
    const { seat } = this;
    const before = this.match.log.length;
    const answered = this.match.answer(seat, answer);
    if ('refusal' in answered) return answered.refusal;
    this.noteIdleTurns(answered.log);
    this.told.set(this.readerOf(seat), before);
    this.last = seat;
    return null;
  }

  /** Back to the decision before that a person made, or null if there is none. */
  undo(): Undone | null {
    let to = this.match.undoable - 1;
    while (to >= 0 && !this.decidedByPerson(to)) to--;
    if (to < 0) return null;
    const people = this.bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
    const learned = this.match.learnedSince(to, people);
    this.match.undo(to);
    this.forgetNews();
    return { learned };
  }

  /** Forward again to the next decision of a person, or the end. */
  redo(): boolean {
    if (!this.match.redo()) return false;
    while (this.match.redoable > 0 && this.prompt && !this.isPerson(this.prompt.seat)) {
      this.match.redo();
    }
    this.forgetNews();
    return true;
  }

  /** The one at the keyboard has read it all. */
  noteNewsRead(): void {
    this.told.set(this.readerOf(this.seat), this.match.log.length);
  }

  /** A new game begins with its first round; one that goes on, with what happened last. */
  private beginNews(): void {
    const { log } = this.match;
    const first = Math.max(0, log.findIndex(this.table.beginsRound), log.length - REMINDER);
    for (let seat = 0; seat < this.state.seats; seat++) this.told.set(seat, first);
  }

  private noteIdleTurns(entries: readonly Entry[]): void {
    for (const entry of this.table.idleTurns(entries)) this.idle.add(entry);
  }

  private forgetNews(): void {
    for (let seat = 0; seat < this.state.seats; seat++) this.told.set(seat, this.match.log.length);
  }

  private decidedByPerson(position: number): boolean {
    const prompt = this.table.game.prompt(this.match.stateAt(position));
    return prompt !== null && this.isPerson(prompt.seat);
  }

  private isPerson(seat: Seat): boolean {
    return !this.bots[seat];
  }

  /** The reader of a seat's news: where hands need not be hidden, it is the same person. */
  private readerOf(seat: Seat): Seat {
    return this.handsOver ? seat : 0;
  }
}
