import type { Hit } from '@grimrule/kernel';
import type {
  Amount,
  AttackKeyword,
  Cards,
  ChampionsWords,
  CostSymbol,
  DeckName,
  Effect,
  Filter,
  Form,
  Label,
  Query,
  Status,
} from '../nodes.ts';
import { attackable, enemies, players, schemes, thwartable, you } from './cards.ts';
import { as, change, choose, each, lasting, same, sequence, THIS } from './grammar.ts';

const damageAtOnce = (...hits: readonly Hit<ChampionsWords>[]): Effect => ({ do: 'damage', hits });
/** Prevents all damage from the attack that this character makes now. RR: Prevent. */
export const preventAttack = (by: Cards): Effect =>
  lasting('attack', change('attacksPrevented', same(by), 1));
/** Deals so much damage to each of the characters, to all at the same time. RR: Damage. */
export const damage = (amount: Amount, to: Cards): Effect => damageAtOnce({ amount, to });
/** You take so much damage: as a cost, or where the book says that damage is taken. */
export const takeDamage = (amount: Amount): Effect => ({
  do: 'damage',
  hits: [{ amount, to: you }],
  taken: true,
});
/** You divide the damage among the characters, up to what each can take. RR: Indirect Damage. */
export const assignDamage = (amount: Amount, among: Query): Effect => ({
  do: 'assignDamage',
  amount,
  among,
});
/** You take so much damage, divided among your characters as you like. RR: Indirect Damage. */
export const takeIndirect = (amount: Amount): Effect =>
  assignDamage(amount, { in: 'yourCharacters' });
/** Removes so much damage from each of the characters, or all of it. RR: Heal. */
export const heal = (amount: Amount | 'all', from: Cards): Effect =>
  amount === 'all' ? { do: 'heal', from } : { do: 'heal', from, amount };
/** Moves so much damage from one character to another. RR: Move. */
export const moveDamage = (amount: Amount, from: Cards, to: Cards): Effect => ({
  do: 'moveDamage',
  from,
  to,
  amount,
});
/** Places so much threat on the scheme. RR: Threat. */
export const placeThreat = (amount: Amount, on: Cards): Effect => ({
  do: 'placeThreat',
  on,
  amount,
});
/** Removes so much threat from the scheme; it is no thwart. RR: Threat. */
export const removeThreat = (amount: Amount, from: Cards): Effect => ({
  do: 'removeThreat',
  from,
  amount,
});
/**
 * Removes so much threat from the scheme; crisis icons do not stand in its way. RR: Crisis Icon.
 */
