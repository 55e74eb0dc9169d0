import type { About, CardId, Refusal, Seat } from '@grimrule/kernel';
import { cardOption, legality, NONE, value } from '@grimrule/kernel';
import type { RingsTable } from '../../table.ts';
import {
  charactersOf,
  engagedWith,
  inPlayerOrder,
  isInPlay,
  playerOf,
  stagedEnemies,
} from '../../table.ts';
import { banned } from '../in-play/bans.ts';
import { EXHAUSTED } from '../in-play/exhausted.ts';

/** Who can attack which enemy. */

const BANNED = banned('cannotAttack', 'cannot');
const ABLE = [EXHAUSTED, BANNED];

const able = legality(ABLE);

/** Characters that a player could declare as attackers. */
export const ableToAttack = (table: RingsTable, seat: Seat): readonly CardId[] =>
  charactersOf(table.state, seat).filter((card) => able.allows(table, { card }));

/** Whether a character can attack this enemy: near ones, ranged ones from afar, some in staging. */
function canStrike(table: RingsTable, attacker: CardId, enemy: CardId): boolean {
  const { state } = table;
  if (!isInPlay(state, enemy)) return false;
  const engaged = playerOf(state, enemy);
  if (engaged === NONE) return value(table, attacker, 'attacksStaging') > 0;
  return engaged === playerOf(state, attacker) || value(table, attacker, 'ranged') > 0;
}

interface Joining extends About {
  readonly enemy: CardId;
}

const joining = legality<RingsTable, Joining>([
  ...ABLE,
  {
    say: 'cannotReach',
    rule: 'ranged',
    stands: (table, { card, enemy }) => !canStrike(table, card, enemy),
    names: (_, { enemy }) => ({ cards: [enemy] }),
  },
]);

/** The characters of a player that can attack an enemy. */
export const attackersOf = (table: RingsTable, seat: Seat, enemy: CardId): readonly CardId[] =>
  charactersOf(table.state, seat).filter((card) => joining.allows(table, { card, enemy }));

export const whoDoesNotAttack = (
  table: RingsTable,
  seat: Seat,
  enemy: CardId,
): readonly Refusal[] =>
  charactersOf(table.state, seat).flatMap((card) =>
    joining.refuses(table, { card, enemy }, cardOption('attack', card)),
  );

/** An enemy that could be attacked. */
interface Target extends About {
  readonly attackers: readonly CardId[];
  /** Enemies that the player has attacked already. */
  readonly struck: readonly CardId[];
}

const isOutOfReach = (table: RingsTable, { card, attackers }: Target) =>
  !attackers.some((attacker) => canStrike(table, attacker, card));

/** RR: Ranged. */
const targeting = legality<RingsTable, Target>([
  {
    say: 'alreadyAttacked',
    rule: 'declare attackers',
    stands: (_, { card, struck }) => struck.includes(card),
  },
  {
    say: 'notEngaged',
    rule: 'engaged',
    stands: (table, about) =>
      playerOf(table.state, about.card) === NONE && isOutOfReach(table, about),
  },
  {
    say: 'engagedElsewhere',
    rule: 'ranged',
    stands: isOutOfReach,
    names: ({ state }, { card }) => ({ seat: playerOf(state, card) }),
  },
]);

/** Every enemy that somebody of these could attack. */
export const targetsOf = (
  table: RingsTable,
  attackers: readonly CardId[],
  struck: readonly CardId[] = [],
): readonly CardId[] =>
  enemiesOf(table).filter((card) => targeting.allows(table, { card, attackers, struck }));

/** Enemies that the characters of a player who are able to attack cannot. */
export function whoIsNotAttacked(table: RingsTable, seat: Seat): readonly Refusal[] {
  const attackers = ableToAttack(table, seat);
  const struck = table.state.vars.struck[seat] ?? [];
  return enemiesOf(table).flatMap((card) =>
    targeting.refuses(table, { card, attackers, struck }, cardOption('attack', card)),
  );
}

/** Whether a character could attack any enemy, be it ready or not. */
export const couldAttack = (table: RingsTable, card: CardId): boolean =>
  !BANNED.stands(table, { card }) && targetsOf(table, [card]).length > 0;

const enemiesOf = ({ state }: RingsTable): readonly CardId[] => [
  ...inPlayerOrder(state).flatMap((seat) => engagedWith(state, seat)),
  ...stagedEnemies(state),
];
