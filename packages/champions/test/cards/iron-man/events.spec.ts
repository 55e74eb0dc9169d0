import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

const NO_ENERGY = ['Repulsor Blast', 'Genius', 'Strength', 'Pepper Potts', 'Mark V Helmet'];

/** Iron Man with one Repulsor Blast and this on top of his deck. */
const blaster = (deck: readonly string[], more: object = {}) => ({
  hero: 'iron-man',
  form: 'hero' as const,
  hand: ['Repulsor Blast', 'Genius', 'Strength'],
  wholeDeck: [...deck, ...NO_ENERGY],
  ...more,
});

describe('Repulsor Blast', () => {
  test('cannot be aimed at an enemy that cannot take damage', () => {
    play({
      players: [
        blaster(NO_ENERGY, { engaged: ['Madame Hydra', { card: 'Hydra Soldier', damage: 1 }] }),
      ],
      sideSchemes: ['Legions of Hydra'],
    })
      .choose('play Repulsor Blast')
      .pay('Genius')
      .shows({ 'Hydra Soldier': 'damage 2', 'Madame Hydra': '' })
      .asks('playerTurn', 0);
  });

  test('deals one damage and discards five cards from the top of the deck', () => {
    play({ players: [blaster(NO_ENERGY)] })
      .choose('play Repulsor Blast')
      .pay('Genius')
      .changes({
        Rhino: 'damage 1',
        'your hand': 'Strength',
        'your deck': 5,
        'your discard pile':
          'Genius, Genius, Mark V Helmet, Pepper Potts, Repulsor Blast, Repulsor Blast, Strength',
      })
      .asks('playerTurn', 0);
  });

  test('deals two more for each energy resource on the discarded cards, two for a card with two', () => {
    play({ players: [blaster(['Energy', 'Arc Reactor', 'Genius', 'Genius', 'Genius'])] })
      .choose('play Repulsor Blast')
      .pay('Genius')
      .shows({ Rhino: 'damage 7' })
      .asks('playerTurn', 0);
  });

  test('does not count wild resources, nor energy below the first five cards § wild-resource, energy-resource, printed', () => {
    play({
      players: [blaster(['War Machine', 'Genius', 'Genius', 'Genius', 'Genius', 'Energy'])],
    })
      .choose('play Repulsor Blast')
      .pay('Genius')
      .shows({ Rhino: 'damage 1' })
      .asks('playerTurn', 0);
  });

  test('does not count the energy it was paid with', () => {
    play({
      players: [blaster(NO_ENERGY, { hand: ['Repulsor Blast', 'Energy', 'Strength'] })],
    })
      .choose('play Repulsor Blast')
      .pay('Energy')
      .shows({ Rhino: 'damage 1' })
      .asks('playerTurn', 0);
  });

  test('deals all of its damage at once, so that a tough card stops the whole of it § additional, tough', () => {
    play({
      players: [blaster(['Energy', 'Genius', 'Genius', 'Genius', 'Genius'])],
      villain: { status: ['tough'] },
    })
      .choose('play Repulsor Blast')
      .pay('Genius')
      .shows({ Rhino: '', 'your deck': 5 })
      .asks('playerTurn', 0);
  });

  test('hits the enemy that was chosen before cards are discarded, and no other', () => {
    play({
      players: [
        blaster(['Energy', 'Genius', 'Genius', 'Genius', 'Genius'], { engaged: ['Tiger Shark'] }),
      ],
    })
      .choose('play Repulsor Blast')
      .pay('Genius')
      .asks('chooseCard')
      .shows({ 'your deck': 10 })
      .choose('Tiger Shark')
      .shows({ 'Tiger Shark': 'damage 5', Rhino: '', 'your deck': 5 })
      .asks('playerTurn', 0);
  });

  test('discards what there is if the deck runs out, and the deck is made anew', () => {
    play({
      players: [
        {
          hero: 'iron-man',
          form: 'hero',
          hand: ['Repulsor Blast', 'Genius', 'Strength'],
          wholeDeck: ['Energy', 'Arc Reactor'],
        },
      ],
      encounterDeck: ['Advance'],
    })
      .choose('play Repulsor Blast')
      .pay('Genius')
      .shows({
        Rhino: 'damage 7',
        'your deck': 3,
        'your discard pile': 'Repulsor Blast',
        'your dealt': 'Advance',
      })
      .asks('playerTurn', 0);
  });

  test('is played in hero form only', () => {
    play({ players: [{ hero: 'iron-man', hand: ['Repulsor Blast', 'Genius'] }] })
      .lacks('play Repulsor Blast')
      .asks('playerTurn', 0);
  });

  test('cannot be played without a resource to pay for it', () => {
    play({ players: [{ hero: 'iron-man', form: 'hero', hand: ['Repulsor Blast'] }] })
      .lacks('play Repulsor Blast')
      .asks('playerTurn', 0);
  });

  test('cannot be aimed at the villain past a guard', () => {
    play({ players: [blaster(NO_ENERGY, { engaged: ['Hydra Mercenary'] })] })
      .choose('play Repulsor Blast')
      .pay('Genius')
      .shows({ 'Hydra Mercenary': 'damage 1', Rhino: '' })
      .asks('playerTurn', 0);
  });

  test('does nothing but take the stun off a stunned hero', () => {
    play({ players: [blaster(NO_ENERGY, { status: ['stunned'] })] })
      .choose('play Repulsor Blast')
      .pay('Genius')
      .changes({
        'Iron Man': '',
        'your hand': 'Strength',
        'your discard pile': 'Genius, Repulsor Blast',
      })
      .asks('playerTurn', 0);
  });

  test('is an attack: whoever retaliates strikes back', () => {
    play({ players: [blaster(NO_ENERGY, { engaged: ['Whiplash'] })] })
      .choose('play Repulsor Blast')
      .pay('Genius')
      .choose('Whiplash')
      .shows({ Whiplash: 'damage 1', 'Iron Man': 'damage 1' })
      .asks('playerTurn', 0);
  });
});

