import type {
  Amount,
  CardId,
  FactsOf,
  Filter,
  FiltersOf,
  NumbersOf,
  Rules,
  Scope,
} from '@grimrule/kernel';
import {
  cardOf,
  cardsOf,
  cardTests,
  amount as kernelAmount,
  matches,
  NONE,
  topOf,
  value,
  zoneOf,
} from '@grimrule/kernel';
import {
  DECK,
  DISCARD,
  ENCOUNTER_DECK,
  ENCOUNTER_DISCARD,
  HAND,
  of,
  SET_ASIDE,
  SHADOW,
  STAGING,
} from './board.ts';
import { CAPTIVE, PRISONER, printedAs } from './cards/designs.ts';
import { enemyAttackFor, standingDefenders } from './rules/enemy-attack.ts';
import { currentPlayerAttack, targetsOf } from './rules/player-attack.ts';
import { currentPlay, isOpenX } from './rules/playing.ts';
import { isStageBeingRevealed } from './rules/quest.ts';
import { canAfford } from './rules/resources.ts';
import { isUnguarded } from './rules/reveal.ts';
import type { RingsTable, RingsVars } from './table.ts';
import {
  activeLocationOf,
  attachedTo,
  cardsInPlay,
  charactersInPlay,
  charactersOf,
  dialOf,
  enemiesInPlay,
  engagedWith,
  heroesOf,
  inPlayerOrder,
  isObjective,
  playerOf,
  questOf,
  stagedEnemies,
  stagedLocations,
  typeOf,
} from './table.ts';
import type {
  CardType,
  RingsFact,
  RingsFilter,
  RingsNumber,
  SourceName,
} from './vocabulary/nodes.ts';
import { STATS, traitStat } from './vocabulary/stats.ts';

const one = (card: CardId): readonly CardId[] => (card === NONE ? [] : [card]);

/** The named sets of cards, seen from the ability's `you`. */
export const SOURCE_CARDS: Readonly<
  Record<SourceName, (table: RingsTable, scope: Scope) => readonly CardId[]>
> = {
  you: ({ state }, { seat }) => (seat === NONE ? [] : one(dialOf(state, seat))),
  players: ({ state }) => inPlayerOrder(state).map((seat) => dialOf(state, seat)),
  otherPlayers: ({ state }, scope) =>
    inPlayerOrder(state)
      .filter((seat) => seat !== scope.seat)
      .map((seat) => dialOf(state, seat)),
  engagedPlayers: ({ state }) =>
    inPlayerOrder(state)
      .filter((seat) => engagedWith(state, seat).length > 0)
      .map((seat) => dialOf(state, seat)),
  firstPlayer: ({ state }) =>
    inPlayerOrder(state)
      .slice(0, 1)
      .map((seat) => dialOf(state, seat)),
  eventPlayer: ({ state }, { event }) =>
    event && event.seat !== NONE ? one(dialOf(state, event.seat)) : [],
  heroes: ({ state }) => inPlayerOrder(state).flatMap((seat) => heroesOf(state, seat)),
  yourHeroes: ({ state }, { seat }) => (seat === NONE ? [] : heroesOf(state, seat)),
  allies: ({ state }) => charactersInPlay(state).filter((card) => typeOf(state, card) !== 'Hero'),
  characters: ({ state }) => charactersInPlay(state),
  yourCharacters: ({ state }, { seat }) => (seat === NONE ? [] : charactersOf(state, seat)),
  yourFighters: (table, { seat }) =>
    seat === NONE ? [] : charactersOf(table.state, seat).filter((card) => canAttack(table, card)),
  committed: ({ state }) => state.vars.committed,
  yourCommitted: ({ state }, { seat }) =>
    state.vars.committed.filter((card) => playerOf(state, card) === seat),
  enemies: ({ state }) => enemiesInPlay(state),
  engagedEnemies: ({ state }) => inPlayerOrder(state).flatMap((seat) => engagedWith(state, seat)),
  yourEngagedEnemies: ({ state }, { seat }) => (seat === NONE ? [] : engagedWith(state, seat)),
  stagedEnemies: ({ state }) => stagedEnemies(state),
  stagedLocations: ({ state }) => stagedLocations(state),
  stagingArea: ({ state }) => zoneOf(state, STAGING),
  locations: ({ state }) => [...stagedLocations(state), ...one(activeLocationOf(state))],
  activeLocation: ({ state }) => one(activeLocationOf(state)),
  quest: ({ state }) => one(questOf(state)),
  objectives: ({ state }) => cardsInPlay(state, (card) => isObjective(state, card)),
  unguarded: (table) =>
    cardsInPlay(table.state, (card) => isObjective(table.state, card) && isUnguarded(table, card)),
  yours: ({ state }, { seat }) =>
    cardsInPlay(state, (card) => cardOf(state, card).controller === seat),
  inPlay: ({ state }) => cardsInPlay(state),
  attachments: ({ state }) => cardsInPlay(state, (card) => cardOf(state, card).host !== NONE),
  host: ({ state }, { source }) => one(cardOf(state, source).host),
  attachedHere: ({ state }, { source }) => attachedTo(state, source),
  attackingEnemy: (table, scope) => one(enemyAttackFor(table, scope)?.enemy ?? NONE),
  defenders: (table, scope) => {
    const attack = enemyAttackFor(table, scope);
    return attack ? standingDefenders(table, attack) : [];
  },
  defendingPlayer: (table, scope) => {
    const attack = enemyAttackFor(table, scope);
    return attack ? one(dialOf(table.state, attack.seat)) : [];
  },
  attackedEnemy: (table) => one(currentPlayerAttack(table)?.enemy ?? NONE),
  attackers: (table) => currentPlayerAttack(table)?.attackers ?? [],
  // A card that is played lies on the table by then, so it is not among them.
  yourHand: ({ state }, { seat, source }) =>
    seat === NONE ? [] : zoneOf(state, of(HAND, seat)).filter((card) => card !== source),
  yourDeck: ({ state }, { seat }) => (seat === NONE ? [] : zoneOf(state, of(DECK, seat))),
  yourDeckTop: (table, { seat }) => (seat === NONE ? [] : one(topOf(table, of(DECK, seat)))),
  yourDiscard: ({ state }, { seat }) => (seat === NONE ? [] : zoneOf(state, of(DISCARD, seat))),
  decks: ({ state }) => inPlayerOrder(state).flatMap((seat) => zoneOf(state, of(DECK, seat))),
  discards: ({ state }) => inPlayerOrder(state).flatMap((seat) => zoneOf(state, of(DISCARD, seat))),
  encounterDeck: ({ state }) => zoneOf(state, ENCOUNTER_DECK),
  encounterDeckTop: (table) => one(topOf(table, ENCOUNTER_DECK)),
  encounterDiscard: ({ state }) => zoneOf(state, ENCOUNTER_DISCARD),
  encounterDeckAndDiscard: ({ state }) => [
    ...zoneOf(state, ENCOUNTER_DECK),
    ...zoneOf(state, ENCOUNTER_DISCARD),
  ],
  shadowCards: ({ state }) => zoneOf(state, SHADOW),
  setAside: ({ state }) => zoneOf(state, SET_ASIDE),
  prisoners: ({ state }) => cardsInPlay(state, (card) => cardOf(state, card).design === PRISONER),
  captives: ({ state }) => cardsInPlay(state, (card) => cardOf(state, card).design === CAPTIVE),
  notedPrisoner: ({ state }) =>
    cardsInPlay(
      state,
      (card) =>
        typeOf(state, card) === 'Hero' && printedAs(state, card).code === state.vars.notedPrisoner,
    ),
};

