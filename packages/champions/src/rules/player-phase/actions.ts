import type { Action, CardId, Option, Refusal, Seat, Use } from '@grimrule/kernel';
import { abilityOption, cardOf, NONE, scopeOf, useOf, uses, zoneOf } from '@grimrule/kernel';
import { AREA, DECK, DISCARD, HAND, of, TUCKED } from '../../board.ts';
import { perDesign, printed } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';
import { encounterCardsInPlay, playerOf, typeOf } from '../../table.ts';
import { useHere } from '../abilities/using-abilities.ts';
import { playableElsewhere } from '../playing/playable-elsewhere.ts';
import { playCard } from '../playing/playing.ts';

export type Window = 'turn' | 'forced turn';

interface Numbered {
  readonly ability: Action;
  readonly index: number;
}

/** By design: the actions that can be used on a turn. */
const ACTIONS = perDesign<readonly Numbered[]>([], ({ abilities }) =>
  abilities.flatMap((ability, index) =>
    ability.kind === 'action' && ability.during !== 'paying' ? [{ ability, index }] : [],
  ),
);

/** Whether a card has an action that works from the hand. */
export const isEventAction = (design: number) =>
  (ACTIONS[design] ?? []).some(({ ability }) => ability.from === 'hand');

/** Cards whose actions a player may use: their own, events in hand, and encounter cards. */
function cardsWithActions(table: ChampionsTable, seat: Seat): readonly CardId[] {
  const { state } = table;
  const found: CardId[] = [];
  const add = (card: CardId) => {
    if ((ACTIONS[cardOf(state, card).design]?.length ?? 0) > 0) found.push(card);
  };
  for (const card of zoneOf(state, of(HAND, seat))) add(card);
  for (const card of playableElsewhere(table, seat)) add(card);
  for (const card of zoneOf(state, of(AREA, seat))) add(card);
  for (const card of encounterCardsInPlay(state)) {
    if (mayUse(table, card, seat)) add(card);
  }
  return found;
}

/** A player cannot use cards on another player's obligation or attached to another's card. */
function mayUse({ state }: ChampionsTable, card: CardId, seat: Seat): boolean {
  if (typeOf(state, card) === 'obligation') return playerOf(state, card) === seat;
  const { host } = cardOf(state, card);
  return host === NONE || cardOf(state, host).owner === NONE || playerOf(state, host) === seat;
}

/** An action that a player might think of. */
interface Thinkable {
  readonly option: Option;
  readonly use: Use;
}

const PLAYED_FROM = [HAND, DECK, DISCARD];

function thinkable(
  table: ChampionsTable,
  seat: Seat,
  windows: readonly Window[],
): readonly Thinkable[] {
  const found: Thinkable[] = [];
  for (const card of cardsWithActions(table, seat)) {
    const { zone } = cardOf(table.state, card);
    const inHand = zone === TUCKED || PLAYED_FROM.some((each) => zone === of(each, seat));
    for (const { ability, index } of ACTIONS[cardOf(table.state, card).design] ?? []) {
      if ((ability.from === 'hand') !== inHand) continue;
      if (!windows.includes(ability.during as Window)) continue;
      const option = abilityOption(inHand ? 'play' : 'use', card, index);
      found.push({ option, use: useOf(ability, index, scopeOf(card, seat)) });
    }
  }
  return found;
}

const BOTH: readonly Window[] = ['turn', 'forced turn'];

export function actionOptions(
  table: ChampionsTable,
  seat: Seat,
  windows: readonly Window[] = BOTH,
): readonly Option[] {
  const options: Option[] = [];
  for (const { option, use } of thinkable(table, seat, windows)) {
    if (uses.allows(table, use)) options.push(option);
  }
  return options;
}

export const actionRefusals = (table: ChampionsTable, seat: Seat): readonly Refusal[] =>
  thinkable(table, seat, BOTH).flatMap(({ option, use }) => uses.refuses(table, use, option));

/** Uses an action, or plays the event it is on. */
export function useAction(table: ChampionsTable, seat: Seat, { card, ability }: Option): void {
  if (card === undefined || ability === undefined) return;
  const { design } = cardOf(table.state, card);
  const used = printed(design).abilities[ability];
  if (used?.kind === 'action' && used.from === 'hand') {
    playCard(table, card, seat, { ability });
    return;
  }
  table.tell?.({ say: 'abilityUsed', card, ability, seat }, 'action');
  useHere(table, ability, scopeOf(card, seat));
}
