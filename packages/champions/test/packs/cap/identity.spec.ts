import { describe, test } from 'vitest';
import type { PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { begin, play } from '../../table/play.ts';

await loadPack('cap');

const rogers = (player: Partial<PlayerDescription> = {}) => ({
  hero: 'captain-america',
  ...player,
});
const cap = (player: Partial<PlayerDescription> = {}) => rogers({ form: 'hero', ...player });
const SHIELD = "Captain America's Shield";

describe('Captain America', () => {
  test('discards a card to ready himself, once a round', () => {
    play({ players: [cap({ hand: ['Energy', 'Genius'] })] })
      .choose('attack Captain America')
      .changes({ 'Captain America': 'exhausted', Rhino: 'damage 2' })
      .choose('use Captain America')
      .offers('Energy', 'Genius')
      .choose('Genius')
      .changes({ 'Captain America': '', 'your hand': 'Energy', 'your discard pile': 'Genius' })
      .choose('attack Captain America')
      .lacks('use Captain America')
      .asks('playerTurn', 0);
  });

  test('cannot do that without a card, or while he is ready', () => {
    play({ players: [cap({ exhausted: true })] }).lacks('use Captain America');
    play({ players: [cap({ hand: ['Energy'] })] }).lacks('use Captain America');
  });
});

describe('Steve Rogers', () => {
  const hand = ['Squirrel Girl', 'Wonder Man', 'Agent 13'];

  test('lets the first ally of a round cost 1 less, in whatever form he was then', () => {
    play({ players: [rogers({ hand })] })
      .choose('play Squirrel Girl')
      .pay('Agent 13')
      .pass()
      .cannot('play Wonder Man', 'cannotPay');
    play({ players: [cap({ hand: [...hand, 'Falcon'] })] })
      .choose('play Squirrel Girl')
      .pay('Agent 13', 'Wonder Man')
      .pass()
      .choose('change form')
      .asks('playerTurn');
    play({ players: [cap({ hand: ['Squirrel Girl', 'Genius', 'Wonder Man', 'Agent 13'] })] })
      .choose('play Squirrel Girl')
      .pay('Genius')
      .pass()
      .choose('change form')
      .cannot('play Wonder Man', 'cannotPay');
  });

  test('helps whoever plays that ally', () => {
    play({
      players: [
        rogers({ hand }),
        { hero: 'spider-man', form: 'hero', hand: ['Mockingbird', 'Energy'] },
      ],
    })
      .choose('end turn')
      .choose('play Mockingbird')
      .shows({ 'Spider-Man hand': '' })
      .pass();
    play({
      players: [
        rogers({ hand }),
        { hero: 'spider-man', form: 'hero', hand: ['Mockingbird', 'Energy'] },
      ],
    })
      .choose('play Squirrel Girl')
      .pay('Agent 13')
      .pass()
      .choose('end turn')
      .cannot('play Mockingbird', 'cannotPay');
  });

  test('does not help as Captain America, nor with other cards', () => {
    play({ players: [cap({ hand: hand.slice(0, 2) })] }).cannot('play Squirrel Girl', 'cannotPay');
    play({ players: [rogers({ hand: ['Avengers Tower', 'Agent 13'] })] }).cannot(
      'play Avengers Tower',
      'cannotPay',
    );
  });

  test('has his shield in hand when the game begins', () => {
    begin({ heroes: ['captain-america'] })
      .holds('your hand', SHIELD)
      .asks('mulligan', 0);
  });
});
