import type { CardType } from '../card-types.ts';
import type { Amount, Cards, Filter, Query } from '../nodes.ts';
import type { Sphere } from '../stats.ts';
import { iconStat } from '../stats.ts';
import { all, hasTokens, query, same, statAtLeast, THIS } from './grammar.ts';

/** You, as your threat dial. */
export const you = query('you');
/** All players, each as a threat dial. */
export const players = query('players');
/** The first player. RR: First Player. */
export const firstPlayer = query('firstPlayer');
/** The quest card of the present stage. */
export const quest = query('quest');
/** The active location. RR: Active Location. */
export const activeLocation = query('activeLocation');
/** The card that this one is attached to. */
export const host = query('host');
/** The enemy whose attack is going on. */
export const attackingEnemy = query('attackingEnemy');
/** The characters that defend against the attack that is going on. */
export const defenders = query('defenders');

/** A card of one of these types. */
export const type = (...types: readonly CardType[]): Filter => ({ is: 'type', types });
/** A character: a hero, an ally or an objective ally. */
export const character = type('Hero', 'Ally', 'Objective Ally');
/** A hero. */
export const hero = type('Hero');
/** An ally. */
export const ally = type('Ally');
/** An enemy. */
export const enemy = type('Enemy');
/** A location. */
export const location = type('Location');
/** A card with this trait, printed or gained. */
export const trait = (name: string): Filter => ({ is: 'trait', trait: name });
/** A card with this title, in English. */
export const titled = (title: string): Filter => ({ is: 'titled', title });
/** A card of this sphere: it shows the sphere's icon, printed or gained. */
export const ofSphere = (sphere: Sphere): Filter => statAtLeast(iconStat(sphere), 1);
/** A card that this player controls. */
export const controlledBy = (who: Cards): Filter => ({ is: 'controlledBy', who });
/** An enemy that is engaged with this player. */
export const engagedWith = (who: Cards): Filter => ({ is: 'engagedWith', who });
/** A card that is attached to one of these. */
export const attachedTo = (card: Cards): Filter => ({ is: 'attachedTo', card });
/** A card with exactly this printed cost. */
export const printedCost = (exactly: Amount): Filter => ({ is: 'printedCost', exactly });
/** The card with the most tokens of the kind among these. */
export const mostTokens = (token: string, among: Query): Filter => ({
  is: 'mostTokens',
  token,
  among,
});
/** The uppermost of these cards in its pile. */
export const topmost = (among: Query): Filter => ({ is: 'topmost', among });
/** An exhausted card. */
export const exhausted: Filter = { is: 'exhausted' };
/** A card in the staging area. */
export const inStaging = same(query('stagingArea'));
/** The active location. */
export const isActive = same(activeLocation);
/** A character that is committed to the quest. */
export const committed = same(query('committed'));
/** A card with damage on it. */
export const damaged = hasTokens('damage');
/** This very card. */
export const itself = same(THIS);
/** The card that this one is attached to. */
export const theHost = same(host);
/** A player, as a threat dial. */
export const aPlayer = type('Player');
/** The hero that this objective is attached to. */
export const heroWithThis: Filter = all(theHost, hero);
