import type { Happening } from '../../src/asking/scope.ts';
import type { Step } from '../../src/game/rules.ts';
import type { Option, Prompt, Scope, Table } from '../../src/index.ts';
import {
  again,
  announce,
  canUse,
  cardOf,
  endLasting,
  endLimits,
  move,
  occur,
  perform,
  procedure,
  report,
  scopeOf,
  setTokens,
  shuffle,
  tokensOn,
  useAbility,
  value,
  zoneOf,
} from '../../src/index.ts';
import type { Seat } from '../../src/state/ids.ts';
import { NONE } from '../../src/state/ids.ts';
import { event } from './happenings.ts';
import type { ArenaCard } from './vocabulary.ts';
import { benchOf, deckOf, discardOf, handOf, ringOf, SEATS, stageOf, UNDER } from './zones.ts';

export interface ArenaVars {
  active: Seat;
  /** Turns left until the game ends. */
  left: number;
  shuffled: boolean;
  /** The notes written by `note`. */
  notes: string;
}

export type ArenaTable = Table<ArenaVars>;

const steps = <L extends object>(name: string, ...of: readonly Step<ArenaVars, L>[]) =>
  procedure<ArenaVars, L>(name, name, of);

export const SEAT_NUMBERS: readonly Seat[] = Array.from({ length: SEATS }, (_, seat) => seat);

function printedOn(table: Table, card: number): ArenaCard {
  return table.game.printed[cardOf(table.state, card).design] as ArenaCard;
}

export const opening = steps<object>(
  'opening',
  {
    name: 'shuffle the decks',
    run(table) {
      if (table.state.vars.shuffled) for (const seat of SEAT_NUMBERS) shuffle(table, deckOf(seat));
    },
  },
  {
    name: 'enter the ring',
    run(table) {
      for (const seat of SEAT_NUMBERS) {
        for (const card of zoneOf(table.state, benchOf(seat))) move(table, card, ringOf(seat));
      }
    },
  },
  { name: 'the first turn', run: (table) => table.start(turns, {}) },
);

const END: Option = { verb: 'end' };
/** Ends the turn too, but not without a sound: there is always something to decide. */
const CHEER: Option = { verb: 'cheer' };

const turns = steps<object>(
  'turn',
  {
    name: 'the bell',
    run(table) {
      const { state } = table;
      if (state.vars.left-- === 0) return endGame(table);
      state.turns++;
      state.phases++;
      if (state.vars.active === 0) state.rounds++;
      occur(table, event.bell(state.vars.active));
    },
  },
  {
    name: 'act or end the turn',
    question(table) {
      const seat = table.state.vars.active;
      const options = [...playable(table, seat), ...usable(table, seat), END, CHEER];
      const ask = { say: 'turn' };
      return { seat, ask, rule: 'turn', options, least: 1, most: 1, proposal: [END] };
    },
    answered(table, _frame, [picked]) {
      const seat = table.state.vars.active;
      if (picked?.verb === CHEER.verb) occur(table, event.cheer(seat));
      if (picked?.card === undefined) return;
      again(table);
      if (picked.verb === 'play') table.start(playing, { card: picked.card, seat });
      else useAbility(table, picked.ability ?? 0, scopeOf(picked.card, seat));
    },
    refusals(table) {
      const seat = table.state.vars.active;
      const can = playable(table, seat);
      return zoneOf(table.state, handOf(seat)).flatMap((card) =>
        can.some((option) => option.card === card)
          ? []
          : [{ reason: { say: 'cannotPay', card }, rule: 'pay', option: { verb: 'play', card } }],
      );
    },
  },
  {
    name: 'the next seat',
    run(table, _frame) {
      const { state } = table;
      state.phases++;
      state.vars.active = (state.vars.active + 1) % state.seats;
      for (const period of state.vars.active === 0 ? ['turn', 'round'] : ['turn']) {
        endLasting(state, period);
        endLimits(state, period);
      }
      table.frame.step = 0;
    },
  },
);

function endGame(table: ArenaTable): void {
  const standing = SEAT_NUMBERS.map((seat) => zoneOf(table.state, ringOf(seat)).length);
  const most = Math.max(...standing);
  const winners = SEAT_NUMBERS.filter(
    (seat) => seat < table.state.seats && standing[seat] === most,
  );
  table.end({ result: `${winners.length} win`, ending: 'time', winners, line: { say: 'over' } });
}

function playable(table: ArenaTable, seat: Seat): readonly Option[] {
  const hand = zoneOf(table.state, handOf(seat));
  return hand.flatMap((card) => {
    if (waitsInHand(table, card)) return [];
    const needs = printedOn(table, card).cost.length;
    const gives = hand
      .filter((other) => other !== card)
      .flatMap((other) => printedOn(table, other).gives);
    // In Arena every card gives bread or gold as its player likes, so counting is enough.
    return gives.length >= needs ? [{ verb: 'play', card }] : [];
  });
}

