import { describe, test } from 'vitest';
import {
  gains,
  give,
  interrupt,
  lasting,
  query,
  SUBJECT,
  type,
} from '../../../src/vocabulary/builders.ts';
import type { Status } from '../../../src/vocabulary/nodes.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { reworded, saying } from '../rewording.ts';

const turn = (player: PlayerDescription, rest: Partial<Description> = {}) =>
  play({ players: [player], threat: 4, ...rest });

const villainPhase = (player: PlayerDescription, rest: Partial<Description> = {}) =>
  play({
    players: [player],
    encounterDeck: ['Charge', 'Hydra Mercenary'],
    phase: 'villain',
    ...rest,
  });

describe('steady § steady', () => {
  const steady = { Rhino: { steady: 1 }, 'She-Hulk': { steady: 1 } };

  test('a character may have two stunned and two confused cards, but no third § status-cards', () => {
    const mockingbird = (...status: Status[]) =>
      turn(
        { hero: 'spider-man', form: 'hero', hand: ['Mockingbird', 'Strength', 'Energy'] },
        { gains: steady, villain: { status } },
      ).choose('play Mockingbird');
    mockingbird('stunned').choose('use Mockingbird').shows({ Rhino: 'stunned 2' });
    mockingbird('stunned', 'stunned').asks('playerTurn', 0).shows({ Rhino: 'stunned 2' });
  });

  test('one card does not stop it and stays', () => {
    turn({ hero: 'she-hulk', form: 'hero', status: ['stunned', 'confused'] }, { gains: steady })
      .choose('attack She-Hulk')
      .changes({ 'She-Hulk': 'confused 1, stunned 1, exhausted', Rhino: 'damage 3' });
  });

  test('two cards stop it, and both come off', () => {
    turn({ hero: 'she-hulk', form: 'hero', status: ['stunned', 'stunned'] }, { gains: steady })
      .choose('attack She-Hulk')
      .changes({ 'She-Hulk': 'exhausted' });
  });

  test('the cards of the other kind stay', () => {
    turn(
      {
        hero: 'she-hulk',
        form: 'hero',
        status: ['stunned', 'stunned', 'confused', 'confused'],
      },
      { gains: steady },
    )
      .choose('thwart She-Hulk')
      .changes({ 'She-Hulk': 'stunned 2, exhausted' });
  });

  test('an enemy with one confused card schemes, with two it does not', () => {
    villainPhase({ hero: 'spider-man' }, { gains: steady, villain: { status: ['confused'] } })
      .asks('playerTurn')
      .shows({ Rhino: 'confused 1', 'The Break-In!': 'threat 4' });
    villainPhase(
      { hero: 'spider-man' },
      { gains: steady, villain: { status: ['confused', 'confused'] } },
    )
      .asks('playerTurn')
      .shows({ Rhino: '', 'The Break-In!': 'threat 1' });
  });

  test('with one card it does not count as confused § confuse-confused', () => {
    villainPhase(
      { hero: 'captain-marvel', status: ['confused'] },
      {
        gains: { 'Carol Danvers': { steady: 1 } },
        villain: { status: ['confused'] },
        encounterDeck: ['False Alarm', 'Hydra Mercenary'],
      },
    )
      .asks('playerTurn')
      .shows({ 'Carol Danvers': 'confused 2', 'your engaged': '' });
  });

  test('it gives no second tough card', () => {
    villainPhase(
      { hero: 'spider-man' },
      { gains: steady, villain: { status: ['tough'] }, encounterDeck: ['Tiger Shark', 'Shocker'] },
    ).shows({ Rhino: 'tough 1' });
  });
});

describe('stalwart § stalwart', () => {
  const stalwart = { Rhino: { stalwart: 1 } };

  test('the character cannot be stunned: it is no target for that § stunned', () => {
    turn(
      {
        hero: 'spider-man',
        form: 'hero',
        engaged: ['Shocker', 'Sandman'],
        hand: ['Mockingbird', 'Strength', 'Energy'],
      },
      { gains: stalwart },
    )
      .choose('play Mockingbird')
      .choose('use Mockingbird')
      .offers('Shocker', 'Sandman')
      .lacks('Rhino');
  });

  test('nor confused § confuse-confused', () => {
    turn(
      { hero: 'captain-marvel', form: 'hero', hand: ['Spider-Woman', 'Strength', 'Energy'] },
      { gains: stalwart },
    )
      .choose('play Spider-Woman')
      .asks('playerTurn')
      .shows({ Rhino: '' });
  });

  test('it can be given a tough card', () => {
    villainPhase(
      { hero: 'spider-man' },
      { gains: stalwart, encounterDeck: ['Tiger Shark', 'Hydra Mercenary'] },
    ).shows({ Rhino: 'tough 1' });
  });
});

