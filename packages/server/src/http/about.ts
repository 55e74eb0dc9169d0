import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { About } from '@grimrule/room';
import { LANGUAGES, type Language } from '@grimrule/words';
import type { FastifyInstance } from 'fastify';
import type { Retention } from '../operating/retention.ts';
import { WrongSetting } from '../settings.ts';

const LONGEST_TEXT = 200_000;

/** The operator's statements, by language: who they are, and how they handle data. */
export type Statements = Pick<About, 'imprint' | 'privacy'>;

export const NO_STATEMENTS: Statements = { imprint: {}, privacy: {} };

/** Reads `imprint.en.txt`, `imprint.de.txt`, `privacy.en.txt` and `privacy.de.txt`, as far as they are there. */
export function readStatements(folder: string): Statements {
  if (!existsSync(folder))
    throw new WrongSetting(`GRIMRULE_ABOUT: there is no folder '${folder}'.`);
  return { imprint: textsIn(folder, 'imprint'), privacy: textsIn(folder, 'privacy') };
}

function textsIn(folder: string, name: string): Partial<Record<Language, string>> {
  const texts = LANGUAGES.flatMap((language) => {
    const file = join(folder, `${name}.${language}.txt`);
    if (!existsSync(file)) return [];
    const text = readFileSync(file, 'utf8').trim();
    if (text.length > LONGEST_TEXT)
      throw new WrongSetting(`'${file}' is longer than a text to read.`);
    return text === '' ? [] : [[language, text] as const];
  });
  return Object.fromEntries(texts);
}

/** Serves the facts about this server that the page shows. */
export function addAbout(app: FastifyInstance, statements: Statements, kept: Retention): void {
  app.get('/api/about', async (): Promise<About> => ({ ...statements, kept }));
}
