import { describe, test } from 'vitest';
import { infinityGauntlet } from '../hard-cards/cards/loki.ts';
import { annaMarie, rogue, touched } from '../hard-cards/cards/rogue.ts';
import { activeSuit, inactiveSuit, peniParker, pilotedSuit } from '../hard-cards/cards/spdr.ts';
import { printedAs } from '../hard-cards/printing.ts';
import { play } from '../table/play.ts';

test('Errata, Infinity Gauntlet: is attached to the villain', () => {
  printedAs(['Armored Rhino Suit', infinityGauntlet]);
  play({
    players: [{ hero: 'iron-man', dealt: ['Infinity Gauntlet'] }],
    villain: { status: ['confused'] },
    encounterDeck: ['"I\'m Tough"'],
    phase: 'villain',
  }).shows({ 'Infinity Gauntlet': 'on Rhino' });
});

test('Errata, SP//dr Suit: what lies on it goes over to Peni Parker when she leaves it', () => {
  printedAs(
    ['01001b', peniParker],
    ['Backflip', pilotedSuit],
    ['Spider-Tracer', inactiveSuit],
    ['Webbed Up', activeSuit],
  );
  play({
    players: [
      {
        hero: 'spider-man',
        damage: 3,
        status: ['tough'],
        area: ['SP//dr Suit'],
        attached: ['Cosmic Flight'],
      },
    ],
    encounterDeck: ['"I\'m Tough"', '"I\'m Tough"'],
  })
    .choose('change form')
    .shows({ 'SP//dr Suit': 'damage 3, tough 1', 'Cosmic Flight': 'on SP//dr Suit' })
    .endTurn()
    .passAll()
    .choose('change form')
    .shows({ 'SP//dr Suit': '', 'Cosmic Flight': 'on Peni Parker' })
    .shows({ 'Peni Parker': 'damage 3' });
});

describe.each(['discard pile', 'play'] as const)('Touched, wherever it is: %s', (where) => {
  const rogueWith = () => {
    printedAs(['01010a', rogue], ['01010b', annaMarie], ['Spider-Tracer', touched]);
    const inPlay = where === 'play';
    return play({
      players: [
        {
          hero: 'captain-marvel',
          form: 'hero',
          engaged: [{ card: 'Shocker', attached: inPlay ? ['Touched'] : [] }, 'Sandman'],
          discard: inPlay ? [] : ['Touched'],
        },
      ],
    });
  };

  test('Errata, Rogue: finds Touched before she attaches it', () => {
    rogueWith()
      .choose('use Rogue')
      .choose('Sandman')
      .shows({ Touched: 'on Sandman', 'your discard pile': '' });
  });

  test('Errata, Anna Marie: finds Touched before she sets it aside', () => {
    rogueWith()
      .choose('change form')
      .shows({ 'set aside': 'Touched', 'your discard pile': '' })
      .asks('playerTurn', 0);
  });
});
