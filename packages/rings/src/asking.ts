import type { Amount, CardId, FactsOf, FiltersOf, NumbersOf, Rules, Scope } from '@grimrule/kernel';
import {
  asCards,
  cardOf,
  cardsOf,
  cooperativeSources,
  cooperativeTests,
  amount as kernelAmount,
  NONE,
  traitStat,
  value,
  zoneOf,
} from '@grimrule/kernel';
import { DECK, of, PILES, SHADOW, STAGING } from './board.ts';
import { CAPTIVE, PRISONER, printedAs } from './cards/designs.ts';
import { couldAttack } from './rules/combat-phase/attacking.ts';
import { enemyAttackFor, standingDefenders } from './rules/combat-phase/enemy-attack.ts';
import { currentPlayerAttack } from './rules/combat-phase/player-attack.ts';
import { currentPlay, isOpenX } from './rules/planning-phase/playing.ts';
import { isStageBeingRevealed } from './rules/quest-phase/quest.ts';
import { isUnguarded } from './rules/quest-phase/reveal.ts';
import { canAfford } from './rules/resource-phase/resources.ts';
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
import type { CardType } from './vocabulary/card-types.ts';
import type { RingsFact, RingsFilter, RingsNumber } from './vocabulary/nodes.ts';
import type { SourceName } from './vocabulary/sources.ts';
import { STATS } from './vocabulary/stats.ts';

/** The named sets of cards, seen from the ability's `you`. */
export const SOURCE_CARDS: Readonly<
  Record<SourceName, (table: RingsTable, scope: Scope) => readonly CardId[]>
> = {
  ...cooperativeSources<RingsVars>({
    zones: PILES,
    playerCard: dialOf,
    cardsInPlay,
    enemiesInPlay,
    attachedTo,
  }),
  engagedPlayers: ({ state }) =>
    inPlayerOrder(state)
      .filter((seat) => engagedWith(state, seat).length > 0)
      .map((seat) => dialOf(state, seat)),
  eventPlayer: ({ state }, { event }) =>
    event && event.seat !== NONE ? asCards(dialOf(state, event.seat)) : [],
  heroes: ({ state }) => inPlayerOrder(state).flatMap((seat) => heroesOf(state, seat)),
  yourHeroes: ({ state }, { seat }) => (seat === NONE ? [] : heroesOf(state, seat)),
  allies: ({ state }) => charactersInPlay(state).filter((card) => typeOf(state, card) !== 'Hero'),
  characters: ({ state }) => charactersInPlay(state),
  yourCharacters: ({ state }, { seat }) => (seat === NONE ? [] : charactersOf(state, seat)),
  yourFighters: (table, { seat }) =>
    seat === NONE ? [] : charactersOf(table.state, seat).filter((card) => couldAttack(table, card)),
  committed: ({ state }) => state.vars.committed,
  yourCommitted: ({ state }, { seat }) =>
    state.vars.committed.filter((card) => playerOf(state, card) === seat),
  engagedEnemies: ({ state }) => inPlayerOrder(state).flatMap((seat) => engagedWith(state, seat)),
  yourEngagedEnemies: ({ state }, { seat }) => (seat === NONE ? [] : engagedWith(state, seat)),
  stagedEnemies: ({ state }) => stagedEnemies(state),
  stagedLocations: ({ state }) => stagedLocations(state),
  stagingArea: ({ state }) => zoneOf(state, STAGING),
  locations: ({ state }) => [...stagedLocations(state), ...asCards(activeLocationOf(state))],
  activeLocation: ({ state }) => asCards(activeLocationOf(state)),
  quest: ({ state }) => asCards(questOf(state)),
  objectives: ({ state }) => cardsInPlay(state, (card) => isObjective(state, card)),
  unguarded: (table) =>
    cardsInPlay(table.state, (card) => isObjective(table.state, card) && isUnguarded(table, card)),
  attachments: ({ state }) => cardsInPlay(state, (card) => cardOf(state, card).host !== NONE),
  attackingEnemy: (table, scope) => asCards(enemyAttackFor(table, scope)?.enemy ?? NONE),
  defenders: (table, scope) => {
    const attack = enemyAttackFor(table, scope);
    return attack ? standingDefenders(table, attack) : [];
  },
  defendingPlayer: (table, scope) => {
    const attack = enemyAttackFor(table, scope);
    return attack ? asCards(dialOf(table.state, attack.seat)) : [];
  },
  attackedEnemy: (table) => asCards(currentPlayerAttack(table)?.enemy ?? NONE),
  attackers: (table) => currentPlayerAttack(table)?.attackers ?? [],
  decks: ({ state }) => inPlayerOrder(state).flatMap((seat) => zoneOf(state, of(DECK, seat))),
  shadowCards: ({ state }) => zoneOf(state, SHADOW),
  prisoners: ({ state }) => cardsInPlay(state, (card) => cardOf(state, card).design === PRISONER),
  captives: ({ state }) => cardsInPlay(state, (card) => cardOf(state, card).design === CAPTIVE),
  notedPrisoner: ({ state }) =>
    cardsInPlay(
      state,
      (card) =>
        typeOf(state, card) === 'Hero' && printedAs(state, card).code === state.vars.notedPrisoner,
    ),
};

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

const filters: FiltersOf<RingsVars, RingsFilter> = {
  ...cooperativeTests<RingsVars>({ attachedTo, engagedWith, playerOf }),
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
  printedCost(table, card, scope, { exactly }) {
    const { cost } = printedAs(table.state, card);
    if (cost === undefined) return false;
    return isOpenX(table, exactly, scope.source)
      ? canAfford(table, scope.source, scope.seat, cost)
      : cost === numberOf(table, exactly, scope);
  },
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
