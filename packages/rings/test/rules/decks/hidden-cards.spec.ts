import { NONE } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { rings } from '../../../src/game.ts';
import { play } from '../../table/play.ts';

describe('what lies face down', () => {
  test('others may look on while somebody arranges cards that they do not know', () => {
    const table = play({
      players: [
        {
          heroes: ['Beravor', 'Denethor'],
          resources: 3,
          hand: ["Gandalf's Search"],
          deck: ['Erebor Hammersmith', 'Secret Paths', 'Lore of Imladris', 'Forest Snare'],
        },
        { heroes: ['Aragorn'] },
      ],
    });
    table.until('actionWindow', 0).choose("play Gandalf's Search");
    for (let count = 0; count < 6 && table.prompt?.ask.say !== 'arrange'; count++) {
      table.answer(table.prompt ? rings.proposal(table.state) : []);
    }
    table.asks('arrange', 0);
    const { stack, prompt } = rings.view(table.state, 1);
    expect(prompt).toBeNull();
    const { cards = [] } = (stack.at(-1)?.locals ?? {}) as { cards?: readonly number[] };
    expect(cards.length).toBeGreaterThan(1);
    expect(cards.every((card) => card < NONE)).toBe(true);
  });

  test('the question whether to respond to a shadow card does not tell which card it is', () => {
    const table = play({
      players: [
        {
          heroes: [{ card: 'Denethor', attached: ['Dark Knowledge'] }],
          engaged: ['Forest Spider'],
        },
      ],
      phase: 'combat',
    });
    table.until('useAbility', 0);
    expect(table.prompt?.ask).toMatchObject({ event: 'shadowDealt', card: NONE });
  });
});
