import type { About, CardId, Seat } from '@grimrule/kernel';
import {
  again,
  cardOption,
  exhaust,
  legality,
  NONE,
  occur,
  pickSome,
  value,
  zoneOf,
} from '@grimrule/kernel';
import { STAGING } from '../../board.ts';
import { event } from '../../happenings.ts';
import type { RingsTable } from '../../table.ts';
import {
  charactersOf,
  inPlayerOrder,
  isInPlay,
  isPlaying,
  nextPlayer,
  playerOf,
  questOf,
  ringsProcedure,
} from '../../table.ts';
import { openActionWindow } from '../abilities/actions.ts';
import { resetEncounterDeckIfEmpty } from '../decks/encounter-deck.ts';
import { EXHAUSTED } from '../in-play/exhausted.ts';
import { beginPhase, endPhase } from '../phases.ts';
import { raiseThreat } from '../threat.ts';
import { placeProgress } from './progress.ts';
import { revealTop } from './reveal.ts';

interface Questing {
  /** Players who have not committed characters yet. */
  waiting: readonly Seat[];
  /** For whom a card is still to be revealed. */
  staged: readonly Seat[];
  /** Cards that are revealed besides. */
  more: number;
}

const committing = legality<RingsTable, About>([
  {
    say: null,
    rule: 'commit characters',
    stands: ({ state }, { card }) => state.vars.committed.includes(card),
  },
  EXHAUSTED,
]);

/** Characters that could be committed to the quest. */
const ableToQuest = (table: RingsTable, seat: Seat): readonly CardId[] =>
  charactersOf(table.state, seat).filter((card) => committing.allows(table, { card }));

/** RR: Appendix I, 3.1 to 3.5. */
export const questPhase = ringsProcedure<Questing>('quest phase', 'quest phase', [
  {
    name: '3.1 the quest phase begins',
    run(table, locals) {
      beginPhase(table, 'quest');
      resetEncounterDeckIfEmpty(table);
      locals.waiting = inPlayerOrder(table.state);
    },
  },
  { name: '3.1 action window', run: (table) => openActionWindow(table) },
  {
    name: '3.2 commit characters to the quest',
    question(table, { waiting }) {
      for (const seat of waiting) {
        if (!isPlaying(table.state, seat)) continue;
        const able = ableToQuest(table, seat);
        if (able.length === 0) continue;
        const options = able.map((card) => cardOption('commit', card));
        const ask = { say: 'commitToQuest', card: questOf(table.state) };
        return pickSome({ seat, ask, rule: 'commit characters', options }, 0, options.length);
      }
      return null;
    },
    answered(table, locals, answer, seat) {
      locals.waiting = locals.waiting.slice(locals.waiting.indexOf(seat) + 1);
      const cards = answer.flatMap(({ card }) => (card === undefined ? [] : [card]));
      commit(table, cards, seat);
      again(table);
    },
    refusals: (table) =>
      charactersOf(table.state, table.state.prompt?.seat ?? NONE).flatMap((card) =>
        committing.refuses(table, { card }, cardOption('commit', card)),
      ),
  },
  { name: '3.2 action window', run: (table) => openActionWindow(table) },
  {
    name: '3.3 staging',
    run(table, locals) {
      const quest = questOf(table.state);
      if (quest !== NONE && value(table, quest, 'skipsStaging') > 0) return;
      locals.staged = inPlayerOrder(table.state);
      locals.more = quest === NONE ? 0 : value(table, quest, 'moreStaging');
    },
  },
  {
    name: '3.3 reveal a card',
    run(table, locals) {
      const [seat, ...others] = locals.staged;
      if (seat !== undefined) locals.staged = others;
      else if (locals.more > 0) locals.more--;
      else return;
      again(table);
      revealTop(table, whoReveals(table, seat));
    },
  },
  { name: '3.3 action window', run: (table) => openActionWindow(table) },
  { name: '3.4 resolve the quest', run: resolveQuest },
  { name: '3.4 action window', run: (table) => openActionWindow(table) },
  {
    name: '3.5 the quest phase ends',
    run(table) {
      table.state.vars.committed = [];
      endPhase(table, 'quest');
    },
  },
]);

/**
 * How many cards are revealed is settled when the step begins: the card of somebody who has been
 * eliminated since is revealed by the next player, a further card by the first.
 */
function whoReveals({ state }: RingsTable, seat: Seat | undefined): Seat {
  if (seat === undefined) return inPlayerOrder(state)[0] ?? NONE;
  return isPlaying(state, seat) ? seat : nextPlayer(state, seat);
}

/** All characters of a player commit together. */
function commit(table: RingsTable, cards: readonly CardId[], seat: Seat): void {
  const { vars } = table.state;
  if (cards.length === 0) return;
  for (const card of cards) {
    exhaust(table, card);
    table.tell?.({ say: 'commits', card, seat }, 'commit characters');
  }
  vars.committed = [...vars.committed, ...cards];
  occur(table, ...cards.map((card) => event.committed(card, seat)));
}

/** The willpower of all characters committed to the quest. */
export function willpowerCommitted(table: RingsTable): number {
  return table.state.vars.committed.reduce((sum, card) => sum + value(table, card, 'willpower'), 0);
}

/** The threat of all cards in the staging area, with everything that adds to it. */
export function threatInStaging(table: RingsTable): number {
  const { state } = table;
  const quest = questOf(state);
  const more = quest === NONE ? 0 : value(table, quest, 'stagingThreat');
  return zoneOf(state, STAGING).reduce((sum, card) => sum + value(table, card, 'threat'), more);
}

/** RR: 3.4. */
function resolveQuest(table: RingsTable): void {
  const difference = willpowerCommitted(table) - threatInStaging(table);
  const count = Math.abs(difference);
  const result = difference > 0 ? 'success' : difference < 0 ? 'failure' : 'tie';
  table.tell?.({ say: 'questResolved', result, count });
  if (result === 'success') placeProgress(table, [questOf(table.state)], count);
  if (result === 'failure') {
    for (const seat of inPlayerOrder(table.state)) raiseThreat(table, seat, count);
  }
  const card = questOf(table.state);
  occur(table, event.questResolved(card, count, result));
}

/** RR: 3.4. A character that is removed from the quest does not ready. */
export function uncommit(table: RingsTable, card: CardId): boolean {
  const { vars } = table.state;
  if (!vars.committed.includes(card)) return false;
  vars.committed = vars.committed.filter((each) => each !== card);
  if (table.tell) {
    const seat = isInPlay(table.state, card) ? playerOf(table.state, card) : NONE;
    table.tell({ say: 'uncommitted', card, seat }, 'commit characters');
  }
  return true;
}
