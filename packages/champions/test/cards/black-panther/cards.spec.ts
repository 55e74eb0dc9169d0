import { describe, test } from 'vitest';
import type { PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';

const tchalla = (more: Partial<PlayerDescription> = {}) => ({ hero: 'black-panther', ...more });

describe('Shuri', () => {
  const withShuri = (wholeDeck: readonly string[]) =>
    play({
      players: [tchalla({ hand: ['Shuri', 'Vibranium'], wholeDeck })],
      wholeEncounterDeck: ['Advance', 'Assault'],
    });

  test('lets her player search their deck for an upgrade as she enters play § search', () => {
    withShuri(['Panther Claws', 'Energy', 'Tenacity', 'The Golden City', 'Wakanda Forever!'])
      .choose('play Shuri')
      .asks('useAbility', 0)
      .choose('use Shuri')
      .asks('chooseCard', 0)
      .offers('Panther Claws', 'Tenacity')
      .lacks('Energy', 'The Golden City', 'Wakanda Forever!', 'pass')
      .choose('Tenacity')
      .changes({
        'your hand': 'Tenacity',
        'your deck': 4,
        'your discard pile': 'Vibranium',
        'your play area': "Shuri, T'Challa",
      })
      .asks('playerTurn', 0);
  });

  test('does not insist on it', () => {
    withShuri(['Panther Claws', 'Energy'])
      .choose('play Shuri')
      .pass()
      .changes({
        'your hand': '',
        'your discard pile': 'Vibranium',
        'your play area': "Shuri, T'Challa",
      })
      .asks('playerTurn', 0);
  });

  test('may search in vain', () => {
    withShuri(['Energy', 'The Golden City'])
      .choose('play Shuri')
      .choose('use Shuri')
      .changes({
        'your hand': '',
        'your discard pile': 'Vibranium',
        'your play area': "Shuri, T'Challa",
      })
      .asks('playerTurn', 0);
  });

  test('makes the deck anew if she finds its last card', () => {
    withShuri(['Tenacity'])
      .choose('play Shuri')
      .choose('use Shuri')
      .changes({
        'your hand': 'Tenacity',
        'your play area': "Shuri, T'Challa",
        'your dealt': 'Advance',
        'encounter deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('does nothing of the kind while she is in play', () => {
    play({ players: [tchalla({ area: ['Shuri'] })] })
      .lacks('use Shuri')
      .asks('playerTurn', 0);
  });

  test('attacks and thwarts for one, suffering one', () => {
    play({ players: [tchalla({ area: ['Shuri'] })], threat: 2 })
      .choose('attack Shuri')
      .changes({ Rhino: 'damage 1', Shuri: 'damage 1, exhausted' });
    play({ players: [tchalla({ area: ['Shuri'] })], threat: 2 })
      .choose('thwart Shuri')
      .changes({ 'The Break-In!': 'threat 1', Shuri: 'damage 1, exhausted' });
    play({ players: [tchalla({ area: [{ card: 'Shuri', damage: 2 }] })], threat: 2 })
      .choose('thwart Shuri')
      .changes({
        'The Break-In!': 'threat 1',
        Shuri: '',
        'your play area': "T'Challa",
        'your discard pile': 'Shuri',
      })
      .asks('playerTurn', 0);
  });
});

describe('Ancestral Knowledge', () => {
  const knowing = (discard: readonly string[], more: Partial<PlayerDescription> = {}) =>
    play({
      players: [
        tchalla({
          hand: ['Ancestral Knowledge', 'Vibranium'],
          discard,
          wholeDeck: ['Energy', 'Energy'],
          ...more,
        }),
      ],
    });

  test('shuffles up to three different cards of the discard pile into the deck', () => {
    knowing(['Panther Claws', 'Shuri', 'Tenacity', 'Haymaker'])
      .choose('play Ancestral Knowledge')
      .choose('Panther Claws')
      .choose('Haymaker')
      .choose('Vibranium')
      .changes({
        'your hand': '',
        'your deck': 5,
        'your discard pile': 'Ancestral Knowledge, Shuri, Tenacity',
      })
      .asks('playerTurn', 0);
  });

  test('is content with one card', () => {
    knowing(['Panther Claws', 'Shuri'])
      .choose('play Ancestral Knowledge')
      .lacks('done')
      .choose('Shuri')
      .choose('done')
      .changes({
        'your hand': '',
        'your deck': 3,
        'your discard pile': 'Ancestral Knowledge, Panther Claws, Vibranium',
      })
      .asks('playerTurn', 0);
  });

  test('does not take two cards of one title', () => {
    knowing(['Haymaker', 'Haymaker', 'Shuri'])
      .choose('play Ancestral Knowledge')
      .choose('Haymaker')
      .lacks('Haymaker')
      .offers('Shuri', 'Vibranium', 'done')
      .choose('Shuri')
      .choose('done')
      .shows({ 'your discard pile': 'Ancestral Knowledge, Haymaker, Vibranium' })
      .asks('playerTurn', 0);
  });

  test('takes all printings of Wakanda Forever! for one card § copy', () => {
    knowing(['01043a', '01043b', '01043c', '01043d', 'Shuri'])
      .choose('play Ancestral Knowledge')
      .choose('Wakanda Forever!')
      .lacks('Wakanda Forever!')
      .offers('Shuri', 'Vibranium', 'done')
      .choose('done')
      .shows({ 'your deck': 3 })
      .asks('playerTurn', 0);
  });

  test('cannot take itself', () => {
    knowing(['Shuri'])
      .choose('play Ancestral Knowledge')
      .offers('Shuri', 'Vibranium')
      .lacks('Ancestral Knowledge');
  });

  test('needs a card in the discard pile and alter-ego form', () => {
    knowing([]).lacks('play Ancestral Knowledge').asks('playerTurn', 0);
    knowing(['Shuri'], { form: 'hero' }).lacks('play Ancestral Knowledge').asks('playerTurn', 0);
  });

  test('leaves the discard pile of another player alone', () => {
    play({
      players: [
        tchalla({ hand: ['Ancestral Knowledge', 'Vibranium'] }),
        { hero: 'captain-marvel', discard: ['Energy', 'Haymaker'] },
      ],
    })
      .lacks('play Ancestral Knowledge')
      .asks('playerTurn', 0);
  });
});

describe('Vibranium', () => {
  test('pays with two wild resources, which stand for any type', () => {
    play({
      players: [
        tchalla({
          form: 'hero',
          exhausted: true,
          area: ['Tenacity'],
          hand: ['Vibranium', 'Panther Claws', 'Energy'],
        }),
      ],
    })
      .choose('play Panther Claws')
      .pay('Vibranium')
      .changes({
        'your hand': 'Energy',
        'your play area': 'Black Panther, Panther Claws, Tenacity',
        'your discard pile': 'Vibranium',
      })
      .asks('playerTurn', 0);
    play({
      players: [
        tchalla({ form: 'hero', exhausted: true, area: ['Tenacity'], hand: ['Vibranium'] }),
      ],
    })
      .choose('use Tenacity')
      .changes({
        'Black Panther': '',
        'your hand': '',
        'your play area': 'Black Panther',
        'your discard pile': 'Tenacity, Vibranium',
      })
      .asks('playerTurn', 0);
  });

  test('cannot be played', () => {
    const table = play({ players: [tchalla({ hand: ['Vibranium', 'Energy'] })] });
    table
      .lacks('play Vibranium')
      .refuses(
        { verb: 'play', card: table.state.cards.length - 2 },
        'cannotBePlayed',
        'resource cards',
      )
      .asks('playerTurn', 0);
  });
});

describe('The Golden City', () => {
  const city = (more: Partial<PlayerDescription> = {}) =>
    play({
      players: [tchalla({ area: ['The Golden City'], deck: ['Energy', 'Genius'], ...more })],
    });

  test('exhausts to draw two cards', () => {
    city()
      .choose('use The Golden City')
      .changes({ 'The Golden City': 'exhausted', 'your hand': 'Energy, Genius', 'your deck': 40 })
      .lacks('use The Golden City')
      .asks('playerTurn', 0);
  });

  test('does so in alter-ego form only, and while it is ready', () => {
    city({ form: 'hero' }).lacks('use The Golden City').asks('playerTurn', 0);
    city({ area: [{ card: 'The Golden City', exhausted: true }] })
      .lacks('use The Golden City')
      .asks('playerTurn', 0);
  });

  test('is unique', () => {
    city({ hand: ['The Golden City', 'Vibranium'] })
      .lacks('play The Golden City')
      .asks('playerTurn', 0);
  });

  test('needs a card in the deck', () => {
    city({ wholeDeck: [] }).lacks('use The Golden City').asks('playerTurn', 0);
  });
});
