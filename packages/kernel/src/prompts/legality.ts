import type { Json } from '../json.ts';
import type { Line } from '../line.ts';
import type { CardId } from '../state/ids.ts';
import type { Option } from './option.ts';
import type { Refusal } from './prompt.ts';

/**
 * A rule that can keep a player from doing something. Whether it does is asked all the time; what
 * the reason names is looked for only when somebody wants to know.
 */
export interface Obstacle<T, A extends About> {
  /** The reason, about the card in question; null where nobody wonders. */
  readonly say: string | null;
  readonly rule: string;
  readonly stands: (table: T, about: A) => boolean;
  /** The cards to blame, and whatever else the reason names. */
  readonly names?: (table: T, about: A) => Named;
  /** The reason behind it, if there is one: it is told instead. */
  readonly because?: (table: T, about: A) => Refusal | null;
  /** It stands most of the time and is found out fast: looked at first when no reason is wanted. */
  readonly quick?: true;
}

/** The deed in question: which card it is done with or to, and what else the obstacles look at. */
export interface About {
  readonly card: CardId;
}

type Named = Readonly<Record<string, Json | undefined>>;

/** One list of obstacles, by which a deed is legal, or is refused for the first of them that stands. */
export interface Legality<T, A extends About> {
  allows(table: T, about: A): boolean;
  whyNot(table: T, about: A): Refusal | null;
  /** The refusal of this option for that reason; none if it is legal, or nobody wonders. */
  refuses(table: T, about: A, option: Option): readonly Refusal[];
}

export function legality<T, A extends About>(obstacles: readonly Obstacle<T, A>[]): Legality<T, A> {
  const quick = obstacles.filter((each) => each.quick);
  const others = obstacles.filter((each) => !each.quick);
  const tests = [...quick, ...others].map(({ stands }) => stands);
  const whyNot = (table: T, about: A): Refusal | null => {
    const obstacle = obstacles.find(({ stands }) => stands(table, about));
    return obstacle ? reasonOf(obstacle, table, about) : null;
  };
  return {
    allows(table, about) {
      for (let at = 0; at < tests.length; at++) if (tests[at]?.(table, about)) return false;
      return true;
    },
    whyNot,
    refuses(table, about, option) {
      const why = whyNot(table, about);
      return why ? [{ ...why, option }] : [];
    },
  };
}

function reasonOf<T, A extends About>(
  { say, rule, names, because }: Obstacle<T, A>,
  table: T,
  about: A,
): Refusal | null {
  const behind = because?.(table, about);
  if (behind || say === null) return behind ?? null;
  const reason: Line = { say, card: about.card, ...names?.(table, about) };
  return { reason, rule };
}

/** The obstacles of another deed, where it is a part of this one. They tell their own reasons. */
export const partly = <T, A extends About>(
  isPart: (table: T, about: A) => boolean,
  part: Legality<T, A>,
): Obstacle<T, A> => ({
  say: null,
  rule: '',
  stands: (table, about) => isPart(table, about) && !part.allows(table, about),
  because: part.whyNot,
});
