import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { champions } from '../../src/game.ts';

const PAGE = readFileSync(new URL('../../../../docs/vocabulary.md', import.meta.url), 'utf8');

/** The row of a kind in the table of Champions: how many it counts, and their names. */
function rowOf(kind: string) {
  const section = PAGE.slice(PAGE.indexOf('## Champions'));
  const row = section.split('\n').find((line) => line.startsWith(`| ${kind} |`)) ?? '';
  const [, , count, names = ''] = row.split('|');
  return { count: Number(count), names: [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name) };
}

const { acts, filters, facts, amounts = {}, sources, events, stats } = champions.definition;

it.each([
  ['acts', Object.keys(acts)],
  ['filters', Object.keys(filters)],
  ['facts', Object.keys(facts)],
  ['numbers', Object.keys(amounts)],
  ['sources', Object.keys(sources)],
  ['events', events],
  ['stats', stats],
])('docs/vocabulary.md lists all %s, and nothing else', (kind, names) => {
  const row = rowOf(kind);
  expect(row.names.toSorted()).toEqual([...names].sort());
  expect(row.count).toBe(names.length);
});
