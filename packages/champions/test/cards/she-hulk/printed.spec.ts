import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

describe('what is printed on the cards of She-Hulk', () => {
  /** Each of these gives one resource. */
  const paying = (count: number) => new Array<string>(count).fill('Tenacity');

  test.each([
    ['Hellcat', 3, 'hero'],
    ['Gamma Slam', 4, 'hero'],
    ['Ground Stomp', 2, 'hero'],
    ['Split Personality', 3, 'alterEgo'],
    ['Superhuman Law Division', 1, 'alterEgo'],
    ['Focused Rage', 3, 'hero'],
    ['Superhuman Strength', 2, 'hero'],
  ] as const)('%s costs %i', (card, cost, form) => {
    const table = (count: number) =>
      play({
        players: [
          {
            hero: 'she-hulk',
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
    ['Hellcat', 'wild'],
    ['Gamma Slam', 'mental'],
    ['Ground Stomp', 'mental'],
    ['Legal Practice', 'physical'],
    ['One-Two Punch', 'physical'],
    ['Split Personality', 'energy'],
    ['Superhuman Law Division', 'physical'],
    ['Focused Rage', 'energy'],
    ['Superhuman Strength', 'mental'],
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
    ['Legal Work', 2],
    ['Personal Challenge', 3],
    ['Titania', 2],
    ['Genetically Enhanced', 1],
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
        { hero: 'she-hulk', hand: [card, ...paying(3)], area: [card], engaged: ['Shocker'] },
      ],
    });

  test.each(['Hellcat'])('%s is unique', (card) => {
    beside(card).cannot(`play ${card}`, 'matchInPlay');
  });

  test.each(['Superhuman Law Division', 'Focused Rage', 'Superhuman Strength'])(
    '%s may be there twice',
    (card) => {
      beside(card).offers(`play ${card}`).asks('playerTurn', 0);
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
