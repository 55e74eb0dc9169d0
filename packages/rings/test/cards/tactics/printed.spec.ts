import { describe } from 'vitest';
import { cardsCost, charactersHave, heroesThreaten } from '../printed.ts';

describe('Tactics', () => {
  heroesThreaten([
    ['Gimli', 11],
    ['Legolas', 9],
    ['Thalin', 9],
  ]);
  charactersHave([
    ['Gimli', 2, 2, 2, 5],
    ['Legolas', 1, 3, 1, 4, 'ranged'],
    ['Thalin', 1, 2, 2, 4],
    ['Veteran Axehand', 0, 2, 1, 2],
    ['Gondorian Spearman', 0, 1, 1, 1, 'sentinel'],
    ['Horseback Archer', 0, 2, 1, 2, 'ranged'],
    ['Beorn', 1, 3, 3, 6],
  ]);
  cardsCost('Tactics', [
    ['Veteran Axehand', 2],
    ['Gondorian Spearman', 2],
    ['Horseback Archer', 3],
    ['Beorn', 6],
    ['Blade Mastery', 1],
    ['Rain of Arrows', 1],
    ['Feint', 1, 'combat'],
    ['Quick Strike', 1],
    ['Stand Together', 0],
    ['Blade of Gondolin', 1],
    ['Citadel Plate', 4],
    ['Dwarven Axe', 2],
    ['Horn of Gondor', 1],
  ]);
});
