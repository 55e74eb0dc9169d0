import type { Piece, Seat, ZoneId } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { BESIDE, DECK, DIAL, ENCOUNTER_DECK, of, QUEST_DECK } from './board.ts';
import { DIAL_DESIGN, designOf } from './cards/designs.ts';
import type { GameOptions } from './options.ts';
import { encounterCardsOf, questOf } from './scenarios/scenario.ts';

/** Every card of the game and where it lies before setup begins. Heroes wait in their decks. */
export function piecesFor({ players, scenario, easy }: GameOptions): readonly Piece[] {
  const pieces: Piece[] = [];
  const add = (code: string, owner: Seat, zone: ZoneId) =>
    pieces.push({ design: designOf(code), owner, zone });
  players.forEach(({ heroes, cards }, seat) => {
    pieces.push({ design: DIAL_DESIGN, owner: seat, zone: of(DIAL, seat) });
    for (const code of heroes) add(code, seat, of(DECK, seat));
    for (const [code, count] of Object.entries(cards)) {
      for (let copy = 0; copy < count; copy++) add(code, seat, of(DECK, seat));
    }
  });
  // The last card of a zone lies on top.
  for (const { code } of questOf(scenario).toReversed()) add(code, NONE, QUEST_DECK);
  for (const { code } of encounterCardsOf(scenario, easy)) add(code, NONE, ENCOUNTER_DECK);
  for (const code of scenario.beside ?? []) add(code, NONE, BESIDE);
  return pieces;
}
