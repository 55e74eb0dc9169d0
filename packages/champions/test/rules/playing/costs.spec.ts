import { describe, expect, test } from 'vitest';
import { damage, ifElse, paidWith, spend, sum, villain } from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';
import { reworded } from '../rewording.ts';

const solo = (player: PlayerDescription, table: Partial<Description> = {}) =>
  play({ players: [player], ...table });

describe('the cost of an ability § cost', () => {
  test('has to be paid in full before anything happens § cost-arrow-icon', () => {
    // Rocket Boots: exhaust them and spend a mental resource.
    const boots = { hero: 'iron-man', form: 'hero', area: ['Rocket Boots'] } as const;
    solo({ ...boots, hand: ['Energy'] }).cannot('use Rocket Boots', 'costCannotBePaid');
    solo({
      ...boots,
      area: [{ card: 'Rocket Boots', exhausted: true }],
      hand: ['Genius'],
    }).cannot('use Rocket Boots', 'costCannotBePaid');
    solo({ ...boots, hand: ['Genius', 'Energy'] })
      .choose('use Rocket Boots')
      .changes({
        'Rocket Boots': 'exhausted',
        'your hand': 'Energy',
        'your discard pile': 'Genius',
      });
  });

  test('of taking damage is not paid if any of it is prevented § damage, prevent', () => {
    // Focused Rage: take 1 damage to draw a card.
    const rage = {
      hero: 'she-hulk',
      form: 'hero',
      area: ['Focused Rage'],
      deck: ['Backflip'],
    } as const;
    solo(rage)
      .choose('use Focused Rage')
      .shows({ 'She-Hulk': 'damage 1', 'your hand': 'Backflip', 'Focused Rage': 'exhausted' });
    // A character that cannot take the damage cannot pay it, so no tough card is lost (FAQ, Focused
    // Rage).
    solo({ ...rage, hand: ['Aunt May', 'Energy'], status: ['tough'] }).cannot(
      'use Focused Rage',
      'costCannotBePaid',
    );
  });

  test('of dealing damage is paid even if it is prevented § damage, prevent', () => {
    // War Machine: deal him 2 damage to deal 1 to each enemy.
    solo({
      hero: 'iron-man',
      form: 'hero',
      area: [{ card: 'War Machine', status: ['tough'] }],
    })
      .choose('use War Machine')
      .changes({ 'War Machine': 'exhausted', Rhino: 'damage 1' });
  });

  test('of any number needs at least one', () => {
    // Legal Practice: discard one to five cards.
    const player = { hero: 'she-hulk', hand: ['Legal Practice'] } as const;
    solo(player, { threat: 3 }).cannot('play Legal Practice', 'costCannotBePaid');
    const game = solo({ ...player, hand: ['Legal Practice', 'Energy', 'Genius'] }, { threat: 3 });
    game.choose('play Legal Practice');
    expect(() => game.answer([])).toThrow('tooFewPicked');
    game.choose('Energy', 'Genius').shows({ 'The Break-In!': 'threat 1' });
  });

  test('of a card that leaves play by it does not stop the ability § initiating-abilities, initiating-steps', () => {
    solo({
      hero: 'captain-marvel',
      form: 'hero',
      exhausted: true,
      area: ['Tenacity'],
      hand: ['Strength', 'Energy'],
    })
      .choose('use Tenacity')
      .changes({
        'Captain Marvel': '',
        'your hand': 'Energy',
        'your play area': 'Captain Marvel',
        'your discard pile': 'Strength, Tenacity',
      })
      .asks('playerTurn', 0);
  });

  test('in cards of the hand is paid with cards of the own hand', () => {
    // Alpha Flight Station: discard a card to draw.
    play({
      players: [
        { hero: 'captain-marvel', area: ['Alpha Flight Station'] },
        { hero: 'iron-man', hand: ['Energy'] },
      ],
    }).cannot('use Alpha Flight Station', 'costCannotBePaid');
  });

  test('that chooses may take what others control', () => {
    // Make the Call looks at every discard pile.
    play({
      players: [
        { hero: 'captain-marvel', hand: ['Make the Call', 'Energy', 'Genius'] },
        { hero: 'iron-man', discard: ['Tigra'] },
      ],
    })
      .choose('play Make the Call')
      .shows({ 'Captain Marvel play area': 'Carol Danvers, Tigra', 'Iron Man discard pile': '' });
  });
});

