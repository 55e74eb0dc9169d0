import { expect, test } from 'vitest';
import { champions } from '../../src/game.ts';
import type { Description } from '../table/description.ts';
import { optionName } from '../table/picture.ts';
import { play } from '../table/play.ts';

/** What speaks for an option of the turn, as lines without the cards they speak of. */
function reasons(table: Description, name: string) {
  const { state, options } = play(table);
  expect(options).toContain(name);
  const picked = (state.prompt?.options ?? []).filter((each) => optionName(state, each) === name);
  return champions.reasons(state, picked.slice(0, 1)).map(({ card: _card, ...line }) => line);
}

const hero = (more: object = {}, table: Partial<Description> = {}): Description => ({
  players: [{ hero: 'spider-man', form: 'hero', ...more }],
  ...table,
});

test.each<readonly [string, Description, string, readonly object[]]>([
  [
    'an attack: what it leaves',
    hero(),
    'attack Spider-Man',
    [{ say: 'hintDamage', count: 2, left: 12, most: 14 }],
  ],
  [
    'an attack that defeats a minion',
    hero({ engaged: [{ card: 'Shocker', damage: 2 }] }),
    'attack Spider-Man',
    [{ say: 'hintDefeats' }],
  ],
  [
    'an attack that wins',
    hero({}, { villain: { stage: 'II', damage: 13 } }),
    'attack Spider-Man',
    [{ say: 'hintWins' }],
  ],
  [
    'a thwart: what it leaves',
    hero({}, { threat: 3 }),
    'thwart Spider-Man',
    [{ say: 'hintThreat', count: 1, left: 2 }],
  ],
  [
    'a thwart without which the scheme is completed',
    hero({}, { threat: 6 }),
    'thwart Spider-Man',
    [{ say: 'hintThreat', count: 1, left: 5 }, { say: 'hintSaves' }],
  ],
  ['hiding: what is left', hero({ damage: 8 }), 'change form', [{ say: 'hintHides', left: 2 }]],
])('says of %s', (_title, table, name, lines) => {
  expect(reasons(table, name)).toEqual(lines);
});

test('says of a payment what is free, what is spent and what is kept', () => {
  const played = play({
    players: [{ hero: 'spider-man', hand: ['Black Cat', 'First Aid', 'Genius', 'Backflip'] }],
  }).choose('play Black Cat');
  const { state } = played;
  played.asks('pay');
  const lines = champions.reasons(state, champions.proposal(state));
  expect(lines.map(({ say }) => say)).toEqual(['hintFree', 'hintSpends', 'hintExact', 'hintKeeps']);
});
