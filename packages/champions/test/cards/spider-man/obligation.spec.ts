import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

/** The villain does not act, so that the encounter card comes at once. */
const IDLE = { status: ['stunned', 'confused'] } as const;

describe('Eviction Notice', () => {
  test('is removed from the game if Peter Parker exhausts, for which the hero may flip § removed-from-the-game, may', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Genius'] }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Eviction Notice'],
    })
      .look()
      .asks('mayDo', 0)
      .shows({ 'your obligations': 'Eviction Notice' })
      .choose('yes')
      .asks('chooseOne')
      .offers('option 1', 'option 2')
      .choose('option 1')
      .changes({
        'Peter Parker': 'exhausted',
        'your play area': 'Peter Parker',
        'your obligations': '',
        'removed from the game': 'Eviction Notice',
      })
      .asks('playerTurn');
  });

  test('otherwise costs a card by chance, brings another encounter card and is discarded', () => {
    play({
      players: [{ hero: 'spider-man', hand: ['Genius'] }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Eviction Notice', 'Hydra Mercenary'],
    })
      .look()
      .asks('chooseOne', 0)
      .choose('option 2')
      .changes({
        'your hand': '',
        'your discard pile': 'Genius',
        'your obligations': '',
        'your engaged': 'Hydra Mercenary',
        'encounter deck': 31,
        'encounter discard pile': 'Eviction Notice',
      })
      .asks('playerTurn');
  });

  test('leaves no choice to a hero who does not flip, nor to an exhausted Peter Parker § may', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Genius'] }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Eviction Notice', 'Hydra Mercenary'],
    })
      .choose('no')
      .asks('playerTurn')
      .shows({ 'your hand': '', 'encounter discard pile': 'Eviction Notice', 'Spider-Man': '' });
    play({
      players: [{ hero: 'spider-man', exhausted: true }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Eviction Notice', 'Hydra Mercenary'],
    })
      .asks('playerTurn')
      .shows({
        'Peter Parker': 'exhausted',
        'your engaged': 'Hydra Mercenary',
        'encounter discard pile': 'Eviction Notice',
      });
  });

  test('is not bought off by a hero who was exhausted before he flips', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', exhausted: true, hand: ['Genius'] }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Eviction Notice', 'Hydra Mercenary'],
    })
      .choose('yes')
      .asks('playerTurn')
      .shows({
        'Peter Parker': 'exhausted',
        'your hand': '',
        'encounter discard pile': 'Eviction Notice',
      });
  });

  test('goes to the player of Peter Parker, who then reveals what surges', () => {
    play({
      players: [
        { hero: 'she-hulk', form: 'hero', hand: ['Energy'] },
        { hero: 'spider-man', hand: ['Genius'] },
      ],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Eviction Notice', '"I\'m Tough"', 'Hydra Mercenary'],
    })
      .asks('chooseOne', 1)
      .choose('option 2')
      .shows({
        'She-Hulk hand': 'Energy',
        'Spider-Man discard pile': 'Genius',
        'Spider-Man engaged': 'Hydra Mercenary',
      })
      .asks('playerTurn', 1);
  });

  test('leaves the game without Peter Parker, and another card is revealed', () => {
    play({
      players: [{ hero: 'captain-marvel', hand: ['Energy'] }],
      villain: IDLE,
      phase: 'villain',
      encounterDeck: ['Eviction Notice', 'Hydra Mercenary'],
    })
      .asks('playerTurn')
      .shows({
        'your hand': 'Energy',
        'your engaged': 'Hydra Mercenary',
        'removed from the game': 'Eviction Notice',
      });
  });

  test('gives two boost icons', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero' }],
      phase: 'villain',
      encounterDeck: ['Eviction Notice', '"I\'m Tough"'],
    })
      .passAll()
      .shows({ 'Spider-Man': 'damage 4', 'your obligations': '' })
      .asks('playerTurn');
  });
});