describe('Supersonic Punch', () => {
  const puncher = (more: object = {}) => ({
    hero: 'iron-man',
    form: 'hero' as const,
    hand: ['Supersonic Punch', 'Genius', 'Strength'],
    ...more,
  });

  test('deals four damage to an enemy', () => {
    play({ players: [puncher({ engaged: ['Tiger Shark'] })] })
      .choose('play Supersonic Punch')
      .pay('Genius')
      .offers('Rhino', 'Tiger Shark')
      .choose('Tiger Shark')
      .changes({
        'Tiger Shark': 'damage 4',
        'your hand': 'Strength',
        'your discard pile': 'Genius, Supersonic Punch',
      })
      .asks('playerTurn', 0);
  });

  test('deals eight to one who flies § traits, gains', () => {
    play({
      players: [
        puncher({
          hand: ['Supersonic Punch', 'Genius', 'Stark Tower', 'Strength', 'Energy'],
          area: ['Rocket Boots'],
        }),
      ],
    })
      .choose('use Rocket Boots')
      .pay('Stark Tower')
      .choose('play Supersonic Punch')
      .pay('Strength')
      .changes({
        Rhino: 'damage 8',
        'Rocket Boots': 'exhausted',
        'your hand': 'Energy, Genius',
        'your discard pile': 'Stark Tower, Strength, Supersonic Punch',
      })
      .asks('playerTurn', 0);
  });

  test('is stopped by a tough card, all of it', () => {
    play({ players: [puncher()], villain: { status: ['tough'] } })
      .choose('play Supersonic Punch')
      .pay('Strength')
      .changes({
        Rhino: '',
        'your hand': 'Genius',
        'your discard pile': 'Strength, Supersonic Punch',
      })
      .asks('playerTurn', 0);
  });

  test('costs two and is played in hero form only', () => {
    play({ players: [puncher({ hand: ['Supersonic Punch', 'Arc Reactor'] })] })
      .lacks('play Supersonic Punch')
      .asks('playerTurn', 0);
    play({ players: [puncher({ form: 'alterEgo' })] })
      .lacks('play Supersonic Punch')
      .asks('playerTurn', 0);
  });

  test('cannot pass a guard', () => {
    play({ players: [puncher({ engaged: ['Hydra Mercenary'] })] })
      .choose('play Supersonic Punch')
      .pay('Genius')
      .shows({ 'your engaged': '', Rhino: '' })
      .asks('playerTurn', 0);
  });

  test('is canceled by a stun, which comes off', () => {
    play({ players: [puncher({ status: ['stunned'] })] })
      .choose('play Supersonic Punch')
      .pay('Genius')
      .shows({ 'Iron Man': '', Rhino: '', 'your discard pile': 'Genius, Supersonic Punch' })
      .asks('playerTurn', 0);
  });
});
