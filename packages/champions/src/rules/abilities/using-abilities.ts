import type {
  Action,
  CardId,
  Happening,
  Option,
  Refusal,
  Scope,
  Seat,
  Triggered,
} from '@grimrule/kernel';
import {
  anyDemands,
  cardOf,
  demandsFor,
  NONE,
  scopeOf,
  useAbility,
  whyUnusable,
  zoneOf,
} from '@grimrule/kernel';
import { HAND, of } from '../../board.ts';
import { printed, printedAs } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';
import { isInPlay, isPlaying } from '../../table.ts';
import type { ChampionsAct } from '../../vocabulary/nodes.ts';
import { mayUseDefense } from '../attack/defending.ts';
import { usingAtCost, whyNotDemanded } from '../playing/additional-costs.ts';
import { symbolsSpentBy } from '../playing/paying.ts';
import type { Price } from '../playing/playable.ts';
import { staysInPlay, whyNotAllowed, whyNotPaid, whyNotPlayable } from '../playing/playable.ts';
import { playCard } from '../playing/playing.ts';

/** Events that no longer happen once all of their amount has been prevented. */
const COUNTED: readonly string[] = [
  'wouldDeal',
  'wouldTake',
  'taking',
  'wouldPlace',
  'wouldRemove',
];

/** A player with cards in hand may answer, unless peril or setup forbids it or the event has come to nothing. */
export function mayAnswer({ state }: ChampionsTable, seat: Seat, event: Happening | null): boolean {
  const { phase, peril } = state.vars;
  if (!isPlaying(state, seat) || zoneOf(state, of(HAND, seat)).length === 0) return false;
  if (phase === 'setup' || (peril >= 0 && peril !== seat)) return false;
  return !event || !hasComeToNothing(event);
}

const hasComeToNothing = ({ kind, amount }: Happening) => COUNTED.includes(kind) && amount <= 0;

/**
 * The demands of the rules on every ability besides its own: peril lets nobody help, defenses
 * belong to one player, only Setup abilities work during setup, and events must be paid.
 */
export function forbids(
  table: ChampionsTable,
  ability: Action | Triggered,
  index: number,
  scope: Scope,
): Refusal | null {
  const why = whyForbidden(table, ability, scope);
  if (why) return why;
  const { source: card, seat } = scope;
  if (ability.kind === 'action' && ability.during === 'paying') return null;
  if (ability.from === 'hand') {
    return whyNotAllowed(table, card, seat) ?? whyNotPaid(table, card, seat, index);
  }
  return anyDemands(table) ? whyTooDearToUse(table, card, seat, index) : null;
}

/** The same without what has to be paid. */
function whyForbidden(
  table: ChampionsTable,
  ability: Action | Triggered,
  { source: card, seat, event, at }: Scope,
): Refusal | null {
  const { state } = table;
  const { phase, peril } = state.vars;
  const refuse = (say: string, rule: string): Refusal => ({ reason: { say, card }, rule });
  if (!isPlaying(state, seat)) return refuse('isEliminated', 'player elimination');
  const optional = ability.kind === 'action' || !ability.level.startsWith('forced');
  if (phase === 'setup') return refuse('duringSetup', 'setup');
  if (optional && peril >= 0 && peril !== seat) return refuse('perilForbids', 'peril');
  // A card that left play blank has nothing to say of it.
  const { leftCard, leftBlank } = state.vars;
  if (leftBlank && card === leftCard && !isInPlay(state, card) && ability.from !== 'hand') {
    return refuse('conditionNotMet', 'in play and out of play');
  }
  if (event && hasComeToNothing(event)) {
    return refuse('conditionNotMet', 'prevent');
  }
  const { max } = printedAs(state, card);
  if (max?.per === 'instance' && event && usesInWindow(table, card, at) >= max.times) {
    return refuse('conditionNotMet', 'max');
  }
  const act = ability.effect as ChampionsAct;
  if (act.do === 'labelled' && act.labels.includes('defense') && !mayUseDefense(table, seat)) {
    return refuse('anotherDefends', 'defend');
  }
  return null;
}

/**
 * The abilities an effect could play a card for at this price, or NONE for a card that stays in
 * play. Abilities that trigger on an event are not among them.
 */
export function waysToPlay(
  table: ChampionsTable,
  card: CardId,
  seat: Seat,
  price: Price,
): readonly number[] {
  const { type, abilities } = printedAs(table.state, card);
  if (staysInPlay(type)) return whyNotPlayable(table, card, seat, price) ? [] : [NONE];
  if (type !== 'event' || whyNotAllowed(table, card, seat)) return [];
  const scope = scopeOf(card, seat);
  return abilities.flatMap((ability, index) => {
    if (ability.kind !== 'action' || ability.from !== 'hand') return [];
    const why =
      whyUnusable(table, ability, index, scope) ??
      whyForbidden(table, ability, scope) ??
      whyNotPaid(table, card, seat, index, price);
    return why ? [] : [index];
  });
}

function whyTooDearToUse(
  table: ChampionsTable,
  card: CardId,
  seat: Seat,
  index: number,
): Refusal | null {
  const deed = { to: 'use', card, seat };
  const demands = demandsFor(table, deed);
  if (demands.length === 0) return null;
  return whyNotDemanded(table, deed, demands, { symbols: symbolsSpentBy(table, card, index) });
}

/** Uses an ability where it lies, once everything that cards demand for it has been paid. */
export function useHere(table: ChampionsTable, ability: number, scope: Scope): void {
  const { source: card, seat } = scope;
  const dear = anyDemands(table) && demandsFor(table, { to: 'use', card, seat }).length > 0;
  if (!dear) useAbility(table, ability, scope);
  else table.start(usingAtCost, { card, ability, scope, prepaid: 0, unpaid: false });
}

/** How often copies of a card were used for the event of the window that is open. RR: Max. */
function usesInWindow({ state }: ChampionsTable, card: CardId, at: number): number {
  const { used = [] } = (state.stack.at(-1)?.locals ?? {}) as { used?: readonly Option[] };
  const { name } = printedAs(state, card);
  return used.filter(
    (use) => use.event === at && use.card !== undefined && printedAs(state, use.card).name === name,
  ).length;
}

/** In a window: an event is played, anything else is used where it lies. */
export function use(table: ChampionsTable, index: number, scope: Scope): void {
  const { source, seat, event, at } = scope;
  const ability = printed(cardOf(table.state, source).design).abilities[index];
  const fromHand = ability?.kind === 'triggered' && ability.from === 'hand';
  if (fromHand) playCard(table, source, seat, { ability: index, event, at });
  else useHere(table, index, scope);
}
