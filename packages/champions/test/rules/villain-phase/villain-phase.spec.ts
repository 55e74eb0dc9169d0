import { describe, expect, test } from 'vitest';
import {
  as,
  change,
  deal,
  each,
  lasting,
  later,
  mainScheme,
  placeThreat,
  query,
  type,
  whenRevealed,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { nameOf } from '../../table/picture.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';

const villainPhase = (players: readonly PlayerDescription[], table: Partial<Description> = {}) =>
  play({ players, phase: 'villain', ...table });

/** The lines of the log that are of interest, in order, with the player they are about. */
const told = (game: Play, ...says: readonly string[]) =>
  game.log
    .filter(({ line }) => says.includes(line.say))
    .map(({ line }) => ('seat' in line ? `${line.say} ${line.seat}` : line.say));

/** The cards that such lines are about, in order. */
const cardsTold = (game: Play, say: string) =>
  game.log.flatMap(({ line }) =>
    line.say === say && typeof line.card === 'number' ? [nameOf(game.state, line.card)] : [],
  );

describe('the villain phase', () => {
  test('has its steps in order: threat, activations, dealing, revealing, the first player token § villain-phase, round-structure', () => {
    const game = villainPhase([{ hero: 'spider-man' }, { hero: 'iron-man' }], {
      encounterDeck: ['Advance', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary'],
    });
    expect(
      told(
        game.passAll(),
        'stepThreat',
        'enemySchemes',
        'dealtEncounterCard',
        'revealed',
        'firstPlayer',
        'roundBegins',
        'playerPhase',
      ),
    ).toEqual([
      'stepThreat',
      'enemySchemes 0',
      'enemySchemes 1',
      'dealtEncounterCard 0',
      'dealtEncounterCard 1',
      'revealed 0',
      'revealed 1',
      'firstPlayer 1',
      'roundBegins',
      'playerPhase',
    ]);
    game.asks('playerTurn', 1);
  });
});

describe('1: threat is placed § villain-phase, villain-phase-step-1', () => {
  const CARDS = ['Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary'];
  const confused = { villain: { status: ['confused'] as const }, encounterDeck: CARDS };

  test('as much as the main scheme says, for each player', () => {
    villainPhase([{ hero: 'spider-man' }], confused).shows({ 'The Break-In!': 'threat 1' });
    villainPhase([{ hero: 'spider-man' }, { hero: 'iron-man' }, { hero: 'captain-marvel' }], {
      ...confused,
      encounterDeck: ['Advance', 'Advance', ...CARDS],
    }).shows({ 'The Break-In!': 'threat 5' });
  });

  test('one more for each acceleration icon in play and each acceleration token', () => {
    villainPhase([{ hero: 'spider-man' }], {
      ...confused,
      acceleration: 2,
      sideSchemes: ['Bomb Scare', 'Drone Factory'],
      gains: { 'Drone Factory': { acceleration: 1 } },
    }).shows({ 'The Break-In!': 'acceleration 2, threat 6', 'Bomb Scare': 'threat 2' });
  });

  test('also for tokens that lie on other cards', () => {
    villainPhase([{ hero: 'spider-man' }], {
      ...confused,
      sideSchemes: [{ card: 'Crowd Control', threat: 2, counters: { acceleration: 2 } }],
    }).shows({ 'The Break-In!': 'threat 3' });
  });

  test('and may already lose the game', () => {
    villainPhase([{ hero: 'spider-man' }], { ...confused, threat: 6 }).isOver(
      'villain',
      'schemeCompleted',
    );
  });
});

describe('2: enemies activate § villain-phase, villain-phase-step-2', () => {
  test('against each player in order: the villain, then the minions they are engaged with', () => {
    const game = villainPhase(
      [
        { hero: 'spider-man', engaged: ['Hydra Bomber'] },
        { hero: 'iron-man', engaged: ['Whiplash'] },
      ],
      { firstPlayer: 1, encounterDeck: ['Advance', 'Advance', 'Shocker', 'Sandman'] },
    );
    expect(cardsTold(game, 'enemySchemes')).toEqual(['Rhino', 'Whiplash', 'Rhino', 'Hydra Bomber']);
  });

  test('attacking heroes and scheming against alter-egos', () => {
    villainPhase(
      [
        { hero: 'spider-man', engaged: ['Hydra Bomber'] },
        { hero: 'captain-marvel', form: 'hero', engaged: ['Shocker'] },
      ],
      { encounterDeck: ['Advance', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary'] },
    )
      .asks('whoDefends', 1)
      .pass()
      .asks('whoDefends', 1)
      .pass()
      .shows({ 'Captain Marvel': 'damage 4', 'Peter Parker': '', 'The Break-In!': 'threat 4' });
  });

  test('minions in the order their player likes', () => {
    villainPhase([{ hero: 'spider-man', engaged: ['Hydra Bomber', 'Whiplash', 'Shocker'] }], {
      villain: { status: ['confused'] },
      encounterDeck: ['Sandman'],
    })
      .asks('whichMinion', 0)
      .offers('activate Hydra Bomber', 'activate Whiplash', 'activate Shocker')
      .choose('activate Shocker')
      .shows({ 'The Break-In!': 'threat 2' })
      .choose('activate Whiplash')
      .shows({
        'The Break-In!': 'threat 5',
        'your engaged': 'Hydra Bomber, Sandman, Shocker, Whiplash',
      })
      .asks('playerTurn', 0);
  });

  test('also a minion that joins during the step, but none twice § minion', () => {
    // Weapons Runner enters play as a boost card.
    villainPhase([{ hero: 'captain-marvel', form: 'hero' }], {
      encounterDeck: ['Weapons Runner', 'Sandman'],
    })
      .pass()
      .shows({ 'your engaged': 'Weapons Runner', 'Captain Marvel': 'damage 2' })
      .asks('whoDefends', 0)
      .pass()
      .shows({ 'Captain Marvel': 'damage 3', 'your engaged': 'Sandman, Weapons Runner' })
      .asks('playerTurn', 0);
  });

  test('not against a player who has left the game meanwhile, but their minions go on to the next', () => {
    villainPhase(
      [
        { hero: 'spider-man', form: 'hero', damage: 9, engaged: ['Hydra Bomber'] },
        { hero: 'captain-marvel', form: 'hero' },
      ],
      { encounterDeck: ['Advance', 'Advance', 'Shocker'] },
    )
      .asks('useAbility', 0)
      .pass()
      .asks('whoDefends', 0)
      .pass()
      .asks('whoDefends', 1)
      .pass()
      .shows({ 'Captain Marvel engaged': 'Hydra Bomber', 'Spider-Man play area': '' })
      .asks('whoDefends', 1)
      .pass()
      .shows({ 'Captain Marvel': 'damage 2' })
      .asks('whoDefends', 1)
      .pass()
      .shows({ 'Captain Marvel': 'damage 4', 'first player': 1 })
      .asks('playerTurn', 1);
  });
});

describe('3: encounter cards are dealt § villain-phase, villain-phase-step-3', () => {
  const dealt = (players: readonly PlayerDescription[], table: Partial<Description>) => {
    const cards = Array.from({ length: 14 }, () => 'Hydra Mercenary');
    const game = villainPhase(players, {
      encounterDeck: [...players.map(() => 'Advance'), ...cards],
      ...table,
    }).passAll();
    return told(game, 'dealtEncounterCard')
      .map((line) => line.slice(-1))
      .join('');
  };
  const three = [{ hero: 'spider-man' }, { hero: 'iron-man' }, { hero: 'captain-marvel' }] as const;

  test('one to each player, in player order § deal-deal-an-encounter-card', () => {
    expect(dealt(three, {})).toBe('012');
    expect(dealt(three, { firstPlayer: 2 })).toBe('201');
  });

  test('and one more for each hazard icon, for the whole group, in player order § hazard-icon, in-player-order', () => {
    const sideSchemes = ["Breakin' & Takin'", 'Illegal Arms Factory'];
    expect(dealt(three, { sideSchemes })).toBe('01201');
    expect(dealt(three, { sideSchemes, firstPlayer: 1 })).toBe('12012');
    expect(dealt([{ hero: 'spider-man' }], { sideSchemes })).toBe('000');
  });

  test('icons count, not cards: two on one card deal two', () => {
    const sideSchemes = ["Breakin' & Takin'"];
    const gains = { "Breakin' & Takin'": { hazard: 3 } };
    expect(dealt(three, { sideSchemes, gains })).toBe('0120120');
  });

  test('in heroic mode more to each player, before those of the hazard icons § heroic-mode', () => {
    expect(dealt(three, { heroic: 1, sideSchemes: ["Breakin' & Takin'"] })).toBe('0120120');
  });
});

describe('4: encounter cards are revealed § villain-phase, villain-phase-step-4', () => {
  const quiet = { villain: { status: ['confused', 'stunned'] as const } };

  test('each player reveals all of theirs, one by one, in the order they were dealt § reveal, deal-deal-an-encounter-card', () => {
    const game = villainPhase(
      [
        { hero: 'spider-man', dealt: ['Shocker', 'Hydra Mercenary'] },
        { hero: 'iron-man', dealt: ['Sandman'] },
      ],
      { ...quiet, encounterDeck: ['Advance', 'Whiplash', 'Melter'] },
    );
    expect(cardsTold(game, 'revealed')).toEqual([
      'Shocker',
      'Hydra Mercenary',
      'Whiplash',
      'Sandman',
      'Melter',
    ]);
    game.shows({
      'Spider-Man engaged': 'Hydra Mercenary, Shocker, Whiplash',
      'Iron Man engaged': 'Melter, Sandman',
    });
  });

  test('a card dealt meanwhile joins the end of the row § deal-deal-an-encounter-card', () => {
    printedWith('Assault', { abilities: [whenRevealed(deal(1))] });
    villainPhase([{ hero: 'spider-man', dealt: ['Assault', 'Shocker'] }], {
      ...quiet,
      encounterDeck: ['Hydra Mercenary', 'Sandman', 'Whiplash'],
    })
      .shows({ 'your engaged': 'Hydra Mercenary, Sandman, Shocker', 'your dealt': '' })
      .asks('playerTurn', 0);
  });

  test('a player who is dealt one after they had their turn comes again when all others are done', () => {
    printedWith('Assault', {
      abilities: [whenRevealed(each(query('firstPlayer'), (player) => as(player, deal(1))))],
    });
    const game = villainPhase(
      [
        { hero: 'spider-man', dealt: ['Shocker'] },
        { hero: 'iron-man', dealt: ['Assault', 'Sandman'] },
        { hero: 'captain-marvel', dealt: ['Tiger Shark'] },
      ],
      {
        ...quiet,
        encounterDeck: ['Advance', 'Advance', 'Whiplash', 'Melter', 'Whirlwind', 'Radioactive Man'],
      },
    );
    expect(cardsTold(game, 'revealed')).toEqual([
      'Shocker',
      'Whiplash',
      'Assault',
      'Sandman',
      'Melter',
      'Tiger Shark',
      'Whirlwind',
      'Radioactive Man',
    ]);
    game.asks('playerTurn', 1);
  });
});

describe('5: the first player token § villain-phase, villain-phase-step-5', () => {
  const quiet = { villain: { status: ['confused', 'stunned'] as const } };
  const CARDS = [
    'Advance',
    'Hydra Mercenary',
    'Hydra Mercenary',
    'Hydra Mercenary',
    'Hydra Mercenary',
  ];

  test('goes to the next player clockwise, and from the last one to the first § first-player', () => {
    const three = [{ hero: 'spider-man' }, { hero: 'iron-man' }, { hero: 'captain-marvel' }];
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      villainPhase(three, {
        ...quiet,
        firstPlayer: from,
        encounterDeck: ['Advance', 'Advance', ...CARDS],
      })
        .shows({ 'first player': to })
        .asks('playerTurn', to);
    }
  });

  test('stays with a player who is alone', () => {
    villainPhase([{ hero: 'spider-man' }], { ...quiet, encounterDeck: ['Hydra Mercenary'] })
      .shows({ 'first player': 0 })
      .asks('playerTurn', 0);
  });
});

describe('6: at the end § villain-phase, villain-phase-step-6', () => {
  const quiet = {
    villain: { status: ['confused'] as const },
    encounterDeck: ['Hydra Mercenary', 'Advance', 'Sandman'],
  };

  test('effects of the phase end, then comes what waits for its end, after the token was passed', () => {
    printedWith('Assault', {
      abilities: [whenRevealed(later('villainPhaseEnds', placeThreat(2, mainScheme)))],
    });
    const game = villainPhase([{ hero: 'spider-man', dealt: ['Assault'] }], quiet);
    expect(told(game, 'firstPlayer', 'threatPlaced', 'roundBegins')).toEqual([
      'threatPlaced',
      'firstPlayer 0',
      'threatPlaced',
      'roundBegins',
    ]);
    game.shows({ 'The Break-In!': 'threat 3' }).asks('playerTurn', 0);
  });

  test.each([
    ['phase', 'damage 1'],
    ['game', 'damage 4'],
  ] as const)('a change that lasts for the %s ends or does not', (until, damage) => {
    printedWith('Assault', {
      abilities: [whenRevealed(lasting(until, change('atk', type('ally'), 3)))],
    });
    villainPhase([{ hero: 'spider-man', dealt: ['Assault'], area: ['Black Cat'] }], {
      ...quiet,
      encounterDeck: ['Shocker'],
      villain: { status: ['confused'] },
    })
      .choose('attack Black Cat')
      .choose('Rhino')
      .shows({ Rhino: damage });
  });
});
