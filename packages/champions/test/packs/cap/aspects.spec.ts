import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('cap');

const cap = (player: Partial<PlayerDescription>, table: Partial<Description> = {}) =>
  play({ players: [{ hero: 'captain-america', form: 'hero', ...player }], ...table });
const two = ['Energy', 'Genius'];

describe('Falcon', () => {
  const flies = (...top: readonly string[]) =>
    cap({ hand: ['03011', ...two] }, { threat: 5, encounterDeck: top })
      .choose('play Falcon')
      .choose('use Falcon');

  test('removes 1 threat for each treachery among the top three cards', () => {
    flies('Advance', 'Shocker', 'Assault').shows({ 'The Break-In!': 'threat 3' });
    flies('Advance', 'Shocker', 'Sandman', 'Assault').shows({ 'The Break-In!': 'threat 4' });
  });
});

test('Squirrel Girl deals 1 damage to each enemy', () => {
  cap({ hand: ['Squirrel Girl', 'Energy', 'Genius'], engaged: ['Shocker'] })
    .choose('play Squirrel Girl')
    .pay('Energy')
    .choose('use Squirrel Girl')
    .shows({ Rhino: 'damage 1', Shocker: 'damage 1' });
});

describe('Wonder Man', () => {
  test('attacks only for a card that is discarded', () => {
    cap({ area: ['Wonder Man'], hand: ['Energy'] })
      .choose('attack Wonder Man')
      .shows({ Rhino: 'damage 3', 'your discard pile': 'Energy' })
      .asks('playerTurn');
    cap({ area: ['Wonder Man'] }).lacks('attack Wonder Man');
  });

  test('thwarts for nothing', () => {
    cap({ area: ['Wonder Man'] }, { threat: 2 })
      .choose('thwart Wonder Man')
      .shows({ 'The Break-In!': 'threat 1' });
  });
});

describe('Avengers Assemble!', () => {
  const assemble = () =>
    cap(
      {
        exhausted: true,
        area: [
          { card: 'Squirrel Girl', exhausted: true },
          { card: 'Agent 13', exhausted: true },
        ],
        hand: ['Avengers Assemble!', ...two],
      },
      { threat: 6 },
    ).choose('play Avengers Assemble!');

  test('readies your Avengers, and no others', () => {
    assemble().shows({ 'Captain America': '', 'Squirrel Girl': '', 'Agent 13': 'exhausted' });
  });

  test('gives Avengers 1 THW and 1 ATK for the phase', () => {
    assemble()
      .choose('thwart Squirrel Girl')
      .shows({ 'The Break-In!': 'threat 4' })
      .choose('attack Captain America')
      .shows({ Rhino: 'damage 3' });
  });
});

test('Strength In Numbers draws a card for each ally that is exhausted', () => {
  const rest = () =>
    cap({
      area: ['Squirrel Girl', 'Agent 13', { card: 'Wonder Man', exhausted: true }],
      hand: ['Strength In Numbers'],
      deck: ['Energy', 'Genius', 'Strength'],
    })
      .choose('play Strength In Numbers')
      .offers('Squirrel Girl', 'Agent 13');
  rest().choose('Squirrel Girl', 'Agent 13').shows({ 'your hand': 'Energy, Genius' });
  rest()
    .choose('Agent 13')
    .shows({ 'your hand': 'Energy', 'Agent 13': 'exhausted', 'Squirrel Girl': '' });
});

describe('Quinjet', () => {
  const quinjet = (time: number) =>
    cap({
      area: [{ card: 'Quinjet', counters: { time } }],
      hand: ['Squirrel Girl', 'Agent 13', '03011', 'Avengers Tower'],
      // No further counter as this turn begins.
    }).pass();

  test('brings an Avenger ally that costs no more than its counters, and is discarded', () => {
    quinjet(2)
      .choose('use Quinjet')
      .pass()
      .shows({
        'your play area': 'Captain America, Squirrel Girl',
        'your discard pile': 'Quinjet',
      })
      .asks('playerTurn');
    quinjet(4).choose('use Quinjet').offers('Squirrel Girl', 'Falcon').asks('chooseCard', 0);
    quinjet(1).lacks('use Quinjet');
  });

  test('gets a counter at the beginning of a turn of its player', () => {
    cap({ area: ['Quinjet'] }, { phase: 'villain', encounterDeck: ['Advance', 'Advance'] })
      .pass()
      .choose('use Quinjet')
      .shows({ Quinjet: 'time 1' });
  });
});

