import type { PeriodName } from '../events.ts';
import type { Amount, Cards, DeckName, Effect, Filter, Modifier, Query } from '../nodes.ts';
import { attackingEnemy, players, you } from './cards.ts';
import { as, change, each, instead, lasting, query, same, sequence, THIS } from './grammar.ts';

/** Deals so much damage to each of the cards, to all at the same time. RR: Damage. */
export const damage = (amount: Amount, to: Cards): Effect => ({
  do: 'damage',
  hits: [{ amount, to }],
});
/** Removes so much damage from each of the characters, or all of it. */
export const heal = (amount: Amount | 'all', from: Cards): Effect =>
  amount === 'all' ? { do: 'heal', from } : { do: 'heal', from, amount };
/** You draw so many cards. */
export const draw = (count: Amount): Effect => ({ do: 'draw', count });
/** Each of these players draws so many cards. */
export const drawFor = (who: Cards, count: Amount): Effect => ({ do: 'draw', count, who });
/** Discards the cards, from play, from a hand or from where they lie. */
export const discard = (cards: Cards): Effect => ({ do: 'discard', cards });
/** You discard so many random cards from your hand. */
export const discardRandom = (count: Amount): Effect => ({ do: 'discardRandom', count });
/** The cards go to their owners' hands. */
export const toHand = (cards: Cards): Effect => ({ do: 'toHand', cards });
/** The cards go on top of the decks they belong to, in the order that you choose. */
export const toDeckTop = (cards: Cards): Effect => ({ do: 'toDeck', cards });
/** The cards go to the bottom of the decks they belong to, in the order that you choose. */
export const toDeckBottom = (cards: Cards): Effect => ({ do: 'toDeck', cards, bottom: true });
/** The cards are shuffled into the decks they belong to. */
export const shuffleIn = (cards: Cards): Effect => ({ do: 'shuffleIn', cards });
/** Shuffles the deck. */
export const shuffle = (deck: DeckName): Effect => ({ do: 'shuffle', deck });
/** You look at the cards; reports them. */
export const lookAt = (cards: Cards): Effect => ({ do: 'look', at: cards });
/** You look at so many cards on top of the pile; reports them. */
export const lookAtTop = (count: Amount, pile: Query): Effect => ({ do: 'look', at: pile, count });
/** The cards are out of the game. */
export const removeFromGame = (cards: Cards): Effect => ({ do: 'removeFromGame', cards });
/** The cards enter play under your control. */
export const putIntoPlay = (cards: Cards): Effect => ({ do: 'putIntoPlay', cards });
/** You take control of the cards. */
export const takeControl = (cards: Cards): Effect => ({ do: 'takeControl', cards });
/** Two cards change places. */
export const swap = (card: Cards, other: Cards): Effect => ({ do: 'swap', card, with: other });
/** These players are eliminated. RR: Player Elimination. */
export const eliminate = (who: Cards): Effect => ({ do: 'eliminate', who });
/** Attaches the card to another. */
export const attach = (card: Cards, to: Cards): Effect => ({ do: 'attach', card, to });
/** Exhausts the cards. */
export const exhaust = (cards: Cards): Effect => ({ do: 'exhaust', cards });
/** Readies the cards. */
export const ready = (cards: Cards): Effect => ({ do: 'ready', cards });
/** Adds so many resources to the hero's pool. */
export const addResources = (count: Amount, on: Cards): Effect => ({
  do: 'putCounters',
  counter: 'resource',
  on,
  count,
});
/** A cost: pays so many resources from the pool of one hero. */
export const payFrom = (from: Cards, count: Amount): Effect => ({
  do: 'removeCounters',
  counter: 'resource',
  from,
  count,
});
/** Removes so many progress tokens from the card. */
export const removeProgress = (count: Amount, from: Cards): Effect => ({
  do: 'removeCounters',
  counter: 'progress',
  from,
  count,
});
/** Picks one of the cards at random and reports it. */
export const pickRandom = (from: Query): Effect => ({ do: 'pickRandom', from });
/** Reveals the encounter cards. */
export const reveal = (cards: Cards): Effect => ({ do: 'reveal', cards });
/** Reveals the next card of the encounter deck; it guards the objective. RR: Guarded. */
export const revealAsGuard = (objective: Cards): Effect => ({
  do: 'reveal',
  cards: query('encounterDeckTop'),
  guarding: objective,
});
/** The attacking enemy gets this much attack for this attack. */
export const strengthen = (by: Amount): Effect =>
  forNow(attackingEnemy, 'attack', (enemyNow) => change('attack', enemyNow, by));
