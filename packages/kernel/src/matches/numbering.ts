import type { Definition, Numbering } from '../game/rules.ts';
import { withNumbers } from '../state/card.ts';
import { NONE } from '../state/ids.ts';
import type { Frame, State } from '../state/state.ts';
import { frameOf } from '../state/state.ts';

/**
 * The names behind the numbers in a position. Designs, zones and steps are counted as the rules
 * list them, and newer rules list more of them: a pack adds designs, a rule a zone or a step. So a
 * kept position has the names along with the numbers.
 */
export interface Names {
  readonly designs: Readonly<Record<number, string>>;
  readonly zones: readonly string[];
  /** For each frame of the stack, the step that comes next; empty at the end of a procedure. */
  readonly steps: readonly string[];
}

type Listed = Pick<Definition, 'printed' | 'zones' | 'procedures'>;

/** The numberings of rules that positions were kept of, by their printed cards. */
const known = new WeakMap<object, Known>();

interface Known {
  readonly of: Listed;
  /** How many designs had a card: more of them may be loaded. */
  readonly cards: number;
  readonly numbering: Numbering;
}

export function numberingOf(listed: Listed): Numbering {
  const { printed, zones, procedures } = listed;
  const cards = printed.reduce((count, card) => (card ? count + 1 : count), 0);
  const before = known.get(printed);
  const isSame = before?.of.zones === zones && before.of.procedures === procedures;
  if (isSame && before.cards === cards) return before.numbering;
  const numbering = numbered(listed);
  known.set(printed, { of: { printed, zones, procedures }, cards, numbering });
  return numbering;
}

/** A design whose card is not there has no name. */
function numbered({ printed, zones, procedures }: Listed): Numbering {
  return {
    designs: printed.map((card) => card?.code ?? ''),
    zones: zones.map(({ name, seat }) => `${name} ${seat}`),
    steps: Object.fromEntries(
      [...procedures].map(([name, { steps }]) => [
        name,
        Object.fromEntries(steps.map((step, at) => [step.name, at])),
      ]),
    ),
  };
}

export function namesIn(
  numbering: Numbering,
  { cards, stack, uses }: Pick<State, 'cards' | 'stack' | 'uses'>,
): Names {
  const designs = distinct(numbering.designs);
  const used = new Set(cards.flatMap(({ design, front }) => [design, front]));
  for (const { design } of uses) if (design !== NONE) used.add(design);
  return {
    designs: Object.fromEntries([...used].map((design) => [design, designs[design] ?? ''])),
    zones: distinct(numbering.zones),
    steps: stack.map(({ procedure, step }) => {
      const steps = Object.entries(numbering.steps[procedure] ?? {});
      return steps.find(([, at]) => at === step)?.[0] ?? '';
    }),
  };
}

/** Whether these rules call the designs of a position by the same numbers. */
export function countsAlike(definition: Listed, { designs: said }: Names): boolean {
  const designs = distinct(numberingOf(definition).designs);
  return Object.entries(said).every(([design, name]) => designs[Number(design)] === name);
}

/** The position in the numbers of these rules; null if they lack something that lies there. */
export function renumbered(definition: Listed, state: State, names: Names): State | null {
  const numbering = numberingOf(definition);
  const designs = places(numbering.designs);
  const zones = places(numbering.zones);
  const zoneOf = (zone: number) => zones.get(names.zones[zone] ?? '');
  const designOf = (design: number) => designs.get(names.designs[design] ?? '');
  const cards = state.cards.flatMap((card) => {
    const [design, front, zone] = [designOf(card.design), designOf(card.front), zoneOf(card.zone)];
    if (design === undefined || front === undefined || zone === undefined) return [];
    return [withNumbers(card, design, front, zone)];
  });
  const stack = state.stack.flatMap((frame, depth): readonly Frame[] => {
    const steps = numbering.steps[frame.procedure];
    const next = names.steps[depth] ?? '';
    const step = next === '' ? steps && Object.keys(steps).length : steps?.[next];
    return step === undefined ? [] : [frameOf(frame.procedure, frame.locals, step)];
  });
  if (cards.length < state.cards.length || stack.length < state.stack.length) return null;
  const lying = definition.zones.map((): readonly number[] => []);
  for (const [zone, there] of state.zones.entries()) {
    const at = zoneOf(zone);
    if (at !== undefined) lying[at] = there;
    else if (there.length > 0) return null;
  }
  const uses = state.uses.map((use) => ({ ...use, design: designOf(use.design) ?? NONE }));
  return { ...state, cards, stack, uses, zones: lying };
}

const told = new WeakMap<readonly string[], readonly string[]>();

/** Things of one name are told apart by their order: the second `a` is `a#1`. */
function distinct(names: readonly string[]): readonly string[] {
  const before = told.get(names);
  if (before) return before;
  const counts = new Map<string, number>();
  const after = names.map((name) => {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return count === 0 ? name : `${name}#${count}`;
  });
  told.set(names, after);
  return after;
}

function places(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(distinct(names).map((name, at) => [name, at]));
}
