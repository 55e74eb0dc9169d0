import { zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { HAND, of } from '../../../src/board.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('drs');

const strange = { hero: 'doctor-strange', form: 'hero' } as const;

describe('Brother Voodoo', () => {
  test('finds an event among the top 5 cards of the deck', () => {
    play({
      players: [
        {
          ...strange,
          hand: ['Brother Voodoo', 'Energy', 'Warning'],
          wholeDeck: [
            'Clea',
            'Wong',
            'Magic Blast',
            'Genius',
            'Desperate Defense',
            'Astral Projection',
          ],
        },
      ],
    })
      .choose('play Brother Voodoo')
      .choose('use Brother Voodoo')
      .offers('Desperate Defense', 'Magic Blast')
      .choose('Magic Blast')
      .shows({ 'your hand': 'Magic Blast', 'your deck': 5 });
  });
});

test('Clea is shuffled into the deck when she is defeated, if her player likes', () => {
  const fallen = () =>
    play({
      players: [{ ...strange, area: [{ card: 'Clea', damage: 1 }], wholeDeck: [] }],
    }).choose('attack Clea');
  fallen().choose('use Clea').shows({ 'your deck': 1, 'your discard pile': '' });
  fallen().pass().shows({ 'your deck': 1, 'your discard pile': '' });
});

describe('Iron Fist', () => {
  test('spends a mystic counter as he attacks, to stun the enemy and deal 1 damage', () => {
    play({ players: [{ ...strange, area: ['Iron Fist'] }] })
      .choose('attack Iron Fist')
      .choose('use Iron Fist')
      .shows({ Rhino: 'damage 3, stunned 1', 'Iron Fist': 'damage 1, mystic 1, exhausted' });
  });

  test('cannot without a counter', () => {
    play({ players: [{ ...strange, area: [{ card: 'Iron Fist', counters: { mystic: 0 } }] }] })
      .choose('attack Iron Fist')
      .shows({ Rhino: 'damage 2' })
      .asks('playerTurn');
  });
});

describe('Desperate Defense', () => {
  const defending = (boost: string) =>
    play({
      players: [{ ...strange, hand: ['Desperate Defense', 'Energy'] }],
      encounterDeck: [boost, 'Hydra Mercenary'],
      phase: 'villain',
    })
      .choose('defend Doctor Strange')
      .choose('play Desperate Defense');

  test('adds 2 to DEF, and readies the hero who took no damage', () => {
    defending('Advance').passAll().shows({ 'Doctor Strange': '', 'your hand': '' });
  });

  test('readies nobody who took damage', () => {
    play({
      players: [{ ...strange, hand: ['Desperate Defense', 'Energy'] }],
      gains: { Rhino: { atk: 3 } },
      encounterDeck: ['Advance', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .choose('defend Doctor Strange')
      .choose('play Desperate Defense')
      .passAll()
      .shows({ 'Doctor Strange': 'damage 1, exhausted' });
  });

  test('is for the defending hero', () => {
    play({
      players: [{ ...strange, area: ['Wong'], hand: ['Desperate Defense', 'Energy'] }],
      encounterDeck: ['Advance', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .choose('defend Wong')
      .lacks('play Desperate Defense');
  });
});

describe('Momentum Shift', () => {
  const shifting = (damage: number) =>
    play({ players: [{ ...strange, damage, hand: ['Momentum Shift', 'Energy', 'Warning'] }] });

  test('heals 2 damage from the hero to deal 2 damage to an enemy', () => {
    shifting(3)
      .choose('play Momentum Shift')
      .shows({ 'Doctor Strange': 'damage 1', Rhino: 'damage 2' });
  });

  test('needs 2 damage to heal', () => {
    shifting(2).choose('play Momentum Shift').shows({ 'Doctor Strange': '' });
    shifting(1).lacks('play Momentum Shift');
  });
});

describe('The Night Nurse', () => {
  const nursing = (more: object) =>
    play({
      players: [
        { ...strange, area: ['The Night Nurse'], ...more },
        { hero: 'spider-man', form: 'hero', damage: 2 },
        { hero: 'iron-man', damage: 2, status: ['stunned'] },
      ],
    });

  test('heals 1 damage from a hero and discards a status card', () => {
    nursing({ damage: 2, status: ['stunned', 'confused'] })
      .choose('use The Night Nurse')
      .offers('Doctor Strange', 'Spider-Man')
      .choose('Doctor Strange')
      .offers('option 1', 'option 2')
      .choose('option 2')
      .shows({
        'Doctor Strange': 'damage 1, stunned 1',
        'The Night Nurse': 'medical 2, exhausted',
      });
  });

  test('helps one who has only one of both', () => {
    nursing({})
      .choose('use The Night Nurse')
      .shows({ 'Spider-Man': 'damage 1' })
      .asks('playerTurn');
  });
});

describe('Unflappable', () => {
  const attack = (more: object, others: object = {}) =>
    play({
      players: [{ ...strange, area: ['Unflappable', 'Wong'], deck: ['Clea'], ...more }],
      encounterDeck: ['Advance', 'Hydra Mercenary'],
      phase: 'villain',
      ...others,
    });

  test('draws a card after a defense without damage', () => {
    attack({})
      .choose('defend Doctor Strange')
      .choose('use Unflappable')
      .shows({ 'your hand': 'Clea', Unflappable: 'exhausted' });
  });

  test('does not after damage, nor after an ally’s defense', () => {
    attack({}, { gains: { Rhino: { atk: 1 } } })
      .choose('defend Doctor Strange')
      .asks('playerTurn');
    attack({}).choose('defend Wong').asks('playerTurn');
  });
});

describe('Warning', () => {
  test('takes 1 off the damage that any hero would take', () => {
    play({
      players: [
        { hero: 'spider-man', form: 'hero' },
        { ...strange, hand: ['Warning'] },
      ],
      encounterDeck: ['Advance', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .pass()
      .pass()
      .pass()
      .choose('play Warning')
      .shows({ 'Spider-Man': 'damage 1' })
      .passAll();
  });

  test('does not help an ally', () => {
    play({
      players: [{ ...strange, area: ['Wong'], hand: ['Warning'] }],
      encounterDeck: ['Advance', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .choose('defend Wong')
      .shows({ Wong: 'damage 2, exhausted' })
      .asks('playerTurn');
  });
});

describe('The Sorcerer Supreme', () => {
  test('is for the Mystic', () => {
    play({ players: [{ hero: 'doctor-strange', hand: ['The Sorcerer Supreme', 'Energy'] }] })
      .choose('play The Sorcerer Supreme')
      .holds('your play area', 'The Sorcerer Supreme');
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['The Sorcerer Supreme', 'Energy'] }],
    }).cannot('play The Sorcerer Supreme', 'conditionNotMet');
  });

  test('adds 1 to the hand size of a hero, not of an alter-ego', () => {
    const drawn = (form: 'hero' | 'alterEgo') => {
      const table = play({
        players: [{ hero: 'doctor-strange', form, area: ['The Sorcerer Supreme'] }],
        encounterDeck: ['Hydra Mercenary', 'Hydra Mercenary'],
      }).choose('end turn');
      expect(table.prompt?.seat).toBe(0);
      return zoneOf(table.state, of(HAND, 0)).length;
    };
    expect(drawn('hero')).toBe(6);
    expect(drawn('alterEgo')).toBe(6);
  });
});

describe('Skilled Strike', () => {
  test('adds 2 to the ATK of a basic attack', () => {
    play({ players: [{ ...strange, hand: ['Skilled Strike'] }] })
      .choose('attack Doctor Strange')
      .choose('play Skilled Strike')
      .shows({ Rhino: 'damage 3' });
  });

  test('not to an event or an ally', () => {
    play({
      players: [{ ...strange, area: ['Wong'], hand: ['Skilled Strike', 'Magic Blast', 'Energy'] }],
    })
      .choose('attack Wong')
      .shows({ Rhino: 'damage 2' })
      .asks('playerTurn');
  });
});

describe('Foiled!', () => {
  const boosted = (form: 'hero' | 'alterEgo') =>
    play({
      players: [{ hero: 'doctor-strange', form, hand: ['Foiled!'] }],
      encounterDeck: ['Charge', 'Hydra Mercenary'],
      phase: 'villain',
    });

  test('cancels the boost icons while an enemy schemes', () => {
    boosted('alterEgo').choose('play Foiled!').shows({ 'The Break-In!': 'threat 2' });
  });

  test('not while it attacks', () => {
    boosted('hero').pass().lacks('play Foiled!').asks('playerTurn');
  });
});

describe('Iron Man, the ally', () => {
  const hand = ['Inspired', 'Energy'];

  test('takes 1 off the cost of an upgrade that is played on him', () => {
    play({ players: [{ ...strange, hand, area: ['09039', 'Wong'] }] })
      .choose('play Inspired')
      .offers('Iron Man', 'Wong')
      .choose('Iron Man')
      .shows({ 'your hand': 'Energy', Inspired: 'on Iron Man' });
  });

  test('not off one that is played on another', () => {
    play({ players: [{ ...strange, hand, area: ['09039', 'Wong'] }] })
      .choose('play Inspired')
      .choose('Wong')
      .shows({ 'your hand': '', Inspired: 'on Wong' });
  });

  test('lets it be played where nothing else could pay for it', () => {
    play({
      players: [{ ...strange, hand: ['Inspired'], area: ['09039', 'Wong'] }],
    })
      .choose('play Inspired')
      .shows({ Inspired: 'on Iron Man' });
    play({ players: [{ ...strange, hand: ['Inspired'], area: ['Wong'] }] }).cannot(
      'play Inspired',
      'cannotPay',
    );
  });
});
