import { describe, expect, test } from 'vitest';
import { exhaust, query, titled, whenRevealed } from '../../../src/vocabulary/builders.ts';
import { reprinted, told } from '../../rules/rewording.ts';
import { play } from '../../table/play.ts';

describe('Gimli', () => {
  test('is stronger in attack by each damage on him § base-value, constant-ability', () => {
    const table = (damage: number) =>
      play({ players: [{ heroes: [{ card: 'Gimli', damage }, 'Beravor'] }] });
    table(0).has('Gimli', { attack: 2, defense: 2, willpower: 2 });
    table(3).has('Gimli', { attack: 5, defense: 2, willpower: 2 }).has('Beravor', { attack: 2 });
  });

  test('is weaker again when he is healed § constant-ability, modifiers', () => {
    play({
      players: [
        { heroes: [{ card: 'Gimli', damage: 2 }, 'Beravor'], area: ['Daughter of the Nimrodel'] },
      ],
    })
      .choose('use Daughter of the Nimrodel')
      .has('Gimli', { attack: 2 });
  });
});

describe('Legolas', () => {
  const attacking = (...attackers: readonly string[]) =>
    play({
      players: [
        {
          heroes: ['Legolas', 'Gimli', 'Beravor'],
          engaged: [{ card: 'Forest Spider', damage: 3 }],
        },
      ],
      location: { card: 'Old Forest Road', progress: 2 },
      phase: 'combat',
      step: '6.7',
    })
      .choose('attack Forest Spider')
      .choose(...attackers.map((name) => `attack ${name}`))
      .pass()
      .pass();

  test('places two progress tokens when an attack he takes part in destroys an enemy', () => {
    attacking('Legolas', 'Gimli').asks('useAbility', 0).choose('use Legolas').changes({
      Legolas: 'exhausted',
      Gimli: 'exhausted',
      'Forest Spider': '',
      'your engaged': '',
      'active location': '',
      'Old Forest Road': '',
      'Flies and Spiders': 'progress 1',
      'encounter discard pile': 'Forest Spider, Old Forest Road',
    });
  });

  test('does nothing when he stands by', () => {
    attacking('Gimli').asks('actionWindow').shows({ 'your engaged': '' });
  });

  test('does nothing when the enemy withstands', () => {
    play({
      players: [{ heroes: ['Legolas', 'Beravor'], engaged: ['Forest Spider'] }],
      phase: 'combat',
      step: '6.7',
    })
      .choose('attack Forest Spider')
      .choose('attack Legolas')
      .pass()
      .pass()
      .asks('actionWindow')
      .shows({ 'Forest Spider': 'damage 2' });
  });

  test('does nothing when something else destroys it', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Legolas', resources: 1 }, 'Beravor'],
          hand: ['Rain of Arrows'],
          engaged: [{ card: 'Forest Spider', damage: 3 }],
        },
      ],
    })
      .plays('Rain of Arrows')
      .shows({ 'your engaged': '', Legolas: 'exhausted' })
      .asks('planning');
  });

  test('does nothing when something else destroys an enemy while he attacks', () => {
    play({
      players: [
        {
          heroes: [
            'Legolas',
            'Beravor',
            { card: 'Gimli', resources: 1, attached: ['Blade of Gondolin'] },
          ],
          area: ['Horseback Archer'],
          hand: ['Rain of Arrows'],
          engaged: [{ card: 'Forest Spider', damage: 3 }, "Ungoliant's Spawn"],
        },
      ],
      phase: 'combat',
      step: '6.7',
    })
      .choose("attack Ungoliant's Spawn")
      .choose('attack Legolas', 'attack Gimli')
      .asks('actionWindow')
      .plays('Rain of Arrows')
      .asks('actionWindow')
      .shows({ 'your engaged': "Ungoliant's Spawn", 'Flies and Spiders': '' });
  });

  test('joins an attack of another player from afar, and it counts', () => {
    play({
      players: [
        { heroes: ['Gimli'], engaged: [{ card: 'Forest Spider', damage: 3 }] },
        { heroes: ['Legolas', 'Beravor'] },
      ],
      phase: 'combat',
      step: '6.7',
    })
      .choose('attack Forest Spider')
      .asks('rangedHelp', 1)
      .lacks('attack Beravor')
      .choose('attack Legolas')
      .until('useAbility', 1)
      .choose('use Legolas')
      .shows({ 'Flies and Spiders': 'progress 2' });
  });
});

