import type { CardId, Happening } from '@grimrule/kernel';
import {
  addLasting,
  amount,
  cardsOf,
  firstOf,
  NONE,
  report,
  scopeOf,
  some,
  value,
} from '@grimrule/kernel';
import { currentEnemyAttack } from '../rules/attack/current-attack.ts';
import { canBeDeclared, declareDefender } from '../rules/attack/defending.ts';
import { dealCard, dealEncounterCard, giveBoostCard } from '../rules/encounters/encounter-deck.ts';
import { currentReveal, engageInPlay, revealCard } from '../rules/encounters/reveal.ts';
import { putOnDiscardPile } from '../rules/in-play/leaving-play.ts';
import { currentPlay } from '../rules/playing/being-played.ts';
import { activate, attackAtOnce, schemeAgainst } from '../rules/villain-phase/activation.ts';
import { cancelBoostAbility } from '../rules/villain-phase/boost.ts';
import { countBoostIcons } from '../rules/villain-phase/counting-boost.ts';
import type { ChampionsTable } from '../table.ts';
import { identityOf, isCharacter, isIdentity, isInPlay, playerOf, typeOf } from '../table.ts';
import { SUBJECT, same, setTo } from '../vocabulary/builders.ts';
import type { ActsOf } from './act.ts';

/** Acts of encounter cards and enemies. */
export const encounterActs: ActsOf<
  | 'reveal'
  | 'deal'
  | 'giveBoost'
  | 'surge'
  | 'enemyAttacks'
  | 'enemySchemes'
  | 'enemyActivates'
  | 'engage'
  | 'dealThese'
  | 'attackAlso'
  | 'declareDefender'
  | 'cancel'
  | 'cancelBoost'
  | 'countBoost'
  | 'cancelBoostAbility'
