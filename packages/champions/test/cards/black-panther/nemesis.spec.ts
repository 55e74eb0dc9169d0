import { describe, test } from 'vitest';
import type { Description, Laid, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';

const panther = (area: readonly Laid[], more: Partial<PlayerDescription> = {}) => ({
  hero: 'black-panther',
  form: 'hero' as const,
  area,
  ...more,
});
const tchalla = (area: readonly Laid[], more: Partial<PlayerDescription> = {}) =>
  panther(area, { form: 'alterEgo', ...more });

/** The villain does nothing in this phase, and these cards are revealed. */
const revealing = (
  cards: readonly string[],
  player: PlayerDescription,
  more: Partial<Description> = {},
) =>
  play({
    players: [player],
    villain: { status: ['stunned', 'confused'] },
    encounterDeck: cards,
    phase: 'villain',
    ...more,
  });

describe('Affairs of State', () => {
  const GEAR = ['Panther Claws', 'Vibranium Suit', 'Tenacity', 'Shuri'];

  test("lets a hero turn to T'Challa, who exhausts to be rid of it for good", () => {
    revealing(['Affairs of State'], panther(GEAR))
      .asks('mayDo', 0)
      .choose('yes')
      .asks('chooseOne', 0)
      .choose('option 1')
      .changes({
        "T'Challa": 'exhausted',
        'your play area': "Panther Claws, Shuri, T'Challa, Tenacity, Vibranium Suit",
        'your obligations': '',
        'removed from the game': 'Affairs of State',
      })
      .asks('playerTurn', 0);
  });

  test('takes a Black Panther upgrade of his choice instead, and is discarded', () => {
    revealing(['Affairs of State'], tchalla(GEAR))
      .choose('option 2')
      .offers('Panther Claws', 'Vibranium Suit')
      .lacks('Tenacity', 'Shuri')
      .choose('Vibranium Suit')
      .changes({
        'your play area': "Panther Claws, Shuri, T'Challa, Tenacity",
        'your discard pile': 'Vibranium Suit',
        'your obligations': '',
        'encounter discard pile': 'Affairs of State',
      })
      .asks('playerTurn', 0);
  });

  test('takes an upgrade from a player who stays a hero', () => {
    revealing(['Affairs of State'], panther(['Panther Claws', 'Tenacity']))
      .choose('no')
      .changes({
        'your play area': 'Black Panther, Tenacity',
        'your discard pile': 'Panther Claws',
        'your obligations': '',
        'encounter discard pile': 'Affairs of State',
      })
      .asks('playerTurn', 0);
  });

  test('leaves only exhaustion to one without such an upgrade', () => {
    revealing(['Affairs of State'], tchalla(['Tenacity', 'Shuri']))
      .shows({
        "T'Challa": 'exhausted',
        'your play area': "Shuri, T'Challa, Tenacity",
        'removed from the game': 'Affairs of State',
      })
      .asks('playerTurn', 0);
  });

  test("leaves only the upgrade to a T'Challa who is exhausted", () => {
    revealing(['Affairs of State'], tchalla(['Panther Claws'], { exhausted: true }))
      .shows({
        "T'Challa": 'exhausted',
        'your discard pile': 'Panther Claws',
        'encounter discard pile': 'Affairs of State',
      })
      .asks('playerTurn', 0);
  });

  test("goes to T'Challa's player, whoever reveals it", () => {
    play({
      players: [{ hero: 'captain-marvel' }, tchalla(['Panther Claws'])],
      villain: { status: ['confused'] },
      encounterDeck: ['Advance', 'Affairs of State', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .asks('chooseOne', 1)
      .choose('option 1')
      .shows({ "T'Challa": 'exhausted', 'Carol Danvers': '' });
  });
});

describe('Usurp The Throne', () => {
  test('enters with three threat for each player', () => {
    revealing(['Usurp The Throne'], tchalla([]))
      .shows({ 'Usurp The Throne': 'threat 3' })
      .asks('playerTurn', 0);
    play({
      players: [tchalla([]), { hero: 'captain-marvel' }, { hero: 'spider-man' }],
      villain: { status: ['confused'] },
      encounterDeck: [
        ...['Advance', 'Advance'],
        ...['Usurp The Throne', 'Hydra Mercenary', 'Hydra Mercenary'],
      ],
      phase: 'villain',
    })
      .shows({ 'Usurp The Throne': 'threat 9' })
      .asks('playerTurn', 1);
  });

  test('deals one more encounter card in each villain phase, to one player only', () => {
    revealing(['Hydra Mercenary', 'Hydra Soldier', 'Whiplash'], tchalla([]), {
      sideSchemes: ['Usurp The Throne'],
    })
      .shows({ 'your engaged': 'Hydra Mercenary, Hydra Soldier' })
      .asks('playerTurn', 0);
    play({
      players: [tchalla([]), { hero: 'captain-marvel' }],
      villain: { status: ['confused'] },
      sideSchemes: ['Usurp The Throne'],
      encounterDeck: ['Advance', 'Hydra Mercenary', 'Hydra Soldier', 'Whiplash', 'Killmonger'],
      phase: 'villain',
    })
      .shows({
        'Black Panther engaged': 'Hydra Mercenary, Whiplash',
        'Captain Marvel engaged': 'Hydra Soldier',
      })
      .asks('playerTurn', 1);
  });
});

describe('Killmonger', () => {
  const facing = (area: readonly Laid[], killmonger: object = {}) =>
    play({
      players: [
        panther(area, {
          damage: 4,
          hand: ['Wakanda Forever!', 'Energy', 'Haymaker', 'Genius'],
          engaged: [{ card: 'Killmonger', ...killmonger }],
        }),
      ],
    });

  test('takes no damage from Energy Daggers, while others do', () => {
    facing(['Energy Daggers'])
      .choose('play Wakanda Forever!')
      .pay('Energy')
      .shows({ Killmonger: '', Rhino: 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('is passed over by them, so that he keeps a tough card', () => {
    facing(['Energy Daggers'], { status: ['tough'] })
      .choose('play Wakanda Forever!')
      .pay('Energy')
      .shows({ Killmonger: 'tough 1', Rhino: 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('cannot be chosen for Panther Claws or the Vibranium Suit', () => {
    facing(['Panther Claws', 'Vibranium Suit'])
      .choose('play Wakanda Forever!')
      .pay('Energy')
      .choose('Panther Claws')
      .shows({ Killmonger: '', Rhino: 'damage 4', 'Black Panther': 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('takes damage from attacks, events and allies', () => {
    facing(['Panther Claws'])
      .choose('attack Black Panther')
      .choose('Killmonger')
      .shows({ Killmonger: 'damage 2' })
      .choose('play Haymaker')
      .pay('Genius')
      .choose('Killmonger')
      .shows({ 'your engaged': '', 'encounter discard pile': 'Killmonger' })
      .asks('playerTurn', 0);
  });

  test('takes damage when Black Panther strikes back', () => {
    revealing(['Hydra Mercenary'], panther(['Panther Claws'], { engaged: ['Killmonger'] }))
      .asks('whoDefends')
      .pass()
      .shows({ 'Black Panther': 'damage 2', Killmonger: 'damage 1' })
      .asks('playerTurn', 0);
  });

  test('takes damage from upgrades that are not of the Black Panther', () => {
    play({
      players: [panther(['Powered Gauntlets'], { engaged: ['Killmonger'] })],
    })
      .choose('use Powered Gauntlets')
      .choose('Killmonger')
      .changes({ Killmonger: 'damage 1', 'Powered Gauntlets': 'exhausted' })
      .asks('playerTurn', 0);
  });

  test('schemes for two', () => {
    revealing(['Hydra Mercenary'], tchalla([], { engaged: ['Killmonger'] }))
      .shows({ 'The Break-In!': 'threat 3' })
      .asks('playerTurn', 0);
  });
});
