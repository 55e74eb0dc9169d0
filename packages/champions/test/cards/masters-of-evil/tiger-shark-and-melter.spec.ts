import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

/** As many cards as a hero may hold, so that nothing is drawn between two turns. */
const hand = ['Energy', 'Energy', 'Energy', 'Energy', 'Energy'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Energy'] } as const;
/** The villain does nothing in the first activation of the phase. */
const idle = { status: ['stunned', 'confused'] } as const;

describe('Tiger Shark', () => {
  test('gets a tough card after he has attacked', () => {
    play({
      players: [{ ...marvel, engaged: ['Tiger Shark'] }],
      villain: idle,
      wholeEncounterDeck: ['Charge', 'Advance'],
    })
      .endTurn()
      .pass()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: 'confused 1',
        'Captain Marvel': 'damage 3',
        'Tiger Shark': 'tough 1',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('gets it after retaliation has hurt him, and never a second one', () => {
    const panther = { hero: 'black-panther', form: 'hero', hand } as const;
    play({
      players: [{ ...panther, engaged: ['Tiger Shark'] }],
      villain: idle,
      encounterDeck: ['Charge'],
    })
      .endTurn()
      .pass()
      .shows({ 'Black Panther': 'damage 3', 'Tiger Shark': 'damage 1, tough 1' })
      .asks('playerTurn', 0);
    play({
      players: [{ ...marvel, engaged: [{ card: 'Tiger Shark', status: ['tough'] }] }],
      villain: idle,
      encounterDeck: ['Charge'],
    })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 3', 'Tiger Shark': 'tough 1' })
      .asks('playerTurn', 0);
  });

  test('gets none for scheming or for an attack that a stun cancels', () => {
    play({
      players: [{ ...carol, engaged: ['Tiger Shark'] }],
      villain: idle,
      encounterDeck: ['Charge'],
    })
      .endTurn()
      .shows({ 'The Break-In!': 'threat 2', 'Tiger Shark': '' })
      .asks('playerTurn', 0);
    play({
      players: [{ ...marvel, engaged: [{ card: 'Tiger Shark', status: ['stunned'] }] }],
      villain: idle,
      encounterDeck: ['Charge'],
    })
      .endTurn()
      .shows({ 'Captain Marvel': '', 'Tiger Shark': '' })
      .asks('playerTurn', 0);
  });

  test('as a boost card gives the villain a tough card', () => {
    play({
      players: [{ ...carol, engaged: ['Shocker'] }],
      wholeEncounterDeck: ['Tiger Shark', 'Charge', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 3',
        Rhino: 'tough 1',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'encounter deck': 1,
        'encounter discard pile': 'Tiger Shark',
      })
      .asks('playerTurn', 0);
  });

  test('has six hit points', () => {
    play({ players: [{ ...marvel, engaged: [{ card: 'Tiger Shark', damage: 3 }] }] })
      .choose('attack Captain Marvel')
      .choose('Tiger Shark')
      .changes({ 'Captain Marvel': 'exhausted', 'Tiger Shark': 'damage 5' })
      .asks('playerTurn', 0);
    play({ players: [{ ...marvel, engaged: [{ card: 'Tiger Shark', damage: 4 }] }] })
      .choose('attack Captain Marvel')
      .choose('Tiger Shark')
      .shows({ 'your engaged': '' })
      .asks('playerTurn', 0);
  });

  test('gets none if retaliation has struck him down', () => {
    const panther = { hero: 'black-panther', form: 'hero', hand } as const;
    play({
      players: [{ ...panther, engaged: [{ card: 'Tiger Shark', damage: 5 }] }],
      villain: idle,
      wholeEncounterDeck: ['Charge', 'Advance'],
    })
      .endTurn()
      .pass()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: 'confused 1',
        'Black Panther': 'damage 3',
        'your engaged': '',
        'Tiger Shark': '',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'encounter deck': 1,
        'encounter discard pile': 'Tiger Shark',
      })
      .asks('playerTurn', 0);
  });
});

describe('Melter', () => {
  test('has to be defended against with an ally if there is one', () => {
    const melted = { ...marvel, area: ['Maria Hill', 'Vision'], engaged: ['Melter'] } as const;
    play({ players: [melted], villain: idle, wholeEncounterDeck: ['Charge', 'Advance'] })
      .endTurn()
      .asks('whoDefends', 0)
      .offers('defend Maria Hill', 'defend Vision')
      .lacks('defend Captain Marvel', 'pass')
      .choose('defend Maria Hill')
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: 'confused 1',
        'your play area': 'Captain Marvel, Vision',
        'your discard pile': 'Maria Hill',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('leaves the choice to a player without a ready ally', () => {
    play({
      players: [
        {
          ...marvel,
          area: [{ card: 'Maria Hill', exhausted: true }, 'Helicarrier'],
          engaged: ['Melter'],
        },
      ],
      phase: 'villain',
      villain: idle,
      encounterDeck: ['Charge'],
    })
      .asks('whoDefends', 0)
      .offers('defend Captain Marvel', 'pass')
      .lacks('defend Maria Hill')
      .pass()
      .shows({ 'Captain Marvel': 'damage 3' })
      .asks('playerTurn', 0);
  });

  test('demands nothing against the villain or against other minions', () => {
    play({
      players: [{ ...marvel, area: ['Maria Hill'], engaged: ['Melter', 'Shocker'] }],
      phase: 'villain',
      encounterDeck: ['Advance', 'Charge'],
    })
      .asks('whoDefends', 0)
      .offers('defend Captain Marvel', 'defend Maria Hill', 'pass')
      .pass()
      .asks('whichMinion', 0)
      .choose('activate Shocker')
      .offers('defend Captain Marvel', 'defend Maria Hill', 'pass')
      .pass()
      .shows({ 'Captain Marvel': 'damage 4' });
  });

  test('schemes with 1, and asks nobody to defend then', () => {
    play({
      players: [{ ...carol, area: ['Maria Hill'], engaged: ['Melter'] }],
      villain: idle,
      encounterDeck: ['Charge'],
    })
      .endTurn()
      .shows({ 'The Break-In!': 'threat 2', 'Maria Hill': '' })
      .asks('playerTurn', 0);
  });

  test('as a boost card exhausts the allies of the player, and not their hero', () => {
    play({
      players: [
        { ...carol, area: ['Maria Hill', 'Vision', 'Helicarrier'] },
        { hero: 'iron-man', area: ['War Machine'] },
      ],
      phase: 'villain',
      encounterDeck: ['Melter', 'Advance', 'Charge', 'Charge'],
    })
      .shows({
        'Carol Danvers': '',
        'Maria Hill': 'exhausted',
        Vision: 'exhausted',
        Helicarrier: '',
        'War Machine': '',
      })
      .asks('playerTurn', 1);
  });

  test('has five hit points', () => {
    play({ players: [{ ...marvel, engaged: [{ card: 'Melter', damage: 2 }] }] })
      .choose('attack Captain Marvel')
      .choose('Melter')
      .changes({ 'Captain Marvel': 'exhausted', Melter: 'damage 4' })
      .asks('playerTurn', 0);
    play({ players: [{ ...marvel, engaged: [{ card: 'Melter', damage: 3 }] }] })
      .choose('attack Captain Marvel')
      .choose('Melter')
      .shows({ 'your engaged': '' })
      .asks('playerTurn', 0);
  });
});
