import type { z } from 'zod';
import type { Language, Note } from '../src/entry.ts';
import type { RuledCard, Ruling } from '../src/ruling.ts';
import { readBody } from './body.ts';
import { Faults } from './fault.ts';
import type { PRODUCTS } from './front-matter.ts';
import { RULING, readData } from './front-matter.ts';
import type { ReadFile } from './read-entry.ts';
import { nameOf } from './read-entry.ts';

/** The titles of products, each with the beginning of the codes of its cards. */
export type Products = z.infer<typeof PRODUCTS>;

/** The folder of rulings that belong to no product. */
const EVERYWHERE = 'rules';

/** Reads `rulings/<game>/<product>/<id>.md`, a ruling in both languages. */
export function readRuling(file: string, text: string, products: Products): ReadFile<Ruling> {
  const faults = new Faults(file);
  const { matter, first, said, links } = readBody(text, faults);
  const front = readData(matter, first, RULING, faults);
  if (!front) return { file, read: null, links, faults: faults.found };
  const { data, lineOf } = front;
  const folder = file.split('/').at(-2);
  const cards = (data.cards ?? []).map(({ code, en, de = en, number }, at): RuledCard => {
    const [start, product] = productOf(code, products);
    if (!product) faults.add(lineOf('cards', at), `no product has the card ${code}`);
    return {
      code,
      title: { en, de },
      product: product ?? { en: '', de: '' },
      number: number ?? code.slice(start.length).replace(/^0+/, '').toUpperCase(),
    };
  });
  const [, product] = data.product === undefined ? [] : productOf(data.product, products);
  if (data.product !== undefined && !product) {
    faults.add(lineOf('product'), `there is no product ${data.product}`);
  }
  if (cards.length === 0 && !data.about)
    faults.add(first, 'it says of no card and nothing what it is about');
  const wanted = folderOf(product ?? cards[0]?.product);
  if (folder !== wanted) faults.add(1, `it belongs into the folder ${wanted}`);
  const words = (language: Language) => {
    const { text: paragraphs, examples } = said[language];
    if (paragraphs.length !== 1 || examples.length > 0) faults.add(1, 'a ruling is one paragraph');
    return paragraphs[0] ?? '';
  };
  const ruling: Ruling = {
    id: nameOf(file),
    entries: data.entries,
    ...(data.cards ? { cards } : {}),
    ...(data.about ? { about: data.about } : {}),
    ...(product ? { product } : {}),
    ...(data.faq === undefined ? {} : { faq: data.faq }),
    ...(data.erratum ? { erratum: data.erratum } : {}),
    en: words('en'),
    de: words('de'),
  };
  const stands = data.entries.map((entry, at) => ({ entry, line: lineOf('entries', at) }));
  return { file, read: ruling, links: [...links, ...stands], faults: faults.found };
}

function productOf(code: string, products: Products): readonly [start: string, product?: Note] {
  for (const { codes, en, de = en } of products) {
    if (code.startsWith(codes)) return [codes, { en, de }];
  }
  return [''];
}

/** `The Galaxy’s Most Wanted` → `the-galaxys-most-wanted` */
const folderOf = (product: Note | undefined) =>
  product
    ? product.en
        .toLowerCase()
        .replace(/[’.]/g, '')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
    : EVERYWHERE;
