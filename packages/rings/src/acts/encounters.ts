import type { CardId, Seat } from '@grimrule/kernel';
import {
  affected,
  amount,
  cardOf,
  cardOption,
  create,
  firstOf,
  move,
  NONE,
  occur,
  pickOne,
  report,
  setHost,
  setTokens,
  some,
  tokensOn,
  topOf,
} from '@grimrule/kernel';
import { AREA, BOX, DECK, ENGAGED, of, UNDER } from '../board.ts';
import { ORC_GUARD } from '../cards/designs.ts';
import { event } from '../happenings.ts';
import { targetsOf } from '../rules/combat-phase/attacking.ts';
import { startEnemyAttack } from '../rules/combat-phase/enemy-attack.ts';
import { startPlayerAttack } from '../rules/combat-phase/player-attack.ts';
import { dealShadowCard } from '../rules/combat-phase/shadow.ts';
import { canBeHurt, dealDamage, heal } from '../rules/damage/damage.ts';
import { engage } from '../rules/encounter-phase/engagement.ts';
import { loseGame, winGame } from '../rules/end/game-end.ts';
import { reattach } from '../rules/in-play/entering-play.ts';
import { placeProgress, removeProgress } from '../rules/quest-phase/progress.ts';
import { uncommit } from '../rules/quest-phase/quest-phase.ts';
import { currentReveal, isUnguarded, revealCard } from '../rules/quest-phase/reveal.ts';
import { addResources, takeResources } from '../rules/resource-phase/resources.ts';
import { lowerThreat, raiseThreat, threatOf } from '../rules/threat.ts';
import type { RingsTable } from '../table.ts';
import { isInPlay, isPlaying, playerOf, ringsProcedure } from '../table.ts';
import type { ActsOf } from './act.ts';
import { seatOf, seatsOf } from './act.ts';

/** Damage, progress, threat, and what encounter cards do. */
export const encounterActs: ActsOf<
  | 'damage'
  | 'heal'
  | 'putCounters'
  | 'removeCounters'
  | 'reveal'
  | 'surge'
  | 'enemyAttacks'
  | 'drone'
  | 'winGame'
  | 'loseGame'
  | 'progress'
  | 'placeThreat'
  | 'removeThreat'
  | 'engage'
  | 'uncommit'
  | 'dealShadow'
  | 'attackNow'
  | 'claim'
