import { describe, expect, test } from 'vitest';
import {
  attachTo,
  damage,
  discard,
  query,
  removeFromGame,
  setAside,
  THIS,
  titled,
  toHand,
  villain,
  whenDefeated,
  whenRevealed,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';
import { reworded } from '../rewording.ts';

const marvel = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
  play({ players: [{ hero: 'captain-marvel', form: 'hero', ...player }], ...table });
const villainPhase = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
  play({
    players: [{ hero: 'captain-marvel', ...player }],
    phase: 'villain',
    villain: { status: ['confused', 'stunned'] },
    encounterDeck: ['Charge'],
    ...table,
  });

describe('victory § victory-x', () => {
  test('puts a defeated minion or side scheme onto the victory display § victory-display, defeat', () => {
    marvel({ engaged: [{ card: 'Shocker', damage: 1 }] }, { gains: { Shocker: { victory: 1 } } })
      .choose('attack Captain Marvel')
      .choose('Shocker')
      .changes({
        Shocker: '',
        'Captain Marvel': 'exhausted',
        'your engaged': '',
        'victory display': 'Shocker',
      });
    marvel(
      {},
      {
        sideSchemes: [{ card: 'Bomb Scare', threat: 1 }],
        gains: { 'Bomb Scare': { victory: 1 } },
      },
    )
      .choose('thwart Captain Marvel')
      .shows({ 'victory display': 'Bomb Scare', 'encounter discard pile': '' });
  });

  test('does nothing for a card that is discarded without being defeated', () => {
    printedWith('Advance', {
      abilities: [whenRevealed(discard(query('inPlay', titled('Shocker'))))],
    });
    villainPhase(
      { engaged: ['Shocker'], dealt: ['Advance'] },
      { gains: { Shocker: { victory: 1 } } },
    ).shows({ 'victory display': '', 'encounter discard pile': 'Advance, Shocker' });
  });

  test('of an attachment counts when its host is defeated, and the host is discarded as usual', () => {
    marvel(
      { engaged: [{ card: 'Shocker', damage: 1, attached: ['Charge'] }] },
      { gains: { Charge: { victory: 1 } } },
    )
      .choose('attack Captain Marvel')
      .choose('Shocker')
      .shows({ 'victory display': 'Charge', 'encounter discard pile': 'Shocker' });
  });

  test('of a stage of the villain counts when that is defeated', () => {
    const gains = { Rhino: { victory: 1 } };
    marvel({}, { villain: { damage: 13 }, gains })
      .choose('attack Captain Marvel')
      .shows({ 'victory display': 'Rhino', villain: 'Rhino', 'removed from the game': '' });
  });

  test('with uses counts when the last counter goes § uses-x-type', () => {
    marvel(
      { area: [{ card: 'Surveillance Team', counters: { snoop: 1 } }] },
      { threat: 2, gains: { 'Surveillance Team': { victory: 1 } } },
    )
      .choose('use Surveillance Team')
      .shows({ 'victory display': 'Surveillance Team', 'The Break-In!': 'threat 1' })
      .asks('playerTurn', 0);
  });

  test('is not counted of a card that has left play before its last counter matters', () => {
    reworded('Surveillance Team', { effect: removeFromGame(THIS) });
    marvel(
      { area: [{ card: 'Surveillance Team', counters: { snoop: 1 } }] },
      { gains: { 'Surveillance Team': { victory: 1 } } },
    )
      .choose('use Surveillance Team')
      .shows({ 'removed from the game': 'Surveillance Team', 'victory display': '' });
  });
});

describe('uses § uses-x-type', () => {
  test('give a card its counters as it enters play', () => {
    marvel({ hand: ['Surveillance Team', 'Energy'] })
      .choose('play Surveillance Team')
      .shows({ 'Surveillance Team': 'snoop 3' });
  });

  test('discard it with the last counter, after the effect has been resolved', () => {
    marvel(
      { area: [{ card: 'Surveillance Team', counters: { snoop: 1 } }] },
      { threat: 2, sideSchemes: ['Bomb Scare'] },
    )
      .choose('use Surveillance Team')
      .shows({ 'Surveillance Team': 'exhausted', 'your discard pile': '' })
      .choose('Bomb Scare')
      .changes({
        'Bomb Scare': 'threat 1',
        'Surveillance Team': '',
        'your play area': 'Captain Marvel',
        'your discard pile': 'Surveillance Team',
      })
      .asks('playerTurn', 0);
  });

  test('cost a counter each time, and without one nothing can be done', () => {
    marvel({ area: [{ card: 'Surveillance Team', counters: { snoop: 0 } }] }, { threat: 2 }).cannot(
      'use Surveillance Team',
      'costCannotBePaid',
    );
  });

  test('leave cards alone whose counters are not uses § all-purpose-counter', () => {
    // Hawkeye keeps standing without arrows.
    villainPhase({
      area: [{ card: 'Hawkeye', counters: { arrow: 1 } }],
      dealt: ['Hydra Mercenary'],
    })
      .choose('use Hawkeye')
      .shows({ Hawkeye: '', 'Hydra Mercenary': 'damage 2' });
  });
});

describe('temporary § temporary', () => {
  test('discards the card at the end of the round, not before', () => {
    marvel({ area: ['Vision', 'Maria Hill'] }, { gains: { Vision: { temporary: 1 } } })
      .shows({ 'your play area': 'Captain Marvel, Maria Hill, Vision' })
      .choose('attack Vision')
      .shows({ 'your play area': 'Captain Marvel, Maria Hill, Vision' });
    villainPhase({ area: ['Vision', 'Maria Hill'] }, { gains: { Vision: { temporary: 1 } } })
      .shows({ 'your play area': 'Carol Danvers, Maria Hill', 'your discard pile': 'Vision' })
      .asks('playerTurn', 0);
  });

  test('is for encounter cards too', () => {
    villainPhase(
      { engaged: ['Shocker', 'Hydra Mercenary'] },
      { gains: { Shocker: { temporary: 1 } } },
    )
      .choose('activate Shocker')
      .shows({ 'your engaged': 'Hydra Mercenary', 'encounter discard pile': 'Shocker' });
  });
});

describe('permanent § permanent', () => {
  const GAINS = {
    'Cosmic Flight': { permanent: 1 },
    Shocker: { permanent: 1 },
    'Bomb Scare': { permanent: 1 },
    Charge: { permanent: 1 },
  };

  test('cards cannot be discarded: they are no target for that', () => {
    // Caught Off Guard discards an upgrade or support, or surges.
    villainPhase(
      { area: ['Cosmic Flight', 'Tenacity'], dealt: ['Caught Off Guard'] },
      { gains: GAINS },
    ).shows({
      'your play area': 'Carol Danvers, Cosmic Flight',
      'your discard pile': 'Tenacity',
    });
  });

  test('cards cannot be defeated § defeat', () => {
    marvel({ engaged: [{ card: 'Shocker', damage: 2 }] }, { gains: GAINS })
      .choose('attack Captain Marvel')
      .choose('Shocker')
      .changes({ Shocker: 'damage 4', 'Captain Marvel': 'exhausted' })
      .asks('playerTurn', 0);
    marvel({}, { gains: GAINS, sideSchemes: [{ card: 'Bomb Scare', threat: 1 }] })
      .choose('thwart Captain Marvel')
      .shows({ 'side schemes': 'Bomb Scare', 'Bomb Scare': '' });
  });

  test('cards cannot be removed, set aside or taken back to the hand', () => {
    for (const effect of [removeFromGame, setAside, toHand]) {
      printedWith('Advance', {
        abilities: [whenRevealed(effect(query('inPlay', titled('Cosmic Flight'))))],
      });
      villainPhase({ area: ['Cosmic Flight'], dealt: ['Advance'] }, { gains: GAINS })
        .shows({ 'your play area': 'Carol Danvers, Cosmic Flight' })
        .asks('playerTurn', 0);
    }
  });

  test('cards can be made to leave by a card of their own set', () => {
    printedWith('Advance', {
      set: 'captain_marvel',
      abilities: [whenRevealed(removeFromGame(query('inPlay', titled('Cosmic Flight'))))],
    });
    villainPhase({ area: ['Cosmic Flight'], dealt: ['Advance'] }, { gains: GAINS })
      .shows({ 'your play area': 'Carol Danvers', 'removed from the game': 'Cosmic Flight' })
      .asks('playerTurn', 0);
  });

  test('cards cannot pay a cost by leaving play', () => {
    marvel(
      { area: ['Tenacity'], exhausted: true, hand: ['Strength'] },
      { gains: { Tenacity: { permanent: 1 } } },
    ).cannot('use Tenacity', 'costCannotBePaid');
  });

  test('an attachment looks for a new host when its host leaves play § attach-to', () => {
    printedWith('Charge', { abilities: [attachTo(query('enemies'))] });
    marvel(
      { engaged: [{ card: 'Hydra Mercenary', damage: 2, attached: ['Charge'] }] },
      { gains: { Charge: { permanent: 1 } } },
    )
      .choose('attack Captain Marvel')
      .shows({ Charge: 'on Rhino', 'encounter discard pile': 'Hydra Mercenary' })
      .asks('playerTurn', 0);
  });

  test('an attachment without another host is removed from the game § attach-to', () => {
    printedWith('Charge', { abilities: [attachTo(query('minions'))] });
    marvel(
      { engaged: [{ card: 'Hydra Mercenary', damage: 2, attached: ['Charge'] }] },
      { gains: { Charge: { permanent: 1 } } },
    )
      .choose('attack Captain Marvel')
      .shows({
        attachments: '',
        'encounter discard pile': 'Hydra Mercenary',
        'removed from the game': 'Charge',
      })
      .asks('playerTurn', 0);
  });
});

describe('team-up § team-up', () => {
  const together = (player: Partial<PlayerDescription>, ...more: readonly PlayerDescription[]) => {
    printedWith('Helicarrier', { keywords: { teamUp: ['Captain Marvel', 'Spider-Woman'] } });
    const hand = ['Helicarrier', 'Energy', 'Genius'];
    return play({ players: [{ hero: 'captain-marvel', hand, ...player }, ...more] });
  };

  test('needs both characters in play, whoever controls them', () => {
    together({ form: 'hero' }).cannot('play Helicarrier', 'teamNotTogether');
    together({ form: 'hero', area: ['Spider-Woman'] }).offers(
      'play Helicarrier',
      'attack Captain Marvel',
      'attack Spider-Woman',
      'change form',
      'end turn',
    );
    together({ form: 'hero' }, { hero: 'iron-man', area: ['Spider-Woman'] }).offers(
      'play Helicarrier',
      'ask Tony Stark',
      'attack Captain Marvel',
      'change form',
      'end turn',
    );
  });

  test('is needed for an event as well', () => {
    printedWith('Uppercut', { keywords: { teamUp: ['Captain Marvel', 'Spider-Woman'] } });
    const hand = ['Uppercut', 'Energy', 'Genius'];
    marvel({ hand }).cannot('play Uppercut', 'teamNotTogether');
    marvel({ hand, area: ['Spider-Woman'] }).offers(
      'play Uppercut',
      'attack Captain Marvel',
      'attack Spider-Woman',
      'change form',
      'end turn',
    );
  });

  test('does not count an alter-ego as the hero', () => {
    together({ area: ['Spider-Woman'] }).cannot('play Helicarrier', 'teamNotTogether');
  });

  test('counts an ally by its subtitle too § subtitle', () => {
    printedWith('Tac Team', { keywords: { teamUp: ['Captain Marvel', 'Jessica Drew'] } });
    marvel({ area: ['Spider-Woman'], hand: ['Tac Team', 'Energy', 'Genius'] }).offers(
      'play Tac Team',
      'attack Captain Marvel',
      'attack Spider-Woman',
      'change form',
      'end turn',
    );
  });
});

describe('a double-sided card § double-sided-card', () => {
  test('is removed from the game instead of being discarded', () => {
    printedWith('Hydra Mercenary', { otherSide: '01110' });
    marvel({ engaged: [{ card: 'Hydra Mercenary', damage: 2 }] })
      .choose('attack Captain Marvel')
      .shows({ 'removed from the game': 'Hydra Mercenary', 'encounter discard pile': '' });
  });

  test('can go to the victory display', () => {
    printedWith('Hydra Mercenary', { otherSide: '01110' });
    marvel(
      { engaged: [{ card: 'Hydra Mercenary', damage: 2 }] },
      { gains: { 'Hydra Mercenary': { victory: 1 } } },
    )
      .choose('attack Captain Marvel')
      .shows({ 'victory display': 'Hydra Mercenary', 'removed from the game': '' });
  });
});

describe('an environment', () => {
  test('stays and works until a card makes it leave § environment', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', drones: ['Backflip'] }],
      scenario: 'ultron',
      environments: ['Ultron Drones'],
    })
      .choose('attack Captain Marvel')
      .choose('Drone')
      .shows({ 'your engaged': '' })
      .holds('environments', 'Ultron Drones');
    reworded('Get Ready', { effect: discard(query('environments')) });
    marvel({ hand: ['Get Ready'] }, { environments: ['Ultron Drones'] })
      .choose('play Get Ready')
      .shows({ environments: '', 'encounter discard pile': 'Ultron Drones' });
  });
});

describe('when defeated § when-defeated-abilities', () => {
  test('comes before the card leaves play', () => {
    // The card can still speak of itself: it deals damage to the villain while it lies there.
    printedWith('Hydra Mercenary', { abilities: [whenDefeated(damage(1, villain))] });
    const game = marvel({ engaged: [{ card: 'Hydra Mercenary', damage: 2 }] })
      .choose('attack Captain Marvel')
      .shows({ Rhino: 'damage 1', 'encounter discard pile': 'Hydra Mercenary' });
    const order = game.log
      .map(({ line }) => line.say)
      .filter((say) => ['damaged', 'defeated'].includes(say));
    expect(order).toEqual(['damaged', 'damaged', 'defeated']);
  });

  test('does not come when the card leaves play in another way', () => {
    printedWith('Hydra Mercenary', {
      abilities: [whenDefeated(damage(1, villain))],
    });
    printedWith('Advance', {
      abilities: [whenRevealed(discard(query('inPlay', titled('Hydra Mercenary'))))],
    });
    villainPhase({ engaged: ['Hydra Mercenary'], dealt: ['Advance'] }).shows({
      Rhino: 'stunned 1',
      'encounter discard pile': 'Advance, Hydra Mercenary',
    });
  });
});
