import { demandConformance } from '@grimrule/kernel/testing';
import { describe, expect, it } from 'vitest';
import { champions } from '../../../src/game.ts';
import { manifest } from '../../../src/packs/trors/manifest.ts';
import { ENDINGS } from '../../../src/rules/end/game-end.ts';
import { loadPack } from '../../table/pack.ts';

await loadPack('trors');

const MOST = 4000;
const HEROES = ['spider-man', 'captain-marvel', 'she-hulk', 'iron-man', 'black-panther'];

/** So many heroes, beginning with another one each time. */
const heroesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, seat) => HEROES[(first + seat) % HEROES.length] ?? '');

describe('every game of The Rise of Red Skull', () => {
  for (const { slug: scenario } of manifest.scenarios) {
    for (const players of [1, 2, 3, 4]) {
      it(`keeps the contract of a game with ${players} against ${scenario}`, () => {
        for (let seed = 0; seed < 2; seed++) {
          const mode = seed % 2 === 0 ? 'standard' : 'expert';
          const options = { heroes: heroesFrom(seed + players, players), scenario, mode };
          const how = { seed: `${scenario} ${seed}`, oneIn: 16 * players, most: MOST, options };
          expect(ENDINGS).toContain(demandConformance(champions, how).ending);
        }
      });
    }
  }
});
