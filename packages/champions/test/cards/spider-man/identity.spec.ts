import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

/** A boost card without icons, and an encounter card that only makes Rhino tough. */
const QUIET = ['Advance', '"I\'m Tough"'];

describe('Spider-Man', () => {
  test('draws a card when the villain attacks him', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', deck: ['Genius'] }],
      phase: 'villain',
      encounterDeck: QUIET,
    })
      .asks('useAbility', 0)
      .look()
      .choose('use Spider-Man')
      .asks('whoDefends')
      .shows({ 'your hand': 'Genius' })
      .pass()
      .changes({
        'your hand': 'Genius',
        'your deck': 40,
        'Spider-Man': 'damage 2',
        Rhino: 'tough 1',
        'encounter deck': 31,
        'encounter discard pile': '"I\'m Tough", Advance',
      })
      .asks('playerTurn', 0);
  });

  test('draws before the villain gets a boost card', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', deck: ['Genius'] }],
      phase: 'villain',
      encounterDeck: QUIET,
    })
      .asks('useAbility')
      .shows({ 'boost cards': '' })
      .choose('use Spider-Man')
      .asks('whoDefends')
      .shows({ 'boost cards': 'Advance', 'your hand': 'Genius' });
  });

  test('need not draw', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero' }],
      phase: 'villain',
      encounterDeck: QUIET,
    })
      .look()
      .pass()
      .asks('whoDefends')
      .pass()
      .shows({ 'your hand': '', 'Spider-Man': 'damage 2' })
      .asks('playerTurn');
  });

  test('draws for every attack of the villain in a phase', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', deck: ['Genius', 'Energy'] }],
      phase: 'villain',
      encounterDeck: ['Advance', 'Assault', 'Advance'],
    })
      .choose('use Spider-Man')
      .pass()
      .asks('useAbility')
      .choose('use Spider-Man')
      .pass()
      .shows({ 'your hand': 'Energy, Genius', 'Spider-Man': 'damage 4' })
      .asks('playerTurn');
  });

  test('draws nothing when a minion attacks him', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', engaged: ['Hydra Bomber'] }],
      villain: { status: ['stunned'] },
      phase: 'villain',
      encounterDeck: ['"I\'m Tough"'],
    })
      .asks('whoDefends')
      .pass()
      .shows({ 'your hand': '', 'Spider-Man': 'damage 1' })
      .asks('playerTurn');
  });

  test('draws nothing when a stunned villain does not come to attack', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero' }],
      villain: { status: ['stunned'] },
      phase: 'villain',
      encounterDeck: ['"I\'m Tough"'],
    })
      .asks('playerTurn')
      .shows({ 'your hand': '', Rhino: 'tough 1', 'Spider-Man': '' });
  });

  test('draws nothing from an empty deck', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', wholeDeck: [] }],
      phase: 'villain',
      encounterDeck: QUIET,
    })
      .asks('whoDefends')
      .pass()
      .asks('playerTurn')
      .shows({ 'your hand': '', 'Spider-Man': 'damage 2' });
  });

  test('draws nothing when the villain attacks another player, even if he defends', () => {
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero' },
        { hero: 'spider-man', form: 'hero' },
      ],
      phase: 'villain',
      encounterDeck: QUIET,
    })
      .asks('whoDefends', 0)
      .pass()
      .asks('whoDefends', 1)
      .choose('defend Spider-Man')
      .asks('useAbility', 1)
      .shows({ 'Spider-Man': 'exhausted', 'Spider-Man hand': '' });
  });

  test('thwarts for 1, attacks for 2 and takes 3 less when he defends', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero' }],
      threat: 3,
    })
      .choose('thwart Spider-Man')
      .changes({ 'The Break-In!': 'threat 2', 'Spider-Man': 'exhausted' })
      .asks('playerTurn');
    play({ players: [{ hero: 'spider-man', form: 'hero' }] })
      .choose('attack Spider-Man')
      .changes({ Rhino: 'damage 2', 'Spider-Man': 'exhausted' })
      .asks('playerTurn');
    play({
      players: [{ hero: 'spider-man', form: 'hero' }],
      phase: 'villain',
      encounterDeck: ['Explosion', '"I\'m Tough"'],
    })
      .pass()
      .choose('defend Spider-Man')
      .shows({ 'Spider-Man': 'damage 1, exhausted' });
  });

  test('has ten hit points', () => {
    const table = (damage: number) =>
      play({
        players: [{ hero: 'spider-man', form: 'hero', damage }],
        phase: 'villain',
        encounterDeck: QUIET,
      })
        .pass()
        .pass();
    table(7).asks('playerTurn').shows({ 'Spider-Man': 'damage 9' });
    table(8).isOver('villain', 'allEliminated');
  });

  test('draws up to five cards as a hero and to six as Peter Parker', () => {
    const deck = ['Genius', 'Genius', 'Genius', 'Genius', 'Genius', 'Genius'];
    play({ players: [{ hero: 'spider-man', form: 'hero', deck }] })
      .endTurn()
      .shows({ 'your hand': 'Genius, Genius, Genius, Genius, Genius' })
      .asks('useAbility', 0);
    play({ players: [{ hero: 'spider-man', deck }], encounterDeck: QUIET })
      .endTurn()
      .shows({ 'your hand': 'Genius, Genius, Genius, Genius, Genius, Genius' });
  });
});

describe('Peter Parker', () => {
  test('gives a mental resource once in a round', () => {
    play({
      players: [{ hero: 'spider-man', hand: ['Aunt May', 'Interrogation Room'], deck: ['Energy'] }],
      encounterDeck: QUIET,
    })
      .choose('play Aunt May')
      .asks('pay')
      .pay('Peter Parker')
      .changes({ 'your hand': 'Interrogation Room', 'your play area': 'Aunt May, Peter Parker' })
      .cannot('play Interrogation Room', 'cannotPay')
      .asks('playerTurn');
  });

  test('gives another one in the next round', () => {
    play({
      players: [{ hero: 'spider-man', hand: ['Aunt May'], wholeDeck: ['Interrogation Room'] }],
      encounterDeck: QUIET,
    })
      .choose('play Aunt May')
      .endTurn()
      .asks('playerTurn')
      .shows({ 'your hand': 'Interrogation Room' })
      .choose('play Interrogation Room')
      .shows({ 'your play area': 'Aunt May, Interrogation Room, Peter Parker' })
      .asks('playerTurn');
  });

  test('gives a mental resource and no other', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          area: ['Superhuman Law Division', 'Energy Channel'],
        },
      ],
      threat: 3,
    })
      .lacks('use Energy Channel')
      .choose('use Superhuman Law Division')
      .changes({ 'The Break-In!': 'threat 1', 'Superhuman Law Division': 'exhausted' })
      .asks('playerTurn');
  });

  test('gives nothing in hero form', () => {
    play({ players: [{ hero: 'spider-man', form: 'hero', hand: ['Interrogation Room'] }] })
      .cannot('play Interrogation Room', 'cannotPay')
      .asks('playerTurn');
  });

  test('recovers 3', () => {
    play({ players: [{ hero: 'spider-man', damage: 5 }] })
      .choose('recover Peter Parker')
      .changes({ 'Peter Parker': 'damage 2, exhausted' })
      .asks('playerTurn');
    play({ players: [{ hero: 'spider-man' }] }).cannot('recover Peter Parker', 'nothingToHeal');
  });
});
