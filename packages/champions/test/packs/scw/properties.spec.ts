import { demandConformance } from '@grimrule/kernel/testing';
import { describe, expect, it } from 'vitest';
import { champions } from '../../../src/game.ts';
import { ENDINGS } from '../../../src/rules/end/game-end.ts';
import { loadPack } from '../../table/pack.ts';

await loadPack('scw', 'qsv', 'ron', 'trors', 'cap');

const MOST = 4000;
const HEROES = ['scarlet-witch', 'quicksilver', 'hawkeye', 'spider-woman'];

/** So many heroes, beginning with another one each time. */
const heroesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, seat) => HEROES[(first + seat) % HEROES.length] ?? '');

describe('every game with Scarlet Witch, Quicksilver, Hawkeye or Spider-Woman', () => {
  for (const players of [1, 2, 3, 4]) {
    it(`keeps the contract of a game with ${players}`, () => {
      for (let seed = 0; seed < 4; seed++) {
        const mode = seed % 2 === 0 ? 'standard' : 'expert';
        const heroes = heroesFrom(seed, players);
        const options = { heroes, scenario: 'rhino', mode, modular: ['kree_fanatic'] };
        const how = { seed: `siblings ${seed}`, oneIn: 16 * players, most: MOST, options };
        expect(ENDINGS).toContain(demandConformance(champions, how).ending);
      }
    });
  }
});
