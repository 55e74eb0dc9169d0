import { describe, test } from 'vitest';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('trors');

const hand = ['Energy', 'Genius', 'Strength', 'Energy', 'Genius'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;
const quiet: readonly string[] = Array.from({ length: 8 }, () => '01105');

describe('tech upgrades are used up', () => {
  test('Adrenal Stims ready the hero and heal 5 damage', () => {
    play({ players: [{ ...marvel, damage: 6, exhausted: true, area: ['Adrenal Stims'] }] })
      .choose('use Adrenal Stims')
      .shows({ 'Captain Marvel': 'damage 1', 'your discard pile': 'Adrenal Stims' });
  });

  test('the Tactical Scanner draws 5 cards', () => {
    play({
      players: [
        {
          ...marvel,
          hand: [],
          area: ['Tactical Scanner'],
          deck: ['Energy', 'Genius', 'Energy', 'Hulk', 'Tigra'],
        },
      ],
    })
      .choose('use Tactical Scanner')
      .shows({ 'your hand': 'Energy, Energy, Genius, Hulk, Tigra' });
  });

  test('the Emergency Teleporter brings a tough ally', () => {
    play({
      players: [{ ...marvel, area: ['Emergency Teleporter'], wholeDeck: ['Tigra', 'Energy'] }],
    })
      .choose('use Emergency Teleporter')
      .shows({ Tigra: 'tough 1' });
  });

  test('the Laser Cannon hits the villain and the enemies engaged with its player', () => {
    play({
      players: [
        { ...marvel, area: ['Laser Cannon'], engaged: ['Sandman'] },
        { hero: 'she-hulk', engaged: ['Shocker'] },
      ],
    })
      .choose('use Laser Cannon')
      .shows({ Rhino: 'damage 5', 'Captain Marvel engaged': '', Shocker: '' });
  });

  test('only heroes use them', () => {
    play({ players: [{ ...carol, area: ['Adrenal Stims'], damage: 5 }] })
      .lacks('use Adrenal Stims')
      .asks('playerTurn', 0);
  });
});

describe('conditions', () => {
  test('change powers and hit points', () => {
    play({ players: [{ ...marvel, area: ['04160a'], engaged: ['Sandman'] }] })
      .choose('attack Captain Marvel')
      .choose('Rhino')
      .shows({ Rhino: 'damage 3' });
  });

  test('the improved attack upgrade draws a card for a defeated minion', () => {
    play({
      players: [
        { ...marvel, hand: [], area: ['04160b'], engaged: ['Hydra Bomber'], deck: ['Tigra'] },
      ],
    })
      .choose('attack Captain Marvel')
      .choose('Hydra Bomber')
      .choose('use Improved Attack Upgrade')
      .shows({ 'your hand': 'Tigra', 'Improved Attack Upgrade': 'exhausted' });
  });

  test('the improved recovery upgrade draws a card after recovering', () => {
    play({ players: [{ ...carol, hand: [], damage: 6, area: ['04162b'], deck: ['Tigra'] }] })
      .choose('recover Carol Danvers')
      .choose('use Improved Recovery Upgrade')
      .shows({ 'your hand': 'Tigra', 'Carol Danvers': 'damage 1, exhausted' });
  });
});

describe('obligations of the expert campaign', () => {
  test('enter play when they are drawn, and drawing goes on', () => {
    play({
      players: [{ ...carol, hand: hand.slice(0, 4), deck: ['Martial Law', 'Tigra', 'Hulk'] }],
      wholeEncounterDeck: quiet,
      villain: { status: ['confused'] },
    })
      .endTurn()
      .shows({ 'your obligations': 'Martial Law' });
  });

  test('Anti-Hero Propaganda weakens the hero', () => {
    play({ players: [{ ...marvel, obligations: ['Anti-Hero Propaganda'] }] })
      .choose('attack Captain Marvel')
      .shows({ Rhino: 'damage 1' });
  });

  test("Zola's Algorithm is discarded by its player alone", () => {
    play({
      players: [
        { ...carol, hand: ['Genius'], obligations: ["Zola's Algorithm"] },
        { hero: 'she-hulk', hand: ['Genius'] },
      ],
    })
      .choose("use Zola's Algorithm")
      .shows({ 'Carol Danvers': 'exhausted', 'Captain Marvel obligations': '' });
  });

  test('Medical Emergency hurts a hero at the end of the turn', () => {
    play({
      players: [{ ...marvel, obligations: ['Medical Emergency'] }],
      wholeEncounterDeck: quiet,
    })
      .choose('end turn')
      .shows({ 'Captain Marvel': 'damage 1' })
      .asks('discardAtEnd', 0);
  });
});
