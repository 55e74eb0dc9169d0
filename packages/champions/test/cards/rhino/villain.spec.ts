import { describe, expect, test } from 'vitest';
import { champions } from '../../../src/game.ts';
import { pictureOf } from '../../table/picture.ts';
import { play } from '../../table/play.ts';

/** As many cards as a hero may hold, so that nothing is drawn between two turns. */
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;

describe('Rhino', () => {
  test('attacks a hero with 2 on stage I', () => {
    play({ players: [marvel], wholeEncounterDeck: ['Advance', 'Hydra Mercenary', 'Advance'] })
      .endTurn()
      .asks('whoDefends', 0)
      .pass()
      .changes({
        'The Break-In!': 'threat 1',
        'Captain Marvel': 'damage 2',
        'your engaged': 'Hydra Mercenary',
        'encounter deck': 1,
        'encounter discard pile': 'Advance',
      })
      .asks('playerTurn', 0);
  });

  test('schemes against an alter-ego with 1 on stage I', () => {
    play({ players: [carol], wholeEncounterDeck: ['Advance', 'Hydra Mercenary', 'Advance'] })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 2',
        'your engaged': 'Hydra Mercenary',
        'encounter deck': 1,
        'encounter discard pile': 'Advance',
      })
      .asks('playerTurn', 0);
  });

  test.each([
    ['II', 3],
    ['III', 4],
  ] as const)('attacks harder on stage %s', (stage, damage) => {
    play({ players: [marvel], villain: { stage }, encounterDeck: ['Advance', 'Hydra Mercenary'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': `damage ${damage}`, 'The Break-In!': 'threat 1' })
      .asks('playerTurn', 0);
  });

  test.each(['II', 'III'] as const)('schemes with 1 on stage %s as well', (stage) => {
    play({ players: [carol], villain: { stage }, encounterDeck: ['Advance', 'Hydra Mercenary'] })
      .endTurn()
      .shows({ 'Carol Danvers': '', 'The Break-In!': 'threat 2' })
      .asks('playerTurn', 0);
  });

  test('stays on stage I while he has a hit point left', () => {
    play({ players: [marvel], villain: { damage: 11 } })
      .choose('attack Captain Marvel')
      .changes({ Rhino: 'damage 13', 'Captain Marvel': 'exhausted' })
      .asks('playerTurn', 0);
  });

  test("on stage II brings Breakin' & Takin' from the encounter deck", () => {
    play({
      players: [marvel],
      villain: { damage: 13 },
      wholeEncounterDeck: ['Advance', "Breakin' & Takin'", 'Sandman'],
    })
      .choose('attack Captain Marvel')
      .shows({
        Rhino: '',
        'villain deck': '',
        'Captain Marvel': 'exhausted',
        'side schemes': "Breakin' & Takin'",
        "Breakin' & Takin'": 'threat 3',
        'encounter deck': 2,
      })
      .asks('playerTurn', 0);
  });

  test("on stage II brings Breakin' & Takin' from the discard pile", () => {
    play({
      players: [marvel],
      villain: { damage: 12 },
      wholeEncounterDeck: ['Advance', 'Sandman'],
      encounterDiscard: ['Advance', "Breakin' & Takin'"],
    })
      .choose('attack Captain Marvel')
      .shows({
        Rhino: '',
        'side schemes': "Breakin' & Takin'",
        "Breakin' & Takin'": 'threat 3',
        'encounter deck': 2,
        'encounter discard pile': 'Advance',
      })
      .asks('playerTurn', 0);
  });

  test("on stage II leaves Breakin' & Takin' alone if it is in play already", () => {
    play({
      players: [marvel],
      villain: { damage: 12 },
      sideSchemes: [{ card: "Breakin' & Takin'", threat: 1 }],
      wholeEncounterDeck: ['Advance', 'Sandman'],
    })
      .choose('attack Captain Marvel')
      .shows({
        'side schemes': "Breakin' & Takin'",
        "Breakin' & Takin'": 'threat 1',
        'encounter deck': 2,
        'encounter discard pile': '',
      })
      .asks('playerTurn', 0);
  });

  test('keeps attachments and status cards on the next stage, but no damage', () => {
    play({
      players: [marvel],
      villain: {
        damage: 13,
        status: ['stunned', 'confused'],
        attached: ['Charge', 'Enhanced Ivory Horn'],
      },
      wholeEncounterDeck: ['Advance', 'Sandman'],
    })
      .choose('attack Captain Marvel')
      .shows({
        Rhino: 'confused 1, stunned 1',
        attachments: 'Charge, Enhanced Ivory Horn',
        Charge: 'on Rhino',
        'encounter discard pile': '',
      })
      .asks('playerTurn', 0);
  });

  test('has fourteen hit points for every player on stage I', () => {
    const players = [marvel, { hero: 'spider-man' }, { hero: 'iron-man' }] as const;
    play({ players, villain: { damage: 39 } })
      .choose('attack Captain Marvel')
      .changes({ Rhino: 'damage 41', 'Captain Marvel': 'exhausted' });
    play({ players, villain: { damage: 40 } })
      .choose('attack Captain Marvel')
      .shows({ Rhino: '', 'villain deck': '', "Breakin' & Takin'": 'threat 5' })
      .asks('playerTurn', 0);
  });

  test('is beaten for good with the fifteenth hit point of stage II in standard mode', () => {
    play({ players: [marvel], villain: { stage: 'II', damage: 12 } })
      .choose('attack Captain Marvel')
      .changes({ Rhino: 'damage 14', 'Captain Marvel': 'exhausted' });
    play({ players: [marvel], villain: { stage: 'II', damage: 13 } })
      .choose('attack Captain Marvel')
      .isOver('heroes', 'villainDefeated');
  });

  test('in expert mode goes on to stage III, which is tough and stuns every hero', () => {
    play({
      mode: 'expert',
      players: [marvel, { hero: 'spider-man', form: 'hero' }, { hero: 'iron-man' }],
      villain: { stage: 'II', damage: 43 },
    })
      .choose('attack Captain Marvel')
      .changes({
        Rhino: 'tough 1',
        'villain deck': '',
        'removed from the game': 'Rhino',
        'Captain Marvel': 'stunned 1, exhausted',
        'Spider-Man': 'stunned 1',
      })
      .asks('playerTurn', 0);
  });

  test('does not stun allies on stage III', () => {
    play({
      mode: 'expert',
      players: [{ ...marvel, area: ['Hawkeye'] }],
      villain: { stage: 'II', damage: 13 },
    })
      .choose('attack Captain Marvel')
      .shows({ Rhino: 'tough 1', 'Captain Marvel': 'stunned 1, exhausted', Hawkeye: 'arrow 4' })
      .asks('playerTurn', 0);
  });

  test('on stage III loses his tough card before any hit point, and all is won with the last', () => {
    play({
      mode: 'expert',
      players: [marvel],
      villain: { stage: 'III', damage: 15, status: ['tough'] },
    })
      .choose('attack Captain Marvel')
      .changes({ Rhino: 'damage 15', 'Captain Marvel': 'exhausted' });
    play({ mode: 'expert', players: [marvel], villain: { stage: 'III', damage: 14 } })
      .choose('attack Captain Marvel')
      .isOver('heroes', 'villainDefeated');
  });

  test('may lose a stage to retaliation in the middle of his own attack', () => {
    const panther = { hero: 'black-panther', form: 'hero', hand } as const;
    play({
      players: [panther],
      villain: { damage: 13 },
      wholeEncounterDeck: ['Advance', 'Hydra Mercenary', 'Sandman', "Breakin' & Takin'"],
    })
      .endTurn()
      .pass()
      .shows({
        Rhino: '',
        'Black Panther': 'damage 2',
        "Breakin' & Takin'": 'threat 3',
      })
      .asks('playerTurn', 0);
  });
});

describe('The Break-In!', () => {
  test('gets one threat for every player in step one', () => {
    const players = [
      marvel,
      { hero: 'spider-man', form: 'hero' },
      { hero: 'iron-man', form: 'hero' },
    ] as const;
    play({ players, phase: 'villain', threat: 2 })
      .shows({ 'The Break-In!': 'threat 5' })
      .asks('whoDefends', 0);
  });

  test('is lost with the seventh threat for every player', () => {
    play({ players: [marvel], phase: 'villain', threat: 5 })
      .shows({ 'The Break-In!': 'threat 6' })
      .asks('whoDefends', 0);
    play({ players: [marvel], phase: 'villain', threat: 6 }).isOver('villain', 'schemeCompleted');
    const three = [marvel, { hero: 'spider-man' }, { hero: 'iron-man' }] as const;
    play({ players: three, phase: 'villain', threat: 17 })
      .shows({ 'The Break-In!': 'threat 20' })
      .asks('whoDefends', 0);
    play({ players: three, phase: 'villain', threat: 18 }).isOver('villain', 'schemeCompleted');
  });

  test('begins without threat', () => {
    const begun = champions.setup({ heroes: ['spider-man'], scenario: 'rhino' }, 'begin');
    if ('problems' in begun) throw new Error('no game');
    expect(pictureOf(begun.state)).toMatchObject({
      'main scheme': 'The Break-In!',
      'The Break-In!': '',
      villain: 'Rhino',
      'villain deck': 'Rhino',
      'side schemes': '',
    });
  });

  test("begins in expert mode with stage II and Breakin' & Takin'", () => {
    const heroes = ['spider-man', 'iron-man', 'she-hulk'];
    const begun = champions.setup({ heroes, scenario: 'rhino', mode: 'expert' }, 'begin');
    if ('problems' in begun) throw new Error('no game');
    expect(pictureOf(begun.state)).toMatchObject({
      Rhino: '',
      'villain deck': 'Rhino',
      'side schemes': "Breakin' & Takin'",
      "Breakin' & Takin'": 'threat 5',
    });
  });

  test('begins a skirmish on stage III with a tough Rhino and nobody stunned', () => {
    const begun = champions.setup({ heroes: ['spider-man'], scenario: 'rhino', skirmish: 3 }, 'x');
    if ('problems' in begun) throw new Error('no game');
    expect(pictureOf(begun.state)).toMatchObject({
      Rhino: 'tough 1',
      'villain deck': '',
      'Peter Parker': '',
      'side schemes': '',
    });
  });
});
