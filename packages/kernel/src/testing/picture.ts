import type { CardId, ZoneId } from '../state/ids.ts';
import { NONE } from '../state/ids.ts';
import type { State } from '../state/state.ts';
import { zoneOf } from '../state/state.ts';
import type { Zone } from '../state/zone.ts';

/** The whole table in words: what lies where, and what lies on it. */
export type Picture = Readonly<Record<string, string | number>>;

type Lines = readonly (readonly [string, string | number])[];

/** The source of a picture. */
export interface Drawn {
  readonly zones: readonly Zone[];
  /** Zones that are told by their size, since their order is hidden. */
  readonly counted: readonly ZoneId[];
  nameOf(state: State, card: CardId): string;
  /** The name of a player, for the zones of their seat. */
  playerName(state: State, seat: number): string;
  isInPlay(state: State, card: CardId): boolean;
}

/** The cards in each zone that is used: `your hand`, `staging area`. */
export function zonesIn(state: State, drawn: Drawn): Lines {
  return drawn.zones.flatMap(({ name, seat }, zone): Lines => {
    if (seat >= state.seats) return [];
    const title = seat === NONE ? name : `${drawn.playerName(state, seat)} ${name}`;
    const cards = zoneOf(state, zone);
    if (drawn.counted.includes(zone)) return [[title, cards.length]];
    const names = cards.map((card) => drawn.nameOf(state, card)).sort();
    return [[title, names.join(', ')]];
  });
}

/** The tokens on each card in play; cards of one name are numbered. */
export function cardsStanding(state: State, drawn: Drawn): Lines {
  const counts = new Map<string, number>();
  return state.cards.flatMap((card, id) => {
    if (!drawn.isInPlay(state, id)) return [];
    const name = drawn.nameOf(state, id);
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    const parts = Object.entries(card.tokens)
      .filter(([, count]) => count > 0)
      .map(([token, count]) => `${token} ${count}`)
      .sort();
    if (card.exhausted) parts.push('exhausted');
    if (card.host !== NONE) parts.push(`on ${drawn.nameOf(state, card.host)}`);
    return [[number > 1 ? `${name} #${number}` : name, parts.join(', ')]];
  });
}

/** Exactly what is different, in the later picture's words; what is gone is told as empty. */
export function changesBetween(before: Picture, after: Picture): Picture {
  const changes: Record<string, string | number> = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const now = after[key] ?? '';
    if ((before[key] ?? '') !== now) changes[key] = now;
  }
  return changes;
}
