import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

/** As many cards as a hero may hold, so that nothing is drawn between two turns. */
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;
const stunned = { status: ['stunned'] } as const;
const confused = { status: ['confused'] } as const;

describe('Hydra Mercenary', () => {
  test('guards the villain from the player he is engaged with and from his allies', () => {
    play({ players: [{ ...marvel, area: ['Maria Hill'], engaged: ['Hydra Mercenary'] }] })
      .choose('attack Captain Marvel')
      .changes({ 'Captain Marvel': 'exhausted', 'Hydra Mercenary': 'damage 2' })
      .choose('attack Maria Hill')
      .changes({
        'Maria Hill': 'damage 1, exhausted',
        'your engaged': '',
        'Hydra Mercenary': '',
        'encounter discard pile': 'Hydra Mercenary',
      })
      .asks('playerTurn', 0);
  });

  test('does not guard the villain from other players', () => {
    play({
      players: [marvel, { hero: 'iron-man', form: 'hero', engaged: ['Hydra Mercenary'] }],
    })
      .choose('attack Captain Marvel')
      .asks('chooseTarget', 0)
      .offers('Rhino', 'Hydra Mercenary')
      .choose('Rhino')
      .changes({ 'Captain Marvel': 'exhausted', Rhino: 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('guards no other minion', () => {
    play({ players: [{ ...marvel, engaged: ['Hydra Mercenary', 'Shocker'] }] })
      .choose('attack Captain Marvel')
      .offers('Hydra Mercenary', 'Shocker')
      .lacks('Rhino')
      .choose('Shocker')
      .changes({ 'Captain Marvel': 'exhausted', Shocker: 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('does not guard against damage that is no attack', () => {
    play({
      players: [{ ...marvel, area: ['Daredevil'], engaged: ['Hydra Mercenary'] }],
      threat: 2,
    })
      .choose('thwart Daredevil')
      .choose('use Daredevil')
      .choose('Rhino')
      .changes({ 'The Break-In!': '', Rhino: 'damage 1', Daredevil: 'damage 1, exhausted' })
      .asks('playerTurn', 0);
  });

  test('attacks with 1 and adds no threat when he schemes', () => {
    play({
      players: [{ ...marvel, engaged: ['Hydra Mercenary'] }],
      villain: stunned,
      wholeEncounterDeck: ['Charge', 'Advance'],
    })
      .endTurn()
      .pass()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        'Captain Marvel': 'damage 1',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
    play({
      players: [{ ...carol, engaged: ['Hydra Mercenary'] }],
      villain: confused,
      encounterDeck: ['Charge'],
    })
      .endTurn()
      .shows({ 'The Break-In!': 'threat 1', 'Carol Danvers': '' })
      .asks('playerTurn', 0);
  });

  test('has a boost icon', () => {
    play({ players: [marvel], encounterDeck: ['Hydra Mercenary', 'Charge'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 3', 'your engaged': '' })
      .asks('playerTurn', 0);
  });
});

describe('Sandman', () => {
  test('enters play tough', () => {
    play({ players: [carol], villain: confused, wholeEncounterDeck: ['Sandman', 'Advance'] })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        'your engaged': 'Sandman',
        Sandman: 'tough 1',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('loses the tough card instead of the first damage, and has four hit points', () => {
    play({
      players: [
        {
          ...marvel,
          area: ['Maria Hill', 'Vision'],
          engaged: [{ card: 'Sandman', status: ['tough'], damage: 1 }],
        },
      ],
    })
      .choose('attack Captain Marvel')
      .choose('Sandman')
      .changes({ 'Captain Marvel': 'exhausted', Sandman: 'damage 1' })
      .choose('attack Maria Hill')
      .choose('Sandman')
      .changes({ 'Maria Hill': 'damage 1, exhausted', Sandman: 'damage 2' })
      .choose('attack Vision')
      .choose('Sandman')
      .shows({ 'your engaged': '', 'encounter discard pile': 'Sandman' })
      .asks('playerTurn', 0);
  });

  test('attacks with 3 and schemes with 2', () => {
    play({
      players: [{ ...marvel, engaged: ['Sandman'] }],
      villain: stunned,
      encounterDeck: ['Charge'],
    })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 3', 'The Break-In!': 'threat 1' });
    play({
      players: [{ ...carol, engaged: ['Sandman'] }],
      villain: confused,
      encounterDeck: ['Charge'],
    })
      .endTurn()
      .shows({ 'Carol Danvers': '', 'The Break-In!': 'threat 3' })
      .asks('playerTurn', 0);
  });

  test('is unique: a second one is discarded and its player is dealt another card', () => {
    play({
      players: [{ ...carol, engaged: ['Sandman'] }],
      villain: confused,
      wholeEncounterDeck: ['Sandman', 'Charge', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 3',
        Rhino: '',
        attachments: 'Charge',
        Charge: 'on Rhino',
        'encounter discard pile': 'Sandman',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('has two boost icons', () => {
    play({ players: [marvel], encounterDeck: ['Sandman', 'Charge'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 4', 'your engaged': '' })
      .asks('playerTurn', 0);
  });
});

describe('Shocker', () => {
  test('deals 1 damage to each hero, but to no alter-ego and no ally', () => {
    play({
      players: [
        { ...marvel, exhausted: true, area: [{ card: 'Maria Hill', exhausted: true }] },
        { hero: 'iron-man', area: [{ card: 'War Machine', exhausted: true }] },
        { hero: 'she-hulk', form: 'hero', exhausted: true, status: ['tough'] },
      ],
      phase: 'villain',
      villain: { status: ['stunned', 'confused'] },
      encounterDeck: ['Advance', 'Shocker', 'Charge', 'Hydra Mercenary'],
    })
      .shows({
        'Captain Marvel engaged': 'Shocker',
        'Captain Marvel': 'damage 1, exhausted',
        'Maria Hill': 'exhausted',
        'Tony Stark': '',
        'War Machine': 'exhausted',
        'She-Hulk': 'damage 1, exhausted',
      })
      .asks('playerTurn', 1);
  });

  test('does so only when revealed, not as a boost card', () => {
    play({ players: [marvel], encounterDeck: ['Shocker', 'Charge'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 4', 'your engaged': '' })
      .asks('playerTurn', 0);
  });

  test('attacks with 2, schemes with 1 and has three hit points', () => {
    play({
      players: [{ ...marvel, engaged: ['Shocker'], area: ['Maria Hill'] }],
      villain: stunned,
      encounterDeck: ['Charge'],
    })
      .choose('attack Captain Marvel')
      .choose('Shocker')
      .changes({ 'Captain Marvel': 'exhausted', Shocker: 'damage 2' })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 2', Shocker: 'damage 2', 'The Break-In!': 'threat 1' })
      .choose('attack Maria Hill')
      .choose('Shocker')
      .shows({ 'your engaged': '', 'encounter discard pile': 'Shocker' });
    play({
      players: [{ ...carol, engaged: ['Shocker'] }],
      villain: confused,
      encounterDeck: ['Charge'],
    })
      .endTurn()
      .shows({ 'Carol Danvers': '', 'The Break-In!': 'threat 2' })
      .asks('playerTurn', 0);
  });

  test('takes a tough card instead of the damage', () => {
    play({
      players: [{ ...marvel, status: ['tough'] }],
      villain: stunned,
      wholeEncounterDeck: ['Shocker', 'Advance'],
    })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 1',
        Rhino: '',
        'Captain Marvel': '',
        'your engaged': 'Shocker',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('is unique: a second one hurts nobody and is replaced by another card', () => {
    play({
      players: [
        { ...marvel, exhausted: true, engaged: [{ card: 'Shocker', status: ['stunned'] }] },
      ],
      phase: 'villain',
      villain: stunned,
      wholeEncounterDeck: ['Shocker', 'Charge', 'Advance'],
    })
      .shows({
        'Captain Marvel': 'exhausted',
        'your engaged': 'Shocker',
        attachments: 'Charge',
        'encounter deck': 1,
        'encounter discard pile': 'Shocker',
      })
      .asks('playerTurn', 0);
  });
});
