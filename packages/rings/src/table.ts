import type {
  CardId,
  PlayersVars,
  Procedure,
  Seat,
  State,
  Step,
  Table,
  ZoneId,
} from '@grimrule/kernel';
import { cardOf, inPlayerOrder, NONE, procedure, zoneOf } from '@grimrule/kernel';
import {
  ACTIVE_LOCATION,
  AREA,
  ATTACHED,
  BESIDE,
  CAMPAIGN,
  DIAL,
  ENGAGED,
  MOST_PLAYERS,
  ON_DECK,
  of,
  QUEST,
  STAGING,
  ZONES,
} from './board.ts';
import type { PoolCard } from './campaign/log.ts';
import type { CampaignStart } from './campaign/start.ts';
import { printedAs } from './cards/designs.ts';
import type { CardType } from './vocabulary/card-types.ts';
import type { Phase } from './vocabulary/nodes.ts';

export { inPlayerOrder, isPlaying, nextPlayer } from '@grimrule/kernel';

/** The numbers of a game of Rings. */
export interface RingsVars extends PlayersVars {
  phase: 'setup' | Phase;
  /** The player whose part of a step it is, or NONE. */
  active: Seat;
  /** Characters that are committed to the quest. */
  committed: readonly CardId[];
  /** Enemies that have made an attack in this round. */
  attacked: readonly CardId[];
  /** Enemies that a player has attacked in this combat phase: one entry for each, by seat. */
  struck: readonly (readonly CardId[])[];
  /** Allies that all players together have played in this round, and titles with a limit. */
  alliesPlayed: number;
  playedThisRound: readonly string[];
  /** How many cards in play have a blank text box. */
  blanked: number;
  /** Abilities that each player may use once a round, and who has. */
  usedByPlayers: readonly string[];
  /** The state of the campaign, if the game is part of one. */
  readonly campaign: CampaignStart | null;
  /** The hero whom the log names as the prisoner, before the game or by what happened in it. */
  notedPrisoner: string | null;
  /** Boons and burdens that the players have earned. */
  earned: readonly PoolCard[];
}

export type RingsState = State<RingsVars>;
export type RingsTable = Table<RingsVars>;

export function ringsProcedure<L extends object = object>(
  name: string,
  rule: string,
  steps: readonly Step<RingsVars, L>[],
): Procedure<RingsVars, L> {
  return procedure<RingsVars, L>(name, rule, steps);
}

export function dialOf(state: State, seat: Seat): CardId {
  return zoneOf(state, of(DIAL, seat))[0] ?? NONE;
}

export function typeOf(state: State, card: CardId): CardType {
  return printedAs(state, card).type;
}

export function isInPlay(state: State, card: CardId): boolean {
  if (card === NONE) return false;
  const { zone } = cardOf(state, card);
  return zone !== BESIDE && ZONES[zone]?.inPlay === true;
}

/** The player who controls a card, or has it in front of them. */
export function playerOf(state: State, card: CardId): Seat {
  const { controller, zone } = cardOf(state, card);
  const { seat = NONE } = ZONES[zone] ?? {};
  return seat === NONE ? controller : seat;
}

const CHARACTERS: readonly CardType[] = ['Hero', 'Ally', 'Objective Ally'];

export const isCharacter = (state: State, card: CardId) => CHARACTERS.includes(typeOf(state, card));
export const isHero = (state: State, card: CardId) => typeOf(state, card) === 'Hero';
export const isEnemy = (state: State, card: CardId) => typeOf(state, card) === 'Enemy';
export const isLocation = (state: State, card: CardId) => typeOf(state, card) === 'Location';
/** A burden that a hero bears is of no encounter set, and none of the quest's objectives. */
export function isObjective(state: State, card: CardId): boolean {
  const { type, campaignClass } = printedAs(state, card);
  return type === 'Objective' && campaignClass === undefined;
}

export function charactersOf(state: State, seat: Seat): readonly CardId[] {
  return zoneOf(state, of(AREA, seat)).filter((card) => isCharacter(state, card));
}

export function heroesOf(state: State, seat: Seat): readonly CardId[] {
  return zoneOf(state, of(AREA, seat)).filter((card) => isHero(state, card));
}

export function charactersInPlay(state: RingsState): readonly CardId[] {
  return inPlayerOrder(state).flatMap((seat) => charactersOf(state, seat));
}

export function engagedWith(state: State, seat: Seat): readonly CardId[] {
  return zoneOf(state, of(ENGAGED, seat));
}

export function stagedEnemies(state: State): readonly CardId[] {
  return zoneOf(state, STAGING).filter((card) => isEnemy(state, card));
}

export function stagedLocations(state: State): readonly CardId[] {
  return zoneOf(state, STAGING).filter((card) => isLocation(state, card));
}

export function enemiesInPlay(state: RingsState): readonly CardId[] {
  return [
    ...stagedEnemies(state),
    ...inPlayerOrder(state).flatMap((seat) => engagedWith(state, seat)),
  ];
}

export function questOf(state: State): CardId {
  return zoneOf(state, QUEST)[0] ?? NONE;
}

export function activeLocationOf(state: State): CardId {
  return zoneOf(state, ACTIVE_LOCATION)[0] ?? NONE;
}

const SHARED = [QUEST, ACTIVE_LOCATION, STAGING, ATTACHED, CAMPAIGN] as const;

/** By number of players: where cards in play lie, those of the players first. */
const IN_PLAY: readonly (readonly ZoneId[])[] = Array.from(
  { length: MOST_PLAYERS + 1 },
  (_, players) => [
    ...Array.from({ length: players }, (_none, seat) => [
      of(AREA, seat),
      of(ENGAGED, seat),
      of(ON_DECK, seat),
    ]).flat(),
    ...SHARED,
  ],
);

/** The zones in which cards are in play, those of the players first. */
export const zonesInPlay = ({ seats }: State): readonly ZoneId[] => of(IN_PLAY, seats);

/** Every card in play, or those that pass a test; the players' first. */
export function cardsInPlay(
  state: State,
  test: (card: CardId) => boolean = () => true,
): readonly CardId[] {
  const found: CardId[] = [];
  for (const zone of zonesInPlay(state)) {
    for (const card of zoneOf(state, zone)) if (test(card)) found.push(card);
  }
  return found;
}

/** Cards attached to a card. */
export const attachedTo = (state: State, host: CardId) =>
  cardsInPlay(state, (card) => cardOf(state, card).host === host);
