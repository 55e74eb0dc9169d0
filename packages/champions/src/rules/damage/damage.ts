import type { Announces, CardId, Happening, Seat } from '@grimrule/kernel';
import {
  announce,
  localsAt,
  NONE,
  occur,
  report,
  setTokens,
  tokensOn,
  value,
} from '@grimrule/kernel';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import {
  championsProcedure,
  identityOf,
  isCharacter,
  isInPlay,
  playerOf,
  typeOf,
  villainOf,
} from '../../table.ts';
import type { AttackKeyword } from '../../vocabulary/nodes.ts';
import { removeStatus } from '../status/status.ts';
import { beDefeated, defeatedBy, doerOf } from './defeat.ts';
import { isBeaten, remainingHitPoints } from './hit-points.ts';

/** Damage that is about to be dealt to one character. */
export interface Blow {
  readonly card: CardId;
  readonly amount: number;
  /** The card that deals it. */
  readonly source: CardId;
  /** Is hit by an attack that is not made against it, such as one that deals indirect damage. */
  readonly bystander?: boolean;
}

/** The result of damage to one character. */
export interface Result {
  readonly card: CardId;
  readonly dealt: number;
  readonly taken: number;
  /** How much more than it had hit points left. */
  readonly excess: number;
  readonly defeated: boolean;
}

/** All the damage that was dealt to a character, taken or not. */
const resultOf = (
  card: CardId,
  dealt: number,
  taken: number,
  excess: number,
  defeated = false,
): Result => ({ card, dealt, taken, excess, defeated });

export function dealtTo(card: CardId, results: readonly Result[]): number {
  return results.reduce((sum, each) => sum + (each.card === card ? each.dealt : 0), 0);
}

export interface Dealing extends Announces {
  readonly blows: readonly Blow[];
  /** Keywords of the attack it comes from, or null if it comes from none. */
  readonly attack: readonly AttackKeyword[] | null;
  /** Whether it has to be taken in full to count: a cost of taking damage. */
  readonly mustBeTaken: boolean;
  /** How deep the frame lies that wants to know the result, or NONE. */
  readonly tells: number;
  results: readonly Result[];
  beaten: readonly CardId[];
}

/** The locals of a procedure that deals damage and wants to know what came of it. */
export interface Suffers {
  results: readonly Result[];
}

interface How {
  readonly attack?: readonly AttackKeyword[] | null;
  readonly mustBeTaken?: boolean;
  /** Whether the running procedure wants to know what came of it, in its `results`. */
  readonly tells?: boolean;
  /** The locals of a procedure further down that want to know it. */
  readonly into?: Suffers;
}

/** The one way to deal damage. Blows dealt together are dealt at the same time. */
export function dealDamage(table: ChampionsTable, blows: readonly Blow[], how: How = {}): void {
  table.start(dealing, {
    blows,
    attack: how.attack ?? null,
    mustBeTaken: how.mustBeTaken ?? false,
    tells: how.tells ? table.state.stack.length - 1 : depthOf(table, how.into),
    passed: [],
    results: [],
    beaten: [],
  });
}

function depthOf({ state }: ChampionsTable, locals: Suffers | undefined): number {
  return locals ? state.stack.findLastIndex((frame) => frame.locals === locals) : NONE;
}

/** Whether damage from this card could be taken at all. */
export function canTakeDamage(table: ChampionsTable, card: CardId, source: CardId): boolean {
  return (
    isInPlay(table.state, card) &&
    isCharacter(table.state, card) &&
    value(table, card, 'cannotTakeDamage', source) === 0
  );
}

/** The damage that constant abilities take off before a character takes it. */
function lessDamage(table: ChampionsTable, card: CardId, source: CardId, attack: boolean): number {
  const less = value(table, card, 'lessDamage', source);
  return attack ? less + value(table, card, 'lessAttackDamage', source) : less;
}

/** Whether nothing is known to keep a character from taking all damage from this card. */
export function wouldTakeAll(table: ChampionsTable, card: CardId, source: CardId): boolean {
  if (!canTakeDamage(table, card, source) || tokensOn(table, card, 'tough') > 0) return false;
  return lessDamage(table, card, source, false) === 0;
}

/** Whether an effect prevents all damage from the attack. RR: Prevent. */
function isPrevented(table: ChampionsTable, { attack }: Dealing, source: CardId): boolean {
  return attack !== null && value(table, doerOf(table, source), 'attacksPrevented') > 0;
}

function eventsOf(
  table: ChampionsTable,
  kind: 'wouldDeal' | 'wouldTake' | 'taking',
  { attack }: Dealing,
  blows: readonly Blow[],
): readonly Happening[] {
  const marks = attack ? ['attack', ...attack] : [];
  return blows.map(({ card, amount, source }) =>
    event[kind]({ card, source, seat: playerOf(table.state, card), amount }, marks),
  );
}

