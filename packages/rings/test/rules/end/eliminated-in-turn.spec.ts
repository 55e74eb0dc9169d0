import { describe, test } from 'vitest';
import {
  aboutThis,
  action,
  damage,
  draw,
  eliminate,
  forced,
  query,
  raiseThreat,
  response,
  titled,
  you,
} from '../../../src/vocabulary/builders.ts';
import { play } from '../../table/play.ts';
import { saying } from '../rewording.ts';

/** RR: In Player Order. An eliminated player leaves no gap, and no other player is skipped. */

describe('a player is eliminated by an engagement check', () => {
  test('the next one clockwise makes the next check § engagement-check, player-order, player-elimination', () => {
    saying('Hill Troll', forced('engaged', aboutThis, raiseThreat(you, 9)));
    play({
      players: [
        { heroes: ['Aragorn'], threat: 45 },
        { heroes: ['Gimli'], threat: 30 },
        { heroes: ['Legolas'], threat: 30 },
      ],
      staging: ['Hill Troll'],
      phase: 'encounter',
    })
      .until('whoDefends')
      .shows({
        'Aragorn play area': '',
        'Gimli engaged': 'Hill Troll',
        'Legolas engaged': '',
        'Gimli threat': 39,
      });
  });

  test('the first player too: the check goes on with the next, who is first now § engagement-check, first-player', () => {
    saying('Hill Troll', forced('engaged', aboutThis, raiseThreat(you, 9)));
    play({
      players: [
        { heroes: ['Aragorn'], threat: 30 },
        { heroes: ['Gimli'], threat: 45 },
        { heroes: ['Legolas'], threat: 30 },
      ],
      firstPlayer: 1,
      staging: ['Hill Troll'],
      phase: 'encounter',
    })
      .until('whoDefends')
      .shows({ 'Gimli play area': '', 'Legolas engaged': 'Hill Troll', 'Aragorn engaged': '' });
  });
});

describe('a player is eliminated in an action window', () => {
  const three = (gimli: object) =>
    play({
      players: [
        { heroes: ['Gimli'], threat: 20, ...gimli },
        { heroes: ['Beravor'], threat: 20 },
        { heroes: ['Denethor'], threat: 20 },
      ],
      phase: 'resource',
      encounterDeck: ['Old Forest Road'],
    });

  test('by their own action: the next one clockwise has the next chance § action-windows, player-order', () => {
    saying('Stand Together', action(eliminate(you)));
    three({ hand: ['Stand Together'] })
      .asks('actionWindow', 0)
      .choose('play Stand Together')
      .asks('actionWindow', 1)
      .pass()
      .asks('actionWindow', 2);
  });

  test('by the action of another: who would have been next stays next § action-windows, player-order', () => {
    saying('Stand Together', action(damage(9, query('heroes', titled('Thalin')))));
    play({
      players: [
        { heroes: ['Thalin'], threat: 20 },
        { heroes: ['Gimli', 'Denethor'], threat: 20, hand: ['Stand Together'] },
        { heroes: ['Beravor'], threat: 20 },
      ],
      phase: 'resource',
    })
      .asks('actionWindow', 1)
      .choose('play Stand Together')
      .asks('actionWindow', 2);
  });

  test('nobody is asked again who has passed, though another could do nothing in between § action-windows', () => {
    play({
      players: [
        { heroes: ['Beravor'], threat: 20 },
        { heroes: ['Gimli'], threat: 20, hand: [] },
        { heroes: ['Denethor'], threat: 20 },
      ],
      phase: 'resource',
    })
      .asks('actionWindow', 0)
      .pass()
      .asks('actionWindow', 2)
      .pass()
      .inPhase('planning');
  });
});

describe('a player is eliminated in a window of responses', () => {
  test('the next one clockwise has the next chance to respond § response, player-order', () => {
    saying('Gimli', response('phaseBegins', null, eliminate(you)));
    saying('Legolas', response('phaseBegins', null, draw(1)));
    saying('Thalin', response('phaseBegins', null, draw(1)));
    play({
      players: [
        { heroes: ['Gimli'], threat: 20 },
        { heroes: ['Legolas'], threat: 20 },
        { heroes: ['Thalin'], threat: 20 },
      ],
      phase: 'refresh',
    })
      .asks('useAbility', 0)
      .choose('use Gimli')
      .asks('useAbility', 1)
      .choose('use Legolas')
      .asks('useAbility', 2);
  });
});

describe('a player is eliminated while others join an attack', () => {
  test('those with ranged characters are still asked, each once § ranged, player-order', () => {
    saying('Legolas', forced('attackerDeclared', aboutThis, eliminate(you)));
    play({
      players: [
        { heroes: ['Gimli'], threat: 20, engaged: ['Hill Troll'] },
        { heroes: ['Legolas'], threat: 20 },
        { heroes: ['Éowyn'], threat: 20 },
        { heroes: ['Thalin'], threat: 20 },
      ],
      gains: { Legolas: { ranged: 1 }, Éowyn: { ranged: 1 }, Thalin: { ranged: 1 } },
      phase: 'combat',
      step: '6.7',
    })
      .choose('attack Hill Troll')
      .asks('rangedHelp', 1)
      .choose('attack Legolas')
      .asks('rangedHelp', 2)
      .choose('attack Éowyn')
      .asks('rangedHelp', 3);
  });
});
