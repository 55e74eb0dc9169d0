import { describe, expect, test } from 'vitest';
import {
  CAUSE,
  discard,
  enemyAttacks,
  enemySchemes,
  forcedInterrupt,
  mainScheme,
  placeThreat,
  putIntoPlay,
  query,
  sequence,
  titled,
  villain,
  whenDefeated,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';
import { reworded, saying, told } from '../rewording.ts';

const marvel = (more: Partial<PlayerDescription> = {}, rest: Partial<Description> = {}) =>
  play({
    players: [{ hero: 'captain-marvel', form: 'hero', ...more }],
    encounterDeck: ['Charge', 'Hydra Mercenary'],
    phase: 'villain',
    ...rest,
  });

describe('an enemy schemes § scheme-enemy-activation, enemy-scheme-steps', () => {
  const danvers = (more: Partial<PlayerDescription> = {}, rest: Partial<Description> = {}) =>
    marvel({ form: 'alterEgo', ...more }, rest);

  test('boost card, boost icons, threat on the main scheme', () => {
    const table = danvers().asks('playerTurn').shows({ 'The Break-In!': 'threat 4' });
    const keys = ['enemySchemes', 'boostGiven', 'boostTurned', 'boostIcons', 'threatPlaced'];
    // The first threat is that of step one.
    expect(told(table, ...keys)).toEqual(['threatPlaced', ...keys]);
  });

  test('a minion schemes without a boost card', () => {
    danvers({ engaged: ['Shocker'] }, { encounterDeck: ['Advance', 'Hydra Mercenary'] })
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'threat 3', 'encounter discard pile': 'Advance' });
  });

  test('an enemy with a scheme value of nothing places none', () => {
    danvers({ engaged: ['Hydra Mercenary'] }, { encounterDeck: ['Advance', 'Shocker'] })
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'threat 2' });
  });

  test('all boost abilities are resolved as in an attack', () => {
    danvers({ hand: ['Strength'] }, { encounterDeck: ['Radioactive Man', 'Hydra Mercenary'] })
      .asks('playerTurn')
      .shows({ 'your hand': '', 'The Break-In!': 'threat 2' });
  });

  test('nobody is asked to defend, and nobody takes damage', () => {
    danvers({ area: ['Hulk'] })
      .asks('playerTurn')
      .shows({ 'Carol Danvers': '', Hulk: '' });
  });

  test('a confused enemy does not scheme, and what waits for it does not come § confuse-confused', () => {
    danvers(
      {},
      {
        scenario: 'ultron',
        villain: { status: ['confused'], attached: ['Program Transmitter'] },
        sideSchemes: [{ card: 'Drone Factory', threat: 1 }],
        wholeEncounterDeck: ['Hydra Mercenary', 'Shocker', 'Sandman'],
      },
    )
      .asks('playerTurn')
      .shows({ Ultron: '', 'Drone Factory': 'threat 1', 'The Crimson Cowl': 'threat 2' })
      .shows({ 'encounter deck': 2 });
  });

  test('an enemy that leaves play on the way places nothing any more', () => {
    saying('Tac Team', forcedInterrupt('scheming', null, discard(CAUSE)));
    play({
      players: [{ hero: 'captain-marvel', area: ['Tac Team'], engaged: ['Shocker'] }],
      villain: { status: ['confused'] },
      encounterDeck: ['Sandman'],
      phase: 'villain',
    }).shows({ 'your engaged': 'Sandman', 'The Break-In!': 'threat 1' });
  });

  test('what waits for a scheme comes after it', () => {
    danvers(
      {},
      {
        scenario: 'ultron',
        scheme: 'Assault on NORAD',
        villain: { attached: ['Program Transmitter'] },
        sideSchemes: [{ card: 'Invasive AI', threat: 1 }],
        encounterDeck: ['Advance', 'Hydra Mercenary', 'Hydra Mercenary'],
      },
    )
      .choose('option 1')
      .asks('playerTurn')
      .shows({ 'Invasive AI': 'threat 2', 'Assault on NORAD': 'threat 5' });
  });
});

