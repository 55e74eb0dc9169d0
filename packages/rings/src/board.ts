import { board, NONE } from '@grimrule/kernel';

export { of } from '@grimrule/kernel';

/** One to four players. Every zone of a player is there four times; unused ones stay empty. */
export const MOST_PLAYERS = 4;

const { zone, forEachPlayer, zones } = board(MOST_PLAYERS);

/** The dial that shows a player's threat. It stands for the player wherever cards speak of one. */
export const DIAL = forEachPlayer('threat dial', 'open');
export const DECK = forEachPlayer('deck', 'closed');
export const HAND = forEachPlayer('hand', 'owner', { hand: true });
export const DISCARD = forEachPlayer('discard pile', 'open');
/** Heroes, allies and attachments that the player controls, wherever those are attached. */
export const AREA = forEachPlayer('play area', 'open', { inPlay: true });
/** Enemies that are engaged with the player: not under their control. */
export const ENGAGED = forEachPlayer('engaged', 'open', { inPlay: true, uncontrolled: true });
/** Cards that an encounter card has put on top of the player's deck. */
export const ON_DECK = forEachPlayer('on the deck', 'open', { inPlay: true, uncontrolled: true });
/** A card on the table that is being played. */
export const PLAYED = forEachPlayer('played', 'open');

export const STAGING = zone('staging area', NONE, 'open', { inPlay: true });
export const ACTIVE_LOCATION = zone('active location', NONE, 'open', { inPlay: true });
export const QUEST = zone('quest', NONE, 'open', { inPlay: true });
export const QUEST_DECK = zone('quest deck', NONE, 'closed');
/** Set aside face up by the quest deck: waits for what brings it into play. */
export const BESIDE = zone('beside the quest deck', NONE, 'open', { inPlay: true });
export const CAMPAIGN = zone('campaign', NONE, 'open', { inPlay: true });
/** Encounter cards that are attached to something, wherever their hosts are. */
export const ATTACHED = zone('encounter attachments', NONE, 'open', { inPlay: true });
/** Shadow cards, face down; the enemy they were dealt to is their host. */
export const SHADOW = zone('shadow cards', NONE, 'closed');
/** An encounter card on the table that is being revealed, or whose shadow effect is resolved. */
export const REVEALED = zone('revealed', NONE, 'open');
export const ENCOUNTER_DECK = zone('encounter deck', NONE, 'closed');
export const ENCOUNTER_DISCARD = zone('encounter discard pile', NONE, 'open');
export const VICTORY = zone('victory display', NONE, 'open');
export const REMOVED = zone('removed from the game', NONE, 'open');
/** Cards that lie face down under a piece that stands for them, and such pieces without one. */
export const UNDER = zone('under cards', NONE, 'closed');
export const BOX = zone('box', NONE, 'open');
export const SET_ASIDE = zone('set aside', NONE, 'open');

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
