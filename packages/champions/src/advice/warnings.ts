import type { Answer, CardId, Line, Option, Prompt, Seat, Warning } from '@grimrule/kernel';
import { cardOf, Table, tokensOn, value, zoneOf } from '@grimrule/kernel';
import { HAND, MAIN_SCHEME_DECK, of } from '../board.ts';
import { remainingHitPoints } from '../rules/damage/hit-points.ts';
import { iconsInPlay } from '../rules/in-play/icons.ts';
import { has } from '../rules/status/status.ts';
import type { ChampionsTable } from '../table.ts';
import {
  alliesOf,
  charactersOf,
  engagedWith,
  identityOf,
  inHeroForm,
  inPlayerOrder,
  mainSchemeOf,
  villainOf,
} from '../table.ts';
import { deedsOf } from './deeds.ts';
import { missing } from './outlook.ts';
import { adviceForTurn } from './turn.ts';

/** What a player should think of before giving an answer: as far as it is sure from what lies open. */
export function warnings(
  table: ChampionsTable,
  prompt: Prompt,
  answer: Answer,
): readonly Warning[] {
  const [picked] = answer;
  if (prompt.ask.say === 'playerTurn' && picked) {
    if (picked.verb === 'endTurn') return beforeTheEnd(table, prompt);
    const profits = profiteer(table, prompt.seat, picked);
    return [...warned(profits), ...emptied(table, prompt, answer)];
  }
  return prompt.cost ? emptied(table, prompt, answer) : [];
}

const warned = (line: Line | null): readonly Warning[] => (line ? [{ line }] : []);

/** A sure loss if there is one; else something useful that is left to do. */
function beforeTheEnd(table: ChampionsTable, { seat, options }: Prompt): readonly Warning[] {
  const useful = adviceForTurn(table, seat, options);
  const instead = useful && useful.verb !== 'endTurn' ? { instead: useful } : {};
  const lost = lostByThreat(table, seat) ?? lostByDamage(table, seat);
  if (lost) return [{ line: lost, ...instead }];
  return 'instead' in instead ? [{ line: { say: 'warnUseful' }, ...instead }] : [];
}

/** Whether nobody acts after this player before the villain does. */
function isLast({ state }: ChampionsTable, seat: Seat): boolean {
  return inPlayerOrder(state).at(-1) === seat;
}

/** The threat that the next villain phase places at least: boost cards only add to it. */
function surelyPlaced(table: ChampionsTable): number {
  const { state } = table;
  const scheme = mainSchemeOf(state);
  const villain = villainOf(state);
  let sure =
    value(table, scheme, 'escalation') +
    iconsInPlay(table, 'acceleration') +
    tokensOn(table, scheme, 'acceleration');
  if (has(table, villain, 'confused')) return sure;
  for (const seat of inPlayerOrder(state)) {
    if (!inHeroForm(state, seat)) sure += Math.max(0, value(table, villain, 'sch'));
  }
  return sure;
}

function lostByThreat(table: ChampionsTable, seat: Seat): Line | null {
  const { state } = table;
  if (!isLast(table, seat) || zoneOf(state, MAIN_SCHEME_DECK).length > 0) return null;
  const card = mainSchemeOf(state);
  const target = value(table, card, 'targetThreat');
  const now = tokensOn(table, card, 'threat');
  const count = surelyPlaced(table);
  if (target === 0 || now + count < target) return null;
  return { say: 'warnThreat', card, now, count };
}

/**
 * The attacks of the next villain phase, defended as well as can be: if that is too much, the player
 * is defeated. A card in hand that may be played in response could change it, so then nothing is sure.
 */
function lostByDamage(table: ChampionsTable, seat: Seat): Line | null {
  const { state } = table;
  if (!inHeroForm(state, seat) || inPlayerOrder(state).length > 1) return null;
  const card = identityOf(state, seat);
  if (has(table, card, 'tough') || mayAnswer(table, seat)) return null;
  const villain = villainOf(state);
  const blows = engagedWith(state, seat)
    .filter((minion) => !has(table, minion, 'stunned'))
    .map((minion) => value(table, minion, 'atk'));
  if (!has(table, villain, 'stunned')) blows.push(value(table, villain, 'atk'));
  blows.sort((one, other) => other - one);
  const ready = (each: CardId) => !cardOf(state, each).exhausted;
  const allies = alliesOf(state, seat).filter(ready).length;
  const rest = blows.slice(allies);
  const spared = ready(card) ? Math.min(rest[0] ?? 0, Math.max(0, value(table, card, 'def'))) : 0;
  const count = rest.reduce((sum, each) => sum + each, 0) - spared;
  const left = remainingHitPoints(table, card);
  return count >= left ? { say: 'warnDefeat', card, count, left } : null;
}

/** Whether the player holds or has something that answers events. */
function mayAnswer({ state, game }: ChampionsTable, seat: Seat): boolean {
  return zoneOf(state, of(HAND, seat)).some((card) => {
    const listens = game.listensInHand[cardOf(state, card).design] ?? [];
    return listens.length > 0;
  });
}

/** An enemy who would be the only one to be healed. */
function profiteer(table: ChampionsTable, seat: Seat, option: Option): Line | null {
  const { state } = table;
  const { done } = deedsOf(state, option);
  const heals = done.has('heal') && !done.has('damage') && !done.has('draw');
  if (!heals || inPlayerOrder(state).some((each) => isAnyHurt(table, each))) return null;
  const enemies = [villainOf(state), ...engagedWith(state, seat)];
  const card = enemies.find((each) => missing(table, each) > 0);
  return card === undefined ? null : { say: 'warnProfits', card };
}

const isAnyHurt = (table: ChampionsTable, seat: Seat): boolean =>
  charactersOf(table.state, seat).some((card) => missing(table, card) > 0);

/** So many cards at least, with the one that is played, make it worth a thought that all are gone. */
const HAND_OF = 3;

/** An answer after which a hand of several cards is empty. The table is a copy, so it is tried. */
function emptied(
  table: ChampionsTable,
  { seat, cost }: Prompt,
  answer: Answer,
): readonly Warning[] {
  const hand = () => zoneOf(table.state, of(HAND, seat)).length;
  const before = hand();
  // The card that is being paid for has left the hand already.
  if (before < (cost ? HAND_OF - 1 : HAND_OF)) return [];
  new Table(table.game, table.state, null).take(answer);
  return hand() === 0 ? [{ line: { say: 'warnEmpties' } }] : [];
}
