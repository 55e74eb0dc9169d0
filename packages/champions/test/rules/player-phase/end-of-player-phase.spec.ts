import { describe, expect, test } from 'vitest';
import { later, mainScheme, placeThreat, whenRevealed } from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';

const CARDS = ['Backflip', 'Energy', 'Genius', 'Strength', 'Haymaker', 'First Aid', 'Emergency'];

const solo = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
  play({ players: [{ hero: 'spider-man', ...player }], ...table });

describe('the player phase', () => {
  test('gives every player a turn, the first player first, then clockwise § player-phase, in-player-order, round-structure, player-phase-steps', () => {
    const game = play({
      players: [{ hero: 'spider-man' }, { hero: 'iron-man' }, { hero: 'she-hulk' }],
      firstPlayer: 1,
    });
    const order = [game.prompt?.seat];
    for (let turn = 0; turn < 2; turn++) order.push(game.choose('end turn').prompt?.seat);
    expect(order).toEqual([1, 2, 0]);
  });
});

describe('1: at the end of the phase each player § end-of-player-phase, player-phase-steps, hand-size', () => {
  test('may discard as many cards as he likes', () => {
    solo({
      hand: ['Energy', 'Genius', 'Strength'],
      deck: ['Backflip', 'Haymaker', 'Emergency', 'First Aid', 'Aunt May'],
    })
      .choose('end turn')
      .asks('discardAtEnd', 0)
      .choose('discard Energy', 'discard Genius')
      .shows({
        'your hand': 'Aunt May, Backflip, Emergency, First Aid, Haymaker, Strength',
        'your discard pile': 'Energy, Genius',
      })
      .asks('useAbility', 0);
  });

  test('may keep everything up to his hand size', () => {
    solo({ hand: CARDS.slice(0, 6) })
      .choose('end turn')
      .answer([])
      .passAll()
      .shows({ 'your hand': CARDS.slice(0, 6).sort().join(', '), 'your discard pile': '' });
  });

  test('has to discard down to his hand size', () => {
    const game = solo({ hand: CARDS, form: 'hero' }).choose('end turn').asks('discardAtEnd', 0);
    expect(game.prompt?.least).toBe(2);
    expect(() => game.choose('discard Backflip')).toThrow('tooFewPicked');
    expect(() => game.answer([])).toThrow('tooFewPicked');
  });

  test('has the hand size of the form he is in', () => {
    const least = (form: 'hero' | 'alterEgo') =>
      solo({ hand: CARDS, form }).choose('end turn').prompt?.least;
    expect(least('alterEgo')).toBe(1);
    expect(least('hero')).toBe(2);
  });

  test('decides in player order', () => {
    const hand = ['Energy', 'Genius'];
    play({
      players: [
        { hero: 'spider-man', hand },
        { hero: 'iron-man', hand },
        { hero: 'she-hulk', hand },
      ],
      firstPlayer: 2,
    })
      .choose('end turn')
      .choose('end turn')
      .choose('end turn')
      .asks('discardAtEnd', 2)
      .answer([])
      .asks('discardAtEnd', 0)
      .choose('discard Energy')
      .asks('discardAtEnd', 1)
      .changes({ 'Spider-Man hand': 'Genius', 'Spider-Man discard pile': 'Energy' });
  });

  test('may hold more cards than that during the phase § draw-drawing-cards', () => {
    play({ players: [{ hero: 'captain-marvel', hand: CARDS, deck: ['Uppercut'] }] })
      .choose('use Carol Danvers')
      .changes({ 'your hand': [...CARDS, 'Uppercut'].sort().join(', '), 'your deck': 40 })
      .asks('playerTurn', 0);
  });
});

