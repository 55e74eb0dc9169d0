import { describe, test } from 'vitest';
import type { Modifier } from '../../../src/vocabulary/builders.ts';
import {
  ally,
  change,
  constant,
  damage,
  fixAt,
  lasting,
  query,
  sequence,
  titled,
} from '../../../src/vocabulary/builders.ts';
import { play } from '../../table/play.ts';
import { doing, saying } from '../rewording.ts';

/** Doubles or halves a value of Gimli’s. */
const timesForGimli = (by: number): Modifier => ({
  stat: 'willpower',
  of: titled('Gimli'),
  op: 'times',
  by,
});

describe('a value', () => {
  test('is counted anew from its base value with all that changes it § base-value, modifiers', () => {
    // A willpower of 1 with 2 less is nothing; with 2 more besides it is 1 and not 2.
    play({
      players: [{ heroes: ['Dúnhere', 'Beravor'] }],
      gains: { Dúnhere: { willpower: -2 } },
    }).has('Dúnhere', { willpower: 0 });
    doing(
      lasting('phase', change('willpower', titled('Dúnhere'), 2)),
      { heroes: ['Gimli', 'Dúnhere', 'Beravor'] },
      { gains: { Dúnhere: { willpower: -2 } } },
    ).has('Dúnhere', { willpower: 1 });
  });

  test('is added to before it is doubled or halved, and rounded up at last § modifiers', () => {
    const more = change('willpower', titled('Gimli'), 1);
    const now = (...changes: readonly Modifier[]) =>
      doing(sequence(...changes.map((each) => lasting('phase', each))), {
        heroes: ['Gimli', 'Beravor'],
      });
    now(timesForGimli(2), more).has('Gimli', { willpower: 6 });
    now(timesForGimli(0.5), more).has('Gimli', { willpower: 2 });
  });

  test('that is set by several effects is what the last of them says § modifiers', () => {
    const set = (...numbers: readonly number[]) =>
      doing(
        sequence(
          ...numbers.map((each) => lasting('phase', fixAt('willpower', titled('Gimli'), each))),
        ),
        { heroes: ['Gimli', 'Beravor'] },
      );
    set(3, 1).has('Gimli', { willpower: 1 });
    set(1, 3).has('Gimli', { willpower: 3 });
  });
});

describe('a printed cost', () => {
  test('is what stands on the card, whatever it costs now § printed', () => {
    saying('Hill Troll', constant(change('cost', ally, -1)));
    play({
      players: [
        { heroes: ['Éowyn'], resources: 4, hand: ['Stand and Fight'], discard: ['Wandering Took'] },
      ],
      staging: ['Hill Troll'],
    })
      .choose('play Stand and Fight')
      .shows({ Éowyn: 'resource 2', 'your play area': 'Wandering Took, Éowyn' })
      .asks('commitToQuest', 0);
  });
});

describe('X', () => {
  const fighting = (more: number) => {
    saying('Hill Troll', constant(change('cost', titled('Stand and Fight'), more)));
    return play({
      players: [
        {
          heroes: ['Éowyn'],
          resources: 4,
          hand: ['Stand and Fight'],
          discard: ['Lórien Guide', 'Wandering Took'],
        },
      ],
      staging: ['Hill Troll'],
    }).choose('play Stand and Fight');
  };

  test('is settled first; what changes the cost changes only what is paid § x, initiating-abilities', () => {
    fighting(-1)
      .choose('3')
      .shows({ Éowyn: 'resource 2', 'your play area': 'Lórien Guide, Éowyn' })
      .asks('commitToQuest', 0);
    // With 4 resources an X of 2 is all that is left.
    fighting(2)
      .shows({ Éowyn: '', 'your play area': 'Wandering Took, Éowyn' })
      .asks('commitToQuest', 0);
  });
});

describe('characters', () => {
  test('are heroes and allies: an enemy is none § characters', () => {
    doing(damage(1, query('characters')), {
      heroes: ['Gimli', 'Aragorn'],
      area: ['Faramir'],
      engaged: ['Hill Troll'],
    }).shows({ Gimli: 'damage 1', Aragorn: 'damage 1', Faramir: 'damage 1', 'Hill Troll': '' });
  });
});
