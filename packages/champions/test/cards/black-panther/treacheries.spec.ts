import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';

const panther = (more: Partial<PlayerDescription> = {}) => ({
  hero: 'black-panther',
  form: 'hero' as const,
  ...more,
});

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

describe('Heart-Shaped Herb', () => {
  test('makes the villain and the minions of the one who reveals it tough, and surges', () => {
    revealing(['Heart-Shaped Herb', 'Hydra Mercenary'], {
      hero: 'black-panther',
      engaged: ['Weapons Runner'],
    })
      .shows({
        Rhino: 'stunned 1, tough 1',
        'Weapons Runner': 'tough 1',
        'Hydra Mercenary': '',
        'your engaged': 'Hydra Mercenary, Weapons Runner',
        'encounter discard pile': 'Heart-Shaped Herb',
      })
      .asks('playerTurn', 0);
  });

  test('leaves the minions of other players alone', () => {
    play({
      players: [
        { hero: 'black-panther', engaged: ['Weapons Runner'] },
        { hero: 'captain-marvel', engaged: ['Hydra Bomber'] },
      ],
      villain: { status: ['confused'] },
      encounterDeck: ['Advance', 'Heart-Shaped Herb', 'Hydra Mercenary', 'Hydra Soldier'],
      phase: 'villain',
    })
      .shows({ Rhino: 'tough 1', 'Weapons Runner': 'tough 1', 'Hydra Bomber': '' })
      .asks('playerTurn', 1);
  });

  test('gives no second tough card', () => {
    revealing(
      ['Heart-Shaped Herb', 'Hydra Mercenary'],
      { hero: 'black-panther' },
      { villain: { status: ['confused', 'tough'] } },
    )
      .shows({ Rhino: 'tough 1' })
      .asks('playerTurn', 0);
  });

  test('as a boost card makes the villain tough, and gives one icon', () => {
    play({
      players: [panther({ engaged: [{ card: 'Killmonger', status: ['stunned'] }] })],
      encounterDeck: ['Heart-Shaped Herb', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .choose('defend Black Panther')
      .shows({
        'Black Panther': 'damage 1, exhausted',
        Killmonger: '',
        'your engaged': 'Hydra Mercenary, Killmonger',
      })
      .asks('playerTurn', 0);
  });

  test('as a boost card gives the tough card before Black Panther strikes back', () => {
    play({
      players: [panther()],
      encounterDeck: ['Heart-Shaped Herb', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .pass()
      .shows({ 'Black Panther': 'damage 3', Rhino: '' })
      .asks('playerTurn', 0);
  });

  test('as a boost card works while the villain schemes, and does not surge', () => {
    play({
      players: [{ hero: 'black-panther' }],
      encounterDeck: ['Heart-Shaped Herb', 'Hydra Mercenary', 'Hydra Soldier'],
      phase: 'villain',
    })
      .shows({
        Rhino: 'tough 1',
        'The Break-In!': 'threat 3',
        'your engaged': 'Hydra Mercenary',
      })
      .asks('playerTurn', 0);
  });
});

describe('Ritual Combat', () => {
  test('discards the next encounter card and deals one more damage than it has boost icons', () => {
    revealing(['Ritual Combat', 'Usurp The Throne'], panther())
      .asks('chooseOne', 0)
      .shows({ 'encounter discard pile': 'Usurp The Throne' })
      .choose('option 1')
      .changes({
        'Black Panther': 'damage 4',
        revealed: '',
        'encounter discard pile': 'Ritual Combat, Usurp The Throne',
      })
      .asks('playerTurn', 0);
  });

  test('places as much threat on the main scheme instead', () => {
    revealing(['Ritual Combat', 'Usurp The Throne'], panther())
      .choose('option 2')
      .changes({
        'The Break-In!': 'threat 5',
        revealed: '',
        'encounter discard pile': 'Ritual Combat, Usurp The Throne',
      })
      .asks('playerTurn', 0);
  });

  test('deals one for a card without boost icons; a star is none', () => {
    revealing(['Ritual Combat', 'Advance'], panther())
      .choose('option 1')
      .shows({ 'Black Panther': 'damage 1' })
      .asks('playerTurn', 0);
    revealing(['Ritual Combat', 'Heart-Shaped Herb'], panther())
      .choose('option 1')
      .shows({ 'Black Panther': 'damage 2', Rhino: 'confused 1' })
      .asks('playerTurn', 0);
  });

  test('knows the icons of the last card of the encounter deck too', () => {
    play({
      players: [panther()],
      villain: { status: ['stunned'] },
      wholeEncounterDeck: ['Ritual Combat', 'Usurp The Throne'],
      phase: 'villain',
    })
      .choose('option 1')
      .shows({
        'Black Panther': 'damage 4',
        'The Break-In!': 'acceleration 1, threat 1',
        'encounter deck': 1,
        'encounter discard pile': 'Ritual Combat',
      })
      .asks('playerTurn', 0);
  });

  test('leaves an alter-ego only the threat', () => {
    revealing(['Ritual Combat', 'Usurp The Throne'], { hero: 'black-panther' })
      .shows({ "T'Challa": '', 'The Break-In!': 'threat 5' })
      .asks('playerTurn', 0);
  });

  test('does not let Black Panther strike back, for it is no attack', () => {
    revealing(['Ritual Combat', 'Advance'], panther(), { villain: { status: ['stunned'] } })
      .choose('option 1')
      .shows({ 'Black Panther': 'damage 1', Rhino: '' })
      .asks('playerTurn', 0);
  });

  test('may be taken by a tough hero', () => {
    revealing(['Ritual Combat', 'Usurp The Throne'], panther({ status: ['tough'] }))
      .choose('option 1')
      .shows({ 'Black Panther': '' })
      .asks('playerTurn', 0);
  });
});
