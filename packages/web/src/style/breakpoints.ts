/**
 * The widths and heights at which a layout changes. Sheets name them, as in `@media (--small)`;
 * `build/named-media.ts` puts the conditions in their place.
 */
export const MEDIA = {
  /** A phone in the hand. */
  '--slim': '(max-width: 40rem)',
  /** A phone, or a small window. */
  '--small': '(max-width: 48rem)',
  /** Room beside the table: a rail for partners and the question. */
  '--wide': '(min-width: 60.01rem) and (min-height: 30.01rem)',
  /** No room beside the table. */
  '--narrow': '(max-width: 60rem)',
  /** A laptop: room beside the table, but not for long words in the bar. */
  '--compact': '(max-width: 82rem)',
  /** A phone that lies on its side. */
  '--low': '(max-height: 30rem)',
  /** A phone, upright or on its side. */
  '--phone': '(max-width: 40rem), (max-height: 30rem)',
  /** A table whose hand is swept: a phone, or a tablet held upright. */
  '--swept': '(max-width: 60rem), (max-height: 30rem)',
  /** Eyes that need the colours of their system, or more contrast. */
  '--forced': '(forced-colors: active)',
  '--contrast': '(prefers-contrast: more)',
  /** No mouse that could rest on a card. */
  '--touch': '(hover: none)',
} as const;

/** The sizes of a part of the page at which this part changes, by the name of its container. */
export const CONTAINERS: Readonly<Record<string, readonly string[]>> = {
  /** A card's face: signs alone, then short texts, then the whole text. */
  face: [
    'width < 4.75rem',
    'width < 6rem',
    'width < 8.4rem',
    'width >= 8.4rem',
    'width >= 10rem',
    'width < 9.8rem',
    'width < 14rem',
  ],
  /** A door of the start page: words, or the people alone. */
  door: ['width < 19rem'],
  dial: ['width < 4.4rem'],
  /** The table of a cooperative game. */
  coop: ['width < 46rem'],
};
