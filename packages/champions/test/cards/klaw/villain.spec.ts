import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

/** As many cards as a hero may hold, so that nothing is drawn between two turns. */
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;
const klaw = { scenario: 'klaw' } as const;
const SCHEME = 'Underground Distribution';

describe('Klaw', () => {
  test('attacks with two boost cards, and with nothing else on stage I § star-icon', () => {
    play({
      ...klaw,
      players: [marvel],
      wholeEncounterDeck: ['Sonic Converter', 'Armored Guard', 'Solid-Sound Body', 'Advance'],
    })
      .endTurn()
      .asks('whoDefends', 0)
      .changes({
        [SCHEME]: 'threat 1',
        'encounter deck': 2,
        'boost cards': 'Armored Guard, Sonic Converter',
      })
      .pass()
      .changes({
        'Captain Marvel': 'damage 4',
        'boost cards': '',
        attachments: 'Solid-Sound Body',
        'Solid-Sound Body': 'on Klaw',
        'encounter deck': 1,
        'encounter discard pile': 'Armored Guard, Sonic Converter',
      })
      .asks('playerTurn', 0);
  });

  test('deals no damage on stage I without boost icons', () => {
    play({ ...klaw, players: [marvel], encounterDeck: ['Advance', 'Assault', 'Solid-Sound Body'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': '', 'encounter discard pile': 'Advance, Assault' })
      .asks('playerTurn', 0);
  });

  test('schemes with one boost card only', () => {
    play({
      ...klaw,
      players: [carol],
      wholeEncounterDeck: ['Armored Guard', 'Solid-Sound Body', 'Advance'],
    })
      .endTurn()
      .changes({
        [SCHEME]: 'threat 4',
        attachments: 'Solid-Sound Body',
        'Solid-Sound Body': 'on Klaw',
        'encounter deck': 1,
        'encounter discard pile': 'Armored Guard',
      })
      .asks('playerTurn', 0);
  });

  test.each([
    ['II', 1, 3],
    ['III', 2, 4],
  ] as const)('on stage %s is stronger and still gets two boost cards', (stage, damage, threat) => {
    const encounterDeck = ['Advance', 'Assault', 'Solid-Sound Body'];
    play({ ...klaw, players: [marvel], villain: { stage }, encounterDeck })
      .endTurn()
      .pass()
      .shows({
        'Captain Marvel': `damage ${damage}`,
        'encounter discard pile': 'Advance, Assault',
        attachments: 'Solid-Sound Body',
      })
      .asks('playerTurn', 0);
    play({
      ...klaw,
      players: [carol],
      villain: { stage },
      encounterDeck: ['Advance', 'Solid-Sound Body'],
    })
      .endTurn()
      .shows({ [SCHEME]: `threat ${threat}`, 'encounter discard pile': 'Advance' })
      .asks('playerTurn', 0);
  });

  test('gets no further boost card for an attack that a stun cancels', () => {
    play({
      ...klaw,
      players: [marvel],
      villain: { status: ['stunned'] },
      wholeEncounterDeck: ['Solid-Sound Body', 'Advance'],
    })
      .endTurn()
      .changes({
        [SCHEME]: 'threat 1',
        Klaw: '',
        attachments: 'Solid-Sound Body',
        'Solid-Sound Body': 'on Klaw',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('gets the second boost card for attacks outside of his activation too', () => {
    play({
      ...klaw,
      players: [marvel],
      villain: { status: ['stunned'] },
      wholeEncounterDeck: ['Assault', 'Armored Guard', 'Armored Guard', 'Advance'],
    })
      .endTurn()
      .pass()
      .changes({
        [SCHEME]: 'threat 1',
        Klaw: '',
        'Captain Marvel': 'damage 2',
        'encounter deck': 1,
        'encounter discard pile': 'Armored Guard, Armored Guard, Assault',
      })
      .asks('playerTurn', 0);
  });

  test('gets no boost card for the attacks of his minions', () => {
    play({
      ...klaw,
      players: [{ ...marvel, engaged: ['Armored Guard'] }],
      villain: { status: ['stunned'] },
      wholeEncounterDeck: ['Solid-Sound Body', 'Advance'],
    })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 1', 'encounter deck': 1, 'encounter discard pile': '' })
      .asks('playerTurn', 0);
  });

  test('has twelve hit points for every player on stage I', () => {
    const players = [marvel, { hero: 'spider-man' }, { hero: 'iron-man' }] as const;
    play({ ...klaw, players, villain: { damage: 33 } })
      .choose('attack Captain Marvel')
      .changes({ Klaw: 'damage 35', 'Captain Marvel': 'exhausted' });
    play({ ...klaw, players, villain: { damage: 34 } })
      .choose('attack Captain Marvel')
      .shows({ Klaw: '', 'villain deck': '', 'The "Immortal" Klaw': 'threat 9' })
      .asks('playerTurn', 0);
  });

  test('on stage II brings The "Immortal" Klaw from the deck or the discard pile', () => {
    play({
      ...klaw,
      players: [marvel],
      villain: { damage: 11 },
      wholeEncounterDeck: ['Advance', 'The "Immortal" Klaw', 'Advance'],
    })
      .choose('attack Captain Marvel')
      .shows({ Klaw: '', 'The "Immortal" Klaw': 'threat 3', 'encounter deck': 2 })
      .asks('playerTurn', 0);
    play({
      ...klaw,
      players: [marvel],
      villain: { damage: 11 },
      wholeEncounterDeck: ['Advance', 'Advance'],
      encounterDiscard: ['The "Immortal" Klaw', 'Assault'],
    })
      .choose('attack Captain Marvel')
      .shows({ 'The "Immortal" Klaw': 'threat 3', 'encounter discard pile': 'Assault' })
      .asks('playerTurn', 0);
  });

  test('on stage II leaves The "Immortal" Klaw as it is if it is in play', () => {
    play({
      ...klaw,
      players: [marvel],
      villain: { damage: 21 },
      sideSchemes: [{ card: 'The "Immortal" Klaw', threat: 1 }],
      wholeEncounterDeck: ['Advance', 'Advance'],
    })
      .choose('attack Captain Marvel')
      .shows({ Klaw: '', 'The "Immortal" Klaw': 'threat 1', 'encounter deck': 2 })
      .asks('playerTurn', 0);
  });

  test('is beaten with eighteen damage on stage II in standard mode', () => {
    play({ ...klaw, players: [marvel], villain: { stage: 'II', damage: 15 } })
      .choose('attack Captain Marvel')
      .changes({ Klaw: 'damage 17', 'Captain Marvel': 'exhausted' });
    play({ ...klaw, players: [marvel], villain: { stage: 'II', damage: 16 } })
      .choose('attack Captain Marvel')
      .isOver('heroes', 'villainDefeated');
  });

  test('in expert mode goes on to stage III, which is tough and has 22 hit points', () => {
    play({ ...klaw, mode: 'expert', players: [marvel], villain: { stage: 'II', damage: 17 } })
      .choose('attack Captain Marvel')
      .changes({
        Klaw: 'tough 1',
        'villain deck': '',
        'removed from the game': 'Klaw',
        'Captain Marvel': 'exhausted',
      })
      .asks('playerTurn', 0);
    play({ ...klaw, mode: 'expert', players: [marvel], villain: { stage: 'III', damage: 19 } })
      .choose('attack Captain Marvel')
      .changes({ Klaw: 'damage 21', 'Captain Marvel': 'exhausted' });
    play({ ...klaw, mode: 'expert', players: [marvel], villain: { stage: 'III', damage: 20 } })
      .choose('attack Captain Marvel')
      .isOver('heroes', 'villainDefeated');
  });
});
