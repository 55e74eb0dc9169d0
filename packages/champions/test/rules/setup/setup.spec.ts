import { addLasting, cardOf, move, scopeOf, Table, zoneOf } from '@grimrule/kernel';
import { describe, expect, it } from 'vitest';
import {
  AREA,
  DECK,
  DISCARD,
  ENCOUNTER_DECK,
  ENCOUNTER_DISCARD,
  ENGAGED,
  ENVIRONMENTS,
  HAND,
  MAIN_SCHEME_DECK,
  NEMESIS,
  of,
  SET_ASIDE,
  SIDE_SCHEMES,
  UNDER,
  VILLAIN_DECK,
} from '../../../src/board.ts';
import { printedAs } from '../../../src/cards/designs.ts';
import { champions } from '../../../src/game.ts';
import { setCards } from '../../../src/scenarios/scenario.ts';
import { POOL } from '../../../src/shelf/offers.ts';
import type { ChampionsVars } from '../../../src/table.ts';
import { identityOf, mainSchemeOf } from '../../../src/table.ts';
import {
  change,
  mainScheme,
  placeThreat,
  setup,
  whenRevealed,
  yourIdentity,
} from '../../../src/vocabulary/builders.ts';
import { printedWith } from '../../table/printing.ts';
import { heroes, newGame } from '../new-game.ts';

const STEPS = (champions.definition.procedures.get('setup')?.steps ?? []).map(({ name }) => name);
const EVERY_NUMBER = [1, 2, 3, 4];
const MIGHTY = ['black-panther', 'she-hulk', 'iron-man', 'captain-marvel'];

it('setup goes through its steps in the order of the book § setup', () => {
  const numbers = STEPS.flatMap((name) => /^\d+[abc]?/.exec(name) ?? []);
  expect(numbers).toEqual([
    ...['1', '3', '6', '8', '10', '11'],
    ...['12a', '12b', '12c', '12', '13', '14', '15', '16'],
  ]);
});

describe('1 and 2, identities and their hit points', () => {
  it('every player begins in alter-ego form, undamaged § setup, identity', () => {
    const game = newGame({ heroes: MIGHTY });
    expect([0, 1, 2, 3].map((seat) => game.in(of(AREA, seat)))).toEqual([
      ["T'Challa"],
      ['Jennifer Walters'],
      ['Tony Stark'],
      ['Carol Danvers'],
    ]);
    const identities = [0, 1, 2, 3].map((seat) => identityOf(game.state, seat));
    expect(identities.map((card) => game.value(card, 'hitPoints'))).toEqual([11, 15, 9, 12]);
    for (const card of identities) {
      expect(cardOf(game.state, card)).toMatchObject({ exhausted: false, tokens: {} });
    }
  });
});

describe('3, the first player', () => {
  it.each(EVERY_NUMBER)(
    'is whom the %i players agreed on, and decides first § setup, first-player',
    (count) => {
      for (let firstPlayer = 0; firstPlayer < count; firstPlayer++) {
        const game = newGame({ heroes: heroes(count), firstPlayer });
        expect(game.state.vars.firstPlayer).toBe(firstPlayer);
        expect(game.asked).toBe(`${firstPlayer}: mulligan`);
      }
    },
  );
});

describe('4 and 5, obligations and nemesis sets', () => {
  it.each(EVERY_NUMBER)(
    'of %i players: obligations go on to the encounter deck § setup, obligation',
    (count) => {
      const game = newGame({ heroes: heroes(count) });
      const obligations = [
        'Eviction Notice',
        'Family Emergency',
        'Legal Work',
        'Business Problems',
      ];
      const inDeck = game.in(ENCOUNTER_DECK);
      expect(inDeck.filter((name) => obligations.includes(name))).toEqual(
        obligations.slice(0, count).sort(),
      );
      expect(game.count(SET_ASIDE)).toBe(0);
    },
  );

  it('nemesis sets lie aside, each before its player, and are in no deck § setup, set-aside, nemesis-encounter-set', () => {
    const game = newGame({ heroes: ['spider-man', 'black-panther'] });
    expect(game.sets(of(NEMESIS, 0))).toEqual({ spider_man_nemesis: 5 });
    expect(game.sets(of(NEMESIS, 1))).toEqual({ black_panther_nemesis: 5 });
    expect(Object.keys(game.sets(ENCOUNTER_DECK)).filter((set) => set.includes('nemesis'))).toEqual(
      [],
    );
  });

  it('nobody who does not play is in the game', () => {
    const game = newGame({ heroes: ['spider-man'] });
    const sets = new Set(game.state.cards.map((_, id) => printedAs(game.state, id).set));
    for (const set of ['black_panther', 'black_panther_nemesis', 'klaw', 'ultron', 'expert']) {
      expect(sets).not.toContain(set);
    }
  });
});

