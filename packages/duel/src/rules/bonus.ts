import type { CardId, Seat } from '@grimrule/kernel';
import { cardOption, leave, move, NONE, occur, pickOne, zoneOf } from '@grimrule/kernel';
import { CIVILIANS, FREED, HEROES, siteAt } from '../board.ts';
import { event } from '../happenings.ts';
import type { DuelTable } from '../table.ts';
import { duelProcedure } from '../table.ts';
import { advanceMarker } from './artefact-track.ts';
import { takeTopLocation } from './drawing.ts';
import { checkCivilians, scorePoints } from './game-end.ts';

interface SiteBonus {
  readonly card: CardId;
  readonly seat: Seat;
  readonly place: number;
  /** The place whose civilians may be freed, or NONE for any place. */
  readonly from: number;
}

/** The attack is undefended: the attacker's side gets the bonus of the site. */
export const siteBonus = duelProcedure<SiteBonus>('bonus', 'bonus', [
  {
    name: 'the site gives its bonus',
    run(table, { card, seat, place, from }) {
      const site = siteAt(place);
      table.tell?.({ say: 'bonus', card, seat, place });
      if (site === 'tower') takeTopLocation(table, seat);
      else if (site === 'sanctum') table.start(advanceMarker, { seat, steps: 1, moved: false });
      else if (seat === HEROES && civiliansAt(table, from).length > 0) {
        table.start(freeCivilian, { from });
      } else scorePoints(table, seat, 1);
    },
  },
  {
    name: 'effects of the bonus',
    run: (table, { card, seat }) => occur(table, event.bonus(card, seat)),
  },
]);

export function civiliansAt(table: DuelTable, place: number): readonly CardId[] {
  if (place !== NONE) return zoneOf(table.state, CIVILIANS[place] ?? NONE);
  return CIVILIANS.flatMap((zone) => zoneOf(table.state, zone));
}

interface FreeCivilian {
  readonly from: number;
}

/** The heroes take a civilian of their choice. */
export const freeCivilian = duelProcedure<FreeCivilian>('freeing a civilian', 'manhattan', [
  {
    name: 'choose a civilian',
    question(table, { from }) {
      const options = civiliansAt(table, from).map((card) => cardOption('free', card));
      if (options.length === 0) return null;
      const ask = { say: 'freeCivilian' };
      return pickOne({ seat: HEROES, ask, rule: 'manhattan', options });
    },
    answered(table, _frame, [picked]) {
      if (picked?.card === undefined) return leave(table);
      move(table, picked.card, FREED);
      table.tell?.({ say: 'freed', card: picked.card }, 'manhattan');
      checkCivilians(table);
    },
  },
]);

export const bonusProcedures = [siteBonus, freeCivilian];
