import { describe, expect, test } from 'vitest';
import {
  ally,
  attack,
  cardIs,
  change,
  count,
  damage,
  discardTop,
  give,
  keep,
  lasting,
  later,
  minion,
  query,
  repeat,
  sequence,
  statOf,
  type,
  villain,
  when,
  you,
  yourIdentity,
} from '../../../src/vocabulary/builders.ts';
import { play } from '../../table/play.ts';
import { doing, reworded, told } from '../rewording.ts';

describe('a lasting effect § lasting-effects', () => {
  const perMinion = lasting('phase', change('atk', yourIdentity, count(query('minions'))));

  test('goes on when its card is long discarded', () => {
    doing(lasting('phase', change('atk', yourIdentity, 2)))
      .choose('attack She-Hulk')
      .shows({ Rhino: 'damage 5', 'your discard pile': 'Get Ready' });
  });

  test('changes with the game', () => {
    doing(perMinion, {
      engaged: [{ card: 'Shocker', damage: 2 }, 'Sandman'],
      area: ['Hellcat'],
    })
      .choose('attack Hellcat')
      .choose('Shocker')
      .choose('attack She-Hulk')
      .choose('Rhino')
      .shows({ Rhino: 'damage 4' });
  });

  test('applies to cards that enter play later', () => {
    play({
      players: [
        {
          hero: 'she-hulk',
          form: 'hero',
          hand: ['Lead from the Front', 'Energy', 'Hellcat', 'Strength', 'Genius'],
        },
      ],
    })
      .choose('play Lead from the Front')
      .pay('Energy')
      .choose('play Hellcat')
      .choose('attack Hellcat')
      .shows({ Rhino: 'damage 2' });
  });

  test('ends with its time', () => {
    const next = doing(
      lasting('phase', change('atk', yourIdentity, 2)),
      {},
      {
        villain: { status: ['stunned'] },
        encounterDeck: ['Shocker', 'Shocker'],
      },
    );
    next.endTurn().asks('playerTurn').choose('attack She-Hulk').choose('Rhino');
    next.shows({ Rhino: 'damage 3' });
  });

  test('that gave hit points may end with a defeat', () => {
    const effect = sequence(
      lasting('phase', change('hitPoints', ally, 2)),
      damage(3, query('yourAllies')),
    );
    doing(
      effect,
      { area: ['Tigra', 'Luke Cage'] },
      {
        villain: { status: ['stunned'] },
        encounterDeck: ['Hydra Mercenary'],
      },
    )
      .shows({ Tigra: 'damage 3', 'Luke Cage': 'damage 3' })
      .endTurn()
      .asks('playerTurn')
      .shows({ 'Luke Cage': 'damage 3', 'your discard pile': 'Get Ready, Tigra' });
  });

  test('for the round ends before what is to happen at the end of the round § villain-phase-step-6', () => {
    const effect = sequence(
      lasting('round', change('atk', yourIdentity, 2)),
      later('roundEnds', damage(statOf('atk', you), villain)),
    );
    doing(effect, {}, { villain: { status: ['stunned'] }, encounterDeck: ['Hydra Mercenary'] })
      .endTurn()
      .asks('playerTurn')
      .shows({ Rhino: 'damage 3' });
  });

  test('for an attack of a hero is over with that attack', () => {
    const stronger = lasting('attack', change('atk', yourIdentity, 2));
    const effect = sequence(attack(sequence(stronger, damage(statOf('atk', you), villain))));
    doing(effect)
      .shows({ Rhino: 'damage 5' })
      .choose('attack She-Hulk')
      .shows({ Rhino: 'damage 8' });
  });

  test('for an attack outlives another attack that is made meanwhile', () => {
    const stronger = lasting('attack', change('atk', yourIdentity, 2));
    const jab = attack(damage(1, villain));
    doing(attack(sequence(stronger, jab, damage(statOf('atk', you), villain)))).shows({
      Rhino: 'damage 6',
    });
  });

  test('for an event is over with that event', () => {
    const louder = lasting('event', change('eventDamage', type('event'), 2));
    reworded('Uppercut', { effect: damage(1, villain) });
    doing(sequence(louder, damage(1, villain)), { hand: ['Uppercut', 'Strength', 'Genius'] })
      .shows({ Rhino: 'damage 3' })
      .choose('play Uppercut')
      .shows({ Rhino: 'damage 4' });
  });

  test('for an attack changes that attack only', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', deck: ['Energy', 'Energy'] }],
      scenario: 'ultron',
      villain: { stage: 'II' },
      encounterDeck: ['Advance', 'Assault', 'Advance'],
      phase: 'villain',
    })
      .pass()
      .pass()
      .shows({ 'Captain Marvel': 'damage 4', 'your engaged': 'Drone, Drone' })
      .pass()
      .shows({ 'Captain Marvel': 'damage 8', 'your engaged': 'Drone, Drone' });
  });
});

