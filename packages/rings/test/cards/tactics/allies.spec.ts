import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

describe('Gondorian Spearman', () => {
  const defending = (damage: number) =>
    play({
      players: [
        {
          heroes: ['Gimli', 'Beravor'],
          area: ['Gondorian Spearman', 'Veteran Axehand'],
          engaged: [{ card: 'East Bight Patrol', damage }, 'Wolf Rider'],
        },
      ],
      phase: 'combat',
      step: '6.3',
    })
      .choose('activate East Bight Patrol')
      .until('whoDefends');

  test('deals one damage to the attacking enemy when it is declared as a defender', () => {
    defending(0)
      .choose('defend Gondorian Spearman')
      .asks('useAbility', 0)
      .choose('use Gondorian Spearman')
      .changes({ 'Gondorian Spearman': 'exhausted', 'East Bight Patrol': 'damage 1' });
  });

  test('is spared the attack of an enemy that this destroys', () => {
    defending(1)
      .choose('defend Gondorian Spearman')
      .choose('use Gondorian Spearman')
      .until('whoDefends')
      .shows({ 'your engaged': 'Wolf Rider', 'Gondorian Spearman': 'exhausted' });
  });

  test('does nothing when somebody else defends', () => {
    defending(0)
      .choose('defend Veteran Axehand')
      .asks('actionWindow')
      .shows({ 'East Bight Patrol': '' });
  });

  test('defends others as a sentinel, and strikes there too', () => {
    play({
      players: [
        { heroes: ['Éowyn'], engaged: ['East Bight Patrol'] },
        { heroes: ['Gimli', 'Beravor'], area: ['Gondorian Spearman'] },
      ],
      phase: 'combat',
      step: '6.3',
    })
      .until('whoDefends', 1)
      .lacks('defend Gimli')
      .choose('defend Gondorian Spearman')
      .asks('useAbility', 1)
      .choose('use Gondorian Spearman')
      .shows({ 'East Bight Patrol': 'damage 1' });
  });
});

describe('Horseback Archer', () => {
  test('attacks from afar', () => {
    play({
      players: [
        { heroes: ['Éowyn'], engaged: ['Wolf Rider'] },
        { heroes: ['Gimli'], area: ['Horseback Archer', 'Veteran Axehand'] },
      ],
      phase: 'combat',
      step: '6.7',
    })
      .choose('attack Wolf Rider')
      .asks('rangedHelp', 1)
      .offers('attack Horseback Archer')
      .lacks('attack Gimli', 'attack Veteran Axehand');
  });
});

describe('Beorn', () => {
  const using = () =>
    play({
      players: [
        { heroes: ['Beravor'], area: [{ card: 'Beorn', damage: 1 }], wholeDeck: ['Feint'] },
      ],
      phase: 'travel',
    }).choose('use Beorn');

  test('attacks with five more until the phase ends, without exhausting', () => {
    using().changes({}).has('Beorn', { attack: 8, defense: 3, willpower: 1 });
  });

  test('is shuffled into the deck when the phase ends', () => {
    using()
      .untilPhase('encounter')
      .changes({ Beorn: '', 'your play area': 'Beravor', 'your deck': 2 });
  });

  test('can do so once a round', () => {
    using().cannot('use Beorn', 'limitReached');
  });

  test('can do so though he is exhausted', () => {
    play({ players: [{ heroes: ['Beravor'], area: [{ card: 'Beorn', exhausted: true }] }] })
      .choose('use Beorn')
      .has('Beorn', { attack: 8 });
  });

  test('stays in the discard pile if he was destroyed before', () => {
    play({
      players: [
        {
          heroes: ['Beravor'],
          area: [{ card: 'Beorn', damage: 5 }],
          engaged: ["Ungoliant's Spawn"],
          wholeDeck: ['Feint'],
        },
      ],
      phase: 'combat',
      step: '6.3',
    })
      .choose('use Beorn')
      .until('whoDefends')
      .choose('defend Beorn')
      .until('whomToAttack')
      .untilPhase('refresh')
      .shows({ 'your discard pile': 'Beorn', 'your deck': 1 });
  });
});
