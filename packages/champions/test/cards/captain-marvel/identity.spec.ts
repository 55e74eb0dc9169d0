import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

/** A boost card without icons, and an encounter card that only makes Rhino tough. */
const QUIET = ['Advance', '"I\'m Tough"'];

describe('Captain Marvel', () => {
  test('spends energy and heals 1 damage to draw a card, once in a round', () => {
    play({
      players: [
        {
          hero: 'captain-marvel',
          form: 'hero',
          damage: 3,
          hand: ['Energy', 'Energy'],
          deck: ['Genius'],
        },
      ],
    })
      .choose('use Captain Marvel')
      .asks('pay')
      .pay('Energy')
      .changes({
        'Captain Marvel': 'damage 2',
        'your hand': 'Energy, Genius',
        'your deck': 40,
        'your discard pile': 'Energy',
      })
      .cannot('use Captain Marvel', 'limitReached')
      .asks('playerTurn');
  });

  test('draws again in the next round', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', damage: 3, hand: ['Energy', 'Energy'] }],
      encounterDeck: QUIET,
    })
      .choose('use Captain Marvel')
      .pay('Energy')
      .endTurn()
      .passAll()
      .asks('playerTurn')
      .offersAmongOthers('use Captain Marvel');
  });

  test('draws only if there is damage to heal and energy to spend', () => {
    const table = (damage: number, hand: readonly string[]) =>
      play({ players: [{ hero: 'captain-marvel', form: 'hero', damage, hand }] });
    table(0, ['Energy']).cannot('use Captain Marvel', 'costCannotBePaid');
    table(1, ['Strength', 'Genius']).cannot('use Captain Marvel', 'costCannotBePaid');
    table(1, ['The Power of Leadership', 'Strength'])
      .choose('use Captain Marvel')
      .shows({ 'Captain Marvel': '', 'your discard pile': 'The Power of Leadership' })
      .asks('playerTurn');
  });

  test('has THW 2, ATK 2 and DEF 1', () => {
    play({ players: [{ hero: 'captain-marvel', form: 'hero' }], threat: 5 })
      .choose('thwart Captain Marvel')
      .changes({ 'The Break-In!': 'threat 3', 'Captain Marvel': 'exhausted' });
    play({ players: [{ hero: 'captain-marvel', form: 'hero' }] })
      .choose('attack Captain Marvel')
      .changes({ Rhino: 'damage 2', 'Captain Marvel': 'exhausted' });
    play({
      players: [{ hero: 'captain-marvel', form: 'hero' }],
      phase: 'villain',
      encounterDeck: QUIET,
    })
      .choose('defend Captain Marvel')
      .shows({ 'Captain Marvel': 'damage 1, exhausted' })
      .asks('playerTurn');
  });

  test('has twelve hit points', () => {
    const attacked = (damage: number) =>
      play({
        players: [{ hero: 'captain-marvel', form: 'hero', damage }],
        phase: 'villain',
        encounterDeck: QUIET,
      }).pass();
    attacked(9).asks('playerTurn').shows({ 'Captain Marvel': 'damage 11' });
    attacked(10).isOver('villain', 'allEliminated');
  });

  test('draws up to five cards, as Carol Danvers to six', () => {
    const deck = new Array<string>(6).fill('Energy');
    play({ players: [{ hero: 'captain-marvel', form: 'hero', deck }] })
      .endTurn()
      .shows({ 'your hand': 'Energy, Energy, Energy, Energy, Energy' })
      .asks('whoDefends', 0);
    play({ players: [{ hero: 'captain-marvel', deck }], encounterDeck: QUIET })
      .endTurn()
      .shows({ 'your hand': 'Energy, Energy, Energy, Energy, Energy, Energy' });
  });
});

describe('Carol Danvers', () => {
  test('lets any player draw a card, once in a round', () => {
    play({
      players: [
        { hero: 'captain-marvel', deck: ['Genius'] },
        { hero: 'she-hulk', form: 'hero', deck: ['Energy'] },
      ],
    })
      .choose('use Carol Danvers')
      .asks('chooseCard', 0)
      .offers('Carol Danvers', 'She-Hulk')
      .choose('She-Hulk')
      .changes({ 'She-Hulk hand': 'Energy', 'She-Hulk deck': 40 })
      .cannot('use Carol Danvers', 'limitReached')
      .asks('playerTurn', 0);
  });

  test('may draw herself, though exhausted', () => {
    play({ players: [{ hero: 'captain-marvel', exhausted: true, deck: ['Genius'] }] })
      .choose('use Carol Danvers')
      .changes({ 'your hand': 'Genius', 'your deck': 40 })
      .asks('playerTurn');
  });

  test('lets nobody draw whose deck is empty', () => {
    play({
      players: [
        { hero: 'captain-marvel', wholeDeck: [] },
        { hero: 'she-hulk', form: 'hero', deck: ['Energy'] },
      ],
    })
      .choose('use Carol Danvers')
      .changes({ 'She-Hulk hand': 'Energy', 'She-Hulk deck': 40 })
      .asks('playerTurn', 0);
    play({ players: [{ hero: 'captain-marvel', damage: 1, wholeDeck: [] }] }).cannot(
      'use Carol Danvers',
      'noTarget',
    );
  });

  test('commands as an alter-ego only, and the hero rechannels only as a hero', () => {
    play({ players: [{ hero: 'captain-marvel', form: 'hero', damage: 1 }] })
      .lacks('use Carol Danvers')
      .cannot('use Captain Marvel', 'costCannotBePaid');
    play({ players: [{ hero: 'captain-marvel', damage: 1, hand: ['Energy'] }] })
      .offers('use Carol Danvers', 'change form', 'end turn', 'recover Carol Danvers')
      .lacks('use Captain Marvel');
  });

  test('may be used in the same round as the ability of the other side', () => {
    play({
      players: [
        {
          hero: 'captain-marvel',
          damage: 2,
          hand: ['Energy', 'Strength'],
          deck: ['Genius', 'Genius'],
        },
      ],
    })
      .choose('use Carol Danvers')
      .choose('change form')
      .choose('use Captain Marvel')
      .shows({ 'Captain Marvel': 'damage 1', 'your hand': 'Genius, Genius, Strength' })
      .asks('playerTurn');
  });

  test('is not renewed by changing form', () => {
    play({
      players: [{ hero: 'captain-marvel', hand: ['Split Personality', 'Genius', 'Strength'] }],
    })
      .choose('use Carol Danvers')
      .choose('change form')
      .choose('play Split Personality')
      .pay('Genius', 'Strength')
      .cannot('use Carol Danvers', 'limitReached');
  });

  test('recovers 4', () => {
    play({ players: [{ hero: 'captain-marvel', damage: 6 }] })
      .choose('recover Carol Danvers')
      .changes({ 'Carol Danvers': 'damage 2, exhausted' })
      .asks('playerTurn');
  });
});
