import type { About, CardId, Obstacle, Seat } from '@grimrule/kernel';
import { cardOf, legality, value } from '@grimrule/kernel';
import { VILLAIN } from '../../board.ts';
import type { ChampionsTable } from '../../table.ts';
import { enemiesInPlay, engagedWith, identityOf } from '../../table.ts';
import { canTakeDamage } from '../damage/damage.ts';
import { bannedBetween, bannedBy } from '../in-play/bans.ts';

/** An enemy that a player's card would attack. */
interface Attacked extends About {
  readonly seat: Seat;
  readonly by: CardId;
}

const TO_ATTACK: readonly Obstacle<ChampionsTable, Attacked>[] = [
  bannedBetween('cannotBeAttacked'),
  // RR: Guard. While a guard is engaged with the player, their cards cannot attack the villain.
  {
    say: 'guarded',
    rule: 'guard',
    stands: (table, { card, seat, by }) =>
      cardOf(table.state, card).zone === VILLAIN &&
      value(table, card, 'guard') === 0 &&
      engagedWith(table.state, seat).some(guards(table, by)),
    names: (table, { seat, by }) => ({
      cards: engagedWith(table.state, seat).filter(guards(table, by)),
    }),
  },
];

/** The test whether a minion guards the villain against this card. */
const guards = (table: ChampionsTable, by: CardId) => (minion: CardId) =>
  value(table, minion, 'guard', by) > 0;

const attacking = legality(TO_ATTACK);

/** An attack that is worth making: it would do damage. */
export const hitting = legality<ChampionsTable, Attacked>([
  ...TO_ATTACK,
  {
    say: 'cannotTakeDamage',
    rule: 'cannot',
    stands: (table, { card, by }) => !canTakeDamage(table, card, by),
    names: (table, { card, by }) => ({ cards: bannedBy(table, card, 'cannotTakeDamage', by) }),
  },
]);

/** Enemies that a player's card can attack now; what an ability attacks, the identity does. */
export function attackable(
  table: ChampionsTable,
  seat: Seat,
  by: CardId = identityOf(table.state, seat),
): readonly CardId[] {
  return enemiesInPlay(table.state).filter((card) => attacking.allows(table, { card, seat, by }));
}
