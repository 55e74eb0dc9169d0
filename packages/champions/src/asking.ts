import type {
  Amount,
  CardId,
  Condition,
  FactsOf,
  FiltersOf,
  NumbersOf,
  Rules,
  Scope,
  Seat,
} from '@grimrule/kernel';
import {
  asCards,
  cardOf,
  cardsOf,
  cooperativeSources,
  cooperativeTests,
  firstOf,
  isLastOfEach,
  amount as kernelAmount,
  NONE,
  printedValue,
  select,
  tokensOn,
  topOf,
  value,
  zoneOf,
} from '@grimrule/kernel';
import {
  BOOST,
  BOX,
  DEALT,
  DECK,
  DISCARD,
  ENCOUNTER_DECKS,
  ENVIRONMENTS,
  HAND,
  MAIN_SCHEME,
  NEMESIS,
  of,
  PILES,
  REMOVED,
  SCENARIO_DECK,
  SIDE_SCHEMES,
  SPECIAL_DECK,
  TUCKED,
  UNDER,
  VICTORY,
  VILLAIN,
  ZONES,
} from './board.ts';
import { cardsIn, FACEDOWN, printedAs } from './cards/designs.ts';
import { isAspect } from './decks/deck.ts';
import { isMeant } from './rules/abilities/titles-meant.ts';
import { attackable } from './rules/attack/attackable.ts';
import { currentEnemyAttack, currentPlayerAttack } from './rules/attack/current-attack.ts';
import { defenderOf, isUndefended } from './rules/attack/defending.ts';
import { defeaterOf } from './rules/damage/defeat.ts';
import { remainingHitPoints } from './rules/damage/hit-points.ts';
import { specialPiles } from './rules/decks/special-deck.ts';
import {
  encounterDeck,
  encounterDiscard,
  ownEncounterDeck,
} from './rules/encounters/whose-deck.ts';
import { hasTrait, traitsOf } from './rules/in-play/traits.ts';
import { currentPlay } from './rules/playing/being-played.ts';
import { playsOfType } from './rules/playing/plays.ts';
import { bitOf } from './rules/playing/resources.ts';
import { has } from './rules/status/status.ts';
import { thwartable } from './rules/threat/thwartable.ts';
import { ownScheme } from './rules/villain-phase/active-villain.ts';
import type { ChampionsTable, ChampionsVars } from './table.ts';
import {
  alliesOf,
  attachedTo,
  cardsInPlay,
  charactersOf,
  enemiesInPlay,
  engagedWith,
  friendliesInPlay,
  identityOf,
  inHeroForm,
  inPlayerOrder,
  isInForm,
  isInPlay,
  mainSchemeOf,
  minionsInPlay,
  playerOf,
  schemesInPlay,
  typeOf,
  villainOf,
} from './table.ts';
import type { CardType } from './vocabulary/card-types.ts';
import type {
  ChampionsFact,
  ChampionsFilter,
  ChampionsNumber,
  Measure,
  Resource,
} from './vocabulary/nodes.ts';
import { RESOURCES } from './vocabulary/nodes.ts';
import type { SourceName } from './vocabulary/sources.ts';

/** The named sets of cards, seen from the ability's `you`. */
export const SOURCE_CARDS: Readonly<
  Record<SourceName, (table: ChampionsTable, scope: Scope) => readonly CardId[]>
