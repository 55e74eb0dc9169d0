import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

const TECH = [
  'Arc Reactor',
  'Mark V Armor',
  'Mark V Helmet',
  'Powered Gauntlets',
  'Powered Gauntlets',
  'Rocket Boots',
  'Rocket Boots',
];

describe('Iron Man', () => {
  test('draws up to a single card as long as he controls no Tech upgrade', () => {
    play({ players: [{ hero: 'iron-man', form: 'hero', deck: ['Energy'] }] })
      .endTurn()
      .shows({ 'your hand': 'Energy' })
      .asks('whoDefends', 0);
  });

  test('draws up to one more card for each Tech upgrade, not for other cards', () => {
    play({
      players: [
        {
          hero: 'iron-man',
          form: 'hero',
          area: ['Arc Reactor', 'Mark V Helmet', 'Combat Training', 'Stark Tower'],
          deck: ['Energy', 'Genius', 'Strength', 'Haymaker'],
        },
      ],
    })
      .endTurn()
      .shows({ 'your hand': 'Energy, Genius, Strength' })
      .asks('whoDefends', 0);
  });

  test('counts exhausted Tech upgrades as well', () => {
    play({
      players: [
        {
          hero: 'iron-man',
          form: 'hero',
          area: [{ card: 'Arc Reactor', exhausted: true }],
          deck: ['Energy', 'Genius', 'Strength'],
        },
      ],
    })
      .endTurn()
      .shows({ 'your hand': 'Energy, Genius' })
      .asks('whoDefends', 0);
  });

  test('never draws up to more than seven cards § max, hand-size', () => {
    play({
      players: [
        {
          hero: 'iron-man',
          form: 'hero',
          area: TECH,
          wholeDeck: ['Energy', ...Array.from({ length: 9 }, () => 'Repulsor Blast')],
        },
      ],
    })
      .endTurn()
      .shows({
        'your hand': `Energy${', Repulsor Blast'.repeat(6)}`,
        'your deck': 3,
      })
      .asks('whoDefends', 0);
  });

  test('has no use for the Tech upgrades of another player', () => {
    play({
      players: [
        { hero: 'iron-man', form: 'hero', deck: ['Energy', 'Genius'] },
        { hero: 'she-hulk', form: 'hero', area: ['Mark V Helmet'], deck: ['Strength'] },
      ],
    })
      .endTurn()
      .endTurn()
      .shows({ 'Iron Man hand': 'Energy' })
      .asks('whoDefends', 0);
  });

  test('must discard down to his hand size at the end of the phase', () => {
    const table = play({
      players: [{ hero: 'iron-man', form: 'hero', hand: ['Energy', 'Genius', 'Strength'] }],
    });
    table.choose('end turn').asks('discardAtEnd', 0);
    table
      .choose('discard Energy', 'discard Genius')
      .shows({
        'your hand': 'Strength',
        'your discard pile': 'Energy, Genius',
      })
      .asks('whoDefends', 0);
  });

  test('attacks for one and thwarts for two', () => {
    play({ players: [{ hero: 'iron-man', form: 'hero' }], threat: 3 })
      .choose('attack Iron Man')
      .changes({ Rhino: 'damage 1', 'Iron Man': 'exhausted' })
      .lacks('thwart Iron Man')
      .asks('playerTurn', 0);
    play({ players: [{ hero: 'iron-man', form: 'hero' }], threat: 3 })
      .choose('thwart Iron Man')
      .changes({ 'The Break-In!': 'threat 1', 'Iron Man': 'exhausted' })
      .asks('playerTurn', 0);
  });

  test('defends with one', () => {
    play({
      players: [{ hero: 'iron-man', form: 'hero' }],
      encounterDeck: ['Advance', 'Hydra Mercenary'],
    })
      .endTurn()
      .asks('whoDefends')
      .choose('defend Iron Man')
      .shows({ 'Iron Man': 'damage 1, exhausted' })
      .asks('playerTurn', 0);
  });

  test('cannot look into the future while he is Iron Man', () => {
    play({ players: [{ hero: 'iron-man', form: 'hero' }] }).lacks('use Iron Man');
  });
});

