import { describe, test } from 'vitest';
import { play } from '../../../table/play.ts';
import { inHand } from '../in-hand.ts';

describe('Get Ready', () => {
  test('readies an exhausted ally', () => {
    play({
      players: [
        {
          hero: 'she-hulk',
          hand: ['Get Ready'],
          area: [{ card: 'Tigra', exhausted: true }, 'Hulk'],
        },
      ],
    })
      .choose('play Get Ready')
      .changes({ Tigra: '', 'your hand': '', 'your discard pile': 'Get Ready' })
      .asks('playerTurn', 0)
      .offers('attack Tigra', 'attack Hulk', 'change form', 'end turn');
  });

  test('readies an ally of any player, in either form', () => {
    play({
      players: [
        {
          hero: 'she-hulk',
          form: 'hero',
          exhausted: true,
          hand: ['Get Ready'],
          area: [{ card: 'Tigra', exhausted: true }],
        },
        {
          hero: 'spider-man',
          form: 'hero',
          exhausted: true,
          area: [
            { card: 'Hulk', exhausted: true },
            { card: 'Tac Team', exhausted: true },
          ],
        },
      ],
    })
      .choose('play Get Ready')
      .offers('Tigra', 'Hulk')
      .lacks('She-Hulk', 'Spider-Man', 'Tac Team')
      .choose('Hulk')
      .changes({
        Hulk: '',
        'She-Hulk hand': '',
        'She-Hulk discard pile': 'Get Ready',
      })
      .asks('playerTurn', 0);
  });

  test('needs an exhausted ally', () => {
    const table = play({
      players: [{ hero: 'she-hulk', exhausted: true, hand: ['Get Ready'], area: ['Tigra'] }],
    }).lacks('play Get Ready');
    const card = inHand(table, 'Get Ready');
    table.refuses({ verb: 'play', card, ability: 0 }, 'noTarget', 'target');
  });
});

describe('Lead from the Front', () => {
  const leader = {
    hero: 'she-hulk',
    form: 'hero',
    hand: ['Lead from the Front', 'Energy'],
    area: ['Tigra'],
  } as const;

  test('gives each character of the chosen player 1 more THW and ATK for the phase', () => {
    play({
      players: [leader, { hero: 'spider-man', form: 'hero', area: ['Hulk'], deck: ['Strength'] }],
      threat: 8,
    })
      .choose('play Lead from the Front')
      .asks('chooseCard', 0)
      .offers('She-Hulk', 'Spider-Man')
      .lacks('Tigra', 'Hulk')
      .choose('She-Hulk')
      .changes({
        'She-Hulk hand': '',
        'She-Hulk discard pile': 'Energy, Lead from the Front',
      })
      .choose('attack She-Hulk')
      .changes({ 'She-Hulk': 'exhausted', Rhino: 'damage 4' })
      .choose('thwart Tigra')
      .changes({ Tigra: 'damage 1, exhausted', 'The Break-In!': 'threat 6' })
      .endTurn()
      .look()
      .choose('attack Spider-Man')
      .changes({ 'Spider-Man': 'exhausted', Rhino: 'damage 6' })
      .choose('attack Hulk')
      .shows({ Rhino: 'damage 11' })
      .asks('playerTurn', 1);
  });

  test('may help another player', () => {
    play({
      players: [leader, { hero: 'spider-man', form: 'hero', area: ['Maria Hill'] }],
      threat: 8,
    })
      .choose('play Lead from the Front')
      .choose('Spider-Man')
      .choose('attack She-Hulk')
      .shows({ Rhino: 'damage 3' })
      .endTurn()
      .look()
      .choose('attack Spider-Man')
      .changes({ 'Spider-Man': 'exhausted', Rhino: 'damage 6' })
      .choose('thwart Maria Hill')
      .changes({ 'Maria Hill': 'damage 1, exhausted', 'The Break-In!': 'threat 5' })
      .asks('playerTurn', 1);
  });

  test('reaches a character that enters play later in the phase', () => {
    play({
      players: [{ ...leader, hand: ['Lead from the Front', 'Energy', 'Maria Hill', 'Genius'] }],
      threat: 6,
    })
      .choose('play Lead from the Front')
      .pay('Energy')
      .choose('play Maria Hill')
      .pass()
      .choose('thwart Maria Hill')
      .shows({ 'The Break-In!': 'threat 3' })
      .asks('playerTurn', 0);
  });

  test('reaches an identity that turns to its hero later in the phase', () => {
    play({ players: [leader, { hero: 'spider-man', area: ['Hulk'] }] })
      .choose('play Lead from the Front')
      .choose('Peter Parker')
      .endTurn()
      .choose('change form')
      .choose('attack Spider-Man')
      .shows({ Rhino: 'damage 3' })
      .asks('playerTurn', 1);
  });

  test('is over at the end of the phase', () => {
    play({ players: [leader], threat: 0, encounterDeck: ['Advance', 'Crowd Control'] })
      .choose('play Lead from the Front')
      .endTurn()
      .passAll()
      .asks('playerTurn', 0)
      .look()
      .choose('attack Tigra')
      .changes({ Tigra: 'damage 1, exhausted', Rhino: 'damage 2' })
      .choose('attack She-Hulk')
      .changes({ 'She-Hulk': 'damage 2, exhausted', Rhino: 'damage 5' })
      .asks('playerTurn', 0);
  });

  test('adds up with itself', () => {
    play({
      players: [
        { ...leader, hand: ['Lead from the Front', 'Lead from the Front', 'Energy', 'Genius'] },
      ],
    })
      .choose('play Lead from the Front')
      .pay('Energy')
      .choose('play Lead from the Front')
      .choose('attack She-Hulk')
      .shows({ Rhino: 'damage 5' })
      .asks('playerTurn', 0);
  });

  test('is for heroes only', () => {
    const table = play({ players: [{ ...leader, form: 'alterEgo' }] }).lacks(
      'play Lead from the Front',
    );
    const card = inHand(table, 'Lead from the Front');
    table.refuses({ verb: 'play', card, ability: 0 }, 'conditionNotMet');
  });
});
