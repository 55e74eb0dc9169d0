import { describe, expect, test } from 'vitest';
import {
  action,
  change,
  count,
  damage,
  exhausted,
  forced,
  lasting,
  marked,
  query,
  raiseThreat,
  response,
  titled,
  you,
} from '../../src/vocabulary/builders.ts';
import type { Phase } from '../../src/vocabulary/nodes.ts';
import type { Description } from '../table/description.ts';
import { play } from '../table/play.ts';
import { doing, saying, told } from './rewording.ts';

/** A card without a shadow effect, and one that does nothing when it is revealed. */
const ROAD = 'Old Forest Road';
const NOTHING = 'Eyes of the Forest';

/** Gimli’s willpower as it is when that is asked. */
const gimlisWillpower = {
  amount: 'stat',
  stat: 'willpower',
  of: query('heroes', titled('Gimli')),
} as const;

describe('the round', () => {
  test('0.0: begins before its first phase does § step-0-0', () => {
    saying('Veteran Axehand', forced('roundBegins', null, raiseThreat(you, 7)));
    const table = play({
      players: [{ heroes: ['Beravor'], threat: 10, area: ['Veteran Axehand'] }],
      phase: 'refresh',
    }).untilPhase('resource');
    const [, ...next] = told(table, 'roundBegins', 'threatRaised', 'phaseBegins', 'drew');
    // The threat of the refresh phase; then the new round.
    expect(next).toEqual(['threatRaised', 'roundBegins', 'threatRaised', 'phaseBegins', 'drew']);
    table.shows({ 'your threat': 18 });
  });

  test('0.1: ends what lasted for it before anything happens at its end § step-0-1', () => {
    saying('Veteran Axehand', forced('roundEnds', null, raiseThreat(you, gimlisWillpower)));
    doing(
      lasting('round', change('willpower', titled('Gimli'), 5)),
      { heroes: ['Gimli', 'Beravor'], threat: 10, area: ['Veteran Axehand'] },
      { phase: 'refresh' },
    )
      // 1 in the refresh phase, and 2 of Gimli’s.
      .shows({ 'your threat': 11 })
      .untilPhase('resource')
      .shows({ 'your threat': 13 });
  });
});

describe('the beginning of a phase comes before everything else in it', () => {
  const begun = (phase: Phase, more: Partial<Description> = {}) => {
    saying('Veteran Axehand', forced('phaseBegins', marked(phase), raiseThreat(you, 7)));
    return play({
      players: [
        { heroes: ['Beravor'], threat: 10, area: ['Veteran Axehand'], engaged: ['Hill Troll'] },
      ],
      staging: ['Hummerhorns', ROAD],
      encounterDeck: [ROAD],
      phase,
      ...more,
    });
  };

  test('1.1: of the resource phase, before resources and cards § step-1-1', () => {
    const table = begun('resource').asks('actionWindow', 0);
    expect(told(table, 'threatRaised', 'resourcesGained', 'drew')).toEqual([
      ...['threatRaised', 'resourcesGained', 'drew'],
    ]);
  });

  test('2.1: of the planning phase, whose first active player is the first player § step-2-1', () => {
    begun('planning', {
      players: [
        { heroes: ['Gimli', 'Denethor'], threat: 10 },
        { heroes: ['Beravor'], threat: 10, area: ['Veteran Axehand'] },
      ],
      firstPlayer: 1,
    })
      .asks('planning', 1)
      .shows({ 'Beravor threat': 17 });
  });

  test('3.1: of the quest phase, before anybody commits: there is an action window § step-3-1', () => {
    begun('quest').asks('actionWindow', 0).shows({ 'your threat': 17, committed: '' });
  });

  test('4.1: of the travel phase, before the players travel § step-4-1', () => {
    begun('travel').asks('whereToTravel', 0).shows({ 'your threat': 17 });
  });

  test('5.1: of the encounter phase, before anybody engages § step-5-1', () => {
    begun('encounter').asks('whomToEngage', 0).shows({ 'your threat': 17 });
  });

  test('6.1: of the combat phase, before shadow cards are dealt § step-6-1', () => {
    const table = begun('combat').asks('actionWindow', 0);
    expect(told(table, 'threatRaised', 'shadowDealt')).toEqual(['threatRaised', 'shadowDealt']);
  });

  test('7.1: of the refresh phase, before cards ready § step-7-1', () => {
    saying(
      'Hill Troll',
      forced('phaseBegins', marked('refresh'), damage(1, query('heroes', exhausted))),
    );
    play({
      players: [{ heroes: [{ card: 'Beravor', exhausted: true }, 'Gimli'], threat: 10 }],
      staging: ['Hill Troll'],
      phase: 'refresh',
    })
      .asks('actionWindow', 0)
      .shows({ Beravor: 'damage 1', Gimli: '' });
  });
});

