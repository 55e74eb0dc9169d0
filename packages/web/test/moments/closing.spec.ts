import type { ChampionsTable } from '@grimrule/champions';
import { nextThreat } from '@grimrule/champions';
import type { Match } from '@grimrule/kernel';
import { Table } from '@grimrule/kernel';
import { expect, test } from 'vitest';
import { dialOf as championsDial } from '../../src/games/champions/face/dial.ts';
import { zone } from '../../src/games/champions/zones.ts';
import { goldenMatch } from './golden.ts';

const tableAt = (match: Match, at: number) =>
  new Table(match.game.definition, match.stateAt(at), null);

test.each(['alone', 'together'])(
  'the threat that the next round brings is that which then comes (%s)',
  (name) => {
    const match = goldenMatch('champions', name);
    let rounds = 0;
    for (let at = 1; at <= match.undoable; at++) {
      const came = match.logAt(at).find(({ line }) => line.say === 'stepThreat');
      if (!came) continue;
      expect(nextThreat(tableAt(match, at - 1) as ChampionsTable)).toBe(came.line.count);
      rounds++;
    }
    expect(rounds).toBeGreaterThan(4);
  },
);

test('a dial is closing where that threat would complete the plan, and nowhere else', () => {
  const match = goldenMatch('champions', 'alone');
  const seen = new Set<boolean>();
  for (let at = 0; at <= match.undoable; at++) {
    const table = tableAt(match, at);
    const scheme = table.state.zones[zone('main scheme')]?.[0];
    const dial = scheme === undefined ? null : championsDial(table, scheme, 'en');
    if (!dial) continue;
    const coming = nextThreat(table as ChampionsTable);
    expect(dial.closing !== undefined, `position ${at}`).toBe(dial.now + coming >= dial.most);
    seen.add(dial.closing !== undefined);
  }
  expect([...seen].sort()).toEqual([false, true]);
});