> = {
  damage: {
    perform(table, { hits }, scope) {
      const blows = hits.flatMap(({ amount: howMuch, to }) => {
        const dealt = amount(table, howMuch, scope);
        return affected(table, to, scope).map((card) => ({
          card,
          amount: dealt,
          source: scope.source,
        }));
      });
      dealDamage(table, blows);
    },
    possible: (table, { hits }, scope) =>
      hits.some(({ to }) => some(table, to, scope, (card) => canBeHurt(table, card))),
  },
  heal: {
    perform(table, { from, amount: howMuch }, scope) {
      const most = howMuch === undefined ? Number.POSITIVE_INFINITY : amount(table, howMuch, scope);
      for (const card of affected(table, from, scope)) {
        const healed = heal(table, card, most);
        report(table, healed > 0 ? [card] : [], healed);
      }
    },
    possible: (table, { from }, scope) =>
      some(table, from, scope, (card) => tokensOn(table, card, 'damage') > 0),
  },
  putCounters: {
    perform(table, { counter, on, count }, scope) {
      const cards = affected(table, on, scope);
      const many = amount(table, count, scope);
      for (const card of cards) {
        if (counter === 'resource') addResources(table, card, many);
        else setTokens(table, card, counter, tokensOn(table, card, counter) + many);
        table.tell?.({ say: 'countersPut', card, count: many, counter }, 'resources');
      }
      report(table, cards, many * cards.length);
    },
    possible: (table, { on }, scope) => some(table, on, scope, () => true),
  },
  removeCounters: {
    perform(table, { counter, from, count }, scope) {
      const wanted = amount(table, count, scope);
      for (const card of affected(table, from, scope)) {
        const taken =
          counter === 'resource'
            ? takeResources(table, card, wanted)
            : removeProgress(table, card, wanted);
        if (taken > 0) {
          table.tell?.({ say: 'countersRemoved', card, count: taken, counter }, 'resources');
        }
        report(table, [card], taken, taken < wanted);
      }
    },
    // As a cost it has to be there in full.
    possible: (table, { counter, from, count }, scope) =>
      some(
        table,
        from,
        scope,
        (card) =>
          tokensOn(table, card, counter) >=
          (counter === 'resource' ? amount(table, count, scope) : 1),
      ),
  },
  reveal: {
    perform(table, { cards, guarding }, scope) {
      const all = affected(table, cards, scope);
      const guarded = guarding ? firstOf(table, guarding, scope) : NONE;
      for (const card of all) revealCard(table, card, scope.seat, guarded);
      report(table, all);
    },
    possible: (table, { cards }, scope) => some(table, cards, scope, () => true),
  },
  surge: {
    perform(table) {
      const revealing = currentReveal(table);
      if (revealing) revealing.surges++;
    },
  },
  enemyAttacks: {
    perform(table, { by }, scope) {
      for (const enemy of affected(table, by, scope)) startEnemyAttack(table, enemy, scope.seat);
    },
  },
  drone: {
    perform(table, { count }, scope) {
      const many = amount(table, count, scope);
      for (let each = 0; each < many; each++) engageFaceDown(table, scope.seat);
    },
    possible: (table, _act, { seat }) => topOf(table, of(DECK, seat)) !== NONE,
  },
  winGame: { perform: (table) => winGame(table, 'cardSaysWin') },
  loseGame: { perform: (table) => loseGame(table, 'cardSaysLoss') },
  progress: {
    perform(table, { on, count }, scope) {
      const many = amount(table, count, scope);
      const cards = affected(table, on, scope);
      placeProgress(table, cards, many);
      report(table, cards, many * cards.length);
    },
    possible: (table, { on }, scope) =>
      some(table, on, scope, (card) => isInPlay(table.state, card)),
  },
  placeThreat: {
    perform(table, { on, amount: howMuch }, scope) {
      const much = amount(table, howMuch, scope);
      const seats = seatsOf(table, on, scope);
      report(table, [], much * seats.length);
      for (const seat of seats) raiseThreat(table, seat, much);
    },
  },
  removeThreat: {
    perform(table, { from, amount: howMuch }, scope) {
      const much = amount(table, howMuch, scope);
      for (const seat of seatsOf(table, from, scope)) {
        const lowered = lowerThreat(table, seat, much);
        report(table, [], lowered, lowered < much);
      }
    },
    possible: (table, { from }, scope) =>
      some(table, from, scope, (dial) => threatOf(table, playerOf(table.state, dial)) > 0),
    payable: (table, { from, amount: howMuch }, scope) =>
      seatsOf(table, from, scope).every(
        (seat) => threatOf(table, seat) >= amount(table, howMuch, scope),
      ),
  },
  engage: {
    perform(table, { enemies, who }, scope) {
      const seat = seatOf(table, who, scope);
      const done = affected(table, enemies, scope).filter((enemy) =>
        engage(table, enemy, seat, 'effect'),
      );
      report(table, done);
    },
    // RR: Move. Not to where it is already.
    possible: (table, { enemies, who }, scope) =>
      some(table, enemies, scope, (enemy) =>
        some(table, who, scope, (dial) => {
          const seat = playerOf(table.state, dial);
          return cardOf(table.state, enemy).zone !== of(ENGAGED, seat);
        }),
      ),
  },
  uncommit: {
    perform(table, { cards }, scope) {
      report(
        table,
        affected(table, cards, scope).filter((card) => uncommit(table, card)),
      );
    },
    possible: (table, { cards }, scope) =>
      some(table, cards, scope, (card) => table.state.vars.committed.includes(card)),
  },
  dealShadow: {
    perform(table, { to, count }, scope) {
      const many = amount(table, count, scope);
      for (const enemy of affected(table, to, scope)) {
        for (let each = 0; each < many; each++) dealShadowCard(table, enemy);
      }
    },
  },
  attackNow: {
    perform(table, act, scope) {
      const attackers = affected(table, act.with, scope);
      table.start(attackingNow, { attackers, seat: scope.seat });
    },
    possible: (table, act, scope) =>
      some(table, act.with, scope, (card) => targetsOf(table, [card]).length > 0),
  },
  claim: {
    perform(table, act, scope) {
      const objective = firstOf(table, act.objective, scope);
      const hero = firstOf(table, act.for, scope);
      if (objective === NONE || hero === NONE || !isUnguarded(table, objective)) return;
      report(table, [objective]);
      const seat = playerOf(table.state, hero);
      move(table, objective, of(AREA, seat));
      reattach(table, objective, hero);
      table.tell?.({ say: 'attached', card: objective, seat, cards: [hero] });
      occur(table, event.claimed(objective, seat));
    },
    possible: (table, { objective }, scope) =>
      some(table, objective, scope, (card) => isUnguarded(table, card)),
  },
};

/**
 * The top card of a player's deck engages them face down, as if from the staging area. The players
 * do not know which card it is: it lies under a piece that stands for the enemy.
 */
function engageFaceDown(table: RingsTable, seat: Seat): void {
  const hidden = topOf(table, of(DECK, seat));
  if (hidden === NONE || !isPlaying(table.state, seat)) return;
  const card = topOf(table, BOX) === NONE ? create(table, ORC_GUARD, NONE, BOX) : topOf(table, BOX);
  move(table, hidden, UNDER);
  setHost(table, hidden, card);
  move(table, card, of(ENGAGED, seat));
  table.tell?.({ say: 'orcGuard', card, seat }, 'engaged');
  occur(table, event.engaged(card, seat, 'effect'));
}

interface AttackingNow {
  readonly attackers: readonly CardId[];
  readonly seat: Seat;
}

/** RR: Attacks Outside the Combat Phase. */
export const attackingNow = ringsProcedure<AttackingNow>('attack at once', 'player attacks', [
  {
    name: 'whom to attack',
    question(table, { attackers, seat }) {
      const targets = targetsOf(table, attackers);
      if (targets.length === 0) return null;
      const options = targets.map((card) => cardOption('attack', card));
      const ask = { say: 'whomToAttack' };
      return pickOne({ seat, ask, rule: 'declare attackers', options });
    },
    answered(table, { attackers, seat }, [picked]) {
      if (picked?.card !== undefined) startPlayerAttack(table, seat, picked.card, attackers);
    },
  },
]);
