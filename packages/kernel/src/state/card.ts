import type { CardId, Seat, ZoneId } from './ids.ts';
import { NONE } from './ids.ts';

/**
 * One physical card, tile or marker. A record is never changed, only replaced: that is why a
 * fork of a whole game costs no more than copying a few arrays.
 *
 * A decision looks at such records more than a hundred times. All of them are made in this file,
 * field by field in one order, so that the engine finds a field in the same place in each;
 * spreading a record somewhere else would make another shape.
 */
export interface Card {
  /** Its present side: an index into the game's pool of printed cards. */
  readonly design: number;
  /** Its printed front. A card that was turned or changed is this again out of play. */
  readonly front: number;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly zone: ZoneId;
  /** The card it is attached to or lies under, or NONE. */
  readonly host: CardId;
  /** One bit for each seat that knows which card this is; see `zone.ts`. */
  readonly seen: number;
  readonly exhausted: boolean;
  readonly tokens: Tokens;
}

export type Tokens = Readonly<Record<string, number>>;

export const NO_TOKENS: Tokens = {};

/** The differences between new cards. */
interface Fresh {
  readonly design: number;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly zone: ZoneId;
  readonly host: CardId;
  readonly seen: number;
}

/** A card that nothing has happened to yet. */
export const freshCard = ({ design, owner, controller, zone, host, seen }: Fresh): Card =>
  card(design, design, owner, controller, zone, host, seen, false, NO_TOKENS);

/** The same card in another zone, in play before and after: everything on it stays. */
export const carriedTo = (of: Card, zone: ZoneId, controller: Seat, seen: number): Card =>
  card(of.design, of.front, of.owner, controller, zone, of.host, seen, of.exhausted, of.tokens);

/** The same card in another zone, where it is what its front says, ready and bare. */
export const laidBareIn = (of: Card, zone: ZoneId, controller: Seat, seen: number): Card =>
  card(of.front, of.front, of.owner, controller, zone, NONE, seen, false, NO_TOKENS);

/** The fields that two cards exchange when they change places. */
type Exchanged = Pick<Card, 'design' | 'front' | 'owner' | 'controller' | 'seen'>;

export const inPlaceOf = (there: Card, by: Exchanged): Card =>
  card(
    by.design,
    by.front,
    by.owner,
    by.controller,
    there.zone,
    there.host,
    by.seen,
    there.exhausted,
    there.tokens,
  );

export const withTokens = (of: Card, tokens: Tokens): Card =>
  card(
    of.design,
    of.front,
    of.owner,
    of.controller,
    of.zone,
    of.host,
    of.seen,
    of.exhausted,
    tokens,
  );

export const withExhausted = (of: Card, exhausted: boolean): Card =>
  card(
    of.design,
    of.front,
    of.owner,
    of.controller,
    of.zone,
    of.host,
    of.seen,
    exhausted,
    of.tokens,
  );

export const withDesign = (of: Card, design: number): Card =>
  card(
    design,
    of.front,
    of.owner,
    of.controller,
    of.zone,
    of.host,
    of.seen,
    of.exhausted,
    of.tokens,
  );

export const withOwner = (of: Card, owner: Seat): Card =>
  card(
    of.design,
    of.front,
    owner,
    of.controller,
    of.zone,
    of.host,
    of.seen,
    of.exhausted,
    of.tokens,
  );

export const withController = (of: Card, controller: Seat): Card =>
  card(
    of.design,
    of.front,
    of.owner,
    controller,
    of.zone,
    of.host,
    of.seen,
    of.exhausted,
    of.tokens,
  );

export const withHost = (of: Card, host: CardId): Card =>
  card(
    of.design,
    of.front,
    of.owner,
    of.controller,
    of.zone,
    host,
    of.seen,
    of.exhausted,
    of.tokens,
  );

export const withSeen = (of: Card, seen: number): Card =>
  card(
    of.design,
    of.front,
    of.owner,
    of.controller,
    of.zone,
    of.host,
    seen,
    of.exhausted,
    of.tokens,
  );

/** The same card in the numbers that other rules have for designs and zones. */
export const withNumbers = (of: Card, design: number, front: number, zone: ZoneId): Card =>
  card(design, front, of.owner, of.controller, zone, of.host, of.seen, of.exhausted, of.tokens);

function card(
  design: number,
  front: number,
  owner: Seat,
  controller: Seat,
  zone: ZoneId,
  host: CardId,
  seen: number,
  exhausted: boolean,
  tokens: Tokens,
): Card {
  return { design, front, owner, controller, zone, host, seen, exhausted, tokens };
}