/** RR: Damage, the order in which effects around it are resolved. */
export const dealing = championsProcedure<Dealing>('dealing damage', 'damage', [
  {
    name: '1 damage would be dealt',
    run(table, locals) {
      const blows = locals.blows.filter(
        ({ card, amount }) =>
          amount > 0 && isInPlay(table.state, card) && isCharacter(table.state, card),
      );
      announce(table, eventsOf(table, 'wouldDeal', locals, blows));
    },
  },
  {
    name: '2 tough',
    run(table, locals) {
      const blows: Blow[] = [];
      for (const { card, amount, source } of locals.passed) {
        if (amount <= 0 || !isInPlay(table.state, card)) continue;
        if (locals.attack?.includes('piercing') && isAttacked(locals, card)) {
          discardTough(table, card);
        }
        // Constant abilities come first: damage that cannot be taken does not cost a tough card.
        const able = canTakeDamage(table, card, source) && !isPrevented(table, locals, source);
        const less = able ? lessDamage(table, card, source, locals.attack !== null) : 0;
        const left = Math.max(0, amount - less);
        const ignored = source !== NONE && value(table, source, 'ignoresTough') > 0;
        const stopped = !able || left === 0 || (!ignored && removeStatus(table, card, 'tough'));
        const prevented = stopped ? amount : amount - left;
        if (prevented > 0) {
          table.tell?.({ say: 'damagePrevented', card, count: prevented });
        }
        locals.results = [...locals.results, resultOf(card, amount, 0, 0)];
        if (!stopped) blows.push({ card, amount: left, source });
      }
      announce(table, eventsOf(table, 'wouldTake', locals, blows));
    },
  },
  {
    name: '4 damage is taken',
    run(table, locals) {
      announce(table, eventsOf(table, 'taking', locals, blowsOf(locals.passed)));
    },
  },
  {
    name: '5 place the damage',
    run(table, locals) {
      const overkill: Blow[] = [];
      for (const { card, amount, source } of locals.passed) {
        if (amount <= 0 || !isInPlay(table.state, card)) continue;
        // An ability that makes a character take more does not make the excess larger (FAQ).
        const dealt = dealtTo(card, locals.results);
        const excess = Math.min(amount, dealt) - Math.max(0, remainingHitPoints(table, card));
        setTokens(table, card, 'damage', tokensOn(table, card, 'damage') + amount);
        table.tell?.({ say: 'damaged', card, count: amount, cards: named(source) });
        locals.results = locals.results.map((result) =>
          result.card === card
            ? resultOf(card, result.dealt, result.taken + amount, Math.max(0, excess))
            : result,
        );
        if (excess > 0 && locals.attack?.includes('overkill')) {
          const to = overkillTarget(table, card);
          if (to !== NONE) overkill.push({ card: to, amount: excess, source, bystander: true });
        }
      }
      // It is damage from the attack, but nobody else was attacked.
      if (overkill.length > 0) {
        table.start(dealing, { ...fresh(overkill), attack: locals.attack, tells: locals.tells });
      }
    },
  },
  {
    name: '6 to 9 defeat',
    run(table, locals) {
      const hurt = locals.results.filter(({ taken }) => taken > 0).map(({ card }) => card);
      locals.beaten = hurt.filter((card) => isBeaten(table, card));
      const source = locals.passed[0]?.source ?? NONE;
      const attack = locals.attack !== null;
      if (locals.beaten.length > 0) beDefeated(table, locals.beaten, source, { attack });
    },
  },
  {
    name: '10 after the damage',
    run(table, locals) {
      const { tells, mustBeTaken, passed, blows } = locals;
      const beaten = locals.beaten.filter((card) => isGone(table, card) && !isBeaten(table, card));
      const results = locals.results.map(({ card, dealt, taken, excess }) =>
        resultOf(card, dealt, taken, excess, beaten.includes(card)),
      );
      const told = localsAt<Suffers>(table, tells);
      if (told) told.results = [...told.results, ...results];
      const wanted = blows.reduce((sum, { amount }) => sum + amount, 0);
      const done = results.reduce(
        (sum, { dealt, taken }) => sum + (mustBeTaken ? taken : dealt),
        0,
      );
      report(
        table,
        results.map(({ card }) => card),
        done,
        done < wanted,
        results.reduce((sum, { excess }) => sum + excess, 0),
      );
      const source = passed[0]?.source ?? NONE;
      const seat = defeatedBy(table, source);
      const isAttack = locals.attack !== null;
      const events = results
        .filter(({ taken }) => taken > 0)
        .map(({ card, taken: amount, excess }) =>
          event.damaged({ card, source, seat, amount }, excess, isAttack),
        );
      const defeats = beaten.map((card) => event.defeated({ card, source, seat }, isAttack));
      if (events.length + defeats.length > 0) occur(table, ...events, ...defeats);
    },
  },
]);

/** The index of the step that defeats characters with too much damage. */
export const DEFEAT_FOLLOWS = dealing.steps.findIndex(({ name }) => name === '6 to 9 defeat');

function fresh(blows: readonly Blow[]): Dealing {
  return {
    blows,
    attack: null,
    mustBeTaken: false,
    tells: NONE,
    passed: [],
    results: [],
    beaten: [],
  };
}

/** A defeated villain stays on the table as its next stage; it was defeated all the same. */
function isGone(table: ChampionsTable, card: CardId): boolean {
  return !isInPlay(table.state, card) || typeOf(table.state, card) === 'villain';
}

const blowsOf = (events: readonly Happening[]): readonly Blow[] =>
  events.map(({ card, amount, source }) => ({ card, amount, source }));

const named = (card: CardId): readonly CardId[] => (card === NONE ? [] : [card]);

/** RR: Piercing. Only the tough cards of whom the attack is made against are pierced. */
function isAttacked({ blows }: Dealing, card: CardId): boolean {
  return !blows.some((blow) => blow.card === card && blow.bystander);
}

/** RR: Piercing. All tough cards go before damage is dealt. */
function discardTough(table: ChampionsTable, card: CardId): void {
  while (removeStatus(table, card, 'tough'));
}

/** Excess damage goes on to the villain, or to the identity of the ally's player. RR: Overkill. */
function overkillTarget(table: ChampionsTable, card: CardId): CardId {
  const { state } = table;
  const type = typeOf(state, card);
  if (type === 'minion') return villainOf(state);
  const seat: Seat = playerOf(state, card);
  return type === 'ally' ? identityOf(state, seat) : NONE;
}
