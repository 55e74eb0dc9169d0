/**
 * Numbers that cards can change. Keywords, icons and prohibitions are numbers too: a card has
 * them while the number is above zero. Where a keyword has a number, several of them add up.
 */
const POWERS = ['thw', 'atk', 'def', 'rec', 'sch'] as const;

export const KEYWORDS = [
  'alliance',
  'assault',
  'guard',
  'hinder',
  'incite',
  'overkill',
  'patrol',
  'peril',
  'permanent',
  'piercing',
  'quickstrike',
  'ranged',
  'restricted',
  'retaliate',
  'setup',
  'stalwart',
  'steady',
  'surge',
  'temporary',
  'toughness',
  'victory',
  'villainous',
  'vulnerable',
] as const;
export type NumberedKeyword = (typeof KEYWORDS)[number];

export const ICONS = ['acceleration', 'amplify', 'crisis', 'hazard'] as const;
export type Icon = (typeof ICONS)[number];

/** Things that cannot be done to a card. */
const BANS = [
  'cannotTakeDamage',
  'cannotBeHealed',
  'cannotBeAttacked',
  'cannotLoseThreat',
  'cannotReady',
  'cannotBePlayed',
  // What a character cannot do, by basic powers, labelled abilities or activations.
  'cannotAttack',
  'cannotThwart',
  'cannotDefend',
  'cannotScheme',
  'cannotChangeForm',
] as const;
export type Ban = (typeof BANS)[number];

/** Traits that cards give or take away. All other traits are only ever printed. */
const GAINED_TRAITS = ['Aerial', 'Champion', 'Guardian', 'Possessed'] as const;
export type GainedTrait = (typeof GAINED_TRAITS)[number];

export const traitStat = <T extends string>(trait: T) => `trait ${trait}` as const;

export const STATS = [
  ...POWERS,
  'hitPoints',
  /** Of an identity: how many cards its player draws up to, and how many allies he may control. */
  'handSize',
  'allyLimit',
  'cost',
  'boostIcons',
  'startingThreat',
  'targetThreat',
  'escalation',
  /** Damage that a card deals, threat that it removes: raised in every instance of an event. */
  'eventDamage',
  'eventThwart',
  /** Damage that a character takes less, each time: of any, or of attacks alone. */
  'lessDamage',
  'lessAttackDamage',
  /** Threat that is not placed when this enemy schemes. */
  'lessThreat',
  /** This enemy's attacks deal indirect damage. */
  'indirectAttacks',
  /** Damage or threat of the basic power may be divided among several targets. */
  'dividesAttack',
  'dividesThwart',
  /** The engaged player has to defend with an ally against this enemy's attacks. */
  'mustDefendWithAlly',
  /** Its text box counts as blank; it counts as a card of another type. */
  'blank',
  'countsAsMinion',
  'countsAsAlly',
  /** Of an identity: so many times a phase the top card of its player's deck can be played. */
  'playsDeckTop',
  ...KEYWORDS,
  ...ICONS,
  ...BANS,
  ...GAINED_TRAITS.map(traitStat),
] as const;

export type StatName = (typeof STATS)[number];
