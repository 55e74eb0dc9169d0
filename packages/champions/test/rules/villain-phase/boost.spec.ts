import { describe, expect, test } from 'vitest';
import { giveBoost, query, villain } from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { nameOf } from '../../table/picture.ts';
import { play } from '../../table/play.ts';
import { reworded, told } from '../rewording.ts';

const marvel = (more: Partial<PlayerDescription> = {}, rest: Partial<Description> = {}) =>
  play({
    players: [{ hero: 'captain-marvel', form: 'hero', ...more }],
    encounterDeck: ['Charge', 'Hydra Mercenary'],
    phase: 'villain',
    ...rest,
  });

describe('several boost cards § boost-boost-icon, enemy-attack-steps', () => {
  test('are turned one by one, in the order in which they were given', () => {
    const table = marvel(
      { hand: ['Strength'] },
      { scenario: 'klaw', encounterDeck: ['Charge', 'Radioactive Man', 'Hydra Mercenary'] },
    );
    table.asks('whoDefends').shows({ 'boost cards': 'Charge, Radioactive Man' }).pass();
    const turned = table.log.filter(({ line }) => line.say === 'boostTurned');
    const names = turned.map(({ line }) => nameOf(table.state, Number(line.card)));
    expect(names).toEqual(['Charge', 'Radioactive Man']);
    table.shows({ 'encounter discard pile': 'Charge, Radioactive Man', 'your hand': '' });
  });

  test('the first is counted and discarded before the second is turned', () => {
    const table = marvel(
      {},
      { scenario: 'klaw', encounterDeck: ['Charge', 'Under Fire', 'Hydra Mercenary'] },
    ).pass();
    expect(told(table, 'boostTurned', 'boostIcons')).toEqual([
      'boostTurned',
      'boostIcons',
      'boostTurned',
      'boostIcons',
    ]);
  });

  test('add up', () => {
    marvel({}, { scenario: 'klaw', encounterDeck: ['Charge', 'Under Fire', 'Hydra Mercenary'] })
      .pass()
      .shows({ 'Captain Marvel': 'damage 5' });
  });

  test('one that a boost ability adds is turned in the same activation', () => {
    marvel({}, { encounterDeck: ["Titania's Fury", 'Charge', 'Hydra Mercenary'] })
      .pass()
      .shows({ 'Captain Marvel': 'damage 5', 'boost cards': '' })
      .shows({ 'encounter discard pile': "Charge, Titania's Fury" });
  });
});

describe('a boost card § boost-boost-icon', () => {
  test('does nothing but what stands under its line', () => {
    marvel({}, { encounterDeck: ['Shocker', 'Hydra Mercenary'] })
      .pass()
      .shows({ 'Captain Marvel': 'damage 4', 'encounter discard pile': 'Shocker' })
      .shows({ 'your engaged': 'Hydra Mercenary' });
  });

  test('has no keywords: surge does not count § surge', () => {
    marvel({}, { encounterDeck: ['Under Fire', 'Hydra Mercenary', 'Shocker'] })
      .pass()
      .shows({ 'your engaged': 'Hydra Mercenary', 'encounter discard pile': 'Under Fire' });
  });

  test('counts for one activation only', () => {
    marvel({ engaged: ['Shocker'] }, { encounterDeck: ['Under Fire', 'Hydra Mercenary'] })
      .pass()
      .look()
      .pass()
      .shows({ 'Captain Marvel': 'damage 7' });
  });

  test('its damage is not damage of the attack, though the same enemy attacks', () => {
    marvel(
      {},
      {
        scenario: 'klaw',
        encounterDeck: ['Sonic Boom', 'Concussive Blast', 'Hydra Mercenary'],
      },
    )
      .pass()
      .shows({ 'Captain Marvel': 'damage 1' });
  });

  test('its ability is resolved before its icons are counted', () => {
    const table = marvel({}, { encounterDeck: ['Heart-Shaped Herb', 'Hydra Mercenary'] }).pass();
    expect(told(table, 'boostTurned', 'statusGiven', 'boostIcons')).toEqual([
      'boostTurned',
      'statusGiven',
      'boostIcons',
    ]);
    table.shows({ Rhino: 'tough 1', 'Captain Marvel': 'damage 3' });
  });
});