> = {
  ...cooperativeSources<ChampionsVars>({
    zones: PILES,
    playerCard: identityOf,
    cardsInPlay,
    enemiesInPlay,
    attachedTo,
  }),
  encounterDeck: ({ state }) => zoneOf(state, encounterDeck(state)),
  encounterDeckTop: (table) => asCards(topOf(table, encounterDeck(table.state))),
  encounterDiscard: ({ state }) => zoneOf(state, encounterDiscard(state)),
  encounterDeckAndDiscard: ({ state }) => [
    ...zoneOf(state, encounterDeck(state)),
    ...zoneOf(state, encounterDiscard(state)),
  ],
  encounterDecks: ({ state }) => ENCOUNTER_DECKS.flatMap((deck) => zoneOf(state, deck)),
  defeater: (table) => asCards(defeaterOf(table)),
  heroes: ({ state }) =>
    inPlayerOrder(state)
      .filter((seat) => inHeroForm(state, seat))
      .map((seat) => identityOf(state, seat)),
  otherHeroes: ({ state }, scope) =>
    inPlayerOrder(state)
      .filter((seat) => seat !== scope.seat && inHeroForm(state, seat))
      .map((seat) => identityOf(state, seat)),
  allies: ({ state }) => inPlayerOrder(state).flatMap((seat) => alliesOf(state, seat)),
  yourAllies: ({ state }, { seat }) => alliesOf(state, seat),
  yourCharacters: ({ state }, { seat }) => charactersOf(state, seat),
  friendlies: ({ state }) => friendliesInPlay(state),
  villain: ({ state }) => asCards(villainOf(state)),
  villains: ({ state }) => zoneOf(state, VILLAIN),
  minions: ({ state }) => minionsInPlay(state),
  engagedMinions: ({ state }, { seat }) => engagedWith(state, seat),
  attackable: (table, { seat }) => attackable(table, seat),
  characters: ({ state }) => [...friendliesInPlay(state), ...enemiesInPlay(state)],
  mainScheme: ({ state }) => asCards(mainSchemeOf(state)),
  mainSchemes: ({ state }) => zoneOf(state, MAIN_SCHEME),
  sideSchemes: ({ state }) => zoneOf(state, SIDE_SCHEMES),
  villainScheme: (table) => asCards(ownScheme(table, villainOf(table.state))),
  villainSchemes: (table) =>
    zoneOf(table.state, VILLAIN).flatMap((villain) => asCards(ownScheme(table, villain))),
  schemes: ({ state }) => schemesInPlay(state),
  thwartable: (table, { seat, source }) => thwartable(table, seat, source),
  thwartableInCrisis: (table, { seat, source }) => thwartable(table, seat, source, 'crisis'),
  environments: ({ state }) => zoneOf(state, ENVIRONMENTS),
  underThis: ({ state }, { source }) =>
    [...zoneOf(state, UNDER), ...zoneOf(state, TUCKED)].filter(
      (card) => cardOf(state, card).host === source,
    ),
  attacker: (table) =>
    asCards(currentPlayerAttack(table)?.attacker ?? currentEnemyAttack(table)?.enemy ?? NONE),
  attackingPlayer(table, { event }) {
    // An attack lies beyond the window in which something answers its damage.
    const attacks = event?.marks?.includes('attack') ?? false;
    const attacker = (attacks ? event?.source : currentPlayerAttack(table)?.attacker) ?? NONE;
    if (attacker === NONE) return [];
    return asCards(identityOf(table.state, cardOf(table.state, attacker).controller));
  },
  attackedCharacter: (table) => asCards(currentEnemyAttack(table)?.target ?? NONE),
  defender: (table) => {
    const attack = currentEnemyAttack(table);
    return attack ? asCards(defenderOf(table, attack)) : [];
  },
  dealtDamage: ({ state }) => state.vars.dealtDamage.filter((card) => isInPlay(state, card)),
  hurt: ({ state }) => state.vars.hurt.filter((card) => isInPlay(state, card)),
  defeatedByAttack: ({ state }) => state.vars.slain ?? [],
  activating: ({ state }) => asCards(state.vars.activating),
  hands: ({ state }) => inPlayerOrder(state).flatMap((seat) => zoneOf(state, of(HAND, seat))),
  yourDiscardTop: (table, { seat }) => asCards(topOf(table, of(DISCARD, seat))),
  yourDeckAndDiscard: ({ state }, { seat }) =>
    seat === NONE ? [] : [...zoneOf(state, of(DECK, seat)), ...zoneOf(state, of(DISCARD, seat))],
  yourDeckDiscardAndHand: ({ state }, { seat, source }) =>
    seat === NONE
      ? []
      : [DECK, DISCARD, HAND]
          .flatMap((zones) => zoneOf(state, of(zones, seat)))
          .filter((card) => card !== source),
  yourSpecialDeckTop: (table, { seat }) =>
    seat === NONE ? [] : asCards(topOf(table, specialPiles(seat).deck)),
  deckTops: (table) => DECKS.flatMap((deck) => asCards(topOf(table, deck))),
  specialDeckTop: (table, { seat, source }) =>
    asCards(
      topOf(table, specialPiles(cardOf(table.state, source).owner === NONE ? NONE : seat).deck),
    ),
  yourNemesisSet: ({ state }, { seat }) => zoneOf(state, of(NEMESIS, seat)),
  // RR: Find.
  anywhere: ({ state }) =>
    state.cards.flatMap(({ zone }, card) => (NOT_SEARCHED.has(zone) ? [] : [card])),
};

/** Everybody's decks, in player order as the seats are; second decks come first. */
const DECKS = [...SPECIAL_DECK, SCENARIO_DECK, ...DECK, ...ENCOUNTER_DECKS];

const NOT_SEARCHED = new Set([...DEALT, BOOST, UNDER, VICTORY, REMOVED, BOX]);

