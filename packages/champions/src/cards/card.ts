import type { Ability, Printed, Whole } from '@grimrule/kernel';
import { playedFromHand } from '@grimrule/kernel';
import type { ChampionsAbility } from '../vocabulary/builders.ts';
import { change, constant, theHost } from '../vocabulary/builders.ts';
import type { CardType } from '../vocabulary/card-types.ts';
import type { Facts, Terms } from './facts.ts';
import { perSeat, statsOf } from './printed-stats.ts';

export type { Faction, Facts, Keywords, Maximum, Terms } from './facts.ts';

/** Every field is there on every card; those that are not printed on it are undefined. */
export interface ChampionsCard extends Printed, Whole<Facts>, Whole<Terms> {
  readonly perSeat: readonly string[];
}

/** A card: its facts, what its text box says of it, and its abilities. */
export function card(
  printed: Facts & Terms,
  ...abilities: readonly ChampionsAbility[]
): ChampionsCard {
  const { type, schemeIcons } = printed;
  // An event is used by playing it.
  const own = type === 'event' ? abilities.map(playedFromHand) : abilities;
  const all = [...modifiersOf(printed), ...own];
  return printedCard(printed, printed, schemeIcons, type, backOf(type), all as readonly Ability[]);
}

/** The same side, which counts as one of another type. */
export const asType = (printed: ChampionsCard, type: CardType): ChampionsCard =>
  printedCard(printed, printed, printed.schemeIcons, type, printed.back, printed.abilities);

/**
 * The same side with an empty text box. RR: Text Box. Everything printed outside of it stays, and so
 * do traits; icons in it are abilities. That the players lose when a scheme is completed can never be
 * taken away. RR: Winning the Game.
 */
export function withoutText(printed: ChampionsCard): ChampionsCard {
  const { type, back, secondDeck, specialDeck, lostWhenCompleted } = printed;
  const kept = { secondDeck, specialDeck, lostWhenCompleted };
  const powers = modifiersOf(printed) as readonly Ability[];
  return printedCard(printed, kept, undefined, type, back, powers);
}

/** The one maker of printed cards. */
function printedCard(
  facts: Facts,
  terms: Terms,
  schemeIcons: Facts['schemeIcons'],
  type: CardType,
  back: string,
  // The kernel runs abilities of every game, so it knows them by their general type.
  abilities: readonly Ability[],
): ChampionsCard {
  return {
    code: facts.code,
    octgnId: facts.octgnId,
    name: facts.name,
    nameDe: facts.nameDe,
    subname: facts.subname,
    type,
    faction: facts.faction,
    set: facts.set,
    quantity: facts.quantity,
    deckLimit: facts.deckLimit,
    unique: facts.unique,
    cost: facts.cost,
    costPerHero: facts.costPerHero,
    resources: facts.resources,
    thw: facts.thw,
    atk: facts.atk,
    def: facts.def,
    rec: facts.rec,
    sch: facts.sch,
    thwConsequential: facts.thwConsequential,
    atkConsequential: facts.atkConsequential,
    health: facts.health,
    healthPerHero: facts.healthPerHero,
    handSize: facts.handSize,
    traits: facts.traits,
    boost: facts.boost,
    boostStar: facts.boostStar,
    baseThreat: facts.baseThreat,
    baseThreatPerHero: facts.baseThreatPerHero,
    threatTarget: facts.threatTarget,
    threatTargetPerHero: facts.threatTargetPerHero,
    escalationThreat: facts.escalationThreat,
    escalationPerHero: facts.escalationPerHero,
    schemeIcons,
    stage: facts.stage,
    otherSide: facts.otherSide,
    keywords: terms.keywords,
    unlistedKeywords: terms.unlistedKeywords,
    onlyIn: terms.onlyIn,
    onlyIf: terms.onlyIf,
    payOnlyWith: terms.payOnlyWith,
    spentOnlyIn: terms.spentOnlyIn,
    mode: terms.mode,
    anyControl: terms.anyControl,
    max: terms.max,
    giveTo: terms.giveTo,
    nemesis: terms.nemesis,
    counters: terms.counters,
    countedCounters: terms.countedCounters,
    secondDeck: terms.secondDeck,
    specialDeck: terms.specialDeck,
    lostWhenCompleted: terms.lostWhenCompleted,
    back,
    stats: statsOf(facts, terms.keywords, schemeIcons),
    perSeat: perSeat(facts, terms.keywords),
    abilities,
  };
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
