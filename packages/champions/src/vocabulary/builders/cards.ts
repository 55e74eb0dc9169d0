import type { CardType } from '../card-types.ts';
import type { Amount, Cards, Filter, Measure, Query, Resource, Status } from '../nodes.ts';
import type { StatName } from '../stats.ts';
import { query, same, THIS } from './grammar.ts';

/** Your identity, as a card. RR: You. */
export const you = query('you');
/** The villain; where there are several, the active one. RR: Villain. */
export const villain = query('villain');
/** All enemies: villains and minions. RR: Enemy. */
export const enemies = query('enemies');
/** The enemies that you can attack now: guard forbids the villain. RR: Guard. */
export const attackable = query('attackable');
/** The main scheme. RR: Main Scheme. */
export const mainScheme = query('mainScheme');
/** All schemes in play. */
export const schemes = query('schemes');
/**
 * The schemes that you can thwart now: patrol and crisis forbid the main scheme. RR: Crisis Icon.
 */
export const thwartable = query('thwartable');
/** All side schemes in play. RR: Side Scheme. */
export const sideSchemes = query('sideSchemes');
/** The card that this one is attached to. */
export const host = query('host');
/** All players, each as the identity. */
export const players = query('players');
/** The identities in hero form. */
export const heroes = query('heroes');
/** Your identity, while you are in hero form. */
export const yourHero = query('you', { is: 'type', types: ['hero'] });

/** A card of one of these types. */
export const type = (...types: readonly CardType[]): Filter => ({ is: 'type', types });
/** A minion. RR: Minion. */
export const minion = type('minion');
/** An ally. RR: Ally. */
export const ally = type('ally');
/** An upgrade. RR: Upgrade. */
export const upgrade = type('upgrade');
/** A treachery. RR: Treachery. */
export const treachery = type('treachery');
/** A card with this trait, printed or gained. RR: Traits. */
export const trait = (name: string): Filter => ({ is: 'trait', trait: name });
/** A card with this title, in English. */
export const titled = (title: string): Filter => ({ is: 'titled', title });
/**
 * A card with this title or subtitle, in English. The other side of an identity does not count. RR:
 * Subtitle.
 */
export const known = (name: string): Filter => ({ is: 'known', name });
/** A card with the title of one of these cards. */
export const sameTitle = (as: Cards): Filter => ({ is: 'sameTitle', as });
/** A minion that is engaged with this player. RR: Engage. */
export const engagedWith = (who: Cards): Filter => ({ is: 'engagedWith', who });
/** A card that this player controls. RR: Ownership and Control. */
export const controlledBy = (who: Cards): Filter => ({ is: 'controlledBy', who });
/** A card that is attached to one of these. */
export const attachedTo = (card: Cards): Filter => ({ is: 'attachedTo', card });
/** A card to which such a card is attached. */
export const hasAttached = (where: Filter): Filter => ({ is: 'hasAttached', where });
/** A character with a status card of this kind. RR: Status Cards. */
export const hasStatus = (status: Status): Filter => ({ is: 'hasStatus', status });
/** A card of this aspect, or of another classification. */
export const faction = (name: string): Filter => ({ is: 'faction', faction: name });
/** A card on which this resource is printed. */
export const printedResource = (resource: Resource): Filter => ({
  is: 'printedResource',
  resource,
});
/** A card on which any resource is printed. */
export const withResource: Filter = { is: 'printedResource' };
/** A card with at most this printed cost. RR: Cost. */
export const costsAtMost = (most: Amount): Filter => ({ is: 'printedCost', most });
/** The uppermost of these cards in its pile, or one of so many uppermost ones. */
export const topmost = (among: Query, count?: Amount): Filter =>
  count === undefined ? { is: 'topmost', among } : { is: 'topmost', among, count };
/** The card with the highest printed number among these. */
export const mostPrinted = (stat: StatName, among: Query): Filter => ({
  is: 'mostPrinted',
  stat,
  among,
});
/** The card with the most of it now among these: hit points left, damage, threat, or a stat. */
export const most = (of: Measure, among: Query): Filter => ({
  is: 'extreme',
  end: 'most',
  of,
  among,
});
/** The card with the least of it now among these: hit points left, damage, threat, or a stat. */
export const least = (of: Measure, among: Query): Filter => ({
  is: 'extreme',
  end: 'least',
  of,
  among,
});
/** The first of these cards, in the order in which they were discarded or lie. */
export const foremost = (among: Query): Filter => ({ is: 'foremost', among });
/** A card of this set, by its name in the card databases. RR: Encounter Set. */
export const ofSet = (set: string): Filter => ({ is: 'set', set });
/** A card of the same set as one of these. */
export const sameSet = (as: Cards): Filter => ({ is: 'sameSet', as });
/** The side scheme of the villain; where there are several, of the active one. */
export const villainScheme = query('villainScheme');
/** A villain whose side scheme has the most or the least threat of those of all villains. */
export const whoseScheme = (end: 'most' | 'least'): Filter => ({ is: 'whoseScheme', end });
/** The villain whose side scheme this is. */
export const villainOf = (scheme: Cards): Query => query('villains', { is: 'hasScheme', scheme });
/** Among the so many top cards of the encounter deck of this villain. RR: Encounter Deck. */
export const topOfDeckOf = (who: Cards, count: Amount): Filter => ({
  is: 'topOfDeckOf',
  who,
  count,
});
/** A card with a trait that one of these has. RR: Traits. */
export const sharesTrait = (as: Cards): Filter => ({ is: 'sharesTrait', as });
/** A character that the attack by a player that is going on has defeated. RR: Defeat. */
export const defeatedByAttack: Filter = { is: 'defeatedByAttack' };
/** A card with a star in its boost area. RR: Boost. */
export const boostStar: Filter = { is: 'boostStar' };
/** An aspect card, whatever its aspect. RR: Aspect Card. */
export const aspectCard: Filter = { is: 'aspect' };
/** An exhausted card. RR: Exhausted. */
export const exhausted: Filter = { is: 'exhausted' };
/** The minion or the side scheme that a nemesis set is about. RR: Nemesis Encounter Set. */
export const nemesis: Filter = { is: 'nemesis' };
/** A card that lies face down in play. */
export const facedown: Filter = { is: 'facedown' };
/** This very card. */
export const itself = same(THIS);
/** The card that this one is attached to. */
export const theHost = same(host);
/** Your identity. */
export const yourIdentity = same(you);
