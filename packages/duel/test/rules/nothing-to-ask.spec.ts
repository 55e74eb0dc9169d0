import { expect, test } from 'vitest';
import { chapter } from '../table/chapter.ts';
import { dying, handFor } from '../table/facts.ts';

chapter('nobody is asked when there is nothing to decide', (lay) => {
  test('swapping places is not offered with a single card on the board', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { hand: handFor('statue-of-liberty', 'villains'), board: { tower: 'hela-b' } },
    });
    villains.visits('statue-of-liberty');
    expect(table.prompt?.ask.say).toBe('playPhase');
  });

  test('a card that answers two events alike is not put in order with itself', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { board: { tower: 'thanos-b' }, artefacts: ['tactigon'] },
      heroes: { board: { 'manhattan 0': dying('thor-a'), 'manhattan 1': dying('wasp-a') } },
    });
    villains.uses('tactigon');
    expect(table.prompt?.ask.say).toBe('playPhase');
  });

  test('the Cosmic Cube is not offered for a cost without a symbol it could pay § cosmic-cube', () => {
    const { table, heroes } = lay({
      heroes: { hand: ['wasp-a', 'ant-man-a', 'thor-a'], artefacts: ['cosmic-cube'] },
    });
    heroes.chooses('play wasp-a');
    const { choices } = table;
    heroes.chooses('ant-man-a').chooses('tower');
    expect(choices).not.toContain('waive');
  });
});
