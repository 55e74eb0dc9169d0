import { describe, expect, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';

const SENSE = 'Enhanced Spider-Sense';
const GAINS = { Helicarrier: { alliance: 1 }, Haymaker: { alliance: 1 } };

const allied = (
  mine: Partial<PlayerDescription>,
  other: Partial<PlayerDescription>,
  third: Partial<PlayerDescription> = {},
) =>
  play({
    players: [
      { hero: 'captain-marvel', ...mine },
      { hero: 'iron-man', ...other },
      { hero: 'black-panther', ...third },
    ],
    gains: GAINS,
  });

describe('alliance § alliance', () => {
  test('lets the other players give cards for it, and the player pays the rest', () => {
    allied({ hand: ['Helicarrier', 'Energy', 'Genius'] }, { hand: ['Uppercut', 'First Aid'] })
      .choose('play Helicarrier')
      .asks('helpToPay', 1)
      .offers('Uppercut', 'First Aid')
      .lacks('Energy')
      .choose('Uppercut')
      .asks('pay', 0)
      .shows({ 'Iron Man hand': 'First Aid', 'Iron Man played': 'Uppercut' })
      .pay('Genius')
      .changes({
        'Captain Marvel hand': 'Energy',
        'Captain Marvel discard pile': 'Genius',
        'Captain Marvel play area': 'Carol Danvers, Helicarrier',
        'Iron Man hand': 'First Aid',
        'Iron Man discard pile': 'Uppercut',
      })
      .asks('playerTurn', 0);
  });

  test('asks all of the others, in player order', () => {
    play({
      players: [
        { hero: 'captain-marvel', hand: ['Energy'] },
        { hero: 'iron-man', hand: ['Helicarrier', 'Strength', 'Genius'] },
        { hero: 'black-panther', hand: ['Uppercut', 'First Aid'] },
      ],
      firstPlayer: 1,
      gains: GAINS,
    })
      .choose('play Helicarrier')
      .asks('helpToPay', 2)
      .choose('Uppercut')
      .asks('helpToPay', 0)
      .choose('Energy')
      .changes({
        'Iron Man hand': 'Genius, Strength',
        'Iron Man play area': 'Helicarrier, Tony Stark',
        'Black Panther hand': 'First Aid',
        'Black Panther discard pile': 'Uppercut',
        'Captain Marvel hand': '',
        'Captain Marvel discard pile': 'Energy',
      })
      .asks('playerTurn', 1);
  });

  test('forces nobody to help', () => {
    allied(
      { hand: ['Helicarrier', 'Energy', 'Genius'] },
      { hand: ['Uppercut'] },
      { hand: ['Energy'] },
    )
      .choose('play Helicarrier')
      .answer([])
      .asks('helpToPay', 2)
      .answer([])
      .shows({
        'Captain Marvel hand': '',
        'Captain Marvel discard pile': 'Energy, Genius',
        'Iron Man hand': 'Uppercut',
        'Black Panther hand': 'Energy',
      })
      .asks('playerTurn', 0);
  });

  test('lets a card be announced that the players can only pay together', () => {
    allied({ hand: ['Helicarrier', 'Uppercut'] }, { hand: ['First Aid'] }, { hand: ['Haymaker'] })
      .choose('play Helicarrier')
      .choose('First Aid')
      .choose('Haymaker')
      .shows({
        'Captain Marvel play area': 'Carol Danvers, Helicarrier',
        'Captain Marvel hand': '',
        'Iron Man hand': '',
        'Black Panther hand': '',
      });
    allied({ hand: ['Helicarrier', 'Uppercut'] }, { hand: ['First Aid'] }).cannot(
      'play Helicarrier',
      'cannotPay',
    );
  });

  test('costs nothing if it turns out that it cannot be paid', () => {
    allied({ hand: ['Helicarrier', 'Uppercut'] }, { hand: ['First Aid'] }, { hand: ['Haymaker'] })
      .choose('play Helicarrier')
      .choose('First Aid')
      .answer([])
      .changes({})
      .asks('playerTurn', 0);
  });

  test('takes more than is needed, and what is too much is lost', () => {
    allied({ hand: ['Helicarrier', 'Uppercut'] }, { hand: ['Energy', 'Genius', 'First Aid'] })
      .choose('play Helicarrier')
      .choose('Energy', 'Genius')
      .changes({
        'Captain Marvel hand': 'Uppercut',
        'Captain Marvel play area': 'Carol Danvers, Helicarrier',
        'Iron Man hand': 'First Aid',
        'Iron Man discard pile': 'Energy, Genius',
      })
      .asks('playerTurn', 0);
  });

  test('takes resource abilities of the others as well', () => {
    play({
      players: [
        { hero: 'captain-marvel', hand: ['Helicarrier', 'Energy', 'Genius'] },
        { hero: 'spider-man' },
      ],
      gains: GAINS,
    })
      .choose('play Helicarrier')
      .asks('helpToPay', 1)
      .choose('Peter Parker')
      .pay('Energy')
      .shows({ 'Captain Marvel hand': 'Genius' })
      .endTurn()
      .asks('playerTurn', 1)
      .lacks('use Peter Parker');
  });

  test('uses what is given so that the rest can be paid', () => {
    printedWith('Helicarrier', { keywords: { requirement: ['energy', 'mental'] } });
    allied({ hand: ['Helicarrier', 'Energy'] }, { hand: ['The Power of Justice'] })
      .choose('play Helicarrier')
      .choose('The Power of Justice')
      .shows({
        'Captain Marvel play area': 'Carol Danvers, Helicarrier',
        'Captain Marvel hand': '',
      });
    allied({ hand: ['Helicarrier', 'Genius'] }, { hand: ['The Power of Justice'] })
      .choose('play Helicarrier')
      .choose('The Power of Justice')
      .shows({
        'Captain Marvel play area': 'Carol Danvers, Helicarrier',
        'Captain Marvel hand': '',
      });
  });

  test('counts only the one who plays the card as the one who resolves it', () => {
    allied(
      { form: 'hero', hand: ['Haymaker', 'Energy', 'Strength'], status: ['stunned'] },
      { hand: ['Genius'] },
    )
      .choose('play Haymaker')
      .choose('Genius')
      .changes({
        'Captain Marvel': '',
        'Captain Marvel hand': 'Energy, Strength',
        'Captain Marvel discard pile': 'Haymaker',
        'Iron Man hand': '',
        'Iron Man discard pile': 'Genius',
      })
      .asks('playerTurn', 0);
  });

  test('is needed: without it nobody is asked', () => {
    const game = allied({ hand: ['Cosmic Flight', 'Energy', 'Genius'] }, { hand: ['Uppercut'] });
    game.choose('play Cosmic Flight').asks('pay', 0);
    expect(game.options).toEqual(['Energy', 'Genius']);
  });

  test('helps nobody while a card with peril is resolved § peril', () => {
    const resolving = (gains: Description['gains']) =>
      play({
        players: [
          { hero: 'spider-man', form: 'hero', hand: [SENSE], dealt: ['Caught Off Guard'] },
          { hero: 'iron-man', hand: ['Energy'] },
        ],
        phase: 'villain',
        villain: { status: ['stunned', 'confused'] },
        encounterDeck: ['Charge', 'Charge'],
        gains: { [SENSE]: { alliance: 1 }, ...gains },
      });
    resolving({}).asks('useAbility', 0).offers(`play ${SENSE}`, 'pass');
    resolving({ 'Caught Off Guard': { peril: 1 } })
      .asks('playerTurn', 1)
      .shows({ 'Spider-Man hand': SENSE, 'Iron Man hand': 'Energy' });
  });
});
