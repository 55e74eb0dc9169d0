import { describe, expect, test } from 'vitest';
import { SHADOW } from '../../../src/board.ts';
import { play } from '../../table/play.ts';

const learned = { card: 'Denethor', resources: 3 };

describe('Forest Snare', () => {
  test('is attached to an engaged enemy, of any player', () => {
    play({
      players: [
        { heroes: [learned, 'Beravor'], hand: ['Forest Snare'], engaged: ['Wolf Rider'] },
        { heroes: ['Aragorn'], engaged: ['East Bight Patrol'] },
      ],
      staging: ['Hummerhorns'],
    })
      .plays('Forest Snare')
      .offers('Wolf Rider', 'East Bight Patrol')
      .lacks('Hummerhorns', 'Beravor')
      .choose('East Bight Patrol')
      .changes({
        Denethor: '',
        'Forest Snare': 'on East Bight Patrol',
        'Denethor hand': '',
        'Denethor play area': 'Beravor, Denethor, Forest Snare',
      });
  });

  test('keeps the enemy from attacking', () => {
    play({
      players: [
        {
          heroes: ['Beravor', 'Denethor'],
          engaged: [{ card: 'East Bight Patrol', attached: ['Forest Snare'] }, 'Wolf Rider'],
        },
      ],
      phase: 'combat',
      step: '6.3',
    })
      .until('undefendedDamage')
      .choose('Denethor')
      .until('whomToAttack')
      .shows({ Denethor: 'damage 2', Beravor: '' });
  });

  test('is no use against an enemy that has no attachments', () => {
    play({
      players: [
        { heroes: [learned, 'Beravor'], hand: ['Forest Snare'], engaged: ['Nazgûl of Dol Guldur'] },
      ],
    }).cannot('play Forest Snare', 'noTarget');
  });

  test('needs an engaged enemy', () => {
    play({
      players: [{ heroes: [learned, 'Beravor'], hand: ['Forest Snare'] }],
      staging: ['Hummerhorns'],
    }).cannot('play Forest Snare', 'noTarget');
  });

  test('goes to the discard pile of its owner with the enemy', () => {
    play({
      players: [
        {
          heroes: ['Gimli', 'Beravor'],
          engaged: [{ card: 'Wolf Rider', attached: ['Forest Snare'] }],
        },
      ],
      phase: 'combat',
      step: '6.7',
    })
      .choose('attack Wolf Rider')
      .choose('attack Gimli')
      .pass()
      .pass()
      .shows({ 'your discard pile': 'Forest Snare', 'encounter discard pile': 'Wolf Rider' });
  });
});

describe('Protector of Lórien', () => {
  const hand = ['Feint', 'Gandalf', 'Faramir', 'Beorn', 'Dwarven Axe'];
  const table = (cards: readonly string[] = hand) =>
    play({
      players: [
        {
          heroes: [{ card: 'Aragorn', attached: ['Protector of Lórien'] }, 'Beravor'],
          hand: cards,
        },
      ],
      phase: 'travel',
    });

  test('gives its hero defense for a card of your hand, until the phase ends', () => {
    table()
      .choose('use Protector of Lórien')
      .choose('Feint')
      .choose('option 1')
      .changes({
        'your hand': 'Beorn, Dwarven Axe, Faramir, Gandalf',
        'your discard pile': 'Feint',
      })
      .has('Aragorn', { defense: 3, willpower: 2 })
      .has('Beravor', { defense: 2 })
      .untilPhase('encounter')
      .has('Aragorn', { defense: 2 });
  });

  test('or willpower', () => {
    table()
      .choose('use Protector of Lórien')
      .choose('Feint')
      .choose('option 2')
      .has('Aragorn', { defense: 2, willpower: 3 });
  });

  test('three times in a phase, and three times in the next one § limits', () => {
    const game = table();
    for (const card of ['Feint', 'Gandalf', 'Faramir']) {
      game.choose('use Protector of Lórien').choose(card).choose('option 1');
    }
    game
      .has('Aragorn', { defense: 5 })
      .cannot('use Protector of Lórien', 'limitReached')
      .untilPhase('encounter')
      .offers('use Protector of Lórien', 'pass', 'use Beravor');
  });

  test('needs a card in hand', () => {
    table([]).cannot('use Protector of Lórien', 'costCannotBePaid');
  });

  test('belongs to whoever has the hero, and so does the hand', () => {
    play({
      players: [
        { heroes: [learned, 'Beravor'], hand: ['Protector of Lórien'] },
        { heroes: ['Aragorn'], hand: ['Feint'] },
      ],
    })
      .plays('Protector of Lórien')
      .choose('Aragorn')
      .lacks('use Protector of Lórien')
      .until('planning', 1)
      .choose('use Protector of Lórien')
      .choose('option 1')
      .shows({ 'Aragorn hand': '', 'Aragorn discard pile': 'Feint' });
  });

  test('what it has given stays when it goes', () => {
    play({
      players: [
        {
          heroes: [{ ...learned, attached: ['Protector of Lórien'] }, 'Beravor'],
          hand: ['Feint'],
          engaged: [{ card: 'East Bight Patrol', shadow: ['Forest Spider'] }],
        },
      ],
      phase: 'combat',
      step: '6.3',
    })
      .choose('use Protector of Lórien')
      .choose('option 1')
      .until('whoDefends')
      .choose('defend Denethor')
      .pass()
      .shows({ 'your discard pile': 'Feint, Protector of Lórien' })
      .has('Denethor', { defense: 4 });
  });
});