describe('Thalin', () => {
  const frightens = whenRevealed(exhaust(query('heroes', titled('Beravor'))));

  const questing = (committed: string, ...encounterDeck: readonly string[]) =>
    play({
      players: [
        { heroes: ['Thalin', 'Gimli', 'Beravor', { card: 'Éowyn', committed: true, damage: 1 }] },
      ],
      phase: 'quest',
      wholeEncounterDeck: [...encounterDeck, 'Old Forest Road', 'Old Forest Road'],
    })
      .commit(committed)
      .pass();

  test('deals one damage to each enemy that is revealed while he is on the quest', () => {
    questing('Thalin', 'East Bight Patrol').shows({
      'staging area': 'East Bight Patrol',
      'East Bight Patrol': 'damage 1',
    });
  });

  test('destroys an enemy that has no more: neither its keywords nor its When Revealed effect are resolved, says the FAQ § reveal, staging, surge, destroyed', () => {
    // They go back into the deck, for they have been destroyed.
    questing('Thalin', 'Eastern Crows').shows({ 'staging area': '', 'encounter deck': 3 });
    reprinted('King Spider', { hitPoints: 1, keywords: { doomed: 3, surge: true } }, frightens);
    questing('Thalin', 'King Spider').shows({
      'staging area': '',
      'encounter deck': 2,
      'encounter discard pile': 'King Spider',
      'your threat': 39,
      Beravor: '',
    });
  });

  test('strikes an enemy before its keywords and its When Revealed effect are resolved § reveal, staging', () => {
    reprinted('King Spider', { keywords: { doomed: 3 } }, frightens);
    const table = questing('Thalin', 'King Spider')
      .shows({
        'King Spider': 'damage 1',
        'your threat': 42,
        Beravor: 'exhausted',
      })
      .asks('whomToEngage', 0);
    expect(told(table, 'revealed', 'damaged', 'threatRaised', 'exhausted', 'staged')).toEqual([
      'revealed',
      'damaged',
      'threatRaised',
      'exhausted',
      'staged',
    ]);
  });

  test('destroys an enemy that is worth victory points into the victory display § victory-x', () => {
    reprinted('King Spider', { hitPoints: 1, victory: 3 }, frightens);
    questing('Thalin', 'King Spider').shows({ 'victory display': 'King Spider', Beravor: '' });
  });

  test('leaves an objective without a guard if the enemy that was to guard it is destroyed § guarded', () => {
    reprinted('King Spider', { hitPoints: 1 }, frightens);
    questing('Thalin', "Gandalf's Map", 'King Spider').shows({
      'staging area': "Gandalf's Map",
      'encounter deck': 2,
    });
  });

  test('strikes before the enemy does something', () => {
    questing('Thalin', 'Black Forest Bats')
      .choose('Thalin')
      .shows({ 'Black Forest Bats': 'damage 1', committed: 'Éowyn' });
  });

  test('does nothing while he is not on the quest', () => {
    questing('Gimli', 'East Bight Patrol').shows({ 'East Bight Patrol': '' });
  });

  test('does nothing to enemies that come into play otherwise, and to locations', () => {
    questing('Thalin', 'Old Forest Road').shows({ 'Old Forest Road': '' });
    play({
      players: [{ heroes: ['Thalin', 'Beravor'] }],
      phase: 'quest',
      staging: ['East Bight Patrol'],
      encounterDeck: ['Old Forest Road'],
    })
      .commit('Thalin')
      .pass()
      .shows({ 'East Bight Patrol': '' });
  });
});
