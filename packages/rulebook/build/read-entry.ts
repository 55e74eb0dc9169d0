import type { Entry, Language, Note, Wording } from '../src/entry.ts';
import type { Linked, Said } from './body.ts';
import { readBody, readLine } from './body.ts';
import type { Fault } from './fault.ts';
import { Faults } from './fault.ts';
import { ENTRY, readData } from './front-matter.ts';

/** A file as it was read: what it says, what it links to, and what is wrong with it. */
export interface ReadFile<T> {
  readonly file: string;
  readonly read: T | null;
  readonly links: readonly Linked[];
  readonly faults: readonly Fault[];
}

/** Reads `entries/<game>/<topic>/…/<id>.md`, an entry in both languages. */
export function readEntry(file: string, text: string): ReadFile<Entry> {
  const faults = new Faults(file);
  const { matter, first, said, links } = readBody(text, faults);
  const front = readData(matter, first, ENTRY, faults);
  const [, , topic = ''] = file.split('/');
  const id = nameOf(file);
  if (!front) return { file, read: null, links, faults: faults.found };
  const { data, lineOf } = front;
  if (data.topic !== topic) {
    faults.add(lineOf('topic'), `the topic is ${data.topic}, but the folder ${topic}`);
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) faults.add(1, `${id} is no name for an entry`);
  if (said.en.examples.length !== said.de.examples.length) {
    faults.add(1, 'there are not as many examples in both languages');
  }
  for (const path of [['see'], ['aliases', 'en'], ['aliases', 'de']] as const) {
    const [field, language] = path;
    const names = field === 'see' ? data.see : data.aliases?.[language];
    for (const at of repeatedIn(names ?? [])) {
      faults.add(lineOf(...path, at), `${path.join('.')}: '${names?.[at]}' is there already`);
    }
  }
  const seen = (data.see ?? []).map((entry, at) => ({ entry, line: lineOf('see', at) }));
  const decided = (data.decided ?? []).map((note, at) => ({
    en: readLine(note.en, lineOf('decided', at, 'en'), faults),
    de: readLine(note.de, lineOf('decided', at, 'de'), faults),
  }));
  const notes = decided.map(({ en, de }): Note => ({ en: en.words, de: de.words }));
  const wording = (language: Language): Wording =>
    worded(data.title[language], said[language], data.aliases?.[language]);
  const entry: Entry = {
    id,
    topic: data.topic,
    en: wording('en'),
    de: wording('de'),
    ...(data.see ? { see: data.see } : {}),
    ...(data.decided ? { decided: notes } : {}),
    ...(data.untested ? { untested: data.untested } : {}),
  };
  const linked = decided.flatMap(({ en, de }) => [...en.links, ...de.links]);
  return { file, read: entry, links: [...links, ...seen, ...linked], faults: faults.found };
}

/** The places of names that stand in the list before, in whatever case. */
function repeatedIn(names: readonly string[]): readonly number[] {
  const folded = names.map((name) => name.toLowerCase());
  return folded.flatMap((name, at) => (folded.indexOf(name) < at ? [at] : []));
}

/** `entries/champions/keywords/overkill.md` → `overkill` */
export const nameOf = (file: string) => file.split('/').at(-1)?.replace(/\.md$/, '') ?? '';

function worded(title: string, { text, examples }: Said, aliases?: readonly string[]): Wording {
  return {
    title,
    text,
    ...(examples.length > 0 ? { examples } : {}),
    ...(aliases ? { aliases } : {}),
  };
}
