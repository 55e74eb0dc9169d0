import type { CardId, Effect, Seat } from '@grimrule/kernel';
import {
  cardOf,
  exchange,
  move,
  NONE,
  perform,
  scopeOf,
  setTokens,
  value,
  zoneOf,
} from '@grimrule/kernel';
import { REMOVED, VICTORY, VILLAIN, VILLAIN_DECK } from '../../board.ts';
import { printed, printedAs } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';
import { championsProcedure, inPlayerOrder } from '../../table.ts';
import { mainScheme, placeThreat } from '../../vocabulary/builders.ts';
import { callAbilities } from '../abilities/called-abilities.ts';
import { winGame } from '../end/game-end.ts';
import { removeDefeated } from '../in-play/leaving-play.ts';
import { giveStatus } from '../status/status.ts';

/** The next stage of the villain deck this villain belongs to, or NONE. */
function nextStage({ state }: ChampionsTable, villain: CardId): CardId {
  const { set } = printedAs(state, villain);
  const deck = zoneOf(state, VILLAIN_DECK);
  return deck.findLast((card) => printedAs(state, card).set === set) ?? NONE;
}

/**
 * RR: Villain Defeat. A stage of the same title is the same character: it keeps everything but its
 * damage, and goes on with what it was doing. With another title it is somebody else.
 */
export function defeatVillain(table: ChampionsTable, villain: CardId): void {
  const { state } = table;
  const next = nextStage(table, villain);
  if (next === NONE) {
    if (zoneOf(state, VILLAIN).length === 1) winGame(table, 'villainDefeated');
    else removeDefeated(table, villain, REMOVED);
    return;
  }
  const { design } = cardOf(state, next);
  const same = printed(design).name === printedAs(state, villain).name;
  let stage = villain;
  if (same) {
    // All cards and tokens on the old stage move to the new one.
    const victory = value(table, villain, 'victory') > 0;
    exchange(table, villain, next);
    move(table, next, victory ? VICTORY : REMOVED);
    setTokens(table, villain, 'damage', 0);
  } else {
    removeDefeated(table, villain, REMOVED);
    move(table, next, VILLAIN);
    if (state.vars.activeVillain === villain) state.vars.activeVillain = next;
    stage = next;
  }
  table.tell?.({ say: 'villainStage', card: stage }, 'villain defeat');
  table.start(revealStage, { card: stage, seat: inPlayerOrder(state)[0] ?? NONE });
}

interface RevealStage {
  readonly card: CardId;
  readonly seat: Seat;
}

/** Nothing can cancel that a villain is revealed. */
export const revealStage = championsProcedure<RevealStage>('revealing a stage', 'villain defeat', [
  {
    name: 'toughness',
    run(table, { card, seat }) {
      if (value(table, card, 'toughness') > 0) giveStatus(table, card, 'tough');
      const incited = value(table, card, 'incite');
      if (incited > 0) {
        perform(table, placeThreat(incited, mainScheme) as Effect, scopeOf(card, seat));
      }
    },
  },
  {
    name: 'when revealed',
    run: (table, { card, seat }) => {
      callAbilities(table, card, 'whenRevealed', seat);
    },
  },
]);
