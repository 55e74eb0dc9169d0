import type { Held } from './books.ts';
import type { Told } from './prints.ts';
import type { Steps } from './steps.ts';
import type { Since } from './texts.ts';
import { ARMORED_RHINO_SUIT, BACKFLIP, COSMIC_FLIGHT, DEALS } from './texts.ts';
import { heroAtkOf, hitPointsOf, isCharacter, isInvulnerable, retaliateOf } from './values.ts';
import type { Desk, Watch } from './watch.ts';
import { MARKERS } from './watch.ts';

/** Damage that has to be dealt. */
interface Blow {
  readonly to: number;
  readonly from: number;
  amount: number;
  readonly what: string;
  /** Whether what is too much for an ally goes on to its player. */
  readonly overkill: boolean;
}

/** RR: Damage. Every blow of the villain phase lands, in its full size, where it should. */
export class Blows implements Watch {
  private readonly desk: Desk;
  private readonly steps: Steps;
  private readonly since: Since;
  private blows: Blow[] = [];
  /** By character, how much less it takes of the next damage. */
  private readonly eased = new Map<number, number>();
  /** The player who last used an ability that defends. */
  shielded = -1;
  /** A hero who strikes back. */
  private countering: { readonly card: number; readonly seat: number; readonly at: number } | null =
    null;
  private last: Told | null = null;

  constructor(desk: Desk, steps: Steps, since: Since) {
    this.desk = desk;
    this.steps = steps;
    this.since = since;
  }

  add(to: number, from: number, amount: number, what: string, overkill = false): void {
    if (amount > 0) this.blows.push({ to, from, amount, what, overkill });
  }

  before(line: Told): void {
    const { books } = this.desk;
    if (MARKERS.includes(line.say)) this.everybodyStands();
    switch (line.say) {
      case 'plays':
        if (books.code(line.card) === BACKFLIP) this.ease(line.seat, Infinity);
        break;
      case 'abilityUsed':
        if (books.code(line.card) === COSMIC_FLIGHT) this.ease(books.get(line.card).seat, 3);
        break;
      // An ability used against another event does not reduce the attack.
      case 'revealed':
      case 'boostIcons':
      case 'attackStrikes':
        this.eased.clear();
        break;
      case 'damaged':
        this.damaged(line);
        break;
      case 'damagePrevented':
        this.prevented(line);
        break;
      case 'countersPut':
        this.caught(line);
        break;
      case 'defeated':
        this.defeated(books.get(line.card));
        break;
      default:
    }
    this.last = line;
  }

  /** A hero attacks the enemy that has just attacked; that one may retaliate. */
  counter(card: number, seat: number, at: number): void {
    this.countering = { card, seat, at };
  }

  private ease(card: number, by: number): void {
    this.shielded = card;
    const blow = this.blows.find(({ to }) => to === card);
    if (!blow) this.eased.set(card, (this.eased.get(card) ?? 0) + by);
    else {
      blow.amount -= Math.min(by, blow.amount);
      this.blows = this.blows.filter(({ amount }) => amount > 0);
    }
  }

  private damaged({ card, cards: [source = -1], count }: Told): void {
    const { books, report } = this.desk;
    const held = books.get(card);
    const name = books.name(card);
    report.check('status', !held.status.has('tough'), `${name} is tough and is damaged`);
    const spared = isInvulnerable(books, held, books.cards.get(source));
    report.check('damage', !spared, `${name} cannot take damage`);
    const index = this.blows.findIndex(({ to, from }) => to === card && from === source);
    const [blow] = index < 0 ? [] : this.blows.splice(index, 1);
    if (blow) {
      report.equal('damage', count, blow.amount, blow.what);
      const excess = count - (hitPointsOf(books, held) - held.damage);
      if (blow.overkill && excess > 0 && held.print.type === 'ally') {
        this.add(held.seat, source, excess, 'overkill');
      }
    } else if (this.steps.step !== null) this.byEffect(held, source, count);
    this.eased.delete(card);
    this.countered(card);
  }

