import { describe, expect, test } from 'vitest';
import {
  activeLocation,
  discard,
  draw,
  progress,
  query,
  quest,
  response,
} from '../../../src/vocabulary/builders.ts';
import { play } from '../../table/play.ts';
import { doing, saying, told } from '../rewording.ts';

const NOTHING = 'Eyes of the Forest';

describe('progress on the quest', () => {
  test('goes on the active location first, up to its quest points § active-location, current-quest, quest-progress', () => {
    doing(progress(2, quest), {}, { location: 'Old Forest Road' })
      .shows({
        'Old Forest Road': 'progress 2',
        'Flies and Spiders': '',
      })
      .asks('commitToQuest', 0);
  });

  test('what is left when the location is explored goes on to the quest § active-location, explored, current-quest', () => {
    doing(progress(5, quest), {}, { location: { card: 'Old Forest Road', progress: 1 } })
      .shows({
        'active location': '',
        'encounter discard pile': 'Old Forest Road',
        'Flies and Spiders': 'progress 3',
      })
      .asks('commitToQuest', 0);
  });

  test('the same when the quest is resolved § active-location, step-3-4', () => {
    play({
      players: [{ heroes: ['Éowyn', 'Aragorn', 'Beravor'], threat: 20 }],
      location: { card: 'Old Forest Road', progress: 1 },
      encounterDeck: [NOTHING],
      phase: 'quest',
    })
      .commit('Éowyn', 'Aragorn')
      .untilPhase('travel')
      .shows({ 'active location': '', 'Flies and Spiders': 'progress 4' });
  });

  test('that an effect places on a location stays there: what is too much is lost § explored, location-cards', () => {
    doing(progress(5, activeLocation), {}, { location: 'Old Forest Road' })
      .shows({
        'active location': '',
        'Flies and Spiders': '',
      })
      .asks('commitToQuest', 0);
    doing(
      progress(5, query('stagedLocations')),
      {},
      {
        location: 'Old Forest Road',
        staging: ['Enchanted Stream', 'Hill Troll'],
      },
    )
      .shows({
        'staging area': 'Hill Troll',
        'Old Forest Road': '',
        'Flies and Spiders': '',
        'encounter discard pile': 'Enchanted Stream',
      })
      .asks('commitToQuest', 0);
  });

  test('as much as the quest points: the players advance at once, without what is too much § quest-progress', () => {
    doing(progress(20, quest))
      .shows({
        quest: 'A Fork in the Road',
        'A Fork in the Road': '',
      })
      .asks('commitToQuest', 0);
    doing(progress(7, quest)).shows({ 'Flies and Spiders': 'progress 7' }).asks('commitToQuest', 0);
  });

  test('that completes the last stage wins the game § quest-progress, winning', () => {
    doing(progress(10, quest), {}, { quest: 'core-122' }).isOver('players', 'questCompleted');
  });

  test('does not defeat a stage that cannot be defeated § quest-progress', () => {
    const staging = ["Ungoliant's Spawn"];
    const table = doing(progress(12, quest), {}, { quest: 'core-122', staging });
    table.shows({ 'A Chosen Path': 'progress 12' }).asks('commitToQuest', 0);
    expect(table.state.outcome).toBeNull();
  });

  test('on a stage that can be defeated only later ends it then § quest-progress', () => {
    play({
      players: [
        { heroes: ['Gimli', 'Aragorn'], engaged: [{ card: "Ungoliant's Spawn", damage: 8 }] },
      ],
      quest: { card: 'core-122', progress: 10 },
      phase: 'combat',
      step: '6.7',
    })
      .choose("attack Ungoliant's Spawn")
      .choose('attack Gimli', 'attack Aragorn')
      .isOver('players', 'questCompleted');
  });
});

describe('locations and the stage', () => {
  /** Answers every location that is explored, and progress on the quest. */
  const watching = () => {
    saying('Veteran Axehand', response('explored', null, draw(1)));
    return { area: ['Veteran Axehand'] };
  };

  test('explored at the same time leave play together, before anybody responds § explored, triggering-condition', () => {
    doing(progress(3, query('stagedLocations')), watching(), {
      staging: ['Old Forest Road', 'Enchanted Stream', 'Hill Troll', 'Mountains of Mirkwood'],
    })
      .asks('useAbility', 0)
      .shows({
        'staging area': 'Hill Troll',
        'encounter discard pile': 'Enchanted Stream, Mountains of Mirkwood, Old Forest Road',
      })
      // One window for all of them.
      .offers(
        'use Veteran Axehand',
        'pass',
        'use Mountains of Mirkwood',
        'use Veteran Axehand',
        'use Veteran Axehand',
      );
  });

  test('what is left of the progress lies on the quest before anybody responds to the exploring, and the players advance after that § active-location, quest-progress', () => {
    doing(progress(4, quest), watching(), { location: 'Old Forest Road' })
      .asks('useAbility', 0)
      .shows({ 'active location': '', 'Flies and Spiders': 'progress 1' });
    doing(progress(12, quest), watching(), { location: 'Old Forest Road' })
      .asks('useAbility', 0)
      .shows({ quest: 'Flies and Spiders', 'Flies and Spiders': 'progress 9' })
      .pass()
      .shows({ quest: 'A Fork in the Road' })
      .asks('commitToQuest', 0);
  });
});

