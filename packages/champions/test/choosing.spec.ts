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

  const own = (identity: string) => ({ identity, cards: { '01088': 1 } });

  it('takes a deck of its own with the hero of this deck, and gives it up for a hero', () => {
    const deck = own('01019a');
    const taken = { ...TWO, heroes: ['spider-man', 'she-hulk'], decks: [null, deck] };
    expect(chooses(TWO, 1, JSON.stringify(deck))).toEqual(taken);
    expect(chooses(taken, 1, 'iron-man')).toEqual(TWO);
    expect(chooses(taken, 0, 'black-panther')).toEqual({
      ...taken,
      heroes: ['black-panther', 'she-hulk'],
    });
  });

  it('takes no deck of a hero at another seat, of an unknown one, or that is no deck', () => {
    expect(chooses(TWO, 1, JSON.stringify(own('01001a')))).toBeNull();
    expect(chooses(TWO, 1, JSON.stringify(own('99001a')))).toBeNull();
    expect(chooses(TWO, 1, '{"identity":')).toBeNull();
    expect(chooses(TWO, 1, '[1]')).toBeNull();
  });

  it('has no choice where lists say who plays, or the options are not readable', () => {
    expect(chooses({ ...TWO, decks: ['Energy\n', null] }, 1, 'she-hulk')).toBeNull();
    expect(chooses({ decks: [own('01001a')] }, 0, 'she-hulk')).toBeNull();
    for (const odd of [null, 7, {}, { heroes: 'spider-man' }]) {
      expect(chooses(odd, 0, 'she-hulk')).toBeNull();
    }
  });
});
