import { describe, expect, it } from 'vitest';
import type { Ability } from '../../src/index.ts';
import {
  anyDemands,
  callAbilities,
  demandsFor,
  hasCalled,
  NONE,
  plainEvent,
  scopeOf,
  THIS,
} from '../../src/index.ts';
import { Play } from '../arena-game/playing.ts';
import type { ArenaAbility, ArenaCard } from '../arena-game/vocabulary.ts';
import { card, coded, note, played, words } from '../arena-game/vocabulary.ts';

/** A toll for doing something to such cards, maybe only if cards of another kind do it. */
const toll = (of: string, by?: string): ArenaAbility =>
  ({
    kind: 'additionalCost',
    to: 'strike',
    of: coded(of),
    ...(by ? { by: coded(by) } : {}),
    cost: note(of),
  }) as unknown as ArenaAbility;

const pawn = card('pawn', { guard: 3 });
const rook = card('rook', { guard: 3 });
const ring = (...keepers: readonly ArenaCard[]) =>
  new Play([pawn, rook, ...keepers], {
    ring: [['pawn', ...keepers.map(({ code }) => code)], ['rook']],
  });

describe('additional costs', () => {
  const keeper = card('keeper', { guard: 9 }, toll('rook'));
  const wary = card('wary', { guard: 9 }, toll('rook', 'pawn'));
  const costs = (play: Play, deed: Omit<Parameters<typeof demandsFor>[1], 'seat'>) =>
    demandsFor(play.table, { ...deed, seat: 1 }).map(({ cost, scope }) => ({ cost, scope }));

  it('are demanded by cards in play, of whoever does it', () => {
    const play = ring(keeper);
    expect(anyDemands(play.table)).toBe(true);
    const demand = { cost: note('rook'), scope: scopeOf(play.find('keeper'), 1) };
    expect(costs(play, { to: 'strike', card: play.find('rook') })).toEqual([demand]);
  });

  it('are demanded for such a deed to such a card only', () => {
    const play = ring(keeper);
    expect(costs(play, { to: 'heal', card: play.find('rook') })).toEqual([]);
    expect(costs(play, { to: 'strike', card: play.find('pawn') })).toEqual([]);
  });

  it('may be demanded only if such a card does it', () => {
    const play = ring(wary);
    const [pawnId, rookId] = [play.find('pawn'), play.find('rook')];
    expect(costs(play, { to: 'strike', card: rookId, by: pawnId })).toHaveLength(1);
    expect(costs(play, { to: 'strike', card: rookId, by: rookId })).toEqual([]);
    expect(costs(play, { to: 'strike', card: rookId })).toEqual([]);
  });

  it('of several cards are all demanded', () => {
    const play = ring(keeper, wary);
    const [pawnId, rookId] = [play.find('pawn'), play.find('rook')];
    expect(costs(play, { to: 'strike', card: rookId, by: pawnId })).toHaveLength(2);
  });

  it('are not there where no card demands any', () => {
    const play = ring();
    expect(anyDemands(play.table)).toBe(false);
    expect(costs(play, { to: 'strike', card: play.find('rook') })).toEqual([]);
  });
});

describe('abilities that the rules call by their name', () => {
  const herald = card(
    'herald',
    { guard: 9 },
    played(note('always')),
    { ...played(note('struck')), when: words.marked('struck') } as ArenaAbility,
    { kind: 'called', call: 'other', effect: note('other') } as unknown as ArenaAbility,
  );

  it('are those of this name', () => {
    const play = new Play([herald, pawn], { ring: [['herald', 'pawn']] });
    expect(callAbilities(play.table, play.find('herald'), 'played', 0)).toBe(true);
    expect(play.state.vars.notes).toBe('always');
    expect(hasCalled(play.table, play.find('herald'), 'other')).toBe(true);
  });

  it('are found on no card that has none', () => {
    const play = new Play([herald, pawn], { ring: [['herald', 'pawn']] });
    expect(callAbilities(play.table, play.find('pawn'), 'played', 0)).toBe(false);
    expect(hasCalled(play.table, play.find('pawn'), 'played')).toBe(false);
    expect(hasCalled(play.table, play.find('herald'), 'odd')).toBe(false);
    expect(callAbilities(play.table, play.find('herald'), 'odd', 0)).toBe(false);
    expect(play.state.vars.notes).toBe('');
  });

  it('whose condition does not hold are not carried out', () => {
    const only = card('only', { guard: 9 }, {
      ...played(note('struck')),
      when: words.marked('struck'),
    } as ArenaAbility);
    const play = new Play([only], { ring: [['only']] });
    expect(callAbilities(play.table, play.find('only'), 'played', 0)).toBe(false);
    const struck = plainEvent('strike', NONE, ['struck']);
    expect(callAbilities(play.table, play.find('only'), 'played', 0, struck)).toBe(true);
    expect(play.state.vars.notes).toBe('struck');
  });

  it('speak of their own card', () => {
    const own = card('own', { guard: 9 }, {
      kind: 'called',
      call: 'played',
      effect: words.when(words.cardIs(THIS, coded('own')), note('own')),
    } as Ability as ArenaAbility);
    const play = new Play([own], { ring: [['own']] });
    callAbilities(play.table, play.find('own'), 'played', 0);
    expect(play.state.vars.notes).toBe('own');
  });
});
