/**
 * Named sets of cards, seen from the ability's controller. A player is spoken of as their threat
 * dial: `a player` is one of the `players`.
 */
export const SOURCES = [
  // Players and characters.
  /** You, as your threat dial. */
  'you',
  /** All players, each as a threat dial. */
  'players',
  /** All players but you. */
  'otherPlayers',
  /** Players with enemies before them. */
  'engagedPlayers',
  /** The first player. RR: First Player. */
  'firstPlayer',
  /** The player that the event is about. */
  'eventPlayer',
  /** All heroes in play. */
  'heroes',
  /** The heroes that you control. */
  'yourHeroes',
  /** All allies in play. */
  'allies',
  /** All characters in play. RR: Characters. */
  'characters',
  /** The characters that you control. */
  'yourCharacters',
  /** Of yours, those that could attack an enemy now. */
  'yourFighters',
  /** The characters that are committed to the quest. */
  'committed',
  /** Your characters that are committed to the quest. */
  'yourCommitted',
  // Encounter cards in play.
  /** All enemies in play. */
  'enemies',
  /** All enemies that are engaged with a player. RR: Engaged. */
  'engagedEnemies',
  /** The enemies that are engaged with you. */
  'yourEngagedEnemies',
  /** The enemies in the staging area. */
  'stagedEnemies',
  /** The locations in the staging area. */
  'stagedLocations',
  /** All cards in the staging area. RR: Staging Area. */
  'stagingArea',
  /** All locations in play. */
  'locations',
  /** The active location. RR: Active Location. */
  'activeLocation',
  /** The quest card of the present stage. RR: Current Quest. */
  'quest',
  /** All objectives in play. */
  'objectives',
  /** Objectives that are free of the encounter cards that guard them. */
  'unguarded',
  // Other cards in play.
  /** The cards in play that you control. */
  'yours',
  /** All cards in play. */
  'inPlay',
  /** All cards attached to another card in play. */
  'attachments',
  /** The card that this one is attached to. */
  'host',
  /** The cards that are attached to this one. */
  'attachedHere',
  /** The enemy whose attack is going on. */
  'attackingEnemy',
  /** The characters that defend against the attack that is going on. */
  'defenders',
  /** The player who defends against the attack that is going on. RR: Defending Player. */
  'defendingPlayer',
  /** The enemy that the players' attack that is going on is made against. */
  'attackedEnemy',
  /** The characters of the players' attack that is going on. */
  'attackers',
  // Out of play.
  /** The cards in your hand. */
  'yourHand',
  /** The cards of your deck. */
  'yourDeck',
  /** The top card of your deck. */
  'yourDeckTop',
  /** The cards of your discard pile. */
  'yourDiscard',
  /** The cards of all players' decks. */
  'decks',
  /** The cards of all players' discard piles. */
  'discards',
  /** The cards of the encounter deck. */
  'encounterDeck',
  /** The top card of the encounter deck. */
  'encounterDeckTop',
  /** The cards of the encounter discard pile. */
  'encounterDiscard',
  /** The cards of the encounter deck and its discard pile. */
  'encounterDeckAndDiscard',
  /** The shadow cards of the enemies. RR: Shadow Effects. */
  'shadowCards',
  /** Cards that are set aside. */
  'setAside',
  /** The heroes that lie face down as prisoners. */
  'prisoners',
  /** The other captured cards that lie face down. */
  'captives',
  /** The hero that the campaign log calls the prisoner. */
  'notedPrisoner',
] as const;
export type SourceName = (typeof SOURCES)[number];
