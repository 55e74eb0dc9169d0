import type { Held } from './books.ts';
import { isEnemy } from './books.ts';
import type { Told } from './prints.ts';
import { ANDUIN_PASSAGE, GOBLIN_SNIPER } from './texts.ts';
import type { Desk, Watch } from './watch.ts';

const costOf = ({ print }: Held) => print.engagementCost ?? 0;

/** RR: Encounter Phase. Who engages whom, by cost and threat, one check after the other. */
export class Engagements implements Watch {
  private readonly desk: Desk;
  /** Players who have engaged an enemy of their own will. */
  private willing: readonly number[] = [];
  /** The player who made the last check, or -1. */
  private last = -1;
  /** Whether something was done after which enemies may be left over. */
  private disturbed = false;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  before(line: Told): void {
    switch (line.say) {
      case 'phaseBegins':
        if (this.desk.books.phase === 'encounter') this.everybodyIsEngaged();
        this.willing = [];
        this.last = -1;
        this.disturbed = false;
        break;
      case 'plays':
      case 'abilityUsed':
        this.disturbed = true;
        break;
      case 'eliminated':
        this.disturbed = true;
        break;
      case 'engages':
        if (line.step === '5.2 optional engagement') this.optional(line);
        if (line.step === '5.3 engagement checks') this.check(line);
        break;
      default:
    }
  }

  private staged(): readonly Held[] {
    return this.desk.books.at('staging').filter(isEnemy);
  }

  private within(seat: number): readonly Held[] {
    const threat = this.desk.books.threat[seat] ?? 0;
    return this.staged().filter((enemy) => costOf(enemy) <= threat);
  }

  private skipsChecks(): boolean {
    const { books } = this.desk;
    return books.code(books.quest) === ANDUIN_PASSAGE;
  }

  private optional({ card, seat }: Told): void {
    const { books, report } = this.desk;
    const name = books.name(card);
    const staged = this.staged();
    report.check('engagement', staged.includes(books.get(card)), `${name} is not in staging`);
    report.check('engagement', !this.willing.includes(seat), `player ${seat} engages once more`);
    const shy = books.code(card) === GOBLIN_SNIPER && staged.length > 1;
    report.check('engagement', !shy, `${name} cannot be engaged while others are there`);
    this.willing = [...this.willing, seat];
  }

  private check({ card, seat }: Told): void {
    const { books, report } = this.desk;
    const order = books.order();
    // Clockwise from the player who made the last one, who may be out by now.
    const seats = books.threat.length;
    const after = (each: number) => (this.last < 0 ? 0 : (each - this.last - 1 + seats) % seats);
    const turns = [...order].sort((one, other) => after(one) - after(other));
    const next = turns.find((each) => this.within(each).length > 0);
    report.check('engagement', !this.skipsChecks(), 'there are no checks at this stage');
    report.equal('engagement', seat, next, 'whose engagement check it is');
    const highest = Math.max(...this.within(seat).map(costOf));
    const right = this.within(seat).some(({ id }) => id === card);
    report.check('engagement', right, `${books.name(card)} is beyond the threat of ${seat}`);
    const cost = costOf(books.get(card));
    report.equal('engagement', cost, highest, 'the highest engagement cost within reach');
    this.last = seat;
    this.disturbed = false;
  }

  private everybodyIsEngaged(): void {
    const { books, report } = this.desk;
    if (this.skipsChecks()) return;
    if (this.disturbed) {
      report.skip('engagement', 'something was done after the checks');
      return;
    }
    const left = books.order().flatMap((seat) => this.within(seat));
    const names = left.map(({ id }) => books.name(id)).join(', ');
    report.check('engagement', left.length === 0, `nobody is engaged with ${names}`);
  }
}
