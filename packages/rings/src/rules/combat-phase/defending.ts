import type { About, CardId, Prompt, Refusal, Seat } from '@grimrule/kernel';
import { cardOption, legality, NONE, PASS, pickOne, pickSome, value } from '@grimrule/kernel';
import type { RingsTable } from '../../table.ts';
import { charactersOf, dialOf, inPlayerOrder, playerOf } from '../../table.ts';
import { banned } from '../in-play/bans.ts';
import { EXHAUSTED } from '../in-play/exhausted.ts';

/** An attack as far as its defense is concerned. */
export interface Defended {
  readonly enemy: CardId;
  /** The defending player. */
  readonly seat: Seat;
  defenders: readonly CardId[];
  /** Players who have been asked whether they defend. */
  asked: readonly Seat[];
}

interface Defending extends About {
  readonly attack: Defended;
}

const defending = legality<RingsTable, Defending>([
  {
    say: null,
    rule: 'declare defenders',
    stands: (_, { card, attack }) => attack.defenders.includes(card),
  },
  EXHAUSTED,
  banned('cannotDefend', 'cannot'),
  // RR: Sentinel. Another player's characters need it.
  {
    say: 'noSentinel',
    rule: 'sentinel',
    stands: (table, { card, attack }) =>
      playerOf(table.state, card) !== attack.seat && value(table, card, 'sentinel') === 0,
    names: (_, { attack }) => ({ seat: attack.seat }),
  },
]);

/** The attacked player first; then, if they decline, those who could send a sentinel. */
export function whoDefends(table: RingsTable, attack: Defended): Prompt | null {
  const { state } = table;
  if (attack.defenders.length > 0) return null;
  const order = inPlayerOrder(state);
  for (const seat of [attack.seat, ...order.filter((each) => each !== attack.seat)]) {
    if (attack.asked.includes(seat)) continue;
    const able = charactersOf(state, seat).filter((card) =>
      defending.allows(table, { card, attack }),
    );
    if (able.length === 0) continue;
    const options = able.map((card) => cardOption('defend', card));
    const many = seat === attack.seat && mayHaveMany(table, attack);
    const ask = { say: many ? 'whoDefendTogether' : 'whoDefends', card: attack.enemy };
    const rule = seat === attack.seat ? 'declare defenders' : 'sentinel';
    return many
      ? pickSome({ seat, ask, rule, options }, 0, options.length)
      : pickOne({ seat, ask, rule, options: [...options, PASS] }, [PASS]);
  }
  return null;
}

/** The other characters of the player who is asked. */
export const whoDoesNotDefend = (table: RingsTable, attack: Defended): readonly Refusal[] =>
  charactersOf(table.state, table.state.prompt?.seat ?? NONE).flatMap((card) =>
    defending.refuses(table, { card, attack }, cardOption('defend', card)),
  );

function mayHaveMany(table: RingsTable, { seat }: Defended): boolean {
  return value(table, dialOf(table.state, seat), 'manyDefenders') > 0;
}
