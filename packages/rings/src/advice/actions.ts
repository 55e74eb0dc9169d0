import type { Answer, CardId, Option, Prompt, Seat } from '@grimrule/kernel';
import { cardOf, NONE, PASS, scopeOf, tokensOn, value, zoneOf } from '@grimrule/kernel';
import { HAND, of, STAGING } from '../board.ts';
import { printedAs } from '../cards/designs.ts';
import { enemyAttackFor } from '../rules/enemy-attack.ts';
import { threatOf } from '../rules/threat.ts';
import type { RingsTable } from '../table.ts';
import {
  charactersOf,
  engagedWith,
  heroesOf,
  inPlayerOrder,
  isCharacter,
  isEnemy,
  playerOf,
  questOf,
  typeOf,
} from '../table.ts';
import type { Foe, Friend } from './battle.ts';
import { fight, foeOf, friendOf, heroFriends } from './battle.ts';
import {
  foesOf,
  hitPointsLeft,
  isReady,
  perThreat,
  threatInStaging,
  willpowerOf,
} from './outlook.ts';
import { isStaged } from './questing.ts';
import { deedsIn, findDeed, isNode, isThis, sourceOf } from './reading.ts';
import { exhaustsItself, gainOf, gainOfDesign, RESOURCE } from './worth.ts';

