import type { State, View } from '@grimrule/kernel';
import { changed } from '@grimrule/kernel';
import { visitCardsNamedIn } from '@grimrule/kernel/testing';
import type { ServerMessage, Told } from '@grimrule/room';
import type { Truth } from './truth.ts';

/**
 * Finds every place where a seat is told of a card that it must not know at that moment. Which
 * card has which number is public, so to name a card is to tell what it is, and where it lies.
 */
export class Search {
  readonly found: string[] = [];
  private readonly truth: Truth;
  /** The seats that must all know a card before it may be told. */
  private readonly seats: number;
  /** A card that was known once may be named in the log. */
  private readonly known = new Set<number>();

  constructor(truth: Truth, seats: number) {
    this.truth = truth;
    this.seats = seats;
  }

  /** Looks through what one connection has brought. */
  connection(messages: readonly ServerMessage[]): this {
    const views = new Map<number, View>();
    for (const message of messages) {
      switch (message.say) {
        case 'welcome':
          for (const { seat, number, view, log } of message.standings) {
            views.set(seat, view);
            this.view(view, this.truth.after(number));
            for (const told of log) this.line(told, `the log at ${number}`);
          }
          break;
        case 'update': {
          const { seat, number, moments } = message.update;
          const states = this.truth.statesOf(number);
          for (const [at, { told, change }] of moments.entries()) {
            const before = views.get(seat);
            if (!before) throw new Error('nobody was welcomed');
            const view = changed(before, change);
            views.set(seat, view);
            this.view(view, states[at] ?? this.truth.after(number));
            if (told) this.line(told, `move ${number}`);
          }
          break;
        }
        case 'look':
          // Nothing is taken back in these games.
          this.view(message.standing.view, this.truth.afterDecisions(message.standing.decisions));
          for (const told of message.standing.log) this.line(told, 'a look back');
          break;
        case 'point':
          if (!this.known.has(message.card)) this.found.push(`card ${message.card} by pointing`);
      }
    }
    return this;
  }

  /** Looks at a view, which may name what these seats know at that moment, and nothing else. */
  view(view: View, state: State): this {
    const knows = (card: number) => ((state.cards[card]?.seen ?? 0) & this.seats) === this.seats;
    for (const card of state.cards.keys()) if (knows(card)) this.known.add(card);
    visitCardsNamedIn(view, this.truth.game.definition.holdsCards, (card, where) => {
      if (card >= 0 && !knows(card)) {
        this.found.push(`card ${card} by ${where()} after decision ${state.decisions}`);
      }
    });
    if (view.prompt && !(this.seats & (1 << view.prompt.seat))) {
      this.found.push(`another's question after decision ${state.decisions}`);
    }
    if ('random' in view) this.found.push('the lots');
    return this;
  }

  private line(told: Told, where: string): void {
    if (!('entry' in told)) return;
    const { line, seen, designs } = told.entry;
    const { card = -1, cards = [] } = line as { card?: number; cards?: readonly number[] };
    const named = [card, ...cards, ...Object.keys({ ...seen, ...designs }).map(Number)];
    for (const each of named) {
      if (each >= 0 && !this.known.has(each)) this.found.push(`card ${each} by ${where}`);
    }
  }
}
