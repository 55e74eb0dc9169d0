import type { About, CardId, Obstacle, Seat } from '@grimrule/kernel';
import { possible, scopeOf, value } from '@grimrule/kernel';
import { printedAs } from '../../cards/designs.ts';
import type { RingsTable } from '../../table.ts';
import { questOf, typeOf } from '../../table.ts';
import { bannedBy } from '../in-play/bans.ts';
import { copiesInPlay, hasCopyInPlay } from '../in-play/unique.ts';
import { canAfford, costFor } from '../resource-phase/resources.ts';

/** A card that a player would like to play. */
interface Playable extends About {
  readonly seat: Seat;
}

/** What keeps a card of any type from being played, besides what its abilities say. */
export const TO_PLAY: readonly Obstacle<RingsTable, Playable>[] = [
  {
    say: 'cannotBePlayed',
    rule: 'playing cards',
    stands: ({ state }, { card }) => printedAs(state, card).cost === undefined,
  },
  { say: 'maxPlayed', rule: 'limit', stands: (table, { card }) => isPlayedOut(table, card) },
  {
    say: 'cannotAfford',
    rule: 'resource match',
    quick: true,
    stands: (table, { card, seat }) => !canAfford(table, card, seat),
    names(table, { card, seat }) {
      const { symbols, sources } = costFor(table, card, seat, 0);
      return { symbols, most: sources.length };
    },
  },
];

function isPlayedOut({ state }: RingsTable, card: CardId): boolean {
  const { max, name } = printedAs(state, card);
  if (max?.per !== 'round') return false;
  return state.vars.playedThisRound.filter((title) => title === name).length >= max.times;
}

/** The same for an ally or an attachment. */
export const TO_PLAY_A_PERMANENT: readonly Obstacle<RingsTable, Playable>[] = [
  {
    say: 'matchInPlay',
    rule: 'unique cards',
    stands: (table, { card }) => hasCopyInPlay(table, card),
    names: (table, { card }) => ({ cards: copiesInPlay(table, card) }),
  },
  {
    say: 'allyLimit',
    rule: 'cannot',
    stands(table, { card }) {
      if (typeOf(table.state, card) !== 'Ally') return false;
      const limit = allyLimit(table);
      return limit > 0 && table.state.vars.alliesPlayed >= limit;
    },
    names: (table) => ({
      cards: bannedBy(table, questOf(table.state), 'allyLimit'),
      count: allyLimit(table),
    }),
  },
  {
    say: 'noTarget',
    rule: 'choose',
    stands: (table, { card, seat }) =>
      printedAs(table.state, card).abilities.some(
        (ability) =>
          ability.kind === 'called' &&
          ability.call === 'attach' &&
          !possible(table, ability.effect, scopeOf(card, seat)),
      ),
  },
  ...TO_PLAY,
];

const allyLimit = (table: RingsTable) => value(table, questOf(table.state), 'allyLimit');