describe('Avengers Tower', () => {
  const tower = (area: readonly string[], hand: readonly string[]) =>
    cap({ area: ['Avengers Tower', ...area], hand });

  test('makes room for a fourth ally while all of them are Avengers', () => {
    const friends = ['Squirrel Girl', 'Wonder Man', 'Hawkeye'];
    tower(friends, ['Agent 13', ...two])
      .choose('play Agent 13')
      .asks('overLimit', 0);
    tower(friends, ['03011', ...two])
      .choose('play Falcon')
      .pass()
      .shows({ 'your discard pile': 'Energy, Genius' });
  });

  test('takes 1 off the next Avenger ally of the phase', () => {
    const cheaper = ['Agent 13', 'Squirrel Girl'];
    tower([], cheaper).cannot('play Agent 13', 'cannotPay');
    tower([], cheaper)
      .choose('use Avengers Tower')
      .cannot('play Agent 13', 'cannotPay')
      .choose('play Squirrel Girl')
      .pass()
      .shows({ 'your hand': '', 'your discard pile': 'Agent 13' });
  });
});

describe('Honorary Avenger', () => {
  test('makes a character an Avenger with 1 more hit point, once', () => {
    cap({
      area: ['Agent 13'],
      hand: ['Honorary Avenger', 'Honorary Avenger', 'Strength In Numbers'],
    })
      .choose('play Honorary Avenger')
      .offers('Captain America', 'Agent 13')
      .choose('Agent 13')
      .shows({ 'Honorary Avenger': 'on Agent 13' })
      .choose('play Honorary Avenger')
      .asks('playerTurn');
  });

  test('is played only by an Avenger', () => {
    cap({ form: 'alterEgo', hand: ['Honorary Avenger'] }).cannot(
      'play Honorary Avenger',
      'conditionNotMet',
    );
  });
});

test('Enraged gives an ally 2 ATK for 1 more consequential damage', () => {
  cap({ area: [{ card: 'Agent 13', attached: ['Enraged'] }] })
    .choose('attack Agent 13')
    .shows({ Rhino: 'damage 3', 'Agent 13': 'damage 2, exhausted' });
});

test('Followed deals 4 damage to an enemy when its side scheme is defeated', () => {
  const follow = (threat: number) =>
    cap({}, { sideSchemes: [{ card: 'Bomb Scare', threat, attached: ['Followed'] }] }).choose(
      'thwart Captain America',
    );
  follow(2).choose('use Followed').shows({ Rhino: 'damage 4', 'your discard pile': 'Followed' });
  follow(3).asks('playerTurn').shows({ Rhino: '', 'Bomb Scare': 'threat 1' });
});

test('Expert Defense gives 3 DEF for the attack', () => {
  const defend = (defender: string) =>
    cap(
      { area: ['Agent 13'], hand: ['Expert Defense'] },
      { villain: { stage: 'III' }, phase: 'villain', encounterDeck: ['Advance', 'Shocker'] },
    ).choose(defender);
  defend('defend Captain America')
    .choose('play Expert Defense')
    .shows({ 'Captain America': 'damage 1, exhausted', 'your discard pile': 'Expert Defense' });
  defend('defend Agent 13').lacks('play Expert Defense');
});

test('Enhanced Awareness gives the hero a mental resource for a counter', () => {
  const hand = ['Avengers Tower', 'Squirrel Girl'];
  cap({ area: ['Enhanced Awareness'], hand })
    .choose('play Avengers Tower')
    .shows({ 'Enhanced Awareness': 'mental 2, exhausted' });
  cap({ form: 'alterEgo', area: ['Enhanced Awareness'], hand }).cannot(
    'play Avengers Tower',
    'cannotPay',
  );
});
