import type { Amount, Cards, Resource } from '../nodes.ts';
import type { StatName } from '../stats.ts';
import { tokensOn } from './grammar.ts';

/** So many for each player: the per-player icon. RR: Per Player Icon. */
export const perPlayer = (each = 1): Amount => ({ amount: 'perPlayer', times: each });
/** The remaining hit points of the character. RR: Hit Points. */
export const remaining = (of: Cards): Amount => ({ amount: 'remaining', of });
/** The damage on the character. */
export const sustained = (of: Cards): Amount => tokensOn('damage', of);
/** The threat on the scheme. */
export const threatOn = (scheme: Cards): Amount => tokensOn('threat', scheme);
/** How many resources of the type are printed on the cards; a card with two counts twice. */
export const resourcesOn = (resource: Resource, of: Cards): Amount => ({
  amount: 'resourcesOn',
  of,
  resource,
});
/** How many resources of any type are printed on the cards. */
export const allResourcesOn = (of: Cards): Amount => ({ amount: 'resourcesOn', of });
/** How many different types of card there are among these cards. RR: Card Types. */
export const cardTypesOn = (of: Cards): Amount => ({ amount: 'cardTypesOn', of });
/** The number printed on these cards, added up: their printed cost. RR: Printed. */
export const printed = (stat: StatName, of: Cards): Amount => ({ amount: 'printed', stat, of });
/** How many times there are so many, rounded down: `for every 2 counters`. */
export const forEvery = (by: number, of: Amount): Amount => ({ amount: 'divided', of, by });
/** Half of the amount, rounded down. */
export const half = (of: Amount): Amount => forEvery(2, of);
/** The damage that the character has taken from the attack that an enemy makes. RR: Damage. */
export const takenFromAttack = (of: Cards): Amount => ({ amount: 'takenFromAttack', of });
/** How many resources, of a type or of any, were spent on this card beyond its cost. RR: Cost. */
export const overpaid = (resource?: Resource): Amount =>
  resource ? { amount: 'overpaid', resource } : { amount: 'overpaid' };
/** The number of the villain's stage. RR: Villain. */
export const villainStage: Amount = { amount: 'stage' };
/** The number that was chosen for X when the card was played. RR: “X” (Value). */
export const chosenX: Amount = { amount: 'x' };
/** How many different types of resource are printed on the cards. */
export const resourceTypesOn = (of: Cards): Amount => ({ amount: 'resourceTypesOn', of });
/** How many boost icons are printed on the cards. RR: Boost. */
export const boostIconsOn = (of: Cards): Amount => ({ amount: 'boostIconsOn', of });
/** How many counters of the kind are on the card; if it has just left play, how many were. */
export const countersOn = (counter: string, of: Cards): Amount => ({
  amount: 'counters',
  counter,
  of,
});
/** The hand size printed on the identity. */
export const printedHandSize = (of: Cards): Amount => printed('handSize', of);
/** The amount of the event: the damage that would be dealt, the threat that was placed. */
export const theAmount: Amount = { amount: 'event' };
/** The excess damage of the event. RR: Excess Damage. */
export const excess: Amount = { amount: 'excess' };
/** The excess damage of the effect that these cards were kept from. RR: Excess Damage. */
export const excessOf = (kept: Cards): Amount =>
  'ref' in kept && kept.ref === 'slot' ? { amount: 'excess', slot: kept.slot } : excess;
