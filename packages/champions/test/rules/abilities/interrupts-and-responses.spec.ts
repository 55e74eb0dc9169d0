import { describe, test } from 'vitest';
import { draw, interrupt, response } from '../../../src/vocabulary/builders.ts';
import { play } from '../../table/play.ts';
import { saying } from '../rewording.ts';

const KINDS = [
  ['interrupt', interrupt('attacking', null, draw(1))],
  ['response', response('attackMade', null, draw(1))],
] as const;

describe.each(KINDS)('an %s on a card in play § interrupt, response', (_kind, ability) => {
  /** Heroes with so many supports each that answer every attack; the first player attacks. */
  const attacked = (supports: readonly number[], firstPlayer = 0) => {
    saying('Tac Team', ability);
    const heroes = ['she-hulk', 'captain-marvel', 'spider-man'];
    return play({
      players: supports.map((count, seat) => ({
        hero: heroes[seat] ?? '',
        form: 'hero',
        area: Array(count).fill('Tac Team'),
        wholeDeck: ['Energy', 'Genius', 'Strength'],
      })),
      firstPlayer,
    }).choose(['attack She-Hulk', 'attack Captain Marvel'][firstPlayer] ?? '');
  };

  test('may be declined, and once all have declined it is too late § ability, triggered-ability', () => {
    attacked([1, 1])
      .asks('useAbility', 0)
      .pass()
      .asks('useAbility', 1)
      .pass()
      .asks('playerTurn', 0)
      .shows({ 'She-Hulk hand': '', 'Captain Marvel hand': '' });
  });

  test('answers an occurrence once, and every copy by itself § triggering-condition', () => {
    attacked([1]).choose('use Tac Team').asks('playerTurn', 0).shows({ 'your hand': 'Energy' });
    attacked([2])
      .choose('use Tac Team')
      .choose('use Tac Team')
      .asks('playerTurn', 0)
      .shows({ 'your hand': 'Energy, Genius' });
  });

  test('is for the first player first, then for the others in player order § first-player', () => {
    attacked([1, 1, 1], 1)
      .asks('useAbility', 1)
      .pass()
      .asks('useAbility', 2)
      .choose('use Tac Team')
      .asks('useAbility', 0)
      .shows({ 'Spider-Man hand': 'Energy' });
  });

  test('is used by nobody but the player who controls the card', () => {
    attacked([0, 1])
      .asks('useAbility', 1)
      .choose('use Tac Team')
      .asks('playerTurn', 0)
      .shows({ 'She-Hulk hand': '', 'Captain Marvel hand': 'Energy' });
  });
});
