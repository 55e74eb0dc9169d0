import { describe, expect, test } from 'vitest';
import { accelerate, advance, mainScheme, removeThreat } from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { reworded, told } from '../rewording.ts';

const QUIET = { status: ['confused', 'stunned'] } as const;

/** A villain phase in which the villain does nothing. */
const phase = (rest: Partial<Description> = {}, ...players: readonly PlayerDescription[]) =>
  play({
    players: players.length > 0 ? players : [{ hero: 'captain-marvel' }],
    villain: QUIET,
    encounterDeck: ['Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary'],
    phase: 'villain',
    ...rest,
  });

describe('step one of the villain phase § villain-phase-step-1, threat', () => {
  test('places the threat of the main scheme on it', () => {
    phase({ threat: 2 }).asks('playerTurn').shows({ 'The Break-In!': 'threat 3' });
  });

  test('for each player where the scheme says so', () => {
    phase({}, { hero: 'captain-marvel' }, { hero: 'spider-man', form: 'hero' })
      .asks('playerTurn', 1)
      .shows({ 'The Break-In!': 'threat 2' });
  });

  test('an acceleration icon adds one, once and not for each player § acceleration-icon', () => {
    phase(
      { sideSchemes: ['Bomb Scare'] },
      { hero: 'captain-marvel' },
      { hero: 'spider-man', form: 'hero' },
    )
      .asks('playerTurn', 1)
      .shows({ 'The Break-In!': 'threat 3' });
  });

  test('every icon counts § acceleration-icon', () => {
    phase({ sideSchemes: ['Bomb Scare', 'Imminent Overload'] })
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'threat 3' });
    phase({ sideSchemes: ['Bomb Scare'], gains: { 'Bomb Scare': { acceleration: 1 } } })
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'threat 3' });
  });

  test('an icon is gone with its card § acceleration-icon, side-scheme', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero' }],
      villain: QUIET,
      sideSchemes: [{ card: 'Bomb Scare', threat: 2 }],
      encounterDeck: ['Hydra Mercenary'],
    })
      .choose('thwart Captain Marvel')
      .endTurn()
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'threat 1' });
  });

  test('acceleration tokens add one each § acceleration-token', () => {
    phase({ acceleration: 2 })
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'acceleration 2, threat 3' });
  });

  test('tokens and icons add up § acceleration-icon, acceleration-token', () => {
    phase({ acceleration: 1, sideSchemes: ['Bomb Scare'] })
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'acceleration 1, threat 3' });
  });

  test('a token on another card counts as long as that is in play § acceleration-token', () => {
    phase({ sideSchemes: [{ card: 'Crowd Control', threat: 2, counters: { acceleration: 2 } }] })
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'threat 3', 'Crowd Control': 'acceleration 2, threat 2' });
    play({
      players: [{ hero: 'captain-marvel', form: 'hero' }],
      villain: QUIET,
      sideSchemes: [{ card: 'Crowd Control', threat: 2, counters: { acceleration: 2 } }],
      encounterDeck: ['Hydra Mercenary'],
    })
      .choose('thwart Captain Marvel')
      .endTurn()
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'threat 1' });
  });
});

describe('an acceleration token § acceleration-token', () => {
  test('is placed when the encounter deck runs out, which is made anew', () => {
    phase({ wholeEncounterDeck: ['Hydra Mercenary'], encounterDiscard: ['Shocker', 'Sandman'] })
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'acceleration 1, threat 1', 'encounter deck': 2 })
      .shows({ 'encounter discard pile': '' });
  });

  test('a card can place it', () => {
    reworded('Caught Off Guard', { effect: accelerate(1, mainScheme) });
    phase({ encounterDeck: ['Caught Off Guard', 'Hydra Mercenary'] })
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'acceleration 1, threat 1' });
  });

  test('stays when the main scheme advances', () => {
    phase({ scenario: 'klaw', threat: 4, acceleration: 1 })
      .asks('playerTurn')
      .shows({ 'Secret Rendezvous': 'acceleration 1', 'main scheme': 'Secret Rendezvous' });
  });
});

describe('the main scheme § main-scheme-main-scheme-deck, target-threat', () => {
  test('is completed by as much threat as its target, and the next stage begins without threat', () => {
    phase({ scenario: 'klaw', threat: 5 })
      .asks('playerTurn')
      .shows({ 'main scheme': 'Secret Rendezvous', 'Secret Rendezvous': '' })
      .shows({ 'main scheme deck': '', 'removed from the game': 'Underground Distribution' });
  });

  test('threat beyond the target is lost', () => {
    phase({ scenario: 'klaw', threat: 5, sideSchemes: ['Bomb Scare', 'Imminent Overload'] })
      .asks('playerTurn')
      .shows({ 'Secret Rendezvous': '' });
  });

  test('one less is not enough', () => {
    phase({ scenario: 'klaw', threat: 4 })
      .asks('playerTurn')
      .shows({ 'Underground Distribution': 'threat 5' });
  });

  test('the target is higher with more players', () => {
    phase(
      { scenario: 'klaw', threat: 5 },
      { hero: 'captain-marvel' },
      { hero: 'spider-man', form: 'hero' },
    )
      .asks('playerTurn', 1)
      .shows({ 'Underground Distribution': 'threat 7' });
  });

  test('completed at its last stage the villain wins § winning-the-game', () => {
    phase({ threat: 6 }).isOver('villain', 'schemeCompleted');
  });

  test('that advances in another way was not completed § when-completed-abilities', () => {
    reworded('Caught Off Guard', { effect: advance });
    const table = phase({
      scenario: 'klaw',
      encounterDeck: ['Caught Off Guard', 'Hydra Mercenary', 'Shocker'],
    }).asks('playerTurn');
    table.shows({ 'main scheme': 'Secret Rendezvous', 'your engaged': 'Hydra Mercenary' });
    expect(told(table, 'schemeCompleted')).toEqual([]);
  });
});