export const removeThreatInCrisis = (amount: Amount, from: Cards): Effect => ({
  do: 'removeThreat',
  from,
  amount,
  ignoring: 'crisis',
});
/** Removes all threat but so much from the scheme. RR: Threat. */
export const leaveThreat = (count: Amount, on: Cards): Effect => ({ do: 'leaveThreat', on, count });
/** Moves so much threat from one card to another. RR: Move. */
export const moveThreat = (amount: Amount, from: Cards, to: Cards): Effect => ({
  do: 'moveThreat',
  from,
  to,
  amount,
});
/** You remove the threat from among the schemes, divided as you choose. */
export const divideThwart = (amount: Amount, among: Query): Effect => ({
  do: 'divideThwart',
  amount,
  among,
});
/** Sets the hit points that are left to the character. RR: Hit Points. */
export const setHitPoints = (to: Amount, of: Cards): Effect => ({ do: 'setHitPoints', of, to });
/** Puts acceleration tokens on the scheme. RR: Acceleration Token. */
export const accelerate = (count: Amount, on: Cards): Effect => ({ do: 'accelerate', on, count });
/** You draw so many cards. */
export const draw = (count: Amount): Effect => ({ do: 'draw', count });
/** Each of these players draws so many cards. */
export const drawFor = (who: Cards, count: Amount): Effect => ({ do: 'draw', count, who });
/** You draw until you have so many cards in hand. */
export const drawUpTo = (size: Amount): Effect => ({ do: 'drawUpTo', size });
/** Discards the cards, from play, from a hand or from where they lie. */
export const discard = (cards: Cards): Effect => ({ do: 'discard', cards });
/** You discard so many random cards from your hand. */
export const discardRandom = (count: Amount): Effect => ({ do: 'discardRandom', count });
/** Discards so many cards from the top of the deck, and reports them. */
export const discardTop = (deck: DeckName, count: Amount): Effect => ({
  do: 'discardTop',
  deck,
  count,
});
/** Discards from the encounter deck until such a card is discarded, and reports that one. */
export const discardUntil = (where: Filter): Effect => ({ do: 'discardUntil', where });
/** Discards from the top of your deck until such a card is discarded, and reports that one. */
export const discardYoursUntil = (where: Filter): Effect => ({
  do: 'discardUntil',
  where,
  deck: 'yours',
});
/** The cards go to their owners' hands. */
export const toHand = (cards: Cards): Effect => ({ do: 'toHand', cards });
/** You take the cards into your hand; player cards of the scenario are yours from then on. */
export const takeToHand = (cards: Cards): Effect => ({ do: 'takeToHand', cards });
/** Shuffles the cards into a second deck of the scenario; what of it leaves play is discarded as usual. */
export const formDeck = (of: Cards): Effect => ({ do: 'formDeck', of });
/** Shuffles the cards into a second deck of the scenario, to whose own discard pile they go back. */
export const formLastingDeck = (of: Cards): Effect => ({ do: 'formDeck', of, kept: true });
/** The cards go on top of the decks they belong to. */
export const toDeckTop = (cards: Cards): Effect => ({ do: 'toDeck', cards });
/** The cards go to the bottom of the decks they belong to. */
export const toDeckBottom = (cards: Cards): Effect => ({ do: 'toDeck', cards, bottom: true });
/** The cards are shuffled into the decks they belong to. */
export const shuffleIn = (cards: Cards): Effect => ({ do: 'shuffleIn', cards });
/** Shuffles the deck. */
export const shuffle = (deck: DeckName): Effect => ({ do: 'shuffle', deck });
/** You look at so many cards on top of the pile; reports them. */
export const lookAtTop = (count: Amount, pile: Query): Effect => ({ do: 'look', at: pile, count });
/** The cards are out of the game. RR: Removed from the Game. */
export const removeFromGame = (cards: Cards): Effect => ({ do: 'removeFromGame', cards });
/** The cards are struck from the log of the campaign. RR: Campaign Mode. */
export const removeFromCampaign = (cards: Cards): Effect => ({ do: 'removeFromCampaign', cards });
/** The cards are set aside, out of play. RR: Set Aside. */
export const setAside = (cards: Cards): Effect => ({ do: 'setAside', cards });
/**
 * You play the card from where it lies and pay its cost. To put a card into play is not to play
 * it.
 */
export const playCard = (card: Cards): Effect => ({ do: 'play', card });
/** You play the card from where it lies for so much less. */
export const playForLess = (card: Cards, less: Amount): Effect => ({ do: 'play', card, less });
/** You play the card from where it lies without paying its resource cost. */
export const playForFree = (card: Cards): Effect => ({ do: 'play', card, free: true });
/** The cards enter play under your control, or engaged with you. RR: Put Into Play. */
export const putIntoPlay = (cards: Cards): Effect => ({ do: 'putIntoPlay', cards });
/** The minions enter play engaged with this player. RR: Put Into Play. */
export const putIntoPlayEngaging = (cards: Cards, engaging: Cards): Effect => ({
  do: 'putIntoPlay',
  cards,
  engaging,
});
/** You take control of the cards. RR: Ownership and Control. */
export const takeControl = (cards: Cards): Effect => ({ do: 'takeControl', cards });
/** You control the cards until this card leaves play; then control goes back. */
export const controlWhileHere = (cards: Cards): Effect => ({
  do: 'takeControl',
  cards,
  whileThis: true,
});
/** Attaches the card to another. RR: Attach To. */
export const attach = (card: Cards, to: Cards): Effect => ({ do: 'attach', card, to });
/** Puts the cards under another, where they stay. */
export const tuck = (cards: Cards, under: Cards): Effect => ({ do: 'tuck', cards, under });
/** Puts the cards face down under another, where they stay. */
export const tuckFacedown = (cards: Cards, under: Cards): Effect => ({
  do: 'tuck',
  cards,
  under,
  facedown: true,
});
/** Two cards change places. RR: “Swap”. */
export const swap = (card: Cards, other: Cards): Effect => ({ do: 'swap', card, with: other });
/** Everything on a card goes over to another: tokens, status cards, attachments. */
export const moveOver = (from: Cards, to: Cards): Effect => ({ do: 'moveOver', from, to });
/** A random card from your hand goes face down under this card. */
export const stealRandom = (under: Cards): Effect => ({ do: 'stealRandom', under });
/** The top cards of your deck enter play face down as Drone minions engaged with you. */
export const drone = (howMany: Amount = 1): Effect => ({ do: 'drone', count: howMany });
/** You reveal the encounter cards. RR: Reveal. */
export const reveal = (cards: Cards): Effect => ({ do: 'reveal', cards });
/** You are dealt so many encounter cards, face down. */
export const deal = (howMany: Amount): Effect => ({ do: 'deal', count: howMany });
/** These cards are dealt to you, face down. RR: Deal an Encounter Card. */
export const dealThese = (cards: Cards): Effect => ({ do: 'dealThese', cards });
/** The enemy gets so many boost cards. RR: Boost. */
export const giveBoost = (howMany: Amount, to: Cards): Effect => ({
  do: 'giveBoost',
  to,
  count: howMany,
});
/** The card that is being revealed gains surge. RR: Surge. */
export const surge: Effect = { do: 'surge' };
/**
 * The enemies attack you, or this character; minions attack the player they are engaged with. RR:
 * Attack (Enemy Activation).
 */
