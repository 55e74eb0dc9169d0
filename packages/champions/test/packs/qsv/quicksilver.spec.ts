import { describe, test } from 'vitest';
import type { PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('qsv');

const quick: PlayerDescription = { hero: 'quicksilver', form: 'hero' };
const QUIET = ['Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary'];

describe('Quicksilver', () => {
  test('is readied after a basic power, once per phase', () => {
    play({ players: [quick], threat: 5 })
      .choose('attack Quicksilver')
      .offers('use Quicksilver', 'pass')
      .choose('use Quicksilver')
      .shows({ Quicksilver: '', Rhino: 'damage 1' })
      .choose('thwart Quicksilver')
      .shows({ Quicksilver: 'exhausted', 'The Break-In!': 'threat 4' })
      .asks('playerTurn');
  });

  test('is readied after defending, once the attack is over', () => {
    play({ players: [quick], phase: 'villain', encounterDeck: QUIET })
      .choose('defend Quicksilver')
      .offers('use Quicksilver', 'pass')
      .choose('use Quicksilver')
      .shows({ Quicksilver: 'damage 2' });
  });

  test('has used no power where a status card replaced it, nor where an ally has used one', () => {
    play({ players: [{ ...quick, status: ['stunned'] }] })
      .choose('attack Quicksilver')
      .asks('playerTurn')
      .shows({ Quicksilver: 'exhausted' });
    play({ players: [{ ...quick, exhausted: true, area: ['Mockingbird'] }] })
      .choose('attack Mockingbird')
      .asks('playerTurn')
      .shows({ Quicksilver: 'exhausted' });
  });
});

describe('Pietro Maximoff', () => {
  const siblings = (more: Partial<PlayerDescription>) =>
    play({
      players: [
        {
          hero: 'quicksilver',
          hand: ['Energy', 'Genius', 'Haymaker'],
          deck: ['Strength', 'Tac Team', 'Uppercut'],
          ...more,
        },
      ],
    });

  test('draws 2 cards for 2 that are discarded, once per round', () => {
    siblings({})
      .choose('use Pietro Maximoff')
      .choose('Energy', 'Genius')
      .shows({ 'your hand': 'Haymaker, Strength, Tac Team' })
      .cannot('use Pietro Maximoff', 'limitReached');
  });

  test('draws 3 while his sister is in play', () => {
    siblings({ area: ['14002'] })
      .choose('use Pietro Maximoff')
      .choose('Energy', 'Genius')
      .shows({ 'your hand': 'Haymaker, Strength, Tac Team, Uppercut' });
  });

  test('needs 2 cards', () => {
    siblings({ hand: ['Energy'] }).cannot('use Pietro Maximoff', 'costCannotBePaid');
  });
});

describe('Scarlet Witch, the ally', () => {
  const sister = (card: string, deck: string) =>
    play({ players: [{ ...quick, area: [card] }], threat: 5, encounterDeck: [deck] });

  test('attacks for 1 more for each boost icon discarded', () => {
    sister('14002', 'Charge')
      .choose('attack Scarlet Witch')
      .choose('use Scarlet Witch')
      .shows({ Rhino: 'damage 3', 'encounter discard pile': 'Charge' })
      .asks('playerTurn');
  });

  test('thwarts for 1 more for each of them, and no longer than that', () => {
    sister('14002', 'Charge')
      .choose('thwart Scarlet Witch')
      .choose('use Scarlet Witch')
      .shows({ 'The Break-In!': 'threat 2', Rhino: '', 'Scarlet Witch': 'damage 1, exhausted' });
  });

  test('is as strong as before if she discards nothing', () => {
    sister('14002', 'Charge')
      .choose('attack Scarlet Witch')
      .choose('pass')
      .shows({ Rhino: 'damage 1', 'encounter discard pile': '' });
  });
});

describe('the events of Quicksilver', () => {
  const turn = (...hand: readonly string[]) =>
    play({ players: [{ ...quick, exhausted: true, hand, engaged: ['Shocker'] }], threat: 5 });

  test('Always Be Running readies him', () => {
    turn('Always Be Running', 'Energy').choose('play Always Be Running').shows({ Quicksilver: '' });
  });

  test('Double Time does one thing twice, or two things', () => {
    turn('Double Time', 'Energy')
      .choose('play Double Time')
      .choose('option 1')
      .choose('Rhino')
      .choose('option 2')
      .shows({ Rhino: 'damage 2', 'The Break-In!': 'threat 3' });
    turn('Double Time', 'Energy')
      .choose('play Double Time')
      .choose('option 1')
      .choose('Rhino')
      .choose('option 1')
      .choose('Rhino')
      .shows({ Rhino: 'damage 4', 'The Break-In!': 'threat 5' });
  });

  test('Maximum Velocity gives 2 more of each power until the end of the round', () => {
    play({
      players: [{ ...quick, hand: ['Maximum Velocity', 'Energy'] }],
      threat: 5,
      encounterDeck: QUIET,
    })
      .choose('play Maximum Velocity')
      .choose('attack Quicksilver')
      .choose('use Quicksilver')
      .choose('thwart Quicksilver')
      .shows({ Rhino: 'damage 3', 'The Break-In!': 'threat 2' });
  });

  test('Speed Cyclone stuns as many enemies as X', () => {
    turn('Speed Cyclone', 'Energy')
      .choose('play Speed Cyclone')
      .choose('2')
      .shows({ Rhino: 'stunned 1', Shocker: 'stunned 1' });
    turn('Speed Cyclone', 'Energy')
      .choose('play Speed Cyclone')
      .choose('1')
      .offers('Rhino', 'Shocker')
      .choose('Shocker')
      .shows({ Rhino: '', Shocker: 'stunned 1' });
  });
});

describe('the supports and upgrades of Quicksilver', () => {
  test('Serval Industries shuffles two of his cards into his deck, and no other cards', () => {
    play({
      players: [
        {
          hero: 'quicksilver',
          area: ['Serval Industries'],
          discard: ['Energy', 'Double Time', 'Speed Cyclone', 'Maximum Velocity'],
        },
      ],
    })
      .choose('use Serval Industries')
      .offers('Double Time', 'Speed Cyclone', 'Maximum Velocity')
      .choose('Double Time')
      .offers('Speed Cyclone', 'Maximum Velocity')
      .choose('Speed Cyclone')
      .shows({ 'your discard pile': 'Energy, Maximum Velocity', 'Serval Industries': 'exhausted' });
  });

  test('Serval Industries shuffles the only one in', () => {
    play({
      players: [
        { hero: 'quicksilver', area: ['Serval Industries'], discard: ['Energy', 'Double Time'] },
      ],
    })
      .choose('use Serval Industries')
      .shows({ 'your discard pile': 'Energy' });
  });

  test('Reinforced Sinew, Hyper Perception and Accelerated Reflex give 1 of a power each', () => {
    const area = ['Reinforced Sinew', 'Hyper Perception', 'Accelerated Reflex'];
    play({ players: [{ ...quick, area }], threat: 5 })
      .choose('attack Quicksilver')
      .choose('use Quicksilver')
      .choose('thwart Quicksilver')
      .shows({ Rhino: 'damage 2', 'The Break-In!': 'threat 3' });
    play({ players: [{ ...quick, area }], phase: 'villain', encounterDeck: QUIET })
      .choose('defend Quicksilver')
      .choose('pass')
      .shows({ Quicksilver: 'damage 1, exhausted' });
  });

  test('Friction Resistance readies with him, and pays for a physical resource', () => {
    play({
      players: [
        {
          ...quick,
          exhausted: true,
          area: [{ card: 'Friction Resistance', exhausted: true }],
          hand: ['Always Be Running', 'Energy'],
        },
      ],
    })
      .choose('play Always Be Running')
      .choose('use Friction Resistance')
      .shows({ 'Friction Resistance': '', Quicksilver: '' });
  });
});

describe('Need for Speed', () => {
  test('exhausts him, and he is not readied before his next turn has ended', () => {
    play({
      players: [
        { ...quick, hand: ['Always Be Running', 'Energy', 'Genius', 'Strength', 'Uppercut'] },
      ],
      phase: 'villain',
      encounterDeck: ['Hydra Mercenary', 'Need for Speed', ...QUIET],
    })
      .choose('defend Quicksilver')
      .choose('pass')
      .choose('no')
      .shows({ 'encounter discard pile': 'Hydra Mercenary, Need for Speed' })
      .asks('playerTurn')
      .cannot('play Always Be Running', 'noTarget')
      .endTurn()
      .shows({ Quicksilver: 'damage 2' })
      .asks('whoDefends');
  });
});
