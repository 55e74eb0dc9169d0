import { describe, test } from 'vitest';
import { play } from '../../../table/play.ts';
import { inHand } from '../in-hand.ts';

describe('Interrogation Room', () => {
  const detective = {
    hero: 'she-hulk',
    form: 'hero',
    area: ['Interrogation Room'],
    engaged: ['Shocker'],
  } as const;

  test('exhausts to remove 1 threat from a scheme after you defeated a minion', () => {
    play({
      players: [detective],
      threat: 4,
      sideSchemes: [{ card: 'Bomb Scare', threat: 3 }],
    })
      .choose('attack She-Hulk')
      .choose('Shocker')
      .asks('useAbility', 0)
      .choose('use Interrogation Room')
      .offers('The Break-In!', 'Bomb Scare')
      .choose('Bomb Scare')
      .changes({
        'She-Hulk': 'exhausted',
        'Interrogation Room': 'exhausted',
        'Bomb Scare': 'threat 2',
        'your engaged': '',
        'encounter discard pile': 'Shocker',
      })
      .asks('playerTurn', 0);
  });

  test('is told of a minion that an event of yours defeats, also without an attack § you', () => {
    play({
      players: [
        {
          ...detective,
          hand: ['Ground Stomp', 'Energy'],
          engaged: [{ card: 'Shocker', damage: 2 }, 'Sandman'],
        },
      ],
      threat: 4,
    })
      .choose('play Ground Stomp')
      .choose('use Interrogation Room')
      .shows({
        'Interrogation Room': 'exhausted',
        'The Break-In!': 'threat 3',
        'your engaged': 'Sandman',
      })
      .asks('playerTurn', 0);
  });

  test('answers once for several minions that fall together, since it is exhausted then', () => {
    play({
      players: [
        {
          ...detective,
          hand: ['Ground Stomp', 'Energy'],
          engaged: [
            { card: 'Shocker', damage: 2 },
            { card: 'Hydra Bomber', damage: 1 },
          ],
        },
      ],
      threat: 4,
    })
      .choose('play Ground Stomp')
      .choose('use Interrogation Room')
      .shows({ 'The Break-In!': 'threat 3', 'your engaged': '' })
      .asks('playerTurn', 0);
  });

  test('is told of a minion that your hero’s retaliation defeats', () => {
    play({
      players: [
        {
          hero: 'black-panther',
          form: 'hero',
          exhausted: true,
          area: ['Interrogation Room'],
          engaged: [{ card: 'Shocker', damage: 2 }],
        },
      ],
      phase: 'villain',
      threat: 3,
      encounterDeck: ['Advance', 'Killmonger'],
    })
      .asks('useAbility', 0)
      .shows({ 'The Break-In!': 'threat 4' })
      .choose('use Interrogation Room')
      .shows({
        'Black Panther': 'damage 4, exhausted',
        'Interrogation Room': 'exhausted',
        'The Break-In!': 'threat 3',
        'your engaged': 'Killmonger',
      })
      .asks('playerTurn', 0);
  });

  test('is not told of a minion that an ally or a support defeats: that was not you § you, support', () => {
    play({
      players: [
        {
          ...detective,
          area: ['Interrogation Room', 'Hulk', 'Tac Team'],
          engaged: ['Shocker', 'Hydra Bomber'],
          deck: ['Strength'],
        },
      ],
      threat: 4,
    })
      .choose('use Tac Team')
      .choose('Hydra Bomber')
      .asks('playerTurn', 0)
      .choose('attack Hulk')
      .choose('Shocker')
      .shows({ 'your engaged': '', 'Interrogation Room': '', 'The Break-In!': 'threat 4' })
      .asks('playerTurn', 0);
  });

  test('is not told of a minion that another player defeats', () => {
    play({
      players: [
        { hero: 'spider-man', form: 'hero', engaged: ['Hydra Bomber'] },
        { hero: 'she-hulk', area: ['Interrogation Room'] },
      ],
      threat: 4,
    })
      .choose('attack Spider-Man')
      .choose('Hydra Bomber')
      .shows({ 'Spider-Man engaged': '', 'Interrogation Room': '', 'The Break-In!': 'threat 4' })
      .asks('playerTurn', 0);
  });

  test('takes no interest in a stage of the villain', () => {
    play({ players: [{ ...detective, engaged: [] }], villain: { damage: 13 }, threat: 4 })
      .choose('attack She-Hulk')
      .shows({ 'Interrogation Room': '', 'The Break-In!': 'threat 4', 'villain deck': '' })
      .asks('playerTurn', 0);
  });

  test('does not thwart: a confused card does not matter', () => {
    play({ players: [{ ...detective, status: ['confused'] }], threat: 4 })
      .choose('attack She-Hulk')
      .choose('Shocker')
      .choose('use Interrogation Room')
      .shows({ 'She-Hulk': 'confused 1, exhausted', 'The Break-In!': 'threat 3' })
      .asks('playerTurn', 0);
  });

  test('needs threat that it can remove', () => {
    play({ players: [detective], threat: 0 })
      .choose('attack She-Hulk')
      .choose('Shocker')
      .shows({ 'Interrogation Room': '' })
      .asks('playerTurn', 0);
  });

  test('a player controls only one', () => {
    const table = play({
      players: [{ ...detective, hand: ['Interrogation Room', 'Uppercut'] }],
    }).lacks('play Interrogation Room');
    const card = inHand(table, 'Interrogation Room');
    table.refuses({ verb: 'play', card }, 'maxInPlay', 'max');
  });
});