> = {
  reveal: {
    perform(table, { cards }, scope) {
      const all = cardsOf(table, cards, scope);
      report(table, all);
      for (const card of all) revealCard(table, card, scope.seat);
    },
    possible: (table, { cards }, scope) => some(table, cards, scope, () => true),
  },
  deal: {
    perform(table, { count }, scope) {
      const most = amount(table, count, scope);
      let dealt = 0;
      while (dealt < most && dealEncounterCard(table, scope.seat)) dealt++;
      report(table, [], dealt, dealt < most);
    },
  },
  giveBoost: {
    perform(table, { to, count }, scope) {
      const most = amount(table, count, scope);
      for (const enemy of cardsOf(table, to, scope)) {
        for (let given = 0; given < most; given++) giveBoostCard(table, enemy);
        report(table, [enemy], most);
      }
    },
  },
  surge: {
    perform(table) {
      const reveal = currentReveal(table);
      if (!reveal) return;
      reveal.surges = true;
      report(table, [reveal.card]);
    },
  },
  enemyAttacks: {
    perform(table, { by, whom, unboosted = false }, scope) {
      const { state } = table;
      state.vars.dealtDamage = [];
      state.vars.hurt = [];
      state.vars.slain = [];
      const named = whom ? cardsOf(table, whom, scope) : null;
      const attacks = cardsOf(table, by, scope).flatMap((enemy) => {
        const targets = named ?? [identityOf(state, whomToAttack(table, enemy, scope.seat))];
        return targets
          .filter((target) => isInPlay(state, target))
          .map((target) => ({ enemy, target, seat: playerOf(state, target), unboosted }));
      });
      attackAtOnce(table, attacks);
    },
    possible: (table, { by }, scope) =>
      some(table, by, scope, (card) => isInPlay(table.state, card)),
  },
  enemySchemes: {
    perform(table, { by }, scope) {
      for (const enemy of cardsOf(table, by, scope)) {
        schemeAgainst(table, enemy, whomToAttack(table, enemy, scope.seat));
      }
    },
    possible: (table, { by }, scope) =>
      some(table, by, scope, (card) => isInPlay(table.state, card)),
  },
  enemyActivates: {
    perform(table, { by, whom }, scope) {
      const player = whom ? firstOf(table, whom, scope) : NONE;
      // Against a player who is not there nobody activates.
      if (whom && player === NONE) return;
      for (const enemy of cardsOf(table, by, scope)) {
        const seat =
          player === NONE ? whomToAttack(table, enemy, scope.seat) : playerOf(table.state, player);
        activate(table, enemy, seat);
      }
    },
    possible: (table, { by }, scope) =>
      some(table, by, scope, (card) => isInPlay(table.state, card)),
  },
  engage: {
    perform(table, { minions, whom }, scope) {
      const player = whom ? firstOf(table, whom, scope) : NONE;
      const seat = player === NONE ? scope.seat : playerOf(table.state, player);
      const engaged = cardsOf(table, minions, scope).filter((card) =>
        engageInPlay(table, card, seat),
      );
      report(table, engaged);
    },
    possible: (table, { minions }, scope) =>
      some(table, minions, scope, (card) => isInPlay(table.state, card)),
  },
  dealThese: {
    perform(table, { cards }, scope) {
      const dealt = cardsOf(table, cards, scope).filter((card) =>
        dealCard(table, card, scope.seat),
      );
      report(table, dealt);
    },
    possible: (table, { cards }, scope) => some(table, cards, scope, () => true),
  },
  attackAlso: {
    perform(table, { whom }, scope) {
      const attack = currentEnemyAttack(table);
      if (!attack) return;
      const targets = cardsOf(table, whom, scope).filter(
        (card) => isCharacter(table.state, card) && card !== attack.target,
      );
      attack.also = [...attack.also, ...targets];
      report(table, targets);
    },
    possible: (table, { whom }, scope) =>
      some(table, whom, scope, (card) => isIdentity(table.state, card)),
  },
  declareDefender: {
    perform(table, { character }, scope) {
      const card = cardsOf(table, character, scope).find((each) => canBeDeclared(table, each));
      if (card === undefined) return;
      report(table, [card]);
      declareDefender(table, card);
    },
    possible: (table, { character }, scope) =>
      some(table, character, scope, (card) => canBeDeclared(table, card)),
  },
  cancel: {
    perform(table, { what }, { event }) {
      const play = playedIn(table, event);
      if (play) {
        play.cancelled = true;
        report(table, [play.card]);
        table.tell?.({ say: 'cancelled', card: play.card }, 'cancel');
        return;
      }
      const reveal = currentReveal(table);
      if (!reveal || reveal.cancelled === 'card') return;
      reveal.cancelled = what;
      report(table, [reveal.card]);
      table.tell?.({ say: 'cancelled', card: reveal.card }, 'cancel');
      if (what !== 'card') return;
      table.tell?.({ say: 'discardedFromPlay', card: reveal.card }, 'discard');
      putOnDiscardPile(table, reveal.card);
    },
    possible: (table, _act, { event }) => {
      const play = playedIn(table, event);
      if (play) return !play.cancelled;
      const reveal = currentReveal(table);
      return reveal !== null && reveal.cancelled === 'nothing';
    },
  },
  countBoost: {
    perform(table, { of: which }, scope) {
      const counts = cardsOf(table, which, scope).map((card) => ({
        card,
        amount: value(table, card, 'boostIcons'),
      }));
      if (counts.length > 0) countBoostIcons(table, counts, scope);
    },
    possible: (table, { of: which }, scope) => some(table, which, scope, () => true),
  },
  cancelBoost: {
    perform(table, _act, { event }) {
      if (!event) return;
      const icons = value(table, event.card, 'boostIcons');
      const modifier = setTo('boostIcons', same(SUBJECT), 0);
      const about = scopeOf(event.card, NONE, event);
      addLasting(table.state, { modifier, scope: about, until: 'activation' });
      report(table, [event.card], icons);
    },
    // Without icons there is nothing to cancel (FAQ).
    possible: (table, _act, { event }) =>
      event !== null && value(table, event.card, 'boostIcons') > 0,
  },
  cancelBoostAbility: {
    perform(table, _act, { event }) {
      if (event && cancelBoostAbility(table, event.card)) report(table, [event.card]);
    },
  },
};

/** The play that an ability interrupts, or null. */
const playedIn = (table: ChampionsTable, event: Happening | null) =>
  event?.kind === 'playing' ? currentPlay(table, event.card) : null;

/** A minion attacks the player it is engaged with, unless a card says whom; a villain `you`. */
function whomToAttack(table: ChampionsTable, enemy: CardId, you: number): number {
  if (typeOf(table.state, enemy) !== 'minion') return you;
  const engaged = playerOf(table.state, enemy);
  return engaged === NONE ? you : engaged;
}
