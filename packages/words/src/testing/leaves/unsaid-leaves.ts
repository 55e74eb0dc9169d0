import type { Language } from '../../words.ts';
import { LANGUAGES } from '../../words.ts';
import type { Leaf } from './changes.ts';
import { leavesOf } from './changes.ts';
import type { Node } from './tree.ts';
import { at, pathText, withAt } from './tree.ts';
import { learn } from './vocabulary.ts';

/** A change of a leaf that a text does not show. */
export interface Site<C> {
  readonly card: C;
  readonly leaf: Leaf;
  readonly other: unknown;
  /** The node that the leaf is a field of, and the one that this is a field of. */
  readonly parent: Node;
  readonly grandparent: Node;
}

/** Leaves that a text need not show, and why. */
export interface Exempt<C> {
  readonly because: string;
  holds(site: Site<C>): boolean;
}

export interface Definitions<C> {
  readonly cards: readonly C[];
  title(card: C): string;
  text(language: Language, card: C): readonly string[];
  /** The fields of a card that its text tells. */
  readonly told: readonly (keyof C & string)[];
  /** Names that a field may have besides those on these cards. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly exempt: readonly Exempt<C>[];
  /** How many other values each leaf is changed to; they take turns. */
  readonly most?: number;
}

export interface Unsaid {
  /** Card, language, path, and what could be there instead without anybody noticing. */
  readonly faults: readonly string[];
  readonly leaves: number;
}

/**
 * The leaves that a text does not show: each is changed to other values of its kind, and the text
 * has to change with it, in every language.
 */
export function unsaidLeaves<C extends object>(definitions: Definitions<C>): Unsaid {
  const { cards, told, names, exempt, most = 2 } = definitions;
  const parts = (card: C) => Object.fromEntries(told.map((field) => [field, card[field]]));
  const learnt = learn(cards.map(parts), names);
  const faults: string[] = [];
  let leaves = 0;
  let turn = 0;
  for (const card of cards) {
    const before = textsOf(definitions, card);
    for (const leaf of told.flatMap((field) => leavesOf(learnt, card[field], [field]))) {
      leaves++;
      for (const { other, texts } of changed(definitions, card, leaf, most, turn++)) {
        const unseen = LANGUAGES.filter(
          (_language, at) => before[at] !== null && texts[at] === before[at],
        );
        if (unseen.length === 0) continue;
        const site = siteOf(card, leaf, other);
        if (exempt.some(({ holds }) => holds(site))) continue;
        faults.push(faultText(definitions, site, unseen));
      }
    }
  }
  return { faults, leaves };
}

interface Change {
  readonly other: unknown;
  readonly texts: readonly (string | null)[];
}

/** Some of the values that a leaf could have instead, and what the card says then. */
function changed<C extends object>(
  definitions: Definitions<C>,
  card: C,
  { path, others }: Leaf,
  most: number,
  turn: number,
): readonly Change[] {
  const found: Change[] = [];
  // Without it is tried first, the others in turns.
  const [first, ...rest] = others;
  const start = rest.length === 0 ? 0 : turn % rest.length;
  for (const other of [first, ...rest.slice(start), ...rest.slice(0, start)]) {
    if (found.length === most) break;
    const texts = textsOf(definitions, withAt(card, path, other) as C);
    // Where the words are missing there is no text that could be wrong.
    if (texts.some((text) => text !== null)) found.push({ other, texts });
  }
  return found;
}

function textsOf<C>({ text }: Definitions<C>, card: C): readonly (string | null)[] {
  return LANGUAGES.map((language) => {
    try {
      return text(language, card).join('\n');
    } catch {
      return null;
    }
  });
}

function siteOf<C>(card: C, leaf: Leaf, other: unknown): Site<C> {
  const above = nodesAbove(card, leaf.path.length - 1, leaf);
  const [parent = {}, grandparent = {}] = above;
  return { card, leaf, other, parent, grandparent };
}

/** The nodes that a leaf is in, the nearest first. */
function nodesAbove<C>(card: C, depth: number, { path }: Leaf): readonly Node[] {
  if (depth < 0) return [];
  const found = at(card, path.slice(0, depth));
  return [
    ...(Array.isArray(found) ? [] : [found as Node]),
    ...nodesAbove(card, depth - 1, { path } as Leaf),
  ];
}

function faultText<C>(
  { title }: Definitions<C>,
  { card, leaf, other }: Site<C>,
  languages: readonly Language[],
): string {
  const values = `${show(leaf.was)} or ${show(other)}`;
  return `${title(card)} (${languages.join()}) ${pathText(leaf.path)} [${leaf.kind}]: ${values}`;
}

const show = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));
