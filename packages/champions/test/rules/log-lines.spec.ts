import { KeptLines, setupLines } from '@grimrule/kernel/testing';
import { sourcesIn } from '@grimrule/words/testing';
import { describe, expect, test } from 'vitest';
import { champions } from '../../src/game.ts';
import { nameOf, optionName } from '../table/picture.ts';
import { LOG_LINES } from './cases/log-lines.ts';
import { TOLD_TABLES } from './cases/told-tables.ts';

describe('the log', () => {
  const log = new KeptLines(LOG_LINES);

  test.each([...TOLD_TABLES.entries()])('of table %i', (_index, table) => {
    const played = table();
    expect(log.hear(played.lines)).toEqual([]);
    expect(played.asked).not.toBe('');
  });

  test('of the setup', () => {
    const options = { heroes: ['spider-man', 'iron-man'], firstPlayer: 1 };
    expect(log.hear(setupLines(champions, options, { nameOf, optionName }))).toEqual([]);
  });

  test('tells of what every line speaks, and which rule it cites', () => {
    expect(log.untold()).toEqual([]);
  });

  test('tells every line that the rules have', () => {
    const sources = ['rules/', 'acts/'].map(
      (part) => new URL(`../../src/${part}`, import.meta.url),
    );
    expect(log.missing(sources.flatMap(sourcesIn).map(({ text }) => text))).toEqual([]);
  });
});
