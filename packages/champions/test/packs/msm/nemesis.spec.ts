import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('msm');

const IDLE = { status: ['stunned', 'confused'] } as const;
const marvel = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
  play({ players: [{ hero: 'ms-marvel', form: 'hero', ...player }], ...table });
const reveals = (player: Partial<PlayerDescription>, ...encounterDeck: readonly string[]) =>
  marvel(player, { villain: { ...IDLE, damage: 5 }, phase: 'villain', encounterDeck });

test('Generation Why? discards a card of each deck for each ally and Persona support', () => {
  play({
    players: [
      {
        hero: 'ms-marvel',
        area: ['Aamir Khan', 'Red Dagger', 'Shrink'],
        wholeDeck: ['Energy', 'Genius', 'Strength'],
      },
      { hero: 'spider-man', wholeDeck: ['Energy', 'Genius', 'Strength'] },
    ],
    villain: { status: ['confused'] },
    phase: 'villain',
    encounterDeck: ['Advance', 'Generation Why?', 'Shocker'],
  })
    .passAll()
    .shows({
      'Generation Why?': 'threat 4',
      'Ms. Marvel discard pile': 'Energy, Genius',
      'Spider-Man discard pile': 'Energy, Genius',
    });
});

describe('Thomas Edison', () => {
  const fight = (...engaged: readonly string[]) => marvel({ engaged }).choose('attack Ms. Marvel');

  test('takes no damage while another minion fights you', () => {
    fight('Thomas Edison', 'Shocker').offers('Rhino', 'Shocker');
  });

  test('is alone without defense', () => {
    fight('Thomas Edison').choose('Thomas Edison').shows({ 'Thomas Edison': 'damage 1' });
  });
});

describe("Edison's Giant Robot", () => {
  const robot = () =>
    marvel({ engaged: ["Edison's Giant Robot"], hand: ['Sneak By', 'Big Hands', 'Energy'] });

  test('takes no damage', () => {
    robot().choose('attack Ms. Marvel').shows({ Rhino: 'damage 1' });
  });

  test('does for the phase once a mental resource was spent', () => {
    robot()
      .choose("use Edison's Giant Robot")
      .choose('attack Ms. Marvel')
      .choose("Edison's Giant Robot")
      .shows({ "Edison's Giant Robot": 'damage 1', 'your discard pile': 'Sneak By' });
    marvel({ engaged: ["Edison's Giant Robot"], hand: ['Big Hands'] }).lacks(
      "use Edison's Giant Robot",
    );
  });
});

test('Harvest exhausts Persona supports for the villain, or surges', () => {
  reveals({ area: ['Aamir Khan', 'Bruno Carrelli', 'Shrink'] }, 'Harvest', 'Shocker').shows({
    Rhino: 'confused 1, damage 3',
    Shrink: '',
    'Aamir Khan': 'exhausted',
    'your engaged': '',
  });
  reveals({ area: [{ card: 'Aamir Khan', exhausted: true }] }, 'Harvest', 'Shocker').shows({
    Rhino: 'confused 1, damage 5',
    'your engaged': 'Shocker',
  });
});
