import type { Announces, CardId, Happening, Seat } from '@grimrule/kernel';
import { announce, cardOf, NONE, occur, running, tokensOn } from '@grimrule/kernel';
import { ATTACHMENTS } from '../../board.ts';
import { printedAs } from '../../cards/designs.ts';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import {
  championsProcedure,
  identityOf,
  inPlayerOrder,
  isFriendly,
  isIdentity,
  isInPlay,
  isScheme,
  playerOf,
  typeOf,
} from '../../table.ts';
import { callAbilities } from '../abilities/called-abilities.ts';
import { eliminate } from '../end/elimination.ts';
import { canLeavePlay, removeDefeated } from '../in-play/leaving-play.ts';
import { isBeaten } from './hit-points.ts';
import { defeatVillain } from './villain-stages.ts';

export interface Defeating extends Announces {
  readonly cards: readonly CardId[];
  readonly source: CardId;
  /** Whether it is announced afterwards here; otherwise whatever has led to it does that. */
  readonly tells: boolean;
  /** Whether damage from an attack did it. Positions that were kept before lack the field. */
  readonly attack?: boolean;
  beaten: readonly CardId[];
}

/** Characters without hit points and side schemes without threat are defeated, all at once. */
export function beDefeated(
  table: ChampionsTable,
  cards: readonly CardId[],
  source: CardId,
  { tells = false, attack = false } = {},
): void {
  table.start(defeating, { cards, source, tells, attack, passed: [], beaten: [] });
}

/**
 * The player who defeated a card: that of the identity that did it, or of a card that counts as its
 * arm. Allies and supports do not act for the identity. RR: You.
 */
export function defeatedBy(table: ChampionsTable, source: CardId): Seat {
  if (source === NONE) return NONE;
  const { controller, host } = cardOf(table.state, source);
  switch (typeOf(table.state, source)) {
    case 'hero':
    case 'alter_ego':
    case 'event':
    case 'resource':
      return controller;
    case 'upgrade': {
      const onAFriend =
        host !== NONE && isFriendly(table.state, host) && !isIdentity(table.state, host);
      return onAFriend ? NONE : controller;
    }
    default:
      return NONE;
  }
}

/**
 * The identity of the player who defeated the card that is being defeated: also by an ally or a
 * support they control; NONE if no player's card did it.
 */
export function defeaterOf(table: ChampionsTable): CardId {
  const source = running<Defeating>(table, 'defeat')?.source ?? NONE;
  if (source === NONE) return NONE;
  const { controller } = cardOf(table.state, source);
  return controller === NONE ? NONE : identityOf(table.state, controller);
}

/** The card that acts: the identity whose arm the source is, or the source itself. RR: You. */
export function doerOf(table: ChampionsTable, source: CardId): CardId {
  const seat = defeatedBy(table, source);
  return seat === NONE ? source : identityOf(table.state, seat);
}

/**
 * A permanent card cannot be defeated, but by its own set. RR: Permanent. A minion that its defeat
 * has attached to something keeps its damage and is not defeated again (FAQ).
 */
export function isDown(table: ChampionsTable, card: CardId, source: CardId): boolean {
  if (!isInPlay(table.state, card) || !canLeavePlay(table, card, source)) return false;
  if (cardOf(table.state, card).zone === ATTACHMENTS) return false;
  return isScheme(table.state, card)
    ? tokensOn(table, card, 'threat') === 0
    : isBeaten(table, card);
}

function eventsOf(
  table: ChampionsTable,
  kind: 'wouldBeDefeated' | 'beingDefeated' | 'defeated',
  { source, attack = false }: Defeating,
  cards: readonly CardId[],
): readonly Happening[] {
  const seat = defeatedBy(table, source);
  return cards.map((card) =>
    event[kind]({ card, source, seat }, attack, cardOf(table.state, card).zone),
  );
}

/** RR: Damage, steps 6 to 9; RR: Defeat. */
export const defeating = championsProcedure<Defeating>('defeat', 'defeat', [
  {
    name: '6 would be defeated',
    run(table, locals) {
      const cards = locals.cards.filter((card) => isDown(table, card, locals.source));
      announce(table, eventsOf(table, 'wouldBeDefeated', locals, cards));
    },
  },
  {
    name: '7 is defeated',
    run(table, locals) {
      const cards = locals.passed
        .map(({ card }) => card)
        .filter((card) => isDown(table, card, locals.source));
      announce(table, eventsOf(table, 'beingDefeated', locals, cards));
    },
  },
  {
    name: '8 when defeated',
    run(table, locals) {
      locals.beaten = locals.passed.map(({ card }) => card);
      for (const card of locals.beaten) {
        if (isInPlay(table.state, card))
          callAbilities(table, card, 'whenDefeated', youOn(table, card));
      }
    },
  },
  {
    name: '9 discard the defeated',
    run(table, { beaten }) {
      for (const card of beaten) {
        // Its own When Defeated ability may have attached it to something.
        const { zone } = cardOf(table.state, card);
        if (!isInPlay(table.state, card) || zone === ATTACHMENTS) continue;
        table.tell?.({ say: 'defeated', card }, 'defeat');
        const { type } = printedAs(table.state, card);
        if (type === 'villain') defeatVillain(table, card);
        else if (type === 'hero' || type === 'alter_ego')
          eliminate(table, playerOf(table.state, card));
        else removeDefeated(table, card);
      }
    },
  },
  {
    name: '10 after the defeat',
    run(table, locals) {
      const { state } = table;
      const { cards, beaten, tells } = locals;
      const spared = cards.filter((card) => isDown(table, card, NONE));
      if (spared.length > 0) state.vars.spared = [...(state.vars.spared ?? []), ...spared];
      const gone = beaten.filter((card) => !isDown(table, card, NONE));
      if (tells && gone.length > 0) occur(table, ...eventsOf(table, 'defeated', locals, gone));
    },
  },
]);

/** The player who resolves a card's own abilities as it is defeated: the engaged one. */
function youOn(table: ChampionsTable, card: CardId): Seat {
  const seat = playerOf(table.state, card);
  return seat === NONE ? (inPlayerOrder(table.state)[0] ?? NONE) : seat;
}