export const enemyAttacks = (by: Cards, whom?: Cards): Effect =>
  whom ? { do: 'enemyAttacks', by, whom } : { do: 'enemyAttacks', by };
/** The enemies attack you, or this character, and get no boost card for it. RR: Boost. */
export const attacksUnboosted = (by: Cards, whom?: Cards): Effect =>
  whom
    ? { do: 'enemyAttacks', by, whom, unboosted: true }
    : { do: 'enemyAttacks', by, unboosted: true };
/** The enemies activate against you, or this player: attack a hero, or scheme. RR: Activation. */
export const enemyActivates = (by: Cards, whom?: Cards): Effect =>
  whom ? { do: 'enemyActivates', by, whom } : { do: 'enemyActivates', by };
/** The minions in play engage you, or this player. RR: Engage. */
export const engage = (minions: Cards, whom?: Cards): Effect =>
  whom ? { do: 'engage', minions, whom } : { do: 'engage', minions };
/** The enemies scheme. RR: Scheme (Enemy Activation). */
export const enemySchemes = (by: Cards): Effect => ({ do: 'enemySchemes', by });
/** The attack that is going on is made against these characters as well. */
export const attackAlso = (whom: Cards): Effect => ({ do: 'attackAlso', whom });
/** The attack that is going on gains a keyword: overkill, piercing or ranged. */
export const attackGains = (keyword: AttackKeyword): Effect => ({ do: 'attackGains', keyword });
/** The character becomes the defender of the attack that is going on, without exhausting. */
export const declareDefender = (character: Cards): Effect => ({ do: 'declareDefender', character });
/** The effect is an attack, a thwart or a defense by your identity, or several of them. */
export const labelled = (labels: readonly Label[], body: Effect): Effect => ({
  do: 'labelled',
  labels,
  body,
});
/**
 * The effect is an attack by your identity: `(attack)` on a card. RR: Attack (Player Ability
 * Type).
 */
export const attack = (body: Effect): Effect => labelled(['attack'], body);
/** The effect is a thwart by your identity: `(thwart)` on a card. RR: Thwart. */
export const thwart = (body: Effect): Effect => labelled(['thwart'], body);
/** The effect is a defense by your identity: `(defense)` on a card. RR: Defend, Defense. */
export const defense = (body: Effect): Effect => labelled(['defense'], body);
/** Gives the characters a status card: stunned, confused or tough. RR: Status Cards. */
export const give = (status: Status, to: Cards): Effect => ({ do: 'giveStatus', status, to });
/** Removes a status card of this kind from the characters. RR: Status Cards. */
export const removeStatus = (status: Status, from: Cards): Effect => ({
  do: 'removeStatus',
  status,
  from,
});
/** Replaces a status card of a kind on the character by one of another kind. RR: Status Cards. */
export const replaceStatus = (status: Status, by: Status, on: Cards): Effect => ({
  do: 'replaceStatus',
  status,
  by,
  on,
});
/** Exhausts the cards. RR: Exhausted. */
export const exhaust = (cards: Cards): Effect => ({ do: 'exhaust', cards });
/** Readies the cards. RR: Ready. */
export const ready = (cards: Cards): Effect => ({ do: 'ready', cards });
/** Puts so many counters of the kind on the card. */
export const putCounters = (howMany: Amount, counter: string, on: Cards): Effect => ({
  do: 'putCounters',
  counter,
  on,
  count: howMany,
});
/** Removes so many counters of the kind from the card. */
export const removeCounters = (howMany: Amount, counter: string, from: Cards): Effect => ({
  do: 'removeCounters',
  counter,
  from,
  count: howMany,
});
/** You change form. RR: Form. */
export const changeForm: Effect = { do: 'changeForm' };
/** You change to this form. RR: Form. */
export const changeTo = (to: Form): Effect => ({ do: 'changeForm', to });
/** You change to the hero form with this trait, such as Giant. RR: Form. */
export const changeToHero = (trait: string): Effect => ({ do: 'changeForm', to: { hero: trait } });
/** You change from one of two hero forms to the other. RR: Form. */
export const changeToOtherHero: Effect = { do: 'changeForm', to: 'otherHero' };
/** Turns double-sided cards in play to their other side. RR: Flip. */
export const flip = (cards: Cards): Effect => ({ do: 'flip', cards });
/** Of several villains, this one becomes the active one. */
export const makeActive = (villain: Cards): Effect => ({ do: 'makeActive', villain });
/**
 * Cancels the card that is being revealed: its When Revealed effects, or all of it; or all of the
 * card that is being played. RR: Cancel.
 */
