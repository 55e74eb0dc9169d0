import { cardOf, dice, seeded } from '@grimrule/kernel';
import { CHECKS } from '@grimrule/kernel/testing';
import { describe, expect, test } from 'vitest';
import { champions } from '../../../src/game.ts';
import { CAUSE, damage, villain } from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';
import { reworded } from '../rewording.ts';

const turn = (player: PlayerDescription, rest: Partial<Description> = {}) =>
  play({ players: [player], ...rest });

/** A deck that may be shuffled without changing anything. */
const MERCENARIES = Array.from({ length: 6 }, () => 'Hydra Mercenary');

describe('a stage of the villain is defeated § villain-defeat', () => {
  test('the next one begins with all its hit points; what was too much is lost § villain, excess-damage', () => {
    turn({ hero: 'she-hulk', form: 'hero' }, { scenario: 'ultron', villain: { damage: 16 } })
      .choose('attack She-Hulk')
      .changes({
        'She-Hulk': 'exhausted',
        Ultron: '',
        'villain deck': '',
        'removed from the game': 'Ultron',
      })
      .asks('playerTurn');
  });

  test('attachments, upgrades, status cards and counters stay on a villain of the same title', () => {
    turn(
      {
        hero: 'spider-man',
        form: 'hero',
        hand: [],
      },
      {
        scenario: 'ultron',
        villain: {
          damage: 15,
          status: ['confused', 'stunned'],
          counters: { doom: 2 },
          attached: ['Program Transmitter', 'Webbed Up'],
        },
      },
    )
      .choose('attack Spider-Man')
      .asks('playerTurn')
      .shows({
        Ultron: 'confused 1, doom 2, stunned 1',
        'Program Transmitter': 'on Ultron',
        'Webbed Up': 'on Ultron',
      });
  });

  test('it is revealed: keywords and When Revealed § when-revealed-abilities', () => {
    turn(
      { hero: 'she-hulk', form: 'hero' },
      { mode: 'expert', villain: { stage: 'II', damage: 14 } },
    )
      .choose('attack She-Hulk')
      .shows({ Rhino: 'tough 1', 'She-Hulk': 'stunned 1, exhausted' });
  });

  test('it is the same character: it retaliates for the attack that defeated its stage', () => {
    turn(
      { hero: 'she-hulk', form: 'hero' },
      { scenario: 'ultron', villain: { damage: 16, attached: ['Concussion Blasters'] } },
    )
      .choose('attack She-Hulk')
      .shows({ Ultron: '', 'She-Hulk': 'damage 1, exhausted' });
  });

  test('during his activation it goes on with the new stage', () => {
    reworded('01001a', { effect: damage(14, villain) });
    play({
      players: [{ hero: 'spider-man', form: 'hero' }],
      wholeEncounterDeck: MERCENARIES,
      phase: 'villain',
    })
      .choose('use Spider-Man')
      .asks('whoDefends')
      .pass()
      .shows({ 'Spider-Man': 'damage 4', 'villain deck': '' });
  });

  test('what comes after his attack is what the new stage says', () => {
    play({
      players: [{ hero: 'black-panther', form: 'hero' }],
      scenario: 'ultron',
      villain: { damage: 16 },
      encounterDeck: ['Advance', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .pass()
      .asks('playerTurn')
      .shows({ 'Black Panther': 'damage 2', Ultron: '', 'villain deck': '' })
      .shows({ 'your engaged': 'Hydra Mercenary', 'The Crimson Cowl': 'threat 1' });
  });

  test('a villain of another title is another character, and nothing stays', () => {
    const other = { keywords: {}, name: 'Another' };
    printedWith('01135', other);
    const table = turn(
      { hero: 'she-hulk', form: 'hero' },
      {
        scenario: 'ultron',
        villain: {
          damage: 16,
          status: ['confused'],
          attached: ['Concussion Blasters'],
          counters: { doom: 1 },
        },
      },
    )
      .choose('attack She-Hulk')
      .asks('playerTurn')
      .shows({ Another: '', 'She-Hulk': 'exhausted', attachments: '' })
      .shows({ villain: 'Another', 'encounter discard pile': 'Concussion Blasters' });
    expect(table.state.vars.activeVillain).toBe(table.card('Another'));
  });

  test('and the activation of the old one ends', () => {
    const other = { keywords: {}, name: 'Another' };
    printedWith('01095', other);
    reworded('01001a', { effect: damage(14, CAUSE) });
    play({
      players: [{ hero: 'spider-man', form: 'hero' }],
      wholeEncounterDeck: MERCENARIES,
      phase: 'villain',
    })
      .choose('use Spider-Man')
      .asks('playerTurn')
      .shows({ 'Spider-Man': '', villain: 'Another', 'boost cards': '' })
      .shows({ 'your engaged': 'Hydra Mercenary', 'encounter discard pile': '' });
  });

  test('with the last one the players win § villain, winning-the-game', () => {
    turn(
      { hero: 'she-hulk', form: 'hero' },
      { scenario: 'ultron', villain: { stage: 'II', damage: 21 } },
    )
      .choose('attack She-Hulk')
      .isOver('heroes', 'villainDefeated');
  });
});

test('a game in which a stage has been defeated still has all of its cards § villain-defeat', () => {
  const table = turn({ hero: 'captain-marvel', form: 'hero' }, { villain: { damage: 13 } });
  const start = table.state;
  table.choose('attack Captain Marvel').shows({ Rhino: '' });
  const { state, prompt } = table;
  const [check] = CHECKS.filter(({ name }) => name.startsWith('nothing is lost'));
  if (!check || !prompt) throw new Error('there is nothing to check');
  const position = { game: champions, state, start, prompt, dice: dice(seeded(1)), most: 1 };
  expect(() => check.at(position)).not.toThrow();
  // One card too few is noticed.
  const fewer = { ...state, cards: state.cards.with(0, { ...cardOf(state, 0), owner: 3 }) };
  expect(() => check.at({ ...position, state: fewer })).toThrow(
    'the cards of the game have changed',
  );
});
