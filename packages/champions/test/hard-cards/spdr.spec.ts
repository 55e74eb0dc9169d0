import { describe, test } from 'vitest';
import type { PlayerDescription } from '../table/description.ts';
import { play } from '../table/play.ts';
import { hardCard } from './cards/hard-card.ts';
import { activeSuit, inactiveSuit, peniParker, pilotedSuit } from './cards/spdr.ts';
import { printedAs } from './printing.ts';

describe('SP//dr', () => {
  const peni = () => {
    printedAs(
      ['01001b', peniParker],
      ['Backflip', pilotedSuit],
      ['Spider-Tracer', inactiveSuit],
      ['Webbed Up', activeSuit],
    );
    return play({
      players: [
        {
          hero: 'spider-man',
          damage: 3,
          status: ['tough'],
          area: ['SP//dr Suit'],
          attached: ['Cosmic Flight'],
        },
      ],
      threat: 2,
    });
  };

  test('is the identity as soon as the suit is piloted, with all that lay on Peni Parker', () => {
    peni()
      .choose('change form')
      .shows({
        'SP//dr Suit': 'damage 3, tough 1',
        'SP//dr': 'on SP//dr Suit',
        'Cosmic Flight': 'on SP//dr Suit',
      })
      .asks('playerTurn', 0)
      .offers('attack SP//dr Suit', 'thwart SP//dr Suit', 'end turn')
      .lacks('recover Peni Parker');
  });

  test('is left for Peni Parker again, who is the identity then', () => {
    const table = peni().choose('change form');
    table
      .endTurn()
      .passAll()
      .asks('playerTurn', 0)
      .choose('change form')
      .shows({ 'SP//dr Suit': '', 'Cosmic Flight': 'on Peni Parker' })
      .offers('recover Peni Parker', 'end turn')
      .lacks('attack SP//dr Suit');
  });
});

describe('the SP//dr suit, while resources are paid,', () => {
  /** The gear has the resources that are printed on the cards in whose place it lies. */
  const gear = (name: string) =>
    hardCard({
      code: name,
      octgnId: '',
      name,
      type: 'upgrade',
      faction: 'hero',
      quantity: 1,
      cost: 1,
      traits: ['Interface'],
    });
  const suit = (more: Partial<PlayerDescription>) => {
    printedAs(
      ['01001b', activeSuit],
      ['Combat Training', gear('Alloy')],
      ['Heroic Intuition', gear('Link')],
      ['Spider-Tracer', { ...gear('Gun'), traits: ['Weapon'] }],
    );
    return play({ players: [{ hero: 'spider-man', form: 'hero', ...more }] });
  };

  test('gives the resources of the upgrade that is exhausted for it', () => {
    suit({ hand: ['Uppercut', 'Energy', 'Genius', 'Strength'], area: ['Alloy', 'Gun'] })
      .choose('play Uppercut')
      .asks('pay', 0)
      .offers('Alloy', 'Energy', 'Genius', 'Strength')
      .lacks('SP//dr Suit', 'Gun')
      .pay('Alloy', 'Energy')
      .changes({
        Alloy: 'exhausted',
        Rhino: 'damage 5',
        'your hand': 'Genius, Strength',
        'your discard pile': 'Energy, Uppercut',
      })
      .asks('playerTurn', 0);
  });

  test('may be used several times for one card, each time with another upgrade', () => {
    suit({ hand: ['Uppercut', 'Energy', 'Genius'], area: ['Alloy', 'Link'] })
      .choose('play Uppercut')
      .pay('Alloy', 'Link', 'Genius')
      .changes({
        Alloy: 'exhausted',
        Link: 'exhausted',
        Rhino: 'damage 5',
        'your hand': 'Energy',
        'your discard pile': 'Genius, Uppercut',
      });
  });

  test('makes a card affordable with an upgrade that is ready', () => {
    suit({ hand: ['Uppercut', 'Energy'], area: ['Alloy'] }).offers(
      'play Uppercut',
      'attack SP//dr Suit',
      'change form',
      'end turn',
    );
  });

  test('gives nothing with one that is exhausted', () => {
    suit({ hand: ['Uppercut', 'Energy'], area: [{ card: 'Alloy', exhausted: true }] }).cannot(
      'play Uppercut',
      'cannotPay',
    );
  });

  test('pays a symbol with the type that is printed on the upgrade', () => {
    suit({ area: ['Tenacity', 'Alloy'], exhausted: true })
      .choose('use Tenacity')
      .changes({
        Alloy: 'exhausted',
        'SP//dr Suit': '',
        'your play area': 'Alloy, SP//dr Suit',
        'your discard pile': 'Tenacity',
      });
  });

  test('pays no symbol of another type', () => {
    suit({ area: ['Tenacity', 'Link'], exhausted: true }).lacks('use Tenacity');
  });
});
