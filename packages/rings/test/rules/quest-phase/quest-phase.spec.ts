import { describe, expect, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { told } from '../rewording.ts';

const NOTHING = 'Eyes of the Forest';

const questing = (player: Partial<PlayerDescription>, table: Partial<Description> = {}) =>
  play({
    players: [{ heroes: ['Aragorn', 'Éowyn'], threat: 20, ...player }],
    encounterDeck: [NOTHING, NOTHING],
    phase: 'quest',
    ...table,
  });

describe('committing characters to the quest (3.2)', () => {
  test('exhausts any number of a player’s ready characters § step-3-2, quest-phase, ready', () => {
    questing({ area: ['Faramir', { card: 'Gandalf', exhausted: true }, 'Gléowine'] })
      .until('commitToQuest', 0)
      .offers('commit Aragorn', 'commit Éowyn', 'commit Faramir', 'commit Gléowine')
      .lacks('commit Gandalf')
      .choose('commit Éowyn', 'commit Faramir')
      .shows({
        committed: 'Faramir, Éowyn',
        Éowyn: 'exhausted',
        Faramir: 'exhausted',
        Aragorn: '',
      });
  });

  test('goes in player order, and everybody may decline § step-3-2, quest-phase, player-order', () => {
    play({
      players: [{ heroes: ['Aragorn'] }, { heroes: ['Éowyn'] }, { heroes: ['Gimli'] }],
      firstPlayer: 1,
      encounterDeck: [NOTHING, NOTHING, NOTHING],
      phase: 'quest',
    })
      .asks('commitToQuest', 1)
      .answer([])
      .asks('commitToQuest', 2)
      .choose('commit Gimli')
      .asks('commitToQuest', 0)
      .answer([])
      .shows({ committed: '' });
  });

  test('lasts until the end of the phase, and the characters stay exhausted § step-3-5, step-3-4, quest-phase', () => {
    questing({ heroes: ['Éowyn', 'Beravor'] })
      .commit('Éowyn')
      .untilPhase('travel')
      .shows({ committed: '', Éowyn: 'exhausted' });
  });
});

describe('staging (3.3)', () => {
  test('reveals one card for each player who is in the game § step-3-3, staging, quest-phase', () => {
    for (const count of [1, 2, 3, 4]) {
      const heroes = [['Aragorn'], ['Gimli'], ['Éowyn'], ['Beravor']];
      const table = play({
        players: heroes.slice(0, count).map((each) => ({ heroes: each, threat: 1 })),
        encounterDeck: ['Old Forest Road', 'Forest Gate', 'Enchanted Stream', 'Old Forest Road'],
        phase: 'quest',
      }).until('whereToTravel');
      expect(told(table, 'revealed')).toHaveLength(count);
    }
  });

  test('resolves each card before the next one is revealed § step-3-3, reveal, quest-phase', () => {
    const table = play({
      players: [{ heroes: ['Aragorn'] }, { heroes: ['Éowyn'], hand: ['Hasty Stroke'] }],
      encounterDeck: [NOTHING, 'Endless Caverns', 'Old Forest Road', 'Forest Gate'],
      phase: 'quest',
    }).until('whereToTravel');
    // The second card has surge, so a third one follows.
    expect(told(table, 'revealed', 'staged', 'surges')).toEqual([
      'revealed',
      'revealed',
      'staged',
      'surges',
      'revealed',
      'staged',
    ]);
    table.shows({ 'encounter discard pile': NOTHING, 'Éowyn discard pile': 'Hasty Stroke' });
  });

  test('lays enemies, locations and objectives in the staging area, treacheries on the pile § step-3-3, staging, staging-area, treachery-cards, enemy-cards, location-cards, objective-cards', () => {
    play({
      players: [
        { heroes: ['Aragorn'], threat: 1 },
        { heroes: ['Éowyn'], threat: 1 },
      ],
      encounterDeck: ['Hill Troll', "Gandalf's Map", 'Old Forest Road'],
      phase: 'quest',
    })
      .until('whereToTravel')
      .shows({
        'staging area': "Gandalf's Map, Hill Troll, Old Forest Road",
        "Gandalf's Map": 'on Old Forest Road',
        'encounter discard pile': '',
      });
    questing({ heroes: ['Beravor'] })
      .commit()
      .untilPhase('travel')
      .shows({ 'staging area': '', 'encounter discard pile': NOTHING });
  });
});

describe('resolving the quest (3.4)', () => {
  test('more willpower than threat: the difference is placed as progress § step-3-4, willpower, quest-phase', () => {
    // Éowyn 4 and Aragorn 2 against 1.
    questing({ hand: [] }, { encounterDeck: ['Old Forest Road'] })
      .commit('Éowyn', 'Aragorn')
      .until('whereToTravel')
      .shows({ 'Flies and Spiders': 'progress 5', 'your threat': 20 });
  });

  test('more threat than willpower: every player’s threat rises by the difference § step-3-4, threat, quest-phase', () => {
    play({
      players: [
        { heroes: ['Aragorn'], threat: 20 },
        { heroes: ['Éowyn'], threat: 30 },
      ],
      staging: ['Forest Gate', 'Enchanted Stream'],
      encounterDeck: ['Old Forest Road', NOTHING],
      phase: 'quest',
    })
      .commit('Aragorn')
      .commit()
      .until('whereToTravel')
      .shows({ 'Aragorn threat': 23, 'Éowyn threat': 33, 'Flies and Spiders': '' });
  });

  test('a tie is neither: no progress and no threat § step-3-4, quest-phase', () => {
    const table = questing({}, { staging: ['Forest Gate'] })
      .commit('Aragorn')
      .until('whereToTravel');
    table.shows({ 'Flies and Spiders': '', 'your threat': 20 });
    const [line] = table.log.filter((each) => each.line.say === 'questResolved');
    expect(line?.line.result).toBe('tie');
  });

  test('only cards in the staging area count: no engaged enemies, no active location § step-3-4, active-location, staging-area', () => {
    questing(
      { heroes: ['Éowyn', 'Beravor'], engaged: ['Hill Troll'] },
      { location: 'Enchanted Stream', staging: ['Forest Gate'] },
    )
      .commit('Éowyn')
      .untilPhase('travel')
      .shows({ 'Flies and Spiders': '', 'active location': '', 'your threat': 20 })
      .asks('whereToTravel', 0);
  });

  test('a character that has left the quest does not count, and does not ready § step-3-4, willpower', () => {
    questing({ heroes: ['Éowyn', 'Gimli', 'Beravor'] }, { encounterDeck: ['Black Forest Bats'] })
      .commit('Éowyn', 'Gimli')
      .until('chooseCard')
      .choose('Éowyn')
      .untilPhase('travel')
      .shows({ 'Flies and Spiders': 'progress 1', Éowyn: 'exhausted' });
  });

  test('a character that has left play does not count § willpower, step-3-4', () => {
    questing(
      { heroes: ['Aragorn', 'Beravor'], area: [{ card: 'Faramir', damage: 2 }] },
      {
        encounterDeck: ["The Necromancer's Reach"],
      },
    )
      .commit('Aragorn', 'Faramir')
      .pass()
      .asks('actionWindow', 0)
      .shows({ committed: 'Aragorn', 'your discard pile': 'Faramir' })
      .untilPhase('travel')
      // The 2 of Aragorn alone.
      .shows({ 'Flies and Spiders': 'progress 2' });
  });
});
