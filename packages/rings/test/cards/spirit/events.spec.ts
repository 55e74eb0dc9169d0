import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

const spirit = { card: 'Dúnhere', resources: 5 };

describe('The Galadhrim’s Greeting', () => {
  const table = () =>
    play({
      players: [
        { heroes: [spirit, 'Beravor'], threat: 20, hand: ["The Galadhrim's Greeting"] },
        { heroes: ['Aragorn'], threat: 30 },
      ],
    }).plays("The Galadhrim's Greeting");

  test('lowers the threat of one player by six', () => {
    table().choose('option 1').choose('Aragorn').changes({
      Dúnhere: 'resource 2',
      'Aragorn threat': 24,
      'Dúnhere hand': '',
      'Dúnhere discard pile': "The Galadhrim's Greeting",
    });
  });

  test('or that of each by two', () => {
    table().choose('option 2').shows({ 'Dúnhere threat': 18, 'Aragorn threat': 28 });
  });

  test('lowers nobody below zero', () => {
    play({
      players: [{ heroes: [spirit, 'Beravor'], threat: 4, hand: ["The Galadhrim's Greeting"] }],
    })
      .plays("The Galadhrim's Greeting")
      .choose('option 1')
      .shows({ 'your threat': 0 });
  });

  test('cannot be played if nobody has any threat', () => {
    play({
      players: [{ heroes: [spirit, 'Beravor'], threat: 0, hand: ["The Galadhrim's Greeting"] }],
    }).cannot("play The Galadhrim's Greeting", 'noTarget');
  });
});

describe('Strength of Will', () => {
  const travelling = (heroes: readonly (string | object)[], area: readonly string[] = []) =>
    play({
      players: [
        {
          heroes: heroes as readonly string[],
          area,
          hand: ['Strength of Will'],
        },
        { heroes: ['Éowyn'] },
      ],
      staging: ['Enchanted Stream', 'Old Forest Road'],
      phase: 'travel',
    });

  test('exhausts a Spirit character of yours after traveling: two progress tokens there', () => {
    travelling(['Dúnhere', 'Beravor'], ['Wandering Took'])
      .choose('travel Old Forest Road')
      .until('useAbility', 0)
      .plays('Strength of Will')
      .offers('Dúnhere', 'Wandering Took')
      .lacks('Beravor', 'Éowyn')
      .choose('Wandering Took')
      .shows({
        'Wandering Took': 'exhausted',
        'Old Forest Road': 'progress 2',
        'Enchanted Stream': '',
        'Dúnhere discard pile': 'Strength of Will',
      })
      .asks('useAbility', 0);
  });

  test('may explore the location at once', () => {
    travelling(['Dúnhere', 'Beravor'])
      .choose('travel Enchanted Stream')
      .plays('Strength of Will')
      .shows({ 'active location': '', 'encounter discard pile': 'Enchanted Stream' });
  });

  test('a hero who has gained a Spirit icon is a Spirit character § spheres, gains, resource-match', () => {
    travelling([{ card: 'Aragorn', attached: ["Celebrían's Stone"] }, 'Beravor'])
      .choose('travel Enchanted Stream')
      .plays('Strength of Will')
      .shows({ Aragorn: 'exhausted', 'active location': '' });
  });

  test('needs such a character who is ready', () => {
    travelling([{ card: 'Dúnhere', exhausted: true }, 'Beravor'])
      .choose('travel Enchanted Stream')
      .asks('actionWindow', 0)
      .shows({ 'Enchanted Stream': '' });
  });

  test('needs a journey', () => {
    travelling(['Dúnhere', 'Beravor']).pass().asks('actionWindow').lacks('play Strength of Will');
  });
});

