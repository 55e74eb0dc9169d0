import { describe, test } from 'vitest';
import { designOf, printed } from '../../../src/cards/designs.ts';
import { flip, query, titled } from '../../../src/vocabulary/builders.ts';
import type { LaidCard } from '../../table/description.ts';
import { designNamed } from '../../table/position.ts';
import { printedWith } from '../../table/printing.ts';
import { doing } from '../rewording.ts';

/** For the running test two cards are the sides of one. */
function sides(up: string, down: string): void {
  const { code } = printed(designNamed(down));
  printedWith(up, { otherSide: code });
  printedWith(down, { otherSide: printed(designNamed(up)).code });
  if (printed(designOf(code)).name !== down) throw new Error(`there is no side '${down}'`);
}

const flipped = (up: string, down: string, on: Omit<LaidCard, 'card'>) => {
  sides(up, down);
  return doing(flip(query('inPlay', titled(up))), { engaged: [{ card: up, ...on }] });
};

const LADEN = {
  damage: 1,
  status: ['stunned'],
  attached: ['Biomechanical Upgrades'],
} as const;

describe('a card that is flipped § flip, double-sided-card', () => {
  test('to a side of the same type keeps all that lies on it', () => {
    flipped('Shocker', 'Sandman', LADEN).shows({
      'your engaged': 'Sandman',
      Sandman: 'damage 1, stunned 1',
      'Biomechanical Upgrades': 'on Sandman',
    });
  });

  test('to a side of another type loses attachments, status cards and tokens', () => {
    flipped('Shocker', 'Ultron Drones', LADEN).shows({
      Shocker: '',
      'Ultron Drones': '',
      'Biomechanical Upgrades': '',
      'encounter discard pile': 'Biomechanical Upgrades',
    });
  });
});
