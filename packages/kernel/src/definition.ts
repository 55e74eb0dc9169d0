import type {
  Ability,
  Action,
  AdditionalCost,
  Amount,
  Condition,
  Effect,
  Filter,
  Modifier,
  Triggered,
} from './ability.ts';
import { cardFieldsWith } from './card-references.ts';
import type { Chance } from './chance.ts';
import { OPEN_CHANCE } from './chance.ts';
import type { Happening } from './happening.ts';
import type { Line } from './line.ts';
import { checkNames } from './names.ts';
import type { Numbering } from './numbering.ts';
import type { Level } from './occurrence.ts';
import { delayedEffects, forcedWindow, occurrence, window } from './occurrence.ts';
import type { Asks, Does, Procedure } from './procedure.ts';
import type { Answer, Prompt, Refusal } from './prompt.ts';
import { effectProcedures } from './resolve.ts';
import type { Scope } from './scope.ts';
import type { CardId, Seat, State } from './state.ts';
import type { Table } from './table.ts';
import type { Zone } from './zones.ts';

/** A card as it is printed. */
export interface Printed {
  readonly code: string;
  /** Cards with the same back cannot be told apart face down. */
  readonly back: string;
  readonly stats: Readonly<Record<string, number>>;
  /** Stats that are printed for one seat, and count as often as there are seats. */
  readonly perSeat?: readonly string[];
  readonly abilities: readonly Ability[];
}

/** One of the game's own effects. */
export interface Act<V> {
  perform(table: Table<V>, effect: Effect, scope: Scope): void;
  /** Whether there is anything it could be done to. Without this, there always is. */
  possible?(table: Table<V>, effect: Effect, scope: Scope): boolean;
  /** Whether it could be done in full, as a cost has to be. Without this, what is possible will do. */
  payable?(table: Table<V>, effect: Effect, scope: Scope): boolean;
}

/** A piece of the game before it begins: which card, whose, and where it lies. */
export interface Piece {
  readonly design: number;
  readonly owner: Seat;
  readonly zone: number;
}

/** What a game begins with. */
export interface Prepared<V> {
  readonly seats: number;
  readonly pieces: readonly Piece[];
  readonly vars: V;
}

