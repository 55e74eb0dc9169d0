import type { Piece, Seat, ZoneId } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import {
  BOX,
  DECK,
  ENCOUNTER_DECK,
  ENCOUNTER_DECKS,
  MAIN_SCHEME_DECK,
  NEMESIS,
  of,
  SCENARIO_DECK,
  SET_ASIDE,
  SPECIAL_DECK,
  VILLAIN_DECK,
} from './board.ts';
import { recordedCards } from './campaign/start.ts';
import type { ChampionsCard } from './cards/card.ts';
import { designOf, printed, sideFor } from './cards/designs.ts';
import { sidesOf } from './decks/identity.ts';
import type { GameOptions } from './options.ts';
import { setCards } from './scenarios/scenario.ts';

/**
 * Every card of the game and where it lies before setup begins. The identities come first, so that
 * the identity of a seat has the seat's number.
 */
export function piecesFor(game: GameOptions): readonly Piece[] {
  const pieces: Piece[] = [];
  const mode = game.expert ? 'expert' : 'standard';
  const add = (code: string, owner: Seat, zone: ZoneId) =>
    pieces.push({ design: sideFor(code, mode), owner, zone });
  const addSet = (set: string, zone: ZoneId) => {
    for (const { code, count } of setCards(set, game.pool)) {
      const place = ENCOUNTER_DECKS.includes(zone) ? placeFor(code, zone, SCENARIO_DECK) : zone;
      for (let copy = 0; copy < count; copy++) add(code, NONE, place);
    }
  };
  // Identities wait in their player's deck until step 1 of setup lays them down.
  game.players.forEach(({ identity }, seat) => {
    add(identity, seat, of(DECK, seat));
  });
  game.players.forEach(({ identity, deck, obligations, nemesisSet }, seat) => {
    for (const code of deck) {
      add(code, seat, placeFor(code, of(DECK, seat), of(SPECIAL_DECK, seat)));
    }
    for (const { code, quantity } of linkedTo(deck, game.pool)) {
      for (let copy = 0; copy < quantity; copy++) add(code, seat, SET_ASIDE);
    }
    for (const { code, quantity } of secondDeckOf(identity, game.pool)) {
      for (let copy = 0; copy < quantity; copy++) add(code, seat, of(SPECIAL_DECK, seat));
    }
    for (const code of obligations) add(code, NONE, SET_ASIDE);
    addSet(nemesisSet, of(NEMESIS, seat));
  });
  // The last card of a zone lies on top.
  for (const code of game.villainStages.toReversed()) add(code, NONE, VILLAIN_DECK);
  for (const code of game.scenario.mainSchemes.toReversed()) add(code, NONE, MAIN_SCHEME_DECK);
  game.encounterSets.forEach((set, at) => {
    addSet(set, game.scenario.crew ? of(ENCOUNTER_DECKS, at) : ENCOUNTER_DECK);
  });
  for (const set of game.drawnAmong) addSet(set, BOX);
  // What the campaign has recorded waits until its step of the setup.
  for (const code of game.campaign ? recordedCards(game.campaign) : []) add(code, NONE, SET_ASIDE);
  return pieces;
}

/** Permanent cards lie aside until a card brings them into play. RR: Permanent. */
function placeFor(code: string, deck: ZoneId, special: ZoneId): ZoneId {
  const { stats, specialDeck } = printed(designOf(code));
  if ((stats.permanent ?? 0) > 0) return SET_ASIDE;
  return specialDeck ? special : deck;
}

/** The cards of the second deck that one of the identity's sides begins the game with. */
function secondDeckOf(identity: string, pool: readonly ChampionsCard[]): readonly ChampionsCard[] {
  const sides = sidesOf(printed(designOf(identity)), pool);
  const traits = sides.flatMap(({ secondDeck }) => secondDeck ?? []);
  return pool.filter(
    ({ specialDeck, faction, traits: own = [] }) =>
      specialDeck && faction === 'hero' && own.some((trait) => traits.includes(trait)),
  );
}

/** Cards that a card of this deck brings into play; they lie aside for it. RR: Linked. */
function linkedTo(
  deck: readonly string[],
  pool: readonly ChampionsCard[],
): readonly ChampionsCard[] {
  const titles = deck.map((code) => printed(designOf(code)).name);
  return pool.filter(({ keywords }) => titles.includes(keywords?.linked ?? ''));
}
