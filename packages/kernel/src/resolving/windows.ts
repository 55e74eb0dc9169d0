import type { Triggered } from '../abilities/ability.ts';
import { canUse } from '../abilities/initiation.ts';
import { youOn } from '../asking/asking.ts';
import { anybodyMight, mightAnswer } from '../asking/might-answer.ts';
import type { Happening, Scope } from '../asking/scope.ts';
import { scopeOf, seenBy } from '../asking/scope.ts';
import type { Table } from '../game/rules.ts';
import type { Option } from '../prompts/option.ts';
import { abilityOption, PASS } from '../prompts/option.ts';
import type { Prompt } from '../prompts/prompt.ts';
import { askedAnyway, pickOne } from '../prompts/prompt.ts';
import type { CardId, Seat } from '../state/ids.ts';
import { NONE } from '../state/ids.ts';
import { beginningWith } from '../state/player-order.ts';
import { cardOf } from '../state/state.ts';
import type { Occurrence } from './happening.ts';
import { FORCED_WINDOW, WINDOW } from './happening.ts';
import { again, procedure } from './procedure.ts';
import { useAbility } from './using.ts';
import { triggeredAt, waiting, waitsFor } from './waiting.ts';

/** The window of one level, on top of the occurrence it belongs to. */
export interface Window {
  readonly level: string;
  /** Abilities used in this window: each answers each event once. */
  used: readonly Option[];
  /**
   * The seat with the next opportunity, or the one after if that seat is out; NONE for the first in
   * order.
   */
  next: Seat;
  /** Bits of the seats that have passed in a row. */
  declined: number;
}

/** Forced abilities happen; if there are several, the seat that orders them says which is next. */
export const forcedWindow = procedure<unknown, Window>(FORCED_WINDOW, 'timing', [
  {
    name: 'next forced ability',
    question(table, locals) {
      const options = distinct(candidates(table, locals));
      const seat = orderer(table, options);
      return seat === NONE ? null : ask(table, locals, seat, options, 'whichFirst');
    },
    answered: useCandidate,
  },
]);

/** An ability that answers several events alike need not be put in order with itself. */
function distinct(options: readonly Option[]): readonly Option[] {
  const [first] = options;
  const alike = options.every(
    ({ card, ability }) => card === first?.card && ability === first?.ability,
  );
  return first && alike ? [first] : options;
}

/** Their controller, if the abilities have one in common; otherwise the first seat in order. */
function orderer(table: Table, options: readonly Option[]): Seat {
  const [first] = options;
  if (!first) return NONE;
  const seat = table.game.firstOrders ? NONE : userOf(table, first);
  const common = seat !== NONE && options.every((option) => userOf(table, option) === seat);
  return common ? seat : (table.game.order(table)[0] ?? NONE);
}

/** Everybody in turn may use an ability or pass, until all have passed in a row. */
export const window = procedure<unknown, Window>(WINDOW, 'timing', [
  {
    name: 'use an ability or pass',
    question(table, locals) {
      const options = candidates(table, locals);
      const events = eventsOf(table);
      if (options.length === 0 && !anybodyMight(table, events, locals.level)) return null;
      const { seats } = table.state;
      for (const seat of beginningWith(table.game.order(table), locals.next, seats)) {
        if ((locals.declined & (1 << seat)) !== 0) continue;
        const own = options.filter((option) => {
          const user = userOf(table, option);
          return user === seat || (user === NONE && seatCanUse(table, option, seat));
        });
        const anyway = mightAnswer(table, seat, events, locals.level);
        if (own.length === 0 && !anyway) continue;
        const prompt = ask(table, locals, seat, [...own, PASS], 'useAbility');
        return anyway ? askedAnyway(prompt) : prompt;
      }
      return null;
    },
    answered(table, locals, answer, seat) {
      locals.next = (seat + 1) % table.state.seats;
      if (answer[0]?.verb === PASS.verb) {
        locals.declined |= 1 << seat;
        again(table);
        return;
      }
      locals.declined = 0;
      useCandidate(table, locals, answer, seat);
    },
  },
]);

