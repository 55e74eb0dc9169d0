import type { Books, Held } from './books.ts';
import { isCharacter, isEnemy } from './books.ts';
import type { Told } from './prints.ts';
import {
  BY_NOBODY,
  CANCELS_SHADOW,
  DEALS,
  FOREST_SNARE,
  QUICK_STRIKE,
  SHADOWS,
  WOLF_RIDER,
} from './texts.ts';
import { attackOf, defenseOf, enemyAttackOf, hitPointsOf } from './values.ts';
import type { Desk, Watch } from './watch.ts';

interface EnemyAttack {
  readonly enemy: number;
  readonly seat: number;
  defenders: readonly number[];
}

/** RR: Resolving Enemy Attacks, Resolving Player Attacks, Damage, Destroyed. */
export class Combat implements Watch {
  private readonly desk: Desk;
  /** Attacks of enemies that go on; one within another lies behind it. */
  private attacks: readonly EnemyAttack[] = [];
  /** Enemies that have made their attack in this combat phase, and players' attackers by enemy. */
  private attacked: readonly number[] = [];
  private readonly attackers = new Map<number, readonly number[]>();
  /** A strike whose damage has to come at once. */
  private blow: { readonly to: number; readonly count: number } | null = null;
  /** The shadow card that was turned last, and one that attacks itself. */
  private turned = -1;
  private returning = -1;
  /** Riders out of shadows, which go back to the deck when the combat phase ends. */
  private riders: readonly number[] = [];
  private lastPlayed = -1;
  /** The player whose enemies attack, and enemies that came to a player when theirs had attacked. */
  private struck = -1;
  private spared: readonly number[] = [];
  /** Enemies that were snared when their turn came; the snare may be gone by now. */
  private snared: readonly number[] = [];

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** Begins in the middle of a game, after these enemies have attacked. */
  takeOver(attacked: readonly number[]): void {
    this.attacked = attacked;
  }

  before(line: Told): void {
    const { books, report } = this.desk;
    if (this.blow && line.say !== 'damaged') {
      report.check('damage', false, 'a strike without its damage');
      this.blow = null;
    }
    switch (line.say) {
      case 'phaseBegins':
        this.everybodyStands();
        this.allHaveStruck();
        if (books.phase === 'combat') this.allHaveAttacked();
        this.attacked = [];
        this.attacks = [];
        this.struck = -1;
        this.spared = [];
        this.snared = [];
        this.attackers.clear();
        this.endAttack(-1);
        this.ridersReturn();
        break;
      case 'plays':
        this.lastPlayed = line.card;
        if (books.code(line.card) === CANCELS_SHADOW) this.cancelShadow();
        break;
      case 'enemyAttacks':
        this.begin(line);
        break;
      case 'engages':
        this.engages(line);
        break;
      case 'attacks':
        this.joins(line);
        break;
      case 'eliminated':
      case 'discardedFromPlay':
        this.noteSnares();
        break;
      case 'defends':
        this.defends(line);
        break;
      case 'shadowTurned':
        this.shadow(line);
        break;
      case 'attackStrikes':
        if (isCharacter(books.get(line.card))) this.enemyStrikes(line);
        else this.playersStrike(line);
        break;
      case 'damaged':
        this.damaged(line);
        break;
      case 'destroyed':
        this.destroyed(books.get(line.card));
        break;
      default:
    }
  }

  private begin({ card, seat }: Told): void {
    const { books, report } = this.desk;
    const enemy = books.get(card);
    this.endAttack(card);
    const right = enemy.place === 'engaged' && enemy.seat === seat;
    report.check('enemy attacks', right, `${books.name(card)} attacks somebody else's player`);
    const again = this.attacked.includes(card);
    report.check('enemy attacks', !again, `${books.name(card)} attacks once more`);
    report.check(
      'enemy attacks',
      !isSnared(books, card),
      `${books.name(card)} is snared and attacks`,
    );
    this.inOrder(seat, card);
    if (books.phase === 'combat') this.struck = seat;
    this.attacked = [...this.attacked, card];
    this.attacks = [...this.attacks, { enemy: card, seat, defenders: [] }];
  }

  /** An enemy that comes to a player whose enemies have attacked is too late to attack them. */
  private engages({ card, seat }: Told): void {
    const { books } = this.desk;
    const order = books.order();
    const past = order.indexOf(seat) < order.indexOf(this.struck);
    if (books.phase === 'combat' && past) this.spared = [...this.spared, card];
  }

