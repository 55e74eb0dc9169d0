import { Match } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { champions } from '../../../src/game.ts';
import type { PlayerDescription } from '../../table/description.ts';
import { optionName, pictureOf } from '../../table/picture.ts';
import { play } from '../../table/play.ts';

const panther = (more: Partial<PlayerDescription> = {}) => ({
  hero: 'black-panther',
  form: 'hero' as const,
  ...more,
});

describe('Black Panther', () => {
  const attacked = (more: Partial<PlayerDescription> = {}, villain = {}) =>
    play({
      players: [panther(more)],
      villain,
      wholeEncounterDeck: ['Advance', 'Hydra Bomber', 'Assault'],
      phase: 'villain',
    });

  test('strikes back with one damage when the villain attacks him', () => {
    attacked().pass().asks('chooseOne').changes({
      'Black Panther': 'damage 2',
      Rhino: 'damage 1',
      'boost cards': '',
      'encounter deck': 1,
      'encounter discard pile': 'Advance',
      'your engaged': 'Hydra Bomber',
    });
  });

  test('strikes back when he defends himself', () => {
    attacked()
      .choose('defend Black Panther')
      .asks('chooseOne')
      .shows({ 'Black Panther': 'exhausted', Rhino: 'damage 1' });
  });

  test('strikes back even if a tough card has saved him', () => {
    attacked({ status: ['tough'] })
      .pass()
      .asks('chooseOne')
      .shows({ 'Black Panther': '', Rhino: 'damage 1' });
  });

  test('strikes back against a tough villain, who loses the tough card', () => {
    attacked({}, { status: ['tough'] })
      .pass()
      .asks('chooseOne')
      .shows({ 'Black Panther': 'damage 2', Rhino: '' });
  });

  test('does not strike back when an ally defends § retaliate-x, defend-defense', () => {
    attacked({ area: ['Shuri'] })
      .choose('defend Shuri')
      .asks('chooseOne')
      .shows({ Shuri: 'damage 2, exhausted', Rhino: '', 'Black Panther': '' });
  });

  test('does not strike back when the hero of another player defends', () => {
    play({
      players: [panther(), { hero: 'captain-marvel', form: 'hero' }],
      encounterDeck: ['Advance', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .asks('whoDefends', 0)
      .pass()
      .asks('whoDefends', 1)
      .choose('defend Captain Marvel')
      .shows({ Rhino: '', 'Black Panther': '', 'Captain Marvel': 'damage 1, exhausted' })
      .asks('whoDefends', 0);
  });

  test('strikes back when he defends another player § retaliate-x, defend-defense', () => {
    play({
      players: [panther(), { hero: 'captain-marvel', form: 'hero' }],
      firstPlayer: 1,
      encounterDeck: ['Advance', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .asks('whoDefends', 1)
      .pass()
      .choose('defend Black Panther')
      .shows({ Rhino: 'damage 1', 'Captain Marvel': '' })
      .asks('whoDefends', 1);
  });

  test('strikes back at every minion that attacks him, and may defeat it', () => {
    play({
      players: [panther({ engaged: [{ card: 'Hydra Soldier', damage: 3 }, 'Whiplash'] })],
      villain: { status: ['stunned'] },
      encounterDeck: ['Hydra Mercenary'],
      phase: 'villain',
    })
      .choose('activate Hydra Soldier')
      .pass()
      .asks('whoDefends')
      .shows({ 'Black Panther': 'damage 2', 'your engaged': 'Whiplash' })
      .pass()
      .shows({ 'Black Panther': 'damage 5', Whiplash: 'damage 1', Rhino: '' })
      .asks('playerTurn', 0);
  });

  test('does not strike back at a stunned villain, whose attack never comes', () => {
    play({
      players: [panther()],
      villain: { status: ['stunned'] },
      encounterDeck: ['Hydra Mercenary'],
      phase: 'villain',
    })
      .shows({ Rhino: '', 'Black Panther': '' })
      .asks('playerTurn', 0);
  });

  test('does not strike back against damage that is no attack', () => {
    play({
      players: [panther()],
      villain: { status: ['stunned'] },
      encounterDeck: ['Electromagnetic Backlash'],
      phase: 'villain',
    })
      .shows({ Rhino: '' })
      .asks('playerTurn', 0);
  });

  test('does not strike back for damage that overkill carries over from an ally to him', () => {
    attacked({ area: ['Shuri'] }, { attached: ['Charge'] })
      .choose('defend Shuri')
      .shows({ 'Black Panther': 'damage 2', Rhino: '', 'your discard pile': 'Shuri' })
      .asks('chooseOne', 0);
  });

  test('does not strike back when the attack has eliminated him', () => {
    play({
      players: [panther({ damage: 9 }), { hero: 'captain-marvel' }],
      encounterDeck: ['Advance', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .asks('whoDefends', 0)
      .pass()
      .shows({ Rhino: '', 'Black Panther play area': '' })
      .asks('playerTurn', 1);
  });

  test('attacks for two, thwarts for two and draws up to five cards', () => {
    play({ players: [panther()], threat: 3 })
      .choose('attack Black Panther')
      .changes({ Rhino: 'damage 2', 'Black Panther': 'exhausted' });
    play({ players: [panther()], threat: 3 })
      .choose('thwart Black Panther')
      .changes({ 'The Break-In!': 'threat 1', 'Black Panther': 'exhausted' });
    play({ players: [panther({ wholeDeck: Array.from({ length: 9 }, () => 'Vibranium') })] })
      .endTurn()
      .shows({ 'your deck': 4 })
      .asks('whoDefends', 0);
  });

  test('is defeated by eleven damage', () => {
    attacked({ damage: 9 }).pass().isOver('villain', 'allEliminated');
    attacked({ damage: 8 }).pass().shows({ 'Black Panther': 'damage 10' }).asks('chooseOne', 0);
  });
});

describe("T'Challa", () => {
  const GEAR = ['Energy Daggers', 'Panther Claws', 'Tactical Genius', 'Vibranium Suit'];

  /** A game that has come to the end of its setup, with what is asked there. */
  function begun() {
    const match = Match.begin(champions, { heroes: ['black-panther'] }, 'setup');
    if (!(match instanceof Match)) throw new Error('the options are right');
    const names = () => (match.state.prompt?.options ?? []).map((o) => optionName(match.state, o));
    while (match.state.prompt?.ask.say === 'mulligan') match.answer(0, []);
    return { match, names };
  }

  test('searches his deck for one of his own upgrades when the game is set up', () => {
    const { match, names } = begun();
    const before = pictureOf(match.state);
    const hand = String(before['your hand']).split(', ');
    expect(match.state.prompt?.ask.say).toBe('chooseCard');
    expect(hand).toHaveLength(6);
    expect(names().sort()).toEqual(GEAR.filter((name) => !hand.includes(name)));
    const [first] = match.state.prompt?.options ?? [];
    if (!first) throw new Error('something is offered');
    const taken = optionName(match.state, first);
    match.answer(0, [first]);
    const after = pictureOf(match.state);
    expect(after['your hand']).toBe([...hand, taken].sort().join(', '));
    expect(after['your deck']).toBe(Number(before['your deck']) - 1);
    expect(match.state.prompt?.ask.say).toBe('playerTurn');
  });

  test('recovers four and has no use for his foresight later on', () => {
    play({ players: [{ hero: 'black-panther', damage: 6 }] })
      .lacks("use T'Challa", "attack T'Challa", "thwart T'Challa")
      .choose("recover T'Challa")
      .changes({ "T'Challa": 'damage 2, exhausted' })
      .asks('playerTurn', 0);
  });

  test('does not strike back: only the hero does', () => {
    play({
      players: [{ hero: 'black-panther' }],
      encounterDeck: ['Advance', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .shows({ Rhino: '', 'The Break-In!': 'threat 2' })
      .asks('playerTurn', 0);
  });

  test('draws up to six cards', () => {
    play({
      players: [{ hero: 'black-panther', wholeDeck: Array.from({ length: 9 }, () => 'Vibranium') }],
    })
      .endTurn()
      .shows({ 'your deck': 3 });
  });
});
