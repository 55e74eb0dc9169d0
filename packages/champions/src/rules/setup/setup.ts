import type { CardId, Seat } from '@grimrule/kernel';
import {
  again,
  become,
  byLot,
  cardOf,
  cardOption,
  move,
  NONE,
  pickSome,
  running,
  shuffle,
  topOf,
  value,
  zoneOf,
} from '@grimrule/kernel';
import {
  AREA,
  BOX,
  DECK,
  ENCOUNTER_DECK,
  HAND,
  MAIN_SCHEME,
  MAIN_SCHEME_DECK,
  of,
  SET_ASIDE,
  VILLAIN,
  VILLAIN_DECK,
} from '../../board.ts';
import { otherSideOf, printedAs } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';
import {
  championsProcedure,
  identityOf,
  inPlayerOrder,
  isInPlay,
  mainSchemeOf,
  playerOf,
  typeOf,
} from '../../table.ts';
import { callAbilities } from '../abilities/called-abilities.ts';
import { revealStage } from '../damage/villain-stages.ts';
import { discardFromHand, drawUpTo, handSizeOf } from '../decks/player-deck.ts';
import { shuffleSpecialDeck } from '../decks/special-deck.ts';
import { currentReveal } from '../encounters/reveal.ts';
import { encounterDecks } from '../encounters/whose-deck.ts';
import { enterPlay } from '../in-play/entering-play.ts';
import { rounds } from '../round.ts';
import { giveStatus } from '../status/status.ts';
import { turningToB } from '../threat/main-scheme.ts';
import { followLog } from './following-log.ts';

interface Setup {
  /** Players who have not had their mulligan. */
  waiting: readonly Seat[];
  /** Encounter cards that have entered play without being revealed. */
  entered: readonly CardId[];
}

/** RR: Appendix II, Setup. Permanent and linked cards were set aside before. */
export const setup = championsProcedure<Setup>('setup', 'setup', [
  {
    name: '1 select identities',
    run(table, locals) {
      locals.entered = [];
      for (const seat of inPlayerOrder(table.state)) {
        const identity = identityOf(table.state, seat);
        move(table, identity, of(AREA, seat));
        become(table, identity, otherSideOf(cardOf(table.state, identity).design));
        if (value(table, identity, 'toughness') > 0) giveStatus(table, identity, 'tough');
        table.tell?.({ say: 'identitySelected', seat, card: identity });
      }
    },
  },
  // 2: a dial shows hit points minus damage, and there is no damage yet.
  {
    name: '3 select the first player',
    run(table) {
      const { firstPlayer } = table.state.vars;
      table.tell?.({ say: 'firstPlayer', seat: firstPlayer });
    },
  },
  // 4 and 5: obligations and nemesis sets lie aside.
  {
    name: '6 shuffle player decks',
    run(table) {
      for (const seat of inPlayerOrder(table.state)) {
        shuffle(table, of(DECK, seat));
        shuffleSpecialDeck(table, seat);
      }
    },
  },
  // 7: tokens and status cards are without limit.
  {
    name: '8 select the scenario',
    run(table) {
      const { state } = table;
      const villains = firstStages(table);
      for (const villain of villains) move(table, villain, VILLAIN);
      state.vars.activeVillain = villains[0] ?? NONE;
      move(table, topOf(table, MAIN_SCHEME_DECK), MAIN_SCHEME);
      const cards = [...villains, mainSchemeOf(state)];
      table.tell?.({ say: 'scenarioSelected', cards });
    },
  },
  // 9: the villain's dial, as in 2.
  {
    name: '10 create the encounter deck',
    run(table) {
      drawModularSets(table);
      const { state } = table;
      const [deck = ENCOUNTER_DECK, ...others] = encounterDecks(state);
      // Villains with decks of their own have nothing else in them.
      for (const card of others.length > 0 ? [] : zoneOf(state, SET_ASIDE)) {
        if (typeOf(state, card) === 'obligation') move(table, card, deck);
      }
      for (const each of [deck, ...others]) shuffle(table, each);
      shuffleSpecialDeck(table, NONE);
    },
  },
  {
    name: '11 put setup cards into play',
    run(table) {
      const { state } = table;
      for (const seat of inPlayerOrder(state)) {
        for (const card of [...zoneOf(state, of(DECK, seat)), ...zoneOf(state, SET_ASIDE)]) {
          const { owner } = cardOf(state, card);
          if (owner === seat && value(table, card, 'setup') > 0) enterPlay(table, card, seat);
        }
      }
      const first = inPlayerOrder(state)[0] ?? NONE;
      const aside = zoneOf(state, SET_ASIDE).filter((card) => cardOf(state, card).owner === NONE);
      for (const card of [
        ...encounterDecks(state).flatMap((deck) => zoneOf(state, deck)),
        ...aside,
      ]) {
        if (value(table, card, 'setup') > 0) enterPlay(table, card, first);
      }
    },
  },
  {
    name: '12a setup of the main scheme',
    run(table) {
      followLog(table, 'beforeSetup');
      callAbilities(table, mainSchemeOf(table.state), 'setup', first(table));
    },
  },
  { name: '12b turn it to stage 1B', run: (table) => table.start(turningToB, {}) },
  {
    name: '12c setup and when revealed of the villain',
    run(table) {
      const seat = first(table);
      for (const villain of zoneOf(table.state, VILLAIN).toReversed()) {
        callAbilities(table, villain, 'setup', seat);
        table.start(revealStage, { card: villain, seat });
      }
    },
  },
  {
    name: '12 setup and when revealed of other cards',
    run(table, locals) {
      const [card, ...rest] = locals.entered;
      if (card === undefined) return;
      locals.entered = rest;
      again(table);
      if (!isInPlay(table.state, card)) return;
      const there = playerOf(table.state, card);
      const seat = there === NONE ? first(table) : there;
      callAbilities(table, card, 'setup', seat);
      callAbilities(table, card, 'whenRevealed', seat);
    },
  },
  {
    name: '13 setup of the campaign',
    run: (table) => followLog(table, 'afterSetup'),
  },
  {
    name: '14 draw cards',
    run(table, locals) {
      const order = inPlayerOrder(table.state);
      for (const seat of order) drawUpTo(table, seat, handSizeOf(table, seat));
      locals.waiting = order;
    },
  },
  {
    name: '15 mulligan',
    question(table, { waiting }) {
      const [seat] = waiting;
      if (seat === undefined) return null;
      const hand = zoneOf(table.state, of(HAND, seat));
      const options = hand.map((card) => cardOption('discard', card));
      const ask = { say: 'mulligan' };
      return pickSome({ seat, ask, rule: 'setup', options }, 0, options.length);
    },
    answered(table, locals, answer, seat) {
      const cards = answer.flatMap(({ card }) => (card === undefined ? [] : [card]));
      takeMulligan(table, seat, cards);
      locals.waiting = locals.waiting.slice(1);
      if (locals.waiting.length > 0) again(table);
    },
  },
  {
    name: '16 setup abilities of the players',
    run(table) {
      followLog(table, 'afterMulligans');
      for (const seat of inPlayerOrder(table.state)) {
        for (const card of zoneOf(table.state, of(AREA, seat))) {
          callAbilities(table, card, 'setup', seat);
        }
      }
    },
  },
  { name: 'the game begins', run: (table) => table.start(rounds, {}) },
]);

