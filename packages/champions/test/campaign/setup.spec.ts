import { cardOf, zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import {
  AREA,
  DEALT,
  DECK,
  ENCOUNTER_DECK,
  HAND,
  of,
  SCENARIO_DECK,
  SET_ASIDE,
} from '../../src/board.ts';
import { resultOf } from '../../src/campaign/game-result.ts';
import type { CampaignLog } from '../../src/campaign/log.ts';
import { printed } from '../../src/cards/designs.ts';
import { champions } from '../../src/game.ts';
import type { ChampionsState } from '../../src/table.ts';
import { identityOf, mainSchemeOf } from '../../src/table.ts';
import { loadPack } from '../table/pack.ts';
import { begin, campaign, win, won } from './campaigns.ts';

await loadPack('trors');

const codesIn = (state: ChampionsState, zone: number) =>
  zoneOf(state, zone).map((card) => printed(cardOf(state, card).front).code);

/** The same log with something else about its first player. */
const with0 = (log: CampaignLog, change: Partial<CampaignLog['players'][number]>): CampaignLog => ({
  ...log,
  players: log.players.map((each, seat) => (seat === 0 ? { ...each, ...change } : each)),
});

describe('a game of a campaign begins § campaign-mode, setup', () => {
  test('with the next scenario and the decks of its log', () => {
    const state = begin(campaign(2));
    expect(state.seats).toBe(2);
    expect(state.vars.campaign?.scenario).toBe('crossbones');
  });

  test('with the recorded weapons in the encounter deck, and with no others', () => {
    const state = begin(campaign(1, { ...won(1), cards: { weapons: ['04073', '04075'] } }));
    const weapons = codesIn(state, ENCOUNTER_DECK).filter((code) => /^0407[2-5]$/.test(code));
    expect(weapons.sort()).toEqual(['04073', '04075']);
    expect(codesIn(state, SET_ASIDE)).not.toContain('04073');
    expect(codesIn(state, SCENARIO_DECK)).toEqual([]);
  });

  test('with Tech and conditions in play, and rescued allies in the deck', () => {
    const log = with0(campaign(1, won(3)), { gained: ['04155', '04160b', '04098'] });
    const state = begin(log);
    expect(codesIn(state, of(AREA, 0))).toEqual(expect.arrayContaining(['04155', '04160b']));
    const own = [...codesIn(state, of(DECK, 0)), ...codesIn(state, of(HAND, 0))];
    expect(own).toContain('04098');
  });

  test('without allies that were lost', () => {
    const log = with0(campaign(1, won(4)), { lost: ['01002'] });
    expect(state(log)).not.toContain('01002');
    expect(state(campaign(1, won(4)))).toContain('01002');
  });

  test('with threat for delay counters: so much per player in an expert campaign', () => {
    const threat = (expert: boolean) => {
      const log = campaign(2, { ...won(4), numbers: { delay: 3 }, expert });
      const state = begin(log);
      return cardOf(state, mainSchemeOf(state)).tokens.threat ?? 0;
    };
    expect(threat(false)).toBe(3);
    expect(threat(true)).toBe(6);
  });

  test('with an encounter card for recorded players, in an expert campaign alone', () => {
    const dealt = (expert: boolean) => {
      const state = begin(campaign(2, { ...won(4), seats: { engaged: [1] }, expert }));
      return [0, 1].map((seat) => zoneOf(state, of(DEALT, seat)).length);
    };
    expect(dealt(false)).toEqual([0, 0]);
    expect(dealt(true)).toEqual([0, 1]);
  });

  test('with the hit points that were left, also under a condition that gives more', () => {
    const damage = (change: Partial<CampaignLog['players'][number]>, expert = true) => {
      const state = begin(with0(campaign(1, { ...won(1), expert }), change));
      return cardOf(state, identityOf(state, 0)).tokens.damage ?? 0;
    };
    expect(damage({ hitPoints: 7 })).toBe(3);
    expect(damage({ hitPoints: 7, gained: ['04159a'] })).toBe(5);
    expect(damage({ hitPoints: null })).toBe(0);
    expect(damage({ hitPoints: 7 }, false)).toBe(0);
  });
});

const state = (log: CampaignLog): readonly string[] => {
  const begun = begin(log);
  return begun.cards.map(({ front }) => printed(front).code);
};

describe('the options of a game', () => {
  const refused = (options: object) => {
    const begun = champions.setup(options, '');
    return 'problems' in begun ? begun.problems.map(({ say }) => say) : [];
  };

  test('leave heroes, decks and scenario to the log, and the mode to the players', () => {
    expect(refused({ campaign: campaign(), heroes: ['she-hulk'] })).toEqual(['optionOfCampaign']);
    expect(refused({ campaign: campaign(), mode: 'expert', heroic: 1 })).toEqual([]);
  });

  test('take no log with a card to choose, a wrong deck, or an end', () => {
    const choices = [{ seat: 0, of: ['04155'], optional: false }];
    expect(refused({ campaign: campaign(1, { choices }) })).toEqual(['cardToChoose']);
    expect(refused({ campaign: with0(campaign(), { cards: {} }) })).toContain('deckTooSmall');
    expect(refused({ campaign: campaign(1, won(5)) })).toEqual(['campaignIsOver']);
  });
});

test('the result of a game has what the log wants to know', () => {
  const state = win(begin(campaign(2)));
  expect(resultOf(state)).toMatchObject({
    scenario: 'crossbones',
    won: true,
    hitPoints: [10, 12],
    cards: { weapons: [] },
    struck: [],
  });
  expect(resultOf(begin(campaign()))).toBeNull();
});
