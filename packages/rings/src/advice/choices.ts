import type { Answer, CardId, Effect, Option, Prompt, Seat } from '@grimrule/kernel';
import { cardOf, NONE, tokensOn, value } from '@grimrule/kernel';
import { printedAs } from '../cards/designs.ts';
import { threatOf } from '../rules/threat.ts';
import type { RingsTable } from '../table.ts';
import {
  activeLocationOf,
  attachedTo,
  isCharacter,
  isEnemy,
  isHero,
  isInPlay,
  isLocation,
  playerOf,
  typeOf,
} from '../table.ts';
import { harm } from './battle.ts';
import { wantedWorth } from './enemies-in-the-way.ts';
import { hitPointsLeft, isReady } from './outlook.ts';
import type { Deed } from './reading.ts';
import { amountOf, deedsIn, findDeed, isNode } from './reading.ts';
import { foeOf, friendOf } from './sides.ts';
import { needOf } from './spheres.ts';
import { gainOfDesign, worthInPlay } from './worth.ts';

/** The effect that the choice is made for. */
function effectOf({ state }: RingsTable): Effect | undefined {
  const locals = state.stack[state.stack.length - 1]?.locals as { readonly effect?: Effect };
  return locals.effect;
}

/** Cards are chosen by what will be done to them: the best for us, or what harms least. */
export function adviceForChoice(table: RingsTable, prompt: Prompt): Answer | null {
  const { options, least, most, seat } = prompt;
  const effect = effectOf(table);
  const body = effect && 'body' in effect ? effect.body : undefined;
  const deeds = deedsIn(body);
  const worth = ({ card }: Option) =>
    card === undefined ? 0 : worthOfChoice(table, seat, card, body, deeds, prompt);
  const sorted = [...options].sort((one, other) => worth(other) - worth(one));
  const count = Math.max(least, Math.min(1, most));
  return sorted.slice(0, count);
}

type Deeds = ReadonlySet<Deed>;

function worthOfChoice(
  table: RingsTable,
  seat: Seat,
  card: CardId,
  body: unknown,
  deeds: Deeds,
  prompt: Prompt,
): number {
  const { state } = table;
  const type = typeOf(state, card);
  if (type === 'Player') return playerWorth(table, seat, card, deeds);
  if (!isInPlay(state, card)) return handWorth(table, card, deeds);
  if (isEnemy(state, card)) return enemyWorth(table, seat, card, body, deeds);
  if (isLocation(state, card)) return locationWorth(table, card, body);
  if (isCharacter(state, card)) return characterWorth(table, card, body, deeds, prompt);
  return deeds.has('discard') ? -gainOfDesign(cardOf(state, card).design) : 0;
}

/** The worth of choosing a player: good effects for oneself or the player most in need. */
function playerWorth(table: RingsTable, seat: Seat, dial: CardId, deeds: Deeds): number {
  const player = playerOf(table.state, dial);
  const threat = threatOf(table, player);
  if (deeds.has('removeThreat')) return threat;
  if (deeds.has('placeThreat')) return -threat;
  if (deeds.has('attach')) return -threat;
  return player === seat ? 1 : 0;
}

/** A card that is not in play: kept, played or found if it is good, discarded if not. */
function handWorth(table: RingsTable, card: CardId, deeds: Deeds): number {
  const { state } = table;
  if (printedAs(state, card).encounterSet !== undefined) {
    // An enemy that the stage wants destroyed had better come soon.
    return wantedWorth(table, card) - danger(state, card) / 10;
  }
  const worth = gainOfDesign(cardOf(state, card).design);
  const lost = deeds.has('discard') && !deeds.has('toHand');
  return lost ? -worth : worth;
}

function danger(state: RingsTable['state'], card: CardId): number {
  const { attack = 0, hitPoints = 0, threatStrength = 0 } = printedAs(state, card);
  return attack + hitPoints / 2 + threatStrength;
}

