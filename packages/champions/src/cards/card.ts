import type { Ability, Printed } from '@grimrule/kernel';
import type { ChampionsAbility } from '../vocabulary/builders.ts';
import { change, constant, theHost } from '../vocabulary/builders.ts';
import type { CardType, Form, GivenForm, Mode, Resource } from '../vocabulary/nodes.ts';
import type { Icon, NumberedKeyword } from '../vocabulary/stats.ts';
import { KEYWORDS, STATS, traitStat } from '../vocabulary/stats.ts';

export type Faction =
  | 'hero'
  | 'aggression'
  | 'justice'
  | 'leadership'
  | 'protection'
  | 'basic'
  | 'encounter';

/** The number of a keyword that is printed for each player. */
interface PerPlayer {
  readonly perPlayer: number;
}

/** Keywords; those with a number have it here, the others are just there. */
export interface Keywords extends Partial<Record<NumberedKeyword, number | true | PerPlayer>> {
  readonly uses?: { readonly count: number; readonly counter: string };
  /** The trait of its comrades. */
  readonly teamwork?: string;
  /** The two characters. */
  readonly teamUp?: readonly [string, string];
  /** The title of the card that brings it into play. */
  readonly linked?: string;
  readonly requirement?: readonly Resource[];
  /** The kind of form it gives its identity. */
  readonly form?: GivenForm['given'];
}

/**
 * How many copies there may be: in play for each player or each host, in a deck, played in a time,
 * or used for one and the same occurrence.
 */
export interface Maximum {
  readonly times: number;
  readonly per: 'player' | 'host' | 'deck' | 'round' | 'phase' | 'instance';
}

/** The printed facts of a card, in the field names of the public card databases. */
export interface Facts {
  readonly code: string;
  readonly octgnId: string;
  readonly name: string;
  readonly nameDe: string;
  readonly subname?: string;
  readonly type: CardType;
  readonly faction: Faction;
  readonly set?: string;
  readonly quantity: number;
  readonly deckLimit?: number;
  readonly unique?: boolean;
  readonly cost?: number;
  readonly costPerHero?: boolean;
  readonly resources?: Readonly<Partial<Record<Resource, number>>>;
  /** A missing power is a printed dash, −1 is an X. */
  readonly thw?: number;
  readonly atk?: number;
  readonly def?: number;
  readonly rec?: number;
  readonly sch?: number;
  readonly thwConsequential?: number;
  readonly atkConsequential?: number;
  readonly health?: number;
  readonly healthPerHero?: boolean;
  readonly handSize?: number;
  readonly traits?: readonly string[];
  readonly boost?: number;
  readonly boostStar?: boolean;
  readonly baseThreat?: number;
  readonly baseThreatPerHero?: boolean;
  readonly threatTarget?: number;
  readonly threatTargetPerHero?: boolean;
  readonly escalationThreat?: number;
  readonly escalationPerHero?: boolean;
  readonly schemeIcons?: Readonly<Partial<Record<Icon, number>>>;
  readonly stage?: string;
  /** The code of the other side. */
  readonly otherSide?: string;
}

interface Counters {
  readonly count: number;
  readonly counter: string;
  /** So many for each player. */
  readonly perPlayer?: boolean;
}

/** The other lines of a card's text box before its abilities. */
export interface Terms {
  readonly keywords?: Keywords;
  /** The card has its keywords, but they are printed in such a way that card lists miss them. */
  readonly unlistedKeywords?: boolean;
  /** Can be played and put into play in this form only: hero, alter-ego, or one that cards give. */
  readonly onlyIn?: Form | GivenForm;
  /** A side that is used in this mode only; the other side is for the other mode. */
  readonly mode?: Mode;
  /** May be played under any player's control. */
  readonly anyControl?: boolean;
  readonly max?: Maximum;
  /** An obligation: the alter-ego whose player it is given to. */
  readonly giveTo?: string;
  /** Of several minions or side schemes of a nemesis set, the one that the set is about. */
  readonly nemesis?: boolean;
  /** Counters it enters play with, besides `uses`. */
  readonly counters?: Counters;
  /** Belongs to a second deck of its player or of the scenario. */
  readonly specialDeck?: boolean;
  /** Ends the game if this main scheme is completed. */
  readonly lostWhenCompleted?: boolean;
}