  /** RR: Retaliate. */
  private countered(card: number): void {
    if (this.countering?.at !== card) return;
    const { books } = this.desk;
    const { seat } = this.countering;
    this.countering = null;
    const back = retaliateOf(books, books.get(card));
    this.add(seat, card, back, `retaliate of ${books.name(card)}`);
  }

  /** Damage of a card that is no attack. */
  private byEffect(held: Held, source: number, count: number): void {
    const { books, report } = this.desk;
    const card = books.cards.get(source);
    const by = card?.print.name ?? 'nothing';
    const counters = source === this.countering?.card;
    const amount = counters
      ? heroAtkOf(books, books.identity(this.countering?.seat ?? 0))
      : DEALS[books.code(source)]?.(books, held.seat, this.since);
    const less = this.eased.get(held.id) ?? 0;
    const attacker = card?.print.type === 'villain' || card?.print.type === 'minion';
    if (amount !== undefined) {
      report.equal('damage', count, Math.max(0, amount - less), `damage by ${by}`);
    } else if (attacker) report.check('damage', false, `${by} deals damage without an attack`);
    else report.skip('damage', by);
  }

  /** A tough card, or something that cannot be hurt. */
  private prevented({ card, count }: Told): void {
    const { books, report } = this.desk;
    const held = books.get(card);
    const tough = this.last?.say === 'statusRemoved' && this.last.card === card;
    const index = this.blows.findIndex(({ to }) => to === card);
    const [blow] = index < 0 ? [] : this.blows.splice(index, 1);
    const spared = isInvulnerable(books, held, books.cards.get(blow?.from ?? -1));
    const known = blow !== undefined || held.print.code !== KILLMONGER;
    if (known) report.check('damage', tough || spared, `nothing protects ${books.name(card)}`);
    if (blow) report.equal('damage', count, blow.amount, blow.what);
    this.countered(card);
  }

  /** The suit takes damage in the villain's place. */
  private caught({ card, count }: Told): void {
    const { books, report } = this.desk;
    if (books.code(card) !== ARMORED_RHINO_SUIT) return;
    const { host } = books.get(card);
    const index = this.blows.findIndex(({ to }) => to === host);
    const [blow] = index < 0 ? [] : this.blows.splice(index, 1);
    if (blow) report.equal('damage', count, blow.amount, blow.what);
    this.countered(host);
  }

  private defeated(held: Held): void {
    const { books, report } = this.desk;
    const name = books.name(held.id);
    // It has left with its player, who was defeated at the same time.
    if (held.place !== 'play') return;
    if (isCharacter(held)) {
      const left = hitPointsOf(books, held) - held.damage;
      report.check('defeat', left <= 0, `${name} is defeated with ${left} hit points left`);
    } else report.equal('defeat', held.threat, 0, `threat on ${name}, which is defeated`);
  }

  /** All damage owed by an activation has been dealt, if both cards are still in play. */
  finish(): void {
    const { books, report } = this.desk;
    for (const blow of this.blows) {
      if (!books.inPlay(blow.to) || !books.inPlay(blow.from)) continue;
      const text = `${blow.what}: ${books.name(blow.to)} was not dealt ${blow.amount} damage`;
      report.check('damage', false, text);
    }
    this.blows = [];
    this.countering = null;
    this.eased.clear();
  }

  private everybodyStands(): void {
    const { books, report } = this.desk;
    const fallen = books.all().filter((held) => {
      if (isCharacter(held)) return held.damage >= hitPointsOf(books, held);
      return held.print.type === 'side_scheme' && held.threat === 0;
    });
    const names = fallen.map(({ id }) => books.name(id)).join(', ');
    report.check('defeat', fallen.length === 0, `not defeated: ${names}`);
  }
}

const KILLMONGER = '01157';
