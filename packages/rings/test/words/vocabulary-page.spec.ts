import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rings } from '../../src/game.ts';

const PAGE = readFileSync(new URL('../../../../docs/vocabulary.md', import.meta.url), 'utf8');

/** The part of the page under a heading. */
function section(heading: string): string {
  const [, after = ''] = PAGE.split(`\n## ${heading}`);
  return after.split('\n## ')[0] ?? '';
}

const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** What Champions has of a kind; its own spec sees to it that the page is right. */
function ofChampions(kind: string): readonly string[] {
  const row = section('Champions').match(new RegExp(`^\\| ${kind} \\|.*$`, 'm'))?.[0] ?? '';
  return namesIn(row);
}

/** The kinds that the page calls new, each with what it is and why it is needed. */
const OWN = [...section('Rings').matchAll(/^\| `(\w+)` \| (\w+) \| (.+) \|$/gm)].map(
  ([, name = '', kind = '', why = '']) => ({ name, kind, why }),
);

const { acts, filters, facts, amounts = {} } = rings.definition;
const KINDS = { acts, filters, facts, numbers: amounts };

describe('docs/vocabulary.md', () => {
  it.each(Object.entries(KINDS))('lists all %s that Champions does not have', (kind, nodes) => {
    const own = Object.keys(nodes).filter((name) => !ofChampions(kind).includes(name));
    const listed = OWN.filter((each) => `${each.kind}s` === kind).map(({ name }) => name);
    expect(listed.toSorted()).toEqual(own.toSorted());
  });

  it('counts them, and they are fewer than fifteen', () => {
    expect(section('Rings')).toContain(`**${OWN.length} kinds**`);
    expect(OWN.length).toBeLessThan(15);
  });

  it('gives the reason for each', () => {
    for (const { name, why } of OWN) expect(why.length, name).toBeGreaterThan(20);
  });

  it('counts all kinds of Rings', () => {
    for (const [kind, nodes] of Object.entries(KINDS)) {
      expect(section('Rings')).toContain(`${Object.keys(nodes).length} ${kind}`);
    }
  });
});
