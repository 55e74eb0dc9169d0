import { NONE, zoneOf } from '@grimrule/kernel';
import { describe, test } from 'vitest';
import { ATTACHMENTS } from '../../../src/board.ts';
import { printedAs } from '../../../src/cards/designs.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';

/** As many cards as a hero may hold, so that nothing is drawn between two turns. */
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;
const suited = (damage: number) => [{ card: 'Armored Rhino Suit', damage }] as const;

describe('Armored Rhino Suit', () => {
  test('is attached to Rhino when it is revealed', () => {
    play({ players: [carol], wholeEncounterDeck: ['Advance', 'Armored Rhino Suit', 'Advance'] })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 2',
        attachments: 'Armored Rhino Suit',
        'Armored Rhino Suit': 'on Rhino',
        'encounter deck': 1,
        'encounter discard pile': 'Advance',
      })
      .asks('playerTurn', 0);
  });

  test('takes damage that would be dealt to Rhino', () => {
    play({ players: [marvel], villain: { damage: 3, attached: suited(1) } })
      .choose('attack Captain Marvel')
      .changes({
        'Armored Rhino Suit': 'damage 3, on Rhino',
        'Captain Marvel': 'exhausted',
      })
      .asks('playerTurn', 0);
  });

  test('takes damage that is no attack as well', () => {
    play({
      players: [{ ...marvel, area: ['Daredevil'] }],
      threat: 2,
      villain: { attached: suited(0) },
    })
      .choose('thwart Daredevil')
      .choose('use Daredevil')
      .changes({
        'The Break-In!': '',
        'Armored Rhino Suit': 'damage 1, on Rhino',
        Daredevil: 'damage 1, exhausted',
      })
      .asks('playerTurn', 0);
  });

  test('is discarded with the fifth damage, and the rest of the blow is lost', () => {
    play({ players: [marvel], villain: { damage: 3, attached: suited(4) } })
      .choose('attack Captain Marvel')
      .changes({
        attachments: '',
        'Armored Rhino Suit': '',
        'encounter discard pile': 'Armored Rhino Suit',
        'Captain Marvel': 'exhausted',
      })
      .asks('playerTurn', 0);
  });

  test('stays with four damage on it', () => {
    play({ players: [marvel], villain: { attached: suited(2) } })
      .choose('attack Captain Marvel')
      .changes({ 'Armored Rhino Suit': 'damage 4, on Rhino', 'Captain Marvel': 'exhausted' })
      .asks('playerTurn', 0);
  });

  test('comes before a tough card, which Rhino keeps', () => {
    play({ players: [marvel], villain: { status: ['tough'], attached: suited(0) } })
      .choose('attack Captain Marvel')
      .changes({ 'Armored Rhino Suit': 'damage 2, on Rhino', 'Captain Marvel': 'exhausted' })
      .asks('playerTurn', 0);
  });

  test('does nothing for other enemies', () => {
    play({
      players: [{ ...marvel, engaged: ['Shocker'] }],
      villain: { attached: suited(1) },
    })
      .choose('attack Captain Marvel')
      .choose('Shocker')
      .changes({ Shocker: 'damage 2', 'Captain Marvel': 'exhausted' })
      .asks('playerTurn', 0);
  });

  test('takes what overkill would deal to Rhino', () => {
    play({
      players: [
        {
          hero: 'she-hulk',
          form: 'hero',
          hand: ['Relentless Assault', 'Strength', 'Energy'],
          engaged: ['Shocker'],
        },
      ],
      villain: { damage: 1, attached: suited(0) },
    })
      .choose('play Relentless Assault')
      .pay('Strength')
      .changes({
        'your hand': 'Energy',
        'your discard pile': 'Relentless Assault, Strength',
        'your engaged': '',
        'encounter discard pile': 'Shocker',
        'Armored Rhino Suit': 'damage 2, on Rhino',
      })
      .asks('playerTurn', 0);
  });

  test('takes the damage of retaliation', () => {
    const panther = { hero: 'black-panther', form: 'hero', hand } as const;
    play({
      players: [panther],
      villain: { attached: suited(0) },
      encounterDeck: ['Advance', 'Hydra Mercenary'],
    })
      .endTurn()
      .pass()
      .shows({
        Rhino: '',
        'Black Panther': 'damage 2',
        'Armored Rhino Suit': 'damage 1, on Rhino',
      })
      .asks('playerTurn', 0);
  });

  test('has no boost icon', () => {
    play({ players: [marvel], encounterDeck: ['Armored Rhino Suit', 'Hydra Mercenary'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 2', 'encounter discard pile': 'Armored Rhino Suit' })
      .asks('playerTurn', 0);
  });
});

describe('Enhanced Ivory Horn', () => {
  const horned = { attached: ['Enhanced Ivory Horn'] } as const;
  const strong = ['Strength', 'Strength', 'Strength', 'Energy'];
  const removal = ({ state }: Play) => {
    const [card = NONE] = zoneOf(state, ATTACHMENTS);
    const ability = printedAs(state, card).abilities.findIndex(({ kind }) => kind === 'action');
    return { verb: 'use', card, ability };
  };

  test('is attached to Rhino when it is revealed', () => {
    play({ players: [carol], wholeEncounterDeck: ['Advance', 'Enhanced Ivory Horn', 'Advance'] })
      .endTurn()
      .changes({
        'The Break-In!': 'threat 2',
        attachments: 'Enhanced Ivory Horn',
        'Enhanced Ivory Horn': 'on Rhino',
        'encounter deck': 1,
        'encounter discard pile': 'Advance',
      })
      .asks('playerTurn', 0);
  });

  test('adds 1 to every attack of Rhino and stays', () => {
    play({
      players: [marvel],
      villain: horned,
      wholeEncounterDeck: ['Advance', 'Hydra Mercenary', 'Advance'],
    })
      .endTurn()
      .pass()
      .changes({
        'The Break-In!': 'threat 1',
        'Captain Marvel': 'damage 3',
        'your engaged': 'Hydra Mercenary',
        'encounter deck': 1,
        'encounter discard pile': 'Advance',
      })
      .asks('playerTurn', 0);
  });

  test('is discarded by a hero who spends three physical resources', () => {
    play({ players: [{ ...marvel, hand: [...strong, 'Strength'] }], villain: horned })
      .choose('use Enhanced Ivory Horn')
      .pay('Strength', 'Strength', 'Strength')
      .changes({
        'your hand': 'Energy, Strength',
        'your discard pile': 'Strength, Strength, Strength',
        attachments: '',
        'Enhanced Ivory Horn': '',
        'encounter discard pile': 'Enhanced Ivory Horn',
      })
      .asks('playerTurn', 0);
  });

  test('can be paid for with wild resources, but not with other ones', () => {
    const wild = 'The Power of Leadership';
    play({
      players: [{ ...marvel, hand: ['Strength', wild, wild, 'Genius'] }],
      villain: horned,
    })
      .choose('use Enhanced Ivory Horn')
      .pay('Strength', wild, wild)
      .shows({ 'your hand': 'Genius', attachments: '' })
      .asks('playerTurn', 0);
  });

  test('is not got rid of without the resources or in alter-ego form', () => {
    const poor = play({ players: [marvel], villain: horned });
    poor
      .lacks('use Enhanced Ivory Horn')
      .refuses(removal(poor), 'costCannotBePaid', 'cost')
      .asks('playerTurn', 0);
    const other = play({ players: [{ ...carol, hand: strong }], villain: horned });
    other
      .lacks('use Enhanced Ivory Horn')
      .refuses(removal(other), 'conditionNotMet', 'condition')
      .asks('playerTurn', 0);
  });

  test('can be removed by another hero who is asked for help', () => {
    play({
      players: [{ hero: 'iron-man' }, { ...marvel, hand: strong }],
      villain: horned,
    })
      .lacks('use Enhanced Ivory Horn')
      .choose('ask Captain Marvel')
      .asks('helpWanted', 1)
      .choose('use Enhanced Ivory Horn')
      .pay('Strength', 'Strength', 'Strength')
      .changes({
        'Captain Marvel hand': 'Energy',
        'Captain Marvel discard pile': 'Strength, Strength, Strength',
        attachments: '',
        'Enhanced Ivory Horn': '',
        'encounter discard pile': 'Enhanced Ivory Horn',
      })
      .asks('playerTurn', 0);
  });

  test('has two boost icons', () => {
    play({ players: [marvel], encounterDeck: ['Enhanced Ivory Horn', 'Hydra Mercenary'] })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 4', attachments: '' })
      .asks('playerTurn', 0);
  });
});
