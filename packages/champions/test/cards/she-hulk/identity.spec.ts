import { describe, expect, test } from 'vitest';
import { champions } from '../../../src/game.ts';
import { pictureOf } from '../../table/picture.ts';
import { play } from '../../table/play.ts';

/** A boost card without icons, and an encounter card that only makes Rhino tough. */
const QUIET = ['Advance', '"I\'m Tough"'];

describe('She-Hulk', () => {
  test('may deal 2 damage to an enemy after changing to this form', () => {
    play({
      players: [{ hero: 'she-hulk', engaged: ['Sandman', 'Titania'] }],
    })
      .choose('change form')
      .asks('useAbility', 0)
      .choose('use She-Hulk')
      .asks('chooseCard')
      .offers('Rhino', 'Sandman', 'Titania')
      .choose('Titania')
      .changes({ 'your play area': 'She-Hulk', Titania: 'damage 2' })
      .cannot('change form', 'alreadyChanged')
      .asks('playerTurn');
    play({ players: [{ hero: 'she-hulk' }] })
      .choose('change form')
      .pass()
      .changes({ 'your play area': 'She-Hulk' })
      .asks('playerTurn');
  });

  test('does not attack with it: no guard, stun or retaliation matters', () => {
    const changing = (engaged: string, target: string) =>
      play({ players: [{ hero: 'she-hulk', status: ['stunned'], engaged: [engaged] }] })
        .choose('change form')
        .choose('use She-Hulk')
        .choose(target);
    changing('Hydra Mercenary', 'Rhino')
      .shows({ Rhino: 'damage 2', 'She-Hulk': 'stunned 1', 'Hydra Mercenary': '' })
      .asks('playerTurn');
    changing('M.O.D.O.K.', 'M.O.D.O.K.')
      .shows({ 'M.O.D.O.K.': 'damage 2', 'She-Hulk': 'stunned 1' })
      .asks('playerTurn');
  });

  test('deals nothing when she becomes Jennifer Walters', () => {
    play({ players: [{ hero: 'she-hulk', form: 'hero', damage: 1 }] })
      .choose('change form')
      .changes({
        'your play area': 'Jennifer Walters',
        'She-Hulk': '',
        'Jennifer Walters': 'damage 1',
      })
      .asks('playerTurn');
  });

  test('deals it when a card changes her form, too', () => {
    play({
      players: [{ hero: 'she-hulk', hand: ['Split Personality', 'Energy', 'Genius'] }],
    })
      .choose('play Split Personality')
      .asks('useAbility')
      .choose('use She-Hulk')
      .shows({ Rhino: 'damage 2', 'your play area': 'She-Hulk' })
      .asks('playerTurn');
  });

  test('has THW 1, ATK 3 and DEF 2', () => {
    play({ players: [{ hero: 'she-hulk', form: 'hero' }], threat: 5 })
      .choose('thwart She-Hulk')
      .changes({ 'The Break-In!': 'threat 4', 'She-Hulk': 'exhausted' });
    play({ players: [{ hero: 'she-hulk', form: 'hero' }] })
      .choose('attack She-Hulk')
      .changes({ Rhino: 'damage 3', 'She-Hulk': 'exhausted' });
    play({
      players: [{ hero: 'she-hulk', form: 'hero' }],
      villain: { stage: 'II' },
      phase: 'villain',
      encounterDeck: QUIET,
    })
      .choose('defend She-Hulk')
      .shows({ 'She-Hulk': 'damage 1, exhausted' })
      .asks('playerTurn');
  });

  test('has fifteen hit points', () => {
    const attacked = (damage: number) =>
      play({
        players: [{ hero: 'she-hulk', form: 'hero', damage }],
        phase: 'villain',
        encounterDeck: QUIET,
      }).pass();
    attacked(12).asks('playerTurn').shows({ 'She-Hulk': 'damage 14' });
    attacked(13).isOver('villain', 'allEliminated');
  });

  test('draws up to four cards, as Jennifer Walters to six', () => {
    const deck = new Array<string>(6).fill('Energy');
    play({ players: [{ hero: 'she-hulk', form: 'hero', deck }] })
      .endTurn()
      .shows({ 'your hand': 'Energy, Energy, Energy, Energy' })
      .asks('whoDefends', 0);
    play({ players: [{ hero: 'she-hulk', deck }] })
      .endTurn()
      .shows({ 'your hand': 'Energy, Energy, Energy, Energy, Energy, Energy' })
      .asks('useAbility', 0);
  });
});

