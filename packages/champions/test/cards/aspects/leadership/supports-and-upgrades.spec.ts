import { describe, test } from 'vitest';
import { play } from '../../../table/play.ts';
import { inHand } from '../in-hand.ts';

describe('The Triskelion', () => {
  const commander = {
    hero: 'she-hulk',
    hand: ['Maria Hill', 'Energy'],
    area: ['Tigra', 'Vision', 'Luke Cage'],
  } as const;

  test('without it a fourth ally is one too many: one of the four has to go', () => {
    play({ players: [commander] })
      .choose('play Maria Hill')
      .asks('overLimit', 0)
      .offers('discard Maria Hill', 'discard Tigra', 'discard Vision', 'discard Luke Cage')
      .choose('discard Tigra')
      .pass()
      .changes({
        'your hand': '',
        'your discard pile': 'Energy, Tigra',
        'your play area': 'Jennifer Walters, Luke Cage, Maria Hill, Vision',
      })
      .asks('playerTurn', 0);
  });

  test('raises your ally limit to four § golden-rules, ally-limit', () => {
    play({ players: [{ ...commander, area: [...commander.area, 'The Triskelion'] }] })
      .choose('play Maria Hill')
      .pass()
      .changes({
        'your hand': '',
        'your discard pile': 'Energy',
        'your play area': 'Jennifer Walters, Luke Cage, Maria Hill, The Triskelion, Tigra, Vision',
      })
      .asks('playerTurn', 0);
  });

  test('does not make room for a fifth ally', () => {
    play({
      players: [{ ...commander, area: [...commander.area, 'Hulk', 'The Triskelion'] }],
    })
      .choose('play Maria Hill')
      .asks('overLimit', 0)
      .choose('discard Hulk')
      .pass()
      .shows({ 'your discard pile': 'Energy, Hulk' })
      .asks('playerTurn', 0);
  });

  test('does not raise the limit of another player', () => {
    play({ players: [commander, { hero: 'spider-man', area: ['The Triskelion'] }] })
      .choose('play Maria Hill')
      .asks('overLimit', 0)
      .choose('discard Maria Hill')
      .shows({
        'She-Hulk play area': 'Jennifer Walters, Luke Cage, Tigra, Vision',
        'She-Hulk discard pile': 'Energy, Maria Hill',
      })
      .asks('playerTurn', 0);
  });

  test('has to be paid for with an ally when it leaves play', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          area: [...commander.area, 'Hulk', 'The Triskelion'],
          dealt: ['Caught Off Guard'],
        },
      ],
      phase: 'villain',
      encounterDeck: ['Advance', 'False Alarm'],
    })
      .asks('overLimit', 0)
      .shows({ 'your dealt': 'False Alarm' })
      .choose('discard Hulk')
      .shows({ 'your discard pile': 'Hulk, The Triskelion', 'Peter Parker': 'confused 1' })
      .asks('playerTurn', 0);
  });

  test('is unique: nobody plays a second one', () => {
    const table = play({
      players: [
        { hero: 'she-hulk', hand: ['The Triskelion', 'Energy'] },
        { hero: 'spider-man', area: ['The Triskelion'] },
      ],
    }).lacks('play The Triskelion');
    const card = inHand(table, 'The Triskelion');
    table.refuses({ verb: 'play', card }, 'matchInPlay', 'unique');
  });
});

describe('Inspired', () => {
  const inspiring = { hero: 'she-hulk', form: 'hero', hand: ['Inspired', 'Uppercut'] } as const;

  test('gives the ally it is attached to 1 more THW and 1 more ATK', () => {
    play({ players: [{ ...inspiring, area: ['Tigra', 'Vision'] }], threat: 6 })
      .choose('play Inspired')
      .asks('chooseCard', 0)
      .offers('Tigra', 'Vision')
      .lacks('She-Hulk')
      .choose('Tigra')
      .changes({
        Inspired: 'on Tigra',
        'your hand': '',
        'your discard pile': 'Uppercut',
        'your play area': 'Inspired, She-Hulk, Tigra, Vision',
      })
      .choose('attack Tigra')
      .changes({ Tigra: 'damage 1, exhausted', Rhino: 'damage 3' })
      .choose('attack Vision')
      .changes({ Vision: 'damage 1, exhausted', Rhino: 'damage 5' })
      .choose('attack She-Hulk')
      .changes({ 'She-Hulk': 'exhausted', Rhino: 'damage 8' })
      .asks('playerTurn', 0);
    play({
      players: [{ ...inspiring, area: [{ card: 'Tigra', attached: ['Inspired'] }] }],
      threat: 6,
    })
      .choose('thwart Tigra')
      .changes({ Tigra: 'damage 1, exhausted', 'The Break-In!': 'threat 4' })
      .asks('playerTurn', 0);
  });

  test('on an ally of another player it is controlled by that player', () => {
    play({ players: [inspiring, { hero: 'spider-man', area: ['Tigra'] }] })
      .choose('play Inspired')
      .changes({
        Inspired: 'on Tigra',
        'She-Hulk hand': '',
        'She-Hulk discard pile': 'Uppercut',
        'Spider-Man play area': 'Inspired, Peter Parker, Tigra',
      })
      .asks('playerTurn', 0);
  });

  test('is discarded with the ally, to the discard pile of its owner', () => {
    play({
      players: [
        inspiring,
        { hero: 'spider-man', form: 'hero', area: [{ card: 'Tigra', damage: 2 }] },
      ],
    })
      .choose('play Inspired')
      .endTurn()
      .choose('attack Tigra')
      .shows({
        Rhino: 'damage 3',
        'Spider-Man play area': 'Spider-Man',
        'Spider-Man discard pile': 'Tigra',
        'She-Hulk discard pile': 'Inspired, Uppercut',
      })
      .asks('playerTurn', 1);
  });

  test('an ally bears only one', () => {
    play({
      players: [{ ...inspiring, area: [{ card: 'Tigra', attached: ['Inspired'] }, 'Vision'] }],
    })
      .choose('play Inspired')
      .shows({ Inspired: 'on Vision', 'Inspired #2': 'on Tigra' })
      .asks('playerTurn', 0);
    const full = play({
      players: [{ ...inspiring, area: [{ card: 'Tigra', attached: ['Inspired'] }] }],
    }).lacks('play Inspired');
    full.refuses({ verb: 'play', card: inHand(full, 'Inspired') }, 'noTarget', 'target');
  });

  test('needs an ally', () => {
    const table = play({ players: [{ ...inspiring, area: ['Tac Team'] }] }).lacks('play Inspired');
    table.refuses({ verb: 'play', card: inHand(table, 'Inspired') }, 'noTarget', 'target');
  });
});
