import { move, shuffle, zoneOf } from '@grimrule/kernel';
import { ENCOUNTER_DECK, ENCOUNTER_DISCARD } from '../../board.ts';
import type { RingsTable } from '../../table.ts';

/** RR: Running Out of Cards. Only in the quest phase the deck is made anew. */
export function resetEncounterDeckIfEmpty(table: RingsTable): void {
  const { state } = table;
  if (state.vars.phase !== 'quest' || zoneOf(state, ENCOUNTER_DECK).length > 0) return;
  if (zoneOf(state, ENCOUNTER_DISCARD).length === 0) return;
  for (const card of zoneOf(state, ENCOUNTER_DISCARD)) move(table, card, ENCOUNTER_DECK);
  shuffle(table, ENCOUNTER_DECK);
  table.tell?.({ say: 'encounterDeckReshuffled' }, 'running out of cards');
}