function waitsInHand(table: ArenaTable, card: number): boolean {
  return printedOn(table, card).abilities.some((each) => 'from' in each && each.from === 'hand');
}

function usable(table: ArenaTable, seat: Seat): readonly Option[] {
  return zoneOf(table.state, ringOf(seat)).flatMap((card) =>
    printedOn(table, card).abilities.flatMap((ability, index) =>
      ability.kind === 'action' && canUse(table, ability, index, scopeOf(card, seat))
        ? [{ verb: 'use', card, ability: index }]
        : [],
    ),
  );
}

interface Playing {
  readonly card: number;
  readonly seat: Seat;
}

const playing = steps<Playing>(
  'playing',
  { name: 'show it', run: (table, { card, seat }) => move(table, card, stageOf(seat)) },
  {
    name: 'pay',
    question(table, { card, seat }): Prompt | null {
      const sources = zoneOf(table.state, handOf(seat)).map((other) => {
        const { gives } = printedOn(table, other);
        return { option: { verb: 'spend', card: other }, gives, worth: gives.length };
      });
      const { cost: symbols, overpay } = printedOn(table, card);
      const options = sources.map(({ option }) => option);
      const ask = { say: 'pay', card };
      const cost = { symbols, sources, overpay };
      return { seat, ask, rule: 'pay', options, least: 0, most: options.length, cost };
    },
    answered(table, { seat }, spent) {
      for (const { card } of spent) if (card !== undefined) move(table, card, discardOf(seat));
    },
  },
  {
    name: 'what it does',
    run(table, { card, seat }) {
      for (const ability of printedOn(table, card).abilities) {
        if (ability.kind === 'called') perform(table, ability.effect, scopeOf(card, seat));
      }
    },
  },
  {
    name: 'where it goes',
    run(table, { card, seat }) {
      if (cardOf(table.state, card).zone !== stageOf(seat)) return;
      const stays = printedOn(table, card).stats.guard !== undefined;
      move(table, card, stays ? ringOf(seat) : discardOf(seat));
    },
  },
);

interface Answering {
  readonly card: number;
  readonly ability: number;
  readonly scope: Scope;
}

/** A card that waited in hand is shown, does what it does, and is discarded. */
const answering = steps<Answering>(
  'answering',
  { name: 'show it', run: (table, { card, scope }) => move(table, card, stageOf(scope.seat)) },
  { name: 'what it does', run: (table, { ability, scope }) => useAbility(table, ability, scope) },
  {
    name: 'where it goes',
    run: (table, { card }) => move(table, card, discardOf(cardOf(table.state, card).owner)),
  },
);

export function use(table: ArenaTable, ability: number, scope: Scope): void {
  const { source: card } = scope;
  const used = printedOn(table, card).abilities[ability];
  if (used && 'from' in used) table.start(answering, { card, ability, scope });
  else useAbility(table, ability, scope);
}

interface Volley {
  readonly cards: readonly number[];
  readonly source: number;
  readonly amount: number;
  passed: readonly Happening[];
}

/** The target is struck, unless an effect replaced the aiming. */
export const volley = steps<Volley>(
  'volley',
  {
    name: 'aim',
    run: (table, { cards, source, amount }) =>
      announce(
        table,
        cards.map((card) => event.aim({ card, source, amount })),
      ),
  },
  {
    name: 'strike',
    run(table, { passed }) {
      if (passed.length === 0) return;
      const strikes = passed.map(({ card, source, amount }) =>
        event.strike({ card, source, amount }, cardOf(table.state, card).controller),
      );
      occur(table, ...strikes);
    },
  },
);

/** A strike leaves marks; who has as many as guard falls. */
export function strikeHappens(table: ArenaTable, { card, source, amount }: Happening): void {
  if (!inRing(table, card)) return;
  setTokens(table, card, 'harm', tokensOn(table, card, 'harm') + amount);
  report(table, [card], amount);
  if (tokensOn(table, card, 'harm') < value(table, card, 'guard', source)) return;
  const { controller, zone } = cardOf(table.state, card);
  occur(table, event.fall(card, controller, zone));
}

export function fallHappens(table: ArenaTable, { card }: Happening): void {
  const { owner } = cardOf(table.state, card);
  if (inRing(table, card)) move(table, card, owner === NONE ? UNDER : discardOf(owner));
}

export function recallHappens(table: ArenaTable, { card }: Happening): void {
  const { owner } = cardOf(table.state, card);
  if (inRing(table, card)) move(table, card, owner === NONE ? UNDER : handOf(owner));
}

export function inRing(table: Table, card: number): boolean {
  return table.game.zoneInfo(cardOf(table.state, card).zone).inPlay;
}

export const PROCEDURES = [opening, turns, playing, answering, volley];