describe('a boost card given outside an activation § boost-boost-icon', () => {
  test('waits face down until the enemy activates, which gets its usual one besides', () => {
    reworded('Caught Off Guard', { effect: giveBoost(1, villain) });
    const table = marvel(
      {},
      { encounterDeck: ['Advance', 'Caught Off Guard', 'Charge', 'Under Fire', 'Advance'] },
    )
      .pass()
      .asks('playerTurn')
      .shows({ 'boost cards': 'Charge', 'Captain Marvel': 'damage 2' })
      .endTurn()
      .asks('whoDefends')
      .shows({ 'boost cards': 'Charge, Under Fire' })
      .pass();
    table.shows({ 'Captain Marvel': 'damage 9', 'boost cards': '' });
  });

  test('is turned by a minion too, which gets none for its activation', () => {
    reworded('Caught Off Guard', { effect: giveBoost(1, query('engagedMinions')) });
    marvel(
      { engaged: ['Shocker'] },
      {
        villain: { status: ['stunned'] },
        encounterDeck: ['Caught Off Guard', 'Charge', 'Advance', 'Hydra Mercenary'],
      },
    )
      .pass()
      .asks('playerTurn')
      .shows({ 'boost cards': 'Charge', 'Captain Marvel': 'damage 2' })
      .endTurn()
      .pass()
      .pass()
      .shows({ 'Captain Marvel': 'damage 8', 'boost cards': '' });
  });

  test('is discarded with the enemy when that leaves play § leaves-play', () => {
    reworded('Caught Off Guard', { effect: giveBoost(1, query('engagedMinions')) });
    marvel(
      { engaged: [{ card: 'Shocker', damage: 1 }], hand: ['Haymaker', 'Energy'] },
      {
        villain: { status: ['stunned'] },
        encounterDeck: ['Caught Off Guard', 'Charge', 'Advance', 'Hydra Mercenary'],
      },
    )
      .pass()
      .choose('attack Captain Marvel')
      .choose('Shocker')
      .shows({ 'boost cards': '', 'encounter discard pile': 'Caught Off Guard, Charge, Shocker' });
  });
});

describe('a villainous minion § villainous', () => {
  const villainous = {
    villain: { status: ['stunned'] as const },
    gains: { Shocker: { villainous: 1 } },
  };

  test('gets a boost card when it attacks', () => {
    marvel({ engaged: ['Shocker'] }, villainous)
      .asks('whoDefends')
      .shows({ 'boost cards': 'Charge' })
      .pass()
      .shows({ 'Captain Marvel': 'damage 4', 'encounter discard pile': 'Charge' });
  });

  test('gets a boost card when it schemes', () => {
    marvel(
      { form: 'alterEgo', engaged: ['Shocker'] },
      { ...villainous, villain: { status: ['confused'] } },
    )
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'threat 4', 'encounter discard pile': 'Charge' });
  });

  test('resolves a boost ability that speaks of the villain for the villain', () => {
    marvel(
      { engaged: ['Shocker'] },
      { ...villainous, encounterDeck: ['Tiger Shark', 'Hydra Mercenary'] },
    )
      .pass()
      .shows({ Rhino: 'tough 1', Shocker: '', 'Captain Marvel': 'damage 2' });
  });

  test('leaves a boost card that its boost ability gives the villain to the villain', () => {
    marvel(
      { engaged: ['Shocker'] },
      { ...villainous, encounterDeck: ["Titania's Fury", 'Charge', 'Hydra Mercenary'] },
    )
      .pass()
      .shows({ 'Captain Marvel': 'damage 3', 'boost cards': 'Charge' })
      .asks('playerTurn');
  });
});

describe('an amplify icon § amplify-icon', () => {
  const amplified = { sideSchemes: ['Bomb Scare'], gains: { 'Bomb Scare': { amplify: 1 } } };

  test('adds an icon to every boost card', () => {
    marvel({}, amplified).pass().shows({ 'Captain Marvel': 'damage 5' });
  });

  test('adds it to each of several cards, also to one without icons', () => {
    marvel(
      {},
      { ...amplified, scenario: 'klaw', encounterDeck: ['Charge', 'Advance', 'Hydra Mercenary'] },
    )
      .pass()
      .shows({ 'Captain Marvel': 'damage 4' });
  });

  test('counts as often as it is there', () => {
    marvel({}, { ...amplified, gains: { 'Bomb Scare': { amplify: 2 } } })
      .pass()
      .shows({ 'Captain Marvel': 'damage 6' });
  });

  test('counts when an enemy schemes', () => {
    marvel({ form: 'alterEgo' }, amplified)
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'threat 6' });
  });

  test('does nothing without a boost card', () => {
    marvel({ engaged: ['Shocker'] }, { ...amplified, villain: { status: ['stunned'] } })
      .pass()
      .shows({ 'Captain Marvel': 'damage 2' });
  });
});
