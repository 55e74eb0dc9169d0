import type { Blows } from './blows.ts';
import type { Orders } from './orders.ts';
import type { Told } from './prints.ts';
import type { Ordered } from './texts.ts';
import {
  CHARGE,
  COUNTER_PUNCH,
  EMERGENCY,
  GREAT_RESPONSIBILITY,
  KLAW,
  TITANIAS_FURY,
  ULTRON_II,
  WEBBED_UP,
  WHIRLWIND,
} from './texts.ts';
import type { Threats } from './threats.ts';
import { atkOf, defOf, isDrone, retaliateOf, schOf } from './values.ts';
import type { Desk, Watch } from './watch.ts';

type Kind = Ordered['kind'];

/** An activation that is going on. */
interface Running {
  readonly enemy: number;
  readonly kind: Kind;
  /** Against whom it was begun. */
  readonly seat: number;
  /** Whether it is the attack once more, against another hero. */
  readonly again: boolean;
  readonly overkill: boolean;
  readonly drones: boolean;
  /** The character that is hit, and its player. */
  target: number;
  player: number;
  defender: number;
  basic: boolean;
  /** Boost cards it has been given, those it ought to have, and their icons. */
  given: number;
  due: number;
  icons: number;
  turned: number;
  /** Threat that is prevented. */
  less: number;
  done: boolean;
}

/** RR: Activation, Attack (Enemy Activation), Scheme (Enemy Activation), Boost. */
export class Activations implements Watch {
  private readonly desk: Desk;
  private readonly orders: Orders;
  private readonly blows: Blows;
  private readonly threats: Threats;
  private running: Running | null = null;
  /** Attacks that go on at the same time as the one that runs, and who defends against any. */
  private waiting: readonly Running[] = [];
  private shields: readonly number[] = [];

  constructor(desk: Desk, orders: Orders, blows: Blows, threats: Threats) {
    this.desk = desk;
    this.orders = orders;
    this.blows = blows;
    this.threats = threats;
  }

  before(line: Told): void {
    if (this.orders.isOver(line)) this.finish();
    this.orders.before(line);
    switch (line.say) {
      case 'enemyAttacks':
        this.begin('attack', line.card, line.seat, line.cards[0] ?? -1);
        break;
      case 'enemySchemes':
        this.begin('scheme', line.card, line.seat, -1);
        break;
      case 'statusCancels':
        this.cancelled(line);
        break;
      case 'boostGiven':
        if (this.running?.enemy === line.card) this.running.given++;
        break;
      case 'boostTurned':
        this.turn(line);
        break;
      case 'boostIcons':
        this.icons(line);
        break;
      case 'defends':
        this.defend(line);
        break;
      case 'attackStrikes':
        this.strike(line);
        break;
      case 'threatPlaced':
        this.scheme(line);
        break;
      default:
        this.played(line);
    }
  }

  after(line: Told): void {
    this.orders.after(line);
  }

  /** Cards that change what a running activation comes to. */
  private played({ say, card, seat }: Told): void {
    const { books } = this.desk;
    const { running } = this;
    const code = books.code(card);
    if (say === 'surges') this.finish();
    else if (say === 'abilityUsed' && code === WEBBED_UP) {
      this.finish();
      this.orders.account('attack', books.get(card).host, null);
    }
    if (say !== 'plays' || !running) return;
    if (code === EMERGENCY) running.less++;
    else if (code === GREAT_RESPONSIBILITY) this.owe(running);
    else if (code === COUNTER_PUNCH) this.blows.counter(card, seat, running.enemy);
  }

  private begin(kind: Kind, enemy: number, seat: number, target: number): void {
    const { books, report } = this.desk;
    const held = books.get(enemy);
    const together = held.print.code === WHIRLWIND && this.isBeginning(enemy);
    // Attacks at the same time: those that have begun wait for this one.
    if (together && this.running) this.waiting = [...this.waiting, this.running];
    else this.finish();
    const order = this.orders.account(kind, enemy, seat);
    const again = order !== null && order.by === enemy && held.print.code === WHIRLWIND;
    const stopped = held.status.has(kind === 'attack' ? 'stunned' : 'confused');
    if (!again) report.check('status', !stopped, `${books.name(enemy)} activates all the same`);
    if (kind === 'attack') report.equal('activation', target, seat, 'the character attacked');
    const { code, type, keywords } = held.print;
    const boosted = type === 'villain' || Boolean(keywords?.villainous);
    const extra = kind === 'attack' && KLAW.includes(code) ? 1 : 0;
    this.running = {
      enemy,
      kind,
      seat,
      again,
      overkill: books.attached(enemy).some(({ print }) => print.code === CHARGE),
      drones: code === ULTRON_II,
      target,
      player: seat,
      defender: -1,
      basic: false,
      given: 0,
      due: boosted && !again ? 1 + extra : 0,
      icons: 0,
      turned: 0,
      less: 0,
      done: false,
    };
    if (code === WHIRLWIND && kind === 'attack' && !again)
      this.orders.alsoAgainstOthers(enemy, seat);
  }

  /** Whether an attack of this enemy has begun and come to no damage yet. */
  private isBeginning(enemy: number): boolean {
    const { running } = this;
    return running?.enemy === enemy && running.kind === 'attack' && !running.done;
  }

  /** Of attacks at the same time the first that has not struck; a defender defends one of them. */
  private nextToStrike(struck: number, count: number): void {
    const { running, waiting } = this;
    if (!running || waiting.length === 0) return;
    const [next, ...rest] = running.done ? waiting : [...waiting, running];
    if (!next) return;
    this.running = next;
    this.waiting = rest;
    if (!this.shields.includes(struck)) return;
    // A hero who defends for another is hit in full by the attack on himself.
    const { books } = this.desk;
    if (struck === next.target && count >= atkOf(books, books.get(next.enemy))) return;
    this.shields = this.shields.filter((card) => card !== struck);
    next.basic = true;
    next.defender = struck;
    next.target = struck;
    next.player = books.get(struck).seat;
  }

