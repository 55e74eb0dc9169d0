import { describe, expect, it } from 'vitest';
import { readRecord, resume } from '../../src/index.ts';
import { arena } from '../arena-game/arena.ts';
import { Play } from '../arena-game/playing.ts';
import { card, note, played } from '../arena-game/vocabulary.ts';

const cards = [card('chant', {}, played(note('chant')))];
const play = new Play(cards, { hand: [['chant']] });
play.pick('play chant').pick('end').pick('end').pick('end');
const whole = JSON.parse(JSON.stringify(play.match.record()));

describe('reading a record', () => {
  it('gives back what was written', () => {
    expect(readRecord(whole)).toEqual(whole);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['text', 'grimrule'],
    ['a list', [whole]],
    ['an empty object', {}],
    ['another format', { ...whole, format: 'other' }],
  ])('refuses %s: it is no record', (_name, data) => {
    expect(readRecord(data)).toEqual({ say: 'notARecord' });
  });

  it.each([{ game: undefined }, { game: 3 }, { rules: undefined }, { rules: 1 }])(
    'refuses a record that does not say of which game it is: %j',
    (change) => {
      expect(readRecord({ ...whole, ...change })).toEqual({ say: 'recordHasNoGame' });
    },
  );

  it.each([undefined, null, {}, true])('refuses a record without a seed: %j', (seed) => {
    expect(readRecord({ ...whole, seed })).toEqual({ say: 'recordHasNoSeed' });
  });

  it.each([undefined, null, {}, 'none'])('refuses a record without decisions: %j', (decisions) => {
    expect(readRecord({ ...whole, decisions })).toEqual({ say: 'recordHasNoDecisions' });
  });

  it.each([
    null,
    7,
    [],
    {},
    { seat: 0 },
    { answer: [] },
    { seat: '0', answer: [] },
    { seat: 0.5, answer: [] },
    { seat: 0, answer: {} },
  ])('says which decision is broken: %j', (broken) => {
    const decisions = [...whole.decisions.slice(0, 2), broken, ...whole.decisions.slice(3)];
    expect(readRecord({ ...whole, decisions })).toEqual({ say: 'brokenDecision', count: 3 });
  });

  it('does without snapshots that are none', () => {
    for (const snapshots of [undefined, null, 7, [null], [{ decisions: 1 }], [{ state: {} }]]) {
      expect(readRecord({ ...whole, snapshots })).toMatchObject({ snapshots: [] });
    }
  });

  it('takes missing options for none', () => {
    const { options: _gone, ...rest } = whole;
    expect(readRecord(rest)).toMatchObject({ options: null });
  });

  it('never lets a broken snapshot break the game that is resumed', () => {
    const record = readRecord({ ...whole, snapshots: [{ decisions: 2, state: {} }] });
    if ('say' in record) throw new Error('not read');
    expect(() => resume(arena(cards, { version: '2' }), record)).not.toThrow();
  });

  it('does not resume a game as another one', () => {
    const resumed = resume(arena(cards), { ...whole, game: 'chess' });
    expect('problems' in resumed).toBe(true);
  });
});
