import { describe, expect, it } from 'vitest';
import * as cards from './hard-cards/cards.ts';
import { attack, damage, words } from './hard-cards/vocabulary.ts';

const HARD = Object.entries(cards).map(([name, abilities]) => ({ name, abilities }));

type Node = Readonly<Record<string, unknown>>;

/** Every object of a tree of data, with the slots that are bound around it. */
function* nodes(
  value: unknown,
  bound: readonly number[] = [],
): Generator<[Node, readonly number[]]> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const part of value) yield* nodes(part, bound);
    return;
  }
  const node = value as Node;
  yield [node, bound];
  for (const [key, part] of Object.entries(node)) {
    const binds = key === 'body' && typeof node.slot === 'number';
    yield* nodes(part, binds ? [...bound, node.slot as number] : bound);
  }
}

describe.each(HARD)('$name', ({ abilities }) => {
  it('is data: written down and read again it is the same card', () => {
    expect(abilities.length).toBeGreaterThan(0);
    expect(JSON.parse(JSON.stringify(abilities))).toEqual(abilities);
  });

  it('speaks of a chosen card only where it has been chosen', () => {
    for (const [node, bound] of nodes(abilities)) {
      if (node.ref === 'slot' || node.amount === 'slot') expect(bound).toContain(node.slot);
    }
  });

  it('never lets an inner choice hide an outer one', () => {
    for (const [node, bound] of nodes(abilities)) {
      if (node.do !== undefined && typeof node.slot === 'number') {
        expect(node.slot).toBe(bound.length);
      }
    }
  });
});

describe('the structure of a hard card', () => {
  const dos = (tree: unknown) => [...nodes(tree)].flatMap(([node]) => node.do ?? []);

  it('tells one attack with several hits from several attacks', () => {
    expect(dos(cards.melee).filter((name) => name === 'attack')).toHaveLength(1);
    expect(dos(cards.melee).filter((name) => name === 'damage')).toHaveLength(2);
    expect(dos(cards.danceOfDeath).filter((name) => name === 'attack')).toHaveLength(3);
  });

  it('says that the second enemy of two is another one', () => {
    const [, second] = [...nodes(cards.melee)].flatMap(([node]) =>
      node.do === 'choose' ? [node] : [],
    );
    expect(second?.from).toEqual({
      in: 'enemies',
      where: { is: 'not', of: { is: 'same', as: { ref: 'slot', slot: 0 } } },
    });
  });

  it('deals one sum where a card deals more for what it discards', () => {
    expect(dos(cards.repulsorBlast).filter((name) => name === 'damage')).toHaveLength(1);
    expect(dos(cards.repulsorBlast)).toEqual(['attack', 'choose', 'keep', 'discardTop', 'damage']);
  });

  it('discards everything before it looks at the first card', () => {
    expect(dos(cards.hexBolt).slice(0, 3)).toEqual(['keep', 'discardTop', 'each']);
  });
});

describe('what does not compile', () => {
  it('is a word that the game does not have', () => {
    // @ts-expect-error there is no such set of cards
    expect(words.query('enemeis')).toEqual({ in: 'enemeis' });
    // @ts-expect-error there is no such stat
    expect(words.statAtLeast('energie', 1)).toBeDefined();
    // @ts-expect-error there is no such period
    expect(words.lasting('weekend', words.change('energy', words.all(), 1))).toBeDefined();
  });

  it('is a number where a card is meant, and a card where a number is meant', () => {
    // @ts-expect-error a target is a card
    expect(attack(damage(1, 7))).toBeDefined();
    // @ts-expect-error an amount is a number
    expect(damage(words.query('enemies'), words.query('enemies'))).toBeDefined();
  });
});