describe('an activation started during another § activation', () => {
  /** A boost card that lets the minions of the player attack. */
  const calling = (more: Partial<PlayerDescription>, rest: Partial<Description> = {}) => {
    reworded('Weapons Runner', { effect: enemyAttacks(query('engagedMinions')) }, 0);
    return marvel(more, { encounterDeck: ['Weapons Runner', 'Hydra Mercenary'], ...rest });
  };

  test('waits until that one has ended', () => {
    const table = calling({ engaged: ['Shocker'] });
    table.asks('whoDefends').pass().shows({ 'Captain Marvel': 'damage 2' });
    table.asks('whoDefends').pass().shows({ 'Captain Marvel': 'damage 4' }).asks('whoDefends', 0);
    expect(told(table, 'enemyAttacks', 'attackStrikes')).toEqual([
      'enemyAttacks',
      'attackStrikes',
      'enemyAttacks',
      'attackStrikes',
      'enemyAttacks',
    ]);
  });

  test('waits for everything that the first one triggers', () => {
    calling({ engaged: ['Shocker'], area: ['Indomitable'] })
      .choose('defend Captain Marvel')
      .asks('useAbility')
      .choose('use Indomitable')
      .asks('whoDefends')
      .offers('defend Captain Marvel', 'pass');
  });

  test('several that wait are put in order by the first player', () => {
    const table = play({
      players: [
        { hero: 'black-panther', form: 'alterEgo' },
        { hero: 'captain-marvel', form: 'hero', engaged: ['Shocker', 'Sandman'] },
      ],
      encounterDeck: ['Advance', 'Weapons Runner', 'Hydra Mercenary', 'Hydra Mercenary'],
      phase: 'villain',
    });
    reworded('Weapons Runner', { effect: enemyAttacks(query('engagedMinions')) });
    table
      .asks('whoDefends', 1)
      .pass()
      .asks('whichActivation', 0)
      .offers('activate Sandman', 'activate Shocker')
      .choose('activate Sandman')
      .asks('whoDefends', 1)
      .pass()
      .shows({ 'Captain Marvel': 'damage 5' })
      .asks('whoDefends', 1)
      .pass()
      .shows({ 'Captain Marvel': 'damage 7' })
      .asks('whichMinion', 1);
  });

  test('is dropped if its enemy has left play by then', () => {
    calling(
      { engaged: [{ card: 'Shocker', damage: 2 }], hand: ['Counter-Punch'] },
      {
        villain: { status: ['stunned'] },
        gains: { Shocker: { villainous: 1 } },
      },
    )
      .choose('defend Captain Marvel')
      .choose('play Counter-Punch')
      .asks('playerTurn')
      .shows({ 'Captain Marvel': 'damage 1, exhausted', 'your engaged': 'Hydra Mercenary' });
  });
});

describe('an effect that starts an activation § activation', () => {
  test('is resolved when the activation is: what stands after it comes later', () => {
    reworded('Advance', { effect: sequence(enemySchemes(villain), placeThreat(3, mainScheme)) });
    const table = marvel(
      { form: 'alterEgo' },
      { encounterDeck: ['Charge', 'Advance', 'Under Fire'], acceleration: 1 },
    );
    table.isOver('villain', 'schemeCompleted');
    const placed = table.log.filter(({ line }) => line.say === 'threatPlaced');
    expect(placed.map(({ line }) => line.count)).toEqual([2, 3, 4]);
  });

  test('a treachery that ends with one is discarded after it § treachery', () => {
    marvel({}, { encounterDeck: ['Charge', 'Assault', 'Charge'] })
      .pass()
      .asks('whoDefends')
      .shows({ revealed: 'Assault', 'encounter discard pile': 'Charge' })
      .pass()
      .asks('playerTurn')
      .shows({ revealed: '', 'encounter discard pile': 'Assault, Charge, Charge' });
  });

  test('the villain comes before the minions, which come in the order of the player § simultaneous-resolution', () => {
    const table = marvel(
      { engaged: ['Shocker', 'Sandman'] },
      { villain: { status: ['stunned'] }, encounterDeck: ['Gang-Up', 'Advance'] },
    );
    table.choose('activate Shocker').pass().pass().look();
    table.asks('whoDefends').pass().changes({
      'Captain Marvel': 'damage 7',
      'boost cards': '',
      'encounter discard pile': 'Advance',
    });
    table.asks('whichMinion', 0).choose('activate Sandman').asks('whoDefends').pass();
    table.shows({ 'Captain Marvel': 'damage 10' }).asks('whoDefends').pass();
    table.isOver('villain', 'allEliminated');
  });
});

