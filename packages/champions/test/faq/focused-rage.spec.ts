import { test } from 'vitest';
import { play } from '../table/play.ts';

test('FAQ 9, Focused Rage: cannot be used with a tough card, which would keep the damage from being taken', () => {
  const raging = (status: readonly 'tough'[]) =>
    play({
      players: [
        { hero: 'she-hulk', form: 'hero', status, area: ['Focused Rage'], deck: ['Energy'] },
      ],
    });
  raging(['tough']).cannot('use Focused Rage', 'costCannotBePaid').shows({ 'She-Hulk': 'tough 1' });
  raging([])
    .choose('use Focused Rage')
    .shows({ 'She-Hulk': 'damage 1', 'your hand': 'Energy' })
    .asks('playerTurn', 0);
});