export const cancel = (what: 'whenRevealed' | 'card'): Effect => ({ do: 'cancel', what });
/** Cancels the boost icons of the card that is being turned up; reports how many. */
export const cancelBoost: Effect = { do: 'cancelBoost' };
/** Counts the boost icons on the cards; reports how many there are. RR: Boost. */
export const countBoost = (of: Cards): Effect => ({ do: 'countBoost', of });
/** Cancels the Boost ability of the card that is being turned up. RR: Cancel. */
export const cancelBoostAbility: Effect = { do: 'cancelBoostAbility' };
/** Resolves the Special abilities of the card. RR: Special. */
export const special = (card: Cards): Effect => ({ do: 'special', card });
/** A cost: you spend these resources. */
export const spend = (...resources: readonly CostSymbol[]): Effect => ({ do: 'spend', resources });
/** A cost: you spend these resources, times the number of players. */
export const spendPerPlayer = (...resources: readonly CostSymbol[]): Effect => ({
  do: 'spend',
  resources,
  perPlayer: true,
});
/** A cost: you spend any number of resources of the type; reports how many. */
export const spendX = (resource: CostSymbol): Effect => ({ do: 'spendX', resource });
/** A cost: you pay the printed cost of the card. */
export const payPrintedCost = (of: Cards): Effect => ({ do: 'payPrintedCost', of });
/** Picks one of the cards at random and reports it. */
export const pickRandom = (from: Query): Effect => ({ do: 'pickRandom', from });
/** Your identity gains the traits that these cards have now. */
export const gainTraitsOf = (cards: Cards, until: 'phase' | 'round'): Effect => ({
  do: 'gainTraitsOf',
  cards,
  until,
});
/** The main scheme deck goes on to its next stage. RR: Main Scheme Deck. */
export const advance: Effect = { do: 'advance' };
/** The players lose the game. RR: Winning the Game. */
export const loseGame: Effect = { do: 'loseGame' };
/** The players win the game. RR: Winning the Game. */
export const winGame: Effect = { do: 'winGame' };

/** Every player in turn does this; `you` is the player who does it. */
export const eachPlayer = (body: Effect): Effect => each(players, (player) => as(player, body));
/** You choose an enemy, which takes the damage; it is no attack. */
export const damageEnemy = (amount: Amount): Effect =>
  choose(enemies, (foe) => damage(amount, foe));
/** You choose an enemy that you can attack, and attack it for so much damage. */
export const attackEnemy = (amount: Amount): Effect =>
  attack(choose(attackable, (foe) => damage(amount, foe)));
/** You choose a scheme and remove so much threat from it; it is no thwart. */
export const removeThreatFromScheme = (amount: Amount): Effect =>
  choose(schemes, (scheme) => removeThreat(amount, scheme));
/** You choose a scheme that you can thwart, and thwart it for so much. */
export const thwartScheme = (amount: Amount): Effect =>
  thwart(choose(thwartable, (scheme) => removeThreat(amount, scheme)));
/** A cost: exhaust this card. */
export const exhaustThis = exhaust(THIS);
/** A cost: discard this card. */
export const discardThis = discard(THIS);
/** A cost: exhaust this card and remove a counter of the kind from it. RR: Uses (X “Type”). */
export const useCounter = (counter: string): Effect =>
  sequence(exhaustThis, removeCounters(1, counter, THIS));
