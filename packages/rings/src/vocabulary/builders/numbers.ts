import type { Amount, Cards } from '../nodes.ts';
import { tokensOn } from './grammar.ts';

/** So many for each player in the game. */
export const perPlayer = (each = 1): Amount => ({ amount: 'perPlayer', times: each });
/** The number that was chosen for X. */
export const x: Amount = { amount: 'x' };
/** The amount of the event. */
export const theAmount: Amount = { amount: 'event' };
/** The threat on the player's dial. */
export const threatOf = (who: Cards): Amount => tokensOn('threat', who);
