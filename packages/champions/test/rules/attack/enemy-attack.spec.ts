import { describe, expect, test } from 'vitest';
import { discard, enemyAttacks, query, villain } from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { reworded, told } from '../rewording.ts';

/** A villain phase against Black Panther, who has no cards to react with. */
const panther = (more: Partial<PlayerDescription> = {}, rest: Partial<Description> = {}) =>
  play({
    players: [{ hero: 'black-panther', form: 'hero', ...more }],
    encounterDeck: ['Charge', 'Hydra Mercenary'],
    phase: 'villain',
    ...rest,
  });

describe('an enemy activates § activation', () => {
  test('the villain attacks a player in hero form § hero-hero-form', () => {
    panther().asks('whoDefends', 0).pass().shows({ 'Black Panther': 'damage 4' });
  });

  test('the villain schemes against a player in alter-ego form § alter-ego-alter-ego-form', () => {
    panther({ form: 'alterEgo' })
      .asks('playerTurn')
      .shows({ "T'Challa": '', 'The Break-In!': 'threat 4', Rhino: '' });
  });

  test('the villain activates once for each player, according to the form of each § villain', () => {
    play({
      players: [
        { hero: 'black-panther', form: 'alterEgo' },
        { hero: 'captain-marvel', form: 'hero' },
      ],
      encounterDeck: ['Advance', 'Charge', 'Hydra Mercenary', 'Shocker'],
      phase: 'villain',
    })
      .asks('whoDefends', 1)
      .shows({ 'The Break-In!': 'threat 3' })
      .pass()
      .shows({ 'Captain Marvel': 'damage 5', "T'Challa": '' })
      .asks('playerTurn', 1);
  });

  test('every minion activates against its own player, in the order they like § minion, engage', () => {
    const table = panther({ engaged: ['Shocker', 'Sandman'] }, { encounterDeck: ['Advance'] })
      .pass()
      .asks('whichMinion', 0)
      .choose('activate Sandman')
      .look()
      .asks('whoDefends')
      .pass();
    table.changes({ 'Black Panther': 'damage 5', Sandman: 'damage 1' });
    table.asks('whoDefends').pass().shows({ 'Black Panther': 'damage 7', Shocker: 'damage 1' });
  });

  test('minions engaged with another player leave this one alone § minion, engage', () => {
    play({
      players: [
        { hero: 'black-panther', form: 'alterEgo', engaged: ['Shocker'] },
        { hero: 'captain-marvel', form: 'hero', engaged: ['Sandman'] },
      ],
      encounterDeck: ['Advance', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .shows({ 'The Break-In!': 'threat 4' })
      .asks('whoDefends', 1)
      .pass()
      .asks('whoDefends', 1)
      .pass()
      .shows({ 'Captain Marvel': 'damage 5', "T'Challa": '', 'The Break-In!': 'threat 4' })
      .asks('playerTurn', 1);
  });

  test('an enemy with an attack value of nothing attacks all the same', () => {
    panther({}, { scenario: 'klaw', encounterDeck: ['Advance', 'Advance', 'Hydra Mercenary'] })
      .asks('whoDefends')
      .pass()
      .shows({ 'Black Panther': '', Klaw: 'damage 1' });
  });
});

describe('the steps of an attack § attack-enemy-activation, enemy-attack-steps', () => {
  test('follow the book: boost card, defender, boost icons, damage, retaliate', () => {
    const table = panther({}, { villain: { attached: ['Sonic Converter'] } }).choose(
      'defend Black Panther',
    );
    const keys = ['enemyAttacks', 'boostGiven', 'defends', 'boostTurned', 'boostIcons'];
    const order = told(table, ...keys, 'attackStrikes', 'damaged');
    expect(order.slice(0, 8)).toEqual([...keys, 'attackStrikes', 'damaged', 'damaged']);
  });

  test('the boost card is face down while a defender is declared', () => {
    const deck = ['Charge', 'Hydra Mercenary', 'Shocker', 'Sandman'];
    panther({}, { wholeEncounterDeck: deck })
      .asks('whoDefends')
      .shows({ 'boost cards': 'Charge', 'encounter deck': 3, 'encounter discard pile': '' })
      .pass()
      .shows({ 'boost cards': '', 'encounter discard pile': 'Charge' });
  });

  test('a minion gets no boost card § minion', () => {
    panther({ engaged: ['Shocker'] }, { villain: { status: ['stunned'] } })
      .asks('whoDefends')
      .shows({ 'boost cards': '' })
      .pass()
      .shows({ 'Black Panther': 'damage 2', 'encounter discard pile': '' });
  });

  test('boost icons raise the attack § boost-boost-icon', () => {
    panther({}, { encounterDeck: ['Under Fire', 'Hydra Mercenary'] })
      .pass()
      .shows({ 'Black Panther': 'damage 5' });
  });

  test('a star is no boost icon § star-icon, boost-boost-icon', () => {
    panther({}, { encounterDeck: ['Kree Manipulator', 'Hydra Mercenary'] })
      .choose('defend Black Panther')
      .shows({ 'Black Panther': 'exhausted', 'The Break-In!': 'threat 1' });
  });

  test('a defending hero is exhausted and takes what is more than his DEF § def, defend-defense', () => {
    panther().choose('defend Black Panther').shows({ 'Black Panther': 'damage 2, exhausted' });
  });

  test('a DEF above the attack leaves no damage, yet he was attacked § def', () => {
    panther({}, { encounterDeck: ['Advance', 'Hydra Mercenary'] })
      .choose('defend Black Panther')
      .shows({ 'Black Panther': 'exhausted', Rhino: 'damage 1' });
  });

  test('a defending hero with more DEF than there is damage keeps his tough card § def, tough', () => {
    panther({ status: ['tough'] }, { encounterDeck: ['Advance', 'Hydra Mercenary'] })
      .choose('defend Black Panther')
      .shows({ 'Black Panther': 'tough 1, exhausted' });
  });

  test('a defending hero with a tough card lowers the damage first, then loses the card § tough', () => {
    panther({ status: ['tough'] })
      .choose('defend Black Panther')
      .shows({ 'Black Panther': 'exhausted' });
  });

  test('a defending ally takes all the damage, and what is too much harms nobody § ally, excess-damage, defend-defense', () => {
    panther({ area: ['Black Cat'] })
      .offers('defend Black Panther', 'defend Black Cat', 'pass')
      .choose('defend Black Cat')
      .shows({ 'Black Panther': '', 'your discard pile': 'Black Cat' });
  });

  test('a defending ally that survives stays exhausted § consequential-damage', () => {
    panther({ area: ['Hulk'] })
      .choose('defend Hulk')
      .shows({ 'Black Panther': '', Hulk: 'damage 4, exhausted', Rhino: '' });
  });

  test('nobody who is exhausted can defend § exhausted', () => {
    panther({ exhausted: true, area: [{ card: 'Hulk', exhausted: true }] })
      .asks('playerTurn')
      .shows({ 'Black Panther': 'damage 4, exhausted', Hulk: 'exhausted' });
  });

  test('a stunned or confused hero can defend § stunned', () => {
    panther({ status: ['stunned', 'confused'] })
      .choose('defend Black Panther')
      .shows({ 'Black Panther': 'confused 1, damage 2, stunned 1, exhausted' });
  });

  test('an alter-ego that a card has attacked takes the damage and cannot defend himself § alter-ego-alter-ego-form', () => {
    reworded('Assault', { effect: enemyAttacks(villain) });
    panther(
      { form: 'alterEgo', area: ['Hulk'] },
      { encounterDeck: ['Advance', 'Assault', 'Charge'] },
    )
      .asks('whoDefends')
      .lacks("defend T'Challa")
      .pass()
      .shows({ "T'Challa": 'damage 4', Hulk: '' })
      .asks('playerTurn');
  });
});

describe('an attack that ends too early § attack-enemy-activation, enemy-attack-steps', () => {
  test('goes no further when the attacker leaves play', () => {
    reworded('Weapons Runner', { effect: discard(query('activating')) });
    const table = panther(
      { engaged: ['Yon-Rogg'] },
      {
        villain: { status: ['stunned'] },
        sideSchemes: [{ card: 'The Psyche-Magnitron', threat: 1 }],
        gains: { 'Yon-Rogg': { villainous: 1 } },
        encounterDeck: ['Weapons Runner', 'Hydra Mercenary', 'Hydra Mercenary'],
      },
    );
    table.asks('whoDefends').pass();
    table.shows({ 'Black Panther': '', 'The Psyche-Magnitron': 'threat 1' });
    table.shows({ 'encounter discard pile': 'Weapons Runner, Yon-Rogg' });
    expect(told(table, 'attackStrikes')).toEqual([]);
  });

  test('was defended, but nobody was attacked', () => {
    reworded('Weapons Runner', { effect: discard(query('activating')) });
    panther(
      { engaged: ['Yon-Rogg'], area: ['Indomitable'] },
      {
        villain: { status: ['stunned'] },
        sideSchemes: [{ card: 'The Psyche-Magnitron', threat: 1 }],
        gains: { 'Yon-Rogg': { villainous: 1 } },
        encounterDeck: ['Weapons Runner', 'Hydra Mercenary', 'Hydra Mercenary'],
      },
    )
      .choose('defend Black Panther')
      .asks('useAbility')
      .shows({ 'Black Panther': 'exhausted', 'The Psyche-Magnitron': 'threat 1' })
      .choose('use Indomitable')
      .shows({ 'Black Panther': '', 'your discard pile': 'Indomitable' })
      .asks('playerTurn');
  });

  test('does not begin when the enemy is stunned: no boost card, nothing that waits for it § stunned', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero' }],
      villain: { status: ['stunned'] },
      wholeEncounterDeck: ['Hydra Mercenary', 'Shocker', 'Sandman'],
      phase: 'villain',
    })
      .asks('playerTurn')
      .shows({ Rhino: '', 'The Break-In!': 'threat 1', 'your engaged': 'Hydra Mercenary' })
      .shows({ 'encounter deck': 2, 'encounter discard pile': '', 'your hand': '' });
  });
});

