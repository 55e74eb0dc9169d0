import { describe, test } from 'vitest';
import type { PlayerDescription } from '../table/description.ts';
import { play } from '../table/play.ts';
import { printedWith } from '../table/printing.ts';

describe('Ultron II', () => {
  const attacks = (players: readonly PlayerDescription[], ...encounterDeck: readonly string[]) =>
    play({
      players,
      scenario: 'ultron',
      villain: { stage: 'II' },
      environments: ['Ultron Drones'],
      encounterDeck,
      phase: 'villain',
    });
  const first = (drones: readonly string[]): PlayerDescription => ({
    hero: 'captain-marvel',
    form: 'hero',
    drones,
    exhausted: true,
  });

  test('FAQ 23, Ultron II: counts the Drones of the player he began to attack, not those of the defender', () => {
    attacks(
      [
        first(['Energy']),
        { hero: 'she-hulk', form: 'hero', drones: ['Energy', 'Energy', 'Energy'] },
      ],
      'Advance',
    )
      .choose('defend She-Hulk')
      .shows({ 'She-Hulk': 'damage 2, exhausted', 'Captain Marvel': 'exhausted' })
      .asks('whichMinion', 0);
  });

  test('FAQ 23, Ultron II: does not hit harder if the defending player is engaged with one more Drone', () => {
    const defended = (boostCard: string) =>
      attacks([first(['Energy']), { hero: 'she-hulk', form: 'hero' }], boostCard)
        .choose('defend She-Hulk')
        .asks('whichMinion', 0)
        .shows({ 'She-Hulk': 'damage 2, exhausted' });
    defended('Advance').shows({ 'She-Hulk engaged': '' });
    defended('01144a').shows({ 'She-Hulk engaged': 'Drone' });
  });

  test('FAQ 23, Ultron II: hits harder if that player is engaged with one more Drone before the damage', () => {
    const boosted = (card: string) =>
      attacks([{ ...first([]), exhausted: false }], card, 'Advance').pass();
    boosted('Advance').shows({ 'Captain Marvel': 'damage 3' }).asks('whoDefends', 0);
    boosted('01144a').shows({ 'Captain Marvel': 'damage 4' }).asks('whichMinion', 0);
  });
});

describe('Assault', () => {
  test('FAQ 24, Assault: is not discarded before its attack is over, so it is not shuffled into a deck that runs out meanwhile', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', dealt: ['Assault'] }],
      villain: { status: ['stunned'] },
      wholeEncounterDeck: ['"I\'m Tough"', 'Charge'],
      encounterDiscard: ['Hydra Mercenary', 'Shocker'],
      phase: 'villain',
    })
      .asks('whoDefends', 0)
      .pass()
      .asks('playerTurn', 0)
      .shows({ 'encounter deck': 2, 'The Break-In!': 'acceleration 1, threat 1' })
      .shows({ 'encounter discard pile': '"I\'m Tough", Assault, Charge' });
  });
});

test('FAQ 20, Tigra: heals for the minion she has defeated before she takes consequential damage', () => {
  const hunting = (prey: string) =>
    play({
      players: [{ hero: 'captain-marvel', area: [{ card: 'Tigra', damage: 2 }], engaged: [prey] }],
    })
      .choose('attack Tigra')
      .choose(prey);
  hunting('Hydra Bomber')
    .asks('useAbility', 0)
    .shows({ Tigra: 'damage 2, exhausted', 'your engaged': '' })
    .choose('use Tigra')
    .shows({ Tigra: 'damage 2, exhausted', 'your discard pile': '' })
    .asks('playerTurn', 0);
  hunting('Sandman').shows({ 'your discard pile': 'Tigra', Sandman: 'damage 2' });
});

describe('Hulk', () => {
  const smashing = () => {
    printedWith('Backflip', { resources: { energy: 1, mental: 1 } });
    return play({
      players: [
        {
          hero: 'captain-marvel',
          area: [{ card: 'Hulk', damage: 1 }],
          deck: ['Backflip'],
        },
      ],
    }).choose('attack Hulk');
  };

  test('FAQ 64, Salvage: Hulk does something for every type of resource on one card, in the order his player likes', () => {
    smashing()
      .asks('chooseNextEffect', 0)
      .choose('option 2')
      .shows({ Rhino: 'damage 4', 'Carol Danvers': 'damage 1', 'your play area': 'Carol Danvers' })
      .asks('playerTurn', 0);
    smashing()
      .choose('option 3')
      .shows({ Rhino: 'damage 4', 'Carol Danvers': 'damage 1', 'your play area': 'Carol Danvers' })
      .asks('playerTurn', 0);
  });

  test('FAQ 64, Salvage: the first effect may change what the second finds', () => {
    const tied = () => {
      printedWith('Backflip', { resources: { energy: 1, physical: 1 } });
      return play({
        players: [
          {
            hero: 'captain-marvel',
            area: ['Hulk'],
            engaged: [{ card: 'Shocker', damage: 1 }],
            deck: ['Backflip'],
          },
        ],
      })
        .choose('attack Hulk')
        .choose('Rhino')
        .asks('chooseNextEffect', 0);
    };
    tied().choose('option 1').offers('Rhino', 'Shocker').shows({ Shocker: 'damage 1' });
    tied().choose('option 2').offers('Rhino', 'Shocker').shows({ Shocker: 'damage 2' });
  });
});
