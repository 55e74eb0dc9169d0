import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';
import { beside, boostIconsAre, cardsCost, cardsGive } from '../printed.ts';

describe('what is printed on the cards of Captain Marvel', () => {
  cardsCost('captain-marvel', [
    ['Spider-Woman', 3, 'hero'],
    ['Crisis Interdiction', 2, 'hero'],
    ['Photonic Blast', 3, 'hero'],
    ['Alpha Flight Station', 1, 'hero'],
    ["Captain Marvel's Helmet", 2, 'hero'],
    ['Cosmic Flight', 2, 'hero'],
  ]);

  cardsGive([
    ['Spider-Woman', 'wild'],
    ['Crisis Interdiction', 'energy'],
    ['Photonic Blast', 'physical'],
    ['Energy Absorption', 'energy'],
    ['Alpha Flight Station', 'mental'],
    ["Captain Marvel's Helmet", 'physical'],
    ['Cosmic Flight', 'energy'],
    ['Energy Channel', 'mental'],
  ]);

  boostIconsAre([
    ['Family Emergency', 2],
    ['The Psyche-Magnitron', 3],
    ['Yon-Rogg', 2],
    ["Yon-Rogg's Treason", 1],
  ]);

  test.each(['Spider-Woman', 'Alpha Flight Station', "Captain Marvel's Helmet"])(
    '%s is unique',
    (card) => {
      beside('captain-marvel', card).cannot(`play ${card}`, 'matchInPlay');
    },
  );

  test.each(['Cosmic Flight'])('%s may be there twice', (card) => {
    beside('captain-marvel', card).offersAmongOthers(`play ${card}`).asks('playerTurn', 0);
  });

  test('Yon-Rogg is unique: a second one makes room for another card', () => {
    play({
      players: [{ hero: 'iron-man', engaged: ['Yon-Rogg'] }],
      villain: { status: ['confused'] },
      phase: 'villain',
      encounterDeck: ['Yon-Rogg', 'Hydra Mercenary'],
    })
      .asks('playerTurn')
      .shows({
        'your engaged': 'Hydra Mercenary, Yon-Rogg',
        'encounter discard pile': 'Yon-Rogg',
        'your dealt': '',
      });
  });
});
