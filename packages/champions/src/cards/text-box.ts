import type { ChampionsAbility } from '../vocabulary/builders.ts';
import type { ChampionsCard } from './card.ts';
import { card } from './card.ts';
import type { Facts, Terms } from './facts.ts';

/** What is in the text box of a card side. */
export interface TextBox {
  /** What the public card lists do not say, or say wrongly. */
  readonly terms: Terms;
  readonly abilities: readonly ChampionsAbility[];
}

/** By the code of the side. */
export type TextBoxes = Readonly<Record<string, TextBox>>;

/** The facts of a side as the card lists have them: the printed fields and some of its terms. */
export type ListedFacts = Facts & Terms;

/** What a card side says: terms, if the facts lack some, and its abilities. */
export function text(terms: Terms, ...abilities: readonly ChampionsAbility[]): TextBox;
export function text(...abilities: readonly ChampionsAbility[]): TextBox;
export function text(...said: readonly (Terms | ChampionsAbility)[]): TextBox {
  const [first = NO_TERMS] = said;
  return { terms: isAbility(first) ? NO_TERMS : first, abilities: said.filter(isAbility) };
}

const NO_TERMS: Terms = {};

const isAbility = (said: Terms | ChampionsAbility): said is ChampionsAbility => 'kind' in said;

const EMPTY = text();

/** Puts facts and text boxes together, in the order of the facts. */
export function cardsWith(
  facts: readonly ListedFacts[],
  texts: readonly TextBoxes[],
): readonly ChampionsCard[] {
  const boxes = new Map(texts.flatMap((each) => Object.entries(each)));
  return facts.map((listed) => {
    const { terms, abilities } = boxes.get(listed.code) ?? EMPTY;
    return card({ ...listed, ...terms }, ...abilities);
  });
}
