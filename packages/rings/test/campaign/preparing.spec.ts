import { describe, expect, it } from 'vitest';
import { newCampaign } from '../../src/campaign/beginning.ts';
import { freeHeroes } from '../../src/campaign/heroes.ts';
import { threatPenaltyOf } from '../../src/campaign/log.ts';
import { beforeNextGame } from '../../src/campaign/next-game.ts';
import {
  changeDeck,
  exchangeHero,
  healHero,
  keepFallenHero,
  leaveOut,
  replaceFallenHero,
} from '../../src/campaign/preparing.ts';
import { BUILT_DECKS } from '../../src/decks/built-decks.ts';
import { COMPLETED, campaign, logOf, problemsOf } from './campaigns.ts';

const ARAGORN = 'core-001';
const THEODRED = 'core-002';
const GIMLI = 'core-004';
const EOWYN = 'core-007';
const DENETHOR = 'core-010';
const SUPPORT = 'core-132';
const SWARM = 'core-136';

const entry = { hero: null, player: null, leftOut: false };

describe('a new campaign', () => {
  it('begins with names and heroes, and with nothing else § campaign-log', () => {
    const log = campaign(2);
    expect(log).toMatchObject({
      players: [{ name: 'Leadership' }, { name: 'Tactics' }],
      fallenHeroes: [],
      threatPenalty: 0,
      pool: [],
      completed: [],
      defeats: [],
    });
    expect(beforeNextGame(log)).toEqual([]);
  });

  it('is refused with whatever is wrong with the decks', () => {
    const player = { name: 'Sam', heroes: [ARAGORN], cards: { 'core-073': 3 } };
    expect(problemsOf(newCampaign([player]))).toEqual([
      { say: 'deckTooSmall', seat: 0, count: 3, least: 50 },
    ]);
    expect(problemsOf(newCampaign([]))).toEqual([{ say: 'logField', at: 'players' }]);
  });

  it('takes Mendor along from the last one, and his support for each player', () => {
    const pool = [
      { ...entry, card: 'core-135' },
      { ...entry, card: SWARM },
    ];
    const after = campaign(1, { pool, completed: COMPLETED });
    const next = logOf(newCampaign(campaign(2).players, { after }));
    expect(next.pool).toEqual([
      { ...entry, card: 'core-135' },
      { ...entry, card: SUPPORT, player: 0 },
      { ...entry, card: SUPPORT, player: 1 },
    ]);
    const without = campaign(1, { pool: pool.slice(1), completed: COMPLETED });
    expect(logOf(newCampaign(campaign(2).players, { after: without })).pool).toEqual([]);
  });
});

describe('a fallen hero', () => {
  const log = campaign(2, { fallenHeroes: [THEODRED] });

  it('has to be replaced before the next game § fallen-heroes, campaign-setup', () => {
    expect(beforeNextGame(log)).toEqual([{ say: 'heroHasFallen', seat: 0, card: THEODRED }]);
  });

  it('is replaced by a hero who is free, and everybody’s threat is 1 higher from then on § fallen-heroes, fellowship-of-heroes', () => {
    const next = logOf(replaceFallenHero(log, 0, THEODRED, EOWYN));
    expect(next.players[0]?.heroes).toEqual([ARAGORN, 'core-003', EOWYN]);
    expect([threatPenaltyOf(next, 0), threatPenaltyOf(next, 1)]).toEqual([1, 1]);
    expect(next.fallenHeroes).toEqual([THEODRED]);
    expect(beforeNextGame(next)).toEqual([]);
  });

  it('is not replaced by somebody who is used or has fallen himself § fallen-heroes', () => {
    for (const card of [GIMLI, THEODRED, SWARM]) {
      expect(problemsOf(replaceFallenHero(log, 0, THEODRED, card))).toEqual([
        { say: 'heroNotFree', seat: 0, card },
      ]);
    }
  });

  it('is nobody who lives, and nobody of another player', () => {
    expect(problemsOf(replaceFallenHero(log, 0, ARAGORN, EOWYN))).toEqual([
      { say: 'notFallen', seat: 0, card: ARAGORN },
    ]);
    expect(problemsOf(replaceFallenHero(log, 1, THEODRED, EOWYN))).toEqual([
      { say: 'notFallen', seat: 1, card: THEODRED },
    ]);
    expect(problemsOf(replaceFallenHero(log, 2, THEODRED, EOWYN))).toEqual([
      { say: 'noSuchPlayer', seat: 2 },
    ]);
  });

  it('goes on if no hero is left, at the cost of 1 threat for his player alone § fallen-heroes', () => {
    const full = campaign(4, { fallenHeroes: [THEODRED] });
    expect(freeHeroes(full)).toEqual([]);
    const next = logOf(keepFallenHero(full, 0, THEODRED));
    expect(next.fallenHeroes).toEqual([]);
    expect([threatPenaltyOf(next, 0), threatPenaltyOf(next, 1)]).toEqual([1, 0]);
    expect(problemsOf(keepFallenHero(log, 0, THEODRED))).toEqual([
      { say: 'heroesAreLeft', seat: 0, card: THEODRED },
    ]);
    expect(problemsOf(keepFallenHero(full, 0, ARAGORN))).toEqual([
      { say: 'notFallen', seat: 0, card: ARAGORN },
    ]);
  });
});