const filters: FiltersOf<ChampionsVars, ChampionsFilter> = {
  ...cooperativeTests<ChampionsVars>({ attachedTo, engagedWith, playerOf }),
  type: ({ state }, card, _scope, { types }) => types.includes(printedAs(state, card).type),
  trait: (table, card, _scope, { trait }) => hasTrait(table, card, trait),
  titled: ({ state }, card, { source }, { title }) =>
    printedAs(state, card).name === title && isMeant(state, card, source),
  known({ state }, card, _scope, { name }) {
    const { name: title, subname } = printedAs(state, card);
    return title === name || subname === name;
  },
  sameTitle(table, card, scope, { as }) {
    const { name } = printedAs(table.state, card);
    return cardsOf(table, as, scope).some((other) => printedAs(table.state, other).name === name);
  },
  faction: ({ state }, card, _scope, { faction }) => printedAs(state, card).faction === faction,
  aspect: ({ state }, card) => isAspect(printedAs(state, card).faction),
  set: ({ state }, card, _scope, { set }) => printedAs(state, card).set === set,
  controlledBy(table, card, scope, { who }) {
    const player = firstOf(table, who, scope);
    return player !== NONE && controllerOf(table, card, scope) === playerOf(table.state, player);
  },
  hasStatus: (table, card, _scope, { status }) => has(table, card, status),
  facedown: ({ state }, card) => cardOf(state, card).design === FACEDOWN,
  printedResource: (table, card, _scope, { resource }) => printedOf(table, card, resource) > 0,
  printedCost(table, card, scope, { most }) {
    const { cost } = printedAs(table.state, card);
    return cost !== undefined && cost <= numberOf(table, most, scope);
  },
  mostPrinted(table, card, scope, { stat, among }) {
    const others = select(table, among, scope);
    if (!others.includes(card)) return false;
    const most = Math.max(...others.map((other) => printedValue(table, other, stat)));
    return printedValue(table, card, stat) === most;
  },
  extreme(table, card, scope, { end, of: measure, among }) {
    const others = select(table, among, scope);
    if (!others.includes(card)) return false;
    const all = others.map((other) => measured(table, other, measure));
    return measured(table, card, measure) === (end === 'most' ? Math.max : Math.min)(...all);
  },
  sameSet(table, card, scope, { as }) {
    const { set } = printedAs(table.state, card);
    if (set === undefined) return false;
    return cardsOf(table, as, scope).some((other) => printedAs(table.state, other).set === set);
  },
  hasScheme(table, card, scope, { scheme }) {
    const own = ownScheme(table, card);
    return own !== NONE && cardsOf(table, scheme, scope).includes(own);
  },
  whoseScheme(table, card, _scope, { end }) {
    const own = ownScheme(table, card);
    if (own === NONE) return false;
    const all = zoneOf(table.state, VILLAIN).flatMap((each) => asCards(ownScheme(table, each)));
    const threats = all.map((each) => tokensOn(table, each, 'threat'));
    return tokensOn(table, own, 'threat') === (end === 'most' ? Math.max : Math.min)(...threats);
  },
  topOfDeckOf(table, card, scope, { who, count }) {
    const villain = firstOf(table, who, scope);
    if (villain === NONE) return false;
    const deck = zoneOf(table.state, ownEncounterDeck(table.state, villain));
    return deck.slice(-Math.max(1, numberOf(table, count, scope))).includes(card);
  },
  sharesTrait(table, card, scope, { as }) {
    const traits = cardsOf(table, as, scope).flatMap((other) => traitsOf(table, other));
    return traits.some((trait) => hasTrait(table, card, trait));
  },
  defeatedByAttack: (table, card) =>
    currentPlayerAttack(table)?.results.some((each) => each.card === card && each.defeated) ===
    true,
  boostStar: ({ state }, card) => printedAs(state, card).boostStar === true,
  foremost: (table, card, scope, { among }) => select(table, among, scope)[0] === card,
  nemesis({ state }, card) {
    const { type, set, nemesis = false } = printedAs(state, card);
    if (type !== 'minion' && type !== 'side_scheme') return false;
    return nemesis || !hasNemesis(set, type);
  },
};

/** A card that has left play was controlled by the player in whose area it lay. */
function controllerOf({ state }: ChampionsTable, card: CardId, { event }: Scope): Seat {
  const { controller } = cardOf(state, card);
  if (event?.card !== card || event.zone === NONE || isInPlay(state, card)) return controller;
  return ZONES[event.zone]?.seat ?? NONE;
}

function measured(table: ChampionsTable, card: CardId, measure: Measure): number {
  switch (measure) {
    case 'remaining':
      return remainingHitPoints(table, card);
    case 'damage':
    case 'threat':
      return tokensOn(table, card, measure);
    default:
      return value(table, card, measure);
  }
}

/** Whether one card of this type is marked as the one that its nemesis set is about. */
const hasNemesis = (of: string | undefined, wanted: CardType): boolean =>
  cardsIn().some(({ nemesis, set, type }) => nemesis && set === of && type === wanted);

