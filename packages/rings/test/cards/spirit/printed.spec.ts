import { describe } from 'vitest';
import { cardsCost, charactersHave, heroesThreaten } from '../printed.ts';

describe('Spirit', () => {
  heroesThreaten([
    ['Éowyn', 9],
    ['Eleanor', 7],
    ['Dúnhere', 8],
  ]);
  charactersHave([
    ['Éowyn', 4, 1, 1, 3],
    ['Eleanor', 1, 1, 2, 3],
    ['Dúnhere', 1, 2, 1, 4],
    ['Wandering Took', 1, 1, 1, 2],
    ['Lórien Guide', 1, 1, 0, 2],
    ['Northern Tracker', 1, 2, 2, 3],
  ]);
  cardsCost('Spirit', [
    ['Wandering Took', 2],
    ['Lórien Guide', 3],
    ['Northern Tracker', 4],
    ["The Galadhrim's Greeting", 3],
    ['Will of the West', 1],
    ['A Light in the Dark', 2],
    ['Dwarven Tomb', 1],
    ['Fortune or Fate', 5],
    ['The Favor of the Lady', 2],
    ['Power in the Earth', 1],
    ['Unexpected Courage', 2],
  ]);
});
