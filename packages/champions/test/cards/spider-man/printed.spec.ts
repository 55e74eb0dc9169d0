import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

describe('what is printed on the cards of Spider-Man', () => {
  /** Each of these gives one resource. */
  const paying = (count: number) => new Array<string>(count).fill('Tenacity');

  test.each([
    ['Black Cat', 2, 'hero'],
    ['Swinging Web Kick', 3, 'hero'],
    ['Aunt May', 1, 'hero'],
    ['Spider-Tracer', 1, 'hero'],
    ['Web-Shooter', 1, 'hero'],
    ['Webbed Up', 4, 'hero'],
  ] as const)('%s costs %i', (card, cost, form) => {
    const table = (count: number) =>
      play({
        players: [
          {
            hero: 'spider-man',
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
    ['Black Cat', 'energy'],
    ['Backflip', 'physical'],
    ['Enhanced Spider-Sense', 'mental'],
    ['Swinging Web Kick', 'mental'],
    ['Aunt May', 'energy'],
    ['Spider-Tracer', 'energy'],
    ['Web-Shooter', 'physical'],
    ['Webbed Up', 'physical'],
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
    ['Eviction Notice', 2],
    ['Highway Robbery', 3],
    ['Vulture', 2],
    ["The Vulture's Plans", 2],
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
        { hero: 'spider-man', hand: [card, ...paying(3)], area: [card], engaged: ['Shocker'] },
      ],
    });

  test.each(['Black Cat', 'Aunt May'])('%s is unique', (card) => {
    beside(card).cannot(`play ${card}`, 'matchInPlay');
  });

  test.each(['Web-Shooter', 'Spider-Tracer'])('%s may be there twice', (card) => {
    beside(card).offers(`play ${card}`).asks('playerTurn', 0);
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
