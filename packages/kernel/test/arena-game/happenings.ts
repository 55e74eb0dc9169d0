import type { Happening } from '../../src/asking/scope.ts';
import { cardEvent, countedEvent, plainEvent } from '../../src/index.ts';
import type { CardId, Seat, ZoneId } from '../../src/state/ids.ts';
import { NONE } from '../../src/state/ids.ts';

/** A card is aimed at or struck by another. */
interface Blow {
  readonly card: CardId;
  readonly source: CardId;
  readonly amount: number;
}

/** A maker for each kind of event that the arena itself causes. */
export const event = {
  bell: (seat: Seat) => plainEvent('bell', seat),
  cheer: (seat: Seat) => plainEvent('cheer', seat),
  aim: ({ card, source, amount }: Blow) => countedEvent('aim', amount, card, source, NONE),
  strike: ({ card, source, amount }: Blow, seat: Seat, mark?: string) =>
    countedEvent('strike', amount, card, source, seat, mark === undefined ? [] : [mark]),
  fall: (card: CardId, seat: Seat, zone: ZoneId) => cardEvent('fall', card, seat, [], zone),
  recall: (card: CardId, seat: Seat, zone: ZoneId) => cardEvent('recall', card, seat, [], zone),
  milled: (card: CardId, seat: Seat) => cardEvent('milled', card, seat),
} satisfies Record<string, (...about: never[]) => Happening>;