describe('the cost arrow § cost-arrow-icon', () => {
  test('lets the cost and all that follows from it be done before the effect', () => {
    // War Machine dies of his own cost; what he paid for still happens.
    const game = solo({
      hero: 'iron-man',
      form: 'hero',
      area: [{ card: 'War Machine', damage: 2 }],
      hand: ['Energy'],
    }).choose('use War Machine');
    game.changes({
      Rhino: 'damage 1',
      'War Machine': '',
      'your play area': 'Iron Man',
      'your discard pile': 'War Machine',
    });
    const order = game.log
      .map(({ line }) => line.say)
      .filter((say) => ['damaged', 'defeated'].includes(say));
    expect(order).toEqual(['damaged', 'defeated', 'damaged']);
  });
});

describe('a wild resource', () => {
  test('that pays nothing is just wild: it does not stand for another type § wild-resource', () => {
    // Repulsor Blast counts the energy on the cards it discards.
    const blast = (deck: readonly string[]) =>
      solo({ hero: 'iron-man', form: 'hero', hand: ['Repulsor Blast', 'Genius'], deck });
    blast(['Vibranium', 'Vibranium', 'Backflip', 'Backflip', 'Backflip'])
      .choose('play Repulsor Blast')
      .shows({ Rhino: 'damage 1' });
    blast(['Energy', 'Haymaker', 'Backflip', 'Backflip', 'Backflip'])
      .choose('play Repulsor Blast')
      .shows({ Rhino: 'damage 7' });
  });
});

describe('what a card was paid with § cost, resource', () => {
  /** Uppercut deals 2 damage more if energy was paid, and 3 more if a mental resource was. */
  const uppercut = (cost: number, ...hand: readonly string[]) => {
    printedWith('Uppercut', { cost: -1 });
    reworded('Uppercut', {
      effect: damage(
        sum(1, ifElse(paidWith('energy'), 2, 0), ifElse(paidWith('mental'), 3, 0)),
        villain,
      ),
    });
    return solo({ hero: 'she-hulk', form: 'hero', hand: ['Uppercut', ...hand] })
      .choose('play Uppercut')
      .choose(String(cost));
  };

  test('is every type that a resource of its own was used as', () => {
    uppercut(3, 'Strength', 'Genius').shows({ Rhino: 'damage 4' });
    uppercut(3, 'Energy', 'Genius').shows({ Rhino: 'damage 6' });
  });

  test('is one type for each wild resource, which its player chooses § wild-resource', () => {
    const wild = () => uppercut(1, 'Vibranium').asks('paidWith', 0);
    wild().choose('energy').shows({ Rhino: 'damage 3' });
    wild().choose('mental').shows({ Rhino: 'damage 4' });
  });

  test('may be two types for two wild resources', () => {
    uppercut(2, 'Vibranium').shows({ Rhino: 'damage 6' }).asks('playerTurn', 0);
  });

  test('is asked of no card that asks for one type only', () => {
    solo(
      { hero: 'captain-marvel', form: 'hero', hand: ['For Justice!', 'Vibranium', 'Energy'] },
      { threat: 5 },
    )
      .choose('play For Justice!')
      .pay('Vibranium', 'Energy')
      .shows({ 'The Break-In!': 'threat 1' });
  });

  test('leaves out what was spent beyond the cost', () => {
    uppercut(1, 'Energy', 'Genius')
      .pay('Energy', 'Genius')
      .asks('paidWith', 0)
      .choose('mental')
      .shows({ Rhino: 'damage 4' });
  });
});

describe('several costs of one card § cost', () => {
  /** Uppercut costs 3 resources, and an energy resource besides. */
  const uppercut = (...hand: readonly string[]) => {
    reworded('Uppercut', { cost: spend('energy') });
    return play({
      players: [{ hero: 'she-hulk', form: 'hero', hand: ['Uppercut', ...hand] }],
    });
  };

  test('are paid at the same time, with resources divided as one likes', () => {
    uppercut('Energy', 'Genius')
      .choose('play Uppercut')
      .shows({ Rhino: 'damage 5', 'your hand': '' })
      .asks('playerTurn', 0);
  });

  test('cannot be paid one by one: who cannot pay all of them pays none', () => {
    uppercut('Energy', 'Tigra').cannot('play Uppercut', 'cannotPay');
    uppercut('Strength', 'Genius').cannot('play Uppercut', 'costCannotBePaid');
  });

  test('are one question', () => {
    uppercut('Energy', 'Genius', 'Strength')
      .choose('play Uppercut')
      .asks('pay', 0)
      .pay('Energy', 'Strength')
      .shows({ Rhino: 'damage 5', 'your hand': 'Genius' })
      .asks('playerTurn', 0);
  });
});
