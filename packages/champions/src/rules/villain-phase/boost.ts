import type { Announces, CardId, Seat } from '@grimrule/kernel';
import { announce, cardOf, leave, move, NONE, running, value } from '@grimrule/kernel';
import { REVEALED } from '../../board.ts';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import { championsProcedure, isInPlay, typeOf } from '../../table.ts';
import { callAbilities } from '../abilities/called-abilities.ts';
import { boostCardsOf, giveBoostCard } from '../encounters/encounter-deck.ts';
import { iconsInPlay } from '../in-play/icons.ts';
import { putOnDiscardPile } from '../in-play/leaving-play.ts';
import type { Counted } from './counting-boost.ts';
import { countBoostIcons } from './counting-boost.ts';

const BOOSTING = 'boost cards';

/** The locals of an activation that boost cards are added to. */
interface Boosted {
  bonus: number;
  /** The present target: another character may have come to defend. */
  readonly seat: Seat;
}

/** Step 1 of an activation: a villain or a villainous minion gets a boost card; gives which. */
export function giveBoostForActivation(table: ChampionsTable, enemy: CardId): CardId {
  const { state } = table;
  if (!isInPlay(state, enemy)) return NONE;
  const gets = typeOf(state, enemy) === 'villain' || value(table, enemy, 'villainous') > 0;
  if (!gets || !giveBoostCard(table, enemy)) return NONE;
  return boostCardsOf(table, enemy).at(-1) ?? NONE;
}

interface Boosting extends Announces, Counted {
  readonly enemy: CardId;
  /** What the enemy does. */
  readonly during: 'attack' | 'scheme';
  card: CardId;
  /** Boost cards of other attacks that the enemy makes at the same time. */
  readonly others: readonly CardId[];
  /** The card whose Boost ability is canceled. */
  silenced?: CardId;
  /** How deep the frame of the activation lies. */
  readonly activation: number;
}

/** Turns the boost cards of an enemy one by one, in the order in which they were given. */
export function resolveBoostCards(
  table: ChampionsTable,
  enemy: CardId,
  during: 'attack' | 'scheme',
  others: readonly CardId[] = NO_CARDS,
): void {
  const activation = table.state.stack.length - 1;
  table.start(boosting, { enemy, during, card: NONE, others, activation, counted: 0, passed: [] });
}
const NO_CARDS: readonly CardId[] = [];

const boostedBy = ({ state }: ChampionsTable, { activation }: Boosting) =>
  state.stack[activation]?.locals as Boosted | undefined;

/** Boost abilities come after what interrupts the turning and before what responds to it. */
export function boostingHappens(table: ChampionsTable, card: CardId, seat: Seat): void {
  if (running<Boosting>(table, BOOSTING)?.silenced === card) return;
  callAbilities(table, card, 'boost', seat);
}

/** The Boost ability of the card that is being turned does not happen. RR: Cancel. */
export function cancelBoostAbility(table: ChampionsTable, card: CardId): boolean {
  const turning = running<Boosting>(table, BOOSTING, (locals) => locals.card === card);
  if (!turning) return false;
  turning.silenced = card;
  return true;
}

/** RR: Attack (Enemy Activation), step 3, a to e. */
export const boosting = championsProcedure<Boosting>(BOOSTING, 'boost', [
  {
    name: 'a turn the card',
    run(table, locals) {
      const next = boostCardsOf(table, locals.enemy).find((card) => !locals.others.includes(card));
      if (next === undefined || !isInPlay(table.state, locals.enemy)) {
        leave(table);
        return;
      }
      locals.card = next;
      move(table, next, REVEALED);
      const seat = boostedBy(table, locals)?.seat ?? NONE;
      table.tell?.({ say: 'boostTurned', card: next, seat });
    },
  },
  {
    name: 'b its boost ability',
    run(table, locals) {
      const { card, enemy, during } = locals;
      const seat = boostedBy(table, locals)?.seat ?? NONE;
      announce(table, [event.boosting(card, enemy, seat, during)]);
    },
  },
  {
    name: 'c count its boost icons',
    run(table, locals) {
      const { card, enemy, passed } = locals;
      const seat = boostedBy(table, locals)?.seat ?? NONE;
      locals.counted = 0;
      if (passed.length === 0) return;
      const counts = [{ card, amount: boostIconsOf(table, card) }];
      countBoostIcons(table, counts, { source: enemy, seat, tells: true });
    },
  },
  {
    name: 'c its boost icons',
    run(table, locals) {
      const { card, counted: icons = 0 } = locals;
      const boosted = boostedBy(table, locals);
      if (boosted) boosted.bonus += icons;
      table.tell?.({ say: 'boostIcons', card, count: icons });
    },
  },
  {
    name: 'd discard it',
    run(table, { card }) {
      // An ability may have put it somewhere else.
      if (cardOf(table.state, card).zone === REVEALED) putOnDiscardPile(table, card);
      table.frame.step = 0;
    },
  },
]);

/** RR: Amplify Icon. Each adds an icon to every boost card. */
function boostIconsOf(table: ChampionsTable, card: CardId): number {
  return value(table, card, 'boostIcons') + iconsInPlay(table, 'amplify');
}
