import type { CardId, PlayersVars, Procedure, Seat, State, Step, Table } from '@grimrule/kernel';
import { cardOf, inPlayerOrder, NONE, procedure, zoneOf } from '@grimrule/kernel';
import {
  AREA,
  ATTACHMENTS,
  ENGAGED,
  ENVIRONMENTS,
  MAIN_SCHEME,
  OBLIGATIONS,
  of,
  SIDE_SCHEMES,
  VILLAIN,
  ZONES,
} from './board.ts';
import type { CampaignStart } from './campaign/start.ts';
import { printedAs } from './cards/designs.ts';
import type { CardType } from './vocabulary/card-types.ts';
import type { Form, GivenForm } from './vocabulary/nodes.ts';

export { inPlayerOrder, isPlaying, nextPlayer } from '@grimrule/kernel';

/** An activation that has to wait until the one that is going on has ended. */
export interface Postponed {
  readonly enemy: CardId;
  readonly kind: 'attack' | 'scheme';
  readonly seat: Seat;
  readonly target: CardId;
  /** The enemy gets no boost card for it. Positions that were kept before lack the field. */
  readonly unboosted?: boolean;
}

/** A card that somebody controls while another one is in play. */
export interface Borrowed {
  readonly card: CardId;
  readonly by: CardId;
}

/** A trait that a card has for a time, because another had it. */
export interface LentTrait {
  readonly card: CardId;
  readonly trait: string;
  readonly until: 'phase' | 'round';
}

/** The numbers of a game of Champions. */
export interface ChampionsVars extends PlayersVars {
  phase: 'setup' | 'player' | 'villain';
  /** The player whose turn it is in the player phase, or NONE. */
  active: Seat;
  /** By seat. */
  identities: readonly CardId[];
  /** Bits of seats: who has changed form in this turn. */
  changedForm: number;
  /** The villain that activates, where there are several. */
  activeVillain: CardId;
  /**
   * The sets of villains that have an encounter deck each, in the order of these decks. Positions
   * that were kept before lack the field, and the next one.
   */
  readonly crew?: readonly string[];
  /** Whether nobody defended against the last attack of an enemy. */
  undefended?: boolean;
  readonly expert: boolean;
  /** Additional encounter cards for each player. */
  readonly heroic: number;
  readonly randomModulars: number;
  /** The enemy that is activating, or NONE. */
  activating: CardId;
  postponed: readonly Postponed[];
  /** Of the last attack of an enemy: whom it dealt damage to, and who took some. */
  dealtDamage: readonly CardId[];
  hurt: readonly CardId[];
  /** Whom it defeated. Positions that were kept before lack the field. */
  slain?: readonly CardId[];
  /** Cards that somebody controls only while another card is in play. */
  borrowed: readonly Borrowed[];
  lentTraits: readonly LentTrait[];
  /** The player who is resolving a card with peril: nobody else may do anything. */
  peril: Seat;
  /** The attachments and tokens of the card that left play last. */
  leftCard: CardId;
  leftTokens: Readonly<Record<string, number>>;
  /** How many cards are in a guise, and whether the card that left play last was blank. */
  inGuise: number;
  leftBlank: boolean;
  /** How many cards have been revealed in this phase, and how the table stood on the way. */
  revealed?: number;
  standing?: string;
  /** The part of the campaign's log that the game began from. */
  readonly campaign?: CampaignStart;
  /** Cards that the log of the campaign has no more after this game. */
  struck?: readonly CardId[];
  /** Cards of the encounter sets that have a second deck and discard pile as their own. */
  scenarioDeck?: readonly CardId[];
  /** Cards without hit points or threat that were not defeated, because an effect replaced it. */
  spared?: readonly CardId[];
}

export type ChampionsState = State<ChampionsVars>;
export type ChampionsTable = Table<ChampionsVars>;

export function championsProcedure<L extends object = object>(
  name: string,
  rule: string,
  steps: readonly Step<ChampionsVars, L>[],
): Procedure<ChampionsVars, L> {
  return procedure<ChampionsVars, L>(name, rule, steps);
}

export function identityOf({ vars }: ChampionsState, seat: Seat): CardId {
  return vars.identities[seat] ?? NONE;
}

export function inHeroForm(state: ChampionsState, seat: Seat): boolean {
  return typeOf(state, identityOf(state, seat)) === 'hero';
}

export function formOf(state: ChampionsState, seat: Seat): Form {
  return inHeroForm(state, seat) ? 'hero' : 'alterEgo';
}

/** Hero, alter-ego, or a form that a card of the player gives their identity. RR: Form. */
export function isInForm(state: ChampionsState, seat: Seat, form: Form | GivenForm): boolean {
  if (typeof form === 'string') return inHeroForm(state, seat) === (form === 'hero');
  return zoneOf(state, of(AREA, seat)).some(
    (card) => printedAs(state, card).keywords?.form === form.given,
  );
}

export function typeOf(state: State, card: CardId): CardType {
  return printedAs(state, card).type;
}

export function isInPlay(state: State, card: CardId): boolean {
  return card !== NONE && ZONES[cardOf(state, card).zone]?.inPlay === true;
}

