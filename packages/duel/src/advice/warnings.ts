import type { Answer, CardId, Prompt, Seat, Warning } from '@grimrule/kernel';
import { NONE, Table, value, zoneOf } from '@grimrule/kernel';
import { BOARD, DECK, HAND, HEROES, on, otherSide, PLACES, siteAt } from '../board.ts';
import type { DuelTable } from '../table.ts';
import { inPlaceOf, towards } from '../table.ts';
import { adviceForPlayPhase, civiliansLeft } from './plays.ts';
import { pointsLeft } from './worth.ts';

/** What a player should think of before giving an answer: as far as it is sure from what lies open. */
export function warnings(table: DuelTable, prompt: Prompt, answer: Answer): readonly Warning[] {
  const [picked] = answer;
  if (prompt.ask.say === 'playPhase' && picked?.verb === 'endPhase') {
    return beforeTheEnd(table, prompt);
  }
  return prompt.cost || picked?.verb === 'play' ? emptied(table, prompt, answer) : [];
}

function beforeTheEnd(table: DuelTable, prompt: Prompt): readonly Warning[] {
  const { seat } = prompt;
  const [useful] = adviceForPlayPhase(table, prompt);
  const instead = useful && useful.verb !== 'endPhase' ? { instead: useful } : {};
  const card = nextBonus(table, seat);
  if (card !== NONE) return [{ line: { say: 'warnBonus', card }, ...instead }];
  if (decksOut(table, seat)) return [{ line: { say: 'warnDeck' }, ...instead }];
  return 'instead' in instead ? [{ line: { say: 'warnUseful' }, ...instead }] : [];
}

/** An enemy in Manhattan whom nobody faces, when the bonuses there win the game for its side. */
function nextBonus(table: DuelTable, seat: Seat): CardId {
  const other = otherSide(seat);
  const open: CardId[] = [];
  for (let place = 0; place < PLACES; place++) {
    const card = inPlaceOf(table.state, other, place);
    if (siteAt(place) !== 'manhattan' || card === NONE) continue;
    const faced = inPlaceOf(table.state, seat, place) !== NONE;
    if (!faced && value(table, card, 'strength') > 0) open.push(card);
  }
  const wanted =
    other === HEROES ? civiliansLeft(table) - BOARD.civiliansLeft : pointsLeft(table.state, other);
  return open.length >= wanted ? (open[0] ?? NONE) : NONE;
}

/** The last card of the deck is drawn in this turn, and the points are with the other side. */
function decksOut({ state }: DuelTable, seat: Seat): boolean {
  const left = zoneOf(state, on(DECK, seat)).length;
  return left <= BOARD.drawn && state.vars.points * towards(seat) < 0;
}

/** So many cards at least, with the one that is played, make it worth a thought that all are gone. */
const HAND_OF = 3;

/** An answer after which a hand of several cards is empty. The table is a copy, so it is tried. */
function emptied(table: DuelTable, { seat, cost }: Prompt, answer: Answer): readonly Warning[] {
  const hand = () => zoneOf(table.state, on(HAND, seat)).length;
  if (hand() < (cost ? HAND_OF - 1 : HAND_OF)) return [];
  new Table(table.game, table.state, null).take(answer);
  return hand() === 0 ? [{ line: { say: 'warnEmpties' } }] : [];
}
