import { describe } from 'vitest';
import { cardsCost, charactersHave, heroesThreaten } from '../printed.ts';

describe('Lore', () => {
  heroesThreaten([
    ['Denethor', 8],
    ['Glorfindel', 12],
    ['Beravor', 10],
  ]);
  charactersHave([
    ['Denethor', 1, 1, 3, 3],
    ['Glorfindel', 3, 3, 1, 5],
    ['Beravor', 2, 2, 2, 4],
    ['Daughter of the Nimrodel', 1, 0, 0, 1],
    ['Erebor Hammersmith', 1, 1, 1, 3],
    ['Henamarth Riversong', 1, 1, 0, 1],
    ['Miner of the Iron Hills', 0, 1, 1, 2],
    ['Gléowine', 1, 0, 0, 2],
  ]);
  cardsCost('Lore', [
    ['Daughter of the Nimrodel', 3],
    ['Erebor Hammersmith', 2],
    ['Henamarth Riversong', 1],
    ['Miner of the Iron Hills', 2],
    ['Gléowine', 2],
    ['Lore of Imladris', 2],
    ["Lórien's Wealth", 3],
    ["Radagast's Cunning", 1, 'quest'],
    ['Secret Paths', 1, 'quest'],
    ["Beorn's Hospitality", 5],
    ['Forest Snare', 3],
    ['Protector of Lórien', 1],
    ['Dark Knowledge', 1],
    ['Self Preservation', 3],
  ]);
});
