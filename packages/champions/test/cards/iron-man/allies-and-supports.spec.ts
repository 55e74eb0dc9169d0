import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

describe('War Machine', () => {
  const withWarMachine = (laid: object = {}, more: object = {}) => ({
    hero: 'iron-man',
    form: 'hero' as const,
    area: [{ card: 'War Machine', ...laid }],
    ...more,
  });

  test('exhausts and suffers two damage to deal one to each enemy, engaged with whomever', () => {
    play({
      players: [
        withWarMachine({}, { engaged: ['Tiger Shark'] }),
        { hero: 'she-hulk', form: 'hero', engaged: ['Hydra Mercenary'] },
      ],
    })
      .choose('use War Machine')
      .changes({
        'War Machine': 'damage 2, exhausted',
        Rhino: 'damage 1',
        'Tiger Shark': 'damage 1',
        'Hydra Mercenary': 'damage 1',
      })
      .asks('playerTurn', 0);
  });

  test('does so in either form of his player, and past a guard, for it is no attack', () => {
    play({
      players: [
        withWarMachine({}, { form: 'alterEgo', engaged: ['Hydra Mercenary'], status: ['stunned'] }),
      ],
    })
      .choose('use War Machine')
      .changes({
        'War Machine': 'damage 2, exhausted',
        Rhino: 'damage 1',
        'Hydra Mercenary': 'damage 1',
      })
      .asks('playerTurn', 0);
  });

  test('does not provoke retaliation by it', () => {
    play({ players: [withWarMachine({}, { engaged: ['Whiplash'] })] })
      .choose('use War Machine')
      .changes({ 'War Machine': 'damage 2, exhausted', Rhino: 'damage 1', Whiplash: 'damage 1' })
      .asks('playerTurn', 0);
  });

  test('may be defeated by his own ability, which works all the same', () => {
    play({ players: [withWarMachine({ damage: 2 })] })
      .choose('use War Machine')
      .changes({
        'War Machine': '',
        'your play area': 'Iron Man',
        'your discard pile': 'War Machine',
        Rhino: 'damage 1',
      })
      .asks('playerTurn', 0);
  });

  test('has paid even if a tough card takes the damage for him', () => {
    play({ players: [withWarMachine({ status: ['tough'] })] })
      .choose('use War Machine')
      .changes({ 'War Machine': 'exhausted', Rhino: 'damage 1' })
      .asks('playerTurn', 0);
  });

  test('leaves out an enemy that cannot take damage', () => {
    play({
      players: [withWarMachine({}, { engaged: ['Madame Hydra'] })],
      sideSchemes: ['Legions of Hydra'],
    })
      .choose('use War Machine')
      .changes({ 'War Machine': 'damage 2, exhausted', Rhino: 'damage 1' })
      .asks('playerTurn', 0);
  });

  test('cannot do so while he is exhausted', () => {
    play({ players: [withWarMachine({ exhausted: true })] })
      .lacks('use War Machine', 'attack War Machine', 'thwart War Machine')
      .asks('playerTurn', 0);
  });

  test('attacks for two and thwarts for one, and suffers one for either', () => {
    play({ players: [withWarMachine()], threat: 2 })
      .choose('attack War Machine')
      .changes({ Rhino: 'damage 2', 'War Machine': 'damage 1, exhausted' })
      .asks('playerTurn', 0);
    play({ players: [withWarMachine()], threat: 2 })
      .choose('thwart War Machine')
      .changes({ 'The Break-In!': 'threat 1', 'War Machine': 'damage 1, exhausted' })
      .asks('playerTurn', 0);
  });
});

