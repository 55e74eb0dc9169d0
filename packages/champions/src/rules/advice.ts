import type { CardId, Option, Seat } from '@grimrule/kernel';
import { cardOf, tokensOn, value, zoneOf } from '@grimrule/kernel';
import { AREA, of, SIDE_SCHEMES } from '../board.ts';
import { printedAs } from '../cards/designs.ts';
import type { ChampionsTable } from '../table.ts';
import { identityOf, inHeroForm, mainSchemeOf, typeOf, villainOf } from '../table.ts';
import { maximumHitPoints, remainingHitPoints } from './hit-points.ts';

/**
 * What a sensible player would do next on his turn: something to start from for people, and what
 * bots expect to happen when they look ahead. It knows no card by name.
 */
export function adviceForTurn(
  table: ChampionsTable,
  seat: Seat,
  options: readonly Option[],
): Option | undefined {
  const pick = (verb: string, where: (option: Option) => boolean = () => true) =>
    options.find((option) => option.verb === verb && where(option));
  const hero = inHeroForm(table.state, seat);
  const health = healthOf(table, identityOf(table.state, seat));
  const danger = dangerOf(table);
  const permanent = pick('play', ({ card, ability }) => {
    return ability === undefined && card !== undefined && isWorthIt(table, card, seat);
  });
  if (permanent) return permanent;
  if (!hero) {
    const used = pick('use');
    if (used) return used;
    const hurt = health < 0.6 && danger < 0.7;
    const recover = hurt ? pick('recover') : undefined;
    const stays = health < 0.4 && danger < 0.5;
    return (
      recover ??
      (stays ? undefined : pick('changeForm')) ??
      pick('thwart') ??
      pick('attack') ??
      pick('endTurn')
    );
  }
  const schemes = danger > 0.45 || zoneOf(table.state, SIDE_SCHEMES).length > 0;
  const [first, second] = schemes
    ? (['thwart', 'attack'] as const)
    : (['attack', 'thwart'] as const);
  const event = pick('play', ({ card }) => card !== undefined && suits(table, card, schemes));
  if (event) return event;
  const act =
    pick(first) ??
    pick(second) ??
    pick('use', ({ card }) => card !== undefined && cardOf(table.state, card).owner === seat);
  if (act) return act;
  if (health < 0.4 && danger < 0.6) return pick('changeForm') ?? pick('endTurn');
  return pick('endTurn');
}

function healthOf(table: ChampionsTable, identity: CardId): number {
  return remainingHitPoints(table, identity) / Math.max(1, maximumHitPoints(table, identity));
}

/** How near the main scheme will be to its end after the next villain phase: 1 is the end. */
function dangerOf(table: ChampionsTable): number {
  const scheme = mainSchemeOf(table.state);
  const target = value(table, scheme, 'targetThreat');
  if (target === 0) return 0;
  const coming =
    value(table, scheme, 'escalation') + value(table, villainOf(table.state), 'sch') + 1;
  return (tokensOn(table, scheme, 'threat') + coming) / target;
}

/** Not everything at once: allies beyond the limit would only replace each other. */
function isWorthIt(table: ChampionsTable, card: CardId, seat: Seat): boolean {
  if (typeOf(table.state, card) !== 'ally') return true;
  const allies = zoneOf(table.state, of(AREA, seat)).filter(
    (other) => typeOf(table.state, other) === 'ally',
  );
  return allies.length < value(table, identityOf(table.state, seat), 'allyLimit');
}

function suits(table: ChampionsTable, card: CardId, schemes: boolean): boolean {
  const { type, traits = [] } = printedAs(table.state, card);
  if (type !== 'event') return false;
  return traits.includes('Thwart') ? schemes : true;
}
