import { describe, test } from 'vitest';
import { play } from '../table/play.ts';

const spiderMan = { hero: 'spider-man', form: 'hero' } as const;

describe('Spider-Sense', () => {
  test('FAQ 3, Spider-Man: the villain’s attack begins before its first step, so no boost card is dealt yet', () => {
    play({
      players: [{ ...spiderMan, deck: ['Energy'] }],
      wholeEncounterDeck: ['Advance', '"I\'m Tough"', 'Shocker'],
      phase: 'villain',
    })
      .asks('useAbility', 0)
      .shows({ 'encounter deck': 3 })
      .choose('use Spider-Man')
      .asks('whoDefends', 0)
      .shows({ 'encounter deck': 2, 'your hand': 'Energy' });
  });

  test('FAQ 3, Spider-Man: a card that makes the villain attack begins an attack as the villain phase does', () => {
    play({
      players: [{ ...spiderMan, dealt: ['Assault'], deck: ['Energy'] }],
      villain: { status: ['stunned'] },
      encounterDeck: ['"I\'m Tough"', 'Advance'],
      phase: 'villain',
    })
      .asks('useAbility', 0)
      .choose('use Spider-Man')
      .shows({ 'your hand': 'Energy', 'Spider-Man': '' })
      .asks('whoDefends', 0);
  });
});

describe('Webbed Up', () => {
  const webbed = (...dealt: readonly string[]) =>
    play({
      players: [{ ...spiderMan, dealt }],
      villain: { attached: ['Webbed Up'] },
      encounterDeck: ['"I\'m Tough"', 'Advance', 'Advance'],
      phase: 'villain',
    });

  test('FAQ 4, Webbed Up: two attacks are stopped, the second one by the stunned card', () => {
    webbed('Hydra Bomber')
      .shows({ Rhino: 'stunned 1', 'your discard pile': 'Webbed Up', 'Spider-Man': '' })
      .asks('chooseOne', 0);
    webbed('Assault').shows({ Rhino: 'tough 1', 'Spider-Man': '' }).asks('playerTurn', 0);
  });

  test('FAQ 4, Webbed Up: the third attack is made', () => {
    webbed('Assault', 'Assault')
      .pass()
      .pass()
      .shows({ 'Spider-Man': 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('FAQ 5, Webbed Up: the attack it replaces never began, so Spider-Sense has nothing to answer', () => {
    webbed().asks('playerTurn', 0).shows({ 'your hand': '', 'your discard pile': 'Webbed Up' });
  });
});
