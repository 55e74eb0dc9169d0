import { describe, expect, test } from 'vitest';
import { rings } from '../../src/game.ts';
import { forced, marked, raiseThreat, you } from '../../src/vocabulary/builders.ts';
import type { Play } from '../table/play.ts';
import { play } from '../table/play.ts';
import { saying } from './rewording.ts';

/** The step whose action window is open, in the words of the procedure it belongs to. */
function windowNow({ state, prompt }: Play): string {
  const { procedure = '', step = 0 } = state.stack.at(-2) ?? {};
  const steps = rings.definition.procedures.get(procedure)?.steps ?? [];
  // The special window is opened for one player after the other.
  return steps[prompt?.ask.say === 'planning' ? step : step - 1]?.name ?? '';
}

/** Does as little as possible, and collects the action windows on the way. */
function windowsUntil(table: Play, over: (table: Play) => boolean): readonly string[] {
  const windows: string[] = [];
  while (table.prompt && !over(table)) {
    const { say } = table.prompt.ask;
    if (say === 'actionWindow' || say === 'planning') windows.push(windowNow(table));
    if (table.options.includes('pass')) table.pass();
    else table.answer(table.prompt.least === 0 ? [] : table.prompt.options.slice(0, 1));
  }
  return windows;
}

const BERAVOR = {
  heroes: ['Beravor', 'Gimli'],
  engaged: ['Black Forest Bats'],
  threat: 5,
} as const;

describe('the round', () => {
  test('has its action windows where the chart has them, and no others § action-windows, framework-steps, step-1-1, step-1-3, step-3-1, step-3-2, step-3-3, step-3-4, step-4-1, step-4-2, step-5-1, step-5-2, step-5-3, step-6-1, step-6-2, step-6-4b, step-6-4-1, step-6-4-2, step-6-4-3, step-7-1, step-7-4, resolving-enemy-attacks', () => {
    const table = play({
      players: [BERAVOR],
      staging: ['Hummerhorns'],
      encounterDeck: ['Old Forest Road', 'Old Forest Road'],
      phase: 'resource',
    });
    // Beravor could act in all of them.
    const windows = windowsUntil(table, ({ state }) => state.rounds > 1);
    expect(windows).toEqual([
      '1.3 action window',
      '2.2 special action window',
      '3.1 action window',
      '3.2 action window',
      '3.3 action window',
      '3.4 action window',
      '4.2 action window',
      '5.2 action window',
      '5.3 action window',
      '6.2 action window',
      '6.4b action window',
      '6.4.1 action window',
      '6.4.2 action window',
      '6.4.3 action window',
      '7.4 action window',
    ]);
  });

  test('has three windows in an attack of a player § action-windows, resolving-player-attacks, step-6-8b, step-6-8-1, step-6-8-2, step-6-8-3', () => {
    const table = play({
      players: [{ heroes: ['Beravor', 'Gimli'], engaged: ['Hill Troll'] }],
      phase: 'combat',
      step: '6.7',
    });
    table.choose('attack Hill Troll').choose('attack Gimli');
    expect(windowsUntil(table, ({ state }) => state.vars.phase !== 'combat')).toEqual([
      '6.8.1 action window',
      '6.8.2 action window',
      '6.8.3 action window',
    ]);
  });

  test('goes through the seven phases, and then the next one begins § framework-steps', () => {
    const table = play({ players: [BERAVOR], phase: 'resource' });
    const round = table.state.rounds;
    windowsUntil(table, ({ state }) => state.rounds > round);
    const phases = table.log.flatMap(({ line }) => (line.say === 'phaseBegins' ? line.phase : []));
    expect(phases).toEqual([
      ...['resource', 'planning', 'quest', 'travel', 'encounter', 'combat', 'refresh', 'resource'],
    ]);
  });

  test('and its phases are points in time that cards can speak of § step-0-0, step-0-1, step-3-1, step-7-5', () => {
    for (const [event, mark] of [
      ['roundBegins', null],
      ['phaseBegins', 'quest'],
      ['phaseEnds', 'refresh'],
      ['roundEnds', null],
    ] as const) {
      saying('Hill Troll', forced(event, mark === null ? null : marked(mark), raiseThreat(you, 7)));
      const table = play({
        players: [{ heroes: ['Beravor'], threat: 5 }],
        staging: ['Hill Troll'],
        phase: 'refresh',
        encounterDeck: ['Old Forest Road'],
      });
      windowsUntil(table, ({ state }) => state.vars.phase === 'travel');
      // Once by the card; once by the refresh phase; and the quest is not successful.
      expect(table.state.cards[0]?.tokens.threat).toBe(5 + 7 + 1 + 1 + 1);
    }
  });
});

