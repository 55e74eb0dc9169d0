import type { CardId, Option } from '@grimrule/kernel';
import { tokensOn, value } from '@grimrule/kernel';
import { printedAs } from '../cards/designs.ts';
import { remainingHitPoints } from '../rules/hit-points.ts';
import { has } from '../rules/status.ts';
import type { ChampionsTable } from '../table.ts';
import { isEnemy, isFriendly, isInPlay, isScheme } from '../table.ts';
import { missing, roomForThreat, threatToCome } from './outlook.ts';

/** The option whose card is worth most. */
export function bestOf(
  options: readonly Option[],
  worth: (card: CardId) => number,
): Option | undefined {
  let best: Option | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    if (option.card === undefined) continue;
    const found = worth(option.card);
    if (found > most) {
      most = found;
      best = option;
    }
  }
  return best;
}

/** How much it helps to strike an enemy, remove threat from a scheme, or aid a friend. */
export function targetWorth(table: ChampionsTable, seat: number, card: CardId): number {
  const { state } = table;
  if (!isInPlay(state, card)) return cardWorth(table, card);
  if (isEnemy(state, card)) return enemyWorth(table, card);
  if (isScheme(state, card)) return schemeWorth(table, seat, card);
  if (isFriendly(state, card)) return missing(table, card);
  return printedAs(state, card).cost ?? 0;
}

function enemyWorth(table: ChampionsTable, card: CardId): number {
  const { type } = printedAs(table.state, card);
  const tough = has(table, card, 'tough') ? 2 : 0;
  if (type === 'villain') return VILLAIN - tough;
  const harm = value(table, card, 'atk') + value(table, card, 'sch') + value(table, card, 'guard');
  return VILLAIN + 1 + harm - 0.5 * remainingHitPoints(table, card) - tough;
}

const VILLAIN = 3;

const TIGHT = 2;
const PRESSING = 10;
const MAIN_SCHEME = 3;
const SIDE_SCHEME = 4;

function schemeWorth(table: ChampionsTable, seat: number, card: CardId): number {
  const { type, schemeIcons = {} } = printedAs(table.state, card);
  const threat = tokensOn(table, card, 'threat');
  if (type === 'main_scheme') {
    if (threat === 0) return 0;
    const room = roomForThreat(table) - threatToCome(table, seat);
    return room <= TIGHT ? PRESSING : MAIN_SCHEME;
  }
  const { hazard = 0, acceleration = 0, crisis = 0, amplify = 0 } = schemeIcons;
  return SIDE_SCHEME + 2 * hazard + 2 * acceleration + crisis + amplify - 0.5 * threat;
}

/** What a card is worth to its player, roughly. */
export function cardWorth(table: ChampionsTable, card: CardId): number {
  const { type, cost = 0 } = printedAs(table.state, card);
  if (type === 'resource') return 2;
  if (type === 'ally') return 2 + cost;
  return type === 'event' ? 1 + 0.5 * cost : 1.5 + cost;
}