/** Places damage on the card without dealing it. */
export const putDamage = (howMuch: Amount, on: Cards): Effect => ({
  do: 'putCounters',
  counter: 'damage',
  on,
  count: howMuch,
});
/** The card that is being revealed gains surge. RR: Surge. */
export const surge: Effect = { do: 'surge' };
/** The enemies attack at once. */
export const enemyAttacks = (by: Cards): Effect => ({ do: 'enemyAttacks', by });
/** The top card of your deck engages you face down, as an Orc Guard. */
export const orcGuard: Effect = { do: 'drone', count: 1 };
/** The players win the game. */
export const winGame: Effect = { do: 'winGame' };
/** The players lose the game. */
export const loseGame: Effect = { do: 'loseGame' };
/** Places progress; on the quest, the active location takes it first. RR: Active Location. */
export const progress = (count: Amount, on: Cards): Effect => ({ do: 'progress', on, count });
/** Raises the threat of these players. */
export const raiseThreat = (who: Cards, amount: Amount): Effect => ({
  do: 'placeThreat',
  on: who,
  amount,
});
/** Lowers the threat of these players. */
export const lowerThreat = (who: Cards, amount: Amount): Effect => ({
  do: 'removeThreat',
  from: who,
  amount,
});
/** The cards go to the staging area. */
export const addToStaging = (cards: Cards): Effect => ({ do: 'addToStaging', cards });
/** The enemies engage the player. RR: Engaged. */
export const engage = (enemies: Cards, who: Cards = you): Effect => ({
  do: 'engage',
  enemies,
  who,
});
/** Removes the characters from the quest; they stay exhausted. */
export const uncommit = (cards: Cards): Effect => ({ do: 'uncommit', cards });
/** Deals so many shadow cards to the enemy. */
export const dealShadow = (count: Amount, to: Cards): Effect => ({ do: 'dealShadow', to, count });
/** Characters of yours declare an attack at once, outside the combat phase. */
export const attackNow = (attacker: Cards): Effect => ({ do: 'attackNow', with: attacker });
/** A hero takes the objective, if nothing guards it. */
export const claim = (objective: Cards, forHero: Cards): Effect => ({
  do: 'claim',
  objective,
  for: forHero,
});
/** Turns cards face down in play: a hero becomes a prisoner. */
export const capture = (cards: Cards): Effect => ({ do: 'capture', cards });
/** Turns captured cards face up again. */
export const rescue = (cards: Cards): Effect => ({ do: 'rescue', cards });
/** Adds the cards to the campaign pool. */
export const earn = (cards: Cards): Effect => ({ do: 'record', as: 'earned', cards });
/** Notes in the campaign log who was taken prisoner. */
export const notePrisoner = (captured: Cards): Effect => ({
  do: 'record',
  as: 'prisoner',
  cards: captured,
});
/** The effect that is about to happen does not. RR: Cancel. */
export const cancel: Effect = instead(sequence());

/** Every player in turn does this; `you` is the player who does it. */
export const eachPlayer = (body: Effect): Effect => each(players, (player) => as(player, body));
/**
 * Changes cards that are in play now, and no others that come later, until the end of the period.
 */
export const forNow = (
  of: Cards,
  until: PeriodName,
  changes: (card: Filter) => Modifier | readonly Modifier[],
): Effect =>
  each(of, (card) => {
    const all = [changes(same(card))].flat().map((one) => lasting(until, one));
    const [only] = all;
    return only && all.length === 1 ? only : sequence(...all);
  });

/** A cost: exhaust this card. */
export const exhaustThis = exhaust(THIS);
