import { describe, test } from 'vitest';
import { play } from '../table/play.ts';

const ironMan = { hero: 'iron-man', form: 'hero' } as const;

describe('Repulsor Blast', () => {
  const blast = (status: readonly 'tough'[]) =>
    play({
      players: [
        {
          ...ironMan,
          hand: ['Repulsor Blast', 'Strength'],
          deck: ['Energy', 'Genius', 'Strength', 'Backflip', 'Backflip'],
        },
      ],
      villain: { status },
    }).choose('play Repulsor Blast');

  test('FAQ 11, Repulsor Blast: two energy resources make one blow of 5 damage', () => {
    blast([]).shows({ Rhino: 'damage 5' }).asks('playerTurn', 0);
  });

  test('FAQ 11, Repulsor Blast: a tough card prevents all of it, not the first point alone', () => {
    blast(['tough']).shows({ Rhino: '' }).asks('playerTurn', 0);
  });
});

describe('Pepper Potts', () => {
  const paying = (discard: readonly string[], ...hand: readonly string[]) =>
    play({ players: [{ ...ironMan, area: ['Pepper Potts'], discard, hand }] });

  test.each(['Energy', 'Genius', 'Strength'])(
    'FAQ 12, Pepper Potts: generates both resources of %s',
    (double) => {
      paying([double], 'Haymaker')
        .choose('play Haymaker')
        .shows({ Rhino: 'damage 3', 'Pepper Potts': 'exhausted' })
        .asks('playerTurn', 0);
    },
  );

  test('FAQ 13, Pepper Potts: a Power of an aspect beneath her is worth one resource, whatever is paid for', () => {
    paying(['The Power of Aggression'], 'Uppercut', 'Haymaker').cannot(
      'play Uppercut',
      'cannotPay',
    );
    paying(['The Power of Aggression'], 'Uppercut', 'Strength')
      .choose('play Uppercut')
      .shows({ Rhino: 'damage 5', 'Pepper Potts': 'exhausted' });
  });

  test('FAQ 14, Pepper Potts: does not see a card that is spent together with her', () => {
    paying([], 'Uppercut', 'Strength').cannot('play Uppercut', 'cannotPay');
    paying(['Haymaker'], 'Uppercut', 'Strength')
      .choose('play Uppercut')
      .shows({ Rhino: 'damage 5', 'Pepper Potts': 'exhausted' });
  });
});

test('FAQ 15, Rocket Boots: Iron Man is defeated when the boots that held his last hit point go', () => {
  const losing = (damage: number) =>
    play({
      players: [{ ...ironMan, damage, area: ['Rocket Boots'], dealt: ['Caught Off Guard'] }],
      villain: { status: ['stunned'] },
      encounterDeck: ['"I\'m Tough"'],
      phase: 'villain',
    });
  losing(9).isOver('villain', 'allEliminated');
  losing(8).shows({ 'Iron Man': 'damage 8', 'your discard pile': 'Rocket Boots' });
});
