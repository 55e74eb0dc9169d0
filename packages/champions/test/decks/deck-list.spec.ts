import { describe, expect, it } from 'vitest';
import { cardsIn } from '../../src/cards/designs.ts';
import { readDeckList } from '../../src/decks/deck-list.ts';
import { champions } from '../../src/game.ts';
import { POOL, STARTER_DECKS } from '../../src/shelf/offers.ts';
import { championsWords } from '../../src/words/champions-words.ts';

const titleOf = (code: string) => POOL.find((card) => card.code === code)?.name ?? code;

describe('a deck list', () => {
  it('names its hero and its cards, however the numbers are written', () => {
    const list = `
      Hero
      Iron Man

      Allies (2)
      1x nick fury
      Hulk x1 (Core Set)
      2 Kommt mir nicht in die Quere
      3x 01088
    `;
    expect(readDeckList(list)).toEqual({
      identity: '01029a',
      cards: { '01084': 1, '01050': 1, 'Kommt mir nicht in die Quere': 2, '01088': 3 },
    });
  });

  it('takes the first hero for its own, and any other for a card, where he is refused', () => {
    expect(readDeckList('She-Hulk\nIron Man\n', cardsIn(['core']))).toEqual({
      identity: '01019a',
      cards: { '01029a': 1 },
    });
  });

  it('can be played', () => {
    const decks = STARTER_DECKS.map(({ identity, cards }) =>
      [
        titleOf(identity),
        ...Object.entries(cards).map(([code, count]) => `${count}x ${titleOf(code)}`),
      ].join('\n'),
    );
    for (const [at, deck] of decks.entries()) {
      const { identity, cards } = readDeckList(deck);
      expect({ identity, cards }).toEqual({
        identity: STARTER_DECKS[at]?.identity,
        cards: STARTER_DECKS[at]?.cards,
      });
      expect('state' in champions.setup({ decks: [deck] }, 'list')).toBe(true);
    }
  });

  it('that names no hero is refused', () => {
    const begun = champions.setup({ decks: ['3x Energy\n'] }, 'list');
    expect('problems' in begun && begun.problems).toContainEqual({
      say: 'unknownIdentity',
      hero: '',
    });
  });

  it('may name anything: what an object has by itself is a word like any other', () => {
    const { cards } = readDeckList('2x constructor\n3x __proto__\n1x constructor\n');
    expect(Object.entries(cards)).toEqual([
      ['constructor', 3],
      ['__proto__', 3],
    ]);
  });

  it('is refused with a sentence if it is no list, before any card is looked for', () => {
    const begun = champions.setup({ decks: ['1x Energy\n2x a\u2028b\n'] }, 1);
    const problems = 'problems' in begun ? begun.problems : [];
    expect(problems).toEqual([
      { say: 'controlCharacter', option: 'decks.0', line: 2, character: 'U+2028' },
    ]);
    const reader = { seat: -1, seats: 0, designOf: () => null };
    const said = problems.map((line) => [
      championsWords.en.line(line, reader),
      championsWords.de.line(line, reader),
    ]);
    expect(said.flat().join(' ')).toContain('U+2028');
  });
});
