import { describe, expect, it } from 'vitest';
import type { CampaignLog, PoolCard } from '../../src/campaign/log.ts';
import { readLog } from '../../src/campaign/reading.ts';
import { COMPLETED, campaign, problemsOf } from './campaigns.ts';

const problems = (sent: unknown) => problemsOf(readLog(sent));
const entry = (card: string, more: Partial<PoolCard> = {}): PoolCard => ({
  card,
  hero: null,
  player: null,
  leftOut: false,
  ...more,
});
const withPool = (...pool: readonly PoolCard[]) => problems(campaign(2, { pool }));

const SUPPORT = 'core-132';
const VALOR = 'core-133';
const MENDOR = 'core-135';
const SWARM = 'core-136';
const SCARRED = 'core-138';
const ARAGORN = 'core-001';

describe('a campaign log', () => {
  it('survives being saved', () => {
    const log = campaign(4, {
      expert: true,
      fallenHeroes: ['core-004'],
      threatPenalty: 2,
      pool: [entry(SUPPORT, { player: 3 }), entry(VALOR, { hero: ARAGORN }), entry(SWARM)],
      notes: { prisoner: ARAGORN, damage: { [ARAGORN]: 2 }, heroPenalties: { [ARAGORN]: 1 } },
      completed: COMPLETED.slice(0, 2),
      defeats: ['passage', 'anduin', 'anduin'],
    });
    expect(readLog(JSON.parse(JSON.stringify(log)))).toEqual({ log });
  });

  it.each([
    ['', 'no log'],
    ['players', { ...campaign(), players: undefined }],
    ['players', { ...campaign(), players: [] }],
    ['players', { ...campaign(), players: new Array(5).fill(campaign().players[0]) }],
    ['players.0', { ...campaign(), players: ['Frodo'] }],
    ['players.0.name', { ...campaign(), players: [{ ...campaign().players[0], name: 7 }] }],
    ['pool.0.card', { ...campaign(), pool: [{ ...entry(SWARM), card: null }] }],
    ['notes.damage', { ...campaign(), notes: { ...campaign().notes, damage: { a: -1 } } }],
    ['completed.0.score', { ...campaign(), completed: [{ scenario: 'passage', score: '1' }] }],
    ['threatPenalty', { ...campaign(), threatPenalty: -1 }],
    ['ring', { ...campaign(), ring: 1 }],
  ])('cannot be read where a field is wrong: %s', (at, sent) => {
    expect(problems(sent)).toContainEqual({ say: 'logField', at });
  });

  it('has a version', () => {
    expect(problems({ ...campaign(), version: 2 })).toEqual([{ say: 'logVersion', version: '2' }]);
    expect(problems({})).toEqual([{ say: 'logField', at: '' }]);
  });

  it('holds legal decks, with heroes that no two players share', () => {
    const [one, other] = campaign(2).players;
    const players = [one, { ...other, heroes: [ARAGORN], cards: { 'core-073': 3 } }];
    expect(problems({ ...campaign(2), players })).toEqual([
      { say: 'deckTooSmall', seat: 1, count: 3, least: 50 },
      { say: 'sharedHero', card: ARAGORN, seats: [0, 1] },
    ]);
  });

  it('names heroes that there are', () => {
    const log: CampaignLog = campaign(1, {
      fallenHeroes: ['Boromir'],
      notes: { prisoner: MENDOR, damage: { Bilbo: 1 }, heroPenalties: { Sam: 1 } },
    });
    expect(problems(log)).toEqual([
      { say: 'logUnknownHero', card: 'Boromir', at: 'fallenHeroes' },
      { say: 'logUnknownHero', card: MENDOR, at: 'notes.prisoner' },
      { say: 'logUnknownHero', card: 'Bilbo', at: 'notes.damage' },
      { say: 'logUnknownHero', card: 'Sam', at: 'notes.heroPenalties' },
    ]);
  });

  it('has scenarios won in their order, and lost only where the players have come to § campaign-mode, campaign-log', () => {
    expect(problems(campaign(1, { completed: COMPLETED.slice(1) }))).toEqual([
      { say: 'logWrongScenario', scenario: 'anduin' },
      { say: 'logWrongScenario', scenario: 'dol-guldur' },
    ]);
    expect(problems(campaign(1, { defeats: ['passage', 'anduin'] }))).toEqual([
      { say: 'logWrongScenario', scenario: 'anduin' },
    ]);
  });
});

describe('the campaign pool', () => {
  it('holds boons and burdens alone', () => {
    expect(withPool(entry('core-073'))).toEqual([{ say: 'logNoCampaignCard', card: 'core-073' }]);
    expect(withPool(entry('core-129'))).toEqual([{ say: 'logNoCampaignCard', card: 'core-129' }]);
  });

  it('says at which hero a permanent card is, and no other § permanent, campaign-pool', () => {
    expect(withPool(entry(VALOR))).toEqual([{ say: 'logWrongHost', card: VALOR }]);
    expect(withPool(entry(SWARM, { hero: ARAGORN }))).toEqual([
      { say: 'logWrongHost', card: SWARM },
    ]);
  });

  it('says whose deck a player’s card is in, and of no other', () => {
    expect(withPool(entry(SUPPORT))).toEqual([{ say: 'logWrongPlayer', card: SUPPORT }]);
    expect(withPool(entry(SUPPORT, { player: 2 }))).toEqual([
      { say: 'logWrongPlayer', card: SUPPORT },
    ]);
    expect(withPool(entry(SWARM, { player: 0 }))).toEqual([{ say: 'logWrongPlayer', card: SWARM }]);
  });

  it('leaves out only boons that go into decks § boons, burdens', () => {
    expect(withPool(entry(SUPPORT, { player: 1, leftOut: true }))).toEqual([]);
    expect(withPool(entry(SWARM, { leftOut: true }))).toEqual([
      { say: 'cannotBeLeftOut', seat: 0, card: SWARM },
    ]);
  });

  it('holds no more copies than there are, and of some one for each hero', () => {
    expect(withPool(entry(SWARM), entry(SWARM))).toEqual([
      { say: 'logTooManyCopies', card: SWARM, count: 2, most: 1 },
    ]);
    const scarred = entry(SCARRED, { hero: ARAGORN });
    expect(withPool(scarred, entry(SCARRED, { hero: 'core-002' }))).toEqual([]);
    expect(withPool(scarred, scarred)).toEqual([
      { say: 'logTwiceOnHero', card: SCARRED, hero: ARAGORN },
    ]);
  });
});