const canAttack = (table: RingsTable, card: CardId) =>
  value(table, card, 'cannotAttack') === 0 && targetsOf(table, [card]).length > 0;

/** An objective ally is an ally as any other. */
function isOfType(type: CardType, types: readonly CardType[]): boolean {
  return types.includes(type) || (type === 'Objective Ally' && types.includes('Ally'));
}

/** Printed or gained. */
function hasTrait(table: RingsTable, card: CardId, trait: string): boolean {
  const stat = traitStat(trait);
  if ((STATS as readonly string[]).includes(stat)) return value(table, card, stat) > 0;
  return printedAs(table.state, card).traits?.includes(trait) ?? false;
}

/** The kernel knows nodes by their general types; a game's own are a kind of them. */
const asFilter = (filter: unknown) => filter as Filter;

const filters: FiltersOf<RingsVars, RingsFilter> = {
  ...cardTests,
  type: ({ state }, card, _scope, { types }) => isOfType(printedAs(state, card).type, types),
  trait: (table, card, _scope, { trait }) => hasTrait(table, card, trait),
  titled({ state }, card, _scope, { title }) {
    const { name, nameB } = printedAs(state, card);
    return name === title || nameB === title;
  },
  controlledBy: (table, card, scope, { who }) =>
    cardsOf(table, who, scope).some(
      (dial) => cardOf(table.state, card).controller === playerOf(table.state, dial),
    ),
  engagedWith: (table, card, scope, { who }) =>
    cardsOf(table, who, scope).some((dial) =>
      engagedWith(table.state, playerOf(table.state, dial)).includes(card),
    ),
  printedCost(table, card, scope, { exactly }) {
    const { cost } = printedAs(table.state, card);
    if (cost === undefined) return false;
    return isOpenX(table, exactly, scope.source)
      ? canAfford(table, scope.source, scope.seat, cost)
      : cost === numberOf(table, exactly, scope);
  },
  hasAttached: (table, card, scope, { where }) =>
    attachedTo(table.state, card).some((each) => matches(table, asFilter(where), each, scope)),
};

const facts: FactsOf<RingsVars, RingsFact> = {
  yourEvent: (_table, { event, seat }) => event?.seat === seat,
  stageRevealed: (table) => !isStageBeingRevealed(table),
  undefended(table, scope) {
    const attack = enemyAttackFor(table, scope);
    return attack !== null && standingDefenders(table, attack).length === 0;
  },
};

const numbers: NumbersOf<RingsVars, RingsNumber> = {
  perPlayer: ({ state }, _scope, { times }) => inPlayerOrder(state).length * times,
  x: (table, { source }) => currentPlay(table, source)?.x ?? 0,
};

function numberOf(table: RingsTable, node: unknown, scope: Scope): number {
  return kernelAmount(table, node as Amount, scope);
}

/** The kernel hands every node to its own function by name, so the general types are safe here. */
export const FILTERS = filters as unknown as Rules<RingsVars>['filters'];
export const FACTS = facts as unknown as Rules<RingsVars>['facts'];
export const NUMBERS = numbers as unknown as Required<Rules<RingsVars>>['amounts'];