describe('2: then all players § end-of-player-phase, player-phase-steps, hand-size', () => {
  test('draw up to the hand size, after all of them have discarded', () => {
    const deck = ['Backflip', 'Backflip', 'Backflip', 'Backflip', 'Backflip', 'Backflip'];
    play({
      players: [
        { hero: 'spider-man', form: 'hero', hand: ['Energy'], deck },
        { hero: 'iron-man', hand: ['Energy'], deck },
      ],
    })
      .choose('end turn')
      .choose('end turn')
      .answer([])
      .shows({ 'Spider-Man hand': 'Energy' })
      .choose('discard Energy')
      .shows({
        'Spider-Man hand': 'Backflip, Backflip, Backflip, Backflip, Energy',
        'Iron Man hand': deck.join(', '),
      })
      .asks('useAbility', 0);
  });

  test('draw nothing with a full hand', () => {
    solo(
      { hand: CARDS.slice(0, 6) },
      { villain: { status: ['confused'] }, encounterDeck: ['Hydra Mercenary'] },
    )
      .endTurn()
      .changes({
        Rhino: '',
        'The Break-In!': 'threat 1',
        'encounter deck': 31,
        'your engaged': 'Hydra Mercenary',
      })
      .asks('playerTurn', 0);
  });

  test('draw one by one and look at the hand size each time: it may change meanwhile', () => {
    // An obligation that is drawn does not come into the hand, so one card more is drawn.
    solo({ hand: CARDS.slice(0, 5), wholeDeck: ['Eviction Notice', 'Uppercut', 'Chase Them Down'] })
      .endTurn()
      .shows({
        'your hand': [...CARDS.slice(0, 5), 'Uppercut'].sort().join(', '),
        'your obligations': 'Eviction Notice',
        'your deck': 1,
      });
  });
});

describe('3: then all cards § end-of-player-phase, player-phase-steps, ready', () => {
  test('are readied: identities, allies, supports and upgrades of every player', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          exhausted: true,
          area: [
            { card: 'Mockingbird', exhausted: true },
            { card: 'Aunt May', exhausted: true },
          ],
        },
        { hero: 'iron-man', exhausted: true, area: [{ card: 'Arc Reactor', exhausted: true }] },
      ],
      villain: { status: ['confused'] },
      encounterDeck: ['Hydra Mercenary', 'Hydra Mercenary', 'Charge'],
    })
      .choose('end turn')
      .endTurn()
      .passAll()
      .shows({
        'Peter Parker': '',
        Mockingbird: '',
        'Aunt May': '',
        'Tony Stark': '',
        'Arc Reactor': '',
      });
  });

  test('of the encounter deck are readied too', () => {
    solo(
      { engaged: [{ card: 'Hydra Mercenary', exhausted: true }] },
      {
        villain: { exhausted: true },
        sideSchemes: [{ card: 'Bomb Scare', threat: 2, exhausted: true }],
        encounterDeck: ['Advance', 'Hydra Bomber'],
      },
    )
      .endTurn()
      .shows({ Rhino: '', 'Hydra Mercenary': '', 'Bomb Scare': 'threat 2' })
      .asks('chooseOne', 0);
  });

  test('stay exhausted if they cannot ready § cannot', () => {
    solo(
      {
        area: [
          { card: 'Mockingbird', exhausted: true },
          { card: 'Aunt May', exhausted: true },
        ],
      },
      { gains: { Mockingbird: { cannotReady: 1 } } },
    )
      .endTurn()
      .passAll()
      .shows({ Mockingbird: 'exhausted', 'Aunt May': '' });
  });
});

describe('4 and 5: last of all § end-of-player-phase, player-phase-steps, lasting-effects', () => {
  test('effects until the end of the phase end, so that enemies meet nobody stronger', () => {
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero', hand: ['Lead from the Front', 'Energy', 'Genius'] },
      ],
      villain: { status: ['stunned'] },
      encounterDeck: ['Hydra Mercenary'],
    })
      .choose('play Lead from the Front')
      .pay('Energy')
      .endTurn()
      .asks('playerTurn', 0)
      .look()
      .choose('thwart Captain Marvel')
      .shows({ 'The Break-In!': '' })
      .asks('playerTurn', 0);
  });

  test('what waits for the end of the phase comes after drawing and before the villain phase', () => {
    printedWith('Advance', {
      abilities: [whenRevealed(later('playerPhaseEnds', placeThreat(2, mainScheme)))],
    });
    const game = solo(
      { dealt: ['Advance'] },
      { phase: 'villain', encounterDeck: ['Advance', 'Hydra Mercenary', 'Advance', 'Shocker'] },
    );
    game.asks('playerTurn', 0).shows({ 'The Break-In!': 'threat 2' });
    const before = game.log.length;
    game.endTurn();
    const order = game.log
      .slice(before)
      .map(({ line }) => line.say)
      .filter((say) => ['drew', 'threatPlaced', 'villainPhase'].includes(say));
    expect(order.slice(0, 3)).toEqual(['drew', 'threatPlaced', 'villainPhase']);
  });
});