describe('Hasty Stroke', () => {
  const attacked = (shadow: string) =>
    play({
      players: [
        { heroes: ['Aragorn', 'Éowyn'], engaged: [{ card: 'Wolf Rider', shadow: [shadow] }] },
        { heroes: [spirit, 'Beravor'], hand: ['Hasty Stroke'] },
      ],
      phase: 'combat',
      step: '6.3',
    })
      .until('whoDefends', 0)
      .choose('defend Aragorn')
      .asks('actionWindow', 1)
      .pass();

  test('cancels a shadow effect, against whomever § prevent, shadow-effects', () => {
    attacked('Dol Guldur Orcs')
      .asks('useAbility', 1)
      .plays('Hasty Stroke')
      .has('Wolf Rider', { attack: 2 })
      .changes({
        Aragorn: 'exhausted',
        Dúnhere: 'resource 4',
        'Dúnhere hand': '',
        'Dúnhere discard pile': 'Hasty Stroke',
        'shadow cards': 0,
        'encounter discard pile': 'Dol Guldur Orcs',
      });
  });

  test('may be kept', () => {
    attacked('Dol Guldur Orcs').pass().has('Wolf Rider', { attack: 3 });
  });

  test('is no answer to a shadow card without effect', () => {
    attacked('Old Forest Road').asks('actionWindow', 1).lacks('play Hasty Stroke');
  });
});

describe('Will of the West', () => {
  const table = (discards: readonly (readonly string[])[]) =>
    play({
      players: [
        {
          heroes: [spirit, 'Beravor'],
          hand: ['Will of the West'],
          wholeDeck: ['Feint'],
          discard: discards[0] ?? [],
        },
        { heroes: ['Aragorn'], wholeDeck: [], discard: discards[1] ?? [] },
      ],
    });

  test('shuffles a player’s discard pile into their deck and leaves the game § removed-from-the-game', () => {
    table([['Gandalf'], ['Faramir', 'Beorn']])
      .plays('Will of the West')
      .offers('Dúnhere', 'Aragorn')
      .choose('Aragorn')
      .changes({
        Dúnhere: 'resource 4',
        'Dúnhere hand': '',
        'Aragorn deck': 2,
        'Aragorn discard pile': '',
        'removed from the game': 'Will of the West',
      })
      .asks('planning');
  });

  test('does not come back with another one § removed-from-the-game', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Dúnhere', resources: 4 }, 'Beravor'],
          hand: ['Will of the West', 'Will of the West'],
          wholeDeck: ['Feint'],
          discard: ['Gandalf'],
        },
        { heroes: ['Aragorn'], wholeDeck: [], discard: ['Faramir'] },
      ],
    })
      .plays('Will of the West')
      .choose('Aragorn')
      .plays('Will of the West')
      .shows({
        'Dúnhere deck': 2,
        'Dúnhere discard pile': '',
        'removed from the game': 'Will of the West, Will of the West',
      });
  });

  test('leaves fallen heroes where they are: a deck has no heroes § discard-piles, hero-cards', () => {
    table([[], ['Glóin', 'Faramir']])
      .plays('Will of the West')
      .shows({ 'Aragorn deck': 1, 'Aragorn discard pile': 'Glóin' });
  });

  test('needs a discard pile', () => {
    table([[], ['Glóin']]).cannot('play Will of the West', 'noTarget');
  });
});

