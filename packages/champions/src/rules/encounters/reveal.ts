import type { Announces, CardId, Seat } from '@grimrule/kernel';
import {
  again,
  announce,
  cardOf,
  leave,
  move,
  NONE,
  occur,
  running,
  value,
} from '@grimrule/kernel';
import { ENCOUNTER_DECKS, ENGAGED, of, REMOVED, REVEALED } from '../../board.ts';
import { otherSidesOf, printed, printedAs } from '../../cards/designs.ts';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import {
  championsProcedure,
  identityOf,
  inPlayerOrder,
  isInPlay,
  isPlaying,
  mainSchemeOf,
  playerOf,
  typeOf,
} from '../../table.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import { callAbilities } from '../abilities/called-abilities.ts';
import { loseGame } from '../end/game-end.ts';
import { enterPlay } from '../in-play/entering-play.ts';
import { putOnDiscardPile } from '../in-play/leaving-play.ts';
import { hasMatchInPlay } from '../in-play/unique.ts';
import { placeThreat } from '../threat/threat.ts';
import {
  dealEncounterCard,
  resetEncounterDeckIfEmpty,
  topEncounterCard,
} from './encounter-deck.ts';
import { isEndless } from './endless-reveals.ts';

const REVEAL = 'reveal';

/** The step after the When Revealed effects. */
export const IS_REVEALED = 4;

export interface Revealing extends Announces {
  readonly card: CardId;
  seat: Seat;
  readonly fromDeck: boolean;
  cancelled: 'nothing' | 'whenRevealed' | 'card';
  surges: boolean;
  /** Whether a keyword was resolved, which nobody cancels with the When Revealed effects. */
  keywords?: boolean;
  /** How many times its When Revealed abilities were resolved. */
  times?: number;
}

export function revealCard(table: ChampionsTable, card: CardId, seat: Seat): void {
  const fromDeck = ENCOUNTER_DECKS.includes(cardOf(table.state, card).zone);
  const cancelled = 'nothing';
  table.start(reveal, { card, seat, fromDeck, cancelled, surges: false, passed: [] });
}

/** An encounter card that was dealt counts as coming from the encounter deck as well. */
export function revealDealt(table: ChampionsTable, card: CardId, seat: Seat): void {
  const cancelled = 'nothing';
  table.start(reveal, { card, seat, fromDeck: true, cancelled, surges: false, passed: [] });
}

function revealTop(table: ChampionsTable, seat: Seat): boolean {
  const card = topEncounterCard(table);
  if (card === NONE) return false;
  revealCard(table, card, seat);
  return true;
}

/** The card that is being revealed, or null. */
export const currentReveal = (table: ChampionsTable) => running<Revealing>(table, REVEAL);

/** Types that enter play when they are revealed; the others just lie on the table. */
const ENTERING: readonly CardType[] = [
  'attachment',
  'side_scheme',
  'minion',
  'environment',
  'obligation',
];

/** The player an obligation is given to; NONE if they are not in the game. RR: Obligation. */
function receiver(table: ChampionsTable, card: CardId, seat: Seat): Seat {
  const { giveTo } = printedAs(table.state, card);
  if (giveTo === undefined) return seat;
  const found = inPlayerOrder(table.state).find((player) => {
    const { design } = cardOf(table.state, identityOf(table.state, player));
    return [design, ...otherSidesOf(design)].some((side) => printed(side).name === giveTo);
  });
  return found ?? NONE;
}

