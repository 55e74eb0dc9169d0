import type { Amount, CardId, Scope, Seat } from '@grimrule/kernel';
import {
  amount,
  cardsOf,
  firstOf,
  isUntold,
  NONE,
  occur,
  report,
  select,
  setTokens,
  some,
  tokensOn,
  value,
} from '@grimrule/kernel';
import { event } from '../happenings.ts';
import {
  announcedAttack,
  currentEnemyAttack,
  currentPlayerAttack,
  dealEffectDamage,
} from '../rules/attack/current-attack.ts';
import { noteThwarted } from '../rules/attack/player-attack.ts';
import type { Blow } from '../rules/damage/damage.ts';
import { canTakeDamage, wouldTakeAll } from '../rules/damage/damage.ts';
import type { Divides } from '../rules/damage/dividing.ts';
import { divide } from '../rules/damage/dividing.ts';
import { canBeHealed, healDamage, maximumHitPoints } from '../rules/damage/hit-points.ts';
import { addAccelerationTokens } from '../rules/encounters/encounter-deck.ts';
import { moveThreat } from '../rules/threat/moving-threat.ts';
import { placeThreat, removeThreat } from '../rules/threat/threat.ts';
import { canLoseThreat } from '../rules/threat/thwartable.ts';
import type { ChampionsTable } from '../table.ts';
import { championsProcedure, isInPlay, isScheme } from '../table.ts';
import type { ActsOf } from './act.ts';

/** Damage and threat. */
export const damageActs: ActsOf<
  | 'damage'
  | 'assignDamage'
  | 'heal'
  | 'moveDamage'
  | 'placeThreat'
  | 'removeThreat'
  | 'leaveThreat'
  | 'moveThreat'
  | 'divideThwart'
  | 'setHitPoints'
  | 'accelerate'
  | 'attackGains'
