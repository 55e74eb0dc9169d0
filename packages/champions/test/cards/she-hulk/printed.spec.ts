import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';
import { beside, boostIconsAre, cardsCost, cardsGive } from '../printed.ts';

describe('what is printed on the cards of She-Hulk', () => {
  cardsCost('she-hulk', [
    ['Hellcat', 3, 'hero'],
    ['Gamma Slam', 4, 'hero'],
    ['Ground Stomp', 2, 'hero'],
    ['Split Personality', 3, 'alterEgo'],
    ['Superhuman Law Division', 1, 'alterEgo'],
    ['Focused Rage', 3, 'hero'],
    ['Superhuman Strength', 2, 'hero'],
  ]);

  cardsGive([
    ['Hellcat', 'wild'],
    ['Gamma Slam', 'mental'],
    ['Ground Stomp', 'mental'],
    ['Legal Practice', 'physical'],
    ['One-Two Punch', 'physical'],
    ['Split Personality', 'energy'],
    ['Superhuman Law Division', 'physical'],
    ['Focused Rage', 'energy'],
    ['Superhuman Strength', 'mental'],
  ]);

  boostIconsAre([
    ['Legal Work', 2],
    ['Personal Challenge', 3],
    ['Titania', 2],
    ['Genetically Enhanced', 1],
  ]);

  test.each(['Hellcat'])('%s is unique', (card) => {
    beside('she-hulk', card).cannot(`play ${card}`, 'matchInPlay');
  });

  test.each(['Superhuman Law Division', 'Focused Rage', 'Superhuman Strength'])(
    '%s may be there twice',
    (card) => {
      beside('she-hulk', card)
        .offers(
          `play ${card}`,
          'change form',
          'end turn',
          'play Tenacity',
          'play Tenacity',
          'play Tenacity',
        )
        .asks('playerTurn', 0);
    },
  );

  test('Titania is unique: a second one makes room for another card', () => {
    play({
      players: [{ hero: 'iron-man', engaged: ['Titania'] }],
      villain: { status: ['confused'] },
      phase: 'villain',
      encounterDeck: ['Titania', 'Hydra Mercenary'],
    })
      .asks('playerTurn')
      .shows({
        'your engaged': 'Hydra Mercenary, Titania',
        'encounter discard pile': 'Titania',
        'your dealt': '',
      });
  });
});
