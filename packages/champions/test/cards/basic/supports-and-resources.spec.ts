import { describe, expect, test } from 'vitest';
import { POOL } from '../../../src/shelf/offers.ts';
import type { PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';

const marvel = (more: Partial<PlayerDescription> = {}) => ({
  hero: 'captain-marvel',
  form: 'hero' as const,
  ...more,
});

describe.each([
  ['Energy', 'energy', ['Genius', 'Strength']],
  ['Genius', 'mental', ['Energy', 'Strength']],
  ['Strength', 'physical', ['Energy', 'Genius']],
])('%s', (name, type, others) => {
  test('has two resources of its type and may be in a deck once', () => {
    expect(POOL.find((card) => card.name === name)).toMatchObject({
      type: 'resource',
      resources: { [type]: 2 },
      max: { times: 1, per: 'deck' },
    });
  });

  test('pays a cost of two alone and cannot be played itself', () => {
    play({ players: [marvel({ hand: ['Haymaker', name, ...others] })] })
      .lacks(`play ${name}`)
      .choose('play Haymaker')
      .pay(name)
      .changes({
        Rhino: 'damage 3',
        'your hand': [...others].sort().join(', '),
        'your discard pile': [name, 'Haymaker'].sort().join(', '),
      })
      .asks('playerTurn', 0);
  });
});

describe('resources of one type', () => {
  test('pay for an ability that asks for it, and for no other § energy-resource, mental-resource, physical-resource', () => {
    const tenacious = (card: string) =>
      play({ players: [marvel({ exhausted: true, area: ['Tenacity'], hand: [card] })] });
    tenacious('Strength').offers('use Tenacity', 'change form', 'end turn');
    tenacious('Energy').lacks('use Tenacity');
    tenacious('Genius').lacks('use Tenacity');
  });
});

describe('Avengers Mansion', () => {
  test('exhausts to let a player of choice draw a card', () => {
    play({
      players: [
        marvel({ area: ['Avengers Mansion'], deck: ['Energy'] }),
        { hero: 'iron-man', wholeDeck: ['Genius', 'Strength'] },
      ],
    })
      .choose('use Avengers Mansion')
      .offers('Captain Marvel', 'Tony Stark')
      .choose('Tony Stark')
      .changes({
        'Avengers Mansion': 'exhausted',
        'Iron Man hand': 'Genius',
        'Iron Man deck': 1,
      })
      .lacks('use Avengers Mansion')
      .asks('playerTurn', 0);
  });

  test('works in either form', () => {
    for (const form of ['hero', 'alterEgo'] as const) {
      play({
        players: [marvel({ form, area: ['Avengers Mansion'], wholeDeck: ['Energy', 'Genius'] })],
      })
        .choose('use Avengers Mansion')
        .changes({ 'Avengers Mansion': 'exhausted', 'your hand': 'Energy', 'your deck': 1 })
        .asks('playerTurn', 0);
    }
  });

  test('cannot be used for a player without a deck', () => {
    play({
      players: [
        marvel({ area: ['Avengers Mansion'], wholeDeck: ['Energy', 'Genius'] }),
        { hero: 'iron-man', wholeDeck: [] },
      ],
    })
      .choose('use Avengers Mansion')
      .shows({ 'Captain Marvel hand': 'Energy', 'Iron Man hand': '' })
      .asks('playerTurn', 0);
  });

  test('can be had once by each player', () => {
    const hand = ['Avengers Mansion', 'Energy', 'Genius'];
    play({
      players: [marvel({ hand, area: ['Avengers Mansion'] }), { hero: 'iron-man', hand }],
    })
      .lacks('play Avengers Mansion')
      .choose('end turn')
      .choose('play Avengers Mansion')
      .changes({
        'Iron Man hand': '',
        'Iron Man discard pile': 'Energy, Genius',
        'Iron Man play area': 'Avengers Mansion, Tony Stark',
      })
      .asks('playerTurn', 1);
  });
});

describe('Helicarrier', () => {
  const hand = ['Haymaker', 'Tenacity', 'Emergency', 'Genius'];
  const flying = (more: Partial<PlayerDescription> = {}) =>
    play({ players: [marvel({ area: ['Helicarrier'], hand, ...more })] });

  test('exhausts to make the next card of a player cheaper by one', () => {
    flying()
      .choose('use Helicarrier')
      .changes({ Helicarrier: 'exhausted' })
      .choose('play Haymaker')
      .pay('Emergency')
      .changes({
        Rhino: 'damage 3',
        'your hand': 'Genius, Tenacity',
        'your discard pile': 'Emergency, Haymaker',
      })
      .lacks('use Helicarrier')
      .asks('playerTurn', 0);
  });

  test('helps with the next card only', () => {
    flying({ hand: ['Haymaker', 'Tenacity', 'Emergency', 'First Aid'], damage: 1 })
      .choose('use Helicarrier')
      .choose('play Haymaker')
      .pay('Emergency')
      .lacks('play Tenacity')
      .offers(
        'play First Aid',
        'attack Captain Marvel',
        'change form',
        'end turn',
        'use Captain Marvel',
      )
      .asks('playerTurn', 0);
  });

  test('is used up by a card that it makes free', () => {
    flying({ hand: ['First Aid', 'Haymaker', 'Emergency', 'Tenacity'], damage: 3 })
      .choose('use Helicarrier')
      .choose('play First Aid')
      .look()
      .choose('play Haymaker')
      .changes({
        Rhino: 'damage 3',
        'your hand': '',
        'your discard pile': 'Emergency, First Aid, Haymaker, Tenacity',
      })
      .asks('playerTurn', 0);
  });

  test('does not make abilities cheaper', () => {
    flying({ area: ['Helicarrier', 'Tenacity'], exhausted: true, hand: ['Energy'] })
      .choose('use Helicarrier')
      .lacks('use Tenacity')
      .asks('playerTurn', 0);
  });

  test('can help another player, whose own card uses it up', () => {
    play({
      players: [
        marvel({ area: ['Helicarrier'], hand: ['Haymaker', 'Genius'] }),
        { hero: 'iron-man', form: 'hero', hand: ['Haymaker', 'Emergency'] },
      ],
    })
      .choose('use Helicarrier')
      .choose('Iron Man')
      .choose('play Haymaker')
      .changes({
        Helicarrier: 'exhausted',
        Rhino: 'damage 3',
        'Captain Marvel hand': '',
        'Captain Marvel discard pile': 'Genius, Haymaker',
      })
      .choose('end turn')
      .choose('play Haymaker')
      .changes({
        Rhino: 'damage 6',
        'Iron Man hand': '',
        'Iron Man discard pile': 'Emergency, Haymaker',
      })
      .asks('playerTurn', 1);
  });

  test('helps in this phase only', () => {
    const table = play({
      players: [marvel({ area: ['Helicarrier'], wholeDeck: Array(9).fill('Haymaker') })],
      encounterDeck: ['Advance', 'Hydra Mercenary'],
    })
      .choose('use Helicarrier')
      .endTurn()
      .passAll()
      .asks('playerTurn', 0)
      .choose('play Haymaker')
      .asks('pay', 0);
    expect(table.prompt?.cost?.symbols).toHaveLength(2);
  });

  test('adds up with that of another player', () => {
    play({
      players: [
        marvel({ area: ['Helicarrier'], hand: ['Haymaker'] }),
        { hero: 'iron-man', area: ['Helicarrier'] },
      ],
    })
      .lacks('play Haymaker')
      .choose('use Helicarrier')
      .choose('Captain Marvel')
      .choose('ask Tony Stark')
      .choose('use Helicarrier')
      .choose('Captain Marvel')
      .look()
      .choose('play Haymaker')
      .changes({
        Rhino: 'damage 3',
        'Captain Marvel hand': '',
        'Captain Marvel discard pile': 'Haymaker',
      })
      .asks('playerTurn', 0);
  });

  test('works in alter-ego form, and can be had once by each player', () => {
    flying({ form: 'alterEgo', hand: ['Helicarrier', 'Energy', 'Genius'] })
      .lacks('play Helicarrier')
      .choose('use Helicarrier')
      .changes({ Helicarrier: 'exhausted' })
      .asks('playerTurn', 0);
  });
});

describe('Tenacity', () => {
  const tenacious = (more: Partial<PlayerDescription> = {}) =>
    play({
      players: [
        marvel({ exhausted: true, area: ['Tenacity'], hand: ['Strength', 'Helicarrier'], ...more }),
      ],
    });

  test('is discarded with a physical resource to ready the hero', () => {
    tenacious()
      .choose('use Tenacity')
      .pay('Helicarrier')
      .changes({
        'Captain Marvel': '',
        'your hand': 'Strength',
        'your play area': 'Captain Marvel',
        'your discard pile': 'Helicarrier, Tenacity',
      })
      .asks('playerTurn', 0);
  });

  test('asks for a physical resource and no other', () => {
    tenacious({ hand: ['Energy', 'Genius'] })
      .lacks('use Tenacity')
      .asks('playerTurn', 0);
  });

  test('is of no use to a ready hero or an alter-ego', () => {
    tenacious({ exhausted: false }).lacks('use Tenacity').asks('playerTurn', 0);
    tenacious({ form: 'alterEgo' }).lacks('use Tenacity').asks('playerTurn', 0);
  });

  test('works even if it is exhausted itself', () => {
    tenacious({ area: [{ card: 'Tenacity', exhausted: true }] }).offers(
      'use Tenacity',
      'change form',
      'end turn',
    );
  });

  test('readies nobody but the own hero', () => {
    play({
      players: [
        marvel({
          area: ['Tenacity', { card: 'Mockingbird', exhausted: true }],
          hand: ['Strength'],
        }),
        { hero: 'iron-man', form: 'hero', exhausted: true },
      ],
    })
      .lacks('use Tenacity')
      .asks('playerTurn', 0);
  });

  test('can be in play several times', () => {
    tenacious({ hand: ['Tenacity', 'Energy'] })
      .choose('play Tenacity')
      .changes({
        'your hand': '',
        'your play area': 'Captain Marvel, Tenacity, Tenacity',
        'your discard pile': 'Energy',
      })
      .asks('playerTurn', 0);
  });
});
