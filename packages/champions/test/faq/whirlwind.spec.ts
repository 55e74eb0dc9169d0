import { describe, test } from 'vitest';
import { play } from '../table/play.ts';

describe('Whirlwind', () => {
  const whirling = () =>
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero', engaged: ['Whirlwind'] },
        { hero: 'iron-man', form: 'hero' },
      ],
      villain: { status: ['stunned', 'stunned'] },
      gains: { Rhino: { cannotAttack: 1 } },
      encounterDeck: ['Charge', 'Charge'],
      phase: 'villain',
    });

  test('FAQ 22, Whirlwind: his attacks go through each step together, so both have a defender before either deals damage', () => {
    whirling()
      .asks('whoDefends', 0)
      .choose('defend Captain Marvel')
      .asks('whoDefends', 1)
      .shows({ 'Captain Marvel': 'exhausted', 'Iron Man': '' })
      .choose('defend Iron Man')
      .shows({ 'Captain Marvel': 'damage 1, exhausted', 'Iron Man': 'damage 1, exhausted' })
      .asks('playerTurn', 1);
  });

  test('FAQ 22, Whirlwind: whoever defends one player does not defend against the other attack', () => {
    whirling()
      .pass()
      .asks('whoDefends', 1)
      .choose('defend Iron Man')
      .asks('whoDefends', 0)
      .offers('defend Captain Marvel', 'pass')
      .pass()
      .shows({ 'Captain Marvel': '', 'Iron Man': 'damage 3, exhausted' })
      .asks('playerTurn', 1);
  });
});
