import type { CardId, Happening, Obstacle, Option, Scope, Seat, Use } from '@grimrule/kernel';
import {
  anyDemands,
  cardOf,
  demandsFor,
  isHeeded,
  legality,
  NONE,
  OF_THE_ABILITY,
  partly,
  scopeOf,
  useAbility,
  useOf,
  value,
  zoneOf,
} from '@grimrule/kernel';
import { HAND, of } from '../../board.ts';
import { printed, printedAs } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';
import { isInPlay, isPlaying } from '../../table.ts';
import type { ChampionsAct } from '../../vocabulary/nodes.ts';
import { currentEnemyAttack } from '../attack/current-attack.ts';
import { mayUseDefense } from '../attack/defending.ts';
import { currentReveal } from '../encounters/reveal.ts';
import { bannedBy } from '../in-play/bans.ts';
import { tooDear, usingAtCost } from '../playing/additional-costs.ts';
import { symbolsSpentBy } from '../playing/paying.ts';
import type { Price } from '../playing/playable.ts';
import { permanents, staysInPlay, TO_PAY, TO_PLAY } from '../playing/playable.ts';
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

const isOptional = ({ ability }: Use) =>
  ability.kind === 'action' || !ability.level.startsWith('forced');

/**
 * What the rules demand of every ability besides what it says itself: peril lets nobody help,
 * defenses belong to one player, and no action is used during setup.
 */
const OF_EVERY_ABILITY: readonly Obstacle<ChampionsTable, Use>[] = [
  {
    say: 'isEliminated',
    rule: 'player elimination',
    stands: ({ state }, { seat }) => !isPlaying(state, seat),
  },
  { say: 'duringSetup', rule: 'setup', stands: ({ state }) => state.vars.phase === 'setup' },
  {
    say: 'perilForbids',
    rule: 'peril',
    stands: ({ state: { vars } }, about) =>
      vars.peril >= 0 && vars.peril !== about.seat && isOptional(about),
    names: (table) => ({ seat: table.state.vars.peril, cards: perilous(table) }),
  },
  // RR: Cannot. What is forced comes by itself: nobody uses it.
  {
    say: 'forbidden',
    rule: 'cannot',
    stands: (table, about) => isOptional(about) && value(table, about.card, 'cannotBeUsed') > 0,
    names: (table, { card }) => ({ cards: bannedBy(table, card, 'cannotBeUsed') }),
  },
  // A card that left play blank has nothing to say of it.
  {
    say: 'conditionNotMet',
    rule: 'in play and out of play',
    stands({ state }, { card, ability }) {
      const { leftCard, leftBlank } = state.vars;
      if (!leftBlank || card !== leftCard || ability.from === 'hand') return false;
      return !isInPlay(state, card);
    },
  },
  {
    say: 'conditionNotMet',
    rule: 'prevent',
    stands: (_, { scope: { event } }) => event !== null && hasComeToNothing(event),
  },
  {
    say: 'conditionNotMet',
    rule: 'max',
    stands(table, { card, scope: { event, at } }) {
      const { max } = printedAs(table.state, card);
      return (
        max?.per === 'instance' && event !== null && usesInWindow(table, card, at) >= max.times
      );
    },
  },
  {
    say: 'anotherDefends',
    rule: 'defend',
    stands(table, { seat, ability }) {
      const act = ability.effect as ChampionsAct;
      return act.do === 'labelled' && act.labels.includes('defense') && !mayUseDefense(table, seat);
    },
    names: (table) => ({ cards: [currentEnemyAttack(table)?.defender ?? NONE] }),
  },
];

/** The card with peril that is being revealed. */
function perilous(table: ChampionsTable): readonly CardId[] {
  const { card = NONE } = currentReveal(table) ?? {};
  return card !== NONE && value(table, card, 'peril') > 0 ? [card] : [];
}

/** Resource abilities cost nothing but what they say. */
const isPaying = ({ ability }: Use) => ability.kind === 'action' && ability.during === 'paying';

const playingEvents = legality<ChampionsTable, Use>([...TO_PLAY, ...TO_PAY]);

const meetingDemands = legality<ChampionsTable, Use>([
  tooDear(
    (_, { card, seat }) => ({ to: 'use', card, seat }),
    (table, { card, index }) => ({ symbols: symbolsSpentBy(table, card, index) }),
  ),
]);

/** And events have to be paid; whatever else cards demand has to be met. */
export const forbids: readonly Obstacle<ChampionsTable, Use>[] = [
  ...OF_EVERY_ABILITY,
  partly((_, use) => use.ability.from === 'hand' && !isPaying(use), playingEvents),
  partly((_, use) => use.ability.from !== 'hand' && !isPaying(use), meetingDemands),
];

/** An event that an effect plays at a price. */
const playing = legality<ChampionsTable, Use & { readonly price: Price }>([
  ...OF_THE_ABILITY,
  ...OF_EVERY_ABILITY,
  ...TO_PLAY,
  ...TO_PAY,
]);

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
  if (staysInPlay(type)) {
    return permanents.allows(table, { card, seat, index: NONE, price }) ? [NONE] : [];
  }
  if (type !== 'event') return [];
  const scope = scopeOf(card, seat);
  return abilities.flatMap((ability, index) => {
    if (ability.kind !== 'action' || ability.from !== 'hand') return [];
    return playing.allows(table, { ...useOf(ability, index, scope), price }) ? [index] : [];
  });
}

/**
 * Uses an ability where it lies, once everything that cards demand for it has been paid; others may
 * wait for it to be resolved.
 */
export function useHere(table: ChampionsTable, ability: number, scope: Scope): void {
  const { source: card, seat } = scope;
  const dear = anyDemands(table) && demandsFor(table, { to: 'use', card, seat }).length > 0;
  if (!dear && !isHeeded(table, 'abilityResolved')) useAbility(table, ability, scope);
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