describe('Jennifer Walters', () => {
  test('may prevent 1 threat that would be placed on a scheme, once in a round', () => {
    play({
      players: [{ hero: 'she-hulk' }],
      phase: 'villain',
      encounterDeck: ['Stampede', '"I\'m Tough"'],
    })
      .asks('useAbility', 0)
      .choose('use Jennifer Walters')
      .shows({ 'The Break-In!': 'threat 2' })
      .asks('playerTurn');
  });

  test('may wait for other threat', () => {
    play({
      players: [{ hero: 'she-hulk' }],
      phase: 'villain',
      encounterDeck: ['Stampede', '"I\'m Tough"'],
    })
      .pass()
      .shows({ 'The Break-In!': 'threat 1' })
      .asks('useAbility')
      .choose('use Jennifer Walters')
      .shows({ 'The Break-In!': 'threat 2' })
      .asks('playerTurn');
  });

  test('prevents it on a side scheme, but not what that enters play with § enters-play, side-scheme', () => {
    play({
      players: [{ hero: 'she-hulk' }],
      villain: { status: ['confused'] },
      phase: 'villain',
      encounterDeck: ['The Psyche-Magnitron'],
    })
      .pass()
      .asks('useAbility')
      .shows({ 'The Psyche-Magnitron': 'threat 3' })
      .choose('use Jennifer Walters')
      .shows({ 'The Psyche-Magnitron': 'threat 3', 'The Break-In!': 'threat 1' })
      .asks('playerTurn');
  });

  test('prevents again in the next round', () => {
    play({
      players: [{ hero: 'she-hulk' }],
      villain: { status: ['confused'] },
      phase: 'villain',
      encounterDeck: ['"I\'m Tough"', 'Advance', 'Hydra Mercenary'],
    })
      .choose('use Jennifer Walters')
      .asks('playerTurn')
      .endTurn()
      .asks('useAbility')
      .choose('use Jennifer Walters')
      .shows({ 'The Break-In!': 'threat 1' })
      .asks('playerTurn');
  });

  test('prevents nothing as She-Hulk', () => {
    play({
      players: [{ hero: 'she-hulk', form: 'hero' }],
      phase: 'villain',
      encounterDeck: QUIET,
    })
      .asks('whoDefends')
      .shows({ 'The Break-In!': 'threat 1' });
  });

  test('prevents threat whoever brought it about', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', status: ['tough'] }, { hero: 'she-hulk' }],
      villain: { status: ['stunned', 'confused'] },
      phase: 'villain',
      encounterDeck: ['Kree Manipulator', '"I\'m Tough"', '"I\'m Tough"', 'Hydra Mercenary'],
    })
      .asks('useAbility', 1)
      .pass()
      .asks('useAbility', 1)
      .choose('use Jennifer Walters')
      .shows({ 'The Break-In!': 'threat 2' })
      .asks('playerTurn', 1);
  });

  test('prevents nothing while the game is set up § setup', () => {
    const begun = champions.setup({ heroes: ['she-hulk'], scenario: 'klaw' }, 'a table for tests');
    if ('problems' in begun) throw new Error(JSON.stringify(begun.problems));
    expect(begun.state.prompt?.ask.say).toBe('mulligan');
    expect(pictureOf(begun.state)).toMatchObject({
      'your play area': 'Jennifer Walters',
      'Defense Network': 'threat 3',
    });
  });

  test('recovers 5', () => {
    play({ players: [{ hero: 'she-hulk', damage: 7 }] })
      .choose('recover Jennifer Walters')
      .changes({ 'Jennifer Walters': 'damage 2, exhausted' })
      .asks('playerTurn');
  });
});
