import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../src/vocabulary/builders.ts';
import {
  draw,
  drawUpTo,
  give,
  nemesis,
  query,
  whenRevealed,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';
import { doing } from '../rewording.ts';

const villainPhase = (players: readonly PlayerDescription[], table: Partial<Description> = {}) =>
  play({
    players,
    phase: 'villain',
    villain: { status: ['confused', 'stunned'] },
    encounterDeck: ['Advance', 'Charge', 'Sandman', 'Whiplash'],
    ...table,
  });

describe('an obligation § obligation', () => {
  test('goes to the player it names, whoever reveals it, and they decide about it', () => {
    villainPhase([{ hero: 'captain-marvel', dealt: ['Eviction Notice'] }, { hero: 'spider-man' }])
      .asks('chooseOne', 1)
      .shows({ 'Spider-Man obligations': 'Eviction Notice', 'Captain Marvel obligations': '' });
  });

  test('goes to the player who reveals it if it names nobody', () => {
    printedWith('Eviction Notice', { giveTo: undefined, abilities: [] });
    villainPhase([{ hero: 'captain-marvel', dealt: ['Eviction Notice'] }, { hero: 'spider-man' }])
      .shows({ 'Captain Marvel obligations': 'Eviction Notice', 'Spider-Man obligations': '' })
      .asks('playerTurn', 1);
  });

  test('that cannot be given is removed from the game, and one more card is revealed', () => {
    villainPhase([{ hero: 'captain-marvel', dealt: ['Eviction Notice'] }], {
      encounterDeck: ['Charge', 'Shocker', 'Sandman'],
    })
      .shows({
        'removed from the game': 'Eviction Notice',
        'your obligations': '',
        'your engaged': 'Shocker',
        Charge: 'on Rhino',
      })
      .asks('playerTurn', 0);
  });

  test('cannot be given to a player who has been eliminated', () => {
    const game = villainPhase(
      [
        { hero: 'captain-marvel', dealt: ['Eviction Notice'] },
        { hero: 'spider-man', form: 'hero', damage: 9 },
      ],
      { villain: { status: ['confused'] }, encounterDeck: ['Assault', 'Sandman', 'Shocker'] },
    ).passAll();
    game.shows({
      'Captain Marvel obligations': '',
      'Captain Marvel engaged': 'Sandman, Shocker',
    });
    expect(game.state.vars.eliminated).toBe(2);
  });

  test('speaks of the player before whom it lies, and only they use its abilities § ability, action', () => {
    // No obligation of the core set has an action, so a card with one is printed as such.
    printedWith('Enhanced Ivory Horn', { type: 'obligation' });
    const hand = ['Strength', 'Strength', 'Energy'];
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero', hand },
        { hero: 'spider-man', form: 'hero', hand, obligations: ['Enhanced Ivory Horn'] },
      ],
    })
      .lacks('use Enhanced Ivory Horn')
      .endTurn()
      .asks('playerTurn', 1)
      .choose('use Enhanced Ivory Horn')
      .shows({ 'Spider-Man obligations': '', 'encounter discard pile': 'Enhanced Ivory Horn' });
  });

  test('whose options are all impossible stays before its player § choose-option', () => {
    // T'Challa is exhausted already, and has no upgrade to give up.
    villainPhase([{ hero: 'black-panther', exhausted: true, dealt: ['Affairs of State'] }])
      .shows({ 'your obligations': 'Affairs of State' })
      .asks('playerTurn', 0);
  });

  test('drawn from a player deck enters play before them, and is not replaced § draw-drawing-cards', () => {
    const reveals = (effect: Effect) =>
      printedWith('Assault', { abilities: [whenRevealed(effect)] });
    const deck = ['Backflip', 'Eviction Notice', 'Energy', 'Genius'];
    reveals(draw(3));
    villainPhase([{ hero: 'captain-marvel', dealt: ['Assault'], deck }]).shows({
      'your hand': 'Backflip, Energy',
      'your obligations': 'Eviction Notice',
    });
    reveals(drawUpTo(3));
    villainPhase([{ hero: 'captain-marvel', dealt: ['Assault'], deck }])
      .shows({
        'your hand': 'Backflip, Energy, Genius',
        'your obligations': 'Eviction Notice',
      })
      .asks('playerTurn', 0);
  });

  test('as a boost card is just a boost card', () => {
    villainPhase([{ hero: 'spider-man' }], {
      villain: {},
      encounterDeck: ['Eviction Notice', 'Sandman'],
    }).shows({
      'The Break-In!': 'threat 4',
      'your obligations': '',
      'encounter discard pile': 'Eviction Notice',
    });
  });
});

describe('a nemesis set § nemesis-encounter-set', () => {
  test('comes with its player: minion and side scheme are revealed, the rest is shuffled in', () => {
    villainPhase([{ hero: 'spider-man', dealt: ['Shadow of the Past'] }], {
      encounterDeck: ['Charge'],
    }).shows({
      'your engaged': 'Vulture',
      'side schemes': 'Highway Robbery',
      'Highway Robbery': 'threat 3',
      'your nemesis set': '',
      'encounter deck': 34,
    });
  });

  test('is that of the player who reveals the card, not of another', () => {
    villainPhase(
      [{ hero: 'captain-marvel' }, { hero: 'spider-man', dealt: ['Shadow of the Past'] }],
      { encounterDeck: ['Charge', 'Charge'], villain: { status: ['confused', 'stunned'] } },
    )
      .passAll()
      .shows({ 'Spider-Man nemesis set': '' })
      .holds('Captain Marvel nemesis set', 'Yon-Rogg');
  });

  test('does not come a second time', () => {
    const game = villainPhase(
      [{ hero: 'spider-man', dealt: ['Shadow of the Past', 'Shadow of the Past'] }],
      { encounterDeck: ['Charge', 'Shocker'] },
    );
    const surged = game.log.filter(({ line }) => line.say === 'surges');
    expect(surged).toHaveLength(1);
    game.asks('chooseOne', 0);
  });

  test('with several minions says which of them is the nemesis', () => {
    printedWith('Sandman', { set: 'spider_man_nemesis' });
    const stunned = () =>
      doing(give('stunned', query('minions', nemesis)), { engaged: ['Vulture', 'Sandman'] });
    stunned().shows({ Vulture: 'stunned 1', Sandman: 'stunned 1' });
    printedWith('Vulture', { nemesis: true });
    stunned().shows({ Vulture: 'stunned 1', Sandman: '' });
  });
});
