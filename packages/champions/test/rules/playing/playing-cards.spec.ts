import { describe, expect, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';

const solo = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
  play({ players: [{ hero: 'captain-marvel', ...player }], ...table });

describe('playing a card', () => {
  test('shows the card, then its cost is paid, then it comes into play § initiating-abilities, initiating-steps, play-put-into-play, support', () => {
    solo({ hand: ['Helicarrier', 'Energy', 'Genius', 'Strength'] })
      .choose('play Helicarrier')
      .asks('pay', 0)
      .changes({ 'your hand': 'Energy, Genius, Strength', 'your played': 'Helicarrier' })
      .pay('Energy', 'Genius')
      .changes({
        'your hand': 'Strength',
        'your played': '',
        'your play area': 'Carol Danvers, Helicarrier',
        'your discard pile': 'Energy, Genius',
      })
      .asks('playerTurn', 0);
  });

  test('of type event resolves it from the table and discards it afterwards § event, initiating-abilities, initiating-steps', () => {
    solo({ form: 'hero', hand: ['Haymaker', 'Energy', 'Genius'], engaged: ['Shocker'] })
      .choose('play Haymaker')
      .pay('Energy')
      .asks('chooseCard', 0)
      .shows({ 'your played': 'Haymaker', 'your discard pile': 'Energy' })
      .choose('Shocker')
      .changes({
        'your hand': 'Genius',
        'your discard pile': 'Energy, Haymaker',
        'your engaged': '',
        'encounter discard pile': 'Shocker',
      })
      .asks('playerTurn', 0);
  });

  test('needs a valid target § event, initiating-abilities, initiating-steps, target', () => {
    solo({ form: 'hero', hand: ['Spider-Tracer', 'Inspired', 'First Aid', 'Energy', 'Genius'] })
      .cannot('play Spider-Tracer', 'noTarget')
      .cannot('play Inspired', 'noTarget')
      .cannot('play First Aid', 'noTarget');
    solo({
      form: 'hero',
      hand: ['Spider-Tracer', 'Inspired', 'First Aid', 'Energy', 'Genius'],
      damage: 1,
      engaged: ['Hydra Mercenary'],
      area: ['Hawkeye'],
    }).offersAmongOthers('play Spider-Tracer', 'play Inspired', 'play First Aid');
  });

  test('needs the form that the card asks for § initiating-abilities, initiating-steps, play-restrictions-and-permissions', () => {
    solo({ hand: ['Webbed Up', 'Haymaker', 'Energy', 'Genius', 'Strength'] })
      .cannot('play Webbed Up', 'wrongForm')
      .cannot('play Haymaker', 'conditionNotMet');
    solo({ form: 'hero', hand: ['Webbed Up', 'Haymaker', 'Energy', 'Genius'] }).offers(
      'play Webbed Up',
      'play Haymaker',
      'attack Captain Marvel',
      'change form',
      'end turn',
    );
  });

  test('without a cost is impossible: a dash is no zero § dash-value', () => {
    printedWith('Helicarrier', { cost: undefined });
    solo({ hand: ['Helicarrier', 'Energy', 'Genius'] }).cannot(
      'play Helicarrier',
      'cannotBePlayed',
    );
  });

  test('for nothing needs no payment', () => {
    solo({ hand: ['Energy Channel', 'Energy'] })
      .choose('play Energy Channel')
      .changes({ 'your hand': 'Energy', 'your play area': 'Carol Danvers, Energy Channel' })
      .asks('playerTurn', 0);
  });

  test('cannot be paid for with itself § resource', () => {
    solo({ hand: ['Cosmic Flight', 'Haymaker'] }).cannot('play Cosmic Flight', 'cannotPay');
    solo({ hand: ['Cosmic Flight', 'Haymaker', 'Emergency'] }).offers(
      'play Cosmic Flight',
      'change form',
      'end turn',
      'use Carol Danvers',
    );
  });

  test('is not for resource cards § resource-cards', () => {
    solo({ hand: ['Energy', 'Genius'] }).cannot('play Energy', 'cannotBePlayed');
  });
});

describe('paying', () => {
  test('takes resources of any type for a card § resource, cost', () => {
    solo({ hand: ['Helicarrier', 'Haymaker', 'First Aid', 'Uppercut', 'Hawkeye'] })
      .choose('play Helicarrier')
      .pay('Haymaker', 'First Aid', 'Uppercut')
      .shows({ 'your hand': 'Hawkeye', 'your play area': 'Carol Danvers, Helicarrier' });
  });

  test('has to be enough § resource, cost, initiating-steps', () => {
    const game = solo({ hand: ['Helicarrier', 'Energy', 'First Aid', 'Genius'] });
    game.choose('play Helicarrier');
    expect(() => game.pay('Energy')).toThrow('doesNotPay');
    expect(() => game.pay('First Aid')).toThrow('doesNotPay');
    game.pay('Energy', 'First Aid').asks('playerTurn', 0);
  });

  test('may be too much; what is too much is lost § resource, cost', () => {
    solo({ hand: ['Aunt May', 'Energy', 'Genius', 'Strength'] })
      .choose('play Aunt May')
      .pay('Energy', 'Genius')
      .changes({
        'your hand': 'Strength',
        'your play area': 'Aunt May, Carol Danvers',
        'your discard pile': 'Energy, Genius',
      })
      .asks('playerTurn', 0);
  });

  test('for an ability takes the types it names § resource, cost', () => {
    const area = ['Tenacity'];
    const exhausted = { form: 'hero', exhausted: true, area } as const;
    solo({ ...exhausted, hand: ['Energy', 'Genius'] }).cannot('use Tenacity', 'costCannotBePaid');
    const game = solo({ ...exhausted, hand: ['Energy', 'Strength', 'Uppercut'] });
    game.choose('use Tenacity').asks('pay', 0);
    expect(game.options).toEqual(['Energy', 'Strength', 'Uppercut']);
    expect(() => game.pay('Energy')).toThrow('doesNotPay');
    game.pay('Uppercut').shows({ 'Captain Marvel': '', 'your hand': 'Energy, Strength' });
  });

  test('takes a wild resource for any type § wild-resource, resource', () => {
    solo({
      form: 'hero',
      exhausted: true,
      area: ['Tenacity'],
      hand: ['The Power of Justice', 'Energy'],
    })
      .choose('use Tenacity')
      .shows({ 'Captain Marvel': '', 'your hand': 'Energy' });
  });

  test('lets both resources of a wild pair stand for different types § wild-resource', () => {
    printedWith('Helicarrier', { keywords: { requirement: ['energy', 'mental'] } });
    solo({ hand: ['Helicarrier', 'Vibranium', 'Uppercut'] })
      .choose('play Helicarrier')
      .shows({ 'your hand': '', 'your discard pile': 'Uppercut, Vibranium' });
  });

  test('doubles a resource card of an aspect for cards of this aspect only § resource-cards', () => {
    const hand = ['The Power of Leadership', 'Strength'];
    solo({ hand: ['Maria Hill', ...hand] })
      .choose('play Maria Hill')
      .pay('The Power of Leadership')
      .pass()
      .shows({ 'your hand': 'Strength', 'your discard pile': 'The Power of Leadership' });
    const game = solo({ hand: ['Cosmic Flight', ...hand, 'Genius'] }).choose('play Cosmic Flight');
    expect(() => game.pay('The Power of Leadership')).toThrow('doesNotPay');
  });

  test('counts what is paid for an ability of a card as paid for this card § resource, cost', () => {
    // For an ability of a Leadership card its own resource card is doubled as well.
    solo({ area: ['Vision'], hand: ['The Power of Leadership', 'Genius'] })
      .choose('use Vision')
      .asks('chooseOne', 0)
      .shows({ 'your hand': 'Genius', 'your discard pile': 'The Power of Leadership' });
  });
});

describe('resource abilities § resource-ability', () => {
  test('can be used whenever a cost is paid, as part of it', () => {
    const game = play({
      players: [{ hero: 'spider-man', hand: ['Aunt May', 'Web-Shooter', 'Energy'] }],
    }).choose('play Aunt May');
    expect(game.options).toEqual(['Energy', 'Peter Parker', 'Web-Shooter']);
    game
      .pay('Peter Parker')
      .changes({ 'your hand': 'Energy, Web-Shooter', 'your play area': 'Aunt May, Peter Parker' })
      .asks('playerTurn', 0);
  });

  test('cannot be used when nothing is paid', () => {
    play({ players: [{ hero: 'spider-man', area: ['Web-Shooter'], form: 'hero' }] }).lacks(
      'use Web-Shooter',
      'use Peter Parker',
    );
  });

  test('keep their limits and costs', () => {
    play({
      players: [{ hero: 'spider-man', hand: ['Aunt May', 'Web-Shooter', 'Energy'] }],
    })
      .choose('play Aunt May')
      .pay('Peter Parker')
      .choose('play Web-Shooter')
      .shows({ 'your hand': '', 'your discard pile': 'Energy' });
  });

  test('of other players cannot be used', () => {
    play({
      players: [
        { hero: 'captain-marvel', hand: ['Aunt May'] },
        { hero: 'spider-man', hand: ['Energy'], area: ['Web-Shooter'] },
      ],
    }).cannot('play Aunt May', 'cannotPay');
  });
});

describe('a cost can be changed', () => {
  test('by what modifies it, and is never less than nothing § modifiers', () => {
    const hand = ['Helicarrier', 'Haymaker'];
    solo({ hand }, { gains: { Helicarrier: { cost: -2 } } })
      .choose('play Helicarrier')
      .shows({ 'your hand': '', 'your discard pile': 'Haymaker' });
    solo({ hand }, { gains: { Helicarrier: { cost: -9 } } })
      .choose('play Helicarrier')
      .shows({ 'your hand': 'Haymaker' });
    solo({ hand: [...hand, 'Energy'] }, { gains: { Helicarrier: { cost: 1 } } }).cannot(
      'play Helicarrier',
      'cannotPay',
    );
  });

  test('nothing has been paid for a card that costs nothing § resource', () => {
    // Paid with energy, Photonic Blast draws a card.
    const hand = ['Photonic Blast', 'Energy', 'Haymaker'];
    solo({ form: 'hero', hand }, { gains: { 'Photonic Blast': { cost: -3 } } })
      .choose('play Photonic Blast')
      .changes({
        Rhino: 'damage 5',
        'your hand': 'Energy, Haymaker',
        'your discard pile': 'Photonic Blast',
      })
      .asks('playerTurn', 0);
  });
});

describe('a cost of X § x, non-numerical-variable', () => {
  const x = (hand: readonly string[], table: Partial<Description> = {}) => {
    printedWith('Helicarrier', { cost: -1 });
    return solo({ hand: ['Helicarrier', ...hand] }, table);
  };

  test('is chosen by the player, up to what they can pay § initiating-abilities, initiating-steps', () => {
    const game = x(['Energy', 'Haymaker']).choose('play Helicarrier').asks('chooseX', 0);
    expect(game.options).toEqual(['0', '1', '2', '3']);
    game
      .choose('1')
      .pay('Haymaker')
      .shows({ 'your hand': 'Energy', 'your play area': 'Carol Danvers, Helicarrier' });
  });

  test('may be nothing', () => {
    x(['Energy', 'Haymaker'])
      .choose('play Helicarrier')
      .choose('0')
      .changes({
        'your hand': 'Energy, Haymaker',
        'your play area': 'Carol Danvers, Helicarrier',
      })
      .asks('playerTurn', 0);
  });

  test('can be made cheaper without changing X', () => {
    const game = x(['Energy', 'Haymaker'], { gains: { Helicarrier: { cost: -1 } } });
    game.choose('play Helicarrier').asks('chooseX', 0);
    expect(game.options).toEqual(['0', '1', '2', '3', '4']);
    game.choose('2').pay('Haymaker').shows({ 'your hand': 'Energy' });
  });
});

describe('a requirement § requirement-resources', () => {
  const requiring = (hand: readonly string[], table: Partial<Description> = {}) => {
    printedWith('Helicarrier', { keywords: { requirement: ['energy', 'energy'] } });
    return solo({ hand: ['Helicarrier', ...hand] }, table);
  };

  test('has to be among the resources that are spent', () => {
    requiring(['Genius', 'Strength', 'Haymaker']).cannot('play Helicarrier', 'cannotPay');
    const game = requiring(['Genius', 'Haymaker', 'Emergency', 'Uppercut']);
    game.choose('play Helicarrier');
    expect(() => game.pay('Genius', 'Haymaker')).toThrow('doesNotPay');
    expect(() => game.pay('Genius', 'Uppercut', 'Haymaker')).toThrow('doesNotPay');
    game.pay('Haymaker', 'Emergency', 'Uppercut').shows({ 'your hand': 'Genius' });
  });

  test('is met by wild resources', () => {
    requiring(['Vibranium', 'Uppercut']).choose('play Helicarrier').shows({ 'your hand': '' });
  });

  test('stays, even if the card has become cheaper', () => {
    requiring(['Genius', 'Strength'], { gains: { Helicarrier: { cost: -3 } } }).cannot(
      'play Helicarrier',
      'cannotPay',
    );
  });
});