describe('exchanging a hero', () => {
  const next = logOf(exchangeHero(campaign(2), 0, ARAGORN, EOWYN));

  it('costs everybody 1 threat for the rest of the campaign § fellowship-of-heroes, campaign-setup', () => {
    expect(next.players[0]?.heroes).toEqual([EOWYN, 'core-003', THEODRED]);
    expect([threatPenaltyOf(next, 0), threatPenaltyOf(next, 1)]).toEqual([1, 1]);
    expect(freeHeroes(next)).toContain(ARAGORN);
  });

  it('is done once by each player between two scenarios § fellowship-of-heroes, campaign-mode', () => {
    expect(problemsOf(exchangeHero(next, 0, EOWYN, DENETHOR))).toEqual([
      { say: 'alreadyExchanged', seat: 0 },
    ]);
    expect(problemsOf(exchangeHero(next, 1, GIMLI, DENETHOR))).toEqual([]);
  });

  it('is for one’s own heroes, who live, and for those who are free § fellowship-of-heroes', () => {
    expect(problemsOf(exchangeHero(campaign(2), 0, GIMLI, EOWYN))).toEqual([
      { say: 'notYourHero', seat: 0, card: GIMLI },
    ]);
    expect(problemsOf(exchangeHero(campaign(2), 0, ARAGORN, GIMLI))).toEqual([
      { say: 'heroNotFree', seat: 0, card: GIMLI },
    ]);
    const fallen = campaign(1, { fallenHeroes: [ARAGORN] });
    expect(problemsOf(exchangeHero(fallen, 0, ARAGORN, EOWYN))).toEqual([
      { say: 'heroHasFallen', seat: 0, card: ARAGORN },
    ]);
  });
});

describe('healing in an expert campaign', () => {
  const notes = { prisoner: null, damage: { [ARAGORN]: 3, [THEODRED]: 1 }, heroPenalties: {} };
  const hurt = campaign(2, { expert: true, notes });

  it('takes the damage from one hero of a player, and raises that hero’s threat by 1 § expert-campaign', () => {
    const next = logOf(healHero(hurt, 0, ARAGORN));
    expect(next.notes).toEqual({
      prisoner: null,
      damage: { [THEODRED]: 1 },
      heroPenalties: { [ARAGORN]: 1 },
    });
    expect([threatPenaltyOf(next, 0), threatPenaltyOf(next, 1)]).toEqual([1, 0]);
    expect(problemsOf(healHero(next, 0, THEODRED))).toEqual([{ say: 'alreadyHealed', seat: 0 }]);
  });

  it('is gone with the hero who was healed § expert-campaign', () => {
    const next = logOf(exchangeHero(logOf(healHero(hurt, 0, ARAGORN)), 0, ARAGORN, EOWYN));
    expect(threatPenaltyOf(next, 0)).toBe(1);
  });

  it('needs damage, a hero of one’s own, and an expert campaign § expert-campaign', () => {
    expect(problemsOf(healHero(hurt, 1, GIMLI))).toEqual([
      { say: 'nothingToHeal', seat: 1, card: GIMLI },
    ]);
    expect(problemsOf(healHero(hurt, 1, ARAGORN))).toEqual([
      { say: 'notYourHero', seat: 1, card: ARAGORN },
    ]);
    expect(problemsOf(healHero({ ...hurt, expert: false }, 0, ARAGORN))).toEqual([
      { say: 'onlyForExperts' },
    ]);
  });
});

describe('decks between two games', () => {
  it('may change as they like, with the same heroes § fellowship-of-heroes, campaign-mode', () => {
    const [own] = BUILT_DECKS;
    if (!own) throw new Error('no deck');
    const next = logOf(changeDeck(campaign(1), 0, own.cards));
    expect(next.players[0]?.cards).toEqual(own.cards);
    expect(next.players[0]?.heroes).toEqual(campaign(1).players[0]?.heroes);
    expect(problemsOf(changeDeck(campaign(1), 0, { 'core-073': 4 }))).toEqual([
      { say: 'deckTooSmall', seat: 0, count: 4, least: 50 },
      { say: 'tooManyCopies', seat: 0, cards: ['core-073'], count: 4, most: 3 },
    ]);
  });

  it('need not hold the boons of their player § boons, burdens, campaign-pool', () => {
    const pool = [
      { ...entry, card: SUPPORT, player: 0 },
      { ...entry, card: SUPPORT, player: 1 },
      { ...entry, card: SWARM },
    ];
    const log = campaign(2, { pool });
    const next = logOf(leaveOut(log, 1, SUPPORT, true));
    expect(next.pool.map(({ leftOut }) => leftOut)).toEqual([false, true, false]);
    expect(logOf(leaveOut(next, 1, SUPPORT, false))).toEqual(log);
    expect(problemsOf(leaveOut(log, 0, SWARM, true))).toEqual([
      { say: 'cannotBeLeftOut', seat: 0, card: SWARM },
    ]);
  });
});
