import { describe, expect, test } from 'vitest';
import type { ChampionsCard } from '../../../src/cards/card.ts';
import type { Condition, Effect } from '../../../src/vocabulary/builders.ts';
import {
  action,
  boost,
  cannot,
  constant,
  forcedInterrupt,
  forcedResponse,
  give,
  interrupt,
  later,
  putCounters,
  query,
  response,
  same,
  THIS,
  villain,
  whenDefeated,
  whenRevealed,
  you,
} from '../../../src/vocabulary/builders.ts';
import type { EventName } from '../../../src/vocabulary/events.ts';
import { printedAs } from '../../hard-cards/printing.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { invented } from '../../table/invented-card.ts';
import { nameOf } from '../../table/picture.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';
import { saying } from '../rewording.ts';

/** An ability of these tests leaves a counter on its card, so that the log tells their order. */
const mark: Effect = putCounters(1, 'web', THIS);
const markVillain: Effect = putCounters(1, 'web', villain);

function order(table: Play): readonly string[] {
  return table.log.flatMap(({ line }) =>
    line.say === 'countersPut' && typeof line.card === 'number'
      ? [nameOf(table.state, line.card)]
      : [],
  );
}

const FOUR = ['Response', 'Forced Response', 'Interrupt', 'Forced Interrupt'] as const;

/** Four supports, one for each level, wait for what happens before and after something. */
function waiting(before: EventName, after: EventName, when: Condition | null = null): void {
  const cards: readonly (readonly [string, ChampionsCard])[] = [
    ['Avengers Mansion', invented('Forced Interrupt', forcedInterrupt(before, when, mark))],
    ['Helicarrier', invented('Interrupt', interrupt(before, when, mark))],
    ['Interrogation Room', invented('Forced Response', forcedResponse(after, when, mark))],
    ['Surveillance Team', invented('Response', response(after, when, mark))],
  ];
  printedAs(...cards);
}

const hulk = (more: Partial<PlayerDescription> = {}, rest: Partial<Description> = {}) =>
  play({ players: [{ hero: 'she-hulk', form: 'hero', area: [...FOUR], ...more }], ...rest });

describe('the levels of priority, when something § priority-levels', () => {
  test('is defeated: interrupts, When Defeated, responses § ability', () => {
    waiting('beingDefeated', 'defeated');
    saying('Shocker', whenDefeated(mark));
    const table = hulk({ engaged: ['Shocker'] })
      .choose('attack She-Hulk')
      .choose('Shocker')
      .choose('use Interrupt')
      .choose('use Response')
      .asks('playerTurn', 0);
    expect(order(table)).toEqual([
      'Forced Interrupt',
      'Interrupt',
      'Shocker',
      'Forced Response',
      'Response',
    ]);
  });

  test('is a stage of the villain: When Defeated, the next stage, and then responses', () => {
    waiting('beingDefeated', 'defeated');
    saying('01094', whenDefeated(mark));
    saying('01095', whenRevealed(putCounters(2, 'web', THIS)));
    const table = hulk({}, { villain: { damage: 13 } })
      .choose('attack She-Hulk')
      .choose('use Interrupt')
      .choose('use Response')
      .asks('playerTurn', 0)
      .shows({ Rhino: 'web 3' });
    expect(order(table)).toEqual([
      'Forced Interrupt',
      'Interrupt',
      'Rhino',
      'Rhino',
      'Forced Response',
      'Response',
    ]);
  });

  test('is revealed: interrupts, When Revealed, responses § ability, interrupt', () => {
    waiting('revealing', 'revealed');
    saying('Crowd Control', whenRevealed(mark));
    const table = hulk(
      {},
      {
        villain: { status: ['stunned'] },
        encounterDeck: ['Crowd Control'],
        phase: 'villain',
      },
    )
      .choose('use Interrupt')
      .choose('use Response')
      .asks('playerTurn', 0);
    expect(order(table)).toEqual([
      'Forced Interrupt',
      'Interrupt',
      'Crowd Control',
      'Forced Response',
      'Response',
    ]);
  });

  test('is turned as a boost card: interrupts, its Boost ability, responses § boost-boost-icon, interrupt', () => {
    waiting('boosting', 'boosting');
    saying('Advance', boost(markVillain));
    const table = hulk(
      { exhausted: true },
      { encounterDeck: ['Advance', 'Hydra Mercenary'], phase: 'villain' },
    )
      .choose('use Interrupt')
      .choose('use Response')
      .asks('playerTurn', 0);
    expect(order(table)).toEqual([
      'Forced Interrupt',
      'Interrupt',
      'Rhino',
      'Forced Response',
      'Response',
    ]);
  });

  test('is the end of the round: keywords, interrupts, delayed effects, responses § temporary, delayed-effect, round-structure, villain-phase-step-6', () => {
    waiting('roundEnds', 'roundEnds');
    printedAs(
      ['Energy Channel', invented('Fleeting', forcedInterrupt('left', null, markVillain))],
      ['Tenacity', invented('Promise', action(later('roundEnds', mark)))],
    );
    const table = hulk(
      { area: [...FOUR, 'Fleeting', 'Promise'] },
      {
        villain: { status: ['stunned'] },
        encounterDeck: ['Hydra Mercenary'],
        gains: { Fleeting: { temporary: 1 } },
      },
    )
      .choose('use Promise')
      .endTurn()
      .choose('use Interrupt')
      .choose('use Response')
      .asks('playerTurn', 0);
    expect(order(table)).toEqual([
      'Rhino',
      'Forced Interrupt',
      'Interrupt',
      'Promise',
      'Forced Response',
      'Response',
    ]);
  });

  test('is the beginning of a phase: interrupts before responses, and then the phase', () => {
    waiting('villainPhaseBegins', 'villainPhaseBegins');
    const table = hulk(
      {},
      { villain: { status: ['stunned'] }, encounterDeck: ['Hydra Mercenary'], phase: 'villain' },
    )
      .asks('useAbility', 0)
      .shows({ 'The Break-In!': '' })
      .choose('use Interrupt')
      .choose('use Response')
      .asks('playerTurn', 0)
      .shows({ 'The Break-In!': 'threat 1' });
    expect(order(table)).toEqual(['Forced Interrupt', 'Interrupt', 'Forced Response', 'Response']);
  });
});

