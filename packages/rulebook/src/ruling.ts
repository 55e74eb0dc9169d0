import type { Language, Note } from './entry.ts';

/** An answer of the publisher, or a correction of a card or a rule, in our own words. */
export interface Ruling extends Note {
  /** Its place on the page of rulings: small letters, digits and hyphens. */
  readonly id: string;
  /** The entries it belongs to. It appears under each of them; the first gives its topic. */
  readonly entries: readonly string[];
  /** The cards it is about. */
  readonly cards?: readonly RuledCard[];
  /** The subject, where that is no card. */
  readonly about?: Note;
  /** The product it belongs to, where no card tells. */
  readonly product?: Note;
  /** The number of the question that it answers, counted through the publisher's FAQ. */
  readonly faq?: number;
  /** Set when it corrects what was printed. */
  readonly erratum?: true;
}

/** A card as rulings name it: `Focused Rage (Core Set 27)`. */
export interface RuledCard {
  readonly code: string;
  readonly title: Note;
  readonly product: Note;
  /** The number printed on it, with the letter of its side. */
  readonly number: string;
}

/** Whether it answers a question or says what is meant, or corrects what was printed. */
export const kindOf = ({ erratum }: Ruling) => (erratum ? 'erratum' : 'ruling');

/** The subject of a ruling; a product is named once: `Webbed Up (Core Set 9), Spider-Man (1A)`. */
export function subjectOf({ cards = [], about }: Ruling, language: Language): string {
  const places = new Map<string, readonly string[]>();
  const products = new Set<string>();
  for (const { title, product, number } of cards) {
    const name = title[language];
    const place = products.has(product.en) ? number : `${product[language]} ${number}`;
    places.set(name, [...(places.get(name) ?? []), place]);
    products.add(product.en);
  }
  const named = [...places].map(([name, where]) => `${name} (${where.join(', ')})`);
  return [...(about ? [about[language]] : []), ...named].join(', ');
}

/** A ruling in one line, with what it is about. */
export function ruled(ruling: Ruling, language: Language): string {
  return `${subjectOf(ruling, language)}: ${ruling[language]}`;
}

/** The product that a ruling belongs to; undefined for one about the rules of all of them. */
export function productOf({ cards = [], product }: Ruling): Note | undefined {
  return product ?? cards[0]?.product;
}