describe('Surveillance Team', () => {
  test('enters play with three snoop counters', () => {
    play({
      players: [{ hero: 'she-hulk', hand: ['Surveillance Team', 'Energy'] }],
    })
      .choose('play Surveillance Team')
      .changes({
        'Surveillance Team': 'snoop 3',
        'your hand': '',
        'your discard pile': 'Energy',
        'your play area': 'Jennifer Walters, Surveillance Team',
      })
      .asks('playerTurn', 0);
  });

  test('exhausts and spends a counter to remove 1 threat from a scheme, in either form', () => {
    play({
      players: [{ hero: 'she-hulk', area: ['Surveillance Team'] }],
      threat: 3,
      sideSchemes: [{ card: 'Bomb Scare', threat: 3 }],
    })
      .choose('use Surveillance Team')
      .offers('The Break-In!', 'Bomb Scare')
      .choose('The Break-In!')
      .changes({ 'Surveillance Team': 'snoop 2, exhausted', 'The Break-In!': 'threat 2' })
      .asks('playerTurn', 0)
      .lacks('use Surveillance Team');
    play({
      players: [{ hero: 'she-hulk', form: 'hero', area: ['Surveillance Team'] }],
      threat: 3,
    })
      .choose('use Surveillance Team')
      .changes({ 'Surveillance Team': 'snoop 2, exhausted', 'The Break-In!': 'threat 2' })
      .asks('playerTurn', 0);
  });

  test('is discarded once the effect of its last counter is done', () => {
    play({
      players: [
        { hero: 'she-hulk', area: [{ card: 'Surveillance Team', counters: { snoop: 1 } }] },
      ],
      threat: 3,
    })
      .choose('use Surveillance Team')
      .changes({
        'Surveillance Team': '',
        'The Break-In!': 'threat 2',
        'your play area': 'Jennifer Walters',
        'your discard pile': 'Surveillance Team',
      })
      .asks('playerTurn', 0);
  });

  test('does not thwart: a confused card does not matter, a crisis does', () => {
    play({
      players: [
        { hero: 'she-hulk', form: 'hero', status: ['confused'], area: ['Surveillance Team'] },
      ],
      threat: 3,
      sideSchemes: [{ card: 'Crowd Control', threat: 3 }],
    })
      .choose('use Surveillance Team')
      .changes({ 'Surveillance Team': 'snoop 2, exhausted', 'Crowd Control': 'threat 2' })
      .asks('playerTurn', 0);
  });

  test('cannot be used without threat', () => {
    const table = play({
      players: [{ hero: 'she-hulk', area: ['Surveillance Team'] }],
      threat: 0,
    }).lacks('use Surveillance Team');
    const card = table.card('Surveillance Team');
    table.refuses({ verb: 'use', card, ability: 0 }, 'noTarget', 'target');
  });
});

describe('Heroic Intuition', () => {
  test('gives the hero 1 more THW and nobody else', () => {
    play({
      players: [{ hero: 'she-hulk', form: 'hero', area: ['Heroic Intuition', 'Tigra'] }],
      threat: 6,
    })
      .choose('thwart She-Hulk')
      .changes({ 'She-Hulk': 'exhausted', 'The Break-In!': 'threat 4' })
      .choose('thwart Tigra')
      .changes({ Tigra: 'damage 1, exhausted', 'The Break-In!': 'threat 3' })
      .asks('playerTurn', 0);
  });

  test('is played under the control of any player, and helps that one', () => {
    play({
      players: [
        { hero: 'she-hulk', hand: ['Heroic Intuition', 'Energy'] },
        { hero: 'spider-man', form: 'hero' },
      ],
      threat: 6,
    })
      .choose('play Heroic Intuition')
      .offers('Jennifer Walters', 'Spider-Man')
      .choose('Spider-Man')
      .changes({
        'She-Hulk hand': '',
        'She-Hulk discard pile': 'Energy',
        'Spider-Man play area': 'Heroic Intuition, Spider-Man',
      })
      .endTurn()
      .choose('thwart Spider-Man')
      .shows({ 'The Break-In!': 'threat 4' })
      .asks('playerTurn', 1);
  });

  test('a player controls only one', () => {
    const table = play({
      players: [
        { hero: 'she-hulk', hand: ['Heroic Intuition', 'Energy'], area: ['Heroic Intuition'] },
      ],
    }).lacks('play Heroic Intuition');
    const card = inHand(table, 'Heroic Intuition');
    table.refuses({ verb: 'play', card }, 'maxInPlay', 'max');
  });
});
