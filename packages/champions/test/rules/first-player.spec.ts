import { describe, expect, test } from 'vitest';
import {
  choose,
  damage,
  discardRandom,
  eachPlayer,
  exhaust,
  query,
  whenRevealed,
} from '../../src/vocabulary/builders.ts';
import { play } from '../table/play.ts';
import { printedWith } from '../table/printing.ts';

describe('the first player § first-player', () => {
  test('has the first opportunity to interrupt, then the others in player order § interrupt', () => {
    // A minion enters play: two Hawkeyes could shoot; only one may be there, so events it is.
    const hand = ['Enhanced Spider-Sense', 'Energy'];
    const game = (firstPlayer: number) => {
      const begun = play({
        players: [
          { hero: 'spider-man', form: 'hero', hand, dealt: ['Caught Off Guard'] },
          { hero: 'iron-man', form: 'hero', hand },
          { hero: 'captain-marvel', form: 'hero', hand },
        ],
        phase: 'villain',
        firstPlayer,
        encounterDeck: ['Assault', 'Assault', 'Assault', 'Charge', 'Charge', 'Charge'],
      });
      const seats: number[] = [];
      for (let count = 0; count < 60 && begun.prompt; count++) {
        if (begun.options.includes('play Enhanced Spider-Sense')) seats.push(begun.prompt.seat);
        if (seats.length === 3 || !begun.options.includes('pass')) break;
        begun.pass();
      }
      return seats;
    };
    expect(game(0)).toEqual([0, 1, 2]);
    expect(game(1)).toEqual([1, 2, 0]);
    expect(game(2)).toEqual([2, 0, 1]);
  });

  test('decides the order of forced abilities that come at the same time, whoever controls them § simultaneous-resolution, forced', () => {
    // Both obligations and enemies may wait for the same: here two Charges on one villain.
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero' },
        { hero: 'iron-man', form: 'hero' },
      ],
      firstPlayer: 1,
      phase: 'villain',
      villain: { attached: ['Charge', 'Webbed Up', 'Webbed Up'] },
      encounterDeck: ['Assault', 'Assault', 'Sandman', 'Sandman'],
    })
      .asks('whichFirst', 1)
      .offers('use Webbed Up', 'use Webbed Up');
  });

  test('decides about a villain or scheme that names nobody', () => {
    printedWith('01095', {
      abilities: [whenRevealed(choose(query('allies'), (one) => exhaust(one)))],
    });
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero', area: ['Vision', 'Maria Hill'] },
        { hero: 'iron-man' },
      ],
      firstPlayer: 1,
      villain: { damage: 26 },
    })
      .endTurn()
      .asks('playerTurn', 0)
      .choose('attack Captain Marvel')
      .asks('chooseCard', 1)
      .choose('Vision')
      .shows({ Vision: 'exhausted', 'Maria Hill': '' })
      .asks('playerTurn', 0);
  });

  test('chooses where a card of the encounter deck goes that could go to several, whoever reveals it', () => {
    play({
      players: [
        { hero: 'captain-marvel', dealt: ['Genetically Enhanced'] },
        { hero: 'iron-man', engaged: ['Vulture', 'Sandman'] },
      ],
      firstPlayer: 1,
      phase: 'villain',
      villain: { status: ['confused', 'stunned'] },
      encounterDeck: ['Assault', 'Assault', 'Assault', 'Assault', 'Assault', 'Assault', 'Assault'],
    })
      .choose('activate Vulture')
      .asks('chooseCard', 1)
      .choose('Sandman')
      .shows({ 'Genetically Enhanced': 'on Sandman' });
  });

  test('comes first wherever players act in order § in-player-order', () => {
    printedWith('Advance', { abilities: [whenRevealed(eachPlayer(damage(1, query('you'))))] });
    const game = play({
      players: [
        { hero: 'captain-marvel', dealt: ['Advance'] },
        { hero: 'iron-man' },
        { hero: 'black-panther' },
      ],
      firstPlayer: 2,
      phase: 'villain',
      villain: { status: ['confused'] },
      encounterDeck: ['Assault', 'Assault', 'Sandman', 'Shocker', 'Charge'],
    });
    const hurt = game.log.flatMap(({ line }) =>
      line.say === 'damaged' && typeof line.card === 'number' ? [line.card] : [],
    );
    expect(hurt).toEqual([2, 0, 1]);
  });
});

describe('each player', () => {
  test('does as much as they can, and whoever can do nothing is skipped § each-player', () => {
    printedWith('Advance', { abilities: [whenRevealed(eachPlayer(discardRandom(2)))] });
    play({
      players: [
        { hero: 'captain-marvel', dealt: ['Advance'], hand: ['Energy'] },
        { hero: 'iron-man' },
        { hero: 'black-panther', hand: ['Energy', 'Energy', 'Energy'] },
      ],
      phase: 'villain',
      villain: { status: ['confused'] },
      encounterDeck: ['Assault', 'Assault', 'Sandman', 'Shocker', 'Charge'],
    }).shows({
      'Captain Marvel hand': '',
      'Captain Marvel discard pile': 'Energy',
      'Iron Man discard pile': '',
      'Black Panther hand': 'Energy',
      'Black Panther discard pile': 'Energy, Energy',
    });
  });
});