  /** A stunned enemy loses its attack, a confused one its scheme. RR: Stun, Confuse. */
  private cancelled({ card, status }: Told): void {
    const { type } = this.desk.books.get(card).print;
    if (type !== 'villain' && type !== 'minion') {
      // A confused character has tried to thwart this scheme.
      if (this.running && this.running.less > 0) this.running.less--;
      return;
    }
    this.finish();
    this.orders.account(status === 'stunned' ? 'attack' : 'scheme', card, null);
  }

  // --- Boost cards ------------------------------------------------------------------------------

  private turn({ card }: Told): void {
    const { books, report } = this.desk;
    const { running } = this;
    report.check('boost', running !== null, 'a boost card is turned outside an activation');
    if (!running) return;
    const [next] = books.boosts.get(running.enemy) ?? [];
    report.equal('boost', card, next, 'the boost card that is turned');
    running.turned++;
    // The villain gets another one, no matter which player turns it.
    const more = books.code(card) === TITANIAS_FURY && running.enemy === books.villain;
    if (more) running.due++;
  }

  private icons({ card, count }: Told): void {
    const { books, report } = this.desk;
    const derived = (books.get(card).print.boost ?? 0) + books.icons('amplify');
    report.equal('boost', count, derived, `boost icons of ${books.name(card)}`);
    if (this.running) this.running.icons += derived;
  }

  private boosted({ enemy, given, due }: Running): void {
    const { books, report } = this.desk;
    report.equal('boost', given, due, `boost cards for ${books.name(enemy)}`);
    const left = books.boosts.get(enemy) ?? [];
    report.equal('boost', left.length, 0, `boost cards of ${books.name(enemy)} not turned`);
  }

  // --- Attacks ----------------------------------------------------------------------------------

  /** Declaring a defender comes before the boost cards; an ability that defends comes later. */
  private defend({ card, cards: [enemy] }: Told): void {
    const { books, report } = this.desk;
    const { running } = this;
    report.check('defender', running?.enemy === enemy, 'somebody defends against another attack');
    if (!running || running.done) return;
    const held = books.get(card);
    const name = books.name(card);
    const able = held.print.type === 'hero' || held.print.type === 'ally';
    report.check('defender', able && books.inPlay(card), `${name} cannot defend`);
    if (this.waiting.length > 0) {
      report.check('defender', !held.exhausted, `${name} is exhausted and defends`);
      held.exhausted = true;
      this.shields = [...this.shields, card];
      return;
    }
    report.equal('defender', running.defender, -1, 'another defender');
    running.basic = running.turned === 0;
    if (running.basic) {
      report.check('defender', !held.exhausted, `${name} is exhausted and defends`);
      held.exhausted = true;
    } else report.equal('defender', this.blows.shielded, card, 'who uses an ability that defends');
    running.defender = card;
    running.target = card;
    running.player = held.seat;
  }

  private strike({ card, count, cards: [enemy = -1] }: Told): void {
    const { books, report } = this.desk;
    this.nextToStrike(card, count);
    const { running } = this;
    report.check('activation', running?.enemy === enemy, 'an attack strikes that was not begun');
    if (!running || running.enemy !== enemy) return;
    report.check('activation', !running.done, 'an attack strikes twice');
    running.done = true;
    this.boosted(running);
    // A defender who is gone leaves the attack undefended.
    if (!books.inPlay(running.target)) {
      running.target = running.player;
      running.defender = -1;
    }
    report.equal('damage', card, running.target, 'the character that is struck');
    const held = books.get(enemy);
    const hero = running.basic && books.cards.get(running.defender)?.print.type === 'hero';
    const guard = hero ? defOf(books, books.get(running.defender)) : 0;
    const drones = running.drones ? books.engaged(running.seat).filter(isDrone).length : 0;
    const amount = Math.max(0, atkOf(books, held) + running.icons + drones - guard);
    report.equal('damage', count, amount, `the attack of ${books.name(enemy)}`);
    const { target, overkill } = running;
    this.blows.add(target, enemy, amount, `damage by ${books.name(enemy)}`, overkill);
    const back = retaliateOf(books, books.get(target));
    this.blows.add(enemy, target, back, `retaliate of ${books.name(target)}`);
  }

  // --- Schemes ----------------------------------------------------------------------------------

  /** The threat of a scheme is worked out when it is placed. */
  private scheme({ cards: [source = -1] }: Told): void {
    if (this.running?.enemy === source) this.owe(this.running);
  }

  private owe(running: Running): void {
    const { books } = this.desk;
    if (running.kind !== 'scheme' || running.done) return;
    running.done = true;
    this.boosted(running);
    const held = books.get(running.enemy);
    const amount = Math.max(0, schOf(books, held) + running.icons - running.less);
    this.threats.owe(running.enemy, amount, `the scheme of ${books.name(running.enemy)}`);
  }

  // --- Ends -------------------------------------------------------------------------------------

  private finish(): void {
    const { books, report } = this.desk;
    const { running } = this;
    this.running = null;
    this.waiting = [];
    this.shields = [];
    if (running && books.inPlay(running.enemy)) {
      if (running.kind === 'scheme') this.owe(running);
      else if (books.isThere(running.player)) {
        const text = `the attack of ${books.name(running.enemy)} never came to the damage`;
        report.check('activation', running.done, text);
      }
    }
    this.blows.finish();
    this.threats.finish();
  }
}
