import { demand } from './demand.ts';

/**
 * A position in which a player would laugh at a wrong answer. An answer is told by the names of its
 * options, several of them sorted and joined: `Genius + Strength`.
 */
export interface Advised<D> {
  readonly title: string;
  readonly table: D;
  /** What is chosen until the question is asked; each may be several options, joined in the same way. */
  readonly after?: readonly string[];
  /** The question that the advice is for. */
  readonly asks: string;
  /** The good answers; without them every answer that keeps to the rest. */
  readonly good?: readonly string[];
  /** Options that have to be among the picked ones, and options that must not be. */
  readonly must?: readonly string[];
  readonly never?: readonly string[];
}

/** An answer as such a table of positions tells it. */
const joined = (names: readonly string[]): string => [...names].sort().join(' + ');

/** Holds an advised answer against what is good at a position. */
export function holdAdvice(
  { good, must = [], never = [] }: Advised<unknown>,
  offered: readonly string[],
  advised: readonly string[],
): void {
  const answer = joined(advised);
  const situation = () => `'${answer}' is advised, of ${joined(offered)}`;
  const named = [...(good ?? []).flatMap((each) => each.split(' + ')), ...must, ...never];
  for (const name of named) {
    demand(
      name === '' || offered.includes(name),
      () => `'${name}' is not offered: ${joined(offered)}`,
    );
  }
  demand(good !== undefined || must.length + never.length > 0, () => 'any answer would do');
  demand(good?.includes(answer) ?? true, () => `${situation()}, and not ${good?.join(' or ')}`);
  for (const name of must)
    demand(advised.includes(name), () => `${situation()}, without '${name}'`);
  for (const name of never) demand(!advised.includes(name), () => `${situation()}, with '${name}'`);
}
