import { describe, expect, it } from 'vitest';
import { KEYED_GENERATOR, readRecord, resume } from '../../src/index.ts';
import { fits } from '../../src/matches/record.ts';
import { arena } from '../arena-game/arena.ts';
import { Play } from '../arena-game/playing.ts';
import { card, note, played } from '../arena-game/vocabulary.ts';

const cards = [card('chant', {}, played(note('chant'))), card('pupil', { guard: 3 })];
const game = arena(cards);
const begun = () => new Play(cards, { hand: [['chant', 'pupil']], ring: [['pupil']], seats: 2 });

/** A position as it comes from a file, to be broken at will. */
function position(over = false) {
  const play = begun();
  const state = JSON.parse(JSON.stringify(play.state));
  if (!over) return state;
  const outcome = { result: 'over', ending: 'time', winners: [0], line: { say: 'over' } };
  return { ...state, prompt: null, outcome };
}

/** The position with one field exchanged, by its path. */
function broken(path: string, by: unknown, over = false): unknown {
  const state = position(over);
  const fields = path.split('.');
  const last = fields.pop() ?? '';
  let at = state;
  for (const field of fields) at = at[field];
  if (by === undefined) delete at[last];
  else at[last] = by;
  return state;
}

describe('a position from outside', () => {
  it('fits its game, during the game and at its end', () => {
    expect(fits(game.definition, position())).toBe(true);
    expect(fits(game.definition, position(true))).toBe(true);
    expect(fits(game.definition, broken('prompt.cost', { sources: [] }))).toBe(true);
    expect(fits(game.definition, broken('prompt.seat', 1))).toBe(true);
    expect(fits(game.definition, broken('seats', 3))).toBe(true);
  });

  it.each([null, undefined, 7, 'state', [position()]])('is an object, not %j', (state) => {
    expect(fits(game.definition, state)).toBe(false);
  });

  it.each([
    ['game', 'chess'],
    ['seats', '2'],
    ['seats', 0],
    ['seats', 1.5],
    ['seats', 4],
    ['lasting', {}],
    ['uses', null],
    ['listening', undefined],
    ['modifying', 'none'],
    ['cards', {}],
    ['zones', {}],
    ['stack', {}],
    ['vars', []],
    ['vars', null],
    ['cards.0', null],
    ['cards.0.design', 2],
    ['cards.0.design', -1],
    ['cards.0.zone', 99],
    ['cards.0.tokens', null],
    ['zones.0', {}],
    ['zones.0', [99]],
    ['stack.0', null],
    ['stack.0.locals', null],
    ['stack.0.step', 0.5],
    ['stack.0.procedure', 'sleeping'],
    ['random', {}],
    ['random', [1, 2, 3]],
    ['random', [1, 2, 3, 4, 5]],
    ['random', [1, 2, 3, 0.5]],
    ['outcome', 'won'],
    ['outcome', {}],
    ['prompt', null],
    ['prompt', 7],
    ['prompt.seat', -1],
    ['prompt.seat', 0.5],
    ['prompt.seat', 2],
    ['prompt.ask', null],
    ['prompt.options', {}],
    ['prompt.options', [null]],
    ['prompt.cost', null],
    ['prompt.cost', { sources: {} }],
  ])('does not fit when %s is %j', (path, by) => {
    expect(fits(game.definition, broken(path, by))).toBe(false);
  });

  it('does not fit with a zone more or less than the game has', () => {
    const { zones } = position();
    expect(fits(game.definition, broken('zones', [...zones, []]))).toBe(false);
    expect(fits(game.definition, broken('zones', zones.slice(0, -1)))).toBe(false);
  });

  it('that is over has winners in a list', () => {
    expect(fits(game.definition, broken('outcome.winners', 0, true))).toBe(false);
  });
});

describe('a record from outside', () => {
  const whole = JSON.parse(JSON.stringify(begun().pick('play pupil').match.record()));
  const snapshot = { decisions: 0, state: {} };
  const read = (change: object) => readRecord({ ...whole, ...change });

  it('of another game is resumed by neither, and both are named', () => {
    const record = readRecord({ ...whole, game: 'chess' });
    if ('say' in record) throw new Error('not read');
    expect(resume(game, record)).toEqual({
      problems: [{ say: 'recordOfAnotherGame', game: 'chess', expected: 'arena' }],
    });
  });

  it('goes on from its base, but not from one that comes after its last decision', () => {
    const base = { decisions: 1, state: { ...position(), rounds: 7 } };
    const roundOf = (decisions: number) => {
      const record = read({ base: { ...base, decisions } });
      if ('say' in record) throw new Error('not read');
      const resumed = resume(game, record);
      return 'problems' in resumed ? resumed.problems : resumed.match.state.rounds;
    };
    expect(whole.decisions).toHaveLength(1);
    expect(roundOf(1)).toBe(7);
    expect(roundOf(2)).toBe(position().rounds);
  });

  it('names its generator, or means the first there was', () => {
    expect(read({ generator: 'some/1' })).toMatchObject({ generator: 'some/1' });
    expect(read({ generator: 7 })).toMatchObject({
      generator: read({ generator: null }).generator,
    });
  });

  it('of keyed lots has a key for its seed', () => {
    expect(read({ generator: KEYED_GENERATOR, seed: 7 })).toEqual({ say: 'recordHasNoSeed' });
    expect(read({ generator: KEYED_GENERATOR, seed: 'no key' })).toEqual({
      say: 'recordHasNoSeed',
    });
  });

  it.each([[[snapshot]], [7], [{ ...snapshot, decisions: -1 }], [{ ...snapshot, decisions: 0.5 }]])(
    'has no base where there is none: %j',
    (base) => {
      expect(read({ base })).toMatchObject({ base: null });
    },
  );

  it('has the base and the snapshots that are some', () => {
    expect(read({ base: snapshot })).toMatchObject({ base: snapshot });
    const strange = [null, { ...snapshot, state: [] }, { ...snapshot, decisions: '1' }];
    expect(read({ snapshots: [...strange, snapshot] })).toMatchObject({ snapshots: [snapshot] });
  });

  it('has the decisions that were taken back and are some', () => {
    const decision = { seat: 0, answer: [] };
    const taken = { at: 0, decision, learned: false };
    const strange = [null, { ...taken, at: 0.5 }, { ...taken, decision: { seat: 0 } }, [taken]];
    expect(read({ takenBack: [...strange, taken] })).toMatchObject({ takenBack: [taken] });
    expect(read({ takenBack: {} })).toMatchObject({ takenBack: [] });
  });

  it('lies in itself two hundred levels deep at most', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
    // The record is the first level, and what is in the innermost list the last.
    expect(read({ options: nested(199) })).toMatchObject({ game: 'arena' });
    expect(read({ options: nested(200) })).toEqual({ say: 'notARecord' });
  });
});
