import { describe, expect, it } from 'vitest';
import type { Ability } from '../../src/index.ts';
import { arena } from '../arena-game/arena.ts';
import { card } from '../arena-game/vocabulary.ts';

/** Arena with one card that says this. */
const saying = (ability: object) =>
  arena([{ ...card('scroll', {}), abilities: [ability as Ability] }]);

const doing = (effect: object) => ({ kind: 'called', call: 'played', effect });
const noting = (number: object) => doing({ do: 'note', word: 'n', number });
const striking = (to: object) => doing({ do: 'strike', to, amount: 1 });
const onlyIf = (when: object) => ({ ...doing({ do: 'shuffle' }), when });
const waiting = (more: object) => ({
  kind: 'triggered',
  on: 'bell',
  level: 'mustAfter',
  effect: { do: 'shuffle' },
  ...more,
});
const changing = (more: object) => ({
  kind: 'constant',
  modifiers: [{ stat: 'power', of: { is: 'yours' }, op: 'add', by: 1, ...more }],
});

describe('a card that speaks of what the game does not know is found when the game is defined', () => {
  it.each([
    ['an effect', (name: string) => doing({ do: name }), 'shuffle'],
    ['a structure', (name: string) => doing({ do: name, effects: [] }), 'sequence'],
    ['a filter', (name: string) => striking({ in: 'ring', where: { is: name } }), 'exhausted'],
    ['a filter of every game', (name: string) => changing({ of: { is: name, of: [] } }), 'all'],
    ['a condition', (name: string) => onlyIf({ fact: name }), 'yourTurn'],
    ['a condition of every game', (name: string) => onlyIf({ fact: name, of: [] }), 'any'],
    ['a set of cards', (name: string) => striking({ in: name }), 'floor'],
    ['an amount', (name: string) => noting({ amount: name }), 'turnsLeft'],
    ['an amount of every game', (name: string) => noting({ amount: name, of: [] }), 'sum'],
    ['a level', (name: string) => waiting({ level: name }), 'mayBefore'],
    ['an event', (name: string) => waiting({ on: name }), 'cheer'],
    ['a stat', (name: string) => changing({ stat: name }), 'guard'],
  ])('%s', (_, ability, known) => {
    expect(() => saying(ability(known))).not.toThrow();
    expect(() => saying(ability('luck'))).toThrow(
      "arena does not know 'luck', which 'scroll' speaks of",
    );
  });

  it.each(
    [
      'sequence choose each if may either repeat as keep then lasting later alter instead',
      'all any not same stat token',
      'all any not exists card atLeast mark',
      'count stat token event slot done times sum atMost if',
    ].map(
      (names, index) => [['do', 'is', 'fact', 'amount'][index] ?? '', names.split(' ')] as const,
    ),
  )('every game knows these by %s: %s', (key, names) => {
    for (const name of names) expect(() => saying({ kind: 'odd', [key]: name })).not.toThrow();
  });
});
