import { describe, expect, it } from 'vitest';
import { forgetLasting } from '../../src/abilities/lasting-effects.ts';
import type { State } from '../../src/index.ts';
import {
  addLasting,
  causedEvent,
  countedEvent,
  countLasting,
  endLasting,
  isHeeded,
  plainEvent,
  scopeOf,
  THIS,
} from '../../src/index.ts';
import { Play } from '../arena-game/playing.ts';
import type { ArenaAbility } from '../arena-game/vocabulary.ts';
import { card, coded, note, on, words } from '../arena-game/vocabulary.ts';

const { change, later, query, same } = words;

type Changed = Parameters<typeof addLasting>[1];

/** A change of power until the end of a period, made by a card. */
const lasting = (until: string, of = same(THIS), source = 0): Changed =>
  ({ modifier: change('power', of, 1), scope: scopeOf(source, 0), until }) as unknown as Changed;

const stateWith = (...changes: readonly Changed[]) => {
  const state = { lasting: [] } as unknown as State;
  for (const each of changes) addLasting(state, each);
  return state;
};
const periods = ({ lasting: all }: State) => all.map(({ until }) => until);

describe('changes that last', () => {
  it('end with their period, and the others stay', () => {
    const state = stateWith(lasting('turn'), lasting('round'), lasting('turn'));
    expect([countLasting(state, 'turn'), countLasting(state, 'game')]).toEqual([2, 0]);
    endLasting(state, 'turn');
    expect(periods(state)).toEqual(['round']);
    endLasting(state, 'turn');
    expect(periods(state)).toEqual(['round']);
  });

  it('may spare the oldest, which were made before', () => {
    const [old, young] = [lasting('turn'), lasting('turn')];
    const state = stateWith(old, lasting('round'), young);
    endLasting(state, 'turn', 1);
    expect(state.lasting).toContain(old);
    expect(state.lasting).not.toContain(young);
    expect(periods(state)).toEqual(['turn', 'round']);
  });

  it('are forgotten of a card that leaves play, if they are about it alone', () => {
    const own = lasting('turn', same(THIS), 3);
    const of = (filter: Parameters<typeof lasting>[1]) => lasting('round', filter, 3);
    const others = [of(coded('a')), of(same(query('ring'))), lasting('round', same(THIS), 4)];
    const state = stateWith(own, ...others);
    forgetLasting(state, 3);
    expect(state.lasting).toEqual(others);
    forgetLasting(state, 9);
    expect(state.lasting).toEqual(others);
  });
});

describe('an event is put into words', () => {
  const idle = card('idle', { guard: 3 });
  const ringer = card('ringer', { guard: 3 }, on('bell', 'mustAfter', note('rung')));
  const heeded = (...abilities: readonly ArenaAbility[]) => {
    const keen = card('keen', { guard: 3 }, ...abilities);
    return new Play([idle, ringer, keen], { ring: [['idle', 'keen']] });
  };

  it('if it does something, or if a card waits for it', () => {
    const nobody = heeded().table;
    expect(['strike', 'fall', 'bell', 'cheer'].map((kind) => isHeeded(nobody, kind))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const { table } = heeded(on('bell', 'mustAfter', note('rung')));
    expect(['bell', 'cheer'].map((kind) => isHeeded(table, kind))).toEqual([true, false]);
  });

  it('if anything is delayed or lasts, which may end with it', () => {
    const delayed = heeded({ kind: 'action', during: 'turn', effect: later('bell', note('x')) });
    expect(isHeeded(delayed.pick('use keen').table, 'cheer')).toBe(true);
    const lasts = heeded({
      kind: 'action',
      during: 'turn',
      effect: words.lasting('turn', change('power', coded('idle'), 1)),
    });
    expect(isHeeded(lasts.pick('use keen').table, 'cheer')).toBe(true);
  });

  it('with everything that it is not about left empty', () => {
    const nothing = { card: -1, source: -1, seat: -1, amount: 0, excess: 0, zone: -1, marks: [] };
    const kept = { replaced: false, instead: null };
    expect(plainEvent('bell', -1)).toEqual({ kind: 'bell', ...nothing, ...kept });
    const about = { card: 0, source: 1, seat: 2, amount: 3, excess: 5, zone: -1, marks: ['loud'] };
    expect(countedEvent('bell', 3, 0, 1, 2, ['loud'], 5)).toEqual({
      kind: 'bell',
      ...about,
      ...kept,
    });
    const left = { ...nothing, card: 0, source: 1, seat: 2, zone: 4, marks: ['loud'] };
    expect(causedEvent('bell', 0, 1, 2, ['loud'], 4)).toEqual({ kind: 'bell', ...left, ...kept });
  });
});
