/**
 * Numbers that cards can change. Keywords, resource icons and prohibitions are numbers too: a card
 * has them while the number is above zero. Where a keyword has a number, several add up.
 */
export const SPHERES = ['Leadership', 'Tactics', 'Spirit', 'Lore'] as const;
export type Sphere = (typeof SPHERES)[number];

export const iconStat = <S extends Sphere>(sphere: S) => `icon ${sphere}` as const;

const POWERS = ['willpower', 'attack', 'defense'] as const;

export const KEYWORDS = [
  'doomed',
  'guarded',
  'permanent',
  'ranged',
  'restricted',
  'sentinel',
  'surge',
  'victory',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Things that cannot be done to a card, or that it cannot do. */
const BANS = [
  'cannotAttack',
  'cannotDefend',
  'cannotReady',
  'cannotBeDamaged',
  'cannotHaveAttachments',
  /** Of a quest card: its stage cannot be defeated. */
  'cannotBeDefeated',
  /** Of an enemy in the staging area: players cannot engage it of their own will. */
  'cannotBeEngaged',
  /** Of a player. */
  'cannotDraw',
] as const;
export type Ban = (typeof BANS)[number];

/** Traits that cards give. All other traits are only ever printed. */
const GAINED_TRAITS = ['Condition', 'Gondor'] as const;
export type GainedTrait = (typeof GAINED_TRAITS)[number];

export const traitStat = <T extends string>(trait: T) => `trait ${trait}` as const;

export const STATS = [
  ...POWERS,
  'hitPoints',
  'cost',
  'threatCost',
  'threat',
  'engagementCost',
  'questPoints',
  /** Of a hero: resources it gains in the resource phase. */
  'income',
  /** Of a player: threat gained in the refresh phase. */
  'refreshThreat',
  /** Of the quest card: encounter cards revealed in the staging step besides those for players. */
  'moreStaging',
  'skipsStaging',
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
