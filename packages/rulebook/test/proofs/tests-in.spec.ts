import { describe, expect, it } from 'vitest';
import { testsIn } from '../../build/proofs/tests-in.ts';

describe('reading a spec', () => {
  it('gives each test what its title and those of its groups name', () => {
    const { tests } = testsIn(`
      describe('Overkill § overkill, excess-damage', () => {
        it('hits the villain', () => {});
        describe('and guard', () => {
          test('reaches past it § guard, overkill', () => {});
        });
      });
      it('stands alone', () => {});
    `);
    expect(tests).toEqual([
      { title: 'Overkill › hits the villain', proves: ['overkill', 'excess-damage'] },
      {
        title: 'Overkill › and guard › reaches past it',
        proves: ['overkill', 'excess-damage', 'guard'],
      },
      { title: 'stands alone', proves: [] },
    ]);
  });

  it('counts a test for several values once, with an ellipsis for the values', () => {
    const { tests } = testsIn(`
      describe.each(GAMES)('rules of $book.game', () => {
        it.each([1, 2])('with %i players § champions/per-player', () => {});
        for (const mode of MODES) it(\`in \${mode} mode\`, { timeout: 1 }, () => {});
      });
    `);
    expect(tests).toEqual([
      { title: 'rules of … › with … players', proves: ['champions/per-player'] },
      { title: 'rules of … › in … mode', proves: [] },
    ]);
  });

  it('takes only calls of the test language for tests', () => {
    const { tests } = testsIn(`/a/.test('words'); it.choose('card'); submit('x'); test.each([1]);`);
    expect(tests).toEqual([]);
  });

  it.each([
    `it.skip('one', () => {});`,
    `test.todo('one');`,
    `it.only('one', () => {});`,
    `it.skipIf(slow)('one', () => {});`,
    `it('one', { skip: true }, () => {});`,
    `describe.skip('one', () => {});`,
    `it('one', (context) => context.skip());`,
  ])('finds what is left out: %s', (source) => {
    expect(testsIn(source).leftOut).toEqual(['one']);
  });

  it('finds groups that name entries and have no tests', () => {
    const { empty } = testsIn(`describe('Overkill § overkill', () => { helper(); });`);
    expect(empty).toEqual(['Overkill']);
  });
});
