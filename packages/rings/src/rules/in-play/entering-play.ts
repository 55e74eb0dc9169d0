import type { CardId, Seat } from '@grimrule/kernel';
import {
  asCards,
  cardOf,
  cardOption,
  move,
  NONE,
  occur,
  pickOne,
  running,
  setHost,
  value,
} from '@grimrule/kernel';
import { AREA, ATTACHED, of, STAGING } from '../../board.ts';
import { isOrcGuard, printedAs } from '../../cards/designs.ts';
import { event } from '../../happenings.ts';
import type { RingsTable } from '../../table.ts';
import { attachedTo, isCharacter, isInPlay, playerOf, ringsProcedure } from '../../table.ts';
import { callAbilities, hasCalled } from '../abilities/called-abilities.ts';
import { discardFromPlay, discardPileOf } from './leaving-play.ts';
import { copiesInPlay, hasCopyInPlay } from './unique.ts';

export interface Entering {
  readonly card: CardId;
  /** The player who will control it. */
  readonly seat: Seat;
  /** The host that was chosen for it. */
  host: CardId;
  entered: boolean;
}

export const ENTERING = 'entering play';

/** A player's card, or an objective ally, comes into play. Encounter cards go to `stage`. */
export function enterPlay(table: RingsTable, card: CardId, seat: Seat, host: CardId = NONE): void {
  table.start(entering, { card, seat, host, entered: false });
}

/** RR: Enters Play, Attachment Cards. */
export const entering = ringsProcedure<Entering>(ENTERING, 'enters play', [
  {
    name: 'what it is attached to',
    run(table, { card, seat, host }) {
      if (cardOf(table.state, card).owner === NONE) makeRoomFor(table, card);
      if (host === NONE && !hasCopyInPlay(table, card)) callAbilities(table, card, 'attach', seat);
    },
  },
  {
    name: 'lay it down',
    run(table, locals) {
      const { card, seat, host } = locals;
      const { state } = table;
      const lost = host === NONE && hasCalled(table, card, 'attach');
      if (lost || hasCopyInPlay(table, card)) {
        if (!isInPlay(state, card)) move(table, card, discardPileOf(table, card));
        return;
      }
      const { owner } = cardOf(state, card);
      // From now on the controller of the character controls the attachment.
      const controller = host !== NONE && isCharacter(state, host) ? playerOf(state, host) : seat;
      move(table, card, owner === NONE && host !== NONE ? ATTACHED : of(AREA, controller));
      if (host !== NONE) setHost(table, card, host);
      locals.entered = true;
      const say = host === NONE ? 'enteredPlay' : 'attached';
      table.tell?.({ say, card, seat: controller, cards: asCards(host) });
    },
  },
  {
    name: 'it has entered play',
    run(table, { card, entered }) {
      if (!entered || !isInPlay(table.state, card)) return;
      const seat = playerOf(table.state, card);
      occur(table, event.entered(card, seat, cardOf(table.state, card).zone));
    },
  },
]);

/** A card in play is attached to another one: the controller of that character controls it then. */
export function reattach(table: RingsTable, card: CardId, host: CardId): void {
  const { state } = table;
  const controller = isCharacter(state, host) ? playerOf(state, host) : NONE;
  if (cardOf(state, card).owner !== NONE && controller !== NONE) {
    move(table, card, of(AREA, controller));
  }
  setHost(table, card, host);
}

/** RR: Restricted. */
export const RESTRICTED_LIMIT = 2;

const RESTRICTING = 'restricted attachments';

interface Restricting {
  readonly host: CardId;
}

/** Looks for characters with more of these attachments than they may have. */
export function keepRestricted(table: RingsTable, attached: readonly CardId[]): void {
  const { state } = table;
  const hosts = new Set(
    attached
      .filter((card) => value(table, card, 'restricted') > 0)
      .map((card) => cardOf(state, card).host),
  );
  for (const host of hosts) {
    const asked = running<Restricting>(table, RESTRICTING, (each) => each.host === host);
    if (!asked && tooMany(table, host).length > 0) table.start(keepingRestricted, { host });
  }
}

/** Of these one has to go; what is permanent counts, but stays. */
function tooMany(table: RingsTable, host: CardId): readonly CardId[] {
  const restricted = attachedTo(table.state, host).filter(
    (card) => value(table, card, 'restricted') > 0,
  );
  if (restricted.length <= RESTRICTED_LIMIT) return [];
  return restricted.filter((card) => value(table, card, 'permanent') === 0);
}

/** A third restricted attachment on a character makes one of them go at once. */
export const keepingRestricted = ringsProcedure<Restricting>(RESTRICTING, 'restricted', [
  {
    name: 'discard one too many',
    question(table, { host }) {
      const options = tooMany(table, host).map((card) => cardOption('discard', card));
      if (options.length === 0) return null;
      const seat = playerOf(table.state, host);
      const ask = { say: 'overLimit', card: host, limit: RESTRICTED_LIMIT };
      return pickOne({ seat, ask, rule: 'restricted', options });
    },
    answered(table, _locals, [picked]) {
      if (picked?.card !== undefined) discardFromPlay(table, picked.card);
    },
  },
]);

/** RR: Attachment Cards, Limit. The demands of the rules on a host, besides the card's own. */
export function mayAttach(table: RingsTable, card: CardId, host: CardId): boolean {
  if (!isInPlay(table.state, host)) return false;
  if (value(table, host, 'cannotHaveAttachments', card) > 0) return false;
  const { max, name } = printedAs(table.state, card);
  if (max?.per !== 'host') return true;
  const copies = attachedTo(table.state, host).filter(
    (other) => other !== card && printedAs(table.state, other).name === name,
  );
  return copies.length < max.times;
}

/**
 * A unique character that a player controls makes room for the one that the encounter deck brings.
 * RR: Unique Cards.
 */
export function makeRoomFor(table: RingsTable, card: CardId): void {
  for (const copy of copiesInPlay(table, card)) {
    if (isCharacter(table.state, copy)) discardFromPlay(table, copy);
  }
}

/** An encounter card comes into the staging area. */
export function stage(table: RingsTable, card: CardId): void {
  const { state } = table;
  // The token for a face-down card is an enemy only in front of a player.
  if (isOrcGuard(state, card)) {
    discardFromPlay(table, card);
    return;
  }
  const wasInPlay = isInPlay(state, card);
  if (!wasInPlay) makeRoomFor(table, card);
  move(table, card, STAGING);
  table.tell?.({ say: 'staged', card }, 'staging area');
  if (!wasInPlay) occur(table, event.entered(card, NONE, STAGING));
}