describe('a delayed effect § delayed-effect', () => {
  const effect = later('attackMade', give('confused', villain));

  test('is done at once when its time has come, before any response', () => {
    const table = doing(effect, {
      area: ['Superhuman Strength'],
      hand: ['One-Two Punch', 'Energy'],
    }).choose('attack She-Hulk');
    table.asks('useAbility').shows({ Rhino: 'confused 1, damage 5, stunned 1' });
    const given = table.log.filter(({ line }) => line.say === 'statusGiven');
    expect(given.map(({ line }) => line.status)).toEqual(['confused', 'stunned']);
  });

  test('is done once', () => {
    const table = doing(later('attackMade', damage(1, villain)), { area: ['Hellcat'] })
      .choose('attack She-Hulk')
      .choose('attack Hellcat')
      .shows({ Rhino: 'damage 5' });
    expect(told(table, 'damaged')).toHaveLength(4);
  });

  test('waits for the end of the round through all phases', () => {
    play({
      players: [
        {
          hero: 'she-hulk',
          hand: ['Nick Fury', 'Strength', 'Energy'],
          deck: ['Genius', 'Genius', 'Genius'],
        },
      ],
      villain: { status: ['confused'] },
      encounterDeck: ['Hydra Mercenary'],
    })
      .choose('play Nick Fury')
      .choose('option 2')
      .shows({ 'your play area': 'Jennifer Walters, Nick Fury' })
      .endTurn()
      .passAll()
      .asks('playerTurn')
      .shows({ 'your play area': 'Jennifer Walters' });
  });
});

describe('an effect that changes what stands before it § alteration-effect', () => {
  test('already looks at how things were before § already', () => {
    const tough = (status: 'tough'[]) =>
      play({
        players: [{ hero: 'captain-marvel' }],
        villain: { status: ['confused', ...status] },
        encounterDeck: ['"I\'m Tough"', 'Hydra Mercenary'],
        phase: 'villain',
      }).asks('playerTurn');
    tough([]).shows({ Rhino: 'tough 1', 'your engaged': '' });
    tough(['tough']).shows({ Rhino: 'tough 1', 'your engaged': 'Hydra Mercenary' });
  });

  test('each time breaks into what stands before it, which goes on afterwards § each-time', () => {
    const table = doing(
      repeat(
        4,
        keep(discardTop('encounter', 1), (card) => when(cardIs(card, minion), damage(1, you))),
      ),
      {},
      { encounterDeck: ['Advance', 'Sandman', 'Assault', 'Charge', 'Shocker'] },
    );
    table.shows({
      'She-Hulk': 'damage 1',
      'encounter discard pile': 'Advance, Assault, Charge, Sandman',
    });
    const discards = 'encounterDiscarded';
    expect(told(table, discards, 'damaged')).toEqual([
      discards,
      discards,
      'damaged',
      discards,
      discards,
    ]);
  });

  test('what an attack gains it has for that attack only', () => {
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero', area: ['Black Cat', { card: 'Tigra', damage: 1 }] },
      ],
      villain: { attached: ['Charge'] },
      encounterDeck: ['Advance', 'Assault', 'Advance'],
      phase: 'villain',
    })
      .choose('defend Black Cat')
      .shows({ 'Captain Marvel': 'damage 3' })
      .choose('defend Tigra')
      .asks('playerTurn')
      .shows({ 'Captain Marvel': 'damage 3', 'your discard pile': 'Black Cat, Tigra' });
  });

  test('additional damage is dealt together with the damage it adds to § additional', () => {
    const table = play({
      players: [
        {
          hero: 'iron-man',
          form: 'hero',
          hand: ['Repulsor Blast', 'Backflip'],
          deck: ['Energy', 'Energy', 'Genius', 'Genius', 'Genius', 'Genius'],
        },
      ],
    }).choose('play Repulsor Blast');
    table.shows({ Rhino: 'damage 9' });
    expect(told(table, 'damaged')).toHaveLength(1);
  });
});
