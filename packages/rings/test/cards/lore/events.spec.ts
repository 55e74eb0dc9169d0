import { describe, expect, test } from 'vitest';
import { DECK, of } from '../../../src/board.ts';
import { play } from '../../table/play.ts';

const learned = { card: 'Denethor', resources: 5 };

describe('Lore of Imladris', () => {
  test('heals all damage from one character', () => {
    play({
      players: [
        {
          heroes: [learned, 'Beravor', { card: 'Gimli', damage: 4 }],
          hand: ['Lore of Imladris'],
        },
        { heroes: ['Aragorn'], area: [{ card: 'Faramir', damage: 2 }] },
      ],
    })
      .plays('Lore of Imladris')
      .offers('Gimli', 'Faramir')
      .lacks('Aragorn', 'Beravor')
      .choose('Gimli')
      .changes({
        Denethor: 'resource 3',
        Gimli: '',
        'Denethor hand': '',
        'Denethor discard pile': 'Lore of Imladris',
      });
  });

  test('needs somebody who is hurt § ability', () => {
    play({
      players: [{ heroes: [learned, 'Beravor'], hand: ['Lore of Imladris'] }],
    }).cannot('play Lore of Imladris', 'noTarget');
  });
});

describe('Lórien’s Wealth', () => {
  test('lets a player draw three cards, or as many as there are', () => {
    const table = () =>
      play({
        players: [
          { heroes: [learned, 'Beravor'], hand: ["Lórien's Wealth"], wholeDeck: ['Feint'] },
          { heroes: ['Aragorn'], wholeDeck: ['Gandalf', 'Faramir', 'Beorn', 'Feint'] },
        ],
      }).plays("Lórien's Wealth");
    table().choose('Aragorn').changes({
      Denethor: 'resource 2',
      'Denethor hand': '',
      'Denethor discard pile': "Lórien's Wealth",
      'Aragorn hand': 'Beorn, Faramir, Gandalf',
      'Aragorn deck': 1,
    });
    table().choose('Denethor').shows({ 'Denethor hand': 'Feint', 'Denethor deck': 0 });
  });

  test('cannot be played if nobody can draw', () => {
    play({
      players: [
        {
          heroes: [learned],
          area: ['Henamarth Riversong'],
          hand: ["Lórien's Wealth"],
          wholeDeck: [],
        },
      ],
    }).cannot("play Lórien's Wealth", 'noTarget');
  });
});

describe.each([
  ["Radagast's Cunning", 'Wolf Rider', 'Old Forest Road'],
  ['Secret Paths', 'Old Forest Road', 'Wolf Rider'],
])('%s', (card, target, bystander) => {
  const table = (phase: 'quest' | 'planning', staging: readonly string[]) =>
    play({
      players: [{ heroes: [learned, 'Beravor'], hand: [card], engaged: ['Black Forest Bats'] }],
      staging,
      location: 'Enchanted Stream',
      phase,
      encounterDeck: ['Old Forest Road'],
    });

  test('lets one card in the staging area contribute no threat in this quest phase', () => {
    table('quest', [target, 'Forest Spider', 'Forest Gate', bystander])
      .plays(card)
      .offersAmongOthers(target)
      .lacks(bystander, 'Black Forest Bats', 'Enchanted Stream')
      .choose(target)
      .has(target, { threat: 0 })
      .has(bystander, { threat: 1 })
      .untilPhase('travel')
      .has(target, { threat: 1 });
  });

  test('is for the quest phase', () => {
    table('planning', [target]).cannot(`play ${card}`, 'onlyInPhase');
  });

  test('needs such a card there', () => {
    table('quest', [bystander]).cannot(`play ${card}`, 'noTarget');
  });
});

describe('Gandalf’s Search', () => {
  const table = (resources: number) =>
    play({
      players: [
        {
          heroes: [{ card: 'Denethor', resources }, 'Beravor'],
          hand: ["Gandalf's Search"],
          wholeDeck: [],
        },
        { heroes: ['Aragorn'], wholeDeck: ['Gandalf', 'Faramir', 'Beorn', 'Feint'] },
      ],
    });

  test('shows the top cards of a deck; one goes to its owner’s hand, the rest back on top', () => {
    const game = table(4)
      .choose("play Gandalf's Search")
      .asks('chooseX', 0)
      .offers('1', '2', '3', '4')
      .lacks('0', '5')
      .choose('3')
      .asks('chooseCard', 0);
    expect(game.knownIn(of(DECK, 1))).toEqual([0b01, 0b01, 0b01, 0]);
    game
      .offers('Gandalf', 'Faramir', 'Beorn')
      .lacks('Feint')
      .choose('Faramir')
      .asks('arrange', 0)
      .choose('Gandalf')
      .changes({
        Denethor: 'resource 1',
        'Denethor hand': '',
        'Denethor discard pile': "Gandalf's Search",
        'Aragorn hand': 'Faramir',
        'Aragorn deck': 3,
      })
      .choose('use Beravor')
      .shows({ 'Aragorn hand': 'Beorn, Faramir, Gandalf' });
  });

  test('looks at as many as there are § search, effects', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Denethor', resources: 3 }, 'Beravor'],
          hand: ["Gandalf's Search"],
          wholeDeck: ['Feint'],
        },
      ],
    })
      .choose("play Gandalf's Search")
      .choose('3')
      .shows({ 'your hand': 'Feint', 'your deck': 0, Denethor: '' });
  });

  test('needs a resource, and a deck', () => {
    table(0).cannot("play Gandalf's Search", 'noTarget');
    play({
      players: [
        {
          heroes: [learned],
          area: ['Henamarth Riversong'],
          hand: ["Gandalf's Search"],
          wholeDeck: [],
        },
      ],
    }).cannot("play Gandalf's Search", 'noTarget');
  });
});

describe('Beorn’s Hospitality', () => {
  test('heals all damage on each hero of one player', () => {
    play({
      players: [
        {
          heroes: [learned, { card: 'Beravor', damage: 1 }, { card: 'Gimli', damage: 4 }],
          area: [{ card: 'Faramir', damage: 1 }],
          hand: ["Beorn's Hospitality"],
        },
        { heroes: [{ card: 'Aragorn', damage: 1 }] },
        { heroes: ['Éowyn'] },
      ],
    })
      .plays("Beorn's Hospitality")
      .offers('Denethor', 'Aragorn')
      .lacks('Éowyn')
      .choose('Denethor')
      .changes({
        Denethor: '',
        Beravor: '',
        Gimli: '',
        'Denethor hand': '',
        'Denethor discard pile': "Beorn's Hospitality",
      });
  });

  test('needs a hero who is hurt', () => {
    play({
      players: [
        {
          heroes: [learned, 'Beravor'],
          area: [{ card: 'Faramir', damage: 1 }],
          hand: ["Beorn's Hospitality"],
        },
      ],
    }).cannot("play Beorn's Hospitality", 'noTarget');
  });
});