describe('Pepper Potts', () => {
  const paying = (discard: readonly string[], pepper: object = {}) =>
    play({
      players: [
        {
          hero: 'iron-man',
          form: 'hero',
          hand: ['Supersonic Punch', 'Arc Reactor', 'Mark V Armor'],
          area: [{ card: 'Pepper Potts', ...pepper }],
          discard,
        },
      ],
    });

  test('generates the resource of the topmost card of the discard pile', () => {
    paying(['Energy', 'Haymaker'])
      .choose('play Supersonic Punch')
      .pay('Pepper Potts', 'Arc Reactor')
      .changes({
        Rhino: 'damage 4',
        'Pepper Potts': 'exhausted',
        'your hand': 'Mark V Armor',
        'your discard pile': 'Arc Reactor, Energy, Haymaker, Supersonic Punch',
      })
      .asks('playerTurn', 0);
  });

  test('generates both resources of a card that has two § resource-ability', () => {
    paying(['Haymaker', 'Energy'])
      .choose('play Supersonic Punch')
      .pay('Pepper Potts')
      .changes({
        Rhino: 'damage 4',
        'Pepper Potts': 'exhausted',
        'your hand': 'Arc Reactor, Mark V Armor',
        'your discard pile': 'Energy, Haymaker, Supersonic Punch',
      })
      .asks('playerTurn', 0);
  });

  test('generates the type of that card: its mental resource pays for the boots', () => {
    const boots = (discard: readonly string[]) =>
      play({
        players: [
          {
            hero: 'iron-man',
            form: 'hero',
            area: ['Pepper Potts', 'Rocket Boots'],
            discard,
          },
        ],
      });
    boots(['Stark Tower'])
      .choose('use Rocket Boots')
      .changes({ 'Pepper Potts': 'exhausted', 'Rocket Boots': 'exhausted' })
      .asks('playerTurn', 0);
    boots(['Stark Tower', 'Energy']).lacks('use Rocket Boots').asks('playerTurn', 0);
  });

  test('gives nothing with an empty discard pile, or while she is exhausted', () => {
    paying([]).choose('play Supersonic Punch').pay().shows({
      'Pepper Potts': '',
      'your discard pile': 'Arc Reactor, Mark V Armor, Supersonic Punch',
    });
    paying(['Energy'], { exhausted: true }).choose('play Supersonic Punch').pay().shows({
      'your discard pile': 'Arc Reactor, Energy, Mark V Armor, Supersonic Punch',
    });
  });

  test('looks at the discard pile of her own player only', () => {
    play({
      players: [
        { hero: 'iron-man', form: 'hero', hand: ['Repulsor Blast'], area: ['Pepper Potts'] },
        { hero: 'she-hulk', discard: ['Energy'] },
      ],
    })
      .lacks('play Repulsor Blast')
      .asks('playerTurn', 0);
  });
});

describe('Stark Tower', () => {
  const tower = (discard: readonly string[], more: object = {}) => ({
    hero: 'iron-man',
    area: ['Stark Tower'],
    discard,
    ...more,
  });

  test('returns the topmost Tech upgrade of the discard pile to the hand', () => {
    play({ players: [tower(['Mark V Armor', 'Mark V Helmet', 'Combat Training', 'Energy'])] })
      .choose('use Stark Tower')
      .changes({
        'Stark Tower': 'exhausted',
        'your hand': 'Mark V Helmet',
        'your discard pile': 'Combat Training, Energy, Mark V Armor',
      })
      .asks('playerTurn', 0);
  });

  test('can do so for any player who has one there', () => {
    play({
      players: [
        tower(['Mark V Armor']),
        { hero: 'she-hulk', discard: ['Arc Reactor'] },
        { hero: 'spider-man', discard: ['Energy'] },
      ],
    })
      .choose('use Stark Tower')
      .offers('Tony Stark', 'Jennifer Walters')
      .lacks('Peter Parker')
      .choose('Jennifer Walters')
      .changes({
        'Stark Tower': 'exhausted',
        'She-Hulk hand': 'Arc Reactor',
        'She-Hulk discard pile': '',
      })
      .asks('playerTurn', 0);
  });

  test('is of no use without a Tech upgrade in a discard pile', () => {
    play({ players: [tower(['Combat Training', 'Pepper Potts', 'Energy'])] })
      .lacks('use Stark Tower')
      .asks('playerTurn', 0);
  });

  test('works in alter-ego form only, and only while it is ready', () => {
    play({ players: [tower(['Arc Reactor'], { form: 'hero' })] })
      .lacks('use Stark Tower')
      .asks('playerTurn', 0);
    play({
      players: [tower(['Arc Reactor'], { area: [{ card: 'Stark Tower', exhausted: true }] })],
    })
      .lacks('use Stark Tower')
      .asks('playerTurn', 0);
  });

  test('is unique: no second one can be played while it is in play', () => {
    play({ players: [tower([], { hand: ['Stark Tower', 'Energy', 'Genius'] })] })
      .lacks('play Stark Tower')
      .asks('playerTurn', 0);
  });
});
