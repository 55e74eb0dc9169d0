import type { Language, Listed } from '@grimrule/rulebook';
import { TOPIC_TITLES, TOPICS } from '@grimrule/rulebook';
import { grouped } from '../order.ts';

/** Rulings that stand together on the page. */
export interface Group {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly Listed[];
}

/** By the topic of the first rule they belong to, in the order of the rulebook. */
export function byTopic(lines: readonly Listed[], language: Language): readonly Group[] {
  const found = grouped(lines, ({ entries: [first] }) => first.topic);
  return TOPICS.flatMap((topic) => {
    const of = found.get(topic);
    return of ? [{ key: `topic-${topic}`, title: TOPIC_TITLES[language][topic], lines: of }] : [];
  });
}

/** By the product of the first card they are about; what is about all of them comes first. */
export function byProduct(
  lines: readonly Listed[],
  language: Language,
  allProducts: string,
): readonly Group[] {
  const found = grouped(lines, ({ product }) => product?.en);
  const general = found.get(undefined);
  return [
    ...(general ? [{ key: 'product-all', title: allProducts, lines: general }] : []),
    ...[...found.values()].flatMap((of) => {
      const product = of[0]?.product;
      return product ? [{ key: keyOf(product.en), title: product[language], lines: of }] : [];
    }),
  ];
}

/** `SP//dr` → `product-sp-dr` */
const keyOf = (title: string) => `product-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
