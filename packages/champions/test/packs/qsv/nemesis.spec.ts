import { describe, test } from 'vitest';
import type { PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('qsv');

const QUIET = ['Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary'];
const pietro: PlayerDescription = { hero: 'quicksilver' };

const revealing = (card: string, ...players: PlayerDescription[]) =>
  play({
    players,
    phase: 'villain',
    encounterDeck: ['Hydra Mercenary', ...(players[1] ? ['Hydra Mercenary'] : []), card, ...QUIET],
  });

describe('Avalanche', () => {
  test('lets each player take 2 indirect damage or exhaust their identity', () => {
    revealing('Avalanche', pietro, { hero: 'captain-marvel' })
      .asks('chooseOne', 0)
      .choose('option 1')
      .asks('chooseOne', 1)
      .choose('option 2')
      .shows({ 'Pietro Maximoff': 'damage 2', 'Carol Danvers': 'exhausted' });
  });

  test('leaves no choice to those who are exhausted', () => {
    revealing('Avalanche', { ...pietro, exhausted: true }).shows({
      'Pietro Maximoff': 'damage 2, exhausted',
    });
  });
});

describe('Vibration Resistance', () => {
  test('is attached to Avalanche, or else to the villain', () => {
    revealing('Vibration Resistance', { ...pietro, engaged: ['Avalanche'] }).shows({
      'Vibration Resistance': 'on Avalanche',
    });
    revealing('Vibration Resistance', pietro).shows({ 'Vibration Resistance': 'on Rhino' });
  });

  test('takes 1 off the damage of each attack, and of nothing else', () => {
    const guarded = (hand: readonly string[]) =>
      play({
        players: [{ hero: 'she-hulk', form: 'hero', hand }],
        villain: { attached: ['Vibration Resistance'] },
      });
    guarded([]).choose('attack She-Hulk').shows({ Rhino: 'damage 2' });
    guarded(['Ground Stomp', 'Energy']).choose('play Ground Stomp').shows({ Rhino: 'damage 1' });
  });

  test('is discarded for exhausting a hero', () => {
    play({
      players: [{ ...pietro, form: 'hero' }],
      villain: { attached: ['Vibration Resistance'] },
    })
      .choose('use Vibration Resistance')
      .shows({ Quicksilver: 'exhausted', 'Vibration Resistance': '' });
  });
});

describe('Earthquake', () => {
  test('discards 2 cards and exhausts the identity', () => {
    revealing('Earthquake', { ...pietro, hand: ['Energy', 'Genius', 'Strength'] })
      .choose('Energy', 'Genius')
      .shows({ 'your hand': 'Strength', 'Pietro Maximoff': 'exhausted' });
  });

  test('as a boost card is bought off with 2 physical resources, or exhausts the identity', () => {
    const boosted = (option: string) =>
      play({
        players: [{ ...pietro, form: 'hero', hand: ['Strength'] }],
        phase: 'villain',
        encounterDeck: ['Earthquake', ...QUIET],
      })
        .choose('pass')
        .choose(option);
    boosted('option 1').shows({ Quicksilver: 'damage 2' });
    boosted('option 2').shows({ Quicksilver: 'damage 2, exhausted' });
  });
});