describe('quickstrike § quickstrike', () => {
  test('a minion that engages a hero attacks him', () => {
    marvel({}, { villain: { status: ['stunned'] }, encounterDeck: ['Vulture'] })
      .asks('whoDefends')
      .pass()
      .shows({ 'Captain Marvel': 'damage 3', 'your engaged': 'Vulture' })
      .asks('playerTurn');
  });

  test('it leaves an alter-ego alone', () => {
    marvel({ form: 'alterEgo' }, { villain: { status: ['confused'] }, encounterDeck: ['Vulture'] })
      .asks('playerTurn')
      .shows({ 'Carol Danvers': '', 'The Break-In!': 'threat 1', 'your engaged': 'Vulture' });
  });

  test('the keyword comes before responses to its entering § priority-levels, ability', () => {
    marvel(
      { area: [{ card: 'Hawkeye', counters: { arrow: 1 } }] },
      { villain: { status: ['stunned'] }, encounterDeck: ['Vulture'] },
    )
      .asks('whoDefends')
      .pass()
      .asks('useAbility')
      .shows({ 'Captain Marvel': 'damage 3', Vulture: '' })
      .choose('use Hawkeye')
      .shows({ Vulture: 'damage 2' });
  });

  test('a minion that enters during an activation strikes when that has ended', () => {
    const table = marvel(
      {},
      {
        encounterDeck: ['Weapons Runner', 'Hydra Mercenary'],
        gains: { 'Weapons Runner': { quickstrike: 1 } },
      },
    );
    table.asks('whoDefends').pass().shows({ 'Captain Marvel': 'damage 2' });
    table.asks('whoDefends').pass().shows({ 'Captain Marvel': 'damage 3' }).asks('whoDefends', 0);
  });

  test('toughness is there before it strikes', () => {
    marvel(
      {},
      {
        villain: { status: ['stunned'] },
        gains: { Vulture: { toughness: 1 } },
        encounterDeck: ['Vulture'],
      },
    )
      .asks('whoDefends')
      .shows({ Vulture: 'tough 1' });
  });
});

describe('teamwork § teamwork-trait', () => {
  const hydra = (more: Partial<PlayerDescription>, rest: Partial<Description> = {}) => {
    printedWith('Shocker', { keywords: { teamwork: 'Hydra' } });
    reworded('Shocker', { effect: placeThreat(0, mainScheme) });
    return marvel(more, {
      villain: { status: ['stunned', 'confused'] },
      encounterDeck: ['Shocker', 'Advance', 'Advance'],
      ...rest,
    });
  };

  test('a minion that enters activates if a comrade is in play, and only that one does', () => {
    hydra({ engaged: [{ card: 'Hydra Mercenary', status: ['stunned'] }] })
      .asks('whoDefends')
      .pass()
      .shows({ 'Captain Marvel': 'damage 2', 'Hydra Mercenary': '' })
      .asks('playerTurn');
  });

  test('it schemes against an alter-ego', () => {
    hydra({ form: 'alterEgo', engaged: ['Hydra Mercenary'] })
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'threat 2' });
  });

  test('alone it does not, whatever its own traits', () => {
    printedWith('Shocker', { keywords: { teamwork: 'Criminal' } });
    reworded('Shocker', { effect: placeThreat(0, mainScheme) });
    marvel({}, { villain: { status: ['stunned'] }, encounterDeck: ['Shocker'] })
      .asks('playerTurn')
      .shows({ 'Captain Marvel': '', 'your engaged': 'Shocker' });
  });

  test('a minion of other traits is no comrade', () => {
    hydra({ engaged: [{ card: 'Sandman', status: ['stunned'] }] })
      .asks('playerTurn')
      .shows({ 'Captain Marvel': '', 'your engaged': 'Sandman, Shocker' });
  });

  test('a comrade who is just being defeated is none any more', () => {
    printedWith('Shocker', { keywords: { teamwork: 'Hydra' } });
    printedWith('Hydra Mercenary', {
      abilities: [whenDefeated(putIntoPlay(query('encounterDiscard', titled('Shocker'))))],
    });
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', engaged: ['Hydra Mercenary'] }],
      encounterDiscard: ['Shocker'],
      gains: { 'Captain Marvel': { atk: 2 } },
    })
      .choose('attack Captain Marvel')
      .asks('playerTurn')
      .shows({ 'your engaged': 'Shocker', 'Captain Marvel': 'exhausted' });
  });

  test('a comrade may be engaged with somebody else', () => {
    printedWith('Shocker', { keywords: { teamwork: 'Hydra' } });
    reworded('Shocker', { effect: placeThreat(0, mainScheme) });
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero' },
        { hero: 'black-panther', engaged: ['Hydra Mercenary'] },
      ],
      villain: { status: ['stunned', 'confused'] },
      encounterDeck: ['Shocker', 'Sandman'],
      phase: 'villain',
    })
      .asks('whoDefends', 0)
      .pass()
      .shows({ 'Captain Marvel': 'damage 2' })
      .asks('playerTurn', 1);
  });
});
