import { describe } from 'vitest';
import { cardsCost, charactersHave, heroesThreaten } from '../printed.ts';

describe('Leadership', () => {
  heroesThreaten([
    ['Aragorn', 12],
    ['Théodred', 8],
    ['Glóin', 9],
  ]);
  charactersHave([
    ['Aragorn', 2, 3, 2, 5, 'sentinel'],
    ['Théodred', 1, 2, 1, 4],
    ['Glóin', 2, 2, 1, 4],
    ['Guard of the Citadel', 1, 1, 0, 2],
    ['Faramir', 2, 1, 2, 3],
    ['Son of Arnor', 0, 2, 0, 2],
    ['Snowbourn Scout', 0, 0, 1, 1],
    ['Silverlode Archer', 1, 2, 0, 1, 'ranged'],
    ['Longbeard Orc Slayer', 0, 2, 1, 3],
    ['Brok Ironfist', 2, 2, 1, 4],
  ]);
  cardsCost('Leadership', [
    ['Guard of the Citadel', 2],
    ['Faramir', 4],
    ['Son of Arnor', 3],
    ['Snowbourn Scout', 1],
    ['Silverlode Archer', 3],
    ['Longbeard Orc Slayer', 4],
    ['Brok Ironfist', 6],
    ['Ever Vigilant', 1],
    ['Common Cause', 0],
    ['For Gondor!', 2],
    ['Sneak Attack', 1],
    ['Grim Resolve', 5],
    ['Steward of Gondor', 2],
    ["Celebrían's Stone", 2],
  ]);
});
