import { traitStat } from '@grimrule/kernel';
import { BANS } from './bans.ts';

/**
 * Numbers that cards can change. Keywords, resource icons and prohibitions are numbers too: a card
 * has them while the number is above zero. Where a keyword has a number, several add up.
 */
export const SPHERES = ['Leadership', 'Tactics', 'Spirit', 'Lore'] as const;
export type Sphere = (typeof SPHERES)[number];

export const iconStat = <S extends Sphere>(sphere: S) => `icon ${sphere}` as const;

const POWERS = [
  /** How much a character adds when committed to the quest. RR: Willpower. */
  'willpower',
  /** How much damage the character or enemy adds to an attack. RR: Attack Strength. */
  'attack',
  /** How much damage the character or enemy prevents. RR: Defense Strength. */
  'defense',
] as const;

export const KEYWORDS = [
  /** Each player raises their threat by so much when the card is revealed. RR: Doomed X. */
  'doomed',
  /** An encounter card is revealed to guard the objective. RR: Guarded. */
  'guarded',
  /** A boon or burden that begins every later scenario attached to its hero. RR: Permanent. */
  'permanent',
  /** The character can take part in attacks of other players. RR: Ranged. */
  'ranged',
  /** A character can have at most two such attachments. RR: Restricted. */
  'restricted',
  /** The character can defend other players. RR: Sentinel. */
  'sentinel',
  /** Another encounter card is revealed after this one. RR: Surge. */
  'surge',
  /** The card goes to the victory display and is worth so many points. RR: Victory X. */
  'victory',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Traits that cards give. All other traits are only ever printed. */
const GAINED_TRAITS = ['Condition', 'Gondor'] as const;
export type GainedTrait = (typeof GAINED_TRAITS)[number];

export const STATS = [
  ...POWERS,
  /** The hit points of a character or an enemy. RR: Hit Points. */
  'hitPoints',
  /** The resource cost of the card. RR: Cost. */
  'cost',
  /** Of a hero: what it adds to its player's starting threat. RR: Starting Threat. */
  'threatCost',
  /** The threat that the card adds to the staging area. */
  'threat',
  /** The threat at which the enemy engages a player in engagement checks. RR: Engagement Check. */
  'engagementCost',
  /** How much progress the quest or location needs. */
  'questPoints',
  /** Of a hero: resources it gains in the resource phase. */
  'income',
  /** Of a player: threat gained in the refresh phase. */
  'refreshThreat',
  /** Of the quest card: encounter cards revealed in the staging step besides those for players. */
  'moreStaging',
  /** Of the quest card: the staging step is skipped. */
  'skipsStaging',
  /** Of the quest card: there are no engagement checks. */
  'skipsEngagementChecks',
  /** Of the staging area, kept on the quest card: threat besides that of the cards there. */
  'stagingThreat',
  /** Of the quest card: how many allies all players together may play in a round; 0 for any. */
  'allyLimit',
  /** Of an enemy: the players deal it this when it is revealed. */
  'hurtWhenRevealed',
  /** Of a player: any number of characters may be declared as defenders against one attack. */
  'manyDefenders',
  /** Of a character: may attack enemies in the staging area when attacking alone. */
  'attacksStaging',
  /** Of an enemy: what it deals beyond the hit points of a character raises the player's threat. */
  'excessIsThreat',
  /** The text box of the card counts as empty. */
  'blank',
  /** Effects of player cards do nothing to the card. */
  'immune',
  /** Of a location: the players must travel there if they can. */
  'mustTravel',
  ...SPHERES.map(iconStat),
  ...KEYWORDS,
  ...BANS,
  ...GAINED_TRAITS.map(traitStat),
] as const;

export type StatName = (typeof STATS)[number];
