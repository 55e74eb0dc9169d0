import type { Seat } from '@grimrule/kernel';
import { again, cardOption, move, NONE, occur, pickOne, topOf, zoneOf } from '@grimrule/kernel';
import { ARTEFACT_OFFER, ARTEFACT_STACK, ARTEFACTS, BOARD, on } from '../board.ts';
import { event } from '../happenings.ts';
import type { DuelTable } from '../table.ts';
import { duelProcedure, towards } from '../table.ts';

interface AdvanceMarker {
  readonly seat: Seat;
  steps: number;
  moved: boolean;
}

/** The artefact marker moves towards a side; on the last field that side takes an artefact. */
export const advanceMarker = duelProcedure<AdvanceMarker>('artefact track', 'sanctum', [
  {
    name: 'one step',
    run(table, locals) {
      if (locals.steps === 0) return;
      locals.steps--;
      locals.moved = true;
      const { vars } = table.state;
      vars.marker += towards(locals.seat);
      table.tell?.({ say: 'markerMoved', seat: locals.seat, now: vars.marker });
      again(table);
      if (vars.marker * towards(locals.seat) >= BOARD.artefactHalf) {
        table.start(takeArtefact, { seat: locals.seat });
      }
    },
  },
  {
    name: 'effects of moving it',
    run(table, { seat, moved }) {
      if (moved) occur(table, event.markerMoves(seat));
    },
  },
]);

interface TakeArtefact {
  readonly seat: Seat;
}

const takeArtefact = duelProcedure<TakeArtefact>('taking an artefact', 'sanctum', [
  {
    name: 'choose one of the two',
    question(table, { seat }) {
      const options = zoneOf(table.state, ARTEFACT_OFFER).map((card) => cardOption('take', card));
      if (options.length === 0) return null;
      const ask = { say: 'chooseArtefact' };
      return pickOne({ seat, ask, rule: 'sanctum', options });
    },
    answered(table, { seat }, [picked]) {
      if (picked?.card === undefined) return;
      move(table, picked.card, on(ARTEFACTS, seat));
      table.tell?.({ say: 'tookArtefact', seat, card: picked.card });
    },
  },
  {
    name: 'the other goes under the stack',
    run(table) {
      for (const card of zoneOf(table.state, ARTEFACT_OFFER)) {
        move(table, card, ARTEFACT_STACK, 'bottom');
      }
    },
  },
  { name: 'open two new ones', run: (table) => offerArtefacts(table) },
  {
    name: 'the marker jumps to the other half',
    run(table, { seat }) {
      const { vars } = table.state;
      vars.marker = -towards(seat) * BOARD.artefactJump;
      table.tell?.({ say: 'markerJumped', now: vars.marker });
    },
  },
]);

/** Late in the game the stack may hold fewer than two; then what is left is offered. */
export function offerArtefacts(table: DuelTable): void {
  for (let offered = 0; offered < BOARD.artefactsOffered; offered++) {
    const card = topOf(table, ARTEFACT_STACK);
    if (card !== NONE) move(table, card, ARTEFACT_OFFER);
  }
}

export const artefactProcedures = [advanceMarker, takeArtefact];
