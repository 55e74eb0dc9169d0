/**
 * Named sets of cards, seen from the ability's controller. `You` as a card is your identity, and
 * a player is spoken of as their identity: `a player` is one of the `players`.
 */
export const SOURCES = [
  // Characters and players.
  /** Your identity. */
  'you',
  /** All players, each as the identity. */
  'players',
  /** All players but you. */
  'otherPlayers',
  /** The first player. RR: First Player. */
  'firstPlayer',
  /** Who defeated the card that is being defeated; nobody if no player did. */
  'defeater',
  /** Identities in hero form. */
  'heroes',
  /** Identities in hero form but yours. */
  'otherHeroes',
  /** All allies in play. */
  'allies',
  /** The allies that you control. */
  'yourAllies',
  /** Your identity and your allies. */
  'yourCharacters',
  /** All identities and allies. RR: Friendly. */
  'friendlies',
  /** The villain; where there are several, the active one. */
  'villain',
  /** All villains in play. */
  'villains',
  /** All minions in play. */
  'minions',
  /** Minions that are engaged with you. */
  'engagedMinions',
  /** Villains and minions. RR: Enemy. */
  'enemies',
  /** Enemies that you can attack now: guard forbids the villain. */
  'attackable',
  /** All characters: friendly ones and enemies. */
  'characters',
  // Schemes. `thwartable` leaves out the main scheme while patrol forbids it.
  /** The main scheme. */
  'mainScheme',
  /** All of them, where a scenario has several. */
  'mainSchemes',
  /** All side schemes in play. */
  'sideSchemes',
  /** The side scheme of the villain, of several villains that of the active one. */
  'villainScheme',
  /** The side schemes of all villains. */
  'villainSchemes',
  /** All schemes in play. */
  'schemes',
  /** The schemes that you can thwart now: patrol and crisis forbid the main scheme. */
  'thwartable',
  /** The schemes that you can thwart now if you ignore crisis icons. */
  'thwartableInCrisis',
  // Other cards in play.
  /** The cards in play that you control. */
  'yours',
  /** All environments in play. RR: Environment. */
  'environments',
  /** All cards in play. RR: In Play and Out of Play. */
  'inPlay',
  /** The card that this one is attached to. */
  'host',
  /** The cards that are attached to this one. */
  'attachedHere',
  /** The cards that lie under this one. RR: Tuck. */
  'underThis',
  /** The attacker of the attack that is going on. */
  'attacker',
  /** The player whose attack is going on, or whose character's. */
  'attackingPlayer',
  /** The character that the attack that is going on is made against. */
  'attackedCharacter',
  /** The defender of the attack that is going on. */
  'defender',
  /** The characters that the last attack of an enemy dealt damage to. */
  'dealtDamage',
  /** The characters that took damage from the last attack of an enemy. */
  'hurt',
  /** The characters that the last attack of an enemy defeated; they have left play. */
  'defeatedByAttack',
  /** The enemy whose activation is going on. */
  'activating',
  // Out of play.
  /** The cards in your hand. */
  'yourHand',
  /** The cards in all hands. */
  'hands',
  /** The cards of your deck. */
  'yourDeck',
  /** The top card of your deck. */
  'yourDeckTop',
  /** The cards of your discard pile. */
  'yourDiscard',
  /** The top card of your discard pile. */
  'yourDiscardTop',
  /** The cards of your deck and your discard pile. */
  'yourDeckAndDiscard',
  /** The cards of your deck, your discard pile and your hand. */
  'yourDeckDiscardAndHand',
  /** The cards of all discard piles of players. */
  'discards',
  /** The cards of the encounter deck. */
  'encounterDeck',
  /** The cards of all encounter decks, where several villains have one each. RR: Encounter Deck. */
  'encounterDecks',
  /** The top card of the encounter deck. */
  'encounterDeckTop',
  /** The cards of the encounter discard pile. */
  'encounterDiscard',
  /** The cards of the encounter deck and its discard pile. */
  'encounterDeckAndDiscard',
  /** The top card of a second deck, yours or the scenario's. */
  'specialDeckTop',
  /** The top card of your second deck, also for a card of an encounter set. */
  'yourSpecialDeckTop',
  /** The top card of each deck: those of the players, the encounter deck and second decks. */
  'deckTops',
  /** Cards that are set aside. RR: Set Aside. */
  'setAside',
  /** Cards of your nemesis set that have been set aside. */
  'yourNemesisSet',
  /** Wherever a card can be found: not what lies face down before somebody, nor what is gone. */
  'anywhere',
] as const;
export type SourceName = (typeof SOURCES)[number];