describe('a crisis icon § crisis-icon', () => {
  const crisis = (player: Partial<PlayerDescription>, rest: Partial<Description> = {}) =>
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', ...player }],
      threat: 4,
      sideSchemes: [{ card: 'Crowd Control', threat: 2 }],
      ...rest,
    });

  test('no player card removes threat from the main scheme', () => {
    crisis({ area: ['Surveillance Team'], hand: ['For Justice!', 'Energy'] })
      .choose('use Surveillance Team')
      .shows({ 'Crowd Control': 'threat 1', 'The Break-In!': 'threat 4' })
      .choose('play For Justice!')
      .shows({ 'side schemes': '', 'The Break-In!': 'threat 4' });
  });

  test('once it is gone it may be thwarted again', () => {
    crisis({ area: ['Tigra'] })
      .choose('thwart Captain Marvel')
      .choose('thwart Tigra')
      .shows({ 'The Break-In!': 'threat 3' });
  });

  test('what removes threat from every scheme leaves the main scheme alone', () => {
    play({
      players: [
        {
          hero: 'iron-man',
          form: 'hero',
          area: ['Mark V Helmet', 'Rocket Boots'],
          hand: ['Genius'],
        },
      ],
      threat: 4,
      sideSchemes: [
        { card: 'Crowd Control', threat: 2 },
        { card: 'Bomb Scare', threat: 3 },
      ],
    })
      .choose('use Rocket Boots')
      .choose('use Mark V Helmet')
      .shows({
        'The Break-In!': 'threat 4',
        'Crowd Control': 'threat 1',
        'Bomb Scare': 'threat 2',
      });
  });

  test('encounter cards may remove it', () => {
    reworded('Caught Off Guard', { effect: removeThreat(2, mainScheme) });
    phase({
      threat: 4,
      sideSchemes: [{ card: 'Crowd Control', threat: 2 }],
      encounterDeck: ['Caught Off Guard', 'Hydra Mercenary'],
    })
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'threat 3' });
  });
});

describe('a hazard icon § hazard-icon, villain-phase-step-3', () => {
  test('one more card is dealt, to the first player', () => {
    phase(
      { sideSchemes: ["Breakin' & Takin'"] },
      { hero: 'captain-marvel' },
      { hero: 'spider-man', form: 'hero' },
    )
      .asks('playerTurn', 1)
      .shows({
        'Captain Marvel engaged': 'Hydra Mercenary, Hydra Mercenary',
        'Spider-Man engaged': 'Hydra Mercenary',
      });
  });

  test('the second goes to the second player, and so on round the table', () => {
    phase(
      {
        sideSchemes: ["Breakin' & Takin'", 'Legions of Hydra', 'Usurp The Throne'],
        encounterDeck: Array.from({ length: 8 }, () => 'Hydra Mercenary'),
      },
      { hero: 'captain-marvel' },
      { hero: 'spider-man', form: 'hero' },
    )
      .asks('playerTurn', 1)
      .shows({
        'Captain Marvel engaged': 'Hydra Mercenary, Hydra Mercenary, Hydra Mercenary',
        'Spider-Man engaged': 'Hydra Mercenary, Hydra Mercenary',
      });
  });

  test('every icon counts, also two on one card', () => {
    phase({
      sideSchemes: ["Breakin' & Takin'"],
      gains: { "Breakin' & Takin'": { hazard: 1 } },
    })
      .asks('playerTurn')
      .shows({ 'your engaged': 'Hydra Mercenary, Hydra Mercenary, Hydra Mercenary' });
  });
});

describe('threat that would be placed', () => {
  test('can be prevented in part § prevent', () => {
    phase({ villain: QUIET, sideSchemes: ['Bomb Scare'] }, { hero: 'she-hulk' })
      .asks('useAbility')
      .choose('use Jennifer Walters')
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'threat 1' });
  });

  test('does not complete the scheme if it is prevented', () => {
    phase({ threat: 6 }, { hero: 'she-hulk' })
      .choose('use Jennifer Walters')
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'threat 6' });
  });

  test('a side scheme gets its starting threat as it enters § side-scheme, threat, enters-play', () => {
    phase(
      { encounterDeck: ['Usurp The Throne'] },
      { hero: 'captain-marvel' },
      { hero: 'spider-man', form: 'hero' },
    ).shows({ 'Usurp The Throne': 'threat 6' });
  });

  test('hinder places threat, so what waits for that is used § hinder-x', () => {
    phase(
      {
        encounterDeck: ['Usurp The Throne', 'Hydra Mercenary'],
        gains: { 'Usurp The Throne': { hinder: 2 } },
        villain: { status: ['confused'] },
      },
      { hero: 'she-hulk' },
    )
      .pass()
      .choose('use Jennifer Walters')
      .shows({ 'Usurp The Throne': 'threat 4' });
  });

  test('hinder adds to it § hinder-x', () => {
    phase({
      encounterDeck: ['Usurp The Throne', 'Hydra Mercenary'],
      gains: { 'Usurp The Throne': { hinder: 2 } },
    }).shows({ 'Usurp The Throne': 'threat 5' });
  });

  test('incite places threat on the main scheme when the card is revealed § incite-x', () => {
    phase({ gains: { 'Hydra Mercenary': { incite: 3 } }, encounterDeck: ['Hydra Mercenary'] })
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'threat 4', 'your engaged': 'Hydra Mercenary' });
  });
});
