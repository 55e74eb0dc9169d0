import type { Ability } from '@grimrule/kernel';
import { byDesign } from '../cards/by-design.ts';
import type { ChampionsCard } from '../cards/card.ts';

/**
 * The gain of cards, read from their data. One point is as much as one damage to the villain. These
 * are rough guesses, made once for each printed side.
 */

/** The worth of some acts, however much of them is done. */
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
  enemySchemes: -3,
  surge: -3,
};

const STATUSES: Readonly<Record<string, number>> = { stunned: 3, confused: 2.5, tough: 3 };

/** The worth of one threat removed, hit point healed, card drawn, resource. */
const THREAT = 1.1;
const HIT_POINT = 0.7;
const CARD = 1.3;
const RESOURCE = 1.2;
/** The cost of exhausting a character. */
const EXHAUSTED = -2.5;
/** The cost of an encounter card, or of a new minion with one hit point. */
const ENCOUNTER = 2.5;
const DRONE = 1.6;
/** An effect on all enemies hits more than one on average. */
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

const isThis = (cards: unknown) => isNode(cards) && cards.ref === 'this';

/** The gain of damage, negative for a player's own characters. */
function hitGain(hit: unknown): number {
  if (!isNode(hit)) return 0;
  const amount = amountOf(hit.amount);
  if (isIn(hit.to, 'you') || isThis(hit.to)) return -HIT_POINT * amount;
  return isIn(hit.to, 'enemies') ? ALL * amount : amount;
}

function actGain(act: Node): number {
  switch (act.do) {
    case 'damage':
      return Array.isArray(act.hits) ? sum(act.hits.map(hitGain)) : 0;
    case 'removeThreat':
      return THREAT * amountOf(act.amount);
    case 'exhaust':
      return isThis(act.cards) ? 0 : EXHAUSTED;
    case 'placeThreat':
      return -THREAT * amountOf(act.amount);
    case 'deal':
      return -ENCOUNTER * amountOf(act.count);
    case 'drone':
      return -DRONE * amountOf(act.count);
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

/** The gain of an effect with all its parts; of several to choose from, the best. */
export function gainOf(effect: unknown): number {
  if (!isNode(effect)) return 0;
  const parts = Array.isArray(effect.effects) ? effect.effects.map(gainOf) : [];
  if (effect.do === 'either') return Math.max(0, ...parts);
  return actGain(effect) + sum(parts) + gainOf(effect.effect) + gainOf(effect.body);
}

/** How much of something an effect does with all its parts. */
function totalOf(effect: unknown, of: (act: Node) => number): number {
  if (!isNode(effect)) return 0;
  const parts = Array.isArray(effect.effects) ? effect.effects : [effect.effect, effect.body];
  return of(effect) + sum(parts.map((part) => totalOf(part, of)));
}

/** The threat that an effect places. */
export const threatIn = (effect: unknown): number =>
  totalOf(effect, (act) => (act.do === 'placeThreat' ? amountOf(act.amount) : 0));

/** The damage that an effect does to its own player. */
export const woundsIn = (effect: unknown): number =>
  totalOf(effect, ({ hits }) =>
    Array.isArray(hits)
      ? sum(hits.map((hit) => (isNode(hit) && isIn(hit.to, 'you') ? amountOf(hit.amount) : 0)))
      : 0,
  );

/** The gain of one more point of a stat in a round. */
const STATS: Readonly<Record<string, number>> = {
  atk: 1,
  thw: 1,
  def: 0.25,
  handSize: CARD,
  cost: -RESOURCE,
  allyLimit: 0.5,
};

function modifierGain(modifier: unknown): number {
  if (!isNode(modifier) || modifier.op !== 'add') return 0;
  return (STATS[String(modifier.stat)] ?? 0) * amountOf(modifier.by);
}

/** The cost of losing the card itself, or of bringing it nearer to that. */
const USED_UP = 1;

/** The price of an ability: resources, cards, damage, or the card itself. */
export function priceOf(cost: unknown): number {
  if (!isNode(cost)) return 0;
  const parts = Array.isArray(cost.effects) ? sum(cost.effects.map(priceOf)) : 0;
  const own =
    cost.do === 'spend' && Array.isArray(cost.resources) ? RESOURCE * cost.resources.length : 0;
  return parts + own + lostBy(cost) - Math.min(0, actGain(cost)) + priceOf(cost.body);
}

/** Cards are discarded from hand, or the card itself is used up. */
function lostBy(cost: Node): number {
  if (cost.do === 'discard' || cost.do === 'removeCounters') return USED_UP;
  const cards = cost.do === 'choose' && isIn(cost.from, 'yourHand') ? Number(cost.most ?? 1) : 0;
  return RESOURCE * Math.max(0, Math.min(cards, UNKNOWN) - 1);
}

/** How much of the price is that the card itself is used up. */
function usedUpBy(cost: unknown): number {
  if (!isNode(cost)) return 0;
  if (Array.isArray(cost.effects)) return sum(cost.effects.map(usedUpBy));
  const own = cost.do === 'removeCounters' || (cost.do === 'discard' && isThis(cost.cards));
  return own ? USED_UP : 0;
}

/** How many rounds something is in use, and how often something that waits comes about. */
const ROUNDS = 4;
const OCCASIONS = 2;
/** How often something is used that only alter-egos can do, and how long allies keep what they have. */
const HIDINGS = 1.3;
const ALLY_ROUNDS = 2;

/** Whether something that is done takes the card itself out of play. */
function usesUp(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.do === 'discard' && isThis(node.cards)) return true;
  return Object.values(node).some(usesUp);
}

const isAttachedTo = ({ abilities }: ChampionsCard, ...sources: readonly string[]) =>
  abilities.some(
    (each) => each.kind === 'called' && each.call === 'attach' && choosesFrom(each.effect, sources),
  );

const choosesFrom = (effect: unknown, sources: readonly string[]) =>
  isNode(effect) && isIn(effect.from, ...sources);

const onlyAsAlterEgo = (ability: Ability) =>
  'when' in ability && isNode(ability.when) && (ability.when as Node).form === 'alterEgo';

/** For how many rounds a card changes what others can do. */
function roundsInUse(card: ChampionsCard): number {
  const { abilities } = card;
  if (abilities.some((each) => each.kind === 'triggered' && isForced(each) && usesUp(each)))
    return 1;
  return isAttachedTo(card, 'allies') ? ALLY_ROUNDS : ROUNDS;
}

const isForced = ({ level }: { readonly level: string }) => level.startsWith('forced');

/** The gain of an ability of a card in play while the card stays in play. */
function lastingGain(ability: Ability, card: ChampionsCard): number {
  if (ability.kind === 'constant') {
    // A cost or a condition is no gain.
    if (ability.wherever) return 0;
    const rounds = roundsInUse(card);
    return sum(
      ability.modifiers.map((each) =>
        each.stat === 'hitPoints' ? HIT_POINT * amountOf(each.by) : rounds * modifierGain(each),
      ),
    );
  }
  if (ability.kind === 'additionalCost') return 0;
  const cost: unknown = 'cost' in ability ? ability.cost : undefined;
  const gain = Math.max(0, gainOf(ability.effect) - priceOf(cost) + usedUpBy(cost));
  if (ability.kind === 'called') return ability.call === 'special' ? OCCASIONS * gain : gain;
  if (usesUp(ability) || isAttachedTo(card, 'enemies', 'minions')) return gain;
  const { uses } = card.keywords ?? {};
  if (uses) return gain * uses.count;
  if (ability.kind !== 'action') return OCCASIONS * gain;
  return gain * (onlyAsAlterEgo(ability) ? HIDINGS : ROUNDS);
}

/** The rest of the worth of an ally that is about to be lost: he can still block an attack. */
const BLOCK = 3.5;
/** How often an ally uses his powers at most. */
const ALLY_TURNS = 3;

/** Whether a card is discarded at the end of the round anyway. */
function leavesSoon({ abilities }: ChampionsCard): boolean {
  return abilities.some((each) => 'effect' in each && isGoneSoon(each.effect));
}

function isGoneSoon(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.do === 'later' && node.on === 'roundEnds' && isNode(node.effect)) {
    return node.effect.do === 'discard';
  }
  return Array.isArray(node.effects) && node.effects.some(isGoneSoon);
}