/** RR: Reveal. */
export const reveal = championsProcedure<Revealing>(REVEAL, 'reveal', [
  {
    name: '1 turn it face up',
    run(table, locals) {
      const { card, fromDeck } = locals;
      const { state } = table;
      // A minion that is found in play stays there and turns to the one who reveals it.
      if (!isInPlay(state, card)) move(table, card, REVEALED);
      table.tell?.({ say: 'revealed', card, seat: locals.seat });
      if (isEndless(table)) {
        loseGame(table, 'endlessLoop');
        return;
      }
      resetEncounterDeckIfEmpty(table);
      const seat = receiver(table, card, locals.seat);
      if (seat === NONE) {
        move(table, card, REMOVED);
        table.tell?.({ say: 'removedFromGame', card }, 'obligation');
        revealTop(table, locals.seat);
        leave(table);
        return;
      }
      locals.seat = seat;
      if (!isInPlay(state, card) && hasMatchInPlay(table, card)) {
        table.tell?.({ say: 'discardedFromPlay', card }, 'unique');
        putOnDiscardPile(table, card);
        dealEncounterCard(table, seat);
        leave(table);
        return;
      }
      if (value(table, card, 'peril') > 0) state.vars.peril = seat;
      announce(table, [event.revealing(card, seat, fromDeck)]);
    },
  },
  {
    name: '2 it enters play',
    run(table, { card, seat, cancelled }) {
      if (cancelled === 'card') return;
      if (isInPlay(table.state, card)) {
        engageInPlay(table, card, seat);
        return;
      }
      if (ENTERING.includes(typeOf(table.state, card))) enterPlay(table, card, seat);
    },
  },
  {
    name: '3 keywords',
    run(table, locals) {
      const { card, cancelled } = locals;
      if (cancelled === 'card') return;
      if (value(table, card, 'surge') > 0) locals.surges = true;
      locals.keywords = locals.surges || value(table, card, 'incite') > 0;
      incite(table, card);
    },
  },
  {
    name: '3 when revealed',
    run(table, locals) {
      const { card, seat, fromDeck, cancelled, times = 0 } = locals;
      if (cancelled !== 'nothing') return;
      locals.times = times + 1;
      if (times < value(table, identityOf(table.state, seat), 'whenRevealedAgain')) again(table);
      const revealed = event.revealed(card, seat, fromDeck);
      callAbilities(table, card, 'whenRevealed', seat, revealed);
    },
  },
  {
    name: '4 discard a treachery',
    run(table, { card, seat, fromDeck, cancelled, keywords = false }) {
      const { state } = table;
      if (cardOf(state, card).zone === REVEALED) putOnDiscardPile(table, card);
      if (cancelled === 'card') return;
      const resolved = cancelled === 'nothing' || keywords;
      occur(table, event.revealed(card, seat, fromDeck, resolved));
    },
  },
  {
    name: 'surge',
    run(table, { seat, surges, card }) {
      if (value(table, card, 'peril') > 0) table.state.vars.peril = perilAround(table);
      if (surges) table.start(surging, { seat, card });
    },
  },
]);

/** RR: Incite. The new side of an encounter card that is turned over is revealed as well. */
export function incite(table: ChampionsTable, card: CardId): void {
  const amount = value(table, card, 'incite');
  if (amount > 0) placeThreat(table, [{ card: mainSchemeOf(table.state), amount }], card);
}

/** The player who resolves a card with peril that made the player reveal this one; or NONE. */
function perilAround(table: ChampionsTable): Seat {
  for (const { procedure, step, locals } of table.state.stack) {
    if (procedure !== REVEAL || step >= reveal.steps.length) continue;
    const { card, seat } = locals as Revealing;
    if (value(table, card, 'peril') > 0) return seat;
  }
  return NONE;
}

interface Surging {
  readonly seat: Seat;
  /** The card that surges. */
  readonly card: CardId;
}

/** RR: Surge. One more card, once the first and all responses to it are done. */
export const surging = championsProcedure<Surging>('surge', 'surge', [
  {
    name: 'it is about to surge',
    run: (table, { seat, card }) => occur(table, event.surging(card, seat)),
  },
  {
    name: 'reveal one more card',
    run(table, { seat, card }) {
      if (!isPlaying(table.state, seat)) return;
      table.tell?.({ say: 'surges', seat, card });
      revealTop(table, seat);
    },
  },
]);

/** A minion found in play engages the player who reveals it; it has not entered play. RR: Find. */
export function engageInPlay(table: ChampionsTable, card: CardId, seat: Seat): boolean {
  const { state } = table;
  if (!isInPlay(state, card) || typeOf(state, card) !== 'minion') return false;
  if (playerOf(state, card) === seat || !isPlaying(state, seat)) return false;
  move(table, card, of(ENGAGED, seat));
  table.tell?.({ say: 'engages', card, seat }, 'engage');
  occur(table, event.engaged(card, seat));
  return true;
}
