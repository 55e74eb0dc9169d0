import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

const fighter = { card: 'Legolas', resources: 4 };

describe('Blade of Gondolin', () => {
  const attacking = (foe: string, damage: number, attackers: readonly string[]) =>
    play({
      players: [
        {
          heroes: [{ card: 'Gimli', attached: ['Blade of Gondolin'] }, 'Thalin', 'Beravor'],
          engaged: [{ card: foe, damage }],
        },
      ],
      phase: 'combat',
      step: '6.7',
    })
      .choose(`attack ${foe}`)
      .choose(...attackers.map((name) => `attack ${name}`))
      .pass()
      .pass();

  test('strikes Orcs harder by one', () => {
    attacking('Dungeon Jailor', 0, ['Gimli', 'Thalin']).shows({ 'Dungeon Jailor': 'damage 2' });
  });

  test('strikes others no harder', () => {
    attacking('Forest Spider', 0, ['Gimli', 'Thalin']).shows({ 'Forest Spider': 'damage 3' });
  });

  test('places a progress token when its hero attacks and destroys an enemy', () => {
    attacking('Forest Spider', 3, ['Gimli'])
      .choose('use Blade of Gondolin')
      .shows({ 'your engaged': '', 'Flies and Spiders': 'progress 1' });
  });

  test('places none when others do', () => {
    attacking('Forest Spider', 3, ['Thalin']).asks('actionWindow').shows({ 'your engaged': '' });
  });

  test('is for heroes, and restricted', () => {
    play({
      players: [
        {
          heroes: [fighter, { card: 'Beravor', attached: ['Dwarven Axe', 'Citadel Plate'] }],
          area: ['Veteran Axehand'],
          hand: ['Blade of Gondolin'],
        },
      ],
    })
      .plays('Blade of Gondolin')
      .lacks('Veteran Axehand')
      .choose('Beravor')
      .asks('overLimit');
  });
});

describe('Citadel Plate', () => {
  test('gives its hero four more hit points', () => {
    play({
      players: [
        { heroes: [fighter, 'Beravor'], area: ['Veteran Axehand'], hand: ['Citadel Plate'] },
      ],
    })
      .plays('Citadel Plate')
      .lacks('Veteran Axehand')
      .choose('Beravor')
      .has('Beravor', { hitPoints: 8 })
      .has('Legolas', { hitPoints: 4 });
  });

  test('takes them with it: a hero who has no more left is destroyed', () => {
    play({
      players: [
        {
          heroes: [
            fighter,
            {
              card: 'Beravor',
              damage: 4,
              attached: ['Citadel Plate', 'Dwarven Axe'],
            },
            'Gimli',
          ],
          area: ['Faramir'],
          hand: ['Blade of Gondolin'],
        },
      ],
    })
      .plays('Blade of Gondolin')
      .choose('Beravor')
      .choose('discard Citadel Plate')
      .shows({ 'your play area': 'Faramir, Gimli, Legolas' });
  });
});

describe('Dwarven Axe', () => {
  test('gives its hero one more attack, a Dwarf two', () => {
    play({
      players: [
        {
          heroes: [
            fighter,
            { card: 'Beravor', attached: ['Dwarven Axe'] },
            { card: 'Thalin', attached: ['Dwarven Axe'] },
          ],
          area: ['Veteran Axehand'],
          hand: ['Dwarven Axe'],
        },
      ],
    })
      .has('Beravor', { attack: 3 })
      .has('Thalin', { attack: 4 })
      .plays('Dwarven Axe')
      .lacks('Veteran Axehand')
      .choose('Thalin')
      .has('Thalin', { attack: 6, defense: 2 });
  });
});

describe('Horn of Gondor', () => {
  const table = (more: object, step = '6.3') =>
    play({
      players: [
        {
          heroes: [{ card: 'Gimli', attached: ['Horn of Gondor'] }, 'Beravor'],
          ...more,
        },
        { heroes: ['Éowyn'], area: ['Snowbourn Scout'], engaged: ['East Bight Patrol'] },
      ],
      phase: 'combat',
      step,
    });

  test('gives its hero a resource after a character was destroyed, whoever’s', () => {
    table({})
      .until('whoDefends', 1)
      .choose('defend Snowbourn Scout')
      .until('useAbility', 0)
      .choose('use Horn of Gondor')
      .shows({ Gimli: 'resource 1', 'Horn of Gondor': 'on Gimli' });
  });

  test('gives one for each of several that are destroyed together', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Gimli', attached: ['Horn of Gondor'] }, 'Beravor'],
          area: [
            { card: 'Snowbourn Scout', exhausted: true },
            { card: 'Silverlode Archer', exhausted: true },
            'Henamarth Riversong',
          ],
        },
      ],
      phase: 'quest',
      step: '3.3',
      encounterDeck: ["The Necromancer's Reach"],
    })
      .choose('use Horn of Gondor')
      .choose('use Horn of Gondor')
      .asks('actionWindow')
      .shows({ Gimli: 'resource 2', 'your discard pile': 'Silverlode Archer, Snowbourn Scout' });
  });

  test('gives nothing for a character that leaves play otherwise', () => {
    play({
      players: [
        { heroes: [{ card: 'Gimli', attached: ['Horn of Gondor'] }, 'Beravor'], area: ['Gandalf'] },
      ],
      phase: 'refresh',
    })
      .until('planning')
      .shows({ 'your discard pile': 'Gandalf', Gimli: 'resource 1' });
  });

  test('gives nothing for an enemy', () => {
    table({ engaged: [{ card: 'Wolf Rider', damage: 1 }] }, '6.7')
      .choose('attack Wolf Rider')
      .choose('attack Gimli')
      .pass()
      .pass()
      .asks('actionWindow', 0)
      .shows({ 'Gimli engaged': '' });
  });

  test('is there only once', () => {
    play({
      players: [
        { heroes: [fighter, 'Beravor'], hand: ['Horn of Gondor'] },
        { heroes: [{ card: 'Gimli', attached: ['Horn of Gondor'] }] },
      ],
    }).cannot('play Horn of Gondor', 'matchInPlay');
  });
});

describe.each(['Blade of Gondolin', 'Citadel Plate', 'Dwarven Axe', 'Horn of Gondor'])(
  '%s',
  (card) => {
    test('can be attached to heroes of others, who control it then', () => {
      play({
        players: [{ heroes: [fighter, 'Beravor'], hand: [card] }, { heroes: ['Éowyn'] }],
      })
        .plays(card)
        .choose('Éowyn')
        .shows({ [card]: 'on Éowyn', 'Éowyn play area': `${card}, Éowyn` });
    });
  },
);
