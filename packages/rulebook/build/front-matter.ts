import { isNode, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { TOPICS } from '../src/entry.ts';
import type { Faults } from './fault.ts';

const words = z.string().regex(/^\S(.*\S)?$/su, 'must be words, without blanks around them');
const note = z.strictObject({ en: words, de: words });
const names = z.array(words).min(1);
const address = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters and hyphens');

/** The front matter of an entry. */
export const ENTRY = z.strictObject({
  title: note,
  topic: z.enum(TOPICS),
  aliases: z.strictObject({ en: names.optional(), de: names.optional() }).optional(),
  see: z.array(address).min(1).optional(),
  decided: z.array(note).min(1).optional(),
  untested: z.enum(['term', 'pointer', 'table', 'elsewhere']).optional(),
});

const card = z.strictObject({
  code: words,
  en: words,
  de: words.optional(),
  number: words.optional(),
});

/** The front matter of a ruling. */
export const RULING = z.strictObject({
  entries: z.array(address).min(1),
  cards: z.array(card).min(1).optional(),
  about: note.optional(),
  product: words.optional(),
  faq: z.int().min(1).optional(),
  erratum: z.literal(true).optional(),
});

/** The products of a game in the order in which they came out, each with how its codes begin. */
export const PRODUCTS = z.array(z.strictObject({ codes: words, en: words, de: words.optional() }));

/** Data with the line of each of its parts. */
export interface Read<T> {
  readonly data: T;
  lineOf(...path: readonly (string | number)[]): number;
}

/** Reads YAML that begins in this line, and says where it is not what it ought to be. */
export function readData<T>(
  text: string,
  first: number,
  schema: z.ZodType<T>,
  faults: Faults,
): Read<T> | null {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => first + Math.max(1, lines.linePos(offset).line) - 1;
  for (const { pos, message } of document.errors) {
    faults.add(lineAt(pos[0]), message.replace(/ at line \d.*$/s, ''));
  }
  if (document.errors.length > 0) return null;
  const lineOf = (...path: readonly (string | number)[]): number => {
    for (let depth = path.length; depth > 0; depth--) {
      const node: unknown = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return first;
  };
  const read = schema.safeParse(document.toJS());
  if (read.success) return { data: read.data, lineOf };
  for (const issue of read.error.issues) {
    const path = issue.path as readonly (string | number)[];
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const where = [...path, ...unknown].join('.');
    const message = unknown.length > 0 ? `no field '${unknown.join("', '")}' here` : issue.message;
    faults.add(lineOf(...path, ...unknown.slice(0, 1)), where ? `${where}: ${message}` : message);
  }
  return null;
}
