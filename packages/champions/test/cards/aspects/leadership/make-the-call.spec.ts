import { describe, test } from 'vitest';
import { play } from '../../../table/play.ts';

describe('Make the Call', () => {
  test('puts an ally from your discard pile into play for his printed cost § printed', () => {
    play({
      players: [
        {
          hero: 'she-hulk',
          hand: ['Make the Call', 'Energy', 'Uppercut', 'Genius'],
          discard: ['Hawkeye', 'Haymaker', 'Tac Team'],
        },
      ],
    })
      .choose('play Make the Call')
      .pay('Energy', 'Uppercut')
      .changes({
        Hawkeye: 'arrow 4',
        'your hand': 'Genius',
        'your discard pile': 'Energy, Haymaker, Make the Call, Tac Team, Uppercut',
        'your play area': 'Hawkeye, Jennifer Walters',
      })
      .asks('playerTurn', 0);
  });

  test('calls an ally from any discard pile, who is yours then, and still goes back to his owner’s § ownership-and-control', () => {
    play({
      players: [
        { hero: 'she-hulk', hand: ['Make the Call', 'Energy'], discard: ['Maria Hill'] },
        { hero: 'spider-man', discard: ['Black Cat', 'Aunt May'] },
      ],
    })
      .choose('play Make the Call')
      .offers('Maria Hill', 'Black Cat')
      .lacks('Aunt May')
      .choose('Black Cat')
      .changes({
        'She-Hulk hand': '',
        'She-Hulk discard pile': 'Energy, Make the Call, Maria Hill',
        'She-Hulk play area': 'Black Cat, Jennifer Walters',
        'Spider-Man discard pile': 'Aunt May',
      })
      .choose('attack Black Cat')
      .changes({ 'Black Cat': 'exhausted', Rhino: 'damage 1' })
      .asks('playerTurn', 0);
  });

  test('does not play the ally: what waits for that does not happen § play-put-into-play, enters-play', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          hand: ['Make the Call', 'Energy'],
          discard: ['Black Cat'],
          wholeDeck: ['Genius', 'Genius', 'Genius'],
        },
      ],
    })
      .choose('play Make the Call')
      .changes({
        'your hand': '',
        'your discard pile': 'Energy, Make the Call',
        'your play area': 'Black Cat, Spider-Man',
      })
      .asks('playerTurn', 0);
  });

  test('calls nobody who cannot be paid for', () => {
    play({
      players: [
        {
          hero: 'she-hulk',
          hand: ['Make the Call', 'Energy'],
          discard: ['Maria Hill', 'Hawkeye', 'Vision'],
        },
      ],
    })
      .choose('play Make the Call')
      .shows({ 'your play area': 'Jennifer Walters, Maria Hill' })
      .pass()
      .asks('playerTurn', 0);
    play({
      players: [{ hero: 'she-hulk', hand: ['Make the Call', 'Uppercut'], discard: ['Maria Hill'] }],
    }).lacks('play Make the Call');
  });

  test('calls nobody whose match is in play', () => {
    play({
      players: [
        { hero: 'she-hulk', hand: ['Make the Call', 'Energy', 'Genius'], discard: ['Hulk'] },
        { hero: 'spider-man', area: ['Hulk'] },
      ],
    }).lacks('play Make the Call');
    play({
      players: [
        { hero: 'she-hulk', hand: ['Make the Call', 'Energy'], discard: ['Hulk', 'Maria Hill'] },
        { hero: 'spider-man', area: ['Hulk'] },
      ],
    })
      .choose('play Make the Call')
      .pass()
      .shows({ 'She-Hulk play area': 'Jennifer Walters, Maria Hill' })
      .asks('playerTurn', 0);
  });

  test('needs an ally in a discard pile', () => {
    play({
      players: [{ hero: 'she-hulk', hand: ['Make the Call', 'Energy'], discard: ['Tac Team'] }],
    }).lacks('play Make the Call');
  });

  test('is paid for as the ally is: his aspect decides for The Power of … § cost, printed', () => {
    // FAQ, Make the Call. Both allies cost 2; Maria Hill is a leadership card, Hulk is not.
    const paidWith = (resource: string, ally: string) =>
      play({
        players: [{ hero: 'she-hulk', hand: ['Make the Call', resource], discard: [ally] }],
      });
    paidWith('The Power of Leadership', 'Hulk').lacks('play Make the Call');
    paidWith('The Power of Aggression', 'Maria Hill').lacks('play Make the Call');
    paidWith('The Power of Leadership', 'Maria Hill')
      .choose('play Make the Call')
      .shows({ 'your play area': 'Jennifer Walters, Maria Hill' })
      .asks('useAbility', 0);
    paidWith('The Power of Aggression', 'Hulk').choose('play Make the Call').changes({
      'your hand': '',
      'your discard pile': 'Make the Call, The Power of Aggression',
      'your play area': 'Hulk, Jennifer Walters',
    });
  });

  test('brings only the ally into play, whatever it was paid with § cost, resource-ability', () => {
    const called = (hero: string, card: string, counters: Readonly<Record<string, number>>) =>
      play({
        players: [
          {
            hero,
            form: 'hero',
            hand: ['Make the Call', 'Tac Team'],
            area: [{ card, counters }],
            discard: ['Hulk'],
          },
        ],
      })
        .choose('play Make the Call')
        .passAll();
    called('spider-man', 'Web-Shooter', { web: 3 }).changes({
      'Web-Shooter': 'web 2, exhausted',
      'your hand': '',
      'your discard pile': 'Make the Call, Tac Team',
      'your play area': 'Hulk, Spider-Man, Web-Shooter',
    });
    called('spider-man', 'Web-Shooter', { web: 1 }).shows({
      'your discard pile': 'Make the Call, Tac Team, Web-Shooter',
      'your play area': 'Hulk, Spider-Man',
    });
    called('iron-man', 'Pepper Potts', {}).changes({
      'Pepper Potts': 'exhausted',
      'your hand': '',
      'your discard pile': 'Make the Call, Tac Team',
      'your play area': 'Hulk, Iron Man, Pepper Potts',
    });
  });

  test('keeps to the ally limit: one of four has to go', () => {
    play({
      players: [
        {
          hero: 'she-hulk',
          hand: ['Make the Call', 'Energy'],
          area: ['Tigra', 'Vision', 'Luke Cage'],
          discard: ['Hulk'],
        },
      ],
    })
      .choose('play Make the Call')
      .asks('overLimit', 0)
      .choose('discard Vision')
      .shows({ 'your play area': 'Hulk, Jennifer Walters, Luke Cage, Tigra' })
      .asks('playerTurn', 0);
  });
});
