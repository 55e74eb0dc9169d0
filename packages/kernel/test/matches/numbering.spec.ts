import { describe, expect, it } from 'vitest';
import type { State } from '../../src/index.ts';
import { numberingOf } from '../../src/index.ts';
import { namesIn, renumbered } from '../../src/matches/numbering.ts';
import { arena } from '../arena-game/arena.ts';
import { Play } from '../arena-game/playing.ts';
import { card, note, played } from '../arena-game/vocabulary.ts';

const chant = card('chant', {}, played(note('chant')));
const sword = card('sword', {}, played(note('sword')));
const before = arena([chant, sword]).definition;
const later = arena([card('new', {}), sword, chant]).definition;
const state = () =>
  JSON.parse(
    JSON.stringify(new Play([chant, sword], { hand: [['chant', 'sword']] }).state),
  ) as State;
const names = () => namesIn(numberingOf(before), state());

/** The same with all procedures at their ends. */
const overAt = (of: State): State => ({
  ...of,
  stack: of.stack.map((frame) => ({ ...frame, step: 99 })),
});

describe('the names in a position', () => {
  it('are those of the cards that are used, of all zones, and of the steps that come next', () => {
    const { designs, zones, steps } = names();
    expect(designs).toEqual({ 0: 'chant', 1: 'sword' });
    expect(zones).toHaveLength(before.zones.length);
    expect(new Set(zones).size, 'no two zones have one name').toBe(zones.length);
    expect(steps).toEqual(['', 'act or end the turn']);
  });

  it('tell things of one name apart by their order', () => {
    const numbering = { designs: ['a', 'b', 'a', 'a'], zones: [], steps: {} };
    const cards = [0, 2, 3].map((design) => ({ design, front: design }));
    const lying = { cards, stack: [], uses: [] } as unknown as State;
    expect(namesIn(numbering, lying).designs).toEqual({ 0: 'a', 2: 'a#1', 3: 'a#2' });
  });

  it('have the sides whose abilities were used, also of no card that is there', () => {
    const numbering = { designs: ['a', 'b', 'c'], zones: [], steps: {} };
    const uses = [
      { card: 0, design: 1 },
      { card: -2, design: -1 },
    ];
    const lying = { cards: [{ design: 0, front: 0 }], stack: [], uses } as unknown as State;
    expect(namesIn(numbering, lying).designs).toEqual({ 0: 'a', 1: 'b' });
  });

  it('have none for the end of a procedure', () => {
    expect(namesIn(numberingOf(before), overAt(state())).steps.every((step) => step === '')).toBe(
      true,
    );
  });
});

describe('a position in the numbers of other rules', () => {
  it('has the same cards, by their new numbers', () => {
    const found = renumbered(later, state(), names());
    expect(found?.cards.map(({ design, front }) => [design, front])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(found?.zones).toEqual(state().zones);
    expect(found?.stack).toEqual(state().stack);
  });

  it('goes on after the last step where a procedure was over', () => {
    const over = overAt(state());
    const found = renumbered(later, over, namesIn(numberingOf(before), over));
    expect(
      found?.stack.map(
        ({ procedure, step }) => step === later.procedures.get(procedure)?.steps.length,
      ),
    ).toEqual(over.stack.map(() => true));
  });

  it.each([
    ['a card', { designs: { 0: 'lost', 1: 'sword' } }],
    ['a card that was not named', { designs: { 0: 'chant' } }],
    ['a step', { steps: ['lost'] }],
  ])('is none where they lack %s', (_, lack) => {
    expect(renumbered(later, state(), { ...names(), ...lack })).toBeNull();
  });

  it('is none where they lack a zone in which something lies, and one where nothing does', () => {
    const lacking = (zone: number) => {
      const { zones, ...rest } = names();
      return { ...rest, zones: zones.map((name, at) => (at === zone ? 'lost 0' : name)) };
    };
    const full = state().zones.findIndex((zone) => zone.length > 0);
    const empty = state().zones.findIndex((zone) => zone.length === 0);
    expect(renumbered(later, state(), lacking(full))).toBeNull();
    expect(renumbered(later, state(), lacking(empty))).not.toBeNull();
  });

  it('is none where a procedure is gone', () => {
    const lost = state();
    lost.stack.push({ procedure: 'sleeping', step: 0, locals: {} });
    expect(renumbered(later, lost, names())).toBeNull();
    expect(renumbered(later, lost, { ...names(), steps: [...names().steps, 'dream'] })).toBeNull();
  });
});
