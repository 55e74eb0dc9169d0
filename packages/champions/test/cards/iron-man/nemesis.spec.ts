import { describe, test } from 'vitest';
import type { Description, Laid, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';

const ironMan = (area: readonly Laid[], more: Partial<PlayerDescription> = {}) => ({
  hero: 'iron-man',
  form: 'hero' as const,
  area,
  ...more,
});
const stark = (area: readonly Laid[], more: Partial<PlayerDescription> = {}) =>
  ironMan(area, { form: 'alterEgo', ...more });

/** The villain does nothing in this phase, and this card is revealed. */
const revealing = (card: string, player: PlayerDescription, more: Partial<Description> = {}) =>
  play({
    players: [player],
    villain: { status: ['stunned', 'confused'] },
    encounterDeck: [card],
    phase: 'villain',
    ...more,
  });

describe('Business Problems', () => {
  test('lets a hero turn to Tony Stark, who exhausts to be rid of it for good', () => {
    revealing('Business Problems', ironMan(['Arc Reactor', 'Mark V Armor']))
      .asks('mayDo', 0)
      .choose('yes')
      .asks('chooseOne', 0)
      .choose('option 1')
      .changes({
        'Tony Stark': 'exhausted',
        'your play area': 'Arc Reactor, Mark V Armor, Tony Stark',
        'your obligations': '',
        'removed from the game': 'Business Problems',
      })
      .asks('playerTurn', 0);
  });

  test('exhausts all upgrades instead and is discarded', () => {
    revealing(
      'Business Problems',
      stark(['Arc Reactor', { card: 'Mark V Armor', exhausted: true }, 'Pepper Potts']),
    )
      .asks('chooseOne', 0)
      .choose('option 2')
      .changes({
        'Arc Reactor': 'exhausted',
        'your obligations': '',
        'encounter discard pile': 'Business Problems',
      })
      .asks('playerTurn', 0);
  });

  test('leaves a player who stays a hero nothing but to exhaust their upgrades', () => {
    revealing('Business Problems', ironMan(['Arc Reactor', 'Mark V Armor']))
      .choose('no')
      .changes({
        'Arc Reactor': 'exhausted',
        'Mark V Armor': 'exhausted',
        'your obligations': '',
        'encounter discard pile': 'Business Problems',
      })
      .asks('playerTurn', 0);
  });

  test('leaves only his own exhaustion to one without a ready upgrade', () => {
    revealing('Business Problems', stark([{ card: 'Arc Reactor', exhausted: true }]))
      .shows({
        'Tony Stark': 'exhausted',
        'removed from the game': 'Business Problems',
        'encounter discard pile': '',
      })
      .asks('playerTurn', 0);
  });

  test('leaves only the upgrades to a Tony Stark who is exhausted', () => {
    revealing('Business Problems', stark(['Arc Reactor'], { exhausted: true }))
      .shows({
        'Tony Stark': 'exhausted',
        'Arc Reactor': 'exhausted',
        'encounter discard pile': 'Business Problems',
      })
      .asks('playerTurn', 0);
  });

  test("goes to Tony Stark's player, whoever reveals it, and spares the upgrades of others", () => {
    play({
      players: [{ hero: 'captain-marvel', area: ['Cosmic Flight'] }, stark(['Arc Reactor'])],
      villain: { status: ['confused'] },
      encounterDeck: ['Advance', 'Business Problems', 'Hydra Bomber'],
      phase: 'villain',
    })
      .asks('chooseOne', 1)
      .choose('option 2')
      .shows({ 'Arc Reactor': 'exhausted', 'Cosmic Flight': '' })
      .asks('chooseOne', 1);
  });

  test('is removed, and another card revealed, if Tony Stark is not in the game', () => {
    revealing(
      'Business Problems',
      { hero: 'captain-marvel', area: ['Cosmic Flight'] },
      {
        encounterDeck: ['Business Problems', 'Hydra Mercenary'],
      },
    )
      .shows({
        'removed from the game': 'Business Problems',
        'your engaged': 'Hydra Mercenary',
        'Cosmic Flight': '',
      })
      .asks('playerTurn', 0);
  });

  test('gives two boost icons', () => {
    play({
      players: [ironMan([])],
      encounterDeck: ['Business Problems', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .pass()
      .shows({ 'Iron Man': 'damage 4' })
      .asks('playerTurn', 0);
  });
});

describe('Imminent Overload', () => {
  test('enters with three threat and one more for a single player', () => {
    revealing('Imminent Overload', stark([]))
      .shows({ 'Imminent Overload': 'threat 4', 'The Break-In!': 'threat 1' })
      .asks('playerTurn', 0);
  });

  test('enters with three and one for each of three players', () => {
    play({
      players: [stark([]), { hero: 'captain-marvel' }, { hero: 'spider-man' }],
      villain: { status: ['confused'] },
      encounterDeck: [
        ...['Advance', 'Advance'],
        ...['Imminent Overload', 'Hydra Mercenary', 'Hydra Mercenary'],
      ],
      phase: 'villain',
    })
      .shows({ 'Imminent Overload': 'threat 6' })
      .asks('playerTurn', 1);
  });

  test('places one more threat on the main scheme in each villain phase', () => {
    revealing('Hydra Mercenary', stark([]), { sideSchemes: ['Imminent Overload'] })
      .shows({ 'The Break-In!': 'threat 2', 'Imminent Overload': 'threat 3' })
      .asks('playerTurn', 0);
  });
});

describe('Whiplash', () => {
  test('strikes back at the hero who attacks him', () => {
    play({ players: [ironMan([], { engaged: ['Whiplash'] })] })
      .choose('attack Iron Man')
      .choose('Whiplash')
      .changes({ Whiplash: 'damage 1', 'Iron Man': 'damage 1, exhausted' })
      .asks('playerTurn', 0);
  });

  test('strikes back at the ally who attacks him', () => {
    play({ players: [ironMan(['War Machine'], { engaged: ['Whiplash'] })] })
      .choose('attack War Machine')
      .choose('Whiplash')
      .changes({ Whiplash: 'damage 2', 'War Machine': 'damage 2, exhausted' })
      .asks('playerTurn', 0);
  });

  test('strikes back even if a tough card has saved him', () => {
    play({
      players: [ironMan([], { engaged: [{ card: 'Whiplash', status: ['tough'] }] })],
    })
      .choose('attack Iron Man')
      .choose('Whiplash')
      .changes({ Whiplash: '', 'Iron Man': 'damage 1, exhausted' })
      .asks('playerTurn', 0);
  });

  test('does not strike back once he is defeated', () => {
    play({ players: [ironMan([], { engaged: [{ card: 'Whiplash', damage: 3 }] })] })
      .choose('attack Iron Man')
      .choose('Whiplash')
      .changes({
        Whiplash: '',
        'your engaged': '',
        'encounter discard pile': 'Whiplash',
        'Iron Man': 'exhausted',
      })
      .asks('playerTurn', 0);
  });

  test('does not care about attacks on others', () => {
    play({ players: [ironMan([], { engaged: ['Whiplash'] })] })
      .choose('attack Iron Man')
      .choose('Rhino')
      .changes({ Rhino: 'damage 1', 'Iron Man': 'exhausted' })
      .asks('playerTurn', 0);
  });

  test('attacks for three and schemes for two, without a boost card', () => {
    revealing('Hydra Mercenary', ironMan([], { engaged: ['Whiplash'] }))
      .asks('whoDefends')
      .pass()
      .shows({ 'Iron Man': 'damage 3' })
      .asks('playerTurn', 0);
    revealing('Hydra Mercenary', stark([], { engaged: ['Whiplash'] }))
      .shows({ 'The Break-In!': 'threat 3' })
      .asks('playerTurn', 0);
  });
});