/** Whether a card of this design is gone at the end of the round in which it came. */
export const isGoneByRoundEnd = byDesign(leavesSoon, false);

/** The gain of playing a card, without its cost. */
function cardGain(card: ChampionsCard): number {
  const { type, abilities, health = 0, atk = 0, thw = 0 } = card;
  if (type === 'event')
    return sum(abilities.map((each) => gainOf('effect' in each && each.effect)));
  if (type !== 'ally') return sum(abilities.map((each) => lastingGain(each, card)));
  const entering = abilities.map((each) =>
    each.kind === 'triggered' && each.on === 'entered' ? gainOf(each.effect) : 0,
  );
  const turns = leavesSoon(card) ? 1 : Math.min(ALLY_TURNS, Math.max(1, health - 1));
  return BLOCK + Math.max(atk, thw, 1) * turns + Math.max(0, ...entering);
}

/** Whether a card is attached to enemies, so that it waits for one that is worth it. */
export const isForEnemies = byDesign((card) => isAttachedTo(card, 'enemies', 'minions'), false);

/** The gain of playing a card of this design. */
export const gainOfDesign = byDesign(
  (card) => (card.faction === 'encounter' ? 0 : cardGain(card)),
  0,
);

/** The worth of a card in hand besides its resources. */
export const keepWorth = byDesign(
  ({ type, cost = 0 }, design) =>
    type === 'resource' ? RESOURCE_CARD : Math.max(0, gainOfDesign(design) - RESOURCE * cost),
  0,
);

/** The worth of keeping a card for another turn: to play it, or to pay for others. */
export const heldWorth = byDesign(
  ({ resources = {} }, design) =>
    Math.max(keepWorth(design), RESOURCE * sum(Object.values(resources))),
  0,
);

/** The damage that an effect does to all enemies at once. */
export function sweepOf(effect: unknown): number {
  if (!isNode(effect)) return 0;
  if (effect.do !== 'damage' || !Array.isArray(effect.hits)) return sweepOf(effect.body);
  const all = effect.hits.filter((hit) => isNode(hit) && isIn(hit.to, 'enemies'));
  return sum(all.map((hit) => amountOf(isNode(hit) && hit.amount)));
}
