import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';

const marvel = (more: Partial<PlayerDescription> = {}) => ({
  hero: 'captain-marvel',
  form: 'hero' as const,
  ...more,
});

describe('Emergency', () => {
  const scheming = (more: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
    play({
      players: [{ hero: 'captain-marvel', hand: ['Emergency', 'Energy'], ...more }],
      encounterDeck: ['Advance', 'Hydra Mercenary'],
      phase: 'villain',
      ...table,
    });

  test('lessens the threat by one that the villain places when he schemes', () => {
    scheming()
      .asks('useAbility', 0)
      .choose('play Emergency')
      .shows({
        'The Break-In!': 'threat 1',
        'your hand': 'Energy',
        'your discard pile': 'Emergency',
      })
      .asks('playerTurn', 0);
  });

  test('is played before the boost card is turned, and counts against the whole of the threat', () => {
    scheming({}, { encounterDeck: ['Ritual Combat', 'Hydra Mercenary'] })
      .shows({ 'The Break-In!': 'threat 1', 'encounter discard pile': '' })
      .choose('play Emergency')
      .shows({ 'The Break-In!': 'threat 3', 'encounter discard pile': 'Ritual Combat' })
      .asks('playerTurn', 0);
  });

  test('does not have to be played', () => {
    scheming()
      .pass()
      .shows({ 'The Break-In!': 'threat 2', 'your hand': 'Emergency, Energy' })
      .asks('playerTurn', 0);
  });

  test('can be played twice, and then lessens it by two', () => {
    scheming(
      { hand: ['Emergency', 'Emergency'] },
      { encounterDeck: ['Ritual Combat', 'Hydra Mercenary'] },
    )
      .choose('play Emergency')
      .choose('play Emergency')
      .shows({ 'The Break-In!': 'threat 2', 'your hand': '' })
      .asks('playerTurn', 0);
  });

  test('cannot make the villain place less than nothing', () => {
    scheming({ hand: ['Emergency', 'Emergency'] })
      .choose('play Emergency')
      .choose('play Emergency')
      .shows({ 'The Break-In!': 'threat 1' })
      .asks('playerTurn', 0);
  });

  test('does nothing about minions that scheme, nor about the first step of the phase', () => {
    scheming({ engaged: ['Whiplash'] })
      .choose('play Emergency')
      .shows({ 'The Break-In!': 'threat 3' })
      .asks('playerTurn', 0);
    scheming(
      { engaged: ['Whiplash'] },
      {
        villain: { status: ['confused'] },
        encounterDeck: ['Hydra Mercenary'],
      },
    )
      .shows({ 'The Break-In!': 'threat 3', 'your hand': 'Emergency, Energy' })
      .asks('playerTurn', 0);
  });

  test('helps only against this one scheme, not against the next', () => {
    play({
      players: [{ hero: 'captain-marvel', hand: ['Emergency'] }, { hero: 'iron-man' }],
      encounterDeck: ['Advance', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .choose('play Emergency')
      .shows({ 'The Break-In!': 'threat 3' })
      .asks('playerTurn', 1);
  });

  test('can be played by a hero while the villain schemes against another player', () => {
    play({
      players: [{ hero: 'iron-man' }, marvel({ hand: ['Emergency'] })],
      encounterDeck: ['Advance', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .asks('useAbility', 1)
      .choose('play Emergency')
      .asks('whoDefends', 1)
      .shows({ 'The Break-In!': 'threat 2' });
  });

  test('answers a scheme that a treachery brings about', () => {
    scheming(
      {},
      {
        villain: { status: ['confused'] },
        encounterDeck: ['Advance', 'Ritual Combat'],
      },
    )
      .asks('useAbility', 0)
      .choose('play Emergency')
      .shows({ 'The Break-In!': 'threat 3', 'your hand': 'Energy' })
      .asks('playerTurn', 0);
  });

  test('works under a crisis, for it prevents threat and does not remove it', () => {
    scheming({}, { sideSchemes: ['Crowd Control'] })
      .choose('play Emergency')
      .shows({ 'The Break-In!': 'threat 1' })
      .asks('playerTurn', 0);
  });

  test('is a thwart: confusion cancels it and comes off', () => {
    scheming({ status: ['confused'] })
      .choose('play Emergency')
      .shows({
        'The Break-In!': 'threat 2',
        'Carol Danvers': '',
        'your discard pile': 'Emergency',
      })
      .asks('playerTurn', 0);
  });

  test('is of no use while the villain attacks, nor on a turn', () => {
    play({
      players: [marvel({ hand: ['Emergency'] })],
      encounterDeck: ['Advance', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .asks('whoDefends', 0)
      .pass()
      .asks('playerTurn', 0)
      .lacks('play Emergency');
  });
});

describe('First Aid', () => {
  const healing = (more: Partial<PlayerDescription> = {}, villain = {}) =>
    play({ players: [marvel({ hand: ['First Aid', 'Energy', 'Genius'], ...more })], villain });

  test('heals two damage from any damaged character, friend or foe', () => {
    healing(
      {
        damage: 5,
        area: [{ card: 'Mockingbird', damage: 1 }, 'Nick Fury'],
        engaged: [{ card: 'Whiplash', damage: 1 }],
      },
      { damage: 3 },
    )
      .choose('play First Aid')
      .pay('Energy')
      .offers('Captain Marvel', 'Mockingbird', 'Whiplash', 'Rhino')
      .lacks('Nick Fury')
      .choose('Captain Marvel')
      .changes({
        'Captain Marvel': 'damage 3',
        'your hand': 'Genius',
        'your discard pile': 'Energy, First Aid',
      })
      .asks('playerTurn', 0);
  });

  test('heals no more than there is', () => {
    healing({ area: [{ card: 'Mockingbird', damage: 1 }] })
      .choose('play First Aid')
      .pay('Energy')
      .changes({
        Mockingbird: '',
        'your hand': 'Genius',
        'your discard pile': 'Energy, First Aid',
      })
      .asks('playerTurn', 0);
  });

  test('can be played in alter-ego form, and for another player', () => {
    play({
      players: [
        { hero: 'captain-marvel', hand: ['First Aid', 'Energy'] },
        { hero: 'iron-man', form: 'hero', damage: 4 },
      ],
    })
      .choose('play First Aid')
      .changes({
        'Iron Man': 'damage 2',
        'Captain Marvel hand': '',
        'Captain Marvel discard pile': 'Energy, First Aid',
      })
      .asks('playerTurn', 0);
  });

  test('is of no use while nobody is hurt, or without a resource', () => {
    healing().lacks('play First Aid').asks('playerTurn', 0);
    healing({ damage: 3, hand: ['First Aid'] })
      .lacks('play First Aid')
      .asks('playerTurn', 0);
  });
});

describe('Haymaker', () => {
  const fighting = (more: Partial<PlayerDescription> = {}, villain = {}) =>
    play({ players: [marvel({ hand: ['Haymaker', 'Energy', 'Genius'], ...more })], villain });
  const PLAYED = { 'your hand': 'Genius', 'your discard pile': 'Energy, Haymaker' };

  test('deals three damage to an enemy', () => {
    fighting({ engaged: ['Whirlwind'] })
      .choose('play Haymaker')
      .pay('Energy')
      .offers('Rhino', 'Whirlwind')
      .choose('Whirlwind')
      .changes({ ...PLAYED, Whirlwind: 'damage 3' })
      .asks('playerTurn', 0);
  });

  test('is stopped by a tough card', () => {
    fighting({}, { status: ['tough'] })
      .choose('play Haymaker')
      .pay('Energy')
      .changes({ ...PLAYED, Rhino: '' })
      .asks('playerTurn', 0);
  });

  test('does not pass a guard, and does not go on past a defeated one', () => {
    fighting({ engaged: [{ card: 'Hydra Mercenary', damage: 2 }] })
      .choose('play Haymaker')
      .pay('Energy')
      .changes({
        ...PLAYED,
        'Hydra Mercenary': '',
        'your engaged': '',
        'encounter discard pile': 'Hydra Mercenary',
      })
      .asks('playerTurn', 0);
  });

  test('only takes the stun off a stunned hero', () => {
    fighting({ status: ['stunned'] })
      .choose('play Haymaker')
      .pay('Energy')
      .changes({ ...PLAYED, 'Captain Marvel': '' })
      .asks('playerTurn', 0);
  });

  test('does not need a ready hero, but hero form and two resources', () => {
    fighting({ exhausted: true }).offers('play Haymaker', 'change form', 'end turn');
    fighting({ form: 'alterEgo' }).lacks('play Haymaker').asks('playerTurn', 0);
    fighting({ hand: ['Haymaker', 'Tenacity'] })
      .lacks('play Haymaker')
      .asks('playerTurn', 0);
  });

  test('cannot be aimed at an enemy that cannot take damage', () => {
    play({
      players: [
        marvel({
          hand: ['Haymaker', 'Energy', 'Genius'],
          engaged: [{ card: 'Madame Hydra', damage: 1 }],
        }),
      ],
      sideSchemes: ['Legions of Hydra'],
    })
      .choose('play Haymaker')
      .pay('Energy')
      .changes({ ...PLAYED, Rhino: 'damage 3' })
      .asks('playerTurn', 0);
  });
});
