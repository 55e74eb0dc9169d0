import { describe, expect, it } from 'vitest';
import { playOnBoardgame } from './boardgame-duel.ts';

const GAMES = 10;

describe('Duel on boardgame.io', () => {
  const games = Array.from({ length: GAMES }, (_, game) => playOnBoardgame(`spec/${game}`));

  it('plays whole games to an end', () => {
    for (const { moves, outcome } of games) {
      expect(moves).toBeGreaterThan(5);
      expect(['heroPoints', 'villainPoints', 'civilians', 'deck']).toContain(outcome.ending);
    }
  });

  it('ends in more than one way', () => {
    expect(new Set(games.map(({ outcome }) => outcome.ending)).size).toBeGreaterThan(1);
  });

  it('never loses or doubles one of the 144 pieces', () => {
    for (const { end } of games) {
      const zones = [
        ...end.decks,
        ...end.hands,
        ...end.discards,
        ...end.artefacts,
        ...end.civilians,
        end.board.filter((card) => card >= 0),
        end.played,
        end.locations,
        end.artefactStack,
        end.offer,
        end.freed,
        end.box,
      ];
      expect(zones.flat().sort((one, other) => one - other)).toEqual(
        Array.from({ length: 144 }, (_, card) => card),
      );
    }
  });

  it('plays the same game from the same seed', () => {
    expect(playOnBoardgame('spec/0')).toEqual(games[0]);
  });
});