describe('what comes after an attack § attack-enemy-activation, enemy-attack-steps', () => {
  test('what waits for the damage, retaliate, what waits for the attack § retaliate-x', () => {
    const table = panther(
      { engaged: ['Tiger Shark'], attached: ['Vibranium Armor'] },
      { villain: { status: ['stunned'] } },
    ).pass();
    table.shows({ 'Black Panther': 'damage 3, tough 1', 'Tiger Shark': 'damage 1, tough 1' });
    const order = told(table, 'damaged', 'statusGiven');
    expect(order).toEqual(['damaged', 'statusGiven', 'damaged', 'statusGiven']);
  });

  test('forced abilities come before the others § forced', () => {
    panther(
      { engaged: ['Tiger Shark'], hand: ['Counter-Punch'] },
      { villain: { status: ['stunned'] } },
    )
      .choose('defend Black Panther')
      .asks('useAbility')
      .shows({ 'Tiger Shark': 'damage 1, tough 1' })
      .choose('play Counter-Punch')
      .shows({ 'Tiger Shark': 'damage 1' });
  });

  test('no retaliate from a character that the attack has defeated', () => {
    panther({ area: ['Black Cat'] }, { gains: { 'Black Cat': { retaliate: 3 } } })
      .choose('defend Black Cat')
      .shows({ Rhino: '', 'your discard pile': 'Black Cat' });
  });

  test('a defending ally that survives retaliates', () => {
    panther({ area: ['Hulk'] }, { gains: { Hulk: { retaliate: 3 } } })
      .choose('defend Hulk')
      .shows({ Rhino: 'damage 3', Hulk: 'damage 4, exhausted' });
  });

  test('an enemy that retaliate has defeated comes to nothing more', () => {
    panther(
      { engaged: [{ card: 'Yon-Rogg', damage: 4 }] },
      {
        villain: { status: ['stunned'] },
        sideSchemes: [{ card: 'The Psyche-Magnitron', threat: 1 }],
        encounterDeck: ['Hydra Mercenary', 'Hydra Mercenary'],
      },
    )
      .pass()
      .asks('playerTurn')
      .shows({ 'Black Panther': 'damage 3', 'encounter discard pile': 'Yon-Rogg' });
  });
});
