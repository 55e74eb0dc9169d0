import type { Told } from './prints.ts';
import type { Steps } from './steps.ts';
import { SURGING_OBLIGATIONS, textSurges } from './texts.ts';
import type { Desk, Watch } from './watch.ts';
import { MARKERS } from './watch.ts';

/** A card that has been revealed and may still surge. */
interface Open {
  readonly card: number;
  readonly seat: number;
  readonly keyword: number;
  /** How often it has to surge; undefined if nobody can tell. */
  due: number | undefined;
  made: number;
}

/** RR: Deal, Reveal, Surge: steps 3 and 4 of the villain phase. */
export class Dealing implements Watch {
  private readonly desk: Desk;
  private readonly steps: Steps;
  private toDeal: readonly number[] = [];
  /** The order in which players reveal, as step 4 began. */
  private turns: readonly number[] = [];
  private open: Open[] = [];
  private last: Told | null = null;

  constructor(desk: Desk, steps: Steps) {
    this.desk = desk;
    this.steps = steps;
  }

  before(line: Told): void {
    const passes = line.say === 'firstPlayer' && this.steps.step === 5;
    if (passes || MARKERS.includes(line.say)) this.settle(0);
    switch (line.say) {
      case 'stepDeal':
        this.toDeal = this.shares();
        break;
      case 'dealtEncounterCard':
        if (this.steps.step === 3) this.deal(line.seat);
        break;
      case 'stepReveal':
        this.desk.report.equal('dealt', this.toDeal.length, 0, 'cards not dealt');
        this.turns = this.desk.books.order();
        break;
      case 'revealed':
        this.reveal(line);
        break;
      case 'surges':
        this.surge(line);
        break;
      case 'cancelled':
        this.cancel(line.card);
        break;
      case 'discardedFromPlay':
      case 'removedFromGame':
        this.undone(line);
        break;
      case 'firstPlayer':
        if (passes) this.nothingLeft();
        break;
      default:
    }
    this.last = line;
  }

  /** One card for each player, more in heroic mode, and one for each hazard icon. */
  private shares(): readonly number[] {
    const { books } = this.desk;
    const order = books.order();
    const rounds = Array.from({ length: 1 + books.heroic }, () => order).flat();
    const hazards = Array.from(
      { length: books.icons('hazard') },
      (_, extra) => order[extra % order.length] ?? -1,
    );
    return [...rounds, ...hazards];
  }

  private deal(seat: number): void {
    const [due, ...rest] = this.toDeal;
    this.desk.report.equal('dealt', seat, due, 'the player who is dealt a card');
    this.toDeal = rest;
  }

  private reveal({ card, seat }: Told): void {
    const { books, report } = this.desk;
    const held = books.get(card);
    if (held.place === 'dealt') {
      report.equal('revealed', this.steps.step, 4, 'the step in which dealt cards are revealed');
      this.settle(0);
      const next = this.turns.findIndex((each) => (books.dealt[each] ?? []).length > 0);
      this.turns = [...this.turns.slice(next), ...this.turns.slice(0, next)];
      report.equal('revealed', seat, this.turns[0], 'the player who reveals a card');
      report.equal('revealed', card, books.dealt[seat]?.[0], 'the card that was dealt first');
    }
    const keyword = held.print.keywords?.surge ? 1 : 0;
    const byText = textSurges(books, held, seat);
    const due = byText === undefined ? undefined : keyword + (byText ? 1 : 0);
    this.open.push({ card, seat, keyword, due, made: 0 });
  }

  private surge({ card, seat }: Told): void {
    const { books, report, next } = this.desk;
    // It may have come back from a new encounter deck: the later one is meant.
    const from = this.open.findLastIndex((each) => each.card === card);
    report.check('surge', from >= 0, 'a card surges that has not been revealed');
    this.settle(from + 1);
    const open = this.open[from];
    if (open) open.made++;
    next.await(
      'surge',
      ['revealed'],
      'surge reveals the next card of the deck, by the same player',
      (line) => line.seat === seat && books.get(line.card).place === 'deck',
    );
  }

  /** The text is canceled, keywords are not. */
  private cancel(card: number): void {
    const open = this.open.findLast((each) => each.card === card);
    if (open) open.due = open.keyword;
  }

  /** Canceled altogether, a match in play, or an obligation of nobody: it was not resolved. */
  private undone({ say, card }: Told): void {
    const open = this.open.findLast((each) => each.card === card);
    if (!open) return;
    const { unique, type, code } = this.desk.books.get(card).print;
    if (SURGING_OBLIGATIONS.includes(code)) open.due = say === 'discardedFromPlay' ? 1 : 0;
    if (this.last?.card !== card) return;
    const refused = this.last.say === 'revealed' && (unique || type === 'obligation');
    if (refused || this.last.say === 'cancelled') open.due = 0;
  }

  /** Those revealed from here on are done: have they surged as they should? */
  private settle(from: number): void {
    const { books, report } = this.desk;
    for (const { card, seat, due, made } of this.open.splice(from)) {
      if (!books.isThere(seat)) continue;
      if (due === undefined) report.skip('surge', `${books.name(card).replace(/ \(.*/, '')}`);
      else report.equal('surge', made, due, `${books.name(card)} surges`);
    }
  }

  private nothingLeft(): void {
    const { books, report } = this.desk;
    const left = books.dealt.flat().length;
    report.equal('revealed', left, 0, 'dealt cards that were not revealed');
  }
}
