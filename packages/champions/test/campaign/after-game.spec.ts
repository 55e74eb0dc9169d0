import { describe, expect, test } from 'vitest';
import { afterGame } from '../../src/campaign/after-game.ts';
import type { CampaignLog } from '../../src/campaign/log.ts';
import { beforeNextGame, isLost, nextScenario } from '../../src/campaign/next-game.ts';
import { changeDeck, choose, openTo, restoreHitPoints } from '../../src/campaign/preparing.ts';
import { readLog } from '../../src/campaign/reading.ts';
import { loadPack } from '../table/pack.ts';
import { campaign, logOf, problemsOf, result, won } from './campaigns.ts';

await loadPack('trors');

const gainedBy = (log: CampaignLog, seat: number) => log.players[seat]?.gained;
const after = (log: CampaignLog, change = {}) => logOf(afterGame(log, result(log, change)));

describe('a lost game § campaign-mode', () => {
  test('is played again with the log as it was', () => {
    const log = campaign(2, won(1));
    const lost = after(log, { won: false, numbers: { delay: 9 } });
    expect(lost).toEqual({ ...log, defeats: ['absorbing-man'] });
    expect(nextScenario(lost)).toBe('absorbing-man');
  });

  test('does not bring back what was removed from the campaign', () => {
    const [player] = campaign().players;
    const log = campaign(1, {
      ...won(1),
      players: player ? [{ ...player, gained: ['04155', '04159a'] }] : [],
    });
    const struck = [{ seat: 0, card: '04155' }];
    expect(gainedBy(after(log, { won: false, struck }), 0)).toEqual(['04159a']);
  });

  test('of the last scenario loses an expert campaign, and only that', () => {
    const lost = (expert: boolean) => after(campaign(1, { ...won(4), expert }), { won: false });
    expect(isLost(lost(true))).toBe(true);
    expect(beforeNextGame(lost(true))).toEqual([{ say: 'campaignIsLost' }]);
    expect(isLost(lost(false))).toBe(false);
    expect(isLost(after(campaign(1, { ...won(3), expert: true }), { won: false }))).toBe(false);
  });
});

describe('after Crossbones', () => {
  const log = after(campaign(2), { cards: { weapons: ['04073'] } });

  test('the weapons that entered the game are recorded', () => {
    expect(log.cards).toEqual({ weapons: ['04073'] });
  });

  test('each player takes a different Tech upgrade before the next game', () => {
    expect(beforeNextGame(log)).toEqual([
      { say: 'cardToChoose', seat: 0 },
      { say: 'cardToChoose', seat: 1 },
    ]);
    expect(problemsOf(choose(log, 0, null))).toEqual([{ say: 'cardToChoose', seat: 0 }]);
    expect(problemsOf(choose(log, 0, '04159a'))).toEqual([
      { say: 'cannotBeChosen', seat: 0, card: '04159a' },
    ]);
    const one = logOf(choose(log, 0, '04156'));
    expect(gainedBy(one, 0)).toEqual(['04156']);
    expect(openTo(one, 1)).toEqual(['04155', '04157', '04158']);
    expect(beforeNextGame(logOf(choose(one, 1, '04155')))).toEqual([]);
    expect(problemsOf(choose(one, 0, '04157'))).toEqual([{ say: 'nothingToChoose', seat: 0 }]);
  });
});

test('after Absorbing Man the delay counters are recorded, and a condition may be left', () => {
  const log = after(campaign(1, won(1)), { numbers: { delay: 6 } });
  expect(log.numbers).toEqual({ delay: 6 });
  expect(beforeNextGame(logOf(choose(log, 0, null)))).toEqual([]);
});

test('after Taskmaster rescued allies stay with who rescued them', () => {
  const log = after(campaign(2, won(2)), { kept: [{ seat: 1, card: '04098' }] });
  expect([gainedBy(log, 0), gainedBy(log, 1)]).toEqual([[], ['04098']]);
});

