import { describe, expect, test } from 'vitest';
import { champions } from '../../src/game.ts';
import type { Description, PlayerDescription } from '../table/description.ts';
import { optionName } from '../table/picture.ts';
import type { Play } from '../table/play.ts';
import { play } from '../table/play.ts';

const table = (
  player: Partial<PlayerDescription> = {},
  more: Partial<Description> = {},
): Description => ({
  players: [{ hero: 'spider-man', form: 'hero', exhausted: true, ...player }],
  ...more,
});

/** What the game says before an option is taken, by the keys of the lines. */
function warned(played: Play, name: string): readonly string[] {
  const { state, options } = played;
  expect(options).toContain(name);
  const picked = (state.prompt?.options ?? []).filter((each) => optionName(state, each) === name);
  return champions.warnings(state, picked.slice(0, 1)).map(({ line }) => line.say);
}

describe('before a turn ends', () => {
  test.each<readonly [string, Description, readonly string[]]>([
    ['nothing is said when nothing is left to do', table(), []],
    ['something useful that is left is named', table({ exhausted: false }), ['warnUseful']],
    ['a scheme that will surely be completed is named', table({}, { threat: 6 }), ['warnThreat']],
    ['threat that may just be borne is not', table({}, { threat: 5 }), []],
    [
      'the villain who schemes against an alter-ego is counted',
      table({ form: 'alterEgo' }, { threat: 5 }),
      ['warnThreat'],
    ],
    [
      'a confused villain is not',
      table({ form: 'alterEgo' }, { threat: 5, villain: { status: ['confused'] } }),
      ['warnUseful'],
    ],
    ['an attack that nobody can defend is named', table({ damage: 8 }), ['warnDefeat']],
    ['an attack that leaves a hit point is not', table({ damage: 7 }), ['warnUseful']],
    ['a tough hero is not warned', table({ damage: 8, status: ['tough'] }), ['warnUseful']],
    [
      'a stunned villain is no danger',
      table({ damage: 8 }, { villain: { status: ['stunned'] } }),
      ['warnUseful'],
    ],
    [
      'an ally who can block is counted on',
      table({ damage: 8, area: ['Black Cat'] }, { threat: 0 }),
      ['warnUseful'],
    ],
    [
      'a card that may answer makes a defeat unsure',
      table({ damage: 8, hand: ['Backflip'] }),
      ['warnUseful'],
    ],
  ])('%s', (_title, description, lines) => {
    expect(warned(play(description), 'end turn')).toEqual(lines);
  });

  test('the sum of the threat is told', () => {
    const { state } = play(table({ form: 'alterEgo' }, { threat: 5 }));
    const end = (state.prompt?.options ?? []).filter(({ verb }) => verb === 'endTurn');
    expect(champions.warnings(state, end)[0]?.line).toMatchObject({ now: 5, count: 2 });
  });
});

describe('before a card is played', () => {
  const aid = ['First Aid', 'Genius', 'Strength'];

  test('healing that only the villain would have is named', () => {
    const played = play(table({ hand: aid }, { villain: { damage: 3 } }));
    expect(warned(played, 'play First Aid')).toEqual(['warnProfits']);
  });

  test('healing for a hero who is hurt is not', () => {
    const played = play(table({ damage: 3, hand: aid }, { villain: { damage: 3 } }));
    expect(warned(played, 'play First Aid')).toEqual([]);
  });

  test('a payment that takes the whole hand is named', () => {
    const played = play(table({ hand: ['Black Cat', 'Emergency', 'First Aid'] }));
    expect(warned(played, 'play Black Cat')).toEqual(['warnEmpties']);
  });

  test('one that leaves a card is not', () => {
    const played = play(table({ hand: ['Black Cat', 'Genius', 'First Aid', 'Aunt May'] }));
    expect(warned(played, 'play Black Cat')).toEqual([]);
  });
});
