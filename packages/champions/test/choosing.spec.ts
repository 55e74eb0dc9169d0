import { describe, expect, it } from 'vitest';
import { champions } from '../src/index.ts';

const chooses = (options: unknown, seat: number, hero: string) =>
  champions.definition.chooses?.(options, seat, hero);

describe('before a game, a seat', () => {
  const TWO = { scenario: 'klaw', heroes: ['spider-man', 'iron-man'], mode: 'expert' };

  it('takes another hero, and nothing else changes', () => {
    expect(chooses(TWO, 1, 'she-hulk')).toEqual({ ...TWO, heroes: ['spider-man', 'she-hulk'] });
    expect(chooses(TWO, 0, 'spider-man')).toEqual(TWO);
  });

  it('does not take the hero of another seat, an unknown one, or one for a seat that is not there', () => {
    expect(chooses(TWO, 1, 'spider-man')).toBeNull();
    expect(chooses(TWO, 1, 'nobody')).toBeNull();
    expect(chooses(TWO, 2, 'she-hulk')).toBeNull();
  });

  it('has no choice where decks say who plays, or the options are not readable', () => {
    expect(chooses({ ...TWO, decks: [null, null] }, 1, 'she-hulk')).toBeNull();
    for (const odd of [null, 7, {}, { heroes: 'spider-man' }]) {
      expect(chooses(odd, 0, 'she-hulk')).toBeNull();
    }
  });
});
