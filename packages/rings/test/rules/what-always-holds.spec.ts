import { setHost, Table, zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { AREA, DISCARD, of } from '../../src/board.ts';
import { rings } from '../../src/game.ts';
import type { RingsVars } from '../../src/table.ts';
import {
  action,
  cannot,
  change,
  enemyAttacks,
  itself,
  lasting,
  progress,
  putDamage,
  query,
  quest,
  sequence,
  titled,
  type,
} from '../../src/vocabulary/builders.ts';
import { Play } from '../table/play.ts';
import { positionOf } from '../table/position.ts';
import { doing, saying, told } from './rewording.ts';

const FIRST = 'Flies and Spiders';

/** The demands of the book that hold at all times, whatever causes a breach. */

describe('quest points that become fewer than the progress', () => {
  const fewer = (card: Parameters<typeof change>[1]) =>
    lasting('phase', change('questPoints', card, -2));

  test('explore a location, in the staging area too § explored, modifiers', () => {
    doing(
      fewer(type('Location')),
      {},
      {
        location: { card: 'Old Forest Road', progress: 1 },
        staging: [{ card: 'Forest Gate', progress: 2 }, 'Enchanted Stream'],
      },
    )
      .shows({
        'active location': '',
        'staging area': 'Enchanted Stream',
        'encounter discard pile': 'Forest Gate, Old Forest Road',
      })
      .asks('commitToQuest', 0);
  });

  test('defeat the stage § quest-progress, modifiers', () => {
    const at = { quest: { card: FIRST, progress: 6 } };
    doing(fewer(titled(FIRST)), {}, at)
      .shows({ quest: 'A Fork in the Road' })
      .asks('commitToQuest', 0);
  });
});

test('a stage that could not be defeated for a time is defeated when the time is over § quest-progress, lasting-effects', () => {
  doing(sequence(lasting('phase', cannot('cannotBeDefeated', titled(FIRST))), progress(8, quest)), {
    heroes: ['Gimli', 'Beravor'],
  })
    .shows({ [FIRST]: 'progress 8' })
    .untilPhase('quest')
    .shows({ quest: 'A Fork in the Road' });
});

describe('hit points that become fewer than the damage', () => {
  test('destroy, also without any damage § hit-points, destroyed', () => {
    doing(lasting('phase', change('hitPoints', titled('Snowbourn Scout'), -1)), {
      area: ['Snowbourn Scout', { card: 'Veteran Axehand', damage: 1 }],
    })
      .shows({ 'your play area': 'Gimli, Veteran Axehand' })
      .asks('commitToQuest', 0);
  });

  test('destroy all to whom that happens at the same time, and the last hero’s player is out § destroyed, player-elimination', () => {
    doing(lasting('phase', change('hitPoints', type('Hero', 'Ally'), -4)), {
      heroes: [{ card: 'Gimli', damage: 1 }],
      area: ['Veteran Axehand'],
    }).isOver('encounter', 'allEliminated');
  });

  test('the same for damage that is placed § hit-points', () => {
    doing(putDamage(2, query('allies')), { area: ['Veteran Axehand', 'Beorn'] }).shows({
      'your play area': 'Beorn, Gimli',
      Beorn: 'damage 2',
    });
  });
});

describe('restricted attachments', () => {
  const armed = {
    heroes: [
      { card: 'Gimli', attached: ['Citadel Plate', 'Dwarven Axe', 'Steward of Gondor'] },
      'Beravor',
    ],
  };

  test('that become too many by gaining the keyword are too many § restricted', () => {
    doing(lasting('phase', change('restricted', titled('Steward of Gondor'), 1)), armed)
      .asks('overLimit', 0)
      .offers('discard Citadel Plate', 'discard Dwarven Axe', 'discard Steward of Gondor')
      .choose('discard Steward of Gondor')
      .asks('planning', 0)
      .shows({ 'your play area': 'Beravor, Citadel Plate, Dwarven Axe, Gimli' });
  });

  test('that are permanent and too many stay, and nobody is asked § restricted, permanent', () => {
    const all = ['Citadel Plate', 'Dwarven Axe', 'Steward of Gondor'].flatMap((title) => [
      lasting('phase', change('permanent', titled(title), 1)),
      lasting('phase', change('restricted', titled(title), 1)),
    ]);
    doing(sequence(...all), armed).asks('planning', 0);
  });
});

test('an attachment whose host is not in play any more is discarded § attachment-cards', () => {
  saying('Stand Together', action(lasting('phase', change('attack', itself, 1))));
  const state = positionOf({
    players: [
      {
        heroes: [{ card: 'Gimli', attached: ['Dwarven Axe'] }, 'Beravor'],
        hand: ['Stand Together'],
        discard: ['Faramir'],
      },
    ],
  });
  const table = new Table<RingsVars>(rings.definition, state, null);
  const [fallen = -1] = zoneOf(state, of(DISCARD, 0));
  const axe = zoneOf(state, of(AREA, 0)).find((card) => state.cards[card]?.host !== -1) ?? -1;
  setHost(table, axe, fallen);
  new Play(state).choose('play Stand Together').shows({
    'your play area': 'Beravor, Gimli',
    'your discard pile': 'Dwarven Axe, Faramir, Stand Together',
  });
});

test('an encounter deck that runs out in the quest phase by a shadow card is made anew at once § empty-deck', () => {
  const table = doing(
    enemyAttacks(query('enemies')),
    { heroes: ['Gimli', 'Beravor'], threat: 10, engaged: ['East Bight Patrol'] },
    {
      wholeEncounterDeck: ['Forest Gate'],
      encounterDiscard: ['Old Forest Road', 'Hill Troll'],
      phase: 'quest',
    },
  );
  table.shows({ 'encounter deck': 2, 'encounter discard pile': '', 'shadow cards': 1 });
  expect(told(table, 'encounterDeckReshuffled')).toHaveLength(1);
});
