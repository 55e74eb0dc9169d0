import type { Ability } from '@grimrule/kernel';
import type { ChampionsCard } from '../cards/card.ts';
import { DESIGNS } from '../cards/designs.ts';

/**
 * What cards bring, read from their data as a reader would. Counted in points: one is as much as
 * one damage to the villain. These are rough guesses, made once for each printed side.
 */

/** What some acts are worth, however much of them is done. */
const ACTS: Readonly<Record<string, number>> = {
  ready: 2.5,
  cancel: 2.5,
  alter: 2.5,
  instead: 2.5,
  drawUpTo: 4,
  toHand: 1.2,
  putIntoPlay: 3,
  special: 4,
  takeControl: 3,
  declareDefender: 2,
  enemyAttacks: -2,
};

const STATUSES: Readonly<Record<string, number>> = { stunned: 3, confused: 2.5, tough: 3 };

/** What one of these is worth: threat removed, a hit point healed, a card drawn, a resource. */
const THREAT = 1.1;
const HIT_POINT = 0.7;
const CARD = 1.3;
const RESOURCE = 1.2;
/** What is done to all enemies is done to more than one on average. */
const ALL = 1.5;
/** A card that only pays pays for more than others do. */
const RESOURCE_CARD = 0.8;
/** A number that depends on the game is guessed. */
const UNKNOWN = 3;

type Node = Readonly<Record<string, unknown>>;

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** A number that a card speaks of, on average. */
function amountOf(node: unknown): number {
  if (typeof node === 'number') return node;
  if (!isNode(node)) return 1;
  if (node.amount === 'if') return (amountOf(node.yes) + amountOf(node.no)) / 2;
  if (node.amount === 'sum' && Array.isArray(node.of)) return sum(node.of.map(amountOf));
  if (node.amount === 'atMost') return Math.min(amountOf(node.most), 2 * UNKNOWN);
  return UNKNOWN;
}

const isIn = (cards: unknown, ...sources: readonly string[]) =>
  isNode(cards) && typeof cards.in === 'string' && sources.includes(cards.in);

/** What damage brings: own characters are spared it. */
function hitGain(hit: unknown): number {
  if (!isNode(hit)) return 0;
  const amount = amountOf(hit.amount);
  if (isIn(hit.to, 'you') || (isNode(hit.to) && hit.to.ref === 'this')) return -HIT_POINT * amount;
  return isIn(hit.to, 'enemies') ? ALL * amount : amount;
}

function actGain(act: Node): number {
  switch (act.do) {
    case 'damage':
      return Array.isArray(act.hits) ? sum(act.hits.map(hitGain)) : 0;
    case 'removeThreat':
      return THREAT * amountOf(act.amount);
    case 'heal':
      return HIT_POINT * amountOf(act.amount);
    case 'moveDamage':
      return (1 + HIT_POINT) * amountOf(act.amount);
    case 'draw':
      return CARD * amountOf(act.count);
    case 'generate':
      return Array.isArray(act.resources) ? RESOURCE * act.resources.length : 0;
    case 'generateLike':
      return RESOURCE;
    case 'giveStatus':
      return STATUSES[String(act.status)] ?? 0;
    case 'lasting':
      return modifierGain(act.modifier);
    default:
      return ACTS[String(act.do)] ?? 0;
  }
}

/** What an effect brings with all its parts; of several to choose from the best. */
export function gainOf(effect: unknown): number {
  if (!isNode(effect)) return 0;
  const parts = Array.isArray(effect.effects) ? effect.effects.map(gainOf) : [];
  if (effect.do === 'either') return Math.max(0, ...parts);
  return actGain(effect) + sum(parts) + gainOf(effect.effect) + gainOf(effect.body);
}

/** What one more of a stat brings in a round. */
const STATS: Readonly<Record<string, number>> = {
  atk: 1,
  thw: 1,
  def: 0.7,
  handSize: CARD,
  cost: -RESOURCE,
  allyLimit: 0.5,
};

