import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';
import { inHand } from './in-hand.ts';

/** The printed stats of the aspects' allies; Hulk has no THW. Attack and thwart cost 1 damage. */
const ALLIES = [
  { ally: 'Tigra', cost: 3, thw: 1, atk: 2, health: 3 },
  { ally: 'Daredevil', cost: 4, thw: 2, atk: 2, health: 3 },
  { ally: 'Jessica Jones', cost: 3, thw: 1, atk: 2, health: 3 },
  { ally: 'Hawkeye', cost: 3, thw: 1, atk: 1, health: 3 },
  { ally: 'Maria Hill', cost: 2, thw: 2, atk: 1, health: 2 },
  { ally: 'Vision', cost: 4, thw: 1, atk: 2, health: 3 },
  { ally: 'Black Widow', cost: 3, thw: 2, atk: 1, health: 2 },
  { ally: 'Luke Cage', cost: 4, thw: 1, atk: 2, health: 5 },
] as const;

describe.each(ALLIES)('$ally', ({ ally, cost, thw, atk, health }) => {
  test('attacks with its ATK and takes 1 consequential damage', () => {
    play({ players: [{ hero: 'she-hulk', area: [{ card: ally, counters: { arrow: 0 } }] }] })
      .choose(`attack ${ally}`)
      .changes({ [ally]: 'damage 1, exhausted', Rhino: `damage ${atk}` })
      .asks('playerTurn', 0)
      .lacks(`attack ${ally}`, `thwart ${ally}`);
  });

  test('thwarts with its THW and takes 1 consequential damage', () => {
    play({
      players: [{ hero: 'she-hulk', area: [{ card: ally, counters: { arrow: 0 } }] }],
      threat: 5,
    })
      .choose(`thwart ${ally}`)
      .passAll()
      .changes({ [ally]: 'damage 1, exhausted', 'The Break-In!': `threat ${5 - thw}` })
      .asks('playerTurn', 0);
  });

  test('is defeated with its last hit point', () => {
    play({ players: [{ hero: 'she-hulk', area: [{ card: ally, damage: health - 1 }] }] })
      .choose(`attack ${ally}`)
      .changes({
        [ally]: '',
        Rhino: `damage ${atk}`,
        'your play area': 'Jennifer Walters',
        'your discard pile': ally,
      })
      .asks('playerTurn', 0);
  });

  test('can be played for its cost and for no less', () => {
    const payment = ['Uppercut', 'Uppercut', 'Uppercut', 'Uppercut'].slice(0, cost);
    play({ players: [{ hero: 'she-hulk', hand: [ally, ...payment.slice(1)] }] }).lacks(
      `play ${ally}`,
    );
    play({ players: [{ hero: 'she-hulk', hand: [ally, ...payment] }] })
      .choose(`play ${ally}`)
      .passAll()
      .shows({
        'your hand': '',
        'your play area': [ally, 'Jennifer Walters'].sort().join(', '),
        'your discard pile': payment.join(', '),
      })
      .asks('playerTurn', 0);
  });

  test('is unique: while it is in play, nobody plays another', () => {
    const table = play({
      players: [
        { hero: 'she-hulk', hand: [ally, 'Energy', 'Genius'] },
        { hero: 'spider-man', area: [ally] },
      ],
    }).lacks(`play ${ally}`);
    table.refuses({ verb: 'play', card: inHand(table, ally) }, 'matchInPlay', 'unique');
  });
});
