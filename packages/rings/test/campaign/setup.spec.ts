import { describe, test } from 'vitest';
import type { CampaignLog } from '../../src/campaign/log.ts';
import { Play, begin as start } from '../table/play.ts';
import { begin, COMPLETED, campaign, throughSetup } from './campaigns.ts';

const entry = { hero: null, player: null, leftOut: false };
const notes = { prisoner: null, damage: {}, heroPenalties: {} };
const completed = COMPLETED.slice(0, 1);

const set = (seats: number, change: Partial<CampaignLog>) =>
  new Play(throughSetup(begin(campaign(seats, { completed, ...change }))));

/** The learning decks for Leadership and Tactics begin with a threat of 29. */
describe('the setup of a campaign', () => {
  test('raises the starting threat by the penalties of all, of the player and of the heroes § campaign-setup, starting-threat', () => {
    const [one, other] = campaign(2).players;
    if (!one || !other) throw new Error('no players');
    new Play(
      begin(
        campaign(2, {
          threatPenalty: 2,
          players: [{ ...one, threatPenalty: 1 }, other],
          notes: { ...notes, heroPenalties: { 'core-004': 3, 'core-012': 9 } },
        }),
      ),
    ).shows({ 'Aragorn threat': 32, 'Gimli threat': 34 });
  });

  test('attaches permanent cards to their heroes, of those who are there § campaign-setup, permanent, campaign-pool', () => {
    set(2, {
      pool: [
        { ...entry, card: 'core-133', hero: 'core-002' },
        { ...entry, card: 'core-133', hero: 'core-004' },
        { ...entry, card: 'core-133', hero: 'core-012' },
        { ...entry, card: 'core-138', hero: 'core-004' },
      ],
    })
      .shows({ Valor: 'on Théodred', 'Valor #2': 'on Gimli', Scarred: 'on Gimli' })
      .holds('Gimli play area', 'Valor');
  });

  test('shuffles boons into decks, and burdens into the encounter deck § campaign-setup, campaign-pool, boons, burdens', () => {
    const shuffled = (...pool: CampaignLog['pool']) =>
      start({ campaign: campaign(2, { completed, pool }) });
    shuffled()
      .shows({ 'Aragorn deck': 24, 'Gimli deck': 24, 'encounter deck': 47 })
      .asks('mulligan', 0);
    shuffled(
      { ...entry, card: 'core-132', player: 0 },
      { ...entry, card: 'core-132', player: 1, leftOut: true },
      { ...entry, card: 'core-136' },
      { ...entry, card: 'core-137' },
    )
      .shows({ 'Aragorn deck': 25, 'Gimli deck': 24, 'encounter deck': 49 })
      .asks('mulligan', 0);
  });

  test('sets aside what the scenario may bring, and never shuffles it in § burdens, boons', () => {
    start({ campaign: campaign(2, { pool: [{ ...entry, card: 'core-135' }] }) })
      .shows({
        'encounter deck': 36,
        'set aside': [
          'Lingering Venom',
          'Mendor',
          ...new Array(4).fill("Mendor's Support"),
          "Ungoliant's Swarm",
        ].join(', '),
      })
      .asks('mulligan', 0);
  });

  test('keeps the damage of experts on their heroes § expert-campaign', () => {
    const damage = { 'core-002': 2 };
    set(1, { expert: true, notes: { ...notes, damage } }).shows({
      Théodred: 'damage 2, resource 1',
    });
    set(1, { expert: false, notes: { ...notes, damage } }).shows({ Théodred: 'resource 1' });
  });

  test('lets a hero die whose wounds are too much for him', () => {
    set(1, { expert: true, notes: { ...notes, damage: { 'core-002': 4 } } }).shows({
      'your discard pile': 'Théodred',
    });
  });
});
