import { describe, expect, test } from 'vitest';
import {
  attachTo,
  damage,
  heroes,
  mainScheme,
  perPlayer,
  placeThreat,
  query,
  sequence,
  whenRevealed,
  you,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';

/** In the villain phase the first of three players reveals a card that kills them. */
const dying = (
  player: Partial<PlayerDescription> = {},
  others: readonly [Partial<PlayerDescription>?, Partial<PlayerDescription>?] = [],
  table: Partial<Description> = {},
) => {
  printedWith('Advance', { abilities: [whenRevealed(damage(20, you))] });
  return play({
    players: [
      { hero: 'captain-marvel', dealt: ['Advance'], ...player },
      { hero: 'iron-man', ...others[0] },
      { hero: 'black-panther', ...others[1] },
    ],
    phase: 'villain',
    villain: { status: ['confused'] },
    encounterDeck: ['Assault', 'Assault', 'Sandman', 'Charge', 'Charge', 'Charge'],
    ...table,
  });
};

describe('a player whose identity is defeated § player-elimination', () => {
  test('1: passes the first player token to the next player at once § first-player, villain-phase-step-5', () => {
    // Step 5 of the villain phase passes it once more.
    dying().shows({ 'first player': 2 }).asks('playerTurn', 2);
    dying({}, [], { firstPlayer: 2 }).shows({ 'first player': 1 }).asks('playerTurn', 1);
  });

  test('2: leaves their minions to the next player, with everything on them', () => {
    dying({
      engaged: [
        { card: 'Shocker', damage: 1, status: ['stunned'], attached: ['Biomechanical Upgrades'] },
      ],
    }).shows({
      'Iron Man engaged': 'Shocker',
      'Captain Marvel engaged': '',
      Shocker: 'damage 1, stunned 1',
      'Biomechanical Upgrades': 'on Shocker',
    });
  });

  test('2: leaves them as they are, with everything on them, if nobody is left', () => {
    printedWith('Advance', { abilities: [whenRevealed(damage(20, you))] });
    play({
      players: [
        {
          hero: 'iron-man',
          dealt: ['Advance'],
          engaged: [
            {
              card: 'Titania',
              damage: 7,
              status: ['confused'],
              attached: ['Genetically Enhanced'],
            },
          ],
        },
      ],
      phase: 'villain',
      villain: { status: ['confused'] },
    }).shows({
      Titania: 'damage 7',
      'Genetically Enhanced': 'on Titania',
      outcome: 'allEliminated',
    });
  });

  test('3: gives cards of others back to them, and encounter cards to their discard pile § ownership-and-control', () => {
    play({
      players: [
        { hero: 'iron-man', hand: ['Inspired', 'Energy'] },
        {
          hero: 'spider-man',
          form: 'hero',
          damage: 9,
          area: ['Black Cat'],
          attached: ['Enhanced Ivory Horn'],
          obligations: ['Eviction Notice'],
        },
      ],
      villain: { status: ['confused'] },
      encounterDeck: ['Assault', 'Sandman'],
    })
      .choose('play Inspired')
      .shows({ Inspired: 'on Black Cat' })
      .choose('end turn')
      .endTurn()
      .passAll()
      .shows({
        'Iron Man discard pile': 'Energy, Inspired',
        'Spider-Man obligations': '',
        'encounter discard pile': 'Assault, Enhanced Ivory Horn, Eviction Notice',
        attachments: '',
      })
      .asks('playerTurn', 0);
  });

  test('3: a permanent attachment finds another host, or leaves the game § permanent, attach-to', () => {
    printedWith('Enhanced Ivory Horn', { abilities: [attachTo(query('villain'))] });
    dying({ attached: ['Enhanced Ivory Horn'] }, [], {
      gains: { 'Enhanced Ivory Horn': { permanent: 1 } },
    }).shows({ 'Enhanced Ivory Horn': 'on Rhino' });
    printedWith('Enhanced Ivory Horn', { abilities: [] });
    dying({ attached: ['Enhanced Ivory Horn'] }, [], {
      gains: { 'Enhanced Ivory Horn': { permanent: 1 } },
    }).holds('removed from the game', 'Enhanced Ivory Horn');
  });

  test('4 and 5: takes all of their cards out of the game, wherever they are in play § players-play-area', () => {
    const game = dying(
      {
        area: ['Vision', 'Cosmic Flight'],
        hand: ['Energy'],
        discard: ['Genius'],
      },
      [{ area: ['Black Cat'] }],
    ).shows({
      'Captain Marvel play area': '',
      'Captain Marvel hand': '',
      'Captain Marvel discard pile': '',
      'Captain Marvel deck': 0,
      'Captain Marvel dealt': '',
      'Captain Marvel nemesis set': '',
      'Iron Man play area': 'Black Cat, Tony Stark',
    });
    expect(game.state.outcome).toBeNull();
  });

  test('4: also an upgrade of theirs on the card of another', () => {
    printedWith('Assault', { abilities: [whenRevealed(damage(20, query('heroes')))] });
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero', hand: ['Inspired', 'Energy'] },
        { hero: 'iron-man', area: ['Black Cat'] },
      ],
      villain: { status: ['stunned', 'confused'] },
      encounterDeck: ['Assault', 'Sandman'],
    })
      .choose('play Inspired')
      .shows({ Inspired: 'on Black Cat' })
      .choose('end turn')
      .endTurn()
      .passAll()
      .shows({ 'Iron Man play area': 'Black Cat, Tony Stark', 'Captain Marvel play area': '' })
      .asks('playerTurn', 1);
  });

  test('4: also those that lie face down as minions, wherever they are engaged', () => {
    // Step 2 has given them to the next player; they are still cards of the one who is out.
    dying({ drones: ['Energy'] }, [{ drones: ['Strength'] }], {
      environments: ['Ultron Drones'],
    }).shows({ 'Iron Man engaged': 'Drone', 'Captain Marvel discard pile': '' });
  });

  test('takes no further part: no turn, no activation, no card', () => {
    const game = dying()
      .asks('playerTurn', 2)
      .choose('end turn')
      .asks('playerTurn', 1)
      .lacks('ask Captain Marvel', 'ask Carol Danvers');
    const before = game.log.length;
    game.endTurn().passAll();
    const about = game.log
      .slice(before)
      .flatMap(({ line }) =>
        ['dealtEncounterCard', 'enemySchemes', 'enemyAttacks', 'drew'].includes(line.say)
          ? [line.seat]
          : [],
      );
    expect(about).toContain(1);
    expect(about).not.toContain(0);
  });

  test('reveals no more cards: neither what they were dealt nor what surges', () => {
    const game = dying({ dealt: ['Advance', 'Shocker'] }, [], { gains: { Advance: { surge: 1 } } });
    const revealed = game.log.filter(({ line }) => line.say === 'revealed' && line.seat === 0);
    expect(revealed).toHaveLength(1);
  });

  test('still counts for what is printed per player § per-player-icon', () => {
    printedWith('Assault', { abilities: [whenRevealed(placeThreat(perPlayer(), mainScheme))] });
    const game = dying({}, [{ dealt: ['Assault'] }], {
      encounterDeck: ['Charge', 'Sandman', 'Charge', 'Charge', 'Charge'],
    });
    const placed = game.log.flatMap(({ line }) =>
      line.say === 'threatPlaced' ? [line.count] : [],
    );
    expect(placed.at(-1)).toBe(3);
  });

  test('lets the ability that killed them be resolved to its end', () => {
    printedWith('Assault', {
      abilities: [whenRevealed(sequence(damage(20, heroes), placeThreat(2, mainScheme)))],
    });
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', dealt: ['Assault'] }, { hero: 'iron-man' }],
      phase: 'villain',
      villain: { status: ['stunned', 'confused'] },
      encounterDeck: ['Charge', 'Charge'],
    })
      .shows({ 'The Break-In!': 'threat 4' })
      .asks('playerTurn', 1);
  });

  test('on their own turn ends it, and the next player goes on', () => {
    // War Machine and the like may hurt their own side; here the hero pays with their last point.
    play({
      players: [
        {
          hero: 'she-hulk',
          form: 'hero',
          damage: 14,
          area: ['Focused Rage'],
        },
        { hero: 'iron-man' },
      ],
    })
      .choose('use Focused Rage')
      .shows({ 'She-Hulk play area': '', 'first player': 1 })
      .asks('playerTurn', 1);
  });
});

describe('the last player § winning-the-game, player-elimination', () => {
  test('who is eliminated loses the game for all', () => {
    printedWith('Advance', { abilities: [whenRevealed(damage(20, you))] });
    play({
      players: [{ hero: 'captain-marvel', dealt: ['Advance'] }],
      phase: 'villain',
      villain: { status: ['confused'] },
      encounterDeck: ['Sandman'],
    }).isOver('villain', 'allEliminated');
  });

  test('wins it for all, also for those who have been eliminated', () => {
    const game = dying({}, [], { villain: { stage: 'II', status: ['confused'], damage: 44 } })
      .asks('playerTurn', 2)
      .choose('change form')
      .choose('attack Black Panther')
      .isOver('heroes', 'villainDefeated');
    expect(game.state.outcome?.winners).toEqual([0, 1, 2]);
  });
});