  /** A snare holds an enemy back from attacking, also if it is gone by the end of the phase. */
  private noteSnares(): void {
    const { books } = this.desk;
    const held = books.at('engaged').filter(({ id }) => isSnared(books, id));
    this.snared = [...this.snared, ...held.map(({ id }) => id)];
  }

  /** All enemies of a player attack before those of the next. */
  private inOrder(seat: number, card: number): void {
    const { books, report } = this.desk;
    if (books.phase !== 'combat' || card === this.returning) return;
    if (books.doubts.has('who attacks')) {
      report.skip('enemy attacks', 'somebody has chosen who cannot attack');
      return;
    }
    const before = books.order().slice(0, books.order().indexOf(seat));
    const left = before.flatMap((each) => this.yetToAttack(each));
    const names = left.map(({ id }) => books.name(id)).join(', ');
    report.check('enemy attacks', left.length === 0, `before this one ${names} attacks`);
  }

  private yetToAttack(seat: number): readonly Held[] {
    const { books } = this.desk;
    return books
      .engaged(seat)
      .filter(({ id }) => !this.attacked.includes(id) && !this.spared.includes(id))
      .filter(({ id }) => !this.snared.includes(id) && !isSnared(books, id));
  }

  private allHaveAttacked(): void {
    const { books, report } = this.desk;
    if (books.doubts.has('who attacks')) {
      report.skip('enemy attacks', 'somebody has chosen who cannot attack');
      return;
    }
    const left = books.order().flatMap((seat) => this.yetToAttack(seat));
    const names = left.map(({ id }) => books.name(id)).join(', ');
    report.check('enemy attacks', left.length === 0, `no attack of ${names}`);
  }

  private allHaveStruck(): void {
    const { books, report } = this.desk;
    for (const [enemy, left] of this.attackers) {
      if (!books.inPlay(enemy)) continue;
      const names = left.map((id) => books.name(id)).join(', ');
      report.check('player attacks', left.length === 0, `no strike of ${names}`);
    }
  }

  private current(enemy: number): EnemyAttack | undefined {
    return this.attacks.findLast((attack) => attack.enemy === enemy);
  }

  private defends({ card, cards: [enemy = -1] }: Told): void {
    const { books, report } = this.desk;
    const attack = this.current(enemy);
    const { exhausted } = books.get(card);
    report.check('enemy attacks', !exhausted, `${books.name(card)} is exhausted and defends`);
    report.check('enemy attacks', attack !== undefined, 'a defender against nobody');
    if (attack) attack.defenders = [...attack.defenders, card];
  }

  private standing({ defenders }: EnemyAttack): readonly number[] {
    return defenders.filter((id) => this.desk.books.inPlay(id));
  }

  private shadow({ card, cards: [enemy = -1] }: Told): void {
    const { books } = this.desk;
    const attack = this.current(enemy);
    this.turned = card;
    if (books.code(card) === WOLF_RIDER) this.returning = card;
    if (!attack) return;
    const defenders = this.standing(attack);
    const undefended = defenders.length === 0;
    const changes = SHADOWS[books.code(card)];
    const passing =
      changes?.(books, { enemy, seat: attack.seat, undefended, defenders }, card) ?? [];
    books.passing = [...books.passing, ...passing];
  }

  private cancelShadow(): void {
    const { books } = this.desk;
    books.passing = books.passing.filter(({ from }) => from !== this.turned);
    if (this.returning === this.turned) this.returning = -1;
  }

  private enemyStrikes({ card, cards: [enemy = -1], count }: Told): void {
    const { books, report } = this.desk;
    const attack = this.current(enemy);
    this.blow = count > 0 ? { to: card, count } : null;
    if (!attack) {
      report.check('enemy attacks', false, `${books.name(enemy)} strikes without an attack`);
      return;
    }
    const defenders = this.standing(attack);
    const target = books.get(card);
    const right =
      defenders.length > 0
        ? defenders.includes(card)
        : target.print.type === 'Hero' && target.seat === attack.seat;
    report.check('enemy attacks', right, `${books.name(card)} does not take this damage`);
    const doubtful = defenders.length > 0 && books.doubts.has('defense');
    const defense = defenders.reduce((sum, id) => sum + defenseOf(books, books.get(id)), 0);
    const amount = Math.max(0, enemyAttackOf(books, books.get(enemy)) - defense);
    if (doubtful) report.skip('enemy attacks', 'somebody has chosen whose defense changes');
    else report.equal('enemy attacks', count, amount, `the strike of ${books.name(enemy)}`);
    this.attacks = this.attacks.filter((each) => each !== attack);
    books.passing = books.passing.filter(
      ({ until, of }) => until !== 'attack' || !of(books.get(enemy)),
    );
  }

