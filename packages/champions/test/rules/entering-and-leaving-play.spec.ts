import { describe, expect, test } from 'vitest';
import type { E } from '../../src/vocabulary/builders.ts';
import {
  attachTo,
  discard,
  putIntoPlay,
  query,
  removeFromGame,
  setAside,
  shuffleIn,
  titled,
  toHand,
  tuck,
  whenRevealed,
} from '../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../table/description.ts';
import { play } from '../table/play.ts';
import { printedWith } from '../table/printing.ts';

/** In the villain phase the player reveals a treachery that does this. */
const revealing = (
  effect: E,
  player: Partial<PlayerDescription> = {},
  table: Partial<Description> = {},
) => {
  printedWith('Advance', { abilities: [whenRevealed(effect)] });
  return play({
    players: [{ hero: 'captain-marvel', dealt: ['Advance'], ...player }],
    phase: 'villain',
    villain: { status: ['confused', 'stunned'] },
    encounterDeck: ['Charge'],
    ...table,
  });
};
const LOADED = {
  card: 'Hawkeye',
  damage: 1,
  exhausted: true,
  status: ['tough'],
  attached: ['Inspired'],
} as const;
const hawkeye = query('inPlay', titled('Hawkeye'));

describe('a card that is put into play', () => {
  const fromDeck = (name: string) => putIntoPlay(query('yourDeck', titled(name)));

  test('is not paid for and has not been played', () => {
    // Black Cat waits for being played, Mockingbird for entering play.
    revealing(fromDeck('Black Cat'), { wholeDeck: ['Black Cat', 'Backflip', 'Haymaker'] })
      .shows({
        'your play area': 'Black Cat, Carol Danvers',
        'your deck': 2,
        'your discard pile': '',
      })
      .asks('playerTurn', 0);
    revealing(fromDeck('Mockingbird'), { wholeDeck: ['Mockingbird', 'Backflip', 'Haymaker'] })
      .asks('useAbility', 0)
      .offers('use Mockingbird');
  });

  test('comes in ready, with its counters, and with nothing else on it', () => {
    revealing(fromDeck('Hawkeye'), { wholeDeck: ['Hawkeye', 'Backflip'] }).shows({
      Hawkeye: 'arrow 4',
    });
    revealing(fromDeck('Luke Cage'), { wholeDeck: ['Luke Cage', 'Backflip'] }).shows({
      'Luke Cage': 'tough 1',
    });
  });

  test('needs the form it is bound to, as if it were played', () => {
    printedWith('Vision', { onlyIn: 'hero' });
    const deck = { wholeDeck: ['Vision', 'Backflip'] };
    revealing(fromDeck('Vision'), deck).shows({
      'your play area': 'Carol Danvers',
      'your deck': 2,
    });
    revealing(fromDeck('Vision'), { ...deck, form: 'hero' }).shows({
      'your play area': 'Captain Marvel, Vision',
    });
  });

  test('has no When Revealed: only revealing it brings that about', () => {
    const shocker = putIntoPlay(query('encounterDeck', titled('Shocker')));
    revealing(shocker, { form: 'hero' }, { wholeEncounterDeck: ['Charge', 'Shocker', 'Sandman'] })
      .shows({ 'Captain Marvel': '', 'your engaged': 'Shocker' })
      .asks('playerTurn', 0);
  });
});

