import { describe, test } from 'vitest';
import { play } from '../../../table/play.ts';

describe('Get Behind Me!', () => {
  const shield = { hero: 'she-hulk', form: 'hero', hand: ['Get Behind Me!', 'Energy'] } as const;
  /** A boost card for the villain’s activation, the dealt card, and a boost card for his attack. */
  const dealing = (...cards: readonly string[]) => ['Advance', ...cards, 'Assault'];

  test('cancels what a treachery does when it is revealed; the villain attacks you instead', () => {
    play({ players: [shield], phase: 'villain', encounterDeck: dealing('False Alarm') })
      .pass()
      .asks('useAbility', 0)
      .look()
      .choose('play Get Behind Me!')
      .asks('whoDefends', 0)
      .pass()
      .shows({
        'She-Hulk': 'damage 4',
        'your hand': '',
        'your discard pile': 'Energy, Get Behind Me!',
        'encounter discard pile': 'Advance, Assault, False Alarm',
      })
      .asks('playerTurn', 0);
  });

  test('need not be played', () => {
    play({ players: [shield], phase: 'villain', encounterDeck: dealing('False Alarm') })
      .pass()
      .pass()
      .shows({ 'She-Hulk': 'confused 1, damage 2', 'your hand': 'Energy, Get Behind Me!' })
      .asks('playerTurn', 0);
  });

  test('makes an attack like any other, which can be defended against', () => {
    play({
      players: [{ ...shield, area: ['Luke Cage'] }],
      phase: 'villain',
      encounterDeck: dealing('False Alarm'),
    })
      .pass()
      .choose('play Get Behind Me!')
      .choose('defend Luke Cage')
      .shows({ 'Luke Cage': 'damage 2, exhausted', 'She-Hulk': 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('replaces an attack of the villain by an attack of the villain', () => {
    play({ players: [shield], phase: 'villain', encounterDeck: dealing('Assault') })
      .pass()
      .choose('play Get Behind Me!')
      .pass()
      .shows({ 'She-Hulk': 'damage 4' })
      .asks('playerTurn', 0);
  });

  test('costs a stunned villain only his status card', () => {
    play({
      players: [shield],
      villain: { attached: ['Webbed Up'] },
      phase: 'villain',
      encounterDeck: ['False Alarm', 'Killmonger'],
    })
      .asks('useAbility', 0)
      .shows({ Rhino: 'stunned 1', revealed: 'False Alarm' })
      .choose('play Get Behind Me!')
      .shows({ Rhino: '', 'She-Hulk': '', 'encounter discard pile': 'False Alarm' })
      .asks('playerTurn', 0);
  });

  test('does not cancel the surge that a treachery has as a keyword', () => {
    play({
      players: [shield],
      phase: 'villain',
      encounterDeck: ['Advance', 'Heart-Shaped Herb', 'Assault', 'Killmonger'],
    })
      .pass()
      .choose('play Get Behind Me!')
      .pass()
      .shows({ Rhino: '', 'She-Hulk': 'damage 4', 'your engaged': 'Killmonger' })
      .asks('playerTurn', 0);
  });

  test('cancels the surge that is an effect of being revealed', () => {
    play({
      players: [shield],
      phase: 'villain',
      encounterDeck: ['Advance', 'Caught Off Guard', 'Assault', 'Killmonger'],
    })
      .pass()
      .choose('play Get Behind Me!')
      .pass()
      .shows({ 'She-Hulk': 'damage 4', 'your engaged': '' })
      .asks('playerTurn', 0);
  });

  test('covers another player: the villain attacks the one who played it', () => {
    play({
      players: [{ hero: 'black-panther' }, shield],
      phase: 'villain',
      encounterDeck: ['Advance', 'Advance', 'False Alarm', 'Killmonger', 'Assault'],
    })
      .asks('whoDefends', 1)
      .pass()
      .asks('useAbility', 1)
      .choose('play Get Behind Me!')
      .asks('whoDefends', 1)
      .pass()
      .shows({ "T'Challa": '', 'She-Hulk': 'damage 4', 'She-Hulk engaged': 'Killmonger' })
      .asks('playerTurn', 1);
  });

  test('stops no card but a treachery', () => {
    for (const card of ['Killmonger', 'Crowd Control', 'Charge']) {
      play({ players: [shield], phase: 'villain', encounterDeck: dealing(card) })
        .pass()
        .shows({ 'your hand': 'Energy, Get Behind Me!' })
        .asks('playerTurn', 0);
    }
  });

  test('finds nothing left to cancel if another card has done so', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          exhausted: true,
          hand: ['Get Behind Me!', 'Enhanced Spider-Sense', 'Energy', 'Strength'],
        },
      ],
      phase: 'villain',
      encounterDeck: dealing('False Alarm'),
    })
      .pass()
      .choose('play Enhanced Spider-Sense')
      .pay('Strength')
      .shows({ 'Spider-Man': 'damage 2, exhausted', 'your hand': 'Energy, Get Behind Me!' })
      .asks('playerTurn', 0);
  });

  test('is for heroes only, and has to be paid for', () => {
    play({
      players: [{ hero: 'black-panther', hand: ['Get Behind Me!', 'Energy'] }],
      phase: 'villain',
      encounterDeck: dealing('False Alarm'),
    })
      .shows({ "T'Challa": 'confused 1', 'your hand': 'Energy, Get Behind Me!' })
      .asks('playerTurn', 0);
    play({
      players: [{ ...shield, hand: ['Get Behind Me!'] }],
      phase: 'villain',
      encounterDeck: dealing('False Alarm'),
    })
      .pass()
      .shows({ 'She-Hulk': 'confused 1, damage 2', 'your hand': 'Get Behind Me!' })
      .asks('playerTurn', 0);
  });
});