function ask(
  table: Table,
  locals: Window,
  seat: Seat,
  options: readonly Option[],
  say: string,
): Prompt {
  const level = table.game.levels.find((each) => each.name === locals.level);
  const first = eventsOf(table)[0];
  // The question does not tell which card lies face down.
  const known = (id: CardId) => id !== NONE && (cardOf(table.state, id).seen & (1 << seat)) !== 0;
  const card = first && known(first.card) ? first.card : NONE;
  const event = first?.kind ?? '';
  const cards = first && known(first.source) ? [first.source] : [];
  // Cards in play are mostly worth using; playing a card needs a thought.
  const likely = options.find(({ verb }) => verb === 'use' || verb === PASS.verb) ?? PASS;
  const asked = { seat, ask: { say, card, event, cards }, rule: level?.rule ?? '', options };
  return pickOne(asked, [likely]);
}

/** The seat that may use the ability, or NONE if every seat may. */
function userOf(table: Table, option: Option): Seat {
  return youOn(table, option.card ?? NONE, eventsOf(table)[option.event ?? 0] ?? null);
}

/** The occurrence whose window is on top of the stack. */
function occurrenceOf({ state }: Table): Occurrence | undefined {
  return state.stack[state.stack.length - 2]?.locals as Occurrence | undefined;
}

const NO_EVENTS: readonly Happening[] = [];

function eventsOf(table: Table): readonly Happening[] {
  return occurrenceOf(table)?.events ?? NO_EVENTS;
}

/** Every ability that fits an event of the window and has not been used for it. */
function candidates(table: Table, { level, used }: Window): readonly Option[] {
  const { state, game } = table;
  const found: Option[] = [];
  const turned = occurrenceOf(table)?.turned;
  eventsOf(table).forEach((event, at) => {
    if (event.replaced) return;
    for (const card of waiting(table, event)) {
      const { design, zone } = cardOf(state, card);
      if (turned?.includes(card)) continue;
      const inHand = game.zoneInfo(zone).hand === true;
      for (const trigger of game.triggers[design] ?? []) {
        if (!waitsFor(trigger, event.kind, level)) continue;
        const { ability, index } = trigger;
        const fromHand = ability.from === 'hand';
        if (fromHand !== inHand && (fromHand || !hasLeft(table, card, event))) continue;
        if (isUsed(used, card, index, at)) continue;
        const scope = scopeOf(card, youOn(table, card, event), event, at);
        if (!usable(table, ability, index, scope)) continue;
        const played = fromHand && (game.playsFromHand?.(table, card) ?? true);
        found.push(abilityOption(played ? 'play' : 'use', card, index, at));
      }
    }
  });
  return found;
}

const isUsed = (used: readonly Option[], card: CardId, ability: number, event: number) =>
  used.some((use) => use.card === card && use.ability === ability && use.event === event);

/** Whether the event is that this card leaves play: then it still does what it says for play. */
function hasLeft({ game }: Table, card: CardId, event: Happening): boolean {
  return event.card === card && event.zone !== NONE && game.zoneInfo(event.zone).inPlay;
}

/** Whether this seat can use what everybody may use. */
function seatCanUse(table: Table, { card, ability: index, event: at = 0 }: Option, seat: Seat) {
  if (card === undefined || index === undefined) return false;
  const ability = triggeredAt(table, card, index);
  const scope = scopeOf(card, seat, eventsOf(table)[at] ?? null, at);
  return ability !== undefined && canUse(table, ability, index, scope);
}

/** An ability of every seat can be used if any seat can use it. */
function usable(table: Table, ability: Triggered, index: number, scope: Scope): boolean {
  if (scope.seat !== NONE) return canUse(table, ability, index, scope);
  return table.game.order(table).some((seat) => canUse(table, ability, index, seenBy(scope, seat)));
}

function useCandidate(table: Table, locals: Window, answer: readonly Option[], asked: Seat): void {
  const [use] = answer;
  const event = eventsOf(table)[use?.event ?? 0];
  if (!use || use.card === undefined || use.ability === undefined || !event) return;
  locals.used = [...locals.used, use];
  again(table);
  table.tell?.({ say: 'abilityUsed', card: use.card, ability: use.ability });
  const user = youOn(table, use.card, event);
  const scope = scopeOf(use.card, user === NONE ? asked : user, event, use.event ?? 0);
  if (table.game.use) table.game.use(table, use.ability, scope);
  else useAbility(table, use.ability, scope);
}
