import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

describe('Aragorn', () => {
  test('spends a resource of his own after he commits to a quest, and readies', () => {
    play({
      players: [{ heroes: [{ card: 'Aragorn', resources: 1 }, 'Beravor'] }],
      phase: 'quest',
    })
      .commit('Aragorn')
      .asks('useAbility', 0)
      .choose('use Aragorn')
      .changes({ Aragorn: '', committed: 'Aragorn' })
      .asks('actionWindow');
  });

  test('may stay exhausted', () => {
    play({ players: [{ heroes: ['Aragorn', 'Beravor'], resources: 1 }], phase: 'quest' })
      .commit('Aragorn')
      .pass()
      .changes({ Aragorn: 'resource 1, exhausted', committed: 'Aragorn' })
      .asks('actionWindow');
  });

  test('does not spend what others have', () => {
    play({
      players: [{ heroes: ['Aragorn', { card: 'Beravor', resources: 3 }] }],
      phase: 'quest',
    })
      .commit('Aragorn')
      .asks('actionWindow')
      .changes({ Aragorn: 'exhausted', committed: 'Aragorn' });
  });

  test('does nothing when another hero commits', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Aragorn', exhausted: true }, 'Théodred', 'Beravor'],
          resources: 1,
        },
      ],
      phase: 'quest',
    })
      .commit('Théodred')
      .asks('useAbility')
      .offers('use Théodred', 'pass')
      .lacks('use Aragorn');
  });

  test('stands guard for others', () => {
    play({
      players: [
        { heroes: ['Éowyn'], engaged: ['East Bight Patrol'] },
        { heroes: ['Aragorn', 'Théodred'] },
      ],
      phase: 'combat',
      step: '6.3',
    })
      .asks('whoDefends', 0)
      .pass()
      .asks('whoDefends', 1)
      .offers('defend Aragorn', 'pass')
      .lacks('defend Théodred');
  });
});

describe('Théodred', () => {
  test('gives a resource to a hero who is committed to the quest, also to himself', () => {
    const table = () =>
      play({
        players: [{ heroes: ['Théodred', 'Glóin', 'Beravor'], area: ['Guard of the Citadel'] }],
        phase: 'quest',
      })
        .commit('Théodred', 'Glóin', 'Guard of the Citadel')
        .choose('use Théodred')
        .asks('chooseCard')
        .offers('Théodred', 'Glóin')
        .lacks('Beravor', 'Guard of the Citadel');
    table().choose('Glóin').changes({
      Théodred: 'exhausted',
      Glóin: 'resource 1, exhausted',
      'Guard of the Citadel': 'exhausted',
      committed: 'Glóin, Guard of the Citadel, Théodred',
    });
    table().choose('Théodred').shows({ Théodred: 'resource 1, exhausted', Glóin: 'exhausted' });
  });

  test('gives it to heroes of other players too', () => {
    play({
      players: [{ heroes: ['Éowyn'] }, { heroes: ['Théodred', 'Beravor'] }],
      phase: 'quest',
    })
      .commit('Éowyn')
      .commit('Théodred')
      .choose('use Théodred')
      .choose('Éowyn')
      .shows({ Éowyn: 'resource 1, exhausted', Théodred: 'exhausted' });
  });

  test('does nothing if he stays behind', () => {
    play({ players: [{ heroes: ['Théodred', 'Glóin', 'Beravor'] }], phase: 'quest' })
      .commit('Glóin')
      .asks('actionWindow')
      .changes({ Glóin: 'exhausted', committed: 'Glóin' });
  });
});

describe('Glóin', () => {
  const attacked = (damage: number, victim = 'Glóin') =>
    play({
      players: [
        {
          heroes: [{ card: 'Glóin', damage }, 'Aragorn', 'Beravor'],
          engaged: ['East Bight Patrol'],
        },
      ],
      phase: 'combat',
      step: '6.3',
    })
      .until('undefendedDamage')
      .choose(victim);

  test('gains a resource for each point of damage he has just suffered', () => {
    attacked(0)
      .asks('useAbility')
      .choose('use Glóin')
      .changes({ Glóin: 'damage 3, resource 3' })
      .asks('actionWindow');
  });

  test('may do without', () => {
    attacked(0).pass().changes({ Glóin: 'damage 3' });
  });

  test('gains nothing when others suffer', () => {
    attacked(0, 'Aragorn').asks('actionWindow').changes({ Aragorn: 'damage 3' });
  });

  test('gains nothing when he is destroyed', () => {
    attacked(2).asks('actionWindow').changes({
      Glóin: '',
      'your play area': 'Aragorn, Beravor',
      'your discard pile': 'Glóin',
    });
  });

  test('gains for damage by an effect as well, and nothing for older damage', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Glóin', damage: 1, attached: ['Citadel Plate'] }, 'Beravor'],
          threat: 40,
        },
      ],
      staging: ['Hummerhorns'],
      phase: 'encounter',
    })
      .until('chooseCard')
      .choose('Glóin')
      .choose('use Glóin')
      .shows({ Glóin: 'damage 6, resource 5' });
  });
});
