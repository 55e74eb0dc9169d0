import type { Answer, CardId, Option, Prompt } from '@grimrule/kernel';
import { NONE, PASS, value } from '@grimrule/kernel';
import { printedAs } from '../cards/designs.ts';
import type { RingsTable } from '../table.ts';
import { typeOf } from '../table.ts';
import { undoneIn } from './needs.ts';
import { foesOf, hitPointsLeft } from './outlook.ts';
import { deedsIn, findDeed, isThis } from './reading.ts';
import { exhaustsItself, gainOf, RESOURCE } from './worth.ts';

/** Whether a response is worth using: on the table mostly, events if they do enough. */
export function adviceForResponse(table: RingsTable, prompt: Prompt): Answer {
  const { options } = prompt;
  return [options.find((option) => isWorthUsing(table, prompt, option)) ?? PASS];
}

function isWorthUsing(table: RingsTable, { seat, ask }: Prompt, option: Option): boolean {
  const { card, ability } = option;
  if (card === undefined || ability === undefined) return false;
  const used = printedAs(table.state, card).abilities[ability];
  if (used?.kind !== 'triggered') return false;
  const subject = typeof ask.card === 'number' ? ask.card : NONE;
  const deeds = deedsIn(used.effect);
  const price = option.verb === 'play' ? RESOURCE * value(table, card, 'cost') : 0;
  if (ask.event === 'whenRevealed') {
    return subject !== NONE && typeOf(table.state, subject) === 'Treachery';
  }
  if (ask.event === 'shadowEffect') return true;
  if (deeds.has('rescue')) return isAllElseDone(table);
  if (isThis(findDeed(used.effect, 'ready')?.cards)) {
    // There has to be something to do for somebody who is ready again after questing.
    return foesOf(table, seat).length > 0;
  }
  if (exhaustsItself(used)) return gainOf(used.effect) > price;
  if (deeds.has('damage') && ask.event === 'defenderDeclared') {
    const cards = Array.isArray(ask.cards) ? (ask.cards as readonly CardId[]) : [];
    const [enemy = NONE] = cards;
    return price === 0 || (enemy !== NONE && hitPointsLeft(table, enemy) <= 2);
  }
  if (deeds.has('engage')) return false;
  if (findDeed(used.cost, 'exhaust')) return foesOf(table, seat).length === 0;
  return gainOf(used.effect) > price * 0.9 || option.verb === 'use';
}

/** Leading the prisoner out brings pursuers, so it comes last. */
function isAllElseDone({ state }: RingsTable): boolean {
  const { missing, progress } = undoneIn(state);
  return missing === 0 && progress === 1;
}
