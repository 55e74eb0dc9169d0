import type { Ability, CardId } from '@grimrule/kernel';
import { cardOf } from '@grimrule/kernel';
import type { RingsCard } from '../cards/card.ts';
import { DESIGNS } from '../cards/designs.ts';
import type { RingsState } from '../table.ts';
import { amountOf, findDeed, isNode, isThis, sourceOf, sum } from './reading.ts';

/**
 * The worth of cards, read from their data. One point is as much as a progress token on the quest.
 * These are rough guesses, made once for each design.
 */

/** The worth of a resource, a card in hand, a threat, a damage and a healed hit point. */
export const RESOURCE = 1.1;
const CARD = 1;
export const THREAT = 0.8;
const DAMAGE = 0.9;
const HIT_POINT = 0.6;
const PROGRESS = 1;
/** An effect on several cards hits two on average. */
const SEVERAL = 2;

const ENEMIES: readonly string[] = [
  'enemies',
  'engagedEnemies',
  'yourEngagedEnemies',
  'stagedEnemies',
];

/** The worth of some acts, however much of them is done. */
const ACTS: Readonly<Record<string, number>> = {
  ready: 1.5,
  putIntoPlay: 3,
  toHand: CARD,
  instead: 2,
  attackNow: 1.5,
  addToStaging: 1.5,
  engage: 0.3,
  shuffleIn: -0.5,
  enemyAttacks: -3,
  look: 0.4,
};

const STATS: Readonly<Record<string, number>> = {
  willpower: 1,
  attack: 0.7,
  defense: 0.7,
  hitPoints: 0.3,
  threat: -0.7,
  cannotAttack: 1.5,
};

function modifierGain(modifier: unknown): number {
  if (!isNode(modifier)) return 0;
  if (modifier.op === 'fix') return PROGRESS;
  return (STATS[String(modifier.stat)] ?? 0) * amountOf(modifier.by);
}

function hitGain(hit: unknown): number {
  if (!isNode(hit)) return 0;
  const many = ENEMIES.includes(sourceOf(hit.to)) ? SEVERAL : 1;
  return many * DAMAGE * amountOf(hit.amount);
}

function actGain(act: Readonly<Record<string, unknown>>): number {
  switch (act.do) {
    case 'damage':
      return Array.isArray(act.hits) ? sum(act.hits.map(hitGain)) : 0;
    case 'heal':
      return HIT_POINT * amountOf(act.amount ?? 3);
    case 'draw':
      return CARD * amountOf(act.count);
    case 'putCounters':
      return act.counter === 'resource' ? RESOURCE * amountOf(act.count) : 0;
    case 'progress':
      return PROGRESS * amountOf(act.count);
    case 'removeThreat':
      return THREAT * amountOf(act.amount);
    case 'placeThreat':
      return -THREAT * amountOf(act.amount);
    case 'lasting':
      return modifierGain(act.modifier);
    case 'discard':
      return isThis(act.cards) ? 0 : -CARD;
    case 'removeCounters':
      return act.counter === 'resource' ? -RESOURCE * amountOf(act.count) : 0;
    default:
      return ACTS[String(act.do)] ?? 0;
  }
}

/** The gain of an effect with all its parts; of several to choose from, the best. */
export function gainOf(effect: unknown): number {
  if (!isNode(effect)) return 0;
  const parts = Array.isArray(effect.effects) ? effect.effects.map(gainOf) : [];
  if (effect.do === 'either') return Math.max(0, ...parts);
  const many = effect.do === 'each' ? SEVERAL : 1;
  return actGain(effect) + sum(parts) + gainOf(effect.effect) + many * gainOf(effect.body);
}

/** How many rounds something is in use, and how often something that waits comes about. */
const ROUNDS = 4;
const OCCASIONS = 1.5;

const costOf = (ability: Ability): unknown => ('cost' in ability ? ability.cost : undefined);

/** Whether an ability is used by exhausting its card. */
export function exhaustsItself(ability: Ability): boolean {
  return isThis(findDeed(costOf(ability), 'exhaust')?.cards);
}

/** The gain of an ability of a card in play while the card stays in play. */
function lastingGain(ability: Ability): number {
  if (ability.kind === 'constant') return ROUNDS * sum(ability.modifiers.map(modifierGain));
  if (ability.kind !== 'action' && ability.kind !== 'triggered') return 0;
  const gain = gainOf(ability.effect) + Math.min(0, gainOf(costOf(ability)));
  if (ability.kind === 'triggered') return ability.on === 'entered' ? gain : OCCASIONS * gain;
  return Math.max(0, ROUNDS * gain);
}

/** The worth of a character's best power in a round, and of its hit points. */
const ALLY = 1;
const POWER = 1.4;
const REST = 0.3;
const BODY = 0.7;
/** How much more willpower is worth than attack. */
const WILLPOWER = 1.2;

function allyGain({ willpower = 0, attack = 0, defense = 0, hitPoints = 0, abilities }: RingsCard) {
  const best = Math.max(willpower * WILLPOWER, attack);
  const rest = willpower + attack + defense - Math.max(willpower, attack);
  const does = sum(abilities.map((each) => lastingGain(each))) / 2;
  return ALLY + POWER * best + REST * rest + BODY * hitPoints + Math.max(0, does);
}

function cardGain(card: RingsCard): number {
  const { type, abilities } = card;
  if (type === 'Ally' || type === 'Objective Ally') {
    return leavesSoon(card) ? SHORT_STAY : allyGain(card);
  }
  if (type === 'Event') {
    return sum(abilities.map((each) => ('effect' in each ? gainOf(each.effect) : 0)));
  }
  return sum(abilities.map(lastingGain));
}

/** The worth of a strong ally that stays for a round and does something as it enters play. */
const SHORT_STAY = 9;

/** Whether a card is discarded at the end of the round anyway. */
function leavesSoon({ abilities }: RingsCard): boolean {
  return abilities.some(
    (each) =>
      each.kind === 'triggered' &&
      each.on === 'roundEnds' &&
      isThis(findDeed(each.effect, 'discard')?.cards),
  );
}

const GAINS: readonly number[] = DESIGNS.map(cardGain);
const SOON: readonly boolean[] = DESIGNS.map(leavesSoon);

/** The gain of playing a card of this design. */
export const gainOfDesign = (design: number): number => GAINS[design] ?? 0;

/** The worth of a card in play to its player: less if it will leave play anyway. */
export function worthInPlay(state: RingsState, card: CardId): number {
  const { design } = cardOf(state, card);
  return SOON[design] ? 0.3 : gainOfDesign(design);
}
