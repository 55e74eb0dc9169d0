import type { Announces, CardId, Procedure, Seat, ZoneId } from '@grimrule/kernel';
import {
  announce,
  cardOf,
  goTo,
  leave,
  move,
  NONE,
  occur,
  running,
  setHost,
  setTokens,
  tokensOn,
  topOf,
  value,
  zoneOf,
} from '@grimrule/kernel';
import { ENCOUNTER_DECK, ENCOUNTER_DISCARD, REVEALED, STAGING } from '../../board.ts';
import { event } from '../../happenings.ts';
import type { RingsTable, RingsVars } from '../../table.ts';
import { inPlayerOrder, isInPlay, ringsProcedure, typeOf } from '../../table.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import { callAbilities, hasCalled } from '../abilities/called-abilities.ts';
import { dealDamage } from '../damage/damage.ts';
import { loseGame } from '../end/game-end.ts';
import { stage } from '../in-play/entering-play.ts';
import { raiseThreat } from '../threat.ts';

const REVEAL = 'reveal';
const HAS_BEEN_REVEALED = 'it has been revealed';

export interface Revealing extends Announces {
  readonly card: CardId;
  readonly seat: Seat;
  readonly fromDeck: boolean;
  surges: number;
  /** An objective that this card guards, or NONE. */
  readonly guards: CardId;
}

export function revealCard(table: RingsTable, card: CardId, seat: Seat, guards = NONE): void {
  const fromDeck = cardOf(table.state, card).zone === ENCOUNTER_DECK;
  table.start(reveal, { card, seat, fromDeck, surges: 0, guards, passed: [] });
}

/** Reveals the top card of the encounter deck; false if there is none. */
export function revealTop(table: RingsTable, seat: Seat, guards = NONE): boolean {
  const card = topOf(table, ENCOUNTER_DECK);
  if (card === NONE) return false;
  revealCard(table, card, seat, guards);
  return true;
}

/** The card that is being revealed, or null. */
export const currentReveal = (table: RingsTable) => running<Revealing>(table, REVEAL);

const STAGED: readonly CardType[] = ['Enemy', 'Location', 'Objective', 'Objective Ally'];

/** RR: Staging. */
export const reveal: Procedure<RingsVars, Revealing> = ringsProcedure(REVEAL, 'staging', [
  {
    name: '1 turn it face up',
    run(table, locals) {
      const { card, seat, fromDeck } = locals;
      move(table, card, REVEALED);
      table.tell?.({ say: 'revealed', card, seat });
      announce(table, [event.revealing(card, seat, fromDeck)]);
    },
  },
  {
    // A constant ability of a hero comes before everything that the card itself does.
    name: '1 what strikes it',
    run(table, { card, fromDeck, passed }) {
      if (passed.length === 0) {
        leave(table);
        return;
      }
      const strikes = fromDeck ? value(table, card, 'hurtWhenRevealed') : 0;
      if (strikes > 0) dealDamage(table, [{ card, amount: strikes, source: NONE }]);
    },
  },
  {
    name: '2 keywords',
    run(table, locals) {
      const { card } = locals;
      // A card that was destroyed as it was revealed has no further effect.
      if (cardOf(table.state, card).zone !== REVEALED) {
        goTo(table, reveal, HAS_BEEN_REVEALED);
        return;
      }
      locals.surges += value(table, card, 'surge');
      const doomed = value(table, card, 'doomed');
      for (const seat of inPlayerOrder(table.state)) raiseThreat(table, seat, doomed);
    },
  },
  {
    name: '2 when revealed',
    run(table, locals) {
      const { card, seat, fromDeck } = locals;
      locals.passed = [];
      if (!hasCalled(table, card, 'whenRevealed')) return;
      announce(table, [event.whenRevealed(card, seat, fromDeck)]);
    },
  },
  {
    name: '2 its effects',
    run(table, { card, seat, passed }) {
      const [event] = passed;
      // RR: First Player. Where there are several targets, he decides.
      const [first = seat] = inPlayerOrder(table.state);
      if (event) callAbilities(table, card, 'whenRevealed', first, event);
    },
  },
  {
    name: '3 lay it down',
    run(table, { card, guards }) {
      const { state } = table;
      // An effect may have laid it somewhere: attached to a hero, say.
      if (cardOf(state, card).zone !== REVEALED) return;
      if (!STAGED.includes(typeOf(state, card))) {
        move(table, card, ENCOUNTER_DISCARD);
        return;
      }
      const damage = tokensOn(table, card, 'damage');
      stage(table, card);
      if (damage > 0) setTokens(table, card, 'damage', damage);
      if (guards === NONE || !isInPlay(state, guards) || isToBeGuarded(table, card)) return;
      setHost(table, guards, card);
    },
  },
  {
    name: HAS_BEEN_REVEALED,
    run(table, { card, seat, fromDeck }) {
      occur(table, event.revealed(card, seat, fromDeck));
    },
  },
  {
    // A card that must be guarded itself guards nothing: the next card does so in its place.
    name: 'guarded: what was to be guarded by this card',
    run(table, { card, seat, guards }) {
      if (guards !== NONE && isToBeGuarded(table, card)) revealTop(table, seat, guards);
    },
  },
  {
    name: 'guarded: this card',
    run(table, { card, seat }) {
      if (isToBeGuarded(table, card)) revealTop(table, seat, card);
    },
  },
  {
    name: 'surge',
    run(table, locals) {
      if (locals.surges <= 0) return;
      if (surgesForEver(table)) {
        loseGame(table, 'endlessSurge');
        return;
      }
      locals.surges--;
      table.frame.step--;
      table.tell?.({ say: 'surges', card: locals.card }, 'surge');
      if (!revealTop(table, locals.seat)) locals.surges = 0;
    },
  },
]);

/** How often every card that is left comes round before nobody expects the surges to end. */
const ROUNDS_OF_SURGES = 10;

/**
 * Whether nothing but cards that surge is left in the encounter deck and its discard pile, so that
 * the same cards come up again and again. The book does not say how that ends: the Grim Rule does.
 */
function surgesForEver({ state }: RingsTable): boolean {
  const isLeft = (card: CardId) => LEFT.includes(cardOf(state, card).zone);
  const left = LEFT.reduce((sum, zone) => sum + zoneOf(state, zone).length, 0);
  const again = state.stack.filter(
    ({ procedure, locals }) => procedure === REVEAL && isLeft((locals as Revealing).card),
  );
  return again.length > ROUNDS_OF_SURGES * left;
}

const LEFT: readonly ZoneId[] = [ENCOUNTER_DECK, ENCOUNTER_DISCARD];

function isToBeGuarded(table: RingsTable, card: CardId): boolean {
  return cardOf(table.state, card).zone === STAGING && value(table, card, 'guarded') > 0;
}

/** The encounter cards that guard an objective are gone. RR: Guarded. */
export function isUnguarded({ state }: RingsTable, objective: CardId): boolean {
  const { zone, host } = cardOf(state, objective);
  return zone === STAGING && host === NONE;
}
