import type { CardId, Seat } from '@grimrule/kernel';
import { cardOf, NONE, scopeOf, tokensOn, value, zoneOf } from '@grimrule/kernel';
import { HAND, of, STAGING } from '../board.ts';
import { printedAs } from '../cards/designs.ts';
import { enemyAttackFor } from '../rules/combat-phase/enemy-attack.ts';
import { threatOf } from '../rules/threat.ts';
import type { RingsTable } from '../table.ts';
import { charactersOf, heroesOf, isEnemy, playerOf, questOf, typeOf } from '../table.ts';
import { fight } from './battle.ts';
import { hitPointsLeft, isReady, perThreat, threatInStaging, willpowerOf } from './outlook.ts';
import { isStaged } from './questing.ts';
import { deedsIn, findDeed, isNode, sourceOf } from './reading.ts';
import { foesNow, friendOf, heroFriends, readyFriends } from './sides.ts';
import { gainOf } from './worth.ts';

/** The gain of an effect at this moment: 0 if it would do nothing now. */
export function gainNow(table: RingsTable, seat: Seat, card: CardId, effect: unknown): number {
  const { state } = table;
  const { phase } = state.vars;
  const deeds = deedsIn(effect);
  if (deeds.has('claim')) return claimWorth(table, card);
  if (deeds.has('takeControl')) return 0;
  if (deeds.has('putIntoPlay')) return comingWorth(table, seat, effect);
  const modifier = findDeed(effect, 'lasting')?.modifier;
  if (isNode(modifier)) return changeNow(table, seat, card, modifier, effect);
  if (deeds.has('ready')) return readyNow(table, seat, effect);
  if (deeds.has('removeThreat')) return loweredWorth(table, seat, effect);
  if (deeds.has('heal')) return healNow(table, seat, card, effect);
  if (deeds.has('draw')) return phase === 'quest' ? 0 : gainOf(effect);
  if (deeds.has('putCounters')) return gainOf(effect);
  if (deeds.has('attackNow') || deeds.has('damage')) return 0;
  if (deeds.has('addToStaging')) return 0;
  if (deeds.has('shuffleIn') || (deeds.has('look') && !deeds.has('toHand'))) return 0;
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
    sourceOf(findDeed(effect, 'heal')?.from) === 'host' ? cardOf(table.state, card).host : NONE;
  const there = own !== NONE ? tokensOn(table, own, 'damage') : hurt;
  return there >= most || (own !== NONE && hitPointsLeft(table, own) <= 2)
    ? Math.min(most, there)
    : 0;
}

/** The worth of keeping a card that lowers the threat, for each point. */
const KEPT = 0.4;

function loweredWorth(table: RingsTable, seat: Seat, effect: unknown): number {
  const by = findDeed(effect, 'removeThreat')?.amount;
  const most = typeof by === 'number' ? by : 4;
  return most * (perThreat(threatOf(table, seat)) - KEPT);
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

/** The gain of a change of a stat at this moment. */
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

const PROGRESS = 0.9;

/** The gain of this much more willpower: progress, or less threat. */
function questGain(table: RingsTable, seat: Seat, more: number): number {
  const difference = willpowerOf(table, table.state.vars.committed) - threatInStaging(table);
  if (difference >= 0) return more * PROGRESS;
  const spared = Math.min(more, -difference);
  return spared * perThreat(threatOf(table, seat)) + (more - spared) * PROGRESS;
}

/** The gain if an enemy, or all of them, cannot attack. */
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

/** The gain in combat if exhausted characters ready. */
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
