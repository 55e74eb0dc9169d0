import type { Told } from './prints.ts';
import { GLADDEN_FIELDS, HILL_TROLL, RAISES } from './texts.ts';
import { hitPointsOf } from './values.ts';
import type { Desk, Watch } from './watch.ts';

const LIMIT = 50;
/** Steps of the rules in which threat rises. */
const BY_RULE: readonly string[] = [
  '2 keywords',
  '3.4 resolve the quest',
  '6.4.3 damage beyond',
  '7.3 raise threat',
];
/** Lines that say which card is at work. */
const AT_WORK: readonly string[] = [
  'revealed',
  'shadowTurned',
  'enemyAttacks',
  'attackStrikes',
  'abilityUsed',
  'plays',
];
/** So many cards can be at work at a time. */
const MEMORY = 4;

/** RR: Threat, Doomed, Quest, Refresh Phase, Player Elimination. */
export class Threats implements Watch {
  private readonly desk: Desk;
  /** The card that is being revealed. */
  private revealed = -1;
  /** Heroes who do not keep their players in the game. */
  private prisoners: readonly number[] = [];
  /** The enemy that attacks, and whom: it goes on though it is sent back meanwhile. */
  private attack = { enemy: -1, seat: -1 };
  /** The threat that the rules still owe each player. */
  private owed: readonly { readonly seat: number; readonly count: number }[] = [];
  private atWork: readonly number[] = [];

  constructor(desk: Desk) {
    this.desk = desk;
  }

  before(line: Told): void {
    const { books } = this.desk;
    if (AT_WORK.includes(line.say)) {
      this.atWork = [line.card, ...line.cards, ...this.atWork].slice(0, MEMORY);
    }
    switch (line.say) {
      case 'revealed':
        this.settled();
        this.owe(Number(books.get(line.card).print.keywords?.doomed ?? 0));
        this.revealed = line.card;
        break;
      case 'enemyAttacks':
        this.attack = { enemy: line.card, seat: line.seat };
        break;
      case 'destroyed':
        // Destroyed as it was revealed, a card is not doomed any more.
        if (line.card === this.revealed) this.owed = [];
        break;
      case 'staged':
        this.revealed = -1;
        break;
      case 'captured':
        this.prisoners = [...this.prisoners, line.card];
        break;
      case 'rescued':
        this.prisoners = this.prisoners.filter((id) => id !== line.card);
        break;
      case 'questResolved':
        this.settled();
        if (line.result === 'failure') this.owe(line.count);
        break;
      case 'phaseBegins':
        this.settled();
        if (line.phase === 'refresh') this.refresh();
        break;
      case 'roundBegins':
        this.settled();
        break;
      case 'damaged':
        this.beyond(line);
        break;
      case 'threatRaised':
        this.raised(line);
        break;
      case 'eliminated':
        this.eliminated(line.seat);
        break;
      default:
    }
  }

  private owe(count: number): void {
    if (count <= 0) return;
    this.owed = [...this.owed, ...this.desk.books.order().map((seat) => ({ seat, count }))];
  }

  private refresh(): void {
    const { books } = this.desk;
    this.owe(books.activeLocation()?.print.id === GLADDEN_FIELDS ? 2 : 1);
  }

  /** A Hill Troll's damage beyond the hit points of a character. */
  private beyond({ card, cards: [source = -1], count }: Told): void {
    const { books } = this.desk;
    if (books.code(source) !== HILL_TROLL) return;
    const held = books.get(card);
    const excess = count - Math.max(0, hitPointsOf(books, held) - held.damage);
    const { seat } = source === this.attack.enemy ? this.attack : books.get(source);
    if (excess > 0) this.owed = [...this.owed, { seat, count: excess }];
  }

  private raised({ seat, count, step }: Told): void {
    const { books, report } = this.desk;
    report.check('threat', books.isThere(seat), 'the threat of somebody who is out is raised');
    if (!BY_RULE.includes(step)) {
      this.byCard(seat, count);
      return;
    }
    const [due, ...others] = this.owed;
    report.equal('threat', seat, due?.seat, `whose threat is raised in '${step}'`);
    report.equal('threat', count, due?.count, `how much threat is raised in '${step}'`);
    this.owed = others;
  }

  private byCard(seat: number, count: number): void {
    const { books, report } = this.desk;
    const codes = this.atWork.map((id) => books.code(id));
    const amounts = codes.flatMap((code) => RAISES[code]?.(books, seat) ?? []);
    report.check('threat', amounts.includes(count), `no card raises threat by ${count}`);
  }

  /** A player who has been eliminated meanwhile is spared. */
  private settled(): void {
    const { books, report } = this.desk;
    const left = this.owed.filter(({ seat }) => books.isThere(seat));
    report.equal('threat', 0, left.length, 'players whose threat was not raised');
    this.owed = [];
    for (const seat of books.order()) {
      const text = `player ${seat} has reached the limit and stays`;
      report.check('elimination', (books.threat[seat] ?? 0) < LIMIT, text);
    }
  }

  private eliminated(seat: number): void {
    const { books, report } = this.desk;
    const heroes = books
      .at('area')
      .filter((card) => card.seat === seat && card.print.type === 'Hero')
      .filter(({ id }) => !this.prisoners.includes(id));
    const right = (books.threat[seat] ?? 0) >= LIMIT || heroes.length === 0;
    report.check('elimination', right, `player ${seat} is out for no reason`);
    // Nothing is owed to somebody who is out.
    this.owed = this.owed.filter((each) => each.seat !== seat);
  }
}