> = {
  damage: {
    perform(table, { hits, taken = false }, scope) {
      const blows: Blow[] = [];
      for (const hit of hits) {
        const dealt = amount(table, hit.amount, scope) + bonusOf(table, scope.source);
        for (const card of cardsOf(table, hit.to, scope)) {
          blows.push({ card, amount: dealt, source: scope.source });
        }
      }
      dealEffectDamage(table, blows, taken);
    },
    possible: (table, { hits }, scope) =>
      hits.some(
        (hit) =>
          mayBeSome(table, hit.amount, scope) &&
          some(table, hit.to, scope, (card) => canTakeDamage(table, card, scope.source)),
      ),
    // A cost of taking damage is paid only if all of it is taken. RR: Cost, Prevent.
    payable: (table, { hits, taken = false }, scope) =>
      !taken ||
      hits.every((hit) =>
        cardsOf(table, hit.to, scope).every((card) => wouldTakeAll(table, card, scope.source)),
      ),
  },
  assignDamage: {
    perform(table, { amount: total, among }, scope) {
      const { seat, source } = scope;
      const cards = select(table, among, scope);
      const sum = amount(table, total, scope) + bonusOf(table, source);
      table.start(assigning, { seat, source, cards, amount: sum, shares: null });
    },
    possible: (table, { among }, scope) =>
      select(table, among, scope).some((card) => canTakeDamage(table, card, scope.source)),
  },
  heal: {
    perform(table, act, scope) {
      const most = act.amount === undefined ? Infinity : amount(table, act.amount, scope);
      const cards = cardsOf(table, act.from, scope);
      let total = 0;
      for (const card of cards) {
        const healed = healDamage(table, card, most);
        total += healed;
        const about = { card, source: scope.source, seat: NONE, amount: healed };
        if (healed > 0) occur(table, event.healed(about));
      }
      report(table, cards, total, act.amount !== undefined && total < most);
    },
    possible: (table, { from }, scope) =>
      some(table, from, scope, (card) => canBeHealed(table, card)),
    // A cost of healing is paid only if all of it is healed. RR: Cost.
    payable: (table, { from, amount: most = 1 }, scope) =>
      cardsOf(table, from, scope).every(
        (card) => tokensOn(table, card, 'damage') >= amount(table, most, scope),
      ),
  },
  moveDamage: {
    perform(table, act, scope) {
      const from = firstOf(table, act.from, scope);
      const to = firstOf(table, act.to, scope);
      if (from === NONE || to === NONE || from === to) return;
      const moved = healDamage(table, from, amount(table, act.amount, scope));
      if (moved === 0) return;
      // Moved away is healed, moved to is dealt. RR: Move.
      occur(table, event.healed({ card: from, source: scope.source, seat: NONE, amount: moved }));
      dealEffectDamage(table, [{ card: to, amount: moved, source: scope.source }], false);
    },
    // Nothing is moved to where it lies already. RR: Move.
    possible: (table, { from, to }, scope) =>
      firstOf(table, from, scope) !== firstOf(table, to, scope) &&
      some(table, from, scope, (card) => canBeHealed(table, card)) &&
      some(table, to, scope, (card) => canTakeDamage(table, card, scope.source)),
  },
  placeThreat: {
    perform(table, { on, amount: count }, scope) {
      const each = amount(table, count, scope);
      const loads = cardsOf(table, on, scope).map((card) => ({ card, amount: each }));
      placeThreat(table, loads, scope.source);
    },
    possible: (table, { on }, scope) =>
      some(table, on, scope, (card) => isInPlay(table.state, card) && isScheme(table.state, card)),
  },
  removeThreat: {
    perform(table, { from, amount: count, ignoring }, scope) {
      const each = amount(table, count, scope) + value(table, scope.source, 'eventThwart');
      const cards = cardsOf(table, from, scope);
      noteThwarted(table, cards);
      removeThreat(
        table,
        cards.map((card) => ({ card, amount: each })),
        scope.source,
        ignoring,
      );
    },
    possible: (table, { from, ignoring }, scope) =>
      some(table, from, scope, (card) => canLoseThreat(table, card, scope.source, ignoring)),
  },
  leaveThreat: {
    perform(table, { on, count }, scope) {
      const left = amount(table, count, scope);
      const loads = cardsOf(table, on, scope)
        .map((card) => ({ card, amount: tokensOn(table, card, 'threat') - left }))
        .filter((load) => load.amount > 0);
      if (loads.length > 0) removeThreat(table, loads, scope.source);
    },
    possible: (table, { on, count }, scope) =>
      some(
        table,
        on,
        scope,
        (card) => tokensOn(table, card, 'threat') > amount(table, count, scope),
      ),
  },
  moveThreat: {
    perform(table, act, scope) {
      const from = firstOf(table, act.from, scope);
      const to = firstOf(table, act.to, scope);
      const { state } = table;
      if (from === to || !isInPlay(state, from) || !isInPlay(state, to)) return;
      moveThreat(table, {
        from,
        to,
        amount: amount(table, act.amount, scope),
        source: scope.source,
      });
    },
    possible: (table, { from, to }, scope) =>
      some(table, from, scope, (card) => canLoseThreat(table, card, scope.source)) &&
      some(table, to, scope, (card) => isInPlay(table.state, card)),
  },
  divideThwart: {
    perform(table, { amount: total, among }, scope) {
      const { seat, source } = scope;
      const cards = select(table, among, scope).filter((card) =>
        canLoseThreat(table, card, source),
      );
      const sum = amount(table, total, scope) + value(table, source, 'eventThwart');
      noteThwarted(table, cards);
      table.start(relieving, { seat, source, cards, amount: sum, shares: null });
    },
    possible: (table, { among }, scope) =>
      select(table, among, scope).some((card) => canLoseThreat(table, card, scope.source)),
  },
  setHitPoints: {
    perform(table, { of: which, to }, scope) {
      const left = amount(table, to, scope);
      const cards = cardsOf(table, which, scope).filter((card) => isInPlay(table.state, card));
      for (const card of cards) {
        setTokens(table, card, 'damage', Math.max(0, maximumHitPoints(table, card) - left));
        table.tell?.({ say: 'hitPointsSet', card, count: left }, 'hit points');
      }
      report(table, cards);
    },
    possible: (table, { of: which }, scope) =>
      some(table, which, scope, (card) => isInPlay(table.state, card)),
  },
  accelerate: {
    perform(table, { on, count }, scope) {
      const tokens = amount(table, count, scope);
      const cards = cardsOf(table, on, scope);
      for (const card of cards) addAccelerationTokens(table, card, tokens);
      report(table, cards, tokens * cards.length);
    },
  },
  attackGains: {
    perform(table, { keyword }, { event: on }) {
      const attack =
        announcedAttack(table, on) ?? currentPlayerAttack(table) ?? currentEnemyAttack(table);
      if (!attack) return;
      if (!attack.keywords.includes(keyword)) attack.keywords = [...attack.keywords, keyword];
      report(table, [], 1);
    },
  },
};

/** No damage at all affects nobody; what is not known yet may be some. RR: Target. */
function mayBeSome(table: ChampionsTable, of: Amount, scope: Scope): boolean {
  return amount(table, of, scope) > 0 || isUntold(of, scope) || isX(of);
}

const isX = (of: Amount) => typeof of === 'object' && of.amount === 'x';

/** The bonus of other cards to every instance of damage of an event. RR: Event. */
function bonusOf(table: ChampionsTable, source: CardId): number {
  return source === NONE ? 0 : value(table, source, 'eventDamage');
}

interface Assigning extends Divides {
  readonly seat: Seat;
  readonly source: CardId;
  readonly cards: readonly CardId[];
  readonly amount: number;
}

/** RR: Indirect Damage. All of it is assigned first, and then dealt at once. */
export const assigning = championsProcedure<Assigning>('assigning damage', 'indirect damage', [
  {
    name: 'assign damage',
    run: (table, { seat, source, cards, amount: left }) =>
      divide(table, 'indirect', { seat, source, cards, left }),
  },
  {
    name: 'deal it',
    run: (table, { shares, source }) => {
      const blows = (shares ?? []).map((share) => ({ ...share, source }));
      if (blows.length > 0) dealEffectDamage(table, blows, false);
    },
  },
]);

/** Threat is removed from among several schemes: all of it is divided first. RR: Thwart. */
export const relieving = championsProcedure<Assigning>('dividing a thwart', 'thwart', [
  {
    name: 'divide it',
    run: (table, { seat, source, cards, amount: left }) =>
      divide(table, 'relief', { seat, source, cards, left }),
  },
  {
    name: 'remove it',
    run: (table, { shares, source }) => removeThreat(table, shares ?? [], source),
  },
]);
