import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

describe('what is printed on the cards of Captain Marvel', () => {
  /** Each of these gives one resource. */
  const paying = (count: number) => new Array<string>(count).fill('Tenacity');

  test.each([
    ['Spider-Woman', 3, 'hero'],
    ['Crisis Interdiction', 2, 'hero'],
    ['Photonic Blast', 3, 'hero'],
    ['Alpha Flight Station', 1, 'hero'],
    ["Captain Marvel's Helmet", 2, 'hero'],
    ['Cosmic Flight', 2, 'hero'],
  ] as const)('%s costs %i', (card, cost, form) => {
    const table = (count: number) =>
      play({
        players: [
          {
            hero: 'captain-marvel',
            form,
            damage: 1,
            exhausted: true,
            hand: [card, ...paying(count)],
            engaged: ['Shocker'],
          },
        ],
        threat: 3,
      });
    table(cost).offers(`play ${card}`).asks('playerTurn', 0);
    table(cost - 1).cannot(`play ${card}`, 'cannotPay');
  });

  /** For Energy Channel an energy resource is spent, for Superhuman Law Division a mental one. */
  const uses = {
    energy: ['use Energy Channel'],
    mental: ['use Superhuman Law Division'],
    physical: [],
    wild: ['use Energy Channel', 'use Superhuman Law Division'],
  } as const;

  test.each([
    ['Spider-Woman', 'wild'],
    ['Crisis Interdiction', 'energy'],
    ['Photonic Blast', 'physical'],
    ['Energy Absorption', 'energy'],
    ['Alpha Flight Station', 'mental'],
    ["Captain Marvel's Helmet", 'physical'],
    ['Cosmic Flight', 'energy'],
    ['Energy Channel', 'mental'],
  ] as const)('%s gives a resource of type %s', (card, type) => {
    const table = play({
      players: [
        {
          hero: 'black-panther',
          hand: [card],
          area: ['Energy Channel', 'Superhuman Law Division'],
        },
      ],
      threat: 3,
    });
    table
      .offers(...uses[type])
      .lacks(...uses.wild.filter((use) => !uses[type].some((each) => each === use)));
  });

  test.each([
    ['Family Emergency', 2],
    ['The Psyche-Magnitron', 3],
    ['Yon-Rogg', 2],
    ["Yon-Rogg's Treason", 1],
  ] as const)('%s, turned as a boost card, adds %i to an attack', (card, icons) => {
    play({
      players: [{ hero: 'iron-man', form: 'hero' }],
      phase: 'villain',
      encounterDeck: [card, '"I\'m Tough"'],
    })
      .asks('whoDefends')
      .pass()
      .shows({ 'Iron Man': `damage ${2 + icons}` })
      .asks('playerTurn');
  });

  const beside = (card: string) =>
    play({
      players: [
        { hero: 'captain-marvel', hand: [card, ...paying(3)], area: [card], engaged: ['Shocker'] },
      ],
    });

  test.each(['Spider-Woman', 'Alpha Flight Station', "Captain Marvel's Helmet"])(
    '%s is unique',
    (card) => {
      beside(card).cannot(`play ${card}`, 'matchInPlay');
    },
  );

  test.each(['Cosmic Flight'])('%s may be there twice', (card) => {
    beside(card).offers(`play ${card}`).asks('playerTurn', 0);
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
