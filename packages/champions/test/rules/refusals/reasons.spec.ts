import { readerOf } from '@grimrule/words/testing';
import { describe, expect, test } from 'vitest';
import { champions, championsWords } from '../../../src/index.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { optionName } from '../../table/picture.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';

const turn = (player: Partial<PlayerDescription>, rest: Partial<Description> = {}) =>
  play({ players: [{ hero: 'spider-man', form: 'hero', ...player }], threat: 4, ...rest });

/** Why this cannot be done, as its player reads it in both languages. */
function why(table: Play, name: string): readonly string[] {
  const { state } = table;
  const refusal = champions
    .refusals(state)
    .find(({ option }) => option && optionName(state, option) === name);
  if (!refusal) throw new Error(`'${name}' is not refused`);
  const reader = readerOf(table.prompt?.seat ?? 0, state);
  return [championsWords.en, championsWords.de].map((words) => words.line(refusal.reason, reader));
}

describe('what cannot be attacked', () => {
  const guarded = () =>
    turn({ hand: ['Swinging Web Kick', 'Energy', 'Backflip'], engaged: ['Hydra Mercenary'] });
  const SENTENCES = [
    'You cannot attack Rhino: Hydra Mercenary is engaged with you and has Guard.',
    'Du kannst Rhino nicht angreifen: Hydra-Söldner ist mit dir im Kampf und hat Wache.',
  ];

  test('is told on the turn, with the guards', () => {
    expect(why(guarded(), 'attackIt Rhino')).toEqual(SENTENCES);
  });

  test('is told when the target of a basic attack is chosen', () => {
    const two = turn({ engaged: ['Hydra Mercenary', 'Shocker'] });
    expect(why(two.choose('attack Spider-Man').asks('chooseTarget', 0), 'Rhino')).toEqual(
      SENTENCES,
    );
  });

  test('is all that is told then: a scheme in a crisis is not to be attacked anyway', () => {
    const both = turn(
      { engaged: ['Hydra Mercenary', 'Shocker'] },
      { sideSchemes: [{ card: 'Crowd Control', threat: 2 }] },
    );
    const { state } = both.choose('attack Spider-Man').asks('chooseTarget', 0);
    const refused = champions.refusals(state).map(({ option }) => option);
    expect(refused.map((option) => option && optionName(state, option))).toEqual(['Rhino']);
  });

  test('names several guards', () => {
    const two = turn(
      { engaged: ['Hydra Mercenary', 'Shocker'] },
      { gains: { Shocker: { guard: 1 } } },
    );
    const [english] = why(two, 'attackIt Rhino');
    expect(english).toBe(
      'You cannot attack Rhino: Hydra Mercenary and Shocker are engaged with you and have Guard.',
    );
  });

  test('is nothing without a guard', () => {
    expect(() => why(turn({ engaged: ['Shocker'] }), 'attackIt Rhino')).toThrow('not refused');
  });
});

describe('what cannot be thwarted', () => {
  test('is told with the minions that patrol', () => {
    const table = turn({ engaged: ['Shocker'] }, { gains: { Shocker: { patrol: 1 } } });
    expect(why(table, 'thwart Spider-Man')).toEqual([
      'You cannot thwart The Break-In!: Shocker is engaged with you and has Patrol.',
      'Du kannst gegen Der Einbruch! keinen Widerstand leisten: Shocker ist mit dir im Kampf und hat Patrouille.',
    ]);
  });

  test('is told with the card that has a crisis icon', () => {
    const table = turn({}, { sideSchemes: [{ card: 'Crowd Control', threat: 2 }] });
    const [english] = why(table, 'thwartIt The Break-In!');
    expect(english).toBe(
      'You cannot remove threat from The Break-In!: Crowd Control has a crisis icon.',
    );
  });
});

describe('what cannot be played', () => {
  test('tells how much it costs and how much there is', () => {
    expect(why(turn({ hand: ['Mockingbird', 'Energy'] }), 'play Mockingbird')).toEqual([
      'Mockingbird costs 3 resources, but you have only 2.',
      'Mockingbird kostet 3 Ressourcen, aber du hast nur 2.',
    ]);
    const [none] = why(turn({ hand: ['Mockingbird'] }), 'play Mockingbird');
    expect(none).toBe('Mockingbird costs 3 resources, but you have none.');
  });

  test('tells that a unique card is in play already', () => {
    const table = turn({ hand: ['Mockingbird', 'Energy', 'Genius'], area: ['Mockingbird'] });
    expect(why(table, 'play Mockingbird')).toEqual([
      'Mockingbird is unique, and already in play.',
      'Mockingbird ist einzigartig und schon im Spiel.',
    ]);
  });
});

test('a limit is told', () => {
  const table = turn({ hero: 'captain-marvel', hand: ['Energy', 'Genius'], damage: 3 }).choose(
    'use Captain Marvel',
  );
  while (table.prompt?.ask.say !== 'playerTurn') table.answer(champions.proposal(table.state));
  expect(why(table, 'use Captain Marvel')).toEqual([
    'Captain Marvel can be used only once a round.',
    'Captain Marvel lässt sich nur einmal pro Runde nutzen.',
  ]);
});
