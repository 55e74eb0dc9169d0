import { FIRST_GENERATOR } from '../chance/generator.ts';
import type { Definition } from '../game/rules.ts';
import { isOpen } from '../prompts/prompt.ts';
import { Table } from '../resolving/table.ts';
import { list } from '../state/index-of-abilities.ts';
import type { State } from '../state/state.ts';
import { fork, zoneOf } from '../state/state.ts';
import { isEqual } from '../views/view-change.ts';
import type { Names } from './numbering.ts';
import { countsAlike, namesIn, numberingOf, renumbered } from './numbering.ts';
import type { KeptState, Snapshot } from './record.ts';
import { fits } from './record.ts';

export function snapshotOf(definition: Definition, decisions: number, state: State): Snapshot {
  const names = namesIn(numberingOf(definition), state);
  const { generator } = definition.chance;
  return { decisions, state: { ...state, generator, names } };
}

/**
 * A kept position as these rules can go on from it; null if they cannot. Positions from elsewhere
 * are checked first.
 */
export function adopted(definition: Definition, kept: KeptState, seed: string): State | null {
  const { generator = FIRST_GENERATOR, names, ...before } = kept;
  const { chance } = definition;
  const isOurs = before.rules === definition.version && generator === chance.generator;
  try {
    const isAsItWas = isOurs && (!names || countsAlike(definition, names));
    const state = isAsItWas ? before : translated(definition, before, names);
    if (!state) return null;
    // Dice of another kind cannot be rolled on. All cards lie where they lay; only lots fall anew.
    const random = generator === chance.generator ? state.random : chance.start(seed);
    const rolling: State = { ...state, random };
    if (!fits(definition, rolling)) return null;
    return isOurs ? fork(rolling) : askedAnew(definition, rolling);
  } catch {
    // Rules may trip over anything in a position that they would never have come to.
    return null;
  }
}

/**
 * The rules derive these fields anew when they take over a position: they say nothing about where a
 * game stands.
 */
const DERIVED = { rules: '', listening: [], modifying: [], prompt: null } as const;

/** Whether a game stands where it stood when a position was kept, perhaps by other rules. */
export function isWhereItWas(definition: Definition, kept: KeptState, state: State): boolean {
  const before = adopted(definition, kept, '');
  if (!before) return false;
  // The kept position has been through JSON.
  const plain = (each: State): unknown => JSON.parse(JSON.stringify({ ...each, ...DERIVED }));
  return isEqual(plain(before), plain(state));
}

function translated(definition: Definition, state: State, said?: Names): State | null {
  const known = definition.numberings?.[state.rules];
  const names = said ?? (known && namesIn(known, state));
  return names ? renumbered(definition, state, names) : state;
}

/** Triggers and options follow from the position and these rules. */
function askedAnew(definition: Definition, before: State): State {
  const state: State = {
    ...fork(before),
    rules: definition.version,
    listening: definition.events.map(() => []),
    modifying: [...definition.stats.map(() => []), []],
  };
  const table = new Table(definition, state, null);
  definition.zones.forEach(({ inPlay, hand }, zone) => {
    if (inPlay || hand) for (const card of zoneOf(state, zone)) list(table, card);
  });
  if (state.outcome) return state;
  const prompt = table.question();
  if (prompt && isOpen(prompt)) state.prompt = prompt;
  return state;
}