describe('A Test of Will', () => {
  const revealing = (encounterDeck: readonly string[], resources = 1) =>
    play({
      players: [
        { heroes: ['Beravor', { card: 'Glorfindel', exhausted: true }] },
        { heroes: [{ card: 'Dúnhere', resources }], hand: ['A Test of Will'] },
      ],
      phase: 'quest',
      step: '3.3',
      wholeEncounterDeck: [...encounterDeck, 'Forest Gate'],
    });

  test('cancels what a treachery does when it is revealed § treachery-cards, prevent', () => {
    revealing(["The Necromancer's Reach", 'Old Forest Road'])
      .asks('useAbility', 1)
      .plays('A Test of Will')
      .changes({
        Dúnhere: '',
        'Dúnhere hand': '',
        'Dúnhere discard pile': 'A Test of Will',
        'encounter discard pile': "The Necromancer's Reach",
        'encounter deck': 1,
        revealed: '',
        'staging area': 'Old Forest Road',
      });
  });

  test('cancels what an enemy does then; it comes nevertheless', () => {
    revealing(['King Spider', 'Old Forest Road'])
      .plays('A Test of Will')
      .shows({ Beravor: '', Dúnhere: '', 'staging area': 'King Spider, Old Forest Road' });
  });

  test('has no power over keywords', () => {
    revealing(['Endless Caverns', 'Old Forest Road', 'Old Forest Road'])
      .asks('actionWindow', 0)
      .shows({
        'Beravor threat': 23,
        'Dúnhere threat': 9,
        'staging area': 'Endless Caverns, Old Forest Road, Old Forest Road',
      });
  });

  test('has to be paid for', () => {
    revealing(['King Spider', 'Old Forest Road'], 0)
      .asks('whereToTravel')
      .shows({ Beravor: 'exhausted', Dúnhere: 'exhausted' });
  });
});

describe('Stand and Fight', () => {
  const table = (resources: number, more = {}) =>
    play({
      players: [
        {
          heroes: [
            { card: 'Dúnhere', resources },
            { card: 'Beravor', resources: 3 },
          ],
          hand: ['Stand and Fight'],
          discard: ['Wandering Took', 'Feint'],
          ...more,
        },
        { heroes: ['Aragorn'], discard: ['Faramir', 'Snowbourn Scout', 'Glóin'] },
      ],
    });

  test('puts an ally of that cost into play from any discard pile, under your control § printed, x', () => {
    table(4)
      .choose('play Stand and Fight')
      .asks('chooseX', 0)
      .offers('1', '2', '4')
      .lacks('0', '3', '5')
      .choose('4')
      .changes({
        Dúnhere: '',
        'Dúnhere hand': '',
        'Dúnhere play area': 'Beravor, Dúnhere, Faramir',
        'Dúnhere discard pile': 'Feint, Stand and Fight, Wandering Took',
        'Aragorn discard pile': 'Glóin, Snowbourn Scout',
      });
  });

  test('an ally that leaves play then goes to its owner', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Dúnhere', resources: 1 }, 'Beravor'],
          hand: ['Stand and Fight'],
          engaged: ['East Bight Patrol'],
        },
        { heroes: ['Aragorn'], discard: ['Snowbourn Scout'] },
      ],
      phase: 'combat',
      step: '6.3',
    })
      .choose('play Stand and Fight')
      .until('whoDefends')
      .choose('defend Snowbourn Scout')
      .until('whomToAttack')
      .shows({
        'Dúnhere play area': 'Beravor, Dúnhere',
        'Aragorn discard pile': 'Snowbourn Scout',
      });
  });

  test('is paid with Spirit resources only', () => {
    table(1).choose('play Stand and Fight').shows({ Dúnhere: '', Beravor: 'resource 3' });
    table(0).cannot('play Stand and Fight', 'noTarget');
  });

  test('finds allies of any sphere, and neutral ones belong to none § neutral-cards, spheres', () => {
    const found = (ally: string) =>
      play({
        players: [
          {
            heroes: [{ card: 'Dúnhere', resources: 5 }, 'Beravor'],
            hand: ['Stand and Fight'],
            discard: [ally],
          },
        ],
      });
    for (const ally of ['Faramir', 'Gondorian Spearman', 'Northern Tracker', 'Gléowine']) {
      found(ally).choose('play Stand and Fight').holds('your play area', ally);
    }
    found('Gandalf').cannot('play Stand and Fight', 'noTarget');
  });

  test('brings no second copy of what is unique', () => {
    table(4, { area: ['Faramir'] })
      .choose('play Stand and Fight')
      .lacks('4');
  });
});

