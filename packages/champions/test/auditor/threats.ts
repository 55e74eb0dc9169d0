import type { Blows } from './blows.ts';
import type { Told } from './prints.ts';
import type { Since } from './texts.ts';
import { GREAT_RESPONSIBILITY, JENNIFER_WALTERS, PLACES, SEVERAL } from './texts.ts';
import type { Desk, Watch } from './watch.ts';
import { MARKERS } from './watch.ts';

/** Threat that has to be placed on the main scheme. */
interface Owed {
  /** The enemy that schemes, or −1 in step 1. */
  readonly source: number;
  readonly amount: number;
  readonly what: string;
}

/** RR: Threat, Main Scheme. No threat comes or goes without a cause of the right size. */
export class Threats implements Watch {
  private readonly desk: Desk;
  private readonly blows: Blows;
  private readonly since: Since;
  private owed: Owed | null = null;
  /** How much less is placed next time. */
  private eased = 0;
  private last: Told | null = null;

  constructor(desk: Desk, blows: Blows, since: Since) {
    this.desk = desk;
    this.blows = blows;
    this.since = since;
  }

  owe(source: number, amount: number, what: string): void {
    this.owed = amount > 0 ? { source, amount, what } : null;
  }

  before(line: Told): void {
    const { books, report } = this.desk;
    if (MARKERS.includes(line.say)) this.mainSchemeStands();
    switch (line.say) {
      case 'stepThreat':
        this.stepOne(line.count);
        break;
      case 'abilityUsed':
        if (books.code(line.card) === JENNIFER_WALTERS) this.eased++;
        break;
      case 'plays':
        if (books.code(line.card) === GREAT_RESPONSIBILITY) this.replace(line);
        break;
      case 'threatPlaced':
        this.placed(line);
        break;
      case 'schemeRevealed':
        this.revealed(line);
        break;
      case 'schemeCompleted':
        this.completed(line.card);
        break;
      case 'schemeAdvanced':
      case 'playersLose':
        this.afterCompletion(line);
        break;
      case 'accelerated':
        report.check('threat', line.count > 0, 'no acceleration token');
        break;
      default:
    }
    this.last = line;
  }

  after(line: Told): void {
    const { books, next } = this.desk;
    if (line.say !== 'enteredPlay') return;
    const { print, id } = books.get(line.card);
    if (print.type !== 'side_scheme' || startOf(this.desk, id) === 0) return;
    const text = `${books.name(id)} enters play with threat`;
    next.await('threat', ['schemeRevealed'], text, ({ card }) => card === id);
  }

  private stepOne(told: number): void {
    const { books, report } = this.desk;
    const { escalationThreat, escalationPerHero } = books.get(books.mainScheme).print;
    const amount =
      books.each(escalationThreat, escalationPerHero) +
      books.icons('acceleration') +
      books.tokens();
    report.equal('threat', told, amount, 'threat of step 1');
    this.owe(-1, amount, 'threat placed in step 1');
  }

  /** The hero takes damage instead. */
  private replace({ card, seat }: Told): void {
    if (this.owed) {
      const amount = this.owed.amount - this.eased;
      this.blows.add(seat, card, amount, 'damage instead of threat');
    }
    this.settle();
  }

  private placed({ card, cards: [source = -1], count }: Told): void {
    const { books, report } = this.desk;
    const { owed, eased } = this;
    if (owed && owed.source === source && card === books.mainScheme) {
      report.equal('threat', count, owed.amount - eased, owed.what);
      this.settle();
      return;
    }
    const amount = PLACES[books.code(source)]?.(books, books.get(source).seat, this.since);
    const by = books.cards.get(source)?.print.name ?? 'nothing';
    if (source < 0) report.check('threat', false, `${count} threat comes from nowhere`);
    else if (amount === undefined) report.skip('threat', by);
    // Of several schemes it is not said which one gets less.
    else if (SEVERAL.includes(books.code(source)) && count === amount) return;
    else report.equal('threat', count, amount - eased, `threat by ${by}`);
    this.eased = 0;
  }

  private settle(): void {
    this.owed = null;
    this.eased = 0;
  }

  /** All owed threat has been placed, if the scheming enemy is still in play. */
  finish(): void {
    const { books, report } = this.desk;
    const { owed, eased } = this;
    const there = owed && (owed.source < 0 || books.inPlay(owed.source));
    if (owed && there) {
      report.check(
        'threat',
        owed.amount - eased <= 0,
        `${owed.what}: ${owed.amount} threat was not placed`,
      );
    }
    this.settle();
  }

  private revealed({ card, count }: Told): void {
    const { books, report } = this.desk;
    report.equal(
      'threat',
      count,
      startOf(this.desk, card),
      `starting threat of ${books.name(card)}`,
    );
  }

  private target(): number {
    const { books } = this.desk;
    const { threatTarget, threatTargetPerHero } = books.get(books.mainScheme).print;
    return books.each(threatTarget, threatTargetPerHero);
  }

  private completed(card: number): void {
    const { books, report, next } = this.desk;
    report.equal('main scheme', card, books.mainScheme, 'the scheme that is completed');
    const { threat } = books.get(card);
    report.check('main scheme', threat >= this.target(), `completed with ${threat} threat`);
    next.await('main scheme', ['schemeAdvanced', 'playersLose'], 'a completed scheme moves on');
  }

  /** The last stage ends the game, any other leads to the next. */
  private afterCompletion({ say, ending }: Told): void {
    const { books, report } = this.desk;
    if (say === 'playersLose' && ending !== 'schemeCompleted') return;
    const { lostWhenCompleted = false } = books.get(books.mainScheme).print;
    report.equal('main scheme', say === 'playersLose', lostWhenCompleted, 'the last stage');
    report.equal('main scheme', this.last?.say, 'schemeCompleted', 'the line before');
  }

  private mainSchemeStands(): void {
    const { books, report } = this.desk;
    const target = this.target();
    if (target === 0) return;
    const { threat } = books.get(books.mainScheme);
    report.check('main scheme', threat < target, `${threat} threat, and it is not completed`);
  }
}

function startOf({ books }: Desk, card: number): number {
  const { baseThreat, baseThreatPerHero, keywords } = books.get(card).print;
  return books.each(baseThreat, baseThreatPerHero) + Number(keywords?.hinder ?? 0);
}