describe('6, player decks', () => {
  it('have 40 cards each, of their own player', () => {
    const { state } = newGame({ heroes: MIGHTY });
    for (const seat of [0, 1, 2, 3]) {
      const cards = [...zoneOf(state, of(DECK, seat)), ...zoneOf(state, of(HAND, seat))];
      expect(cards).toHaveLength(40);
      expect(cards.every((card) => cardOf(state, card).owner === seat)).toBe(true);
    }
  });

  it('are shuffled: another seed is another order, the same seed the same § setup, shuffle', () => {
    const order = (seed: string) => zoneOf(newGame(null, seed).state, of(DECK, 0));
    expect(order('one')).toEqual(order('one'));
    expect(order('one')).not.toEqual(order('two'));
    expect(order('one')).not.toEqual([...order('one')].sort((a, b) => a - b));
  });
});

describe('8 and 9, the scenario and the hit points of the villain § setup, villain', () => {
  it.each([
    ['rhino', 14, 7, 'The Break-In!', []],
    ['klaw', 12, 6, 'Underground Distribution', ['Secret Rendezvous']],
    ['ultron', 17, 3, 'The Crimson Cowl', ['Assault on NORAD', 'Countdown to Oblivion']],
  ])('%s has %i hit points and %i target threat for each player', (scenario, ...facts) => {
    const [hitPoints, target, scheme, later] = facts;
    for (const count of EVERY_NUMBER) {
      const game = newGame({ scenario, heroes: heroes(count) });
      expect(game.villain).toMatchObject({ stage: 'I', set: scenario });
      expect(game.villainHitPoints).toBe(hitPoints * count);
      expect(game.mainScheme).toMatchObject({ name: scheme, stage: '1B' });
      expect(game.in(MAIN_SCHEME_DECK)).toEqual(later);
      const card = mainSchemeOf(game.state);
      expect(game.value(card, 'targetThreat')).toBe(target * count);
      expect(game.value(card, 'escalation')).toBe(count);
      expect(cardOf(game.state, card).tokens.threat ?? 0).toBe(0);
    }
  });

  it('the next stage waits in the villain deck', () => {
    const game = newGame({ scenario: 'klaw' });
    const [next = -1] = zoneOf(game.state, VILLAIN_DECK);
    expect(game.count(VILLAIN_DECK)).toBe(1);
    expect(printedAs(game.state, next)).toMatchObject({ name: 'Klaw', stage: 'II' });
  });
});

describe('10, the encounter deck', () => {
  it.each(EVERY_NUMBER)(
    'against Rhino has 30 cards and an obligation for each of %i § setup, standard-set',
    (count) => {
      const game = newGame({ heroes: heroes(count) });
      expect(game.count(ENCOUNTER_DECK)).toBe(30 + count);
      expect(game.count(ENCOUNTER_DISCARD)).toBe(0);
      const { rhino, standard, bomb_scare, ...obligations } = game.sets(ENCOUNTER_DECK);
      expect({ rhino, standard, bomb_scare }).toEqual({ rhino: 17, standard: 7, bomb_scare: 6 });
      expect(Object.values(obligations)).toEqual(Array(count).fill(1));
    },
  );

  it.each(EVERY_NUMBER)('against Klaw 30, one of which is in play, with %i players', (count) => {
    const game = newGame({ scenario: 'klaw', heroes: heroes(count) });
    const piles = game.count(ENCOUNTER_DECK) + game.count(ENCOUNTER_DISCARD);
    const inPlay = game.count(SIDE_SCHEMES) + game.count(of(ENGAGED, 0));
    expect(piles + inPlay).toBe(30 + count);
  });

  it.each(EVERY_NUMBER)('against Ultron 31, one of which is in play, with %i players', (count) => {
    const game = newGame({ scenario: 'ultron', heroes: heroes(count) });
    expect(game.count(ENCOUNTER_DECK)).toBe(31 - 1 + count);
    expect(game.in(ENVIRONMENTS)).toEqual(['Ultron Drones']);
  });

  it.each(['rhino', 'klaw', 'ultron'])(
    'has each card of the set of %s as often as the set, with villains and main schemes apart § scenario-specific-card',
    (scenario) => {
      const { state } = newGame({ scenario });
      const counts: Record<string, number> = {};
      state.cards.forEach((_, card) => {
        const { set, type, code } = printedAs(state, card);
        if (set !== scenario || type === 'villain' || type === 'main_scheme') return;
        counts[code] = (counts[code] ?? 0) + 1;
      });
      const contents = setCards(scenario, POOL).map(({ code, count }) => [code, count]);
      expect(counts).toEqual(Object.fromEntries(contents));
      const types = zoneOf(state, ENCOUNTER_DECK).map((card) => printedAs(state, card).type);
      expect(types).not.toContain('villain');
      expect(types).not.toContain('main_scheme');
    },
  );

  it('is shuffled together with the obligations § setup, shuffle', () => {
    const places = ['one', 'two', 'three', 'four'].map((seed) => {
      const { state } = newGame(null, seed);
      return zoneOf(state, ENCOUNTER_DECK).findIndex(
        (card) => printedAs(state, card).type === 'obligation',
      );
    });
    expect(new Set(places).size).toBeGreaterThan(1);
  });
});