describe('a card that leaves play', () => {
  test('loses everything: tokens and status cards go back, attached cards are discarded', () => {
    revealing(discard(hawkeye), { area: [LOADED] }).shows({
      'your play area': 'Carol Danvers',
      'your discard pile': 'Hawkeye, Inspired',
    });
  });

  test.each([
    ['is defeated or discarded', discard(hawkeye), { 'your discard pile': 'Hawkeye, Inspired' }],
    ['is removed', removeFromGame(hawkeye), { 'removed from the game': 'Hawkeye' }],
    ['is set aside', setAside(hawkeye), { 'set aside': 'Hawkeye' }],
    ['returns to hand', toHand(hawkeye), { 'your hand': 'Hawkeye' }],
  ])('whatever way it leaves: it %s', (_name, effect, shown) => {
    const game = revealing(effect, { area: [LOADED] }).shows(shown);
    expect(game.state.cards[game.card('Inspired')]?.host).toBe(-1);
    game.shows({ 'your play area': 'Carol Danvers' }).asks('playerTurn', 0);
  });

  test('goes to a deck as well, which is shuffled', () => {
    revealing(shuffleIn(hawkeye), { area: [LOADED], wholeDeck: ['Backflip'] }).shows({
      'your deck': 2,
      'your discard pile': 'Inspired',
    });
  });

  test('comes back as a new card: healed, ready and with all its counters', () => {
    revealing(
      toHand(hawkeye),
      { area: [{ ...LOADED, counters: { arrow: 1 } }], hand: ['Energy', 'Genius'] },
      { encounterDeck: ['Charge'] },
    )
      .choose('play Hawkeye')
      .pay()
      .shows({ Hawkeye: 'arrow 4' })
      .offers('attack Hawkeye')
      .asks('playerTurn', 0);
  });

  test('may be used again: its limits do not remember it', () => {
    play({
      players: [
        {
          hero: 'she-hulk',
          area: ['Hellcat'],
          hand: ['Energy', 'Genius', 'Strength', 'Haymaker'],
        },
      ],
    })
      .choose('use Hellcat')
      .choose('play Hellcat')
      .pay('Energy', 'Haymaker')
      .choose('use Hellcat')
      .shows({ 'your hand': 'Genius, Hellcat, Strength' })
      .asks('playerTurn', 0);
  });
});

describe('cards out of play', () => {
  test('have no effect, but events and treacheries work from there', () => {
    play({
      players: [
        {
          hero: 'captain-marvel',
          form: 'hero',
          hand: ['Combat Training', 'The Triskelion'],
          discard: ['Combat Training'],
        },
      ],
    })
      .choose('attack Captain Marvel')
      .changes({ Rhino: 'damage 2', 'Captain Marvel': 'exhausted' });
  });

  test('tucked under another card are not attached to it, and are discarded with it', () => {
    const tucking = tuck(query('yourHand'), hawkeye);
    const game = revealing(tucking, { area: ['Hawkeye'], hand: ['Energy', 'Backflip'] }).shows({
      'tucked cards': 'Backflip, Energy',
      'your play area': 'Carol Danvers, Hawkeye',
    });
    printedWith('Advance', { abilities: [whenRevealed(discard(hawkeye))] });
    game.shows({ 'your discard pile': '' });
  });

  test('are discarded from under a card when it leaves play', () => {
    const energy = query('yourHand', titled('Energy'));
    printedWith('Assault', { abilities: [whenRevealed(discard(hawkeye))] });
    revealing(tuck(energy, hawkeye), {
      area: ['Hawkeye'],
      hand: ['Energy', 'Backflip'],
      dealt: ['Advance', 'Assault'],
    }).shows({
      'tucked cards': '',
      'your discard pile': 'Energy, Hawkeye',
      'your hand': 'Backflip',
    });
  });
});

describe('an attached card', () => {
  test('stays when what it was attached for is no longer so', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          hand: ['Webbed Up', 'Energy', 'Strength', 'Haymaker'],
        },
      ],
    })
      .choose('play Webbed Up')
      .pay('Energy', 'Strength')
      .choose('change form')
      .shows({ 'Webbed Up': 'on Rhino', 'your play area': 'Peter Parker, Webbed Up' })
      .asks('playerTurn', 0);
  });

  test('exhausts and readies apart from its host', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          area: [{ card: 'Hawkeye', exhausted: true, attached: ['Inspired'] }],
          hand: ['Get Ready', 'Energy'],
        },
      ],
    })
      .shows({ Inspired: 'on Hawkeye' })
      .choose('play Get Ready')
      .shows({ Hawkeye: 'arrow 4', Inspired: 'on Hawkeye' });
  });

  test('is discarded if there is nothing it could be attached to', () => {
    printedWith('Charge', { abilities: [attachTo(query('minions'))] });
    play({
      players: [{ hero: 'captain-marvel', dealt: ['Charge'] }],
      phase: 'villain',
      villain: { status: ['confused'] },
      encounterDeck: ['Sandman'],
    })
      .shows({ attachments: '', 'encounter discard pile': 'Charge', 'your engaged': 'Sandman' })
      .asks('playerTurn', 0);
  });

  test('is laid where the player chooses if there are several places', () => {
    printedWith('Charge', { abilities: [attachTo(query('enemies'))] });
    play({
      players: [{ hero: 'captain-marvel', dealt: ['Charge'], engaged: ['Shocker'] }],
      phase: 'villain',
      villain: { status: ['confused'] },
      encounterDeck: ['Sandman'],
    })
      .asks('chooseCard', 0)
      .choose('Shocker')
      .shows({ Charge: 'on Shocker' });
  });

  test('changes the powers of a hero too, if it is attached to one', () => {
    // Enhanced Ivory Horn gives 1 ATK.
    play({ players: [{ hero: 'captain-marvel', form: 'hero', attached: ['Enhanced Ivory Horn'] }] })
      .choose('attack Captain Marvel')
      .changes({ Rhino: 'damage 3', 'Captain Marvel': 'exhausted' });
  });

  test('leaves with its host', () => {
    play({
      players: [
        {
          hero: 'captain-marvel',
          form: 'hero',
          engaged: [{ card: 'Shocker', damage: 2, attached: ['Charge', 'Spider-Tracer'] }],
        },
      ],
      threat: 5,
    })
      .choose('attack Captain Marvel')
      .choose('Shocker')
      .changes({
        'Captain Marvel': 'exhausted',
        'The Break-In!': 'threat 2',
        Shocker: '',
        Charge: '',
        'Spider-Tracer': '',
        attachments: '',
        'your engaged': '',
        'your play area': 'Captain Marvel',
        'your discard pile': 'Spider-Tracer',
        'encounter discard pile': 'Charge, Shocker',
      })
      .asks('playerTurn', 0);
  });
});

