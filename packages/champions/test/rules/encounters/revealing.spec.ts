import { zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { ENCOUNTER_DISCARD } from '../../../src/board.ts';
import { card } from '../../../src/cards/card.ts';
import { printed } from '../../../src/cards/designs.ts';
import type { Effect } from '../../../src/vocabulary/builders.ts';
import {
  damage,
  draw,
  enemySchemes,
  forcedResponse,
  later,
  putIntoPlay,
  query,
  reveal,
  sequence,
  surge,
  titled,
  villain,
  whenRevealed,
  you,
} from '../../../src/vocabulary/builders.ts';
import { printedAs } from '../../hard-cards/printing.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { nameOf } from '../../table/picture.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';
import { designNamed } from '../../table/position.ts';
import { printedWith } from '../../table/printing.ts';
import { saying } from '../rewording.ts';

/** In the villain phase the player reveals these cards; nothing else happens to them. */
const dealt = (
  cards: readonly string[],
  player: Partial<PlayerDescription> = {},
  table: Partial<Description> = {},
) =>
  play({
    players: [{ hero: 'captain-marvel', dealt: cards, ...player }],
    phase: 'villain',
    villain: { status: ['confused', 'stunned'] },
    encounterDeck: ['Charge', 'Sandman', 'Whiplash', 'Melter'],
    ...table,
  });
const treachery = (effect: Effect, keywords = {}) =>
  printedWith('Advance', { abilities: [whenRevealed(effect)], keywords });
const revealed = (game: Play) =>
  game.log.flatMap(({ line }) =>
    line.say === 'revealed' && typeof line.card === 'number' ? [nameOf(game.state, line.card)] : [],
  );

describe('an encounter card that is revealed § reveal', () => {
  test('as an attachment is attached to what it names § attachment', () => {
    dealt(['Enhanced Ivory Horn']).shows({
      'Enhanced Ivory Horn': 'on Rhino',
      'encounter discard pile': '',
    });
  });

  test('as a minion engages the player who reveals it § minion, engage, play-area', () => {
    play({
      players: [{ hero: 'captain-marvel' }, { hero: 'iron-man', dealt: ['Shocker'] }],
      phase: 'villain',
      villain: { status: ['confused'] },
      encounterDeck: ['Advance', 'Charge', 'Charge'],
    }).shows({ 'Captain Marvel engaged': '', 'Iron Man engaged': 'Shocker' });
  });

  test('as a side scheme lies with the villain, with its starting threat § side-scheme, play-area, villains-play-area', () => {
    dealt(['Crowd Control']).shows({
      'side schemes': 'Crowd Control',
      'Crowd Control': 'threat 2',
    });
    play({
      players: [
        { hero: 'captain-marvel', dealt: ['Crowd Control'] },
        { hero: 'iron-man' },
        { hero: 'black-panther' },
      ],
      phase: 'villain',
      villain: { status: ['confused'] },
      encounterDeck: ['Advance', 'Advance', 'Charge', 'Charge', 'Sandman'],
    }).shows({ 'Crowd Control': 'threat 6' });
  });

  test('as an environment lies with the villain § environment, villains-play-area', () => {
    dealt(['Ultron Drones']).shows({ environments: 'Ultron Drones', 'encounter discard pile': '' });
  });

  test('as a treachery does what it says and is discarded § treachery', () => {
    treachery(damage(2, you));
    dealt(['Advance']).shows({ 'Carol Danvers': 'damage 2', 'encounter discard pile': 'Advance' });
  });

  test('as a treachery that lets an enemy activate is discarded after that § treachery', () => {
    treachery(enemySchemes(villain));
    const game = dealt(
      ['Advance'],
      {},
      { villain: {}, encounterDeck: ['Assault', 'Charge', 'Assault'] },
    );
    game.shows({
      'The Break-In!': 'threat 3',
      'encounter discard pile': 'Advance, Assault, Assault',
    });
    const pile = zoneOf(game.state, ENCOUNTER_DISCARD).map((card) => nameOf(game.state, card));
    expect(pile).toEqual(['Assault', 'Assault', 'Advance']);
  });

  test('is revealed the same way by the order of a card', () => {
    treachery(reveal(query('encounterDeckTop')));
    dealt(['Advance'], { form: 'hero' }, { encounterDeck: ['Charge', 'Shocker'] }).shows({
      'your engaged': 'Shocker',
      'Captain Marvel': 'damage 1',
    });
  });
});

describe('surge § surge', () => {
  test('reveals one more card from the top of the encounter deck', () => {
    const game = dealt(['Weapons Runner']);
    expect(revealed(game)).toEqual(['Weapons Runner', 'Sandman', 'Charge']);
    game.shows({ 'your engaged': 'Sandman, Weapons Runner' });
  });

  test('has no number: twice on a card it does the same as once § keywords', () => {
    const once = dealt(['Advance'], {}, { gains: { Advance: { surge: 1 } } });
    expect(revealed(once)).toEqual(['Advance', 'Whiplash', 'Charge']);
    treachery(surge, { surge: true });
    const twice = dealt(['Advance'], {}, { gains: { Advance: { surge: 1 } } });
    expect(revealed(twice)).toEqual(['Advance', 'Sandman', 'Charge']);
  });

  test('waits for all responses to the first card', () => {
    // Hawkeye shoots at a minion that has entered play.
    const game = dealt(['Weapons Runner'], { area: ['Hawkeye'] }).asks('useAbility', 0);
    expect(revealed(game)).toEqual(['Weapons Runner']);
    game.choose('use Hawkeye').asks('useAbility', 0);
    expect(revealed(game).slice(0, 2)).toEqual(['Weapons Runner', 'Sandman']);
  });

  test('waits for what follows the reveal of the first card', () => {
    treachery(later('revealed', damage(1, you)));
    const game = dealt(['Advance'], {}, { gains: { Advance: { surge: 1 } } });
    const order = game.log
      .map(({ line }) => line.say)
      .filter((say) => ['revealed', 'damaged', 'surges'].includes(say));
    expect(order).toEqual(['revealed', 'damaged', 'surges', 'revealed', 'revealed']);
  });

  test('is for the player who resolves the card', () => {
    play({
      players: [{ hero: 'captain-marvel' }, { hero: 'iron-man', dealt: ['Weapons Runner'] }],
      phase: 'villain',
      villain: { status: ['confused'] },
      encounterDeck: ['Advance', 'Charge', 'Charge', 'Sandman'],
    }).shows({ 'Iron Man engaged': 'Sandman, Weapons Runner', 'Captain Marvel engaged': '' });
  });
});

describe('incite and hinder', () => {
  test('incite places threat on the main scheme when the card is revealed § incite-x', () => {
    dealt(['Hydra Mercenary'], {}, { gains: { 'Hydra Mercenary': { incite: 2 } } }).shows({
      'The Break-In!': 'threat 3',
    });
  });

  test('incite may complete the main scheme § incite-x', () => {
    dealt(
      ['Hydra Mercenary'],
      {},
      { threat: 5, gains: { 'Hydra Mercenary': { incite: 1 } } },
    ).isOver('villain', 'schemeCompleted');
  });

  test('incite does nothing for a card that boosts, or that is put into play § incite-x', () => {
    treachery(putIntoPlay(query('encounterDeckTop')));
    dealt(
      ['Advance'],
      {},
      {
        villain: {},
        encounterDeck: ['Hydra Mercenary', 'Charge', 'Hydra Mercenary'],
        gains: { 'Hydra Mercenary': { incite: 2 } },
      },
      // One in step one, one of the villain and one for his boost icon.
    ).shows({ 'The Break-In!': 'threat 3', 'your engaged': 'Hydra Mercenary' });
  });

  test('hinder adds threat to the scheme as it enters play § hinder-x', () => {
    dealt(['Crowd Control'], {}, { gains: { 'Crowd Control': { hinder: 3 } } }).shows({
      'Crowd Control': 'threat 5',
      'The Break-In!': 'threat 1',
    });
  });

  test('the numbers of hinder are added up § hinder-x', () => {
    const scheme = printed(designNamed('Crowd Control'));
    printedAs(['Crowd Control', card({ ...scheme, keywords: { hinder: 2 } })]);
    dealt(['Crowd Control']).shows({ 'Crowd Control': 'threat 4' });
    dealt(['Crowd Control'], {}, { gains: { 'Crowd Control': { hinder: 3 } } }).shows({
      'Crowd Control': 'threat 7',
    });
  });
});

describe('peril § peril', () => {
  const GAINS = { gains: { Advance: { peril: 1 } } };

  test('keeps the others from playing cards and using abilities', () => {
    treachery(damage(1, you));
    const table = {
      phase: 'villain',
      villain: { status: ['stunned'] },
      encounterDeck: ['Charge', 'Charge'],
      players: [
        { hero: 'captain-marvel', form: 'hero', dealt: ['Advance'] },
        { hero: 'iron-man', form: 'hero', hand: ['Enhanced Spider-Sense', 'Energy'], dealt: [] },
      ],
    } as const;
    const helped = play({ ...table, encounterDeck: ['Assault', ...table.encounterDeck] });
    while (helped.prompt?.ask.say === 'whoDefends') helped.pass();
    helped.asks('useAbility', 1).offers('play Enhanced Spider-Sense', 'pass');
    const alone = play({ ...table, ...GAINS, encounterDeck: ['Assault', ...table.encounterDeck] });
    while (alone.prompt?.ask.say === 'whoDefends') alone.pass();
    alone.shows({ 'Captain Marvel': 'damage 1', 'Iron Man hand': 'Energy, Enhanced Spider-Sense' });
    alone.lacks('play Enhanced Spider-Sense');
  });

  test('does not stop forced abilities of the others: the game triggers them', () => {
    treachery(damage(1, you));
    saying('Tac Team', forcedResponse('revealed', null, draw(1)));
    play({
      players: [
        { hero: 'captain-marvel', dealt: ['Advance'] },
        { hero: 'iron-man', area: ['Tac Team'], deck: ['Genius', 'Energy'] },
      ],
      phase: 'villain',
      villain: { status: ['confused'] },
      encounterDeck: ['Charge', 'Charge', 'Charge'],
      ...GAINS,
    }).holds('Iron Man hand', 'Genius');
  });

  test('does not bind the player who resolves the card', () => {
    treachery(damage(1, you));
    dealt(
      ['Advance'],
      { hero: 'spider-man', form: 'hero', hand: ['Enhanced Spider-Sense', 'Energy'] },
      GAINS,
    )
      .asks('useAbility', 0)
      .choose('play Enhanced Spider-Sense')
      .shows({ 'Spider-Man': '' });
  });

  test('ends with the card', () => {
    treachery(damage(1, you));
    const game = play({
      players: [
        { hero: 'captain-marvel', form: 'hero', dealt: ['Advance', 'Caught Off Guard'] },
        { hero: 'iron-man', form: 'hero', hand: ['Enhanced Spider-Sense', 'Energy'] },
      ],
      phase: 'villain',
      villain: { status: ['stunned'] },
      encounterDeck: ['Assault', 'Charge', 'Charge'],
      ...GAINS,
    });
    while (game.prompt?.ask.say === 'whoDefends') game.pass();
    game.asks('useAbility', 1).offers('play Enhanced Spider-Sense', 'pass');
    game.shows({ 'Captain Marvel': 'damage 1', revealed: 'Caught Off Guard' });
  });
});

describe('peril of a card § peril', () => {
  const perilous = (gains: Description['gains'] = {}) => {
    treachery(sequence(reveal(query('encounterDeckTop')), reveal(query('encounterDeckTop'))));
    printedWith('Assault', { abilities: [] });
    printedWith('Caught Off Guard', { abilities: [] });
    const game = play({
      players: [
        { hero: 'captain-marvel', form: 'hero', dealt: ['Advance'] },
        { hero: 'iron-man', form: 'hero', hand: ['Enhanced Spider-Sense', 'Energy'] },
      ],
      phase: 'villain',
      villain: { status: ['stunned'] },
      encounterDeck: ['Explosion', 'Charge', 'Charge', 'Assault', 'Caught Off Guard'],
      gains,
    });
    while (game.prompt?.ask.say === 'whoDefends') game.pass();
    return game;
  };

  test('goes on when another one that was revealed meanwhile is done', () => {
    perilous({ Advance: { peril: 1 }, Assault: { peril: 1 } })
      .holds('Iron Man hand', 'Enhanced Spider-Sense')
      .asks('playerTurn', 1);
  });

  test('ends with this card if only this one has it', () => {
    perilous({ Assault: { peril: 1 } })
      .asks('useAbility', 1)
      .shows({ revealed: 'Advance' })
      .pass()
      .asks('useAbility', 1)
      .shows({ revealed: 'Advance, Caught Off Guard' });
  });
});

describe('a minion that is found and revealed in play § find', () => {
  const find = (player: Partial<PlayerDescription>, other: Partial<PlayerDescription>) => {
    treachery(reveal(query('inPlay', titled('Shocker'))));
    return play({
      players: [
        { hero: 'captain-marvel', form: 'hero', dealt: ['Advance'], ...player },
        { hero: 'iron-man', ...other },
      ],
      phase: 'villain',
      villain: { status: ['stunned', 'confused'] },
      encounterDeck: ['Charge', 'Charge'],
    });
  };
  const SHOCKER = { card: 'Shocker', damage: 1, attached: ['Biomechanical Upgrades'] } as const;

  test('engages the player who reveals it, keeps what it has, and its When Revealed resolves § engage', () => {
    find({}, { engaged: [SHOCKER] }).shows({
      'Captain Marvel engaged': 'Shocker',
      'Iron Man engaged': '',
      Shocker: 'damage 1',
      'Biomechanical Upgrades': 'on Shocker',
      'Captain Marvel': 'damage 1',
    });
  });

  test('stays engaged with a player who was so already § engage', () => {
    const game = find({ engaged: [SHOCKER] }, {});
    game.shows({ 'Captain Marvel engaged': 'Shocker', Shocker: 'damage 1' }).asks('whoDefends', 0);
    expect(game.log.filter(({ line }) => line.say === 'enteredPlay')).toEqual([]);
  });

  test('has not entered play', () => {
    // Hawkeye has nothing to respond to.
    find({ area: ['Hawkeye'] }, { engaged: [SHOCKER] })
      .shows({ Hawkeye: 'arrow 4', 'Captain Marvel engaged': 'Shocker' })
      .asks('playerTurn', 1);
  });
});