describe('the end of a phase', () => {
  const NEXT: readonly (readonly [Phase, Phase])[] = [
    ['resource', 'planning'],
    ['planning', 'quest'],
    ['quest', 'travel'],
    ['travel', 'encounter'],
    ['encounter', 'combat'],
    ['combat', 'refresh'],
    ['refresh', 'resource'],
  ];

  test('ends what lasted for it before anything happens at its end; then the next one begins § step-1-4, step-2-4, step-3-5, step-4-3, step-5-4, step-6-11, step-7-5', () => {
    for (const [phase, next] of NEXT) {
      saying(
        'Veteran Axehand',
        forced('phaseEnds', marked(phase), raiseThreat(you, gimlisWillpower)),
      );
      const table = doing(
        lasting('phase', change('willpower', titled('Gimli'), 5)),
        { heroes: ['Gimli', 'Beravor'], threat: 10, area: ['Veteran Axehand'] },
        { phase, encounterDeck: [NOTHING] },
      ).has('Gimli', { willpower: 7 });
      const lines = table.untilPhase(next).log.map(({ line }) => line);
      const begins = lines.findIndex(({ say, phase: of }) => say === 'phaseBegins' && of === next);
      const raised = lines.slice(0, begins).findLast(({ say }) => say === 'threatRaised');
      expect(raised?.count, `at the end of the ${phase} phase`).toBe(2);
    }
  });
});

describe('the combat phase', () => {
  const both = (step: string) =>
    play({
      players: [
        { heroes: ['Gimli'], engaged: ['East Bight Patrol'], threat: 1 },
        { heroes: ['Aragorn'], engaged: ['Wolf Rider'], threat: 1 },
      ],
      encounterDeck: [ROAD, ROAD, NOTHING, NOTHING],
      phase: 'combat',
      step,
    });

  test('6.3 to 6.6: all enemies have attacked before anybody may attack them § step-6-3, step-6-6, combat-phase', () => {
    const table = both('6.1').until('whomToAttack', 0);
    expect(told(table, 'enemyAttacks')).toHaveLength(2);
  });

  test('6.4b: an enemy is known to attack before anybody defends: there is an action window § step-6-4b', () => {
    saying('Veteran Axehand', response('enemyAttacks', null, raiseThreat(you, 5)));
    play({
      players: [
        {
          heroes: ['Gimli', 'Beravor'],
          threat: 10,
          area: ['Veteran Axehand'],
          engaged: ['Wargs'],
        },
      ],
      encounterDeck: [ROAD],
      phase: 'combat',
      step: '6.3',
    })
      .asks('useAbility', 0)
      .choose('use Veteran Axehand')
      .asks('actionWindow', 0)
      .shows({ 'your threat': 15 })
      .pass()
      .asks('whoDefends', 0);
  });

  test('6.7 to 6.10: every player may attack once the enemies have, and nobody after that § step-6-7, step-6-9, step-6-10', () => {
    const table = both('6.7')
      .asks('whomToAttack', 0)
      .choose('attack East Bight Patrol')
      .asks('whomToAttack', 1)
      .pass();
    // The enemy of the second player is still there, and they are asked nothing more about it.
    table.inPhase('quest').shows({ 'Aragorn engaged': 'Wolf Rider' }).asks('commitToQuest', 1);
    expect(told(table, 'attacks')).toEqual(['attacks']);
  });

  const attacking = () =>
    play({
      players: [
        {
          heroes: ['Gimli', 'Aragorn', 'Beravor'],
          area: ['Veteran Axehand'],
          hand: ['Stand Together'],
          engaged: ['Hill Troll', 'Wargs'],
          threat: 10,
        },
      ],
      phase: 'combat',
      step: '6.7',
    })
      .choose('attack Hill Troll')
      .choose('attack Aragorn', 'attack Gimli')
      .asks('actionWindow', 0);

  test('6.8.4: what lasted for an attack is over with it § step-6-8-4', () => {
    saying('Stand Together', action(lasting('attack', change('attack', titled('Aragorn'), 4))));
    attacking()
      .choose('play Stand Together')
      .has('Aragorn', { attack: 7 })
      .until('whomToAttack')
      .has('Aragorn', { attack: 3 })
      .shows({ 'Hill Troll': 'damage 6' });
  });

  test('6.8.4: who has attacked counts as attacking until its end is answered § step-6-8-4', () => {
    const attackers = count(query('attackers'));
    saying('Veteran Axehand', response('playerAttacked', null, raiseThreat(you, attackers)));
    attacking()
      .until('useAbility')
      .choose('use Veteran Axehand')
      .asks('whomToAttack', 0)
      .shows({ 'your threat': 12 });
  });
});
