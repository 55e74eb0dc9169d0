import { traitStat } from '@grimrule/kernel';
import { BANS } from './bans.ts';

/**
 * Numbers that cards can change. Keywords, icons and prohibitions are numbers too: a card has
 * them while the number is above zero. Where a keyword has a number, several of them add up.
 */
const POWERS = [
  /** How much threat a basic thwart removes. RR: THW. */
  'thw',
  /** How much damage a basic attack or an enemy's attack deals. RR: ATK. */
  'atk',
  /** How much damage a basic defense prevents. RR: DEF. */
  'def',
  /** How much damage a basic recovery heals. RR: REC. */
  'rec',
  /** How much threat an enemy places when it schemes. RR: SCH. */
  'sch',
] as const;

export const KEYWORDS = [
  /** Several players may pay for the card together. RR: Alliance. */
  'alliance',
  /** A basic thwart against the scheme uses ATK instead of THW. RR: Assault. */
  'assault',
  /** The minion keeps the player it is engaged with from attacking the villain. RR: Guard. */
  'guard',
  /** So much threat is placed on the card when it enters play. RR: Hinder X. */
  'hinder',
  /** The card places so much threat on the main scheme when it is revealed. RR: Incite X. */
  'incite',
  /**
   * Excess damage to a minion goes on to the villain, excess damage to an ally to the identity.
   * RR: Overkill.
   */
  'overkill',
  /** The minion keeps the player it is engaged with from thwarting the main scheme. RR: Patrol. */
  'patrol',
  /** The player resolves the card without help of the others. RR: Peril. */
  'peril',
  /** The card cannot leave play. RR: Permanent. */
  'permanent',
  /** The attack discards tough status cards first. RR: Piercing. */
  'piercing',
  /** The minion attacks when it engages a player in hero form. RR: Quickstrike. */
  'quickstrike',
  /** The attack ignores retaliate. RR: Ranged. */
  'ranged',
  /** A player can control at most two such cards. RR: Restricted. */
  'restricted',
  /** The character deals so much damage to its attacker. RR: Retaliate X. */
  'retaliate',
  /** The card begins the game in play. RR: Setup (Keyword). */
  'setup',
  /** The character cannot be stunned or confused. RR: Stalwart. */
  'stalwart',
  /** The character is stunned or confused only with two such cards. RR: Steady. */
  'steady',
  /** Another encounter card is revealed after this one. RR: Surge. */
  'surge',
  /** The card is discarded at the end of the round. RR: Temporary. */
  'temporary',
  /** The character enters play with a tough status card. RR: Toughness. */
  'toughness',
  /** The card goes to the victory display, not to a discard pile. RR: Victory X. */
  'victory',
  /** The minion gets a boost card when it activates. RR: Villainous. */
  'villainous',
  /** The character is discarded when it becomes stunned or confused. RR: Vulnerable. */
  'vulnerable',
] as const;
export type NumberedKeyword = (typeof KEYWORDS)[number];

export const ICONS = [
  /** The icon that places more threat in the villain phase. RR: Acceleration Icon. */
  'acceleration',
  /** The icon that adds a boost icon to boost cards. RR: Amplify Icon. */
  'amplify',
  /** The icon that protects the main scheme. RR: Crisis Icon. */
  'crisis',
  /** The icon that deals another encounter card. RR: Hazard Icon. */
  'hazard',
] as const;
export type Icon = (typeof ICONS)[number];

/** Traits that cards give or take away. All other traits are only ever printed. */
export const GAINED_TRAITS = [
  'Aerial',
  'Avenger',
  'Champion',
  'Giant',
  'Guardian',
  'Ice',
  'Metal',
  'Possessed',
  'Stone',
  'Tiny',
  'Wood',
] as const;
export type GainedTrait = (typeof GAINED_TRAITS)[number];
export type TraitStat = ReturnType<typeof traitStat<GainedTrait>>;

export const STATS = [
  ...POWERS,
  /** The hit points of a character. RR: Hit Points. */
  'hitPoints',
  /** Of an identity: how many cards its player draws up to. RR: Hand Size. */
  'handSize',
  /** Of an identity: how many allies its player may control. RR: Ally Limit. */
  'allyLimit',
  /** The ally does not count against the ally limit. RR: Ally Limit. */
  'outsideAllyLimit',
  /** The damage that an ally takes after it attacked. RR: Consequential Damage. */
  'atkConsequential',
  /** The damage that an ally takes after it thwarted. RR: Consequential Damage. */
  'thwConsequential',
  /** The resource cost of the card. RR: Cost. */
  'cost',
  /** Upgrades that are played on the card cost so much less. RR: Cost. */
  'lessForUpgrades',
  /** The boost icons of the card. RR: Boost Icon. */
  'boostIcons',
  /** The threat that the scheme enters play with. */
  'startingThreat',
  /** The threat at which the main scheme is completed. RR: Target Threat. */
  'targetThreat',
  /** The threat that the main scheme gets in step one of the villain phase. */
  'escalation',
  /** Damage that an event deals more, in every instance of it. */
  'eventDamage',
  /** Damage that the card deals is not prevented by tough status cards, and removes none. */
  'ignoresTough',
  /** Threat that an event removes more, in every instance of it. */
  'eventThwart',
  /** Damage that a character takes less, each time. */
  'lessDamage',
  /** Damage of attacks that a character takes less, each time. */
  'lessAttackDamage',
  /** Threat that is not placed when this enemy schemes. */
  'lessThreat',
  /** The threat that this enemy places as it schemes goes on the side scheme of its own set. */
  'schemesOnOwn',
  /** This enemy's attacks deal indirect damage. */
  'indirectAttacks',
  /** All damage from this character's attacks is prevented. RR: Prevent. */
  'attacksPrevented',
  /** The basic attacks of the character gain piercing. RR: Piercing. */
  'basicPiercing',
  /** The damage of the basic attack may be divided among several targets. */
  'dividesAttack',
  /** The threat of the basic thwart may be divided among several schemes. */
  'dividesThwart',
  /** The engaged player has to defend with an ally against this enemy's attacks. */
  'mustDefendWithAlly',
  /** The text box of the card counts as blank. RR: Text Box. */
  'blank',
  /** The card counts as a minion. */
  'countsAsMinion',
  /** The card counts as an ally. */
  'countsAsAlly',
  /** Of an identity: so many times a phase the top card of its player's deck can be played. */
  'playsDeckTop',
  /** The card can be played from its owner's discard pile on their turn. */
  'playsFromDiscard',
  /** Of an identity: its player resolves each When Revealed ability so many more times. */
  'whenRevealedAgain',
  /** The card, which lies under a card or is attached to one, can be played by that one's player. */
  'playableHere',
  ...KEYWORDS,
  ...ICONS,
  ...BANS,
  ...GAINED_TRAITS.map(traitStat),
] as const;

export type StatName = (typeof STATS)[number];
