import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';
import { underAttack } from '../situations.ts';

describe("Mendor's Support", () => {
  const support = (...area: readonly string[]) => ({
    players: [
      {
        heroes: ['Beravor', 'Gimli'],
        hand: ["Mendor's Support", "Mendor's Support"],
        area,
      },
    ],
  });

  test('makes Mendor better by 2 at questing, fighting and defending for the whole round', () => {
    play({ ...support('Mendor', 'Faramir'), wholeEncounterDeck: ['Hummerhorns'] })
      .plays("Mendor's Support")
      .has('Mendor', { willpower: 3, attack: 3, defense: 3 })
      .has('Faramir', { willpower: 2, attack: 1, defense: 2 })
      .untilPhase('refresh')
      .has('Mendor', { willpower: 3, attack: 3, defense: 3 })
      .untilPhase('resource')
      .has('Mendor', { willpower: 1, attack: 1, defense: 1 });
  });

  test('costs nothing, and only one copy can be played in a round § limits', () => {
    play(support('Mendor'))
      .plays("Mendor's Support")
      .changes({ 'your hand': "Mendor's Support", 'your discard pile': "Mendor's Support" })
      .cannot("play Mendor's Support", 'maxPlayed');
  });

  test('is of no use without Mendor', () => {
    play(support('Faramir')).lacks("play Mendor's Support");
  });
});

describe('Valor', () => {
  const valiant = (damage: number) =>
    play({
      players: [
        {
          heroes: [{ card: 'Gimli', damage, attached: ['Valor'] }, 'Legolas', 'Beravor'],
          engaged: ['Hill Troll'],
        },
      ],
      phase: 'combat',
      step: '6.7',
    });

  test('heals its hero when he is declared as an attacker, and hurts the enemy he attacks', () => {
    valiant(2)
      .choose('attack Hill Troll')
      .choose('attack Gimli')
      .choose('use Valor')
      .changes({
        Gimli: 'damage 1, exhausted',
        'Hill Troll': 'damage 1',
        Valor: 'exhausted, on Gimli',
      })
      .asks('actionWindow');
  });

  test('may stay ready, and hurts the enemy even if there is nothing to heal', () => {
    valiant(0)
      .choose('attack Hill Troll')
      .choose('attack Gimli')
      .offers('use Valor', 'pass')
      .choose('use Valor')
      .shows({ 'Hill Troll': 'damage 1' });
  });

  test('does nothing when somebody else attacks', () => {
    valiant(2)
      .choose('attack Hill Troll')
      .choose('attack Legolas')
      .lacks('use Valor')
      .changes({ Legolas: 'exhausted' });
  });

  test('is permanent: what discards a Condition passes it by § permanent', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Gimli', attached: ['Valor'] }, 'Beravor', 'Denethor'],
          resources: 2,
          hand: ['Miner of the Iron Hills'],
        },
      ],
    })
      .plays('Miner of the Iron Hills')
      .holds('your play area', 'Valor');
  });
});

describe('Appointed by Fate', () => {
  test('lets its hero collect one more resource in the resource phase', () => {
    play({
      players: [{ heroes: [{ card: 'Gimli', attached: ['Appointed by Fate'] }, 'Beravor'] }],
      phase: 'resource',
    }).shows({ Gimli: 'resource 2', Beravor: 'resource 1' });
  });
});

describe('Mendor', () => {
  test('readies when a quest card is defeated, and each player draws a card', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Aragorn', committed: true }],
          area: [{ card: 'Mendor', exhausted: true }],
        },
        { heroes: [{ card: 'Éowyn', committed: true }, 'Beravor'] },
      ],
      quest: { card: 'Flies and Spiders', progress: 3 },
      phase: 'quest',
      step: '3.4',
    })
      .choose('use Mendor')
      .shows({ Mendor: '', quest: 'A Fork in the Road', 'Aragorn deck': 29, 'Éowyn deck': 29 });
  });

  test('draws nobody a card if he is ready already', () => {
    play({
      players: [{ heroes: [{ card: 'Éowyn', committed: true }, 'Beravor'], area: ['Mendor'] }],
      quest: { card: 'Flies and Spiders', progress: 4 },
      phase: 'quest',
      step: '3.4',
    }).lacks('use Mendor');
  });

  test('goes with the first player token, with what is attached to him', () => {
    play({
      players: [
        {
          heroes: ['Aragorn'],
          area: [{ card: 'Mendor', damage: 1, attached: ['Self Preservation'] }, 'Faramir'],
        },
        { heroes: ['Beravor'] },
      ],
      phase: 'refresh',
    })
      .until('actionWindow')
      .shows({
        'first player': 1,
        'Aragorn play area': 'Aragorn, Faramir',
        'Beravor play area': 'Beravor, Mendor, Self Preservation',
        Mendor: 'damage 1',
      });
  });

  test('goes with it too when the first player is eliminated', () => {
    play({
      players: [{ heroes: ['Aragorn'], threat: 49, area: ['Mendor'] }, { heroes: ['Beravor'] }],
      phase: 'refresh',
    })
      .until('actionWindow', 1)
      .shows({ 'Aragorn play area': '', 'Beravor play area': 'Beravor, Mendor' });
  });

  test('can attack enemies engaged with others', () => {
    play({
      players: [
        { heroes: ['Aragorn', 'Beravor'], area: ['Mendor'] },
        { heroes: ['Éowyn'], engaged: ['Forest Spider'] },
      ],
      phase: 'combat',
      step: '6.7',
    })
      .until('whomToAttack', 0)
      .choose('attack Forest Spider')
      .shows({ Mendor: 'exhausted', Aragorn: '', Beravor: '' });
  });

  test('is removed from the game when he leaves play § removed-from-the-game', () => {
    underAttack({
      players: [
        {
          heroes: ['Aragorn', 'Beravor'],
          area: [{ card: 'Mendor', damage: 2 }],
          engaged: [{ card: 'Hill Troll' }],
        },
      ],
    })
      .choose('defend Mendor')
      .untilPhase('refresh')
      .holds('removed from the game', 'Mendor');
  });
});
