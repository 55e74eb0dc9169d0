import { describe, expect, test } from 'vitest';
import { newGame } from '../../rules/new-game.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('trors');

const fight = { scenario: 'zola' } as const;
const SCHEME = 'The Island of Dr. Zola';
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;
/** Cards that do nothing here, neither revealed nor as boost cards. */
const quiet: readonly string[] = Array.from({ length: 8 }, () => '01105');

describe('setup', () => {
  const table = () =>
    play({ ...fight, players: [{ hero: 'she-hulk' }, { hero: 'captain-marvel' }] });

  test('engages each player with a Bio-Servant and reveals the prison with their allies', () => {
    const game = newGame({ heroes: ['she-hulk'], scenario: 'zola' });
    // Hellcat costs 3 and the prison begins with 1.
    expect(game.tokensOn('Hydra Prison')).toEqual({ threat: 4 });
    table().asks('playerTurn', 0);
  });
});

describe('Hydra Prison', () => {
  const imprisoned = () =>
    play({
      ...fight,
      players: [
        {
          ...carol,
          dealt: ['Hydra Prison'],
          wholeDeck: ['Spider-Woman', 'Tigra'],
          area: ['Mockingbird'],
        },
      ],
      villain: { status: ['confused'] },
      threat: 0,
      wholeEncounterDeck: quiet,
      phase: 'villain',
    });

  test('takes an ally of the hero, and threat for what she costs', () => {
    imprisoned().shows({
      'Hydra Prison': 'threat 4',
      'under cards': 1,
      'your hand': 'Energy, Energy, Genius, Genius, Strength, Strength',
    });
  });

  test('leaves the game when it is defeated, and the ally goes back to the hand', () => {
    play({
      ...fight,
      players: [{ ...carol, area: ['Tigra'] }],
      sideSchemes: [{ card: 'Hydra Prison', threat: 1 }],
      encounterDeck: quiet,
    })
      .choose('thwart Tigra')
      .shows({ 'side schemes': '', 'encounter discard pile': '' });
  });
});

describe(SCHEME, () => {
  test('gets a test counter after step one', () => {
    play({
      ...fight,
      players: [carol],
      villain: { status: ['confused'] },
      wholeEncounterDeck: quiet,
      phase: 'villain',
    }).shows({ [SCHEME]: 'test 1, threat 1' });
  });
});

describe('Ultimate Bio-Servant', () => {
  test('has 1 more ATK for each attachment', () => {
    play({
      ...fight,
      players: [
        {
          ...marvel,
          engaged: [
            {
              card: 'Ultimate Bio-Servant',
              attached: ['Pain Inhibitors', 'Defensive Programming'],
            },
          ],
        },
      ],
      villain: { status: ['stunned'] },
      wholeEncounterDeck: quiet,
      phase: 'villain',
    })
      .pass()
      .shows({ 'Captain Marvel': 'damage 3' });
  });
});

describe('Defensive Programming', () => {
  const dealt = (engaged: readonly (string | { card: string; attached: string[] })[]) =>
    play({
      ...fight,
      players: [{ ...carol, dealt: ['Defensive Programming'], engaged }],
      villain: { status: ['confused'] },
      wholeEncounterDeck: ['01105', '01108', ...quiet],
      phase: 'villain',
    });

  test('goes to the minion with the most hit points left', () => {
    dealt(['Hydra Bomber', 'Sandman'])
      .choose('activate Sandman')
      .shows({ 'Defensive Programming': 'on Sandman' });
  });

  test('passes over a minion that has a copy', () => {
    dealt(['Hydra Bomber', { card: 'Sandman', attached: ['Defensive Programming'] }])
      .choose('activate Sandman')
      .shows({
        attachments: 'Defensive Programming, Defensive Programming',
        'side schemes': '',
      });
  });

  test('surges without a minion', () => {
    dealt([]).shows({ attachments: '', 'side schemes': 'Crowd Control' });
  });
});

test("Zola's Mutate brings the first Tech attachment of the encounter deck", () => {
  play({
    ...fight,
    players: [{ ...carol, dealt: ["Zola's Mutate"] }],
    villain: { status: ['confused'] },
    wholeEncounterDeck: ['01105', '01105', 'Pain Inhibitors', ...quiet],
    phase: 'villain',
  }).shows({ 'Pain Inhibitors': "on Zola's Mutate" });
});

test('Berserk Mutate strengthens Zola for each test counter as a boost card', () => {
  play({
    ...fight,
    players: [carol],
    wholeEncounterDeck: ['Berserk Mutate', ...quiet],
    phase: 'villain',
  }).shows({ [SCHEME]: 'test 2, threat 5' });
});

test("Zola's Experiments attaches the topmost Tech attachment to a minion that enters play", () => {
  play({
    ...fight,
    players: [{ ...carol, dealt: ['Hydra Regular'] }],
    villain: { status: ['confused'] },
    sideSchemes: [{ card: "Zola's Experiments", threat: 3 }],
    encounterDiscard: ['Pain Inhibitors', 'Defensive Programming', '01105'],
    wholeEncounterDeck: quiet,
    phase: 'villain',
  }).shows({ 'Defensive Programming': 'on Hydra Regular' });
});

test('Mind Ray schemes and confuses, or attacks and stuns', () => {
  play({
    ...fight,
    players: [{ ...carol, dealt: ['Mind Ray'] }],
    villain: { status: ['confused'] },
    wholeEncounterDeck: quiet,
    phase: 'villain',
  }).shows({ [SCHEME]: 'test 1, threat 3', 'Carol Danvers': 'confused 1' });
});