  /** Effects that lasted for an attack are over. */
  private endAttack(next: number): void {
    const { books } = this.desk;
    if (next === this.returning && next !== -1) return;
    const within = this.attacks.length > 0 && this.returning !== -1;
    if (!within) books.passing = books.passing.filter(({ until }) => until !== 'attack');
    if (this.returning !== -1) this.riders = [...this.riders, this.returning];
    this.returning = -1;
  }

  private ridersReturn(): void {
    const { books } = this.desk;
    for (const id of this.riders) {
      const rider = books.get(id);
      if (books.inPlay(id)) Object.assign(rider, { place: 'unseen', seat: -1, damage: 0 });
    }
    this.riders = [];
  }

  private joins({ card, cards: [enemy = -1] }: Told): void {
    const { books, report } = this.desk;
    const held = books.get(card);
    const struck = books.code(this.lastPlayed) === QUICK_STRIKE;
    // A quick strike may come while an enemy attacks, and does not end what lasts for that.
    if (!struck || this.attacks.length === 0) this.endAttack(-1);
    const ready = !held.exhausted || struck;
    report.check('player attacks', ready, `${books.name(card)} is exhausted and attacks`);
    this.attackers.set(enemy, [...(this.attackers.get(enemy) ?? []), card]);
  }

  private playersStrike({ card, cards, count }: Told): void {
    const { books, report } = this.desk;
    // An effect may let somebody attack while others do, so not all of them strike together.
    const declared = this.attackers.get(card) ?? [];
    this.attackers.set(card, withoutOnce(declared, cards));
    this.blow = count > 0 ? { to: card, count } : null;
    const right = cards.length > 0 && cards.every((id) => declared.includes(id));
    report.check('player attacks', right, 'others strike than have been declared');
    if (books.doubts.has('attack')) {
      report.skip('player attacks', 'somebody has chosen whose attack changes');
      return;
    }
    const enemy = books.get(card);
    const standing = cards.filter((id) => books.inPlay(id));
    const alone = cards.length === 1;
    const strength = standing.reduce(
      (sum, id) => sum + attackOf(books, books.get(id), enemy, alone),
      0,
    );
    const amount = Math.max(0, strength - defenseOf(books, enemy));
    report.equal('player attacks', count, amount, `the strike at ${books.name(card)}`);
  }

  private damaged({ card, cards: [source = -1], count }: Told): void {
    const { books, report } = this.desk;
    if (this.blow) {
      report.equal('damage', card, this.blow.to, 'who is struck');
      report.equal('damage', count, this.blow.count, 'the damage of a strike');
      this.blow = null;
      return;
    }
    const amounts = source === -1 ? BY_NOBODY : (DEALS[books.code(source)] ?? []);
    const text = `${books.name(source)} deals ${count} damage`;
    report.check('damage', amounts.includes(count), text);
  }

  private destroyed(card: Held): void {
    const { books, report } = this.desk;
    // It has left with its player, who was out at the same time.
    if (!books.inPlay(card.id)) return;
    const left = hitPointsOf(books, card) - card.damage;
    const text = `${books.name(card.id)} is destroyed with ${left} hit points left`;
    report.check('destroyed', left <= 0, text);
  }

  private everybodyStands(): void {
    const { books, report } = this.desk;
    const fallen = books
      .all()
      .filter((card) => isCharacter(card) || isEnemy(card))
      .filter((card) => card.damage >= hitPointsOf(books, card));
    const names = fallen.map(({ id }) => books.name(id)).join(', ');
    report.check('destroyed', fallen.length === 0, `not destroyed: ${names}`);
  }
}

/** A character that readied may have been declared twice: each strike answers one of them. */
function withoutOnce(declared: readonly number[], struck: readonly number[]): readonly number[] {
  const left = [...declared];
  for (const id of struck) if (left.includes(id)) left.splice(left.indexOf(id), 1);
  return left;
}

const isSnared = (books: Books, enemy: number): boolean =>
  books.attached(enemy).some(({ print }) => print.id === FOREST_SNARE);