describe('a character that gains stalwart § stalwart', () => {
  const becomesStalwart = (status: readonly Status[]) => {
    reworded('Get Ready', { effect: lasting('phase', gains('stalwart', type('villain'))) });
    return turn(
      {
        hero: 'she-hulk',
        form: 'hero',
        hand: ['Get Ready'],
        engaged: [{ card: 'Shocker', status: ['stunned'] }],
      },
      { villain: { status } },
    ).choose('play Get Ready');
  };

  test('loses its stunned and confused cards at once, and keeps a tough one § confuse-confused', () => {
    becomesStalwart(['stunned', 'confused', 'tough'])
      .shows({ Rhino: 'tough 1', Shocker: 'stunned 1' })
      .asks('playerTurn');
  });

  test('does not get them back when it loses stalwart', () => {
    becomesStalwart(['stunned']).endTurn().asks('whoDefends', 0).shows({ Rhino: '' });
  });

  test('by turning to a side that has it loses them too', () => {
    turn(
      { hero: 'she-hulk', status: ['stunned', 'confused'] },
      { gains: { 'She-Hulk': { stalwart: 1 } } },
    )
      .choose('change form')
      .passAll()
      .shows({ 'She-Hulk': '' });
  });
});

describe('vulnerable § vulnerable', () => {
  const vulnerable = { Shocker: { vulnerable: 1 } };
  const bird = (more: Partial<PlayerDescription>, rest: Partial<Description> = {}) =>
    turn(
      {
        hero: 'spider-man',
        form: 'hero',
        engaged: ['Shocker'],
        hand: ['Mockingbird', 'Strength', 'Energy'],
        ...more,
      },
      { gains: vulnerable, ...rest },
    )
      .choose('play Mockingbird')
      .choose('use Mockingbird');

  test('a stunned character is discarded at once', () => {
    bird({})
      .choose('Shocker')
      .shows({ 'your engaged': '', 'encounter discard pile': 'Shocker' })
      .asks('playerTurn');
  });

  test('it is not defeated § defeat', () => {
    bird({ engaged: [{ card: 'Shocker', attached: ['Spider-Tracer'] }] })
      .choose('Shocker')
      .shows({ 'encounter discard pile': 'Shocker', 'The Break-In!': 'threat 4' })
      .asks('playerTurn');
  });

  test('a confused one is discarded as well', () => {
    reworded('Spider-Woman', { effect: give('confused', query('minions')) });
    turn(
      {
        hero: 'captain-marvel',
        form: 'hero',
        engaged: ['Shocker', 'Sandman'],
        hand: ['Spider-Woman', 'Strength', 'Energy'],
      },
      { gains: vulnerable },
    )
      .choose('play Spider-Woman')
      .choose('use Spider-Woman')
      .shows({ 'your engaged': 'Sandman', Sandman: 'confused 1' });
  });

  test('a tough card does it no harm', () => {
    reworded('Spider-Woman', { effect: give('tough', query('minions')) });
    turn(
      {
        hero: 'captain-marvel',
        form: 'hero',
        engaged: ['Shocker'],
        hand: ['Spider-Woman', 'Strength', 'Energy'],
      },
      { gains: vulnerable },
    )
      .choose('play Spider-Woman')
      .choose('use Spider-Woman')
      .shows({ Shocker: 'tough 1' });
  });

  test('one that damage would defeat at the same time is discarded first, and not defeated', () => {
    saying('Tac Team', interrupt('taking', null, give('stunned', SUBJECT)));
    turn(
      {
        hero: 'she-hulk',
        form: 'hero',
        area: ['Tac Team'],
        engaged: [{ card: 'Shocker', attached: ['Spider-Tracer'] }],
      },
      { gains: vulnerable },
    )
      .choose('attack She-Hulk')
      .choose('Shocker')
      .choose('use Tac Team')
      .shows({ 'encounter discard pile': 'Shocker', 'The Break-In!': 'threat 4' })
      .asks('playerTurn', 0);
  });

  test('with steady it takes two cards', () => {
    const gains = { Shocker: { vulnerable: 1, steady: 1 } };
    bird({}, { gains }).choose('Shocker').shows({ Shocker: 'stunned 1' });
    bird({ engaged: [{ card: 'Shocker', status: ['stunned'] }] }, { gains })
      .choose('Shocker')
      .shows({ 'your engaged': '', 'encounter discard pile': 'Shocker' });
  });
});
