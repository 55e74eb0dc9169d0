import type { Blows } from './blows.ts';
import type { Held } from './books.ts';
import type { Told } from './prints.ts';
import type { Steps } from './steps.ts';
import type { Ordered } from './texts.ts';
import {
  CHARGE,
  COUNTER_PUNCH,
  EMERGENCY,
  GANG_UP,
  GET_BEHIND_ME,
  GREAT_RESPONSIBILITY,
  KLAW,
  orderedBy,
  TITANIAS_FURY,
  ULTRON_II,
  WEBBED_UP,
  WHIRLWIND,
} from './texts.ts';
import type { Threats } from './threats.ts';
import { atkOf, defOf, isDrone, retaliateOf, schOf } from './values.ts';
import type { Desk, Watch } from './watch.ts';
import { MARKERS } from './watch.ts';

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

/** What step 2 has brought one player so far. */
interface Part {
  readonly seat: number;
  villain: number;
  readonly minions: Map<number, number>;
}

/** RR: Activation, Attack (Enemy Activation), Scheme (Enemy Activation), Boost. */
export class Activations implements Watch {
  private readonly desk: Desk;
  private readonly steps: Steps;
  private readonly blows: Blows;
  private readonly threats: Threats;
  private running: Running | null = null;
  private part: Part | null = null;
  private ordered: Ordered[] = [];
  private gangedUpOn = -1;

  constructor(desk: Desk, steps: Steps, blows: Blows, threats: Threats) {
    this.desk = desk;
    this.steps = steps;
    this.blows = blows;
    this.threats = threats;
  }

  before(line: Told): void {
    const passes = line.say === 'firstPlayer' && this.steps.step === 5;
    if (passes || MARKERS.includes(line.say)) this.nothingIsLeft();
    switch (line.say) {
      case 'stepActivate':
        this.part = { seat: line.seat, villain: 0, minions: new Map() };
        break;
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
        this.calls(line);
    }
  }

  after({ say, card, seat }: Told): void {
    if (say === 'enteredPlay' || say === 'engages') this.quickstrike(card, seat);
  }

  // --- Who activates ----------------------------------------------------------------------------

  /** Cards that call for activations, and those that stop them. */
  private calls({ say, card, seat }: Told): void {
    const { books } = this.desk;
    const code = books.code(card);
    if (say === 'revealed') {
      const held = books.get(card);
      if (held.place === 'dealt') this.nothingIsLeft();
      this.ordered.push(...orderedBy(books, held, seat));
      if (code === GANG_UP && books.isHero(seat)) this.gangedUpOn = seat;
    } else if (say === 'surges') this.finish();
    else if (say === 'cancelled') this.ordered = this.ordered.filter(({ by }) => by !== card);
    else if (say === 'plays' && code === GET_BEHIND_ME) {
      this.ordered.push({ enemy: books.villain, kind: 'attack', seat, due: true, by: card });
    } else if (say === 'plays' && code === EMERGENCY && this.running) this.running.less++;
    else if (say === 'plays' && code === GREAT_RESPONSIBILITY && this.running)
      this.owe(this.running);
    else if (say === 'plays' && code === COUNTER_PUNCH && this.running) {
      this.blows.counter(card, seat, this.running.enemy);
    } else if (say === 'abilityUsed' && code === WEBBED_UP) {
      this.finish();
      this.account('attack', books.get(card).host, null);
    }
  }

  /** RR: Quickstrike. */
  private quickstrike(card: number, seat: number): void {
    const { books } = this.desk;
    const { print } = books.get(card);
    if (print.type !== 'minion' || !print.keywords?.quickstrike || !books.isHero(seat)) return;
    this.ordered.push({ enemy: card, kind: 'attack', seat, due: true, by: card });
  }

  /** Whether somebody called for this activation. The seat is null where the log does not say it. */
  private account(kind: Kind, enemy: number, seat: number | null): Ordered | null {
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

  private begin(kind: Kind, enemy: number, seat: number, target: number): void {
    const { books, report } = this.desk;
    this.finish();
    const order = this.account(kind, enemy, seat);
    const held = books.get(enemy);
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
    if (code === WHIRLWIND && kind === 'attack' && !again) this.alsoAgainstOthers(enemy, seat);
  }

  private alsoAgainstOthers(enemy: number, seat: number): void {
    const { books } = this.desk;
    for (const other of books.order()) {
      if (other === seat || !books.isHero(other)) continue;
      this.ordered.push({ enemy, kind: 'attack', seat: other, due: true, by: enemy });
    }
  }

  /** A stunned enemy loses its attack, a confused one its scheme. RR: Stun, Confuse. */
  private cancelled({ card, status }: Told): void {
    const { type } = this.desk.books.get(card).print;
    if (type !== 'villain' && type !== 'minion') {
      // Somebody confused has tried to thwart this scheme.
      if (this.running && this.running.less > 0) this.running.less--;
      return;
    }
    this.finish();
    this.account(status === 'stunned' ? 'attack' : 'scheme', card, null);
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
    // The villain gets another one, whoever turns it.
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

  /** Everything that had to activate has done so. */
  private nothingIsLeft(): void {
    const { books, report } = this.desk;
    this.finish();
    for (const { enemy, kind, seat, due } of this.ordered) {
      if (!due || !books.inPlay(enemy) || !books.isThere(seat)) continue;
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
