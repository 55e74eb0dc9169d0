import { describe, expect, test } from 'vitest';
import { ENCOUNTER_DECK } from '../../../src/board.ts';
import { play } from '../../table/play.ts';

describe('Denethor', () => {
  const looking = () =>
    play({
      players: [{ heroes: ['Denethor', 'Beravor'] }, { heroes: ['Aragorn'] }],
      wholeEncounterDeck: ['Hummerhorns', 'Old Forest Road', 'Forest Gate'],
      phase: 'quest',
    }).choose('use Denethor');

  test('exhausts, and his player alone sees the top card of the encounter deck', () => {
    const table = looking().asks('mayDo', 0).changes({ Denethor: 'exhausted' });
    expect(table.knownIn(ENCOUNTER_DECK)).toEqual([0b01, 0, 0]);
  });

  test('may move it to the bottom', () => {
    looking()
      .choose('yes')
      .until('commitToQuest', 0)
      .commit()
      .commit()
      .pass()
      .shows({ 'staging area': 'Forest Gate, Old Forest Road', 'encounter deck': 1 });
  });

  test('or leave it there', () => {
    looking()
      .choose('no')
      .changes({ Denethor: 'exhausted' })
      .commit()
      .commit()
      .pass()
      .shows({ 'staging area': 'Hummerhorns, Old Forest Road' });
  });

  test('cannot look while he is exhausted, or where there is no card', () => {
    play({ players: [{ heroes: [{ card: 'Denethor', exhausted: true }, 'Beravor'] }] }).cannot(
      'use Denethor',
      'costCannotBePaid',
    );
    play({ players: [{ heroes: ['Denethor', 'Beravor'] }], wholeEncounterDeck: [] }).cannot(
      'use Denethor',
      'noTarget',
    );
  });
});

describe('Glorfindel', () => {
  const table = (resources: number) =>
    play({
      players: [
        {
          heroes: [
            { card: 'Glorfindel', resources },
            { card: 'Beravor', resources: 2, damage: 2 },
          ],
          area: ['Gléowine'],
        },
        { heroes: ['Aragorn'], area: [{ card: 'Faramir', damage: 1 }] },
      ],
      staging: [{ card: 'Hummerhorns', damage: 1 }],
    });

  test('pays a resource of his own and heals one damage on any character', () => {
    table(2)
      .choose('use Glorfindel')
      .offers('Beravor', 'Faramir')
      .lacks('Glorfindel', 'Aragorn', 'Hummerhorns')
      .choose('Beravor')
      .changes({ Glorfindel: 'resource 1', Beravor: 'damage 1, resource 2' });
  });

  test('heals once a round', () => {
    table(2).choose('use Glorfindel').choose('Beravor').cannot('use Glorfindel', 'limitReached');
  });

  test('heals though he is exhausted', () => {
    play({
      players: [
        { heroes: [{ card: 'Glorfindel', resources: 1, damage: 1, exhausted: true }, 'Beravor'] },
      ],
    })
      .choose('use Glorfindel')
      .changes({ Glorfindel: 'exhausted' });
  });

  test('does not pay with what others have', () => {
    table(0).cannot('use Glorfindel', 'costCannotBePaid');
  });

  test('needs somebody who is hurt', () => {
    play({
      players: [{ heroes: [{ card: 'Glorfindel', resources: 1 }, 'Beravor'] }],
    }).cannot('use Glorfindel', 'noTarget');
  });
});

describe('Beravor', () => {
  const table = (deck: readonly string[] = ['Feint', 'Gandalf', 'Faramir']) =>
    play({
      players: [
        {
          heroes: [{ card: 'Beravor', attached: ['Unexpected Courage'] }],
          wholeDeck: ['Beorn', 'Gandalf'],
        },
        { heroes: ['Aragorn'], wholeDeck: deck },
      ],
    });

  test('exhausts, and a player draws two cards', () => {
    table()
      .choose('use Beravor')
      .choose('Aragorn')
      .changes({ Beravor: 'exhausted', 'Aragorn hand': 'Feint, Gandalf', 'Aragorn deck': 1 });
  });

  test('does so once a round, though she is ready again § limits', () => {
    table()
      .choose('use Beravor')
      .choose('Beravor')
      .choose('use Unexpected Courage')
      .changes({
        'Beravor hand': 'Beorn, Gandalf',
        'Beravor deck': 0,
        'Unexpected Courage': 'exhausted, on Beravor',
      })
      .asks('commitToQuest', 0);
    play({
      players: [
        { heroes: [{ card: 'Beravor', attached: ['Unexpected Courage'] }], area: ['Gléowine'] },
      ],
    })
      .choose('use Beravor')
      .choose('use Unexpected Courage')
      .cannot('use Beravor', 'limitReached');
  });

  test('lets nobody draw who has no deck; the last card is enough', () => {
    table([]).choose('use Beravor').shows({ 'Beravor hand': 'Beorn, Gandalf' });
    table(['Feint'])
      .choose('use Beravor')
      .choose('Aragorn')
      .shows({ 'Aragorn hand': 'Feint', 'Aragorn deck': 0 });
  });
});
