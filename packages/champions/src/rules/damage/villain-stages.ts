import type { CardId, Effect, Seat } from '@grimrule/kernel';
import {
  become,
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
import { otherSidesOf, printed, printedAs, sideOf } from '../../cards/designs.ts';
import type { ChampionsState, ChampionsTable } from '../../table.ts';
import { championsProcedure, inPlayerOrder } from '../../table.ts';
import { mainScheme, placeThreat } from '../../vocabulary/builders.ts';
import { callAbilities } from '../abilities/called-abilities.ts';
import { winGame } from '../end/game-end.ts';
import { removeDefeated, removeFromGame } from '../in-play/leaving-play.ts';
import { giveStatus } from '../status/status.ts';
import { ownScheme, replaceActive } from '../villain-phase/active-villain.ts';

/**
 * The next stage of this villain, or NONE: of the same title where several villains have their
 * stages in the deck, and of any where there is one villain alone.
 */
function nextStage({ state }: ChampionsTable, villain: CardId): CardId {
  const { name } = printedAs(state, villain);
  const deck = zoneOf(state, VILLAIN_DECK);
  const own = deck.findLast((card) => printed(faceFor(state, villain, card)).name === name);
  if (own !== undefined) return own;
  return zoneOf(state, VILLAIN).length === 1 ? (deck.at(-1) ?? NONE) : NONE;
}

/** The next stage shows the same of its faces that the defeated one showed. */
function faceFor(state: ChampionsState, villain: CardId, next: CardId): number {
  const { front, design } = cardOf(state, villain);
  const at = facesOf(front).indexOf(sideOf(design));
  return facesOf(cardOf(state, next).front)[at] ?? cardOf(state, next).design;
}

const facesOf = (front: number): readonly number[] =>
  printed(front).otherSide === undefined ? [front] : [front, ...otherSidesOf(front)];

/**
 * RR: Villain Defeat. A stage of the same title is the same character: it keeps everything but its
 * damage, and goes on with what it was doing. With another title it is somebody else.
 */
export function defeatVillain(table: ChampionsTable, villain: CardId): void {
  const { state } = table;
  const next = nextStage(table, villain);
  if (next === NONE) {
    if (zoneOf(state, VILLAIN).length === 1) winGame(table, 'villainDefeated');
    else leaveToOthers(table, villain);
    return;
  }
  const design = faceFor(state, villain, next);
  const same = printed(design).name === printedAs(state, villain).name;
  let stage = villain;
  if (same) {
    // All cards and tokens on the old stage move to the new one.
    const victory = value(table, villain, 'victory') > 0;
    exchange(table, villain, next);
    move(table, next, victory ? VICTORY : REMOVED);
    show(table, villain, design);
    setTokens(table, villain, 'damage', 0);
  } else {
    removeDefeated(table, villain, REMOVED);
    move(table, next, VILLAIN);
    show(table, next, design);
    if (state.vars.activeVillain === villain) state.vars.activeVillain = next;
    stage = next;
  }
  table.tell?.({ say: 'villainStage', card: stage }, 'villain defeat');
  table.start(revealStage, { card: stage, seat: inPlayerOrder(state)[0] ?? NONE });
}

/** A villain who leaves others behind takes the side scheme along that is its own. */
function leaveToOthers(table: ChampionsTable, villain: CardId): void {
  const scheme = ownScheme(table, villain);
  removeDefeated(table, villain, REMOVED);
  if (scheme !== NONE) removeFromGame(table, scheme);
  replaceActive(table);
}

function show(table: ChampionsTable, stage: CardId, face: number): void {
  if (cardOf(table.state, stage).design !== face) become(table, stage, face);
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
