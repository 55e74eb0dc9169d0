import { fieldsBesides, isSent, isWhole } from '../wire.ts';

/** What the campaigns of cooperative games have alike: a log that outlives its games. */

/** The lines of a table: what each says, with what it speaks of. */
export type LinesOf<Lines> = {
  readonly [K in keyof Lines & string]: { readonly say: K } & Lines[K];
}[keyof Lines & string];

/** A changed log, or everything that speaks against the change. */
export type Logged<Log, Line> = { readonly log: Log } | { readonly problems: readonly Line[] };

/** The part of a log that counts games: scenarios are played in order, each until it is won. */
export interface GamesLogged {
  readonly completed: readonly { readonly scenario: string }[];
  /** Scenarios that were lost, once for each time. */
  readonly defeats: readonly string[];
}

/** The scenarios that cannot have been won or lost yet. RR: Campaign Mode. */
export function playedTooEarly(
  { completed, defeats }: GamesLogged,
  scenarios: readonly string[],
): readonly string[] {
  const wrong = completed
    .map(({ scenario }) => scenario)
    .filter((scenario, index) => scenario !== scenarios[index]);
  const reached = scenarios.slice(0, completed.length + 1);
  return [...wrong, ...defeats.filter((scenario) => !reached.includes(scenario))];
}

/** The test that a field of something sent has to pass. */
type FieldTest = (value: unknown) => boolean;
export type Shape = Readonly<Record<string, FieldTest>>;

export const isTruth: FieldTest = (value) => typeof value === 'boolean';
export const isText: FieldTest = (value) => typeof value === 'string';
export const isCount: FieldTest = (value) => isWhole(value) && value >= 0;
export const isTally: FieldTest = (value) => isSent(value) && Object.values(value).every(isCount);
export const orNothing =
  (test: FieldTest): FieldTest =>
  (value) =>
    value === null || test(value);

/** The paths of the fields of a record that are missing, wrong or unknown. */
export function faultsOf(sent: unknown, shape: Shape, path: string): readonly string[] {
  if (!isSent(sent)) return [path.replace(/\.$/, '')];
  const wrong = Object.keys(shape).filter((field) => !shape[field]?.(sent[field]));
  const unknown = fieldsBesides(sent, Object.keys(shape));
  return [...wrong, ...unknown].map((field) => `${path}${field}`);
}

/** The same for each record of a list. */
export function faultsOfAll(sent: unknown, shape: Shape, path: string): readonly string[] {
  if (!Array.isArray(sent)) return [];
  return sent.flatMap((each: unknown, index) => faultsOf(each, shape, `${path}.${index}.`));
}
