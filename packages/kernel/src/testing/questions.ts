import type { Game } from '../game/game.ts';
import type { Definition } from '../game/rules.ts';
import type { Line } from '../line.ts';
import type { Option } from '../prompts/option.ts';
import type { Prompt, Refusal } from '../prompts/prompt.ts';
import type { Entry } from '../resolving/entry.ts';
import type { Occurrence } from '../resolving/happening.ts';
import { OCCURRENCE } from '../resolving/happening.ts';
import { NONE } from '../state/ids.ts';
import type { Frame, State } from '../state/state.ts';

/** Every step of the rules that asks a question, by its procedure. */
export function questionsOf({ procedures }: Definition): readonly string[] {
  return [...procedures.values()].flatMap(({ name, steps }) =>
    steps.filter(({ asks }) => asks !== null).map((step) => `${name}: ${step.name}`),
  );
}

/** The step that asks the open question. */
export function questionIn({ procedures }: Definition, stack: readonly Frame[]): string {
  const frame = stack.at(-1);
  const step = procedures.get(frame?.procedure ?? '')?.steps[frame?.step ?? 0];
  return `${frame?.procedure}: ${step?.name}`;
}

/** Every procedure: the rule that it cites, then its steps. */
export function chaptersOf({
  procedures,
}: Definition): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    [...procedures.values()].map(({ name, rule, steps }) => [
      name,
      [rule, ...steps.map((step) => step.name)],
    ]),
  );
}

/** Every act of a game's own. */
export const actsOf = ({ acts }: Definition): readonly string[] => Object.keys(acts);

/** The innermost effect whose outcome is kept: the cards it was done to, how much, and if in full. */
export function reportLine<V>(state: State<V>, { nameOf }: Names<V>): string {
  const frame = state.stack.findLast(({ procedure }) => procedure === 'keep');
  if (!frame) return 'nothing is kept';
  const { kept, done, excess, short } = frame.locals as Account;
  const cards = kept.map((card) => nameOf(state, card)).join(' + ') || 'no cards';
  return `${cards}: ${done}${short ? ', short' : ''}${excess > 0 ? `, excess ${excess}` : ''}`;
}

/**
 * The events of the innermost occurrence: which card each is about, which one brings it about, for
 * which player, how much, where it was, and its marks.
 */
export function happeningLine<V>(definition: Definition, state: State<V>, names: Names<V>): string {
  const frame = state.stack.findLast(({ procedure }) => procedure === OCCURRENCE);
  if (!frame) return 'nothing happens';
  const { events } = frame.locals as Occurrence;
  return events
    .map(({ kind, card, source, seat, amount, zone, marks }) => {
      const told = [
        ...(card === NONE ? [] : [names.nameOf(state, card)]),
        ...(source === NONE ? [] : [`by ${names.nameOf(state, source)}`]),
        ...(seat === NONE ? [] : [`seat ${seat}`]),
        ...(amount === 0 ? [] : [`amount ${amount}`]),
        ...(zone === NONE ? [] : [`in ${definition.zones[zone]?.name}`]),
        ...(marks.length === 0 ? [] : [`marks ${marks.join(' + ')}`]),
      ];
      return told.length === 0 ? kind : `${kind} (${told.join(', ')})`;
    })
    .join(' and ');
}

interface Account {
  readonly kept: readonly number[];
  readonly done: number;
  readonly excess: number;
  readonly short: boolean;
}

interface Names<V> {
  nameOf(state: State<V>, card: number): string;
  optionName(state: State<V>, option: Option): string;
}

/**
 * A whole question in one line: who is asked what, about which cards, by which rule, how many
 * options may be picked, which there are, and which of them are proposed.
 */
export function questionLine<V>(state: State<V>, prompt: Prompt, names: Names<V>): string {
  const { seat, ask, rule, options, least, most, proposal, anyway } = prompt;
  const named = (of: readonly Option[]) =>
    of.map((option) => names.optionName(state, option)).join(' | ');
  const count = least === most ? `${least}` : `${least} to ${most}`;
  return [
    `${seat}: ${spoken(state, ask, names)}`,
    `[${rule}, ${count}${anyway ? ', asked anyway' : ''}]`,
    named(options),
    ...(proposal ? [`=> ${named(proposal)}`] : []),
  ].join(' ');
}

/** Why something is refused, the cards that are to blame, and the rule. */
export function refusalLine<V>(state: State<V>, refusal: Refusal, names: Names<V>): string {
  return `${spoken(state, refusal.reason, names)} [${refusal.rule}]`;
}

/** A line of the log, and the rule it cites. */
export function toldLine<V>(state: State<V>, { line, rule }: Entry, names: Names<V>): string {
  return `${spoken(state, line, names)} [${rule}]`;
}

/** The lines that the setup of a new game tells. */
export function setupLines<V>(game: Game<V>, options: unknown, names: Names<V>): readonly string[] {
  const begun = game.setup(options, 1);
  if ('problems' in begun) throw new Error(JSON.stringify(begun.problems));
  return begun.log.map((entry) => toldLine(begun.state, entry, names));
}

/** A line by its key and what it speaks of, with names instead of numbers of cards. */
function spoken<V>(state: State<V>, { say, ...about }: Line, { nameOf }: Names<V>): string {
  const told = Object.entries(about).flatMap(([key, value]) => {
    if (value === undefined) return [];
    if (key === 'card') return [`card ${nameOf(state, Number(value))}`];
    if (key !== 'cards') return [`${key} ${brief(value)}`];
    const cards = value as readonly number[];
    return [`cards ${cards.map((card) => nameOf(state, card)).join(' + ') || 'none'}`];
  });
  return told.length > 0 ? `${say} (${told.join(', ')})` : say;
}

/** Effects are counted: their text is another test's matter. */
function brief(value: unknown): string {
  if (Array.isArray(value)) {
    return value.some((each) => typeof each === 'object')
      ? String(value.length)
      : value.join(' + ');
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
