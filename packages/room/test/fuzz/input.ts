import fc from 'fast-check';

/** Deeper than any stack of calls. */
const DEPTH = 900_000;

function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}

/** Texts that are odd, huge, or made to be read for ever by an expression that goes back. */
export const texts: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    '\u2028',
    '\ud800',
    '\u0000',
    '1e999',
    '١x',
  ),
  fc
    .tuple(
      fc.constantFrom(' ', '\t', '1', 'x', ' x1', ' (', ')', '1 x ', '[', '{"a":', 'é', '\u0301'),
      fc.integer({ min: 1, max: 60_000 }),
      fc.string({ maxLength: 3 }),
    )
    .map(([part, times, end]) => `${part.repeat(times)}${end}`),
);

/** Lists of cards as people might write them, and worse. */
export const lists: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      texts,
      fc.constantFrom('3x Gandalf', 'Aragorn', 'Heroes', '2 Faramir (Core)', 'Iron Man x1'),
      texts.map((title) => `2x ${title}`),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((lines) => `${lines.join('\n')}\n`);

/** Anything that can be sent. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 4, arbitrary: texts },
  { weight: 4, arbitrary: lists },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      JSON.parse('{"__proto__":{"game":"duel"}}'),
      { toString: null },
      { length: 3 },
      -0,
      1e308,
      2 ** 53,
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(300, DEPTH).map(nested) },
);

/** Names that overflow or break code that takes them for a plain word. */
const WORST: readonly unknown[] = [nested(DEPTH), { toString: null }, '__proto__'];

/** A value with each of its parts replaced by the worst, one after the other. */
export function allSpoilt(sound: unknown): readonly unknown[] {
  return placesIn(sound, []).flatMap((place) =>
    WORST.map((by) => changedAt(sound, place, (holder, last) => Reflect.set(holder, last, by))),
  );
}

function changedAt(
  sound: unknown,
  place: readonly string[],
  change: (holder: Record<string, unknown>, last: string) => void,
): unknown {
  const copy = structuredClone({ it: sound });
  let holder: Record<string, unknown> = copy;
  for (const key of place.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
  change(holder, place.at(-1) ?? 'it');
  return copy.it;
}

/** A value in which something somewhere is replaced, left out or added. */
export function spoilt(sound: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(sound, []);
  return fc
    .tuple(fc.constantFrom(...places), anything, fc.constantFrom('replace', 'remove', 'add'), texts)
    .map(([place, by, how, name]) =>
      changedAt(sound, place, (holder, last) => {
        if (how === 'remove' && Array.isArray(holder)) holder.splice(Number(last), 1);
        else if (how === 'remove') delete holder[last];
        else Object.defineProperty(holder, how === 'add' ? name : last, { ...OWN, value: by });
      }),
    );
}

const OWN = { enumerable: true, configurable: true, writable: true };

function placesIn(value: unknown, above: readonly string[]): readonly (readonly string[])[] {
  const here = above.length === 0 ? ['it'] : above;
  if (typeof value !== 'object' || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...here, key]))];
}
