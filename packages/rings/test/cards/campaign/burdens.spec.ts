import { describe, test } from 'vitest';
import { beforeEngagement, beforeStaging, underAttack } from '../situations.ts';

describe("Ungoliant's Swarm", () => {
  test('makes whoever it engages exhaust two of their characters', () => {
    beforeEngagement({
      players: [
        {
          heroes: ['Aragorn', 'Beravor', { card: 'Gimli', exhausted: true }],
          area: ['Faramir'],
          threat: 33,
        },
        { heroes: ['Legolas'] },
      ],
      staging: ["Ungoliant's Swarm"],
    })
      .until('whomToEngage', 0)
      .choose("engage Ungoliant's Swarm")
      .asks('chooseCard', 0)
      .offers('Aragorn', 'Beravor', 'Faramir')
      .lacks('Gimli', 'Legolas')
      .choose('Aragorn')
      .lacks('Aragorn')
      .choose('Faramir')
      .changes({
        Aragorn: 'exhausted',
        Faramir: 'exhausted',
        'staging area': '',
        'Aragorn engaged': "Ungoliant's Swarm",
      });
  });

  test('takes the only ready character if there are no two', () => {
    beforeEngagement({
      players: [{ heroes: ['Aragorn', { card: 'Gimli', exhausted: true }], threat: 33 }],
      staging: ["Ungoliant's Swarm"],
    })
      .until('whomToEngage', 0)
      .choose("engage Ungoliant's Swarm")
      .shows({ Aragorn: 'exhausted', Gimli: 'exhausted' })
      .asks('undefendedDamage', 0);
  });

  test('as a shadow engages the defending player', () => {
    underAttack({
      players: [
        {
          heroes: ['Aragorn', 'Beravor', 'Gimli'],
          area: ['Faramir'],
          engaged: [{ card: 'Forest Spider', shadow: ["Ungoliant's Swarm"] }],
        },
      ],
    })
      .choose('defend Aragorn')
      .until('chooseCard')
      .choose('Gimli')
      .choose('Faramir')
      .changes({
        Aragorn: 'exhausted',
        Gimli: 'exhausted',
        Faramir: 'exhausted',
        'shadow cards': 0,
        'your engaged': "Forest Spider, Ungoliant's Swarm",
      });
  });
});

describe('Lingering Venom', () => {
  const venom = () =>
    beforeStaging({
      players: [
        {
          heroes: [
            { card: 'Aragorn', damage: 1 },
            { card: 'Gimli', damage: 2 },
          ],
          area: [{ card: 'Guard of the Citadel', damage: 1 }, 'Silverlode Archer'],
        },
        { heroes: ['Legolas', 'Beravor'] },
      ],
      wholeEncounterDeck: ['Lingering Venom', 'Great Forest Web', 'Old Forest Road', 'Forest Gate'],
    });

  test('surges, and each player may exhaust all their damaged characters', () => {
    venom()
      .pass()
      .asks('chooseOne', 0)
      .choose('option 1')
      .asks('chooseCard', 1)
      .choose('Legolas')
      .asks('actionWindow', 1)
      .changes({
        Aragorn: 'damage 1, exhausted',
        Gimli: 'damage 2, exhausted',
        'Guard of the Citadel': 'damage 1, exhausted',
        Legolas: 'damage 2',
        'encounter deck': 1,
        'encounter discard pile': 'Lingering Venom',
        'staging area': 'Great Forest Web, Old Forest Road',
      });
  });

  test('or has 2 damage dealt to the hero of theirs who has the most', () => {
    venom()
      .pass()
      .choose('option 2')
      .choose('Legolas')
      .shows({ Gimli: 'damage 4', Aragorn: 'damage 1', 'Guard of the Citadel': 'damage 1' });
  });

  test('as a shadow exhausts every damaged character of the defending player', () => {
    underAttack({
      players: [
        {
          heroes: ['Aragorn', { card: 'Gimli', damage: 1 }, 'Beravor'],
          area: [{ card: 'Veteran Axehand', damage: 1 }],
          engaged: [{ card: 'Forest Spider', shadow: ['Lingering Venom'] }],
        },
        { heroes: [{ card: 'Legolas', damage: 1 }] },
      ],
    })
      .choose('defend Aragorn')
      .pass()
      .asks('actionWindow')
      .changes({
        Aragorn: 'exhausted',
        Gimli: 'damage 1, exhausted',
        'Veteran Axehand': 'damage 1, exhausted',
        'shadow cards': 0,
        'encounter discard pile': 'Lingering Venom',
      });
  });
});

describe('Scarred', () => {
  const scarred = (...attached: readonly string[]) =>
    underAttack({
      players: [
        {
          heroes: [{ card: 'Aragorn', attached }, 'Beravor'],
          area: ['Silverlode Archer'],
          engaged: ['Dol Guldur Orcs'],
        },
        { heroes: ['Gimli'] },
      ],
    });

  test('raises the threat of its player when a character of theirs is destroyed', () => {
    scarred('Scarred')
      .choose('defend Silverlode Archer')
      .until('whomToAttack')
      .shows({ 'Aragorn threat': 23, 'Gimli threat': 11 });
  });

  test('is removed from the game with its hero, as every permanent card is § permanent', () => {
    underAttack({
      players: [
        {
          heroes: [{ card: 'Aragorn', damage: 4, attached: ['Scarred', 'Valor'] }, 'Beravor'],
          engaged: ['Hill Troll'],
        },
      ],
    })
      .choose('defend Aragorn')
      .until('whomToAttack')
      .shows({ 'your discard pile': 'Aragorn', 'removed from the game': 'Scarred, Valor' });
  });

  test('leaves the threat as it is while nobody is destroyed', () => {
    scarred('Scarred')
      .choose('defend Aragorn')
      .until('whomToAttack')
      .shows({ Aragorn: 'exhausted', 'Aragorn threat': 22 });
  });
});