export interface ChampionsCard extends Printed, Facts, Terms {
  readonly abilities: readonly Ability[];
}

/** A card: its facts, what its text box says of it, and its abilities. */
export function card(
  printed: Facts & Terms,
  ...abilities: readonly ChampionsAbility[]
): ChampionsCard {
  return {
    ...printed,
    back: backOf(printed.type),
    stats: statsOf(printed),
    perSeat: perSeat(printed),
    // The kernel runs abilities of every game, so it knows them by their general type.
    abilities: [
      ...modifiersOf(printed),
      ...abilities.map((each) => fromHand(printed, each)),
    ] as readonly Ability[],
  };
}

/** An event is used by playing it. */
function fromHand({ type }: Facts, ability: ChampionsAbility): ChampionsAbility {
  const usable = ability.kind === 'action' || ability.kind === 'triggered';
  return type === 'event' && usable ? { ...ability, from: 'hand' } : ability;
}

/** Powers printed on an attachment change those of the character it is attached to. */
function modifiersOf({ type, atk, sch, thw }: Facts): readonly ChampionsAbility[] {
  if (type !== 'attachment') return [];
  const changes = [
    ...(atk ? [change('atk', theHost, atk)] : []),
    ...(sch ? [change('sch', theHost, sch)] : []),
    ...(thw ? [change('thw', theHost, thw)] : []),
  ];
  return changes.length > 0 ? [constant(...changes)] : [];
}

const PLAYER_TYPES: readonly CardType[] = [
  'ally',
  'event',
  'resource',
  'support',
  'upgrade',
  'player_side_scheme',
];

function backOf(type: CardType): string {
  if (PLAYER_TYPES.includes(type)) return 'player';
  if (type === 'hero' || type === 'alter_ego') return 'identity';
  if (type === 'villain') return 'villain';
  return type === 'main_scheme' ? 'main scheme' : 'encounter';
}

const NAMES_OF_STATS: ReadonlySet<string> = new Set(STATS);

function statsOf(printed: Facts & Terms): Record<string, number> {
  const { thw, atk, def, rec, sch, health, handSize, cost, boost, keywords } = printed;
  const stats: Record<string, number> = {
    hitPoints: health ?? 0,
    handSize: handSize ?? 0,
    allyLimit: handSize === undefined ? 0 : ALLY_LIMIT,
    cost: cost ?? 0,
    boostIcons: boost ?? 0,
    startingThreat: printed.baseThreat ?? 0,
    targetThreat: printed.threatTarget ?? 0,
    escalation: printed.escalationThreat ?? 0,
    ...printed.schemeIcons,
  };
  // A power that is an X is defined by the text box; until then it is nothing.
  const powers = printed.type === 'attachment' ? {} : { thw, atk, def, rec, sch };
  for (const [power, value] of Object.entries(powers)) stats[power] = Math.max(0, value ?? 0);
  if (keywords) {
    for (const keyword of KEYWORDS) stats[keyword] = keywordNumber(keywords, keyword);
  }
  for (const trait of printed.traits ?? []) {
    const stat = traitStat(trait);
    if (NAMES_OF_STATS.has(stat)) stats[stat] = 1;
  }
  return stats;
}

/** The number printed after a keyword; 1 if none is printed, 0 without the keyword. */
export function keywordNumber(keywords: Keywords, keyword: NumberedKeyword): number {
  const number = keywords[keyword] ?? 0;
  return typeof number === 'object' ? number.perPlayer : Number(number);
}

export const isPerPlayer = (keywords: Keywords, keyword: NumberedKeyword) =>
  typeof keywords[keyword] === 'object';

/** RR: Ally Limit. */
const ALLY_LIMIT = 3;

function perSeat(printed: Facts & Terms): readonly string[] {
  const { keywords } = printed;
  return [
    ...(keywords ? KEYWORDS.filter((keyword) => isPerPlayer(keywords, keyword)) : []),
    ...(printed.costPerHero ? ['cost'] : []),
    ...(printed.healthPerHero ? ['hitPoints'] : []),
    ...(printed.baseThreatPerHero ? ['startingThreat'] : []),
    ...(printed.threatTargetPerHero ? ['targetThreat'] : []),
    ...(printed.escalationPerHero ? ['escalation'] : []),
  ];
}
