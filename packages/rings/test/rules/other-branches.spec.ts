import type { ZoneId } from '@grimrule/kernel';
import { zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { DECK, HAND, of } from '../../src/board.ts';
import {
  action,
  change,
  constant,
  count,
  engage,
  forced,
  heal,
  itself,
  lookAtTop,
  putIntoPlay,
  query,
  raiseThreat,
  reveal,
  toDeckBottom,
  you,
} from '../../src/vocabulary/builders.ts';
import { nameOf } from '../table/picture.ts';
import type { Play } from '../table/play.ts';
import { begin, play } from '../table/play.ts';
import { cardsTold, doing, saying, told } from './rewording.ts';

/** The cards of a zone, the topmost last. */
const namesIn = ({ state }: Play, zone: ZoneId) =>
  zoneOf(state, zone).map((id) => nameOf(state, id));

/** Each of these is a guard of the rules whose other branch is seldom played. */
describe('nothing happens', () => {
  test('to a card that goes with the first player and is theirs already § first-player', () => {
    const table = play({
      players: [{ heroes: ['Gimli'] }, { heroes: ['Aragorn'], area: ['Mendor'] }],
      phase: 'refresh',
      step: '7.4',
    }).shows({ 'first player': 1, 'Aragorn play area': 'Aragorn, Mendor' });
    expect(told(table, 'firstPlayer', 'controlTaken')).toEqual(['firstPlayer']);
    table.asks('commitToQuest', 1);
  });

  test('to an enemy that is revealed from elsewhere than the encounter deck, where Thalin strikes', () => {
    const revealed = (from: 'encounterDeckTop' | 'encounterDiscard') =>
      doing(
        reveal(query(from)),
        { heroes: [{ card: 'Thalin', committed: true }, 'Gimli'] },
        {
          encounterDeck: [
            ...(from === 'encounterDeckTop' ? ['Hill Troll'] : []),
            'Old Forest Road',
          ],
          encounterDiscard: ['Hill Troll'],
          phase: 'quest',
          step: '3.2 action',
        },
      ).asks('whereToTravel', 0);
    expect(cardsTold(revealed('encounterDeckTop'), 'damaged')).toEqual(['Hill Troll']);
    expect(cardsTold(revealed('encounterDiscard'), 'damaged')).toEqual([]);
  });

  test('by a heal where no damage is: nobody answers it', () => {
    saying('Veteran Axehand', forced('healed', null, raiseThreat(you, 7)));
    doing(heal(1, query('yourHeroes')), {
      heroes: [{ card: 'Gimli', damage: 1 }, 'Aragorn'],
      threat: 10,
      area: ['Veteran Axehand'],
    })
      .shows({ 'your threat': 17, Gimli: '' })
      .asks('commitToQuest', 0);
  });

  test('to a location where everything in the staging area engages a player § engaged', () => {
    doing(engage(query('stagingArea')), {}, { staging: ['Old Forest Road', 'Wargs'] })
      .shows({ 'your engaged': 'Wargs', 'staging area': 'Old Forest Road' })
      .asks('commitToQuest', 0);
  });

  test('by an attachment that finds no place: it is discarded, and has not entered play § enters-play', () => {
    saying('Veteran Axehand', forced('entered', null, raiseThreat(you, 7)));
    doing(putIntoPlay(query('yourHand')), {
      threat: 10,
      area: ['Veteran Axehand'],
      hand: ['Power in the Earth'],
    })
      .shows({ 'your threat': 10, 'your discard pile': 'Power in the Earth, Stand Together' })
      .asks('commitToQuest', 0);
  });
});

describe('immune cards § immune', () => {
  test('do what they say of themselves', () => {
    saying('Veteran Axehand', constant(change('attack', itself, 3)));
    play({
      players: [{ heroes: ['Gimli'], area: ['Veteran Axehand'] }],
      gains: { 'Veteran Axehand': { immune: 1 } },
    })
      .has('Veteran Axehand', { attack: 5 })
      .asks('commitToQuest', 0);
  });

  test('are changed by what no card has brought about', () => {
    play({
      players: [{ heroes: ['Gimli'], engaged: ['Wargs'] }],
      gains: { Wargs: { immune: 1, attack: 2 } },
    })
      .has('Wargs', { attack: 5 })
      .asks('commitToQuest', 0);
  });
});

test('a card that is laid beneath the deck is drawn last § drawing-cards', () => {
  const table = doing(toDeckBottom(query('yourDiscard')), {
    discard: ['Faramir'],
    wholeDeck: ['Gandalf'],
  }).asks('commitToQuest', 0);
  expect(namesIn(table, of(DECK, 0))).toEqual(['Faramir', 'Gandalf']);
});

test('cards that are laid beneath the deck together lie there as they were chosen', () => {
  const table = doing(toDeckBottom(query('yourDiscard')), {
    discard: ['Faramir', 'Gandalf'],
    wholeDeck: ['Dwarven Axe'],
  })
    .offers('Faramir', 'Gandalf')
    .choose('Gandalf')
    .asks('commitToQuest', 0);
  expect(namesIn(table, of(DECK, 0))).toEqual(['Faramir', 'Gandalf', 'Dwarven Axe']);
});

test('to look at as many cards as there are allies is impossible without one, be there money or not', () => {
  saying('Stand Together', action(lookAtTop(count(query('allies')), query('yourDeck'))));
  const looking = (...area: readonly string[]) =>
    play({
      players: [
        {
          heroes: ['Gimli', 'Beravor'],
          hand: ['Stand Together'],
          resources: 3,
          deck: ['Gandalf'],
          area,
        },
      ],
    });
  looking().cannot('play Stand Together', 'noTarget');
  looking('Veteran Axehand').offers('play Stand Together', 'pass', 'use Beravor');
});

test('a mulligan shuffles the hand into the deck before the new one is drawn § mulligan', () => {
  const handOf = (table: Play) => namesIn(table, of(HAND, 0));
  const table = begin({ decks: ['leadership'] }).asks('mulligan', 0);
  const first = handOf(table).sort();
  table.choose('mulligan');
  expect(told(table, 'takesMulligan')).toEqual(['takesMulligan']);
  // The resource phase has brought a seventh card.
  expect(handOf(table).slice(0, 6).sort()).not.toEqual(first);
});

test('a further card of the staging step is revealed by the first player § step-3-3', () => {
  const table = play({
    players: [{ heroes: ['Gimli'] }, { heroes: ['Aragorn'] }],
    firstPlayer: 1,
    encounterDeck: ['Old Forest Road', 'Forest Gate', 'Great Forest Web'],
    gains: { 'Flies and Spiders': { moreStaging: 1 } },
    phase: 'quest',
    step: '3.3',
  });
  const seats = table.log.flatMap(({ line }) => (line.say === 'revealed' ? [line.seat] : []));
  expect(seats).toEqual([1, 0, 1]);
  table.asks('whereToTravel', 1);
});

test('no card is revealed where the stage skips the staging step § step-3-3', () => {
  const table = play({
    players: [{ heroes: ['Gimli'] }],
    gains: { 'Flies and Spiders': { skipsStaging: 1 } },
    phase: 'quest',
    step: '3.3',
  }).asks('commitToQuest', 0);
  expect(told(table, 'revealed')).toEqual([]);
});

test('every player’s planning is a turn of its own', () => {
  const table = play({ players: [{ heroes: ['Beravor'] }, { heroes: ['Denethor'] }] });
  const { turns } = table.state;
  table.asks('planning', 0).until('planning', 1);
  expect(table.state.turns).toBe(turns + 1);
});