describe('Dark Knowledge', () => {
  test('takes one willpower from its hero', () => {
    play({
      players: [
        {
          heroes: [learned, 'Beravor'],
          area: ['Gléowine'],
          hand: ['Dark Knowledge'],
        },
        { heroes: ['Aragorn'] },
      ],
    })
      .plays('Dark Knowledge')
      .offers('Denethor', 'Beravor', 'Aragorn')
      .lacks('Gléowine')
      .choose('Beravor')
      .has('Beravor', { willpower: 1, attack: 2 })
      .has('Denethor', { willpower: 1 });
  });

  test('exhausts to look at a shadow card that was dealt to an enemy of yours', () => {
    const table = play({
      players: [
        {
          heroes: [{ card: 'Denethor', attached: ['Dark Knowledge'] }, 'Beravor'],
          engaged: ['Wolf Rider'],
        },
        { heroes: ['Aragorn'], engaged: ['East Bight Patrol'] },
      ],
      encounterDeck: ['Hummerhorns', 'Forest Gate'],
      phase: 'combat',
    });
    table
      .asks('useAbility', 0)
      .choose('use Dark Knowledge')
      .shows({ 'Dark Knowledge': 'exhausted, on Denethor', 'shadow cards': 2 })
      .asks('actionWindow', 0);
    expect(table.knownIn(SHADOW)).toEqual([0, 0b01]);
  });

  test('does not look at those of others', () => {
    play({
      players: [
        { heroes: [{ card: 'Denethor', attached: ['Dark Knowledge'] }, 'Beravor'] },
        { heroes: ['Aragorn'], engaged: ['East Bight Patrol'] },
      ],
      phase: 'combat',
    })
      .asks('actionWindow', 0)
      .shows({ 'Dark Knowledge': 'on Denethor', 'shadow cards': 1 });
  });
});

describe('Self Preservation', () => {
  test('is attached to any character', () => {
    play({
      players: [
        { heroes: [learned, 'Beravor'], area: ['Gléowine'], hand: ['Self Preservation'] },
        { heroes: ['Aragorn'] },
      ],
      staging: ['Hummerhorns'],
    })
      .plays('Self Preservation')
      .offers('Denethor', 'Beravor', 'Gléowine', 'Aragorn')
      .lacks('Hummerhorns');
  });

  test('exhausts to heal two damage from its character', () => {
    play({
      players: [
        {
          heroes: ['Beravor', { card: 'Gimli', damage: 3, attached: ['Self Preservation'] }],
        },
      ],
    })
      .choose('use Self Preservation')
      .changes({ Gimli: 'damage 1', 'Self Preservation': 'exhausted, on Gimli' })
      .cannot('use Self Preservation', 'costCannotBePaid');
  });

  test('heals nobody else', () => {
    play({
      players: [
        {
          heroes: [
            { card: 'Beravor', damage: 1 },
            { card: 'Gimli', attached: ['Self Preservation'] },
          ],
        },
      ],
    }).cannot('use Self Preservation', 'noTarget');
  });
});
