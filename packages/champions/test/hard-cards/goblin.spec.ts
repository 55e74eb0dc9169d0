import { describe, test } from 'vitest';
import type { Play } from '../table/play.ts';
import { play } from '../table/play.ts';
import { criminalEnterprise, greenGoblin, normanOsborn, stateOfMadness } from './cards/goblin.ts';
import { printedAs } from './printing.ts';

const KLAW_III = '01115';

/** Two players, Spider-Man to move. */
function business(infamy: number): Play {
  printedAs(
    ['Rhino', normanOsborn],
    [KLAW_III, greenGoblin],
    ['Ultron Drones', criminalEnterprise],
    ['Sonic Converter', stateOfMadness],
  );
  return play({
    players: [{ hero: 'spider-man', form: 'hero' }, { hero: 'iron-man' }],
    environments: [{ card: 'Criminal Enterprise', counters: { infamy } }],
    encounterDeck: ['Hard to Keep Down', 'Hard to Keep Down', 'Hard to Keep Down'],
  });
}

describe('Norman Osborn', () => {
  test('loses infamy instead of taking damage', () => {
    business(4)
      .choose('attack Spider-Man')
      .shows({ 'Norman Osborn': '', 'Criminal Enterprise': 'infamy 2' })
      .asks('playerTurn', 0);
  });

  test('turns into the Green Goblin with the last counter; each hero suffers for it § flip', () => {
    business(1)
      .choose('attack Spider-Man')
      .changes({
        'Criminal Enterprise': '',
        'State of Madness': 'madness 4',
        villain: 'Green Goblin',
        environments: 'State of Madness',
        'Spider-Man': 'damage 3, exhausted',
      })
      .asks('playerTurn', 0);
  });

  test('gains infamy instead of attacking', () => {
    business(4)
      .endTurn()
      .endTurn()
      .shows({ 'Criminal Enterprise': 'infamy 5', 'Spider-Man': '' })
      .asks('useAbility', 1);
  });
});

describe('Green Goblin', () => {
  test('goes a little less mad instead of scheming', () => {
    business(1).choose('attack Spider-Man').endTurn().endTurn().passAll().shows({
      'State of Madness': 'madness 3',
      'The Break-In!': 'threat 2',
    });
  });
});