describe('an action window', () => {
  const two = [
    { heroes: ['Beravor'] },
    { heroes: ['Denethor', 'Glorfindel'], resources: 1 },
  ] as const;

  test('gives the first player the first chance, then the others in order § action-windows, first-player', () => {
    play({ players: two, phase: 'resource' })
      .asks('actionWindow', 0)
      .pass()
      .asks('actionWindow', 1);
    play({ players: two, firstPlayer: 1, phase: 'resource' })
      .asks('actionWindow', 1)
      .pass()
      .asks('actionWindow', 0);
  });

  test('is open until all players have passed in a row: who has passed may act again § action-windows', () => {
    play({ players: two, phase: 'resource' })
      .pass()
      .choose('use Denethor')
      .choose('no')
      .asks('actionWindow', 0)
      .offers('use Beravor', 'pass')
      .pass()
      .untilPhase('quest');
  });

  test('gives the next player a chance after every action § action-windows', () => {
    play({ players: [{ heroes: ['Beravor', 'Gléowine'] }, two[1]], phase: 'resource' })
      .choose('use Beravor')
      .choose('Beravor')
      .asks('actionWindow', 1);
  });

  test('of the planning phase belongs to the active player, and is open until all have passed in a row § step-2-2, planning-phase', () => {
    play({
      players: [
        {
          heroes: ['Aragorn', 'Beravor'],
          hand: ['Guard of the Citadel', 'Guard of the Citadel', 'Steward of Gondor'],
          resources: 6,
        },
        { heroes: ['Denethor'] },
      ],
    })
      .choose('play Guard of the Citadel')
      // He goes on as long as he likes.
      .asks('planning', 0)
      .choose('play Guard of the Citadel')
      .asks('planning', 0)
      .pass()
      .asks('actionWindow', 1)
      .choose('use Denethor')
      .choose('no')
      // Another player has acted, so this one may act again.
      .asks('planning', 0)
      .offers('play Steward of Gondor', 'pass', 'use Beravor')
      .pass()
      // Denethor has nothing left to do; now the window is his.
      .asks('actionWindow', 0)
      .cannot('play Steward of Gondor', 'onlyInPlanning');
  });

  test('lets nobody play allies and attachments: only the special one does, and the active player § step-2-2, step-2-3, planning-phase, active-player, ally-cards, attachment-cards', () => {
    const ally = 'Guard of the Citadel';
    const players = [
      { heroes: ['Aragorn', 'Beravor'], hand: [ally], resources: 2 },
      { heroes: ['Théodred', 'Denethor'], hand: [ally], resources: 2 },
    ] as const;
    play({ players, phase: 'resource' }).cannot(`play ${ally}`, 'onlyInPlanning');
    play({ players })
      .asks('planning', 0)
      .offers(`play ${ally}`, 'pass', 'use Beravor')
      .pass()
      .asks('actionWindow', 1)
      .cannot(`play ${ally}`, 'onlyInPlanning')
      .pass()
      .asks('planning', 1)
      .offers(`play ${ally}`, 'pass', 'use Denethor')
      .pass()
      .asks('actionWindow', 0)
      .cannot(`play ${ally}`, 'onlyInPlanning')
      .inPhase('planning')
      .pass()
      // Both have been the active player.
      .inPhase('quest');
  });
});
