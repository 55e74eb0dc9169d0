import { describe, expect, test } from 'vitest';
import { card } from '../../../src/cards/card.ts';
import { printed } from '../../../src/cards/designs.ts';
import type { Effect } from '../../../src/vocabulary/builders.ts';
import {
  attachedTo,
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
  you,
} from '../../../src/vocabulary/builders.ts';
import { printedAs } from '../../hard-cards/printing.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { designNamed } from '../../table/position.ts';
import { printedWith } from '../../table/printing.ts';

/** In the villain phase the player reveals a treachery that does this. */
const revealing = (
  effect: Effect,
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

describe('a card that is put into play § play-put-into-play', () => {
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
    revealing(
      fromDeck('Mockingbird'),
      { wholeDeck: ['Mockingbird', 'Backflip', 'Haymaker'] },
      { villain: { status: ['confused'] } },
    )
      .asks('useAbility', 0)
      .offers('use Mockingbird', 'pass');
  });

  test('comes in ready, with its counters, and with nothing else on it § enters-play, ready', () => {
    revealing(fromDeck('Hawkeye'), { wholeDeck: ['Hawkeye', 'Backflip'] }).shows({
      Hawkeye: 'arrow 4',
    });
    revealing(fromDeck('Luke Cage'), { wholeDeck: ['Luke Cage', 'Backflip'] }).shows({
      'Luke Cage': 'tough 1',
    });
  });

  test('needs the form it is bound to, as if it were played § form-change-form', () => {
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

  test('has no When Revealed: only revealing it brings that about § when-revealed-abilities, reveal', () => {
    const shocker = putIntoPlay(query('encounterDeck', titled('Shocker')));
    revealing(shocker, { form: 'hero' }, { wholeEncounterDeck: ['Charge', 'Shocker', 'Sandman'] })
      .shows({ 'Captain Marvel': '', 'your engaged': 'Shocker' })
      .asks('playerTurn', 0);
  });
});

describe('a card that leaves play § leaves-play', () => {
  test('loses everything: tokens and status cards go back, attached cards are discarded § attach-to, status-cards', () => {
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
      .shows({ Hawkeye: 'arrow 4' })
      .offers('attack Hawkeye', 'change form', 'end turn', 'thwart Hawkeye', 'use Carol Danvers')
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
  test('have no effect, but events work from the hand § in-play-and-out-of-play, ability', () => {
    play({
      players: [
        {
          hero: 'captain-marvel',
          form: 'hero',
          hand: ['Combat Training', 'Haymaker', 'Energy'],
          discard: ['Combat Training'],
        },
      ],
    })
      .choose('attack Captain Marvel')
      .changes({ Rhino: 'damage 2', 'Captain Marvel': 'exhausted' })
      .choose('play Haymaker')
      .shows({ Rhino: 'damage 5', 'your hand': 'Combat Training' });
  });

  test('tucked under another card are not attached to it § tuck, in-play-and-out-of-play', () => {
    // An effect that looks for attached cards does not find them.
    printedWith('Assault', {
      abilities: [whenRevealed(discard(query('inPlay', attachedTo(hawkeye))))],
    });
    revealing(tuck(query('yourHand'), hawkeye), {
      area: [{ card: 'Hawkeye', attached: ['Inspired'] }],
      hand: ['Energy', 'Backflip'],
      dealt: ['Advance', 'Assault'],
    }).shows({
      'tucked cards': 'Backflip, Energy',
      'your hand': '',
      'your play area': 'Carol Danvers, Hawkeye',
      'your discard pile': 'Inspired',
    });
  });

  test('are discarded from under a card when it leaves play § tuck, leaves-play', () => {
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

  test('stay under a card that is only flipped to a side of the same type § tuck, flip', () => {
    revealing(tuck(query('yourHand', titled('Energy')), you), {
      hand: ['Energy', 'Backflip'],
      dealt: ['Advance'],
    })
      .choose('change form')
      .shows({ 'tucked cards': 'Energy', 'your discard pile': '', 'your hand': 'Backflip' });
  });
});

describe('an attached card § attach-to', () => {
  test('stays when what it was attached for is no longer so', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          hand: ['Webbed Up', 'Energy', 'Strength', 'Genius'],
          area: ['Black Cat'],
        },
      ],
    })
      .choose('play Webbed Up')
      .pay('Energy', 'Genius')
      .choose('change form')
      .shows({ 'Webbed Up': 'on Rhino', 'your play area': 'Black Cat, Peter Parker, Webbed Up' })
      .asks('playerTurn', 0);
  });

  test('exhausts and readies apart from its host', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          area: [
            {
              card: 'Hawkeye',
              exhausted: true,
              attached: [{ card: 'Inspired', exhausted: true }],
            },
          ],
          hand: ['Get Ready', 'Energy'],
        },
      ],
    })
      .shows({ Inspired: 'exhausted, on Hawkeye' })
      .choose('play Get Ready')
      .shows({ Hawkeye: 'arrow 4', Inspired: 'exhausted, on Hawkeye' });
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

  test('changes the powers of a hero too, if it is attached to one § attachment', () => {
    // Enhanced Ivory Horn gives 1 ATK.
    play({ players: [{ hero: 'captain-marvel', form: 'hero', attached: ['Enhanced Ivory Horn'] }] })
      .choose('attack Captain Marvel')
      .changes({ Rhino: 'damage 3', 'Captain Marvel': 'exhausted' });
  });

  test('with SCH/THW changes THW on a hero and SCH on an enemy § attachment', () => {
    const transmitter = printed(designNamed('Program Transmitter'));
    printedAs(['Program Transmitter', card({ ...transmitter, sch: 1, thw: 1 })]);
    const attached = ['Program Transmitter'];
    play({ players: [{ hero: 'captain-marvel', form: 'hero', attached }], threat: 5 })
      .choose('thwart Captain Marvel')
      .changes({ 'The Break-In!': 'threat 2', 'Captain Marvel': 'exhausted' });
    // One in step one, one of Rhino, one for his boost icon and one of the attachment.
    play({
      players: [{ hero: 'captain-marvel' }],
      villain: { attached },
      phase: 'villain',
      encounterDeck: ['Hydra Mercenary', 'Hydra Mercenary'],
    }).shows({ 'The Break-In!': 'threat 4' });
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
