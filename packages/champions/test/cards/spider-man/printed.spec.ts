import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';
import { beside, boostIconsAre, cardsCost, cardsGive } from '../printed.ts';

describe('what is printed on the cards of Spider-Man', () => {
  cardsCost('spider-man', [
    ['Black Cat', 2, 'hero'],
    ['Swinging Web Kick', 3, 'hero'],
    ['Aunt May', 1, 'hero'],
    ['Spider-Tracer', 1, 'hero'],
    ['Web-Shooter', 1, 'hero'],
    ['Webbed Up', 4, 'hero'],
  ]);

  cardsGive([
    ['Black Cat', 'energy'],
    ['Backflip', 'physical'],
    ['Enhanced Spider-Sense', 'mental'],
    ['Swinging Web Kick', 'mental'],
    ['Aunt May', 'energy'],
    ['Spider-Tracer', 'energy'],
    ['Web-Shooter', 'physical'],
    ['Webbed Up', 'physical'],
  ]);

  boostIconsAre([
    ['Eviction Notice', 2],
    ['Highway Robbery', 3],
    ['Vulture', 2],
    ["The Vulture's Plans", 2],
  ]);

  test.each(['Black Cat', 'Aunt May'])('%s is unique', (card) => {
    beside('spider-man', card).cannot(`play ${card}`, 'matchInPlay');
  });

  test.each(['Web-Shooter', 'Spider-Tracer'])('%s may be there twice', (card) => {
    beside('spider-man', card)
      .offers(
        `play ${card}`,
        'change form',
        'end turn',
        'play Tenacity',
        'play Tenacity',
        'play Tenacity',
      )
      .asks('playerTurn', 0);
  });

  test('Vulture is unique: a second one makes room for another card', () => {
    play({
      players: [{ hero: 'iron-man', engaged: ['Vulture'] }],
      villain: { status: ['confused'] },
      phase: 'villain',
      encounterDeck: ['Vulture', 'Hydra Mercenary'],
    })
      .asks('playerTurn')
      .shows({
        'your engaged': 'Hydra Mercenary, Vulture',
        'encounter discard pile': 'Vulture',
        'your dealt': '',
      });
  });
});