function enemyWorth(
  table: RingsTable,
  seat: Seat,
  card: CardId,
  body: unknown,
  deeds: Deeds,
): number {
  const foe = foeOf(table, card, seat);
  if (deeds.has('damage')) {
    const hits = findDeed(body, 'damage')?.hits;
    const amount = amountOf(Array.isArray(hits) && isNode(hits[0]) ? hits[0].amount : 1);
    return amount >= foe.left ? foe.worth + foe.left : (foe.worth * amount) / foe.left;
  }
  if (deeds.has('engage')) return foe.left <= 3 ? foe.worth : -foe.worth;
  const modifier = findDeed(body, 'lasting')?.modifier;
  if (isNode(modifier) && modifier.stat === 'threat') return value(table, card, 'threat');
  // Effects that hold off an enemy are for the strongest one that still attacks.
  return foe.attacks ? foe.worth + foe.left / 10 : 0;
}

function locationWorth(table: RingsTable, card: CardId, body: unknown): number {
  const left = value(table, card, 'questPoints') - tokensOn(table, card, 'progress');
  const threat = value(table, card, 'threat');
  const placed = amountOf(findDeed(body, 'progress')?.count ?? 0);
  if (card === activeLocationOf(table.state)) return placed > 0 ? 1.5 : 0;
  return placed >= left ? 2 + threat : threat / Math.max(1, left);
}

/** A character is worth what it does, with what it bears: lost unwillingly, helped willingly. */
function characterWorth(
  table: RingsTable,
  card: CardId,
  body: unknown,
  deeds: Deeds,
  { ask, seat }: Prompt,
): number {
  const { state } = table;
  const friend = friendOf(table, card);
  const use = friend.attack + friend.defense + value(table, card, 'willpower');
  if (deeds.has('damage')) {
    const hits = findDeed(body, 'damage')?.hits;
    const amount = amountOf(Array.isArray(hits) && isNode(hits[0]) ? hits[0].amount : 1);
    return -harm(friend, amount, false);
  }
  if (deeds.has('heal')) {
    const missing = tokensOn(table, card, 'damage');
    const amount = amountOf(findDeed(body, 'heal')?.amount ?? missing);
    return Math.min(missing, amount) * (friend.hero ? 2 : 1) - hitPointsLeft(table, card) / 5;
  }
  if (deeds.has('discard')) return friend.hero ? -friend.worth : -worthInPlay(state, card);
  if (deeds.has('uncommit')) return -value(table, card, 'willpower');
  if (deeds.has('exhaust')) return isReady(table, card) ? -use : 1;
  if (deeds.has('ready')) return friend.attack + friend.defense;
  if (deeds.has('putCounters')) {
    const own = playerOf(state, card) === seat ? OWN : 0;
    return own + needOf(table, card);
  }
  if (deeds.has('attach')) {
    const source = typeof ask.card === 'number' ? ask.card : NONE;
    return hostWorth(table, card, source);
  }
  return use;
}

/** The worth of keeping a resource with its player. */
const OWN = 2;

/** Where an attachment does most: what is bad goes to whom is missed least. */
function hostWorth(table: RingsTable, card: CardId, source: CardId): number {
  const { state } = table;
  const friend = friendOf(table, card);
  if (source === NONE || cardOf(state, source).owner === NONE) {
    return -(friend.attack + friend.defense + 2 * value(table, card, 'willpower'));
  }
  const own = playerOf(state, card) === cardOf(state, source).owner ? 1 : 0;
  const burden = attachedTo(state, card).filter((each) => value(table, each, 'restricted') > 0);
  const full = value(table, source, 'restricted') > 0 && burden.length >= 2 ? FULL : 0;
  return own + statsWanted(table, card, source) + (isHero(state, card) ? 1 : 0) - full;
}

const FULL = 10;

/** Willpower goes to who quests already, strength to fighters, hit points to who has many. */
function statsWanted(table: RingsTable, card: CardId, source: CardId): number {
  let wanted = 0;
  for (const ability of printedAs(table.state, source).abilities) {
    if (ability.kind !== 'constant') {
      const deeds = deedsIn(ability);
      wanted += deeds.has('ready') ? friendOf(table, card).attack / 4 : 0;
      wanted += deeds.has('putCounters') && isHero(table.state, card) ? needOf(table, card) : 0;
      continue;
    }
    for (const { stat } of ability.modifiers) {
      if (stat === 'willpower') wanted += value(table, card, 'willpower') / 4;
      if (stat === 'attack') wanted += value(table, card, 'attack') / 4;
      if (stat === 'defense' || stat === 'hitPoints') wanted += value(table, card, 'defense') / 4;
    }
  }
  return wanted;
}