function modifierGain(modifier: unknown): number {
  if (!isNode(modifier) || modifier.op !== 'add') return 0;
  return (STATS[String(modifier.stat)] ?? 0) * amountOf(modifier.by);
}

/** How many rounds something is in use, and how often something that waits comes about. */
const ROUNDS = 4;
const OCCASIONS = 2;

/** What an ability of a card in play brings while it lies there. */
function lastingGain(ability: Ability, { keywords }: ChampionsCard): number {
  if (ability.kind === 'constant') {
    return sum(
      ability.modifiers.map((each) =>
        each.stat === 'hitPoints' ? HIT_POINT * amountOf(each.by) : ROUNDS * modifierGain(each),
      ),
    );
  }
  if (ability.kind === 'additionalCost') return 0;
  const cost: unknown = 'cost' in ability ? ability.cost : undefined;
  const gain = gainOf(ability.effect) + Math.min(0, gainOf(cost));
  if (ability.kind === 'called') return ability.call === 'special' ? OCCASIONS * gain : gain;
  const paid = JSON.stringify(cost ?? null);
  if (paid.includes('"discard"')) return gain;
  if (paid.includes('"removeCounters"')) return gain * (keywords?.uses?.count ?? OCCASIONS);
  return gain * (ability.kind === 'action' ? ROUNDS : OCCASIONS);
}

/** What an ally that is about to be lost is still worth: an attack that he takes. */
const BLOCK = 3.5;

/** What it brings to play a card, before what it costs. */
function cardGain(card: ChampionsCard): number {
  const { type, abilities, health = 0, atk = 0, thw = 0 } = card;
  if (type === 'event')
    return sum(abilities.map((each) => gainOf('effect' in each && each.effect)));
  if (type !== 'ally') return sum(abilities.map((each) => lastingGain(each, card)));
  const entering = abilities.map((each) => gainOf('effect' in each && each.effect));
  return BLOCK + Math.max(atk, thw, 1) * Math.max(1, health - 1) + Math.max(0, ...entering);
}

const GAINS: readonly number[] = DESIGNS.map((card) =>
  card.faction === 'encounter' ? 0 : cardGain(card),
);

/** What it brings to play a card of this design. */
export const gainOfDesign = (design: number): number => GAINS[design] ?? 0;

/** What has to be given for an ability: resources, cards, damage, or the card itself. */
export function priceOf(cost: unknown): number {
  if (!isNode(cost)) return 0;
  const parts = Array.isArray(cost.effects) ? sum(cost.effects.map(priceOf)) : 0;
  const own =
    cost.do === 'spend' && Array.isArray(cost.resources) ? RESOURCE * cost.resources.length : 0;
  const lost = cost.do === 'discard' || cost.do === 'removeCounters' ? 1 : 0;
  return parts + own + lost - Math.min(0, actGain(cost)) + priceOf(cost.body);
}

/** What a card in hand is worth besides the resources it gives. */
const KEEP: readonly number[] = DESIGNS.map(({ type, cost = 0 }, design) =>
  type === 'resource' ? RESOURCE_CARD : Math.max(0, gainOfDesign(design) - RESOURCE * cost),
);

export const keepWorth = (design: number): number => KEEP[design] ?? 0;

/** What a card in hand is worth for another turn: to be played, or to pay for others. */
const HELD: readonly number[] = DESIGNS.map(({ resources = {} }, design) =>
  Math.max(keepWorth(design), RESOURCE * sum(Object.values(resources))),
);

export const heldWorth = (design: number): number => HELD[design] ?? 0;

/** The damage that an effect does to all enemies at once. */
export function sweepOf(effect: unknown): number {
  if (!isNode(effect)) return 0;
  if (effect.do !== 'damage' || !Array.isArray(effect.hits)) return sweepOf(effect.body);
  const all = effect.hits.filter((hit) => isNode(hit) && isIn(hit.to, 'enemies'));
  return sum(all.map((hit) => amountOf(isNode(hit) && hit.amount)));
}
