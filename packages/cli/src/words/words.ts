import type { Language } from '@grimrule/words';
import { de } from './de.ts';
import type { CliWords } from './en.ts';
import { en } from './en.ts';

export const CLI_WORDS: Readonly<Record<Language, CliWords>> = { en, de };