describe('11, cards with the setup keyword', () => {
  it('nobody has any in the core set, so only identities are in play', () => {
    const game = newGame({ heroes: MIGHTY });
    for (const seat of [0, 1, 2, 3]) expect(game.count(of(AREA, seat))).toBe(1);
  });
});

describe('12, the main scheme and the villain', () => {
  it('nothing is in play against Rhino but himself and his scheme', () => {
    const game = newGame({ heroes: heroes(2) });
    for (const zone of [SIDE_SCHEMES, ENVIRONMENTS, of(ENGAGED, 0), of(ENGAGED, 1)]) {
      expect(game.in(zone)).toEqual([]);
    }
  });

  it.each(EVERY_NUMBER)(
    'Klaw: a side scheme, then a minion for the first of %i § setup, setup-triggered-ability',
    (count) => {
      const firstPlayer = count - 1;
      const game = newGame({ scenario: 'klaw', heroes: heroes(count), firstPlayer });
      expect(game.in(SIDE_SCHEMES)).toEqual(['Defense Network']);
      expect(game.tokensOn('Defense Network')).toEqual({ threat: 2 + count });
      for (let seat = 0; seat < count; seat++) {
        expect(game.count(of(ENGAGED, seat))).toBe(seat === firstPlayer ? 1 : 0);
      }
      // The cards discarded before the minion were no minions.
      const { state } = game;
      for (const card of zoneOf(state, ENCOUNTER_DISCARD)) {
        expect(printedAs(state, card).type).not.toBe('minion');
      }
    },
  );

  it.each(EVERY_NUMBER)(
    'Ultron: a drone for each of %i players, before they draw § setup, when-revealed-abilities',
    (count) => {
      const game = newGame({ scenario: 'ultron', heroes: heroes(count) });
      expect(game.count(UNDER)).toBe(count);
      for (let seat = 0; seat < count; seat++) {
        expect(game.in(of(ENGAGED, seat))).toEqual(['Drone']);
        expect(game.count(of(DECK, seat))).toBe(40 - 1 - 6);
      }
    },
  );
});

describe('12, other cards that entered play during setup § setup, setup-triggered-ability, when-revealed-abilities', () => {
  it('have their When Revealed and Setup abilities, though they were not revealed', () => {
    printedWith('Ultron Drones', {
      abilities: [whenRevealed(placeThreat(1, mainScheme)), setup(placeThreat(1, mainScheme))],
    });
    const game = newGame({ scenario: 'ultron', heroes: heroes(2) });
    expect(game.in(ENVIRONMENTS)).toEqual(['Ultron Drones']);
    expect(cardOf(game.state, mainSchemeOf(game.state)).tokens).toEqual({ threat: 2 });
  });

  it('have them once if they were revealed', () => {
    const game = newGame({ scenario: 'klaw', heroes: heroes(3) });
    expect(game.tokensOn('Defense Network')).toEqual({ threat: 2 + 3 });
  });
});

describe('14, the first hand § setup, hand-size', () => {
  it('is as big as the hand size of each alter-ego', () => {
    const game = newGame({ heroes: MIGHTY });
    for (const seat of [0, 1, 2, 3]) {
      expect(game.count(of(HAND, seat))).toBe(6);
      expect(game.value(identityOf(game.state, seat), 'handSize')).toBe(6);
      expect(game.count(of(DECK, seat))).toBe(34);
    }
  });

  it('grows and shrinks with what changes the hand size', () => {
    for (const [by, size] of [
      [2, 8],
      [-1, 5],
    ] as const) {
      const { state } = newGame({ heroes: heroes(2) });
      const table = new Table<ChampionsVars>(champions.definition, state, null);
      for (const card of zoneOf(state, of(HAND, 0))) move(table, card, of(DECK, 0));
      const modifier = change('handSize', yourIdentity, by);
      addLasting(state, { modifier, scope: scopeOf(identityOf(state, 0), 0), until: 'game' });
      const step = STEPS.indexOf('14 draw cards');
      state.stack.splice(0, state.stack.length, { procedure: 'setup', step, locals: {} });
      state.prompt = null;
      table.run();
      expect(state.prompt).toMatchObject({ seat: 0, ask: { say: 'mulligan' } });
      expect(zoneOf(state, of(HAND, 0))).toHaveLength(size);
      expect(zoneOf(state, of(HAND, 1))).toHaveLength(6);
    }
  });
});

