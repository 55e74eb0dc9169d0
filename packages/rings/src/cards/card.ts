import type { Ability, Lax, Printed, Whole } from '@grimrule/kernel';
import { playedFromHand, traitStat } from '@grimrule/kernel';
import type { RingsAbility } from '../vocabulary/builders.ts';
import type { CardType } from '../vocabulary/card-types.ts';
import type { Keyword, Sphere } from '../vocabulary/stats.ts';
import { iconStat, KEYWORDS, SPHERES, STATS } from '../vocabulary/stats.ts';

/** The printed facts of a card, in the field names of the public card databases. */
export type Facts = Lax<PrintedFacts>;

interface PrintedFacts {
  readonly id: string;
  readonly ringsdbCode?: string;
  readonly guid: string;
  readonly name: string;
  /** The German title, where the German rulebook uses one. */
  readonly nameDe?: string;
  /** The title of the other side of a quest or campaign card. */
  readonly nameB?: string;
  readonly type: CardType;
  readonly quantityRevised: number;
  readonly quantityEasy?: number;
  readonly unique?: boolean;
  readonly sphere?: Sphere | 'Neutral' | 'Boon' | 'Burden';
  /** −1 is an X. */
  readonly cost?: number;
  readonly threatCost?: number;
  readonly willpower?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly hitPoints?: number;
  readonly engagementCost?: number;
  /** −1 is an X. */
  readonly threatStrength?: number;
  readonly questPoints?: number;
  readonly stage?: number;
  readonly encounterSet?: string;
  readonly victory?: number;
  readonly traits?: readonly string[];
  readonly campaignClass?: 'boon' | 'burden';
}

/** The other lines of a card's text box before its abilities. */
export type Terms = Lax<PrintedTerms>;

interface PrintedTerms {
  readonly keywords?: Partial<Record<Keyword, number | true>>;
  /** All resources for it have to come from different heroes. */
  readonly fromDifferentHeroes?: boolean;
  /** So many copies may be played in a round, or be attached to one card. */
  readonly max?: { readonly times: number; readonly per: 'round' | 'host' };
  /** When it is detached, or would leave play otherwise, it goes back to the staging area. */
  readonly returnsToStaging?: boolean;
  /** Where it goes instead of a discard pile. */
  readonly leavesTo?: 'encounterDeckTop' | 'removed';
  /** The first player controls it. */
  readonly goesWithFirstPlayer?: boolean;
  /** Of a campaign card: titles of the boons and burdens that are set aside for its scenario. */
  readonly setsAside?: readonly string[];
  /** Stays in the pool for the next campaign; or each player has one there if another card stays. */
  readonly carriesOver?: true | { readonly with: string };
  /** The next stage is a random one of several. */
  readonly nextAtRandom?: boolean;
  /** The stage is not ended by progress. */
  readonly noProgress?: boolean;
}

/** Every field is there on every card; those that are not printed on it are undefined. */
export interface RingsCard extends Printed, Whole<Facts>, Whole<Terms> {
  readonly hasShadowEffect: boolean;
}

/** A card: its facts, what its text box says of it, and its abilities. */
export function card(printed: Facts & Terms, ...abilities: readonly RingsAbility[]): RingsCard {
  // An event is used by playing it.
  const all = printed.type === 'Event' ? abilities.map(playedFromHand) : abilities;
  return printedCard(printed, printed, printed.traits, all as readonly Ability[]);
}

/** RR: Blank. Abilities, keywords and traits are gone; Victory X is not part of the text box. */
export function withoutText(printed: RingsCard): RingsCard {
  const { goesWithFirstPlayer, setsAside, carriesOver } = printed;
  const left = { goesWithFirstPlayer, setsAside, carriesOver };
  return printedCard(printed, left, undefined, []);
}

/** The one maker of printed cards. */
function printedCard(
  facts: Facts,
  terms: Terms,
  traits: Facts['traits'],
  // The kernel runs abilities of every game, so it knows them by their general type.
  abilities: readonly Ability[],
): RingsCard {
  return {
    id: facts.id,
    ringsdbCode: facts.ringsdbCode,
    guid: facts.guid,
    name: facts.name,
    nameDe: facts.nameDe,
    nameB: facts.nameB,
    type: facts.type,
    quantityRevised: facts.quantityRevised,
    quantityEasy: facts.quantityEasy,
    unique: facts.unique,
    sphere: facts.sphere,
    cost: facts.cost,
    threatCost: facts.threatCost,
    willpower: facts.willpower,
    attack: facts.attack,
    defense: facts.defense,
    hitPoints: facts.hitPoints,
    engagementCost: facts.engagementCost,
    threatStrength: facts.threatStrength,
    questPoints: facts.questPoints,
    stage: facts.stage,
    encounterSet: facts.encounterSet,
    victory: facts.victory,
    traits,
    campaignClass: facts.campaignClass,
    keywords: terms.keywords,
    fromDifferentHeroes: terms.fromDifferentHeroes,
    max: terms.max,
    returnsToStaging: terms.returnsToStaging,
    leavesTo: terms.leavesTo,
    goesWithFirstPlayer: terms.goesWithFirstPlayer,
    setsAside: terms.setsAside,
    carriesOver: terms.carriesOver,
    nextAtRandom: terms.nextAtRandom,
    noProgress: terms.noProgress,
    code: facts.id,
    back: backOf(facts),
    stats: statsOf(facts, traits, terms.keywords),
    abilities,
    hasShadowEffect: abilities.some((each) => each.kind === 'called' && each.call === 'shadow'),
  };
}

function backOf({ type, sphere, campaignClass }: Facts): string {
  if (type === 'Hero') return 'hero';
  if (type === 'Quest') return 'quest';
  if (type === 'Campaign') return 'campaign';
  if (type === 'Player') return 'dial';
  if (campaignClass === 'boon' && sphere === 'Boon' && type !== 'Objective Ally') return 'player';
  return sphere === undefined || sphere === 'Burden' || type === 'Objective Ally'
    ? 'encounter'
    : 'player';
}

function statsOf(
  printed: Facts,
  traits: Facts['traits'] = [],
  keywords: NonNullable<Terms['keywords']> = {},
): Record<string, number> {
  const { type, sphere } = printed;
  const stats: Record<string, number> = {
    willpower: printed.willpower ?? 0,
    attack: printed.attack ?? 0,
    defense: printed.defense ?? 0,
    hitPoints: printed.hitPoints ?? 0,
    cost: Math.max(0, printed.cost ?? 0),
    threatCost: printed.threatCost ?? 0,
    threat: Math.max(0, printed.threatStrength ?? 0),
    engagementCost: printed.engagementCost ?? 0,
    questPoints: printed.questPoints ?? 0,
    income: type === 'Hero' ? 1 : 0,
    refreshThreat: type === 'Player' ? 1 : 0,
  };
  for (const keyword of KEYWORDS) stats[keyword] = Number(keywords[keyword] ?? 0);
  stats.victory = printed.victory ?? 0;
  for (const each of SPHERES) {
    if (sphere === each) stats[iconStat(each)] = 1;
  }
  for (const trait of traits) {
    const stat = traitStat(trait);
    if ((STATS as readonly string[]).includes(stat)) stats[stat] = 1;
  }
  return stats;
}