/** The player a minion is engaged with, who controls a card, or before whom it lies. */
export function playerOf(state: State, card: CardId): Seat {
  const { controller, zone } = cardOf(state, card);
  return controller === NONE ? (ZONES[zone]?.seat ?? NONE) : controller;
}

export function villainOf(state: ChampionsState): CardId {
  const { activeVillain } = state.vars;
  return isInPlay(state, activeVillain) ? activeVillain : (zoneOf(state, VILLAIN)[0] ?? NONE);
}

export function mainSchemeOf(state: State): CardId {
  return zoneOf(state, MAIN_SCHEME)[0] ?? NONE;
}

/** All minions in play, in player order. */
export function minionsInPlay(state: ChampionsState): readonly CardId[] {
  const found: CardId[] = [];
  addMinions(state, found);
  return found;
}

function addMinions(state: ChampionsState, found: CardId[]): void {
  for (let turn = 0; turn < state.seats; turn++) {
    addAll(found, engagedWith(state, (state.vars.firstPlayer + turn) % state.seats));
  }
  // One that is attached to something is engaged with nobody, but is a minion still (FAQ).
  for (const card of zoneOf(state, ATTACHMENTS)) {
    if (typeOf(state, card) === 'minion') found.push(card);
  }
}

export function engagedWith(state: State, seat: Seat): readonly CardId[] {
  return zoneOf(state, of(ENGAGED, seat));
}

export function enemiesInPlay(state: ChampionsState): readonly CardId[] {
  const found = [...zoneOf(state, VILLAIN)];
  addMinions(state, found);
  return found;
}

export function alliesOf(state: State, seat: Seat): readonly CardId[] {
  return zoneOf(state, of(AREA, seat)).filter((card) => typeOf(state, card) === 'ally');
}

/** Identity and allies of a player. */
export function charactersOf(state: ChampionsState, seat: Seat): readonly CardId[] {
  return [identityOf(state, seat), ...alliesOf(state, seat)];
}

export function friendliesInPlay(state: ChampionsState): readonly CardId[] {
  return inPlayerOrder(state).flatMap((seat) => charactersOf(state, seat));
}

export function schemesInPlay(state: State): readonly CardId[] {
  return [...zoneOf(state, MAIN_SCHEME), ...zoneOf(state, SIDE_SCHEMES)];
}

/** Encounter cards in play in front of no player, or in front of one. */
export function encounterCardsInPlay(state: ChampionsState): readonly CardId[] {
  const found: CardId[] = [];
  addEncounterCards(state, found);
  return found;
}

export function cardsInPlay(state: ChampionsState): readonly CardId[] {
  const found: CardId[] = [];
  for (let seat = 0; seat < state.seats; seat++) addAll(found, zoneOf(state, of(AREA, seat)));
  addEncounterCards(state, found);
  return found;
}

const SHARED = [VILLAIN, MAIN_SCHEME, SIDE_SCHEMES, ENVIRONMENTS, ATTACHMENTS] as const;

/** Of players who have been eliminated nothing is left. */
function addEncounterCards(state: ChampionsState, found: CardId[]): void {
  for (const zone of SHARED) addAll(found, zoneOf(state, zone));
  for (let turn = 0; turn < state.seats; turn++) {
    const seat = (state.vars.firstPlayer + turn) % state.seats;
    addAll(found, zoneOf(state, of(ENGAGED, seat)));
    addAll(found, zoneOf(state, of(OBLIGATIONS, seat)));
  }
}

function addAll(found: CardId[], cards: readonly CardId[]): void {
  for (const card of cards) found.push(card);
}

/** Cards attached to a card. */
export function attachedTo(state: ChampionsState, host: CardId): readonly CardId[] {
  const attached: CardId[] = [];
  for (const card of zoneOf(state, ATTACHMENTS)) {
    if (cardOf(state, card).host === host) attached.push(card);
  }
  for (const seat of inPlayerOrder(state)) {
    for (const card of zoneOf(state, of(AREA, seat))) {
      if (cardOf(state, card).host === host) attached.push(card);
    }
  }
  return attached;
}

const CHARACTERS: readonly CardType[] = ['hero', 'alter_ego', 'ally', 'minion', 'villain'];
const FRIENDLY: readonly CardType[] = ['hero', 'alter_ego', 'ally'];
const SCHEMES: readonly CardType[] = ['main_scheme', 'side_scheme', 'player_side_scheme'];

export const isCharacter = (state: State, card: CardId) => CHARACTERS.includes(typeOf(state, card));
export const isFriendly = (state: State, card: CardId) => FRIENDLY.includes(typeOf(state, card));
export const isEnemy = (state: State, card: CardId) =>
  isCharacter(state, card) && !isFriendly(state, card);
export const isScheme = (state: State, card: CardId) => SCHEMES.includes(typeOf(state, card));
export const isMainScheme = (state: State, card: CardId) => typeOf(state, card) === 'main_scheme';
export const isIdentity = (state: State, card: CardId) =>
  printedAs(state, card).handSize !== undefined;