/** Everything a game tells the kernel. Names refer to each other; `define` checks and links them. */
export interface Rules<V> {
  readonly name: string;
  /** Version of the rules; a change that makes old logs replay differently raises it. */
  readonly version: string;
  /** By version: what the numbers stand for in positions that were kept without names. */
  readonly numberings?: Readonly<Record<string, Numbering>>;
  /** How many seats there can be. */
  readonly seats: number;
  readonly printed: readonly Printed[];
  readonly zones: readonly Zone[];
  readonly levels: readonly Level[];
  readonly stats: readonly string[];
  readonly procedures: readonly Procedure<V>[];
  readonly events: readonly string[];
  /**
   * The fields of the game's own frames, and of what lies in them, that hold cards besides those of
   * the kernel: a view leaves out the cards it hides.
   */
  readonly cardFields: readonly string[];
  /** Those fields of frames that hold who does it, the best first: for those who ask why. */
  readonly doers?: readonly string[];
  /** What an event does when it happens. Events that are only announced need no entry. */
  readonly happens: Readonly<Record<string, (table: Table<V>, event: Happening) => void>>;
  readonly acts: Readonly<Record<string, Act<V>>>;
  /** Procedures that report themselves what was done: what happens in them is not reported. */
  readonly reporting?: readonly string[];
  readonly sources: Readonly<Record<string, (table: Table<V>, scope: Scope) => readonly CardId[]>>;
  readonly filters: Readonly<
    Record<string, (table: Table<V>, card: CardId, scope: Scope, filter: Filter) => boolean>
  >;
  readonly facts: Readonly<
    Record<string, (table: Table<V>, scope: Scope, fact: Condition) => boolean>
  >;
  /** The game's own numbers, by the name of their node. */
  readonly amounts?: Readonly<
    Record<string, (table: Table<V>, scope: Scope, amount: Amount) => number>
  >;
  /** The seats in the order in which they get their chance in a window. */
  order(table: Table<V>): readonly Seat[];
  /**
   * Whether the first seat in order puts all forced abilities in order; otherwise those that one
   * seat controls are put in order by that seat.
   */
  readonly firstOrders?: boolean;
  /** Who `you` is on a card that no seat controls; NONE if every seat may use it. */
  you?(table: Table<V>, card: CardId, event: Happening | null): Seat;
  /** Why an ability cannot be used, besides what its data say: what the game itself demands. */
  forbids?(
    table: Table<V>,
    ability: Action | Triggered,
    index: number,
    scope: Scope,
  ): Refusal | null;
  /** Which cards an ability that is being resolved cannot choose, where a player might wonder. */
  refusesChoice?(table: Table<V>, scope: Scope): readonly Refusal[];
  /** Whether the effects of an ability leave a card alone, because it is immune to them. */
  spares?(table: Table<V>, card: CardId, scope: Scope): boolean;
  /**
   * Whether what replaces an event waits until the event would happen: others may respond until
   * then, and of several replacements the last one is used. Otherwise it is done at once.
   */
  readonly replacesWhenDue?: boolean;
  /**
   * Whether everybody is asked who might hold an answer, so that being asked tells nothing about a
   * hand. Without this, only those are asked who have something to decide.
   */
  asksEverybody?(state: State<V>): boolean;
  /** Whether a seat has cards to act or answer an event with and may do so, by what all can see. */
  mayAnswer?(table: Table<V>, seat: Seat, event: Happening | null): boolean;
  /** Whether a card is played by using an ability it has in hand. Without this every card is. */
  playsFromHand?(table: Table<V>, card: CardId): boolean;
  /** How an ability is used. Without this its cost is paid and its effect carried out. */
  use?(table: Table<V>, index: number, scope: Scope): void;
  /** Called after every step: what follows at once from how things are. It has to be quick. */
  adapt?(table: Table<V>): void;
  /**
   * Called after every step that has changed a card or what lasts: what the rules demand at all
   * times, such as that whoever has no hit points is defeated. What it starts is resolved before
   * everything else. It has to be quick, and to find nothing to do where it has done it. How much
   * has changed is one of `CHANGED`.
   */
  upholds?(table: Table<V>, changed: number): void;
  /** The rules go round in a loop that no question interrupts: ends the game, if they say how. */
  endless?(table: Table<V>): void;
  /** Whether a period runs now: what lasts until its end can only begin in it. Else all do. */
  isOn?(table: Table<V>, period: string): boolean;
  /** A change has begun to last: what it does at once. */
  lasts?(table: Table<V>, modifier: Modifier): void;
  /** Reads the options of a new game: what to begin with, or everything that is wrong with them. */
  prepare(options: unknown): Prepared<V> | { readonly problems: readonly Line[] };
  /** The procedure a new game starts with. */
  readonly begin: Procedure<V>;
  /** A sensible answer to start from; asked for only when somebody wants to know. */
  propose?(table: Table<V>, prompt: Prompt): Answer | null;
  /** Whether all play together against the game: they win, lose and take back together. */
  readonly cooperative?: boolean;
  /** How good a position is for a seat, from 0 (lost) to 1 (won). For bots. */
  evaluate(state: State<V>, seat: Seat): number;
}

/**
 * The rules with the look-up tables that make them fast. The kernel never looks into a game's own
 * numbers, so it does not care which they are.
 */
export interface Definition extends Omit<Rules<unknown>, 'procedures'> {
  /** The source of lots. */
  readonly chance: Chance;
  /** Every field that holds cards: the kernel's and the game's. */
  readonly holdsCards: ReadonlySet<string>;
  readonly procedures: ReadonlyMap<string, Linked>;
  // Names are looked up all the time, and in a map that takes half as long as in an object.
  readonly kindIndex: ReadonlyMap<string, number>;
  readonly statIndex: ReadonlyMap<string, number>;
  readonly happening: ReadonlyMap<string, Rules<unknown>['happens'][string]>;
  readonly actOf: ReadonlyMap<string, Act<unknown>>;
  readonly sourceOf: ReadonlyMap<string, Rules<unknown>['sources'][string]>;
  /** By number of seats, design and number of the stat: what is printed. */
  readonly base: readonly (readonly (readonly number[])[])[];
  /** By design: the kinds of event it waits for in play and in hand, and the stats it changes. */
  readonly listens: readonly (readonly number[])[];
  readonly listensInHand: readonly (readonly number[])[];
  readonly modifies: readonly (readonly number[])[];
  readonly triggers: readonly (readonly {
    readonly ability: Triggered;
    readonly index: number;
  }[])[];
  readonly modifiers: readonly (readonly Modifier[])[];
  /** By design: the additional costs it demands. */
  readonly demands: readonly (readonly AdditionalCost[])[];
  zoneInfo(zone: number): Zone;
}

