import type { Triggered } from '../abilities/ability.ts';
import { anybodyMight, mightHeed } from '../asking/might-answer.ts';
import type { Happening } from '../asking/scope.ts';
import type { Level } from '../game/printed.ts';
import type { Awaited, Definition, Table } from '../game/rules.ts';
import type { CardId } from '../state/ids.ts';
import { NONE } from '../state/ids.ts';
import { cardOf } from '../state/state.ts';

/** Who waits for an event. Most events are awaited by nobody, and that has to be found out quickly. */

const NO_CARDS: readonly CardId[] = [];
const NO_TRIGGERS: readonly Awaited[] = [];

/**
 * Whether any ability triggers on events of this kind at all. If none does, a mere announcement is
 * not even made.
 */
export function isHeeded(table: Table, kind: string): boolean {
  const { state, game } = table;
  if (state.delayed.length > 0 || state.lasting.length > 0 || game.happening.has(kind)) return true;
  return listedFor(table, kind).length > 0 || mightHeed(table, kind);
}

export function nobodyWaits(table: Table, events: readonly Happening[]): boolean {
  for (const event of events) if (waiting(table, event).length > 0) return false;
  for (const { kind } of events) if (mightHeed(table, kind)) return false;
  return true;
}

/** The cards in play and in hand that have an ability for events of this kind. */
function listedFor({ state, game }: Table, kind: string): readonly CardId[] {
  return state.listening[kindOf(game, kind)] ?? NO_CARDS;
}

function kindOf({ kindIndex }: Definition, name: string): number {
  const kind = kindIndex.get(name);
  if (kind === undefined) throw new Error(`no event '${name}'`);
  return kind;
}

/** The cards that may have an ability for this event, its own subject included. */
export function waiting(table: Table, event: Happening): readonly CardId[] {
  const { state, game } = table;
  const listed = listedFor(table, event.kind);
  const { card, zone } = event;
  // A card that was in play when this began may still answer, though it has left since.
  if (card === NONE || zone === NONE || !game.zoneInfo(zone).inPlay) return listed;
  if (listed.includes(card)) return listed;
  const own = game.listens[cardOf(state, card).design]?.includes(kindOf(game, event.kind));
  return own ? [...listed, card] : listed;
}

/** Whether an ability waits for events of this kind on this level. */
export function waitsFor({ ability }: Awaited, kind: string, level: string): boolean {
  return ability.on === kind && ability.level === level;
}

/** Whether anybody waits for one of these events on this level; most windows end here. */
export function isAwaited(
  table: Table,
  events: readonly Happening[],
  { name, forced }: Level,
): boolean {
  const { state, game } = table;
  for (const event of events) {
    for (const card of waiting(table, event)) {
      for (const trigger of game.triggers[cardOf(state, card).design] ?? NO_TRIGGERS) {
        if (waitsFor(trigger, event.kind, name)) return true;
      }
    }
  }
  return !forced && anybodyMight(table, events, name);
}

/** The waiting ability that a card has under this index. */
export function triggeredAt(
  { state, game }: Table,
  card: CardId,
  index: number,
): Triggered | undefined {
  const ability = game.printed[cardOf(state, card).design]?.abilities[index];
  return ability?.kind === 'triggered' ? ability : undefined;
}