const facts: FactsOf<ChampionsVars, ChampionsFact> = {
  form: ({ state }, { seat }, { form }) => isInForm(state, seat, form),
  heroForm: (table, { seat }, { trait }) =>
    isInForm(table.state, seat, 'hero') && hasTrait(table, identityOf(table.state, seat), trait),
  givenForm: ({ state }, { seat }, { form }) => isInForm(state, seat, { given: form }),
  yourEvent: (_table, { event, seat }) => event?.seat === seat,
  paidWith: (table, { source }, { resource }) =>
    ((currentPlay(table, source)?.paidWith ?? 0) & bitOf(resource)) !== 0,
  playedThisRound: (table, _scope, { type }) => playsOfType(table, type) > 0,
  paidOnlyWith: (table, { source }, { resource }) =>
    ((currentPlay(table, source)?.paidOnly ?? 0) & bitOf(resource)) !== 0,
  undefended: (table) => {
    const attack = currentEnemyAttack(table);
    return attack !== null && isUndefended(table, attack);
  },
  wasUndefended: ({ state }) => state.vars.undefended === true,
  finalStep: (table) => isLastOfEach(table),
  mode: ({ state }, _scope, { mode }) => state.vars.expert === (mode === 'expert'),
};

/** The resources that paid for a card are known once it is being played. */
export const isOpen = (table: ChampionsTable, condition: Condition, { source }: Scope): boolean =>
  (condition as ChampionsFact).fact === 'paidWith' && currentPlay(table, source) === null;

/** Printed resources of a type, or of all types. */
function printedOf(table: ChampionsTable, card: CardId, resource?: Resource): number {
  const { resources = {} } = printedAs(table.state, card);
  return resource ? (resources[resource] ?? 0) : sumOf(Object.values(resources));
}
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

const numbers: NumbersOf<ChampionsVars, ChampionsNumber> = {
  perPlayer: ({ state }, _scope, { times }) => state.seats * times,
  remaining(table, scope, { of: which }) {
    const card = firstOf(table, which, scope);
    return card === NONE ? 0 : Math.max(0, remainingHitPoints(table, card));
  },
  resourcesOn: (table, scope, { of: which, resource }) =>
    sumOf(cardsOf(table, which, scope).map((card) => printedOf(table, card, resource))),
  resourceTypesOn(table, scope, { of: which }) {
    const cards = cardsOf(table, which, scope);
    return RESOURCES.filter((resource) =>
      cards.some((card) => printedOf(table, card, resource) > 0),
    ).length;
  },
  cardTypesOn(table, scope, { of: which }) {
    const types = cardsOf(table, which, scope).map((card) => typeOf(table.state, card));
    return new Set(types).size;
  },
  counters(table, scope, { counter, of: which }) {
    const card = firstOf(table, which, scope);
    const { leftCard, leftTokens } = table.state.vars;
    if (card === NONE) return 0;
    if (card === leftCard && !isInPlay(table.state, card)) return leftTokens[counter] ?? 0;
    return tokensOn(table, card, counter);
  },
  boostIconsOn: (table, scope, { of: which }) =>
    sumOf(cardsOf(table, which, scope).map((card) => value(table, card, 'boostIcons'))),
  printed: (table, scope, { of: which, stat }) =>
    sumOf(cardsOf(table, which, scope).map((card) => printedValue(table, card, stat))),
  divided: (table, scope, { of: which, by }) => Math.floor(numberOf(table, which, scope) / by),
  takenFromAttack(table, scope, { of: which }) {
    const cards = cardsOf(table, which, scope);
    const { results = [] } = currentEnemyAttack(table) ?? {};
    return sumOf(results.map(({ card, taken }) => (cards.includes(card) ? taken : 0)));
  },
  overpaid(table, { source }, { resource }) {
    const { overpaid = [] } = currentPlay(table, source) ?? {};
    if (!resource) return overpaid.length;
    return overpaid.filter((each) => (each & bitOf(resource)) !== 0).length;
  },
  stage: ({ state }) => stageNumber(printedAs(state, villainOf(state)).stage),
  x: (table, { source }) => currentPlay(table, source)?.x ?? 0,
  excess: (_table, { event, excess }, { slot }) =>
    (slot === undefined ? event?.excess : excess?.[slot]) ?? 0,
};

/** Stages of a villain are numbered in Roman. */
function stageNumber(stage: string | undefined): number {
  return ['I', 'II', 'III', 'IV', 'V'].indexOf(stage ?? '') + 1;
}

function numberOf(table: ChampionsTable, of: unknown, scope: Scope): number {
  return kernelAmount(table, of as Amount, scope);
}

/** The kernel hands every node to its own function by name, so the general types are safe here. */
export const FILTERS = filters as unknown as Rules<ChampionsVars>['filters'];
export const FACTS = facts as unknown as Rules<ChampionsVars>['facts'];
export const NUMBERS = numbers as unknown as Required<Rules<ChampionsVars>>['amounts'];