describe('after Zola', () => {
  const [one, two] = campaign(2).players;
  const before = campaign(2, {
    ...won(3),
    players: [one, two].flatMap((each) => (each ? [{ ...each, gained: ['04160a'] }] : [])),
  });

  test('players engaged with an enemy are recorded, and conditions of heroes are improved', () => {
    const log = after(before, { seats: { engaged: [1] }, improved: [0] });
    expect(log.seats).toEqual({ engaged: [1] });
    expect([gainedBy(log, 0), gainedBy(log, 1)]).toEqual([['04160b'], ['04160a']]);
  });

  test('allies who stayed in the prison are lost', () => {
    const log = after(before, { lost: [{ seat: 0, card: '01002' }] });
    expect(log.players.map(({ lost }) => lost)).toEqual([['01002'], []]);
  });
});

describe('an expert campaign § campaign-mode', () => {
  const log = after(campaign(2, { expert: true }), { hitPoints: [4, 0] });

  test('records hit points, and whoever was defeated gains nothing', () => {
    expect(log.players.map(({ hitPoints }) => hitPoints)).toEqual([4, 0]);
    expect(log.choices.map(({ seat }) => seat)).toEqual([0]);
    expect(beforeNextGame(log)).toContainEqual({ say: 'hasToRestore', seat: 1 });
  });

  test('restores them for an obligation that is not in the deck yet', () => {
    const restored = logOf(restoreHitPoints(log, 1, 0.3));
    expect(restored.players[1]).toMatchObject({ hitPoints: null, gained: ['04164'] });
    expect(problemsOf(restoreHitPoints(restored, 1, 0))).toEqual([
      { say: 'nothingToRestore', seat: 1 },
    ]);
    const [player] = log.players;
    const all = ['04163', '04164', '04165', '04166'];
    const full = { ...log, players: player ? [{ ...player, gained: all }] : [] };
    expect(problemsOf(restoreHitPoints(full, 0, 0))).toEqual([
      { say: 'noObligationLeft', seat: 0 },
    ]);
  });

  test('is the only one that keeps damage', () => {
    const usual = after(campaign(1), { hitPoints: [4] });
    expect(usual.players[0]?.hitPoints).toBeNull();
    expect(problemsOf(restoreHitPoints(usual, 0, 0))).toEqual([{ say: 'onlyForExperts' }]);
  });
});

describe('a log', () => {
  test('takes the result of no other scenario', () => {
    const log = campaign();
    const other = result(campaign(1, won(2)));
    expect(problemsOf(afterGame(log, other))).toEqual([
      { say: 'resultOfAnotherGame', scenario: 'taskmaster' },
    ]);
  });

  test('keeps the identity while the deck changes', () => {
    const log = logOf(changeDeck(campaign(), 0, { '01088': 3 }));
    expect(log.players[0]).toMatchObject({ identity: '01001a', cards: { '01088': 3 } });
    expect(problemsOf(changeDeck(log, 1, {}))).toEqual([{ say: 'noSuchPlayer', seat: 1 }]);
  });

  test.each([
    [{ version: 2 }, 'logVersion'],
    [{ campaign: 'nowhere' }, 'unknownCampaign'],
    [{ players: [] }, 'logField'],
    [{ expert: 1 }, 'logField'],
    [{ numbers: { delay: -1 } }, 'logField'],
    [{ seats: { engaged: ['a'] } }, 'logField'],
    [{ seats: { engaged: [1] } }, 'noSuchPlayer'],
    [{ completed: [{ scenario: 'zola' }] }, 'logWrongScenario'],
    [{ defeats: ['zola'] }, 'logWrongScenario'],
    [{ choices: [{ seat: 0, of: ['01001'], optional: false }] }, 'logNoCampaignCard'],
    [{ more: 1 }, 'logField'],
  ])('with %j cannot be read: %s', (change, say) => {
    const read = readLog({ ...campaign(), ...change });
    expect(problemsOf(read).map((line) => line.say)).toEqual([say]);
  });
});
