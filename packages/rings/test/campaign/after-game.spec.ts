import { describe, expect, it } from 'vitest';
import { afterGame } from '../../src/campaign/after-game.ts';
import type { GameResult } from '../../src/campaign/game-result.ts';
import { resultOf } from '../../src/campaign/game-result.ts';
import { totalScore } from '../../src/campaign/log.ts';
import { exchangeHero } from '../../src/campaign/preparing.ts';
import { action, raiseThreat, resolution, winGame, you } from '../../src/vocabulary/builders.ts';
import { saying } from '../rules/rewording.ts';
import { play } from '../table/play.ts';
import { positionOf } from '../table/position.ts';
import { COMPLETED, campaign, logOf, problemsOf, win } from './campaigns.ts';

const ARAGORN = 'core-001';
const THEODRED = 'core-002';
const VALOR = 'core-133';
const entry = { hero: null, player: null, leftOut: false };

const won: GameResult = {
  scenario: 'passage',
  won: true,
  ending: 'questCompleted',
  score: 117,
  fallen: [],
  damage: {},
  earned: [],
  prisoner: null,
};

describe('a scenario that was won', () => {
  it('is completed with its score, and the campaign adds up § campaign-log', () => {
    const log = logOf(afterGame(campaign(1), won));
    expect(log.completed).toEqual([{ scenario: 'passage', score: 117 }]);
    const next = logOf(afterGame(log, { ...won, scenario: 'anduin', score: 200 }));
    expect(totalScore(next)).toBe(317);
  });

  it('adds what was earned to the pool, as far as there are copies § campaign-pool', () => {
    const swarm = { ...entry, card: 'core-136' };
    const log = campaign(1, { pool: [swarm] });
    const earned = [{ ...entry, card: 'core-132', player: 0 }, swarm];
    expect(logOf(afterGame(log, { ...won, earned })).pool).toEqual([
      swarm,
      { ...entry, card: 'core-132', player: 0 },
    ]);
  });

  it('puts heroes in a discard pile on the list of the fallen, without what hung on them § fallen-heroes, campaign-pool, permanent', () => {
    const pool = [
      { ...entry, card: VALOR, hero: ARAGORN },
      { ...entry, card: VALOR, hero: THEODRED },
    ];
    const earned = [{ ...entry, card: 'core-138', hero: ARAGORN }];
    const log = logOf(afterGame(campaign(1, { pool }), { ...won, earned, fallen: [ARAGORN] }));
    expect(log.fallenHeroes).toEqual([ARAGORN]);
    expect(log.pool).toEqual([{ ...entry, card: VALOR, hero: THEODRED }]);
  });

  it('notes the damage of the heroes for experts only § expert-campaign', () => {
    const damage = { [ARAGORN]: 2 };
    expect(logOf(afterGame(campaign(1), { ...won, damage })).notes.damage).toEqual({});
    const expert = campaign(1, { expert: true });
    expect(logOf(afterGame(expert, { ...won, damage })).notes.damage).toEqual(damage);
  });

  it('lets players exchange a hero again § fellowship-of-heroes', () => {
    const exchanged = logOf(exchangeHero(campaign(1), 0, ARAGORN, 'core-007'));
    expect(logOf(afterGame(exchanged, won)).players[0]?.exchanged).toBe(false);
  });
});

describe('a scenario that was lost', () => {
  const lost = { ...won, won: false, ending: 'allEliminated', fallen: [ARAGORN] } as const;

  it('costs nothing and has to be played again § campaign-mode, campaign-log, fallen-heroes, campaign-cards', () => {
    const log = campaign(1, { threatPenalty: 1 });
    expect(logOf(afterGame(log, lost))).toEqual({ ...log, defeats: ['passage'] });
  });

  it('lets nobody exchange a hero once more § fellowship-of-heroes, campaign-mode', () => {
    const exchanged = logOf(exchangeHero(campaign(1), 0, ARAGORN, 'core-007'));
    expect(logOf(afterGame(exchanged, lost)).players[0]?.exchanged).toBe(true);
  });
});

describe('a result', () => {
  it('is that of the scenario that comes next § campaign-mode, campaign-log', () => {
    expect(problemsOf(afterGame(campaign(1), { ...won, scenario: 'anduin' }))).toEqual([
      { say: 'resultOfAnotherGame', scenario: 'anduin' },
    ]);
    expect(problemsOf(afterGame(campaign(1, { completed: COMPLETED }), won))).toEqual([
      { say: 'resultOfAnotherGame', scenario: 'passage' },
    ]);
  });

  it('tells of the heroes in discard piles, and of the damage on those that are left § fallen-heroes, expert-campaign', () => {
    const state = positionOf({
      players: [
        { heroes: [{ card: 'Aragorn', damage: 2 }, 'Glóin'], discard: ['Théodred', 'Faramir'] },
      ],
      campaign: ['core-129'],
    });
    expect(resultOf(win(state))).toMatchObject({
      scenario: 'passage',
      won: true,
      fallen: [THEODRED],
      damage: { [ARAGORN]: 2 },
    });
  });

  it('of somebody who was eliminated in a game that was won: their heroes have fallen, and they earn nothing § winning, campaign-cards, fallen-heroes, player-elimination', () => {
    saying('Stand Together', action(raiseThreat(you, 50)));
    const { state } = play({
      players: [
        { heroes: ['Gimli', 'Legolas'], hand: ['Stand Together'] },
        { heroes: ['Aragorn', 'Beravor'] },
      ],
      campaign: ['core-129'],
      setAside: ["Mendor's Support", "Mendor's Support"],
    }).choose('play Stand Together');
    const { fallen = [], earned = [] } = resultOf(win(state)) ?? {};
    expect(fallen).toEqual(['core-004', 'core-005']);
    expect(earned).toEqual([{ ...entry, card: 'core-132', player: 1 }]);
  });

  it('is won once, though a campaign card says at its end that the players win § winning, campaign-cards', () => {
    saying('Passage Through Mirkwood', resolution(winGame));
    saying('Stand Together', action(winGame));
    const { state, lines } = play({
      players: [{ heroes: ['Gimli', 'Legolas'], hand: ['Stand Together'] }],
      campaign: ['core-129'],
    }).choose('play Stand Together');
    expect(state.outcome).toMatchObject({ result: 'players' });
    expect(lines.filter((line) => line.startsWith('playersWin'))).toHaveLength(1);
  });

  it('is there when a game of a campaign is over', () => {
    const state = positionOf({ players: [{ heroes: ['Aragorn'] }], campaign: ['core-129'] });
    expect(resultOf(state)).toBeNull();
    const alone = positionOf({ players: [{ heroes: ['Aragorn'] }] });
    expect(resultOf(win(alone))).toBeNull();
  });
});