describe('constant abilities come before status cards § priority-levels, status-cards', () => {
  const bans = (what: 'cannotAttack' | 'cannotScheme') =>
    printedAs(['Helicarrier', invented('Peace', constant(cannot(what, same(query('villains')))))]);

  test('an enemy that cannot attack keeps its stunned card', () => {
    bans('cannotAttack');
    hulk(
      { area: ['Peace'] },
      { villain: { status: ['stunned'] }, encounterDeck: ['Hydra Mercenary'], phase: 'villain' },
    )
      .asks('playerTurn', 0)
      .shows({ Rhino: 'stunned 1', 'She-Hulk': '' });
  });

  test('an enemy that cannot scheme keeps its confused card', () => {
    bans('cannotScheme');
    hulk(
      { hero: 'captain-marvel', area: ['Peace'], form: 'alterEgo' },
      { villain: { status: ['confused'] }, encounterDeck: ['Hydra Mercenary'], phase: 'villain' },
    )
      .asks('playerTurn', 0)
      .shows({ Rhino: 'confused 1', 'The Break-In!': 'threat 1' });
  });

  test('a hero who cannot attack cannot try to, to be rid of a stunned card', () => {
    printedAs(['Helicarrier', invented('Peace', constant(cannot('cannotAttack', same(you))))]);
    hulk({ area: ['Peace'], status: ['stunned'], hand: ['Haymaker', 'Energy'] }).lacks(
      'attack She-Hulk',
      'play Haymaker',
    );
  });
});

describe('a window within a window', () => {
  test('is closed before the outer one goes on § interrupt, response', () => {
    printedAs(
      [
        'Avengers Mansion',
        invented('Alarm', interrupt('attacking', null, give('confused', villain))),
      ],
      ['Helicarrier', invented('Echo', response('statusGiven', null, mark))],
      ['Interrogation Room', invented('Guard', interrupt('attacking', null, mark))],
    );
    hulk(
      { area: ['Alarm', 'Echo', 'Guard'], exhausted: true },
      { encounterDeck: ['Advance', 'Hydra Mercenary'], phase: 'villain' },
    )
      .offers('use Alarm', 'use Guard', 'pass')
      .lacks('use Echo')
      .choose('use Alarm')
      .offers('use Echo', 'pass')
      .lacks('use Guard')
      .choose('use Echo')
      .asks('useAbility', 0)
      .offers('use Guard', 'pass')
      .shows({ Echo: 'web 1', 'boost cards': '' });
  });

  test('lets those who passed answer once more, if somebody did something meanwhile § interrupt', () => {
    printedAs(
      [
        'Avengers Mansion',
        invented('Alarm', interrupt('attacking', null, give('tough', query('players', same(you))))),
      ],
      ['Interrogation Room', invented('Guard', interrupt('attacking', null, mark))],
    );
    play({
      players: [
        { hero: 'she-hulk', form: 'hero', exhausted: true, area: ['Guard'] },
        { hero: 'captain-marvel', form: 'hero', exhausted: true, area: ['Alarm'] },
      ],
      encounterDeck: ['Advance', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .asks('useAbility', 0)
      .pass()
      .asks('useAbility', 1)
      .choose('use Alarm')
      .asks('useAbility', 0)
      .choose('use Guard')
      .shows({ Guard: 'web 1', 'Captain Marvel': 'tough 1, exhausted' })
      .asks('useAbility', 0);
  });

  test('an ability whose condition is gone meanwhile is not offered any more', () => {
    const ready: Condition = {
      fact: 'card',
      card: villain,
      where: { is: 'hasStatus', status: 'tough' },
    };
    printedAs(
      [
        'Avengers Mansion',
        invented(
          'Strip',
          interrupt('attacking', ready, { do: 'removeStatus', status: 'tough', from: villain }),
        ),
      ],
      ['Interrogation Room', invented('Guard', interrupt('attacking', ready, mark))],
    );
    hulk(
      { area: ['Strip', 'Guard'], exhausted: true },
      {
        villain: { status: ['tough'] },
        encounterDeck: ['Advance', 'Hydra Mercenary'],
        phase: 'villain',
      },
    )
      .offers('use Strip', 'use Guard', 'pass')
      .choose('use Strip')
      .asks('playerTurn', 0)
      .shows({ Guard: '' });
  });
});