describe('15, the mulligan § setup', () => {
  it('each player is asked once, in player order', () => {
    let game = newGame({ heroes: heroes(3), firstPlayer: 1 });
    const asked = [];
    while (game.asked.endsWith('mulligan')) {
      asked.push(game.asked);
      game = game.answer([]);
    }
    expect(asked).toEqual(['1: mulligan', '2: mulligan', '0: mulligan']);
    expect(game.asked).toBe('1: playerTurn');
    for (const seat of [0, 1, 2]) expect(game.count(of(DISCARD, seat))).toBe(0);
  });

  it.each([0, 1, 3, 6])('discards %i cards and draws as many, without shuffling', (count) => {
    const before = newGame(null);
    const hand = zoneOf(before.state, of(HAND, 0));
    const deck = zoneOf(before.state, of(DECK, 0));
    const discarded = hand.slice(0, count);
    const { state } = before.answer(discarded.map((card) => ({ verb: 'discard', card })));
    expect(zoneOf(state, of(DISCARD, 0))).toEqual(discarded);
    expect(zoneOf(state, of(DECK, 0))).toEqual(deck.slice(0, deck.length - count));
    const drawn = deck.slice(deck.length - count).reverse();
    expect(zoneOf(state, of(HAND, 0))).toEqual([...hand.slice(count), ...drawn]);
  });

  it('changes nothing for the others', () => {
    const before = newGame({ heroes: heroes(2) });
    const [card] = zoneOf(before.state, of(HAND, 0));
    const after = before.answer(card === undefined ? [] : [{ verb: 'discard', card }]);
    for (const zone of [HAND, DECK, DISCARD]) {
      expect(zoneOf(after.state, of(zone, 1))).toEqual(zoneOf(before.state, of(zone, 1)));
    }
    expect(zoneOf(after.state, ENCOUNTER_DECK)).toEqual(zoneOf(before.state, ENCOUNTER_DECK));
  });
});

describe('16, setup abilities of the players', () => {
  it('come after all mulligans, and find a card in the deck only § setup, setup-triggered-ability', () => {
    const game = newGame({ heroes: ['black-panther', 'spider-man'] });
    expect(game.asked).toBe('0: mulligan');
    const hand = zoneOf(game.state, of(HAND, 0));
    const threwAway = game.answer(hand.map((card) => ({ verb: 'discard', card })));
    expect(threwAway.asked).toBe('1: mulligan');
    expect(threwAway.count(of(HAND, 0))).toBe(6);
    const searching = threwAway.answer([]);
    expect(searching.state.prompt?.seat).toBe(0);
    const offered = (searching.state.prompt?.options ?? []).flatMap(({ card }) => card ?? []);
    const deck = zoneOf(searching.state, of(DECK, 0));
    expect(offered.length).toBeGreaterThan(0);
    for (const card of offered) {
      expect(deck).toContain(card);
      expect(printedAs(searching.state, card)).toMatchObject({ type: 'upgrade' });
      expect(printedAs(searching.state, card).traits).toContain('Black Panther');
    }
    const [found] = searching.state.prompt?.options ?? [];
    const ready = searching.answer(found ? [found] : []);
    expect(ready.count(of(HAND, 0))).toBe(7);
    expect(ready.count(of(DECK, 0))).toBe(27);
    expect(ready.asked).toBe('0: playerTurn');
  });
});

describe('nothing else can be used during setup', () => {
  it('no interrupt stops the threat that is placed § setup, setup-triggered-ability, ability', () => {
    const game = newGame({ scenario: 'klaw', heroes: ['she-hulk'] });
    expect(game.asked).toBe('0: mulligan');
    expect(game.tokensOn('Defense Network')).toEqual({ threat: 3 });
  });

  it.each(['rhino', 'klaw', 'ultron'])(
    'against %s there are only mulligans § setup',
    (scenario) => {
      let game = newGame({ scenario, heroes: heroes(4) });
      for (let asked = 0; asked < 4; asked++) {
        expect(game.asked).toBe(`${asked}: mulligan`);
        game = game.answer([]);
      }
      expect(game.asked).toBe('0: playerTurn');
      expect(game.state.vars.phase).toBe('player');
      expect(game.state.rounds).toBe(1);
    },
  );
});