/** A procedure with steps of one shape: whatever a step lacks is null. */
interface Linked {
  readonly name: string;
  readonly rule: string;
  readonly steps: readonly LinkedStep[];
}

export interface LinkedStep {
  readonly name: string;
  readonly run: Does<unknown, object>['run'] | null;
  readonly asks: Asks<unknown, object> | null;
}

function link({ name, rule, steps }: Procedure): Linked {
  return {
    name,
    rule,
    steps: steps.map((step) => ({
      name: step.name,
      run: 'run' in step ? step.run : null,
      asks: 'question' in step ? step : null,
    })),
  };
}

export function define<V>(of: Rules<V>): Definition {
  const rules = of as unknown as Rules<unknown>;
  const kindIndex = numbered(rules.events);
  const statIndex = numbered(rules.stats);
  const procedures = new Map<string, Linked>();
  const own = [occurrence, forcedWindow, window, delayedEffects, ...effectProcedures];
  for (const each of [...rules.procedures, ...own]) {
    if (procedures.has(each.name)) throw new Error(`there are two procedures '${each.name}'`);
    procedures.set(each.name, link(each as Procedure));
  }
  checkNames(rules);
  // All zones of one shape: whether a card is in play is asked all the time.
  const zones = rules.zones.map(({ name, seat, sight, inPlay, hand, uncontrolled }) => ({
    name,
    seat,
    sight,
    inPlay,
    hand: hand === true,
    uncontrolled: uncontrolled === true,
  }));
  const triggers = rules.printed.map(({ abilities }) =>
    abilities.flatMap((ability, index) =>
      ability.kind === 'triggered' ? [{ ability, index }] : [],
    ),
  );
  const modifiers = rules.printed.map(({ abilities }) =>
    abilities.flatMap((ability) => (ability.kind === 'constant' ? ability.modifiers : [])),
  );
  const demands = rules.printed.map(({ abilities }) =>
    abilities.filter((ability) => ability.kind === 'additionalCost'),
  );
  const nothing = rules.stats.map(() => 0);
  const printed = rules.printed.map(({ stats }) => {
    const row = [...nothing];
    for (const [stat, value] of Object.entries(stats)) {
      const at = statIndex.get(stat);
      if (at !== undefined) row[at] = value;
    }
    return row;
  });
  const indexed = (index: ReadonlyMap<string, number>, names: readonly string[]) =>
    [...new Set(names)].map((name) => {
      const found = index.get(name);
      if (found === undefined) throw new Error(`${rules.name} does not know '${name}'`);
      return found;
    });
  return {
    ...rules,
    chance: OPEN_CHANCE,
    holdsCards: cardFieldsWith(rules.cardFields),
    procedures,
    kindIndex,
    statIndex,
    happening: new Map(Object.entries(rules.happens)),
    actOf: new Map(Object.entries(rules.acts)),
    sourceOf: new Map(Object.entries(rules.sources)),
    triggers,
    modifiers,
    base: Array.from({ length: rules.seats + 1 }, (_, seats) =>
      rules.printed.map(({ perSeat = [] }, design) => {
        const row = printed[design] ?? [];
        // Few cards count by seats; all others share what is printed.
        if (perSeat.length === 0) return row;
        return row.map((value, stat) =>
          perSeat.includes(rules.stats[stat] ?? '') ? value * seats : value,
        );
      }),
    ),
    listens: triggers.map((each) => indexed(kindIndex, kindsFrom(each, false))),
    listensInHand: triggers.map((each) => indexed(kindIndex, kindsFrom(each, true))),
    demands,
    // Cards that demand additional costs are listed after the stats.
    modifies: modifiers.map((each, design) => [
      ...indexed(
        statIndex,
        each.map(({ stat }) => stat),
      ),
      ...(demands[design]?.length ? [rules.stats.length] : []),
    ]),
    zoneInfo(zone) {
      const info = zones[zone];
      if (!info) throw new Error(`${rules.name} has no zone ${zone}`);
      return info;
    },
  };
}

/** What the abilities of a card wait for: those that work in hand, or those that work in play. */
function kindsFrom(
  triggers: readonly { readonly ability: Triggered }[],
  inHand: boolean,
): readonly string[] {
  return triggers.flatMap(({ ability }) =>
    (ability.from === 'hand') === inHand ? [ability.on] : [],
  );
}

function numbered(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, index) => [name, index]));
}
