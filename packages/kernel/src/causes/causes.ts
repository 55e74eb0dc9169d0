import type { Scope } from '../asking/scope.ts';
import type { Definition } from '../game/rules.ts';
import { FORCED_WINDOW, OCCURRENCE, WINDOW } from '../resolving/happening.ts';
import { structureProcedures } from '../resolving/structures.ts';
import type { Window } from '../resolving/windows.ts';
import type { CardId } from '../state/ids.ts';
import { NONE } from '../state/ids.ts';
import type { Frame } from '../state/state.ts';

/** One reason why something happens: a rule that is being followed, at a step, by a card. */
export interface Cause {
  readonly rule: string;
  /** The step it has come to, or nothing where an ability is told. */
  readonly step: string;
  /** The card that does it, or NONE. */
  readonly card: CardId;
  /** The place of its frame on the stack. */
  readonly depth: number;
}

const STRUCTURES: ReadonlySet<string> = new Set(structureProcedures.map(({ name }) => name));
const isStructure = (procedure: string) => STRUCTURES.has(procedure);

/**
 * Why what is being resolved is being resolved: what the frames of a stack stand for, the outermost
 * first. Frames that only carry out a part of an ability are the ability.
 */
export function causesIn(definition: Definition, stack: readonly Frame[]): readonly Cause[] {
  const found: Cause[] = [];
  stack.forEach((frame, depth) => {
    const cause = causeOf(definition, frame);
    if (!cause) return;
    const isKnown = found.some(({ card }) => card === cause.card);
    if (isStructure(frame.procedure) && isKnown) return;
    const before = found.at(-1);
    const isSame = before?.rule === cause.rule && before.card === cause.card;
    if (isSame) found.pop();
    found.push({ ...cause, depth });
  });
  return found;
}

function causeOf(definition: Definition, frame: Frame): Omit<Cause, 'depth'> | null {
  const { procedure, locals } = frame;
  if (procedure === OCCURRENCE) return null;
  if (procedure === WINDOW || procedure === FORCED_WINDOW) {
    const { level, used } = locals as Window;
    const card = used.at(-1)?.card;
    const rule = definition.levels.find(({ name }) => name === level)?.rule;
    return card === undefined || !rule ? null : { rule, step: '', card: named(card) };
  }
  const followed = definition.procedures.get(procedure);
  if (!followed) return null;
  const { rule, steps } = followed;
  const step = isStructure(procedure) ? '' : (steps[Math.max(0, frame.step - 1)]?.name ?? '');
  return { rule, step, card: doerOf(definition, frame) };
}

/** The card that a frame is about: whose effect it is, or what its procedure calls the doer. */
export function doerOf({ doers = [] }: Definition, { locals }: Frame): CardId {
  const held = locals as Readonly<Record<string, unknown>>;
  for (const field of doers) {
    const value = Array.isArray(held[field]) ? held[field][0] : held[field];
    if (typeof value === 'number' && value !== NONE) return named(value);
  }
  return named((held as { readonly scope?: Scope }).scope?.source ?? NONE);
}

/** In a view, what lies hidden is known by its place alone: that is below NONE. */
const named = (card: CardId) => Math.max(card, NONE);