describe('owner and controller', () => {
  const two = (mine: Partial<PlayerDescription>, other: Partial<PlayerDescription>) =>
    play({
      players: [
        { hero: 'captain-marvel', ...mine },
        { hero: 'spider-man', ...other },
      ],
    });

  test('an upgrade on the card of another player is controlled by him', () => {
    const game = two({ hand: ['Inspired', 'Energy'] }, { area: ['Black Cat'] }).choose(
      'play Inspired',
    );
    game.changes({
      'Captain Marvel hand': '',
      'Captain Marvel discard pile': 'Energy',
      'Spider-Man play area': 'Black Cat, Inspired, Peter Parker',
      Inspired: 'on Black Cat',
    });
    const { owner, controller } = game.state.cards[game.card('Inspired')] ?? {};
    expect({ owner, controller }).toMatchObject({ controller: 1 });
  });

  test('and goes to the discard pile of its owner', () => {
    two({ hand: ['Inspired', 'Energy'] }, { area: [{ card: 'Black Cat', damage: 1 }] })
      .choose('play Inspired')
      .endTurn()
      .asks('playerTurn', 1)
      .look()
      .choose('attack Black Cat')
      .changes({
        Rhino: 'damage 2',
        'Black Cat': '',
        Inspired: '',
        'Spider-Man play area': 'Peter Parker',
        'Spider-Man discard pile': 'Black Cat',
        'Captain Marvel discard pile': 'Energy, Inspired',
      });
  });

  test('a card that may be played under any control is for its new player', () => {
    two({ form: 'hero', hand: ['Combat Training', 'Energy'] }, { form: 'hero' })
      .choose('play Combat Training')
      .asks('whoseControl', 0)
      .choose('Spider-Man')
      .shows({ 'Spider-Man play area': 'Combat Training, Spider-Man' })
      .look()
      .choose('attack Captain Marvel')
      .changes({ Rhino: 'damage 2', 'Captain Marvel': 'exhausted' })
      .endTurn()
      .choose('attack Spider-Man')
      .shows({ Rhino: 'damage 5' });
  });

  test('a cost is paid with what one controls oneself', () => {
    two({ hand: ['Helicarrier'] }, { hand: ['Energy', 'Genius'] }).cannot(
      'play Helicarrier',
      'cannotPay',
    );
    two({}, { area: ['Surveillance Team'] }).lacks('use Surveillance Team');
  });

  test('whoever puts the discarded ally of another into play controls it, and its owner gets it back', () => {
    const game = two(
      { hand: ['Make the Call', 'Energy', 'Genius'] },
      { discard: ['Black Cat'], hand: ['Backflip'] },
    )
      .choose('play Make the Call')
      .pay('Energy')
      .shows({
        'Captain Marvel play area': 'Black Cat, Carol Danvers',
        'Spider-Man discard pile': '',
      })
      .choose('attack Black Cat');
    expect(game.state.cards[game.card('Black Cat')]?.controller).toBe(0);
    game.shows({ 'Black Cat': 'damage 1, exhausted' }).asks('playerTurn', 0);
  });
});