/**
 * A card that enters play during setup resolves its When Revealed in step 12. RR: When Revealed
 * Abilities.
 */
export function enteredDuringSetup(table: ChampionsTable, card: CardId): void {
  const { state } = table;
  if (state.vars.phase !== 'setup' || cardOf(state, card).owner !== NONE) return;
  if (currentReveal(table)?.card === card) return;
  const locals = running<Setup>(table, setup.name);
  if (locals) locals.entered = [...locals.entered, card];
}

/** The stage that each villain begins with: one, or one of each set that has a deck of its own. */
function firstStages(table: ChampionsTable): readonly CardId[] {
  const { state } = table;
  const { crew = [] } = state.vars;
  if (crew.length === 0) return [topOf(table, VILLAIN_DECK)];
  const deck = zoneOf(state, VILLAIN_DECK);
  return crew.flatMap((set) => deck.findLast((card) => printedAs(state, card).set === set) ?? []);
}

const first = ({ state }: ChampionsTable): Seat => inPlayerOrder(state)[0] ?? NONE;

/** Random modular sets: which ones they are shows in the course of the game. */
function drawModularSets(table: ChampionsTable): void {
  const { state } = table;
  const { randomModulars } = state.vars;
  if (randomModulars === 0) return;
  const sets = [...new Set(zoneOf(state, BOX).map((card) => printedAs(state, card).set))];
  const lots = sets.map((_, index) => index);
  const drawn = byLot(table, lots, randomModulars).map((index) => sets[index]);
  for (const card of zoneOf(state, BOX)) {
    if (!drawn.includes(printedAs(state, card).set)) continue;
    move(table, card, value(table, card, 'permanent') > 0 ? SET_ASIDE : ENCOUNTER_DECK);
  }
}

/** Discarded cards are not shuffled back. */
function takeMulligan(table: ChampionsTable, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  table.tell?.({ say: 'mulliganTaken', seat, count: cards.length });
  discardFromHand(table, cards);
  drawUpTo(table, seat, handSizeOf(table, seat));
}
