import type { Definition } from '@grimrule/kernel';
import type { Told } from '@grimrule/room';
import type { Words } from '@grimrule/words';

/** A step of the rules at which one can be stopped. */
interface Stop {
  readonly step: string;
  /** Its name, with its rule. */
  readonly title: string;
  /** Whether it has come in this game. */
  readonly hasCome: boolean;
}

/** Every step of a game's rules by name; those that have come in this game first. */
export function stopsOf(
  { procedures }: Pick<Definition, 'procedures'>,
  words: Pick<Words, 'rule'>,
  log: readonly Told[],
): readonly Stop[] {
  const come = new Set(log.flatMap((told) => ('entry' in told ? [told.entry.step] : [])));
  const titles = new Map<string, string>();
  for (const { rule, steps } of procedures.values()) {
    for (const { name } of steps) {
      const title = words.rule(name);
      if (title !== '' && !titles.has(name)) titles.set(name, `${words.rule(rule)}: ${title}`);
    }
  }
  const all = [...titles].map(([step, title]) => ({ step, title, hasCome: come.has(step) }));
  const byTitle = all.sort((one, other) => one.title.localeCompare(other.title));
  return [...byTitle.filter((stop) => stop.hasCome), ...byTitle.filter((stop) => !stop.hasCome)];
}