/** What to play or to use next, or to pass. */
export function adviceForActions(table: RingsTable, { options, seat }: Prompt): Answer {
  let best: Option = PASS;
  let most = 0;
  for (const option of options) {
    const worth = worthOf(table, seat, option);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return [best];
}

/** What costs nothing comes first: it may pay for the rest. */
const FREE = 20;

function worthOf(table: RingsTable, seat: Seat, option: Option): number {
  const { card, ability } = option;
  if (card === undefined) return 0;
  if (ability === undefined) return permanentWorth(table, card);
  const printed = printedAs(table.state, card).abilities[ability];
  if (printed?.kind !== 'action') return 0;
  const { effect, cost } = printed;
  const price = option.verb === 'play' ? RESOURCE * value(table, card, 'cost') : 0;
  const paid = price + priceOf(table, seat, card, cost);
  const gain = gainNow(table, seat, card, effect) - paid;
  if (gain <= 0) return 0;
  return paid === 0 ? FREE + gain : gain;
}

/** What makes a card worth its cost: nobody should wait for too much. */
function permanentWorth(table: RingsTable, card: CardId): number {
  const { state } = table;
  const cost = value(table, card, 'cost');
  const gain = attachesTo(state, card) ? holdingWorth(table) : gainOfDesign(cardOf(state, card).design);
  return gain > RESOURCE * cost * 0.8 ? 1 + gain / (cost + 1) : 0;
}

/** Whether a card is attached to enemies. */
function attachesTo(state: RingsTable['state'], card: CardId): boolean {
  return printedAs(state, card).abilities.some(
    (each) =>
      each.kind === 'called' &&
      each.call === 'attach' &&
      sourceOf(findDeed(each.effect, 'choose')?.from) === 'engagedEnemies',
  );
}

/** What it is worth to hold the strongest enemy for good. */
function holdingWorth(table: RingsTable): number {
  const { state } = table;
  const foes = inPlayerOrder(state).flatMap((seat) =>
    engagedWith(state, seat).map((card) => foeOf(table, card, seat)),
  );
  return HELD * Math.max(0, ...foes.filter(({ attacks }) => attacks).map(({ attack }) => attack));
}

const HELD = 1.7;

/** What has to be given for an ability: a card, a resource, or what its card could do instead. */
function priceOf(table: RingsTable, seat: Seat, card: CardId, cost: unknown): number {
  if (cost === undefined) return 0;
  let price = Math.max(0, -gainOf(cost));
  if (isThis(findDeed(cost, 'exhaust')?.cards) && isCharacter(table.state, card)) {
    price += idle(table, seat, card) ? 0 : readyWorth(table, card);
  } else if (findDeed(cost, 'exhaust') && !isThis(findDeed(cost, 'exhaust')?.cards)) price += 1.5;
  if (sourceOf(findDeed(cost, 'choose')?.from) === 'yourHand') {
    const hand = zoneOf(table.state, of(HAND, seat));
    const worst = Math.min(...hand.map((each) => gainOfDesign(cardOf(table.state, each).design)));
    price = 0.6 + Math.max(0, worst) / 4;
  }
  return price;
}

/** Whether nothing is left to be done by this character in this round. */
function idle(table: RingsTable, seat: Seat, card: CardId): boolean {
  const { phase } = table.state.vars;
  const foes = foesOf(table, seat).length;
  if (phase === 'combat' || phase === 'encounter') return foes === 0;
  const { willpower = 0, attack = 0 } = printedAs(table.state, card);
  return phase === 'planning' && willpower + attack <= 1;
}

const readyWorth = (table: RingsTable, card: CardId) =>
  1.2 * Math.max(value(table, card, 'willpower'), value(table, card, 'attack')) +
  0.3 * value(table, card, 'defense');

/** What makes no sense now is worth nothing, whatever it would bring at another time. */
function gainNow(table: RingsTable, seat: Seat, card: CardId, effect: unknown): number {
  const { state } = table;
  const { phase } = state.vars;
  const deeds = deedsIn(effect);
  if (deeds.has('claim')) return claimWorth(table, card);
  if (deeds.has('takeControl')) return 0;
  if (deeds.has('putIntoPlay')) return comingWorth(table, seat, effect);
  const modifier = findDeed(effect, 'lasting')?.modifier;
  if (isNode(modifier)) return changeNow(table, seat, card, modifier, effect);
  if (deeds.has('ready')) return readyNow(table, seat, effect);
  if (deeds.has('lowerThreat')) return loweredWorth(table, seat, effect);
  if (deeds.has('heal')) return healNow(table, seat, card, effect);
  if (deeds.has('draw')) return phase === 'quest' ? 0 : gainOf(effect);
  if (deeds.has('putCounters')) return gainOf(effect);
  if (deeds.has('attackNow') || deeds.has('damage')) return 0;
  if (deeds.has('addToStaging')) return 0;
  if (deeds.has('shuffleIn') || deeds.has('look')) return 0;
  return phase === 'planning' ? Math.max(0, gainOf(effect)) : 0;
}

function heroesHurt(table: RingsTable, seat: Seat): number {
  return heroesOf(table.state, seat).reduce(
    (sum, hero) => sum + tokensOn(table, hero, 'damage'),
    0,
  );
}

function healNow(table: RingsTable, seat: Seat, card: CardId, effect: unknown): number {
  const hurt = heroesHurt(table, seat);
  const amount = findDeed(effect, 'heal')?.amount;
  const most = typeof amount === 'number' ? amount : 4;
  const own =
    sourceOf(findDeed(effect, 'heal')?.from) === 'host' ? cardOf(table.state, card).host : -1;
  const there = own >= 0 ? tokensOn(table, own, 'damage') : hurt;
  return there >= most || (own >= 0 && hitPointsLeft(table, own) <= 2) ? Math.min(most, there) : 0;
}

function loweredWorth(table: RingsTable, seat: Seat, effect: unknown): number {
  const by = findDeed(effect, 'lowerThreat')?.by;
  const most = typeof by === 'number' ? by : 4;
  return most * (perThreat(threatOf(table, seat)) - 0.4);
}

/** An ally that comes into play for less than he costs, at the beginning of the quest or for good. */
function comingWorth(table: RingsTable, seat: Seat, effect: unknown): number {
  const { state } = table;
  const back = deedsIn(effect).has('later');
  const from = sourceOf(findDeed(effect, 'choose')?.from);
  if (from !== 'yourHand') return state.vars.phase === 'planning' ? 4 : 0;
  const allies = zoneOf(state, of(HAND, seat)).filter((each) => typeOf(state, each) === 'Ally');
  const best = Math.max(0, ...allies.map((each) => printedAs(state, each).cost ?? 0));
  const beginning = state.vars.phase === 'quest' && state.vars.committed.length === 0;
  return back && beginning && best >= 4 ? best : 0;
}

/** Objectives are a burden: they are claimed when the stage waits for nothing else. */
function claimWorth(table: RingsTable, card: CardId): number {
  const quest = questOf(table.state);
  const left = value(table, quest, 'questPoints') - tokensOn(table, quest, 'progress');
  if (left > NEARLY || value(table, quest, 'cannotBeDefeated') === 0) return 0;
  const burden = printedAs(table.state, card).abilities.some(
    (each) => each.kind === 'triggered' && each.on === 'roundEnds',
  );
  return burden ? CLAIM - 1 : CLAIM;
}

const NEARLY = 3;
const CLAIM = 8;

/** What a change of a stat brings at this moment. */
function changeNow(
  table: RingsTable,
  seat: Seat,
  card: CardId,
  modifier: Readonly<Record<string, unknown>>,
  effect: unknown,
): number {
  const { state } = table;
  const { committed } = state.vars;
  switch (modifier.stat) {
    case 'willpower': {
      if (!isStaged(table)) return 0;
      const each = deedsIn(effect).has('each');
      const own = committed.filter((one) => playerOf(state, one) === seat).length;
      const host = cardOf(state, card).host;
      const single = committed.includes(card) || committed.includes(host) ? 1 : 0;
      return questGain(table, seat, each ? own : single);
    }
    case 'threat': {
      if (!isStaged(table)) return 0;
      const enemies = sourceOf(findDeed(effect, 'choose')?.from) === 'stagedEnemies';
      const staged = zoneOf(state, STAGING).filter((one) => isEnemy(state, one) === enemies);
      const most = Math.max(0, ...staged.map((one) => value(table, one, 'threat')));
      return questGain(table, seat, most);
    }
    case 'cannotAttack':
      return heldOff(table, seat, deedsIn(effect).has('each'));
    default:
      return 0;
  }
}

/** What so much more willpower brings: progress, or less threat. */
function questGain(table: RingsTable, seat: Seat, more: number): number {
  const difference = willpowerOf(table, table.state.vars.committed) - threatInStaging(table);
  if (difference >= 0) return more * 0.9;
  const spared = Math.min(more, -difference);
  return spared * perThreat(threatOf(table, seat)) + (more - spared) * 0.9;
}

function readyFriends(table: RingsTable, seat: Seat): readonly Friend[] {
  return charactersOf(table.state, seat)
    .filter((card) => isReady(table, card))
    .map((card) => friendOf(table, card));
}

function foesNow(table: RingsTable, seat: Seat): readonly Foe[] {
  const { attacked } = table.state.vars;
  return engagedWith(table.state, seat).map((card) =>
    foeOf(table, card, seat, !attacked.includes(card)),
  );
}

/** What it brings that an enemy, or all of them, cannot attack. */
function heldOff(table: RingsTable, seat: Seat, all: boolean): number {
  if (table.state.vars.phase !== 'combat') return 0;
  const foes = foesNow(table, seat);
  if (!foes.some(({ attacks }) => attacks)) return 0;
  const ready = readyFriends(table, seat);
  const heroes = heroFriends(table, seat);
  const strongest = Math.max(...foes.filter((foe) => foe.attacks).map(({ attack }) => attack));
  const held = foes.map((foe) =>
    all || foe.attack === strongest ? { ...foe, attacks: false } : foe,
  );
  return fight(ready, held, heroes) - fight(ready, foes, heroes);
}

/** What it brings in combat that those who are exhausted are ready again. */
function readyNow(table: RingsTable, seat: Seat, effect: unknown): number {
  if (table.state.vars.phase !== 'combat') return 0;
  const foes = foesNow(table, seat);
  if (foes.length === 0) return 0;
  const ready = readyFriends(table, seat);
  const heroes = heroFriends(table, seat);
  const defending = enemyAttackFor(table, scopeOf(NONE, seat))?.defenders ?? [];
  const tired = charactersOf(table.state, seat)
    .filter((card) => !isReady(table, card) && !defending.includes(card))
    .map((card) => friendOf(table, card))
    .sort((one, other) => other.attack - one.attack);
  const many = sourceOf(findDeed(effect, 'ready')?.cards) === 'characters';
  const back = many ? tired : tired.slice(0, 1);
  return fight([...ready, ...back], foes, heroes) - fight(ready, foes, heroes);
}

/** What a treachery costs that is not stopped. */
const TREACHERY = 3;

/** Whether a response is worth using: on the table mostly, events if they do enough. */
export function adviceForResponse(table: RingsTable, prompt: Prompt): Answer {
  const { options } = prompt;
  return [options.find((option) => isWorthUsing(table, prompt, option)) ?? PASS];
}

function isWorthUsing(table: RingsTable, { seat, ask }: Prompt, option: Option): boolean {
  const { card, ability } = option;
  if (card === undefined || ability === undefined) return false;
  const used = printedAs(table.state, card).abilities[ability];
  if (used?.kind !== 'triggered') return false;
  const subject = typeof ask.card === 'number' ? ask.card : -1;
  const deeds = deedsIn(used.effect);
  const price = option.verb === 'play' ? RESOURCE * value(table, card, 'cost') : 0;
  if (ask.event === 'whenRevealed') {
    const treachery = subject >= 0 && typeOf(table.state, subject) === 'Treachery';
    return treachery && (option.verb === 'play' || TREACHERY > 2);
  }
  if (ask.event === 'shadowEffect') return true;
  if (isThis(findDeed(used.effect, 'ready')?.cards)) return readiesWell(table, seat);
  if (exhaustsItself(used)) return gainOf(used.effect) > price;
  if (deeds.has('damage') && ask.event === 'defenderDeclared') {
    const cards = Array.isArray(ask.cards) ? (ask.cards as readonly CardId[]) : [];
    const [enemy = -1] = cards;
    return price === 0 || (enemy >= 0 && hitPointsLeft(table, enemy) <= 2);
  }
  if (deeds.has('engage')) return false;
  if (findDeed(used.cost, 'exhaust')) return foesOf(table, seat).length === 0;
  return gainOf(used.effect) > price * 0.9 || option.verb === 'use';
}

/** Whether there will be something to do for somebody who is ready again after questing. */
function readiesWell(table: RingsTable, seat: Seat): boolean {
  return foesOf(table, seat).length > 0;
}
