import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

/** As many cards as a hero may hold, so that nothing is drawn between two turns. */
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;
const klaw = { scenario: 'klaw' } as const;
const SCHEME = 'Underground Distribution';
const confused = { status: ['confused'] } as const;

describe('Sonic Boom', () => {
  test('exhausts every character the player controls, and nobody else', () => {
    play({
      ...klaw,
      players: [
        { ...marvel, hand: ['Energy'], area: ['Maria Hill', 'Helicarrier'] },
        { hero: 'iron-man', area: ['War Machine'] },
      ],
      phase: 'villain',
      villain: { status: ['stunned', 'confused'] },
      wholeEncounterDeck: ['Sonic Boom', 'Solid-Sound Body', 'Advance'],
    })
      .shows({
        'Captain Marvel': 'exhausted',
        'Maria Hill': 'exhausted',
        Helicarrier: '',
        'Tony Stark': '',
        'War Machine': '',
        'Captain Marvel hand': 'Energy',
        'encounter discard pile': 'Sonic Boom',
      })
      .asks('playerTurn', 1);
  });

  test('lets the player choose to spend a resource of each type instead', () => {
    play({
      ...klaw,
      players: [{ ...carol, area: ['Maria Hill'] }],
      villain: confused,
      wholeEncounterDeck: ['Sonic Boom', 'Advance'],
    })
      .endTurn()
      .asks('chooseOne', 0)
      .offers('option 1', 'option 2')
      .choose('option 1')
      .pay('Energy', 'Genius', 'Strength')
      .changes({
        [SCHEME]: 'threat 1',
        Klaw: '',
        'your hand': 'Energy, Genius, Strength',
        'your discard pile': 'Energy, Genius, Strength',
        'encounter deck': 1,
        'encounter discard pile': 'Sonic Boom',
      })
      .asks('playerTurn', 0);
  });

  test('exhausts an alter-ego who does not want to pay', () => {
    play({
      ...klaw,
      players: [carol],
      villain: confused,
      wholeEncounterDeck: ['Sonic Boom', 'Advance'],
    })
      .endTurn()
      .choose('option 2')
      .changes({
        [SCHEME]: 'threat 1',
        Klaw: '',
        'Carol Danvers': 'exhausted',
        'encounter deck': 1,
        'encounter discard pile': 'Sonic Boom',
      })
      .asks('playerTurn', 0);
  });

  test('has to be paid for if there is nobody left to exhaust', () => {
    play({
      ...klaw,
      players: [{ ...carol, exhausted: true }],
      phase: 'villain',
      villain: confused,
      encounterDeck: ['Sonic Boom'],
    })
      .pay('Energy', 'Genius', 'Strength')
      .shows({ 'your hand': 'Energy, Genius, Strength', 'Carol Danvers': 'exhausted' })
      .asks('playerTurn', 0);
  });

  test('as a boost card exhausts the hero if the activation deals damage to him', () => {
    play({
      ...klaw,
      players: [{ ...marvel, area: ['Maria Hill'] }],
      wholeEncounterDeck: ['Sonic Boom', 'Armored Guard', 'Solid-Sound Body', 'Advance'],
    })
      .endTurn()
      .pass()
      .changes({
        [SCHEME]: 'threat 1',
        'Captain Marvel': 'damage 1, exhausted',
        attachments: 'Solid-Sound Body',
        'Solid-Sound Body': 'on Klaw',
        'encounter deck': 1,
        'encounter discard pile': 'Armored Guard, Sonic Boom',
      })
      .asks('playerTurn', 0);
  });

  test('as a boost card counts damage that a tough card prevents', () => {
    play({
      ...klaw,
      players: [{ ...marvel, status: ['tough'] }],
      encounterDeck: ['Armored Guard', 'Sonic Boom', 'Solid-Sound Body'],
    })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'exhausted' })
      .asks('playerTurn', 0);
  });

  test('as a boost card does nothing if an ally takes the damage, or if there is none', () => {
    play({
      ...klaw,
      players: [{ ...marvel, area: ['Maria Hill'] }],
      encounterDeck: ['Sonic Boom', 'Armored Guard', 'Solid-Sound Body'],
    })
      .endTurn()
      .choose('defend Maria Hill')
      .shows({ 'Captain Marvel': '', 'Maria Hill': 'damage 1, exhausted' })
      .asks('playerTurn', 0);
    play({
      ...klaw,
      players: [marvel],
      encounterDeck: ['Sonic Boom', 'Advance', 'Solid-Sound Body'],
    })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': '' })
      .asks('playerTurn', 0);
  });

  test('as a boost card does not count the damage of another boost card', () => {
    play({
      ...klaw,
      players: [marvel],
      encounterDeck: ['Sonic Boom', 'Whirlwind', 'Solid-Sound Body'],
    })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 1' })
      .asks('playerTurn', 0);
  });

  test('as a boost card of a scheme does nothing', () => {
    play({
      ...klaw,
      players: [carol],
      wholeEncounterDeck: ['Sonic Boom', 'Solid-Sound Body', 'Advance'],
    })
      .endTurn()
      .changes({
        [SCHEME]: 'threat 3',
        attachments: 'Solid-Sound Body',
        'Solid-Sound Body': 'on Klaw',
        'encounter deck': 1,
        'encounter discard pile': 'Sonic Boom',
      })
      .asks('playerTurn', 0);
  });
});
