import type { Language } from '@grimrule/words';
import { de } from './de.ts';
import { en } from './en.ts';

/** Everything the command line says by itself, in one language. */
export type CliWords = typeof en;

export const CLI_WORDS: Readonly<Record<Language, CliWords>> = { en, de };
