import { describe, expect, test } from 'vitest';
import { rings } from '../../src/game.ts';
import type { Description } from '../table/description.ts';
import { optionName } from '../table/picture.ts';
import type { Play } from '../table/play.ts';
import { play } from '../table/play.ts';

const HEROES = ['Aragorn', 'Théodred', 'Glóin'];

/** What the game says before options are taken, by the keys of the lines. */
function warned(played: Play, ...names: readonly string[]): readonly string[] {
  const { state, options } = played;
  for (const name of names) expect(options).toContain(name);
  const picked = (state.prompt?.options ?? []).filter((each) =>
    names.includes(optionName(state, each)),
  );
  return rings.warnings(state, picked).map(({ line }) => line.say);
}

const quest = (threat: number, staging: Description['staging']): Description => ({
  players: [{ heroes: HEROES, threat }],
  phase: 'quest',
  ...(staging ? { staging } : {}),
  wholeEncounterDeck: ['Old Forest Road', 'Old Forest Road', 'Old Forest Road'],
});

describe('before characters are committed', () => {
  test('a dial that reaches 50 is named', () => {
    const played = play(quest(46, ['The Brown Lands'])).until('commitToQuest');
    expect(warned(played, 'commit Glóin')).toEqual(['warnFifty']);
  });

  test('a quest that fails by much is named while more could be committed', () => {
    const played = play(quest(20, ['The Brown Lands'])).until('commitToQuest');
    expect(warned(played, 'commit Théodred')).toEqual(['warnQuest']);
    expect(warned(played, 'commit Aragorn', 'commit Glóin', 'commit Théodred')).toEqual([]);
  });
});

describe('before an attack is left undefended', () => {
  const attack = (damage: number): Description => ({
    players: [
      { heroes: HEROES.map((card) => ({ card, damage })), threat: 20, engaged: ['King Spider'] },
    ],
    phase: 'combat',
  });

  test('a blow that kills whoever takes it is named', () => {
    expect(warned(play(attack(3)).until('whoDefends'), 'pass')).toEqual(['warnUndefended']);
  });

  test('one that a hero survives is not', () => {
    expect(warned(play(attack(0)).until('whoDefends'), 'pass')).toEqual([]);
  });
});

test('an ally that could be played is named before planning ends', () => {
  const table = (resources: number): Description => ({
    players: [{ heroes: HEROES, resources, hand: ['Guard of the Citadel'] }],
  });
  expect(warned(play(table(1)), 'pass')).toEqual(['warnUseful']);
});
