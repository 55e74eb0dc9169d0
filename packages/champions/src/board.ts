import type { ZoneId } from '@grimrule/kernel';
import { board, NONE } from '@grimrule/kernel';

export { of } from '@grimrule/kernel';

/** One to four players. Every zone of a player is there four times; unused ones stay empty. */
export const MOST_PLAYERS = 4;

const { zone, forEachPlayer, zones } = board(MOST_PLAYERS);

export const DECK = forEachPlayer('deck', 'closed');
export const HAND = forEachPlayer('hand', 'owner', { hand: true });
export const DISCARD = forEachPlayer('discard pile', 'open');
/** Identity, allies, supports and upgrades, also upgrades on cards elsewhere. */
export const AREA = forEachPlayer('play area', 'open', { inPlay: true });
/** Minions that are engaged with the player, and obligations before them: not under their control. */
export const ENGAGED = forEachPlayer('engaged', 'open', { inPlay: true, uncontrolled: true });
export const OBLIGATIONS = forEachPlayer('obligations', 'open', {
  inPlay: true,
  uncontrolled: true,
});
/** Encounter cards that have been dealt face down and wait to be revealed. */
export const DEALT = forEachPlayer('dealt', 'closed', { uncontrolled: true });
/** A card on the table that is being played. */
export const PLAYED = forEachPlayer('played', 'open');
/** The nemesis set of the player's identity, set aside. */
export const NEMESIS = forEachPlayer('nemesis set', 'open', { uncontrolled: true });

export const VILLAIN = zone('villain', NONE, 'open', { inPlay: true });
export const VILLAIN_DECK = zone('villain deck', NONE, 'open');
export const MAIN_SCHEME = zone('main scheme', NONE, 'open', { inPlay: true });
export const MAIN_SCHEME_DECK = zone('main scheme deck', NONE, 'open');
export const SIDE_SCHEMES = zone('side schemes', NONE, 'open', { inPlay: true });
export const ENVIRONMENTS = zone('environments', NONE, 'open', { inPlay: true });
/** Encounter attachments, wherever their hosts are. */
export const ATTACHMENTS = zone('attachments', NONE, 'open', { inPlay: true });
/** Boost cards, face down; the enemy they were given to is their host. */
export const BOOST = zone('boost cards', NONE, 'closed');
/** Cards under other cards, which are their hosts: face down, and face up. */
export const UNDER = zone('under cards', NONE, 'closed');
export const TUCKED = zone('tucked cards', NONE, 'open');
/** An encounter card on the table that is being revealed or resolved as a boost card. */
export const REVEALED = zone('revealed', NONE, 'open');
export const ENCOUNTER_DECK = zone('encounter deck', NONE, 'closed');
export const ENCOUNTER_DISCARD = zone('encounter discard pile', NONE, 'open');
export const VICTORY = zone('victory display', NONE, 'open');
export const REMOVED = zone('removed from the game', NONE, 'open');
export const SET_ASIDE = zone('set aside', NONE, 'open');
/** Cards that are not in the game: modular sets that were not drawn, tokens that are not needed. */
export const BOX = zone('box', NONE, 'closed');

/** A second deck of a player or of the scenario, with a discard pile of its own. */
export const SPECIAL_DECK = forEachPlayer('special deck', 'closed');
export const SPECIAL_DISCARD = forEachPlayer('special discard pile', 'open');
export const SCENARIO_DECK = zone('scenario deck', NONE, 'closed');
export const SCENARIO_DISCARD = zone('scenario discard pile', NONE, 'open');

/**
 * Where each of several villains has an encounter deck of its own: the first lies where the only one
 * lies otherwise.
 */
export const ENCOUNTER_DECKS: readonly ZoneId[] = [
  ENCOUNTER_DECK,
  zone('second encounter deck', NONE, 'closed'),
  zone('third encounter deck', NONE, 'closed'),
  zone('fourth encounter deck', NONE, 'closed'),
];
export const ENCOUNTER_DISCARDS: readonly ZoneId[] = [
  ENCOUNTER_DISCARD,
  zone('second encounter discard pile', NONE, 'open'),
  zone('third encounter discard pile', NONE, 'open'),
  zone('fourth encounter discard pile', NONE, 'open'),
];

export const ZONES = zones;

/** The piles that every cooperative game has. */
export const PILES = {
  deck: DECK,
  hand: HAND,
  discard: DISCARD,
  encounterDeck: ENCOUNTER_DECK,
  encounterDiscard: ENCOUNTER_DISCARD,
  setAside: SET_ASIDE,
} as const;
