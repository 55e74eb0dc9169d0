import type { CardId, Option } from '@grimrule/kernel';
import { cardOf, PASS, value } from '@grimrule/kernel';
import { printedAs } from '../cards/designs.ts';
import { remainingHitPoints } from '../rules/damage/hit-points.ts';
import { has } from '../rules/status/status.ts';
import type { ChampionsTable } from '../table.ts';
import { engagedWith, playerOf, typeOf } from '../table.ts';
import { isGoneByRoundEnd } from './gains.ts';

/** Most boost cards have one or two icons. */
export const EXPECTED_BOOST = 1.3;

/** Chooses a defender: an ally that is nearly gone, the hero if it spares him much, or nobody. */
export function adviceForDefence(
  table: ChampionsTable,
  enemy: CardId,
  target: CardId,
  options: readonly Option[],
): Option {
  const { state } = table;
  const boost = typeOf(state, enemy) === 'villain' ? EXPECTED_BOOST : 0;
  const attack = value(table, enemy, 'atk') + boost;
  const left = remainingHitPoints(table, target);
  const others = engagedWith(state, playerOf(state, target)).filter((minion) => minion !== enemy);
  const coming = others.reduce((sum, each) => sum + value(table, each, 'atk'), attack + 1);
  const deadly = coming >= left;
  let best: Option = options.find(({ verb }) => verb === PASS.verb) ?? options[0] ?? PASS;
  // A tough card takes the whole blow.
  if (has(table, target, 'tough')) return best;
  let most = 0;
  for (const option of options) {
    if (option.card === undefined) continue;
    const worth = defenceWorth(table, option.card, attack, deadly, left);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}

function defenceWorth(
  table: ChampionsTable,
  card: CardId,
  attack: number,
  deadly: boolean,
  left: number,
): number {
  const need = deadly ? DEADLY : left < 2 * attack ? HURTS : 1;
  if (typeOf(table.state, card) === 'hero') {
    const spared = Math.min(value(table, card, 'def'), attack);
    return spared * need - HERO_ACTION;
  }
  if (isGoneByRoundEnd(cardOf(table.state, card).design)) return attack * need + FREE;
  if (has(table, card, 'tough')) return attack * need - ALLY_ACTION;
  const { cost = 0, health = 1 } = printedAs(table.state, card);
  const lost = ((1 + cost) * Math.min(attack, remainingHitPoints(table, card))) / health;
  return attack * need - lost - ALLY_ACTION;
}

/** How much a spared hit point counts for when few are left. */
const DEADLY = 10;
const HURTS = 1.3;
/** The worth of the action that the defender loses on the next turn. */
const HERO_ACTION = 3;
const ALLY_ACTION = 2.5;
/** Whoever leaves anyway goes before others who would do as well. */
const FREE = 1;
