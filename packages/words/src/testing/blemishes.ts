/** The pattern that a text has to match, and what must not be in it. */
const LOOKS = {
  label: {
    is: [/^[\p{Lu}\p{N}"“„]/u],
    has: [/undefined|null|NaN|\[object| {2}| [,.;:]|[!?]\.$/],
  },
  sentence: {
    is: [/^[\p{Lu}\p{N}"“„]/u, /[.?!]$/],
    has: [/undefined|null|NaN|\[object| {2}| [,.;:]|[!?]\.$/, /\p{Ll}\p{Lu}/u],
  },
  'card text': {
    is: [/^\p{Lu}.*\.$/u],
    has: [/undefined|null|NaN|\[object|[{}_]| {2}| [,.;:]|,,|\.\./, /\p{Ll}\p{Lu}/u],
  },
} as const;

/** Blemishes that no reader should see in a text: a raw key, an empty slot, two spaces. */
export function blemishesIn(kind: keyof typeof LOOKS, text: string): readonly string[] {
  const { is, has } = LOOKS[kind];
  return [
    ...is.filter((pattern) => !pattern.test(text)).map((pattern) => `no ${pattern}: ${text}`),
    ...has.filter((pattern) => pattern.test(text)).map((pattern) => `${pattern}: ${text}`),
  ];
}
