/** The generator of every record that names none: there was no other. */
export const FIRST_GENERATOR = 'xoroshiro128plus/1';

/**
 * The name and version of the generator in `random.ts`: what a seed gives, and how numbers are
 * drawn from it. A change that would draw other numbers from the same seed gets another name or a
 * higher version.
 */
export const GENERATOR: string = 'xoroshiro128plus/1';

/** The one in `keyed-dice.ts`, for tables of a server: no shuffle can be foretold from those before. */
export const KEYED_GENERATOR = 'chacha20/1';