describe('a location', () => {
  test('explored goes to the discard pile, which is not the same as being discarded § explored, location-cards', () => {
    saying('Veteran Axehand', response('explored', null, progress(1, quest)));
    const area = ['Veteran Axehand'];
    doing(progress(3, activeLocation), { area }, { location: 'Old Forest Road' })
      .asks('useAbility', 0)
      .choose('use Veteran Axehand')
      .shows({ 'encounter discard pile': 'Old Forest Road', 'Flies and Spiders': 'progress 1' })
      .asks('commitToQuest', 0);
    doing(discard(activeLocation), { area }, { location: 'Old Forest Road' })
      .shows({
        'encounter discard pile': 'Old Forest Road',
        'Flies and Spiders': '',
      })
      .asks('commitToQuest', 0);
  });

  test('with victory points goes to the victory display if it is explored, not if it is discarded § victory-x, explored, discard-piles', () => {
    const table = { scenario: 'anduin', location: 'Gladden Fields' } as const;
    doing(progress(3, activeLocation), {}, table)
      .shows({
        'victory display': 'Gladden Fields',
        'encounter discard pile': '',
      })
      .asks('commitToQuest', 0);
    doing(discard(activeLocation), {}, table)
      .shows({
        'victory display': '',
        'encounter discard pile': 'Gladden Fields',
      })
      .asks('commitToQuest', 0);
  });
});

describe('traveling (4.2)', () => {
  test('takes one location of the staging area to the quest: it becomes the active one § step-4-2, active-location, travel-phase, staging-area, location-cards', () => {
    play({
      players: [{ heroes: ['Beravor'] }],
      staging: ['The Brown Lands', 'Banks of the Anduin', 'Hill Troll'],
      phase: 'travel',
    })
      .asks('whereToTravel', 0)
      .offers('travel The Brown Lands', 'travel Banks of the Anduin', 'pass')
      .choose('travel Banks of the Anduin')
      .asks('actionWindow', 0)
      .shows({
        'active location': 'Banks of the Anduin',
        'staging area': 'Hill Troll, The Brown Lands',
      });
  });

  test('is decided by the first player, and may be declined § step-4-2, first-player, travel-phase', () => {
    play({
      players: [{ heroes: ['Aragorn'] }, { heroes: ['Beravor'] }],
      firstPlayer: 1,
      staging: ['Forest Gate'],
      phase: 'travel',
    })
      .asks('whereToTravel', 1)
      .pass()
      .asks('actionWindow', 1)
      .shows({ 'active location': '', 'staging area': 'Forest Gate' });
  });

  test('is impossible while another location is active § step-4-2, active-location, travel-phase', () => {
    play({
      players: [{ heroes: ['Beravor'] }],
      staging: ['Forest Gate'],
      location: 'Old Forest Road',
      phase: 'travel',
    })
      .asks('actionWindow', 0)
      .shows({ 'active location': 'Old Forest Road' });
  });

  test('costs what the location says, and is impossible if that cannot be paid § travel, step-4-2, travel-phase', () => {
    const to = (heroes: readonly { card: string; exhausted?: boolean }[]) =>
      play({
        players: [{ heroes }],
        staging: ['Great Forest Web', 'Old Forest Road'],
        phase: 'travel',
      }).asks('whereToTravel', 0);
    to([{ card: 'Beravor' }, { card: 'Gimli' }])
      .choose('travel Great Forest Web')
      .asks('chooseCard', 0)
      .choose('Gimli')
      .shows({ Gimli: 'exhausted', Beravor: '', 'active location': 'Great Forest Web' });
    to([{ card: 'Aragorn', exhausted: true }])
      .offers('travel Old Forest Road', 'pass')
      .cannot('travel Great Forest Web', 'cannotPayTravel');
  });

  test('what every player has to pay must be paid by all of them § travel', () => {
    play({
      players: [{ heroes: ['Aragorn'] }, { heroes: [{ card: 'Gimli', exhausted: true }] }],
      staging: ['Great Forest Web', 'Old Forest Road'],
      phase: 'travel',
    }).cannot('travel Great Forest Web', 'cannotPayTravel');
  });

  test('pays before the location becomes the active one § travel', () => {
    const table = play({
      players: [{ heroes: ['Aragorn'] }],
      staging: ['Great Forest Web'],
      phase: 'travel',
    }).choose('travel Great Forest Web');
    expect(told(table, 'exhausted', 'travelled')).toEqual(['exhausted', 'travelled']);
  });
});