describe('A Light in the Dark', () => {
  test('sends an engaged enemy back to the staging area as it is', () => {
    play({
      players: [
        { heroes: [spirit, 'Beravor'], hand: ['A Light in the Dark'], engaged: ['Wolf Rider'] },
        { heroes: ['Aragorn'], engaged: [{ card: 'Forest Spider', damage: 2 }] },
      ],
      staging: ['Hummerhorns'],
    })
      .plays('A Light in the Dark')
      .offers('Wolf Rider', 'Forest Spider')
      .lacks('Hummerhorns')
      .choose('Forest Spider')
      .changes({
        Dúnhere: 'resource 3',
        'Dúnhere hand': '',
        'Dúnhere discard pile': 'A Light in the Dark',
        'Aragorn engaged': '',
        'staging area': 'Forest Spider, Hummerhorns',
      });
  });

  test('comes too late for an attack that is going on § engaged, grim-rule, resolving-enemy-attacks', () => {
    play({
      players: [
        { heroes: [spirit, 'Beravor'], hand: ['A Light in the Dark'], engaged: ['Wolf Rider'] },
      ],
      phase: 'combat',
      step: '6.3',
    })
      .plays('A Light in the Dark')
      .until('undefendedDamage')
      .choose('Beravor')
      .shows({ Beravor: 'damage 2', 'staging area': 'Wolf Rider' });
  });

  test('needs an engaged enemy', () => {
    play({
      players: [{ heroes: [spirit, 'Beravor'], hand: ['A Light in the Dark'] }],
      staging: ['Hummerhorns'],
    }).cannot('play A Light in the Dark', 'noTarget');
  });
});

describe('Dwarven Tomb', () => {
  const table = (discard: readonly string[]) =>
    play({
      players: [
        { heroes: [spirit, 'Beravor'], hand: ['Dwarven Tomb'], discard },
        { heroes: ['Aragorn'], discard: ['Hasty Stroke'] },
      ],
    });

  test('takes a Spirit card of your discard pile back into your hand', () => {
    table(['Wandering Took', 'A Test of Will', 'Faramir', 'Gandalf'])
      .plays('Dwarven Tomb')
      .offers('Wandering Took', 'A Test of Will')
      .lacks('Faramir', 'Gandalf', 'Hasty Stroke', 'Dwarven Tomb')
      .choose('A Test of Will')
      .changes({
        Dúnhere: 'resource 4',
        'Dúnhere hand': 'A Test of Will',
        'Dúnhere discard pile': 'Dwarven Tomb, Faramir, Gandalf, Wandering Took',
      });
  });

  test('does not find a fallen hero: heroes are no cards for a hand § hero-cards, scoring', () => {
    table(['Éowyn', 'Faramir']).cannot('play Dwarven Tomb', 'noTarget');
    table(['Éowyn', 'A Test of Will', 'Wandering Took'])
      .plays('Dwarven Tomb')
      .offers('A Test of Will', 'Wandering Took')
      .lacks('Éowyn');
  });

  test('needs a Spirit card there', () => {
    table(['Faramir', 'Gandalf']).cannot('play Dwarven Tomb', 'noTarget');
  });
});

describe('Fortune or Fate', () => {
  test('brings a fallen hero back into play, to his owner', () => {
    play({
      players: [
        { heroes: [spirit, 'Beravor'], hand: ['Fortune or Fate'], discard: ['Éowyn', 'Faramir'] },
        { heroes: ['Aragorn'], discard: ['Glóin'] },
      ],
    })
      .plays('Fortune or Fate')
      .offers('Éowyn', 'Glóin')
      .lacks('Faramir')
      .choose('Glóin')
      .changes({
        Dúnhere: '',
        'Dúnhere hand': '',
        'Dúnhere discard pile': 'Faramir, Fortune or Fate, Éowyn',
        'Aragorn discard pile': '',
        'Aragorn play area': 'Aragorn, Glóin',
      });
  });

  test('needs a fallen hero', () => {
    play({
      players: [{ heroes: [spirit, 'Beravor'], hand: ['Fortune or Fate'], discard: ['Faramir'] }],
    }).cannot('play Fortune or Fate', 'noTarget');
  });
});