describe('Tony Stark', () => {
  const stark = (wholeDeck: readonly string[], discard: readonly string[] = []) =>
    play({
      players: [{ hero: 'iron-man', wholeDeck, discard }],
      wholeEncounterDeck: ['Advance', 'Assault'],
    });

  test('takes one of the top three cards of his deck to his hand and discards the others', () => {
    stark(['Energy', 'Arc Reactor', 'Haymaker', 'Genius', 'Strength'])
      .choose('use Tony Stark')
      .asks('chooseCard', 0)
      .offers('Energy', 'Arc Reactor', 'Haymaker')
      .lacks('Genius', 'Strength', 'pass')
      .choose('Arc Reactor')
      .changes({
        'your hand': 'Arc Reactor',
        'your discard pile': 'Energy, Haymaker',
        'your deck': 2,
      })
      .asks('playerTurn', 0);
  });

  test('does so once in a round', () => {
    const table = stark(['Energy', 'Arc Reactor', 'Haymaker', 'Genius', 'Strength']);
    const option = table.prompt?.options.find(({ verb }) => verb === 'use');
    if (!option) throw new Error('the ability can be used');
    table
      .choose('use Tony Stark')
      .choose('Energy')
      .lacks('use Tony Stark')
      .refuses(option, 'limitReached', 'limit')
      .asks('playerTurn', 0);
  });

  test('may do so again in the next round', () => {
    play({
      players: [{ hero: 'iron-man', deck: ['Energy', 'Genius', 'Strength'] }],
      encounterDeck: ['Advance', 'Hydra Mercenary'],
    })
      .choose('use Tony Stark')
      .choose('Energy')
      .lacks('use Tony Stark')
      .endTurn()
      .asks('playerTurn', 0)
      .offersAmongOthers('use Tony Stark');
  });

  test('needs no ready identity for it', () => {
    play({ players: [{ hero: 'iron-man', exhausted: true }] }).offers(
      'use Tony Stark',
      'change form',
      'end turn',
    );
  });

  test('looks at what is left if there are fewer than three cards', () => {
    stark(['Energy', 'Genius'], ['Haymaker'])
      .choose('use Tony Stark')
      .offers('Energy', 'Genius')
      .choose('Genius')
      .changes({
        'your hand': 'Genius',
        'your discard pile': '',
        'your dealt': 'Advance',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('makes his deck anew when he takes its last card', () => {
    stark(['Energy'], ['Haymaker', 'Strength'])
      .choose('use Tony Stark')
      .changes({
        'your hand': 'Energy',
        'your deck': 2,
        'your discard pile': '',
        'your dealt': 'Advance',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('recovers three', () => {
    play({ players: [{ hero: 'iron-man', damage: 5 }] })
      .choose('recover Tony Stark')
      .changes({ 'Tony Stark': 'damage 2, exhausted' })
      .asks('playerTurn', 0);
  });

  test('draws up to six cards, whatever Tech he controls', () => {
    play({
      players: [
        {
          hero: 'iron-man',
          area: ['Arc Reactor'],
          wholeDeck: Array.from({ length: 9 }, () => 'Repulsor Blast'),
        },
      ],
    })
      .endTurn()
      .shows({ 'your hand': Array.from({ length: 6 }, () => 'Repulsor Blast').join(', ') });
  });

  test('keeps the hit points of his armour in both forms § upgrade', () => {
    play({ players: [{ hero: 'iron-man', damage: 14, area: ['Mark V Armor'] }] })
      .choose('change form')
      .changes({
        'Tony Stark': '',
        'Iron Man': 'damage 14',
        'your play area': 'Iron Man, Mark V Armor',
      })
      .asks('playerTurn', 0);
  });
});
