import type { CardId, ZoneId } from './ids.ts';
import { NONE } from './ids.ts';
import type { State } from './state.ts';
import { cardOf } from './state.ts';

/** Everything that is being resolved speaks of cards by their ids. Here they can be exchanged. */
type Exchange = (card: CardId) => CardId;

/** The fields under which the kernel keeps ids of cards, in frames and in all that lies in them. */
const KERNEL_CARD_FIELDS: readonly string[] = [
  'card',
  'cards',
  'source',
  'host',
  'slots',
  'kept',
  'chosen',
  'turned',
];

/** All fields that hold cards: those of the kernel and those that a game names besides, each once. */
export function cardFieldsWith(own: readonly string[]): ReadonlySet<string> {
  const fields = new Set(KERNEL_CARD_FIELDS);
  for (const field of own) {
    if (fields.has(field)) throw new Error(`the card field '${field}' is named twice`);
    fields.add(field);
  }
  return fields;
}

/**
 * The same value with its cards exchanged, however deep they lie. Every id is met once, so that none
 * is exchanged twice; and what holds no other cards stays the same object.
 */
export function exchanged<T>(value: T, fields: ReadonlySet<string>, exchange: Exchange): T {
  const within = (part: unknown, isCard: boolean): unknown => {
    if (typeof part === 'number') return isCard ? exchange(part) : part;
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) {
      let list: unknown[] | null = null;
      for (let index = 0; index < part.length; index++) {
        const now = within(part[index], isCard);
        if (now === part[index]) continue;
        list ??= part.slice();
        list[index] = now;
      }
      return list ?? part;
    }
    // The printed text of a card speaks of no card of this game.
    if ('do' in part) return part;
    let copy: Record<string, unknown> | null = null;
    for (const key in part) {
      const held = (part as Record<string, unknown>)[key];
      // Most of what is held is a word or a number that is no card.
      if (typeof held !== 'object' && (typeof held !== 'number' || !fields.has(key))) continue;
      const now = within(held, fields.has(key));
      if (now === held) continue;
      copy ??= { ...part };
      copy[key] = now;
    }
    return copy ?? part;
  };
  return within(value, false) as T;
}

/** More cards than any zone holds. */
const MOST_IN_ZONE = 4096;

/** The last place of a zone stands for any of them. */
const SOMEWHERE = MOST_IN_ZONE - 1;

/**
 * A card that a seat does not know, told by where it lies: everybody sees that, say, the top three
 * cards of a deck are being looked at. Such references are below NONE.
 */
function placeOfHidden({ zones, cards }: State, card: CardId): CardId {
  const zone = cards[card]?.zone ?? 0;
  return placeIn(zone, zones[zone]?.indexOf(card) ?? 0);
}

/**
 * The place of a hidden card as a seat may be told it. Of a card that nobody has looked at only the zone is told: all
 * may have seen it before it was shuffled into a deck, and nobody knows where it lies there.
 */
export function placeToTell(state: State, card: CardId): CardId {
  const { zone, host, seen } = cardOf(state, card);
  return seen === 0 && host === NONE ? placeIn(zone, SOMEWHERE) : placeOfHidden(state, card);
}

const placeIn = (zone: ZoneId, at: number): CardId => NONE - 1 - (zone * MOST_IN_ZONE + at);

/** Whether a reference names a place, and not just any place of a zone: then somebody looks at it. */
export function isOnePlace(card: CardId): boolean {
  return card < NONE && (NONE - 1 - card) % MOST_IN_ZONE !== SOMEWHERE;
}

/** Of a card that lies anywhere in a zone one can guess anything: that it is the top card. */
export function cardInPlace(zones: readonly (readonly CardId[])[], place: CardId): CardId {
  if (place >= NONE) return place;
  const at = NONE - 1 - place;
  const zone = zones[Math.floor(at / MOST_IN_ZONE)] ?? [];
  return zone.at(at % MOST_IN_ZONE === SOMEWHERE ? -1 : at % MOST_IN_ZONE) ?? NONE;
}
