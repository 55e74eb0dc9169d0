import { describe, test } from 'vitest';
import type { PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('qsv', 'scw');

const quick: PlayerDescription = { hero: 'quicksilver', form: 'hero' };
const QUIET = ['Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary'];

describe('the protection cards of the pack', () => {
  test('Multiple Man brings a copy from the hand without a shuffle, or from the deck', () => {
    const entering = (hand: readonly string[], deck: readonly string[]) =>
      play({
        players: [
          { ...quick, hand: ['Multiple Man', 'Energy', 'Energy', ...hand], wholeDeck: deck },
        ],
      })
        .choose('play Multiple Man')
        .choose('use Multiple Man');
    entering(['Multiple Man'], ['Genius'])
      .choose('option 1')
      .shows({ 'your play area': 'Multiple Man, Multiple Man, Quicksilver', 'your hand': '' })
      .asks('useAbility');
    entering([], ['Genius', 'Multiple Man']).shows({ 'your deck': 1 }).asks('useAbility');
  });

  test('Warlock heals up to 2 of his damage for a mental resource', () => {
    play({ players: [{ ...quick, area: [{ card: 'Warlock', damage: 2 }], hand: ['Genius'] }] })
      .choose('use Warlock')
      .shows({ Warlock: '' });
    play({
      players: [{ ...quick, area: [{ card: 'Warlock', damage: 2 }], hand: ['Energy'] }],
    }).cannot('use Warlock', 'costCannotBePaid');
  });

  test('Never Back Down adds 2 DEF, and stuns the attacker whom it holds off', () => {
    const defending = (boost: string) =>
      play({
        players: [{ ...quick, hand: ['Never Back Down', 'Energy'] }],
        phase: 'villain',
        encounterDeck: [boost, ...QUIET],
      })
        .choose('defend Quicksilver')
        .choose('play Never Back Down')
        .choose('pass');
    defending('Sandman').shows({ Quicksilver: 'damage 1, exhausted', Rhino: '' });
    play({
      players: [{ ...quick, hand: ['Never Back Down', 'Energy'] }],
      phase: 'villain',
      encounterDeck: QUIET,
      gains: { Rhino: { atk: -1 } },
    })
      .choose('defend Quicksilver')
      .choose('play Never Back Down')
      .choose('pass')
      .shows({ Quicksilver: 'exhausted', Rhino: 'stunned 1' });
  });

  test('Side Step prevents 3 damage, and deals 1 back for an energy resource', () => {
    const attacked = (paid: string) =>
      play({
        players: [{ ...quick, exhausted: true, hand: ['Side Step', paid] }],
        phase: 'villain',
        encounterDeck: QUIET,
      })
        .choose('play Side Step')
        .shows({ Quicksilver: 'exhausted' });
    attacked('Energy').shows({ Rhino: 'damage 1' });
    attacked('Genius').shows({ Rhino: '' });
  });

  test('Nerves of Steel pays for a defense event, and for no other card', () => {
    play({
      players: [
        { ...quick, area: ['Nerves of Steel'], hand: ['Always Be Running'], exhausted: true },
      ],
    }).cannot('play Always Be Running', 'cannotPay');
    play({
      players: [{ ...quick, area: ['Nerves of Steel'], hand: ['Side Step'], exhausted: true }],
      phase: 'villain',
      encounterDeck: QUIET,
    }).offers('play Side Step', 'pass');
  });
});

describe('the other cards of the pack', () => {
  test('Order and Chaos cancels a treachery and deals 2 damage, if both are in play', () => {
    const revealing = (area: PlayerDescription['area'] = []) =>
      play({
        players: [{ ...quick, exhausted: true, hand: ['Order and Chaos', 'Energy'], area }],
        phase: 'villain',
        encounterDeck: ['Hydra Mercenary', 'Hard to Keep Down', ...QUIET],
        villain: { damage: 5 },
      });
    revealing([{ card: '14002', exhausted: true }])
      .choose('play Order and Chaos')
      .shows({ Rhino: 'damage 7', 'encounter discard pile': 'Hard to Keep Down, Hydra Mercenary' });
    revealing().asks('playerTurn').shows({ Rhino: 'damage 1' });
  });

  test('Adrenaline Rush and Civic Duty give 1 of a power until the end of the phase', () => {
    play({ players: [{ ...quick, area: ['Adrenaline Rush', 'Civic Duty'] }], threat: 5 })
      .choose('use Adrenaline Rush')
      .choose('use Civic Duty')
      .choose('attack Quicksilver')
      .choose('use Quicksilver')
      .choose('thwart Quicksilver')
      .shows({ Rhino: 'damage 2', 'The Break-In!': 'threat 3', 'your play area': 'Quicksilver' });
  });

  test('Beat ’Em Up hits the villain and the minions engaged with you', () => {
    play({
      players: [
        { ...quick, hand: ["Beat 'Em Up", 'Energy'], engaged: ['Shocker'] },
        { hero: 'she-hulk', engaged: ['Sandman'] },
      ],
    })
      .choose("play Beat 'Em Up")
      .shows({ Rhino: 'damage 1', Shocker: 'damage 1', Sandman: '' });
  });

  test('Brute Force pierces with a basic attack, and is discarded after it', () => {
    play({
      players: [{ ...quick, area: ['Brute Force'] }],
      villain: { status: ['tough'] },
    })
      .choose('attack Quicksilver')
      .choose('pass')
      .shows({ Rhino: 'damage 2', 'your discard pile': 'Brute Force' });
  });

  test('Brute Force does not pierce with an event, and stays', () => {
    play({
      players: [{ ...quick, area: ['Brute Force'], hand: ['Haymaker', 'Energy'] }],
      villain: { status: ['tough'] },
    })
      .choose('play Haymaker')
      .shows({ Rhino: '', 'your play area': 'Brute Force, Quicksilver' });
  });

  test('Sense of Justice pays for a thwart event, and for no other card', () => {
    play({
      players: [{ ...quick, area: ['Sense of Justice'], hand: ['Multitasking'] }],
      threat: 5,
    })
      .choose('play Multitasking')
      .shows({ 'The Break-In!': 'threat 3', 'Sense of Justice': 'exhausted' });
    play({
      players: [
        { ...quick, area: ['Sense of Justice'], hand: ['Always Be Running'], exhausted: true },
      ],
    }).cannot('play Always Be Running', 'cannotPay');
  });

  test('United We Stand heals as many characters as the stage of the villain has', () => {
    const healing = (stage: 'I' | 'II') =>
      play({
        players: [
          {
            ...quick,
            damage: 2,
            hand: ['United We Stand'],
            area: [{ card: 'Mockingbird', damage: 2 }],
          },
        ],
        villain: { stage },
      }).choose('play United We Stand');
    healing('II')
      .choose('Quicksilver', 'Mockingbird')
      .shows({ Quicksilver: 'damage 1', Mockingbird: 'damage 1' });
    healing('I').choose('Mockingbird').shows({ Quicksilver: 'damage 2', Mockingbird: 'damage 1' });
  });
});
