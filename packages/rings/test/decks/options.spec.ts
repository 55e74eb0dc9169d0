import { describe, expect, it } from 'vitest';
import { BUILT_DECKS } from '../../src/decks/built-decks.ts';
import { DECKS } from '../../src/decks/players.ts';
import { readOptions } from '../../src/options.ts';
import { COMPLETED, campaign } from '../campaign/campaigns.ts';

const gameOf = (options: unknown) => {
  const read = readOptions(options);
  return 'game' in read ? read.game : read.problems;
};
const problems = (options: unknown) => {
  const read = readOptions(options);
  return 'problems' in read ? read.problems : [];
};

describe('the options of a game', () => {
  it('have defaults: one learning deck on the first scenario', () => {
    expect(gameOf(undefined)).toMatchObject({
      players: [{ heroes: ['core-001', 'core-003', 'core-002'] }],
      scenario: { slug: 'passage' },
      easy: false,
      firstPlayer: 0,
      campaign: null,
    });
  });

  it.each(DECKS.map(({ slug }) => slug))('take the deck %s by its name', (slug) => {
    expect(gameOf({ decks: [slug] })).toMatchObject({ players: [{ slug }] });
  });

  it('take a deck list as data or as text', () => {
    const [own] = BUILT_DECKS;
    if (!own) throw new Error('no deck');
    const { heroes, cards } = own;
    expect(gameOf({ decks: [{ heroes, cards }] })).toMatchObject({ players: [{ heroes, cards }] });
    const lines = [...heroes, ...Object.entries(cards).map(([code, count]) => `${count}x ${code}`)];
    expect(gameOf({ decks: [lines.join('\n')] })).toMatchObject({ players: [{ heroes, cards }] });
  });

  it('say what is wrong with each deck, and at which seat', () => {
    const decks = ['leadership', { heroes: ['core-001'], cards: { 'core-073': 3 } }];
    expect(problems({ decks })).toEqual([
      { say: 'deckTooSmall', seat: 1, count: 3, least: 50 },
      { say: 'sharedHero', card: 'core-001', seats: [0, 1] },
    ]);
  });

  it.each([
    [{ decks: [] }, { say: 'wrongOption', option: 'decks' }],
    [{ decks: 'leadership' }, { say: 'wrongOption', option: 'decks' }],
    [{ decks: new Array(5).fill('lore') }, { say: 'wrongOption', option: 'decks' }],
    [{ decks: [7] }, { say: 'wrongOption', option: 'decks.0' }],
    [{ decks: ['rhino'] }, { say: 'unknownDeck', deck: 'rhino' }],
    [{ decks: [{ heroes: 1, cards: {} }] }, { say: 'wrongOption', option: 'decks.0.heroes' }],
    [{ decks: [{ heroes: [], cards: { a: 0 } }] }, { say: 'wrongOption', option: 'decks.0.cards' }],
    [
      { decks: [{ heroes: [], cards: {}, name: '' }] },
      { say: 'unknownOption', option: 'decks.0.name' },
    ],
    [{ scenario: 'moria' }, { say: 'unknownScenario', scenario: 'moria' }],
    [{ mode: 'nightmare' }, { say: 'wrongOption', option: 'mode' }],
    [{ firstPlayer: 1 }, { say: 'wrongOption', option: 'firstPlayer' }],
    [{ villain: 'rhino' }, { say: 'unknownOption', option: 'villain' }],
    ['nonsense', { say: 'optionsAreNoObject' }],
  ])('refuse %j with a reason', (options, reason) => {
    expect(problems(options)).toContainEqual(reason);
  });
});

describe('the options of a campaign', () => {
  it('are the log, which says who plays what', () => {
    const log = campaign(2, { completed: COMPLETED.slice(0, 1) });
    expect(gameOf({ campaign: log, mode: 'easy', firstPlayer: 1 })).toMatchObject({
      players: [{ name: 'Leadership' }, { name: 'Tactics' }],
      scenario: { slug: 'anduin' },
      easy: true,
      firstPlayer: 1,
      campaign: log,
    });
  });

  it('do not say what the log says', () => {
    const options = { campaign: campaign(), decks: ['lore'], scenario: 'anduin' };
    expect(problems(options)).toEqual([
      { say: 'optionOfCampaign', option: 'decks' },
      { say: 'optionOfCampaign', option: 'scenario' },
    ]);
  });

  it('are refused while a fallen hero has not been replaced, and when all is won § fallen-heroes, campaign-setup', () => {
    const fallen = campaign(1, { fallenHeroes: ['core-002'] });
    expect(problems({ campaign: fallen })).toEqual([
      { say: 'heroHasFallen', seat: 0, card: 'core-002' },
    ]);
    expect(problems({ campaign: campaign(1, { completed: COMPLETED }) })).toEqual([
      { say: 'campaignIsOver' },
    ]);
  });
});
