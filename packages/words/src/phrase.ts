/** The cases of a noun. English has them all alike, German does not. */
export type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';

/** Something that is spoken of, in every case. */
export interface Phrase {
  readonly plural: boolean;
  /** Set if it is the reader: `you attack`, `du greifst an`. */
  readonly you?: boolean;
  /** Set if it is the name of a card. */
  readonly name?: boolean;
  /** An amount in its parts, for texts that put something between them. */
  readonly split?: Split;
  as(form: Case): string;
}

/** `2 damage`, `for each of your cards`, `at most 10`. */
export interface Split {
  readonly head: string;
  readonly per: string;
  readonly notes: readonly string[];
}

/** An instruction or a statement, without capital and full stop. */
export interface Clause {
  /** Standing alone: `draw 1 card`, `ziehe 1 Karte`. */
  readonly order: string;
  /** After something that comes first in the sentence: `ziehst du 1 Karte`. */
  readonly after: string;
  /** After `you may`: `1 Karte ziehen`. */
  readonly wish: string;
  /** Whether it tells the reader to do one thing; such clauses are joined to one sentence. */
  readonly plain: boolean;
  /** The aim of an act: `to draw 1 card`, `um 1 Karte zu ziehen`, without the first word. */
  readonly purpose?: string;
  /** An instruction to the reader, as an act of another player. */
  readonly theirs?: Theirs;
  /** The clauses of a sequence: one within another is told like one long one. */
  readonly parts?: readonly Clause[];
}

/** `discards` `a card from their hand`; as a wish `discard a card from their hand`. */
export interface Theirs {
  readonly verb: string;
  readonly rest: string;
  readonly wish: string;
}

/** The addition of a set of cards or a test to a noun. `N` is a noun of the language. */
export interface Trait<N> {
  readonly noun?: N;
  readonly adjective?: string;
  /** The sort of card: `Tech upgrade`, in German one word with the noun. */
  readonly sort?: string;
  readonly following?: string;
  readonly yours?: boolean;
  /** Some of the cards that were spoken of. */
  readonly those?: boolean;
  /** It has a name, or is the reader: nothing else need be said. */
  readonly fixed?: Phrase;
  /** The attribute of such a card: `a red flower`. */
  readonly has?: string;
  /** The act of such a card, where `is` is not the way: `sich dem Kampf stellt`. */
  readonly does?: string;
  /** Any but the one spoken of. */
  readonly other?: boolean;
  /** Any but this one; `another` is enough for a card of the same kind. */
  readonly otherThan?: OtherThan<N>;
  /** The first of all in something, so that there may be several of them. */
  readonly superlative?: boolean;
  /** There can be only one. */
  readonly unique?: boolean;
  /** Called `it` if the text has just spoken of it; only for a set of one. */
  readonly calledIt?: boolean;
  /** Where the cards of the set are, told only when they are counted. */
  readonly place?: string;
  /** The phrase for a named card that is one of the set: `among the attackers`. */
  readonly state?: string;
  /** The same where it is no state but something that happened: `the attack hurt you`. */
  readonly befell?: Befell;
}

interface OtherThan<N> {
  readonly noun: N;
  /** Whether it is one of those that are described, so that `another` is enough. */
  readonly isOne: (noun: N) => boolean;
  readonly called: () => Phrase;
}

/** The event that has happened to a player, or has not, as it follows `if`. */
type Befell = (who: Phrase, negated: boolean) => string;

/** All traits together: what kind of card is meant. */
export interface Description<N> {
  readonly noun: N;
  readonly adjectives: readonly string[];
  readonly sorts: readonly string[];
  readonly following: readonly string[];
  readonly yours: boolean;
  readonly those: boolean;
  readonly fixed: Phrase | null;
  /** The name alone, where the sentence says what else is to be said of the card. */
  readonly name: Phrase | null;
  readonly has: readonly string[];
  readonly does: string;
  readonly other: boolean;
  readonly unique: boolean;
  readonly superlative: boolean;
  readonly place: string;
  readonly state: string;
  readonly befell: Befell | null;
  /** Set if the noun has just been spoken of: `another` is enough. */
  readonly elided: boolean;
}

/** An amount: a number, perhaps once for each of something, or as much as something else. */
export interface Measure {
  readonly count: number;
  readonly each: string | null;
  /** The words beside the number: `per player`. */
  readonly per?: string;
  /** The number that something that cannot be counted is as much as: `equal to your ATK`. */
  readonly equal?: string;
  /** The amount of the event that the ability answers. */
  readonly asEvent: boolean;
  /** As much as was done before. */
  readonly asDone?: boolean;
  /** A letter or a word in place of the number. */
  readonly named?: string;
  /** The condition under which there is anything of it at all. */
  readonly only?: string;
  /** The addition to an amount: `at most 10`, `2 if it rains`. */
  readonly notes?: readonly string[];
}

/** Something that is called by its name, which has no cases. */
export const named = (name: string): Phrase => ({ plural: false, as: () => name });

/** A card that is called by its title. */
export const titled = (title: string): Phrase => ({ ...named(title), name: true });

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words with one space between them; what is empty is left out. */
export function spaced(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}

/**
 * A list that says once what all its parts begin and end with: `a printed physical or wild
 * resource`, `eine aufgedruckte Körper- oder Joker-Ressource`.
 */
export function listedAlike(parts: readonly string[], last: string): string {
  const words = parts.map((part) => part.split(' '));
  const least = Math.min(...words.map(({ length }) => length)) - 1;
  const [first = []] = words;
  const isShared = (at: number) => words.every((each) => each.at(at) === first.at(at));
  let lead = 0;
  while (lead < least && isShared(lead)) lead++;
  let tail = 0;
  while (tail < least - lead && isShared(-1 - tail)) tail++;
  const middles = words.map((each) => each.slice(lead, each.length - tail).join(' '));
  return spaced(
    ...first.slice(0, lead),
    listed(hyphened(middles), last),
    ...first.slice(first.length - tail),
  );
}

/** Words that end alike: `1 Körper-`, `1 Joker-Ressource`. */
export function hyphened(words: readonly string[]): readonly string[] {
  const ends = words.map((word) => /-[^-\s]+$/.exec(word)?.[0] ?? '');
  const [end = ''] = ends;
  if (end === '' || ends.some((other) => other !== end)) return words;
  return words.map((word, at) => (at < words.length - 1 ? word.slice(0, 1 - end.length) : word));
}

/** `a, b and c` */
export function listed(parts: readonly string[], last: string): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1]}`;
}
