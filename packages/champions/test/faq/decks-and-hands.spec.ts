import { cardOf, zoneOf } from '@grimrule/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { DECK, of, UNDER } from '../../src/board.ts';
import { cardsIn, printedAs as printedIn } from '../../src/cards/designs.ts';
import {
  aboutThis,
  action,
  all,
  ally,
  cannot,
  cardIs,
  choose,
  constant,
  controlledBy,
  draw,
  exhaustThis,
  gainsTrait,
  keep,
  lookAtTop,
  putIntoPlay,
  query,
  response,
  SUBJECT,
  sequence,
  shuffle,
  toHand,
  trait,
  type,
  upgrade,
  you,
} from '../../src/vocabulary/builders.ts';
import {
  doctorStrange,
  imagesOfIkonn,
  stephenStrange,
} from '../hard-cards/cards/doctor-strange.ts';
import { hexBolt } from '../hard-cards/cards/events.ts';
import { illyanaRasputin, magik } from '../hard-cards/cards/magik.ts';
import { printedAs } from '../hard-cards/printing.ts';
import { inHeroForm, three } from '../hard-cards/trick.ts';
import { newGame } from '../rules/new-game.ts';
import { saying } from '../rules/rewording.ts';
import { play } from '../table/play.ts';

test.each([
  ['aggression', 19],
  ['justice', 19],
  ['protection', 19],
  ['leadership', 18],
] as const)('FAQ 2, Core Set: has %s cards in this number: %i', (faction, cards) => {
  const printed = cardsIn(['core']).filter((card) => card.faction === faction);
  expect(printed.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(cards);
});

test('FAQ 28, Steve Rogers: what an ability searches the deck for is not found where it lies under a Drone', () => {
  const heroes = ['black-panther'];
  for (let tries = 0; tries < 60; tries++) {
    const game = newGame({ heroes, scenario: 'ultron' }, `drone ${tries}`);
    const [hidden = -1] = zoneOf(game.state, UNDER);
    const { name, traits = [] } = printedIn(game.state, hidden);
    if (!traits.includes('Black Panther')) continue;
    const after = game.answer([]);
    const offered = (after.state.prompt?.options ?? []).flatMap(({ card }) => card ?? []);
    expect(after.asked).toBe('0: chooseCard');
    expect(offered.map((card) => cardOf(after.state, card).zone)).toEqual(
      offered.map(() => of(DECK, 0)),
    );
    expect(offered.map((card) => printedIn(after.state, card).name)).not.toContain(name);
    return;
  }
  expect.unreachable('no Drone has lain over an upgrade of Black Panther');
});

describe('Doctor Strange', () => {
  beforeEach(() =>
    printedAs(
      ['01010a', doctorStrange],
      ['01010b', stephenStrange],
      ['Backflip', imagesOfIkonn],
      ['Uppercut', { ...imagesOfIkonn, name: 'Winds of Watoomb' }],
    ),
  );
  const strange = (more = {}, ...area: readonly string[]) =>
    play({
      players: [
        {
          hero: 'captain-marvel',
          form: 'hero',
          hand: ['Strength', 'Haymaker'],
          specialDeck: ['Images of Ikonn', 'Winds of Watoomb'],
          area,
        },
      ],
      ...more,
    });

  test('FAQ 44, Images of Ikonn: can be resolved though the villain is confused and there is no threat', () => {
    strange({ villain: { status: ['confused'] } })
      .choose('use Doctor Strange')
      .pay('Haymaker')
      .shows({ Rhino: 'confused 1', 'your special discard pile': 'Images of Ikonn' })
      .asks('playerTurn', 0);
  });

  test('FAQ 53, Depowered: an Invocation is resolved and not played, so a ban on playing events does not stop it', () => {
    saying('Aunt May', constant(cannot('cannotBePlayed', type('event'))));
    strange({ threat: 5 }, 'Aunt May')
      .cannot('play Haymaker', 'cannotBePlayed')
      .choose('use Doctor Strange')
      .pay('Haymaker')
      .shows({ Rhino: 'confused 1', 'The Break-In!': 'threat 1' });
  });
});

test('FAQ 48, Hawkeye’s Quiver: when only the top of a deck was searched, all of the deck is shuffled', () => {
  saying(
    'Tac Team',
    action(
      keep(lookAtTop(5, query('yourDeck')), (seen) =>
        sequence(
          choose(query(seen, upgrade), (found) => toHand(found)),
          shuffle('yours'),
        ),
      ),
    ),
  );
  const five = ['Energy', 'Web-Shooter', 'Genius', 'Backflip', 'Strength'];
  const others = new Array<string>(8).fill('Aunt May');
  const table = play({
    players: [{ ...inHeroForm, wholeDeck: [...five, ...others], area: ['Tac Team'] }],
  })
    .choose('use Tac Team')
    .shows({ 'your hand': 'Web-Shooter', 'your deck': 12 });
  const deck = zoneOf(table.state, of(DECK, 0));
  expect(deck.filter((card) => cardOf(table.state, card).seen !== 0)).toEqual([]);
  const topFour = deck.slice(-4).map((card) => printedIn(table.state, card).name);
  expect(topFour).toContain('Aunt May');
});

test('FAQ 58, Hex Bolt: discards all its cards before the first of them does anything', () => {
  printedAs(['Swinging Web Kick', hexBolt]);
  play({
    players: [{ ...inHeroForm, hand: ['Hex Bolt', 'Strength'] }],
    threat: 5,
    encounterDeck: ['Hard to Keep Down', 'Stampede', 'Sonic Converter'],
    sideSchemes: [{ card: 'Bomb Scare', threat: 2 }],
  })
    .choose('play Hex Bolt')
    .shows({
      'encounter discard pile': 'Hard to Keep Down, Sonic Converter, Stampede',
      Rhino: 'damage 2',
    })
    .asks('chooseCard', 0);
});

test('FAQ 68, Star-Lord: an ally has the trait that a constant ability gives it before anything answers its entering', () => {
  saying('Aunt May', constant(gainsTrait('Guardian', all(ally, controlledBy(you)))));
  saying(
    'Helicarrier',
    response('entered', cardIs(SUBJECT, trait('Guardian')), draw(1), { cost: exhaustThis }),
  );
  const playing = (...area: readonly string[]) =>
    play({
      players: [{ ...inHeroForm, hand: ['Hellcat', ...three], area: ['Helicarrier', ...area] }],
    })
      .choose('play Hellcat')
      .shows({ 'your hand': '' });
  playing('Aunt May').offers('use Helicarrier', 'pass');
  playing().asks('playerTurn', 0);
});

describe('Magik', () => {
  beforeEach(() => printedAs(['01001a', magik], ['01001b', illyanaRasputin]));
  const turn = (deck: readonly string[], ...hand: readonly string[]) =>
    play({ players: [{ ...inHeroForm, deck, hand, area: ['Tac Team'] }] });

  test('FAQ 97, Magik: the card she plays leaves the deck before it is paid for, and the next one is turned up at once', () => {
    const table = turn(['Hellcat', 'Genius'], 'Energy', 'Strength', 'Backflip').choose(
      'play Hellcat',
    );
    table.asks('pay', 0);
    const { state } = table;
    const top = zoneOf(state, of(DECK, 0)).at(-1) ?? -1;
    expect(printedIn(state, top).name).toBe('Genius');
    expect(cardOf(state, top).seen).toBe(1);
  });

  test('FAQ 99, Magik: what follows a card played from hand follows the top card that she plays', () => {
    saying('Black Cat', response('played', aboutThis, draw(1)));
    saying('Tac Team', action(putIntoPlay(query('yourDeckTop'))));
    turn(['Genius'], 'Black Cat', 'Energy', 'Energy')
      .choose('play Black Cat')
      .pay('Energy')
      .offers('use Black Cat', 'pass');
    turn(['Black Cat', 'Genius'], 'Energy')
      .choose('play Black Cat')
      .offers('use Black Cat', 'pass');
    turn(['Black Cat', 'Genius'], 'Energy')
      .choose('use Tac Team')
      .holds('your play area', 'Black Cat')
      .asks('playerTurn', 0);
  });

  test('FAQ 100, Magik: an effect that puts a card from hand into play does not reach the top card', () => {
    saying('Tac Team', action(choose(query('yourHand', ally), (card) => putIntoPlay(card))));
    turn(['Hellcat', 'Genius'], 'Energy').cannot('use Tac Team', 'noTarget');
    turn(['Hellcat', 'Genius'], 'Black Cat')
      .choose('use Tac Team')
      .holds('your play area', 'Black Cat');
  });
});
