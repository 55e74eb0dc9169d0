import type { Held } from './books.ts';
import type { Told } from './prints.ts';
import type { Steps } from './steps.ts';
import type { Ordered } from './texts.ts';
import { GANG_UP, GET_BEHIND_ME, orderedBy, WHIRLWIND } from './texts.ts';
import type { Desk, Watch } from './watch.ts';
import { MARKERS } from './watch.ts';

type Kind = Ordered['kind'];

/** The activations of step 2 against one player so far. */
interface Part {
  readonly seat: number;
  villain: number;
  readonly minions: Map<number, number>;
}

/** RR: Activation. Who has to activate, and whether each of them does, once. */
export class Orders implements Watch {
  private readonly desk: Desk;
  private readonly steps: Steps;
  private part: Part | null = null;
  private ordered: Ordered[] = [];
  private gangedUpOn = -1;

  constructor(desk: Desk, steps: Steps) {
    this.desk = desk;
    this.steps = steps;
  }

  /** Whether everything called for so far must have happened when this line comes. */
  isOver({ say, card }: Told): boolean {
    if (say === 'firstPlayer') return this.steps.step === 5;
    if (say === 'revealed') return this.desk.books.get(card).place === 'dealt';
    return MARKERS.includes(say);
  }

  /** Cards that call for activations, and those that stop them. */
  before(line: Told): void {
    const { books } = this.desk;
    const { say, card, seat } = line;
    if (this.isOver(line)) this.nothingIsLeft();
    if (say === 'stepActivate') this.part = { seat, villain: 0, minions: new Map() };
    else if (say === 'revealed') {
      this.ordered.push(...orderedBy(books, books.get(card), seat));
      if (books.code(card) === GANG_UP && books.isHero(seat)) this.gangedUpOn = seat;
    } else if (say === 'cancelled') this.ordered = this.ordered.filter(({ by }) => by !== card);
    else if (say === 'plays' && books.code(card) === GET_BEHIND_ME) {
      this.ordered.push({ enemy: books.villain, kind: 'attack', seat, by: card });
    }
  }

  after({ say, card, seat }: Told): void {
    if (say === 'enteredPlay' || say === 'engages') this.quickstrike(card, seat);
  }

  /** RR: Quickstrike. */
  private quickstrike(card: number, seat: number): void {
    const { books } = this.desk;
    const { print } = books.get(card);
    if (print.type !== 'minion' || !print.keywords?.quickstrike || !books.isHero(seat)) return;
    this.ordered.push({ enemy: card, kind: 'attack', seat, by: card });
  }

  /** Whether somebody called for this activation. The seat is null where the log does not say it. */
  account(kind: Kind, enemy: number, seat: number | null): Ordered | null {
    const { books, report } = this.desk;
    const name = books.name(enemy);
    report.check('activation', books.inPlay(enemy), `${name} activates and is not in play`);
    const index = this.ordered.findIndex(
      (each) => each.enemy === enemy && each.kind === kind && (seat === null || each.seat === seat),
    );
    const [order] = index < 0 ? [] : this.ordered.splice(index, 1);
    if (order) {
      report.check('activation', true, `${name} was called to ${kind}`);
      return order;
    }
    const { part } = this;
    if (this.steps.step === 2 && part) this.inStepTwo(part, kind, enemy, seat ?? part.seat);
    else {
      const joins = seat === this.gangedUpOn && books.get(enemy).seat === seat;
      report.check('activation', joins, `nothing calls ${name} to ${kind}`);
    }
    return null;
  }

  /** The villain first, then each minion engaged with the player, each of them once. */
  private inStepTwo(part: Part, kind: Kind, enemy: number, seat: number): void {
    const { books, report } = this.desk;
    const name = books.name(enemy);
    report.equal('activation', seat, part.seat, `the player whom ${name} activates against`);
    const expected = books.isHero(part.seat) ? 'attack' : 'scheme';
    report.equal('activation', kind, expected, `what ${name} does in its activation`);
    if (enemy === books.villain) {
      part.villain++;
      report.equal('activation', part.villain, 1, 'activations of the villain');
      report.equal('activation', part.minions.size, 0, 'minions before the villain');
      return;
    }
    const times = (part.minions.get(enemy) ?? 0) + 1;
    part.minions.set(enemy, times);
    report.equal('activation', books.get(enemy).seat, part.seat, `whom ${name} is engaged with`);
    report.equal('activation', times, 1, `activations of ${name}`);
    report.equal('activation', part.villain, 1, `the villain before ${name}`);
  }

  /** An attack that is made against each other hero as well. */
  alsoAgainstOthers(enemy: number, seat: number): void {
    const { books } = this.desk;
    for (const other of books.order()) {
      if (other === seat || !books.isHero(other)) continue;
      this.ordered.push({ enemy, kind: 'attack', seat: other, by: enemy });
    }
  }

  /** Everything that had to activate has done so. */
  private nothingIsLeft(): void {
    const { books, report } = this.desk;
    for (const { enemy, kind, seat } of this.ordered) {
      if (!books.inPlay(enemy) || !books.isThere(seat)) continue;
      const held = books.get(enemy);
      if (held.print.type === 'minion' && !this.reaches(held, seat)) continue;
      report.check('activation', false, `${books.name(enemy)} did not ${kind}`);
    }
    this.ordered = [];
    this.gangedUpOn = -1;
    const { part } = this;
    this.part = null;
    if (!part || !books.isThere(part.seat)) return;
    report.equal('activation', part.villain, 1, 'activations of the villain');
    for (const { id } of books.engaged(part.seat)) {
      const times = part.minions.get(id) ?? 0;
      report.equal('activation', times, 1, `activations of ${books.name(id)}`);
    }
  }

  /** A minion that has turned to another player meanwhile is not called any more. */
  private reaches({ seat: engaged, print }: Held, seat: number): boolean {
    return engaged === seat || print.code === WHIRLWIND;
  }
}
