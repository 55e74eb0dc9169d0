import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('trors', 'cap');

const BOW = "Hawkeye's Bow";
const QUIVER = "Hawkeye's Quiver";
const clint: PlayerDescription = { hero: 'hawkeye', form: 'hero', area: [BOW] };
const QUIET = ['Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary'];

const turn = (player: Partial<PlayerDescription>, more: Partial<Description> = {}) =>
  play({ players: [{ ...clint, ...player }], threat: 5, encounterDeck: QUIET, ...more });

describe('Hawkeye', () => {
  test('exhausts himself to ready his bow', () => {
    turn({ area: [{ card: BOW, exhausted: true }] })
      .choose('use Hawkeye')
      .shows({ Hawkeye: 'exhausted', [BOW]: '' });
  });
});

describe('Clint Barton', () => {
  test('finds his bow in deck or discard pile for a resource, once per phase', () => {
    const finding = (where: Partial<PlayerDescription>) =>
      play({ players: [{ hero: 'hawkeye', hand: ['Energy'], ...where }] }).choose(
        'use Clint Barton',
      );
    finding({ wholeDeck: ['Genius', BOW] }).shows({
      'your hand': BOW,
      'your discard pile': 'Energy',
    });
    finding({ wholeDeck: ['Genius'], discard: [BOW] })
      .shows({ 'your hand': BOW, 'your discard pile': 'Energy' })
      .cannot('use Clint Barton', 'limitReached');
  });
});

describe("Hawkeye's Bow", () => {
  test('gives 1 ATK, and ranged to arrows alone', () => {
    turn({ engaged: ['M.O.D.O.K.'], hand: ['Vibranium Arrow', 'Energy'] })
      .choose('play Vibranium Arrow')
      .choose('M.O.D.O.K.')
      .shows({ Hawkeye: '' });
    turn({ engaged: ['M.O.D.O.K.'], hand: ['Haymaker', 'Energy'] })
      .choose('play Haymaker')
      .choose('M.O.D.O.K.')
      .shows({ Hawkeye: 'damage 2' });
    turn({}).choose('attack Hawkeye').shows({ Rhino: 'damage 3' });
  });
});

describe("Hawkeye's Quiver", () => {
  const area = [BOW, QUIVER];

  test('keeps an arrow of the top five cards, which can be played from there', () => {
    turn({
      area,
      wholeDeck: ['Energy', 'Cable Arrow', 'Genius', 'Sonic Arrow', 'Strength', 'Vibranium Arrow'],
      hand: ['Genius'],
    })
      .choose(`use ${QUIVER}`)
      .offers('Cable Arrow', 'Sonic Arrow')
      .choose('Cable Arrow')
      .shows({ 'your deck': 5, 'your hand': 'Genius' })
      .choose('play Cable Arrow')
      .shows({ 'The Break-In!': 'threat 2', 'your discard pile': 'Cable Arrow, Genius' });
  });

  test('keeps nothing where no arrow is among them', () => {
    turn({
      area,
      wholeDeck: ['Energy', 'Energy', 'Genius', 'Genius', 'Strength', 'Vibranium Arrow'],
    })
      .choose(`use ${QUIVER}`)
      .shows({ 'your deck': 6, [QUIVER]: 'exhausted' })
      .lacks('play Vibranium Arrow');
  });
});

describe('the arrows', () => {
  test('need the bow ready', () => {
    for (const area of [[], [{ card: BOW, exhausted: true }]]) {
      turn({ area, hand: ['Vibranium Arrow', 'Energy'] }).cannot(
        'play Vibranium Arrow',
        'costCannotBePaid',
      );
    }
  });

  test('Sonic Arrow and Electric Arrow deal more to whom they have hit already', () => {
    const shot = (card: string, status: readonly ('stunned' | 'confused')[]) =>
      turn({ hand: [card, 'Energy'] }, { villain: { status } }).choose(`play ${card}`);
    shot('Sonic Arrow', []).shows({ Rhino: 'confused 1, damage 3', [BOW]: 'exhausted' });
    shot('Sonic Arrow', ['confused']).shows({ Rhino: 'confused 1, damage 5' });
    shot('Sonic Arrow', ['stunned']).shows({ Rhino: 'confused 1, damage 3, stunned 1' });
    shot('Electric Arrow', []).shows({ Rhino: 'damage 3, stunned 1' });
    shot('Electric Arrow', ['stunned']).shows({ Rhino: 'damage 5, stunned 1' });
  });

  test('Explosive Arrow hits the villain and the minions of one player', () => {
    play({
      players: [
        { ...clint, hand: ['Explosive Arrow', 'Energy'], engaged: ['Shocker'] },
        { hero: 'she-hulk', engaged: ['Sandman'] },
      ],
    })
      .choose('play Explosive Arrow')
      .choose('Jennifer Walters')
      .shows({ Rhino: 'damage 3', Sandman: 'damage 3', Shocker: '' });
  });

  test('Cable Arrow reaches the main scheme in a crisis', () => {
    turn(
      { hand: ['Cable Arrow', 'Energy'] },
      { sideSchemes: [{ card: 'Crowd Control', threat: 2 }] },
    )
      .choose('play Cable Arrow')
      .offers('The Break-In!', 'Crowd Control')
      .choose('The Break-In!')
      .shows({ 'The Break-In!': 'threat 2' });
  });

  test('Vibranium Arrow pierces', () => {
    turn({ hand: ['Vibranium Arrow', 'Energy'] }, { villain: { status: ['tough'] } })
      .choose('play Vibranium Arrow')
      .shows({ Rhino: 'damage 6' });
  });

  test('Expert Marksman pays for them, and for nothing else', () => {
    turn({ area: [BOW, 'Expert Marksman'], hand: ['Cable Arrow'] })
      .choose('play Cable Arrow')
      .shows({ 'Expert Marksman': 'exhausted', 'The Break-In!': 'threat 2' });
    turn({ area: [BOW, 'Expert Marksman'], hand: [QUIVER] }).cannot(`play ${QUIVER}`, 'cannotPay');
  });
});

describe('Mockingbird', () => {
  const attacked = (more: Partial<PlayerDescription> = {}, rest: Partial<Description> = {}) =>
    play({
      players: [
        {
          ...clint,
          exhausted: true,
          area: [{ card: '04004', exhausted: true }],
          hand: ['Energy'],
          ...more,
        },
      ],
      phase: 'villain',
      encounterDeck: QUIET,
      ...rest,
    });

  test('goes back to hand to prevent all damage from an attack of the villain', () => {
    attacked()
      .choose('use Mockingbird')
      .shows({ Hawkeye: 'exhausted', 'your hand': 'Mockingbird' });
    attacked().choose('pass').shows({ Hawkeye: 'damage 3, exhausted' });
  });

  test('needs a resource, and a villain', () => {
    attacked({ hand: [] }).asks('playerTurn');
    attacked({ engaged: ['Shocker'] }, { gains: { Rhino: { cannotAttack: 1 } } }).asks(
      'playerTurn',
    );
  });
});

describe('the encounter cards of Hawkeye', () => {
  const revealing = (
    card: string,
    player: Partial<PlayerDescription> = {},
    rest: Partial<Description> = {},
  ) =>
    play({
      players: [{ hero: 'hawkeye', ...player }],
      phase: 'villain',
      encounterDeck: ['Hydra Mercenary', card, ...QUIET],
      ...rest,
    });

  test('Criminal Past exhausts him, or costs him his bow', () => {
    revealing('Criminal Past', { area: [BOW] })
      .choose('option 2')
      .shows({
        'your discard pile': BOW,
        'encounter discard pile': 'Criminal Past, Hydra Mercenary',
      });
    revealing('Criminal Past').shows({ 'Clint Barton': 'exhausted' });
  });

  test('Crossfire pierces with his attacks', () => {
    play({
      players: [{ ...clint, exhausted: true, status: ['tough'], engaged: ['Crossfire'] }],
      phase: 'villain',
      encounterDeck: QUIET,
      gains: { Rhino: { cannotAttack: 1 } },
    }).shows({ Hawkeye: 'damage 2, exhausted' });
  });

  test('Crossfire as a boost card lets the attack pierce', () => {
    play({
      players: [{ ...clint, exhausted: true, status: ['tough'] }],
      phase: 'villain',
      encounterDeck: ['Crossfire', ...QUIET],
    }).shows({ Hawkeye: 'damage 2, exhausted' });
  });

  test('Marked for Death keeps Mockingbird from wherever Clint has her, until it is defeated', () => {
    for (const where of [
      { hand: ['04004'] },
      { wholeDeck: ['Energy', '04004'] },
      { discard: ['04004'] },
      { area: ['04004'] },
    ]) {
      revealing('Marked for Death', { wholeDeck: ['Energy'], ...where }).shows({
        'side schemes': 'Marked for Death',
        'your hand': '',
        'your discard pile': '',
      });
    }
  });

  test("Crossfire's Rifle is attached to Crossfire, or else to the villain", () => {
    revealing("Crossfire's Rifle", { engaged: ['Crossfire'] }).shows({
      "Crossfire's Rifle": 'on Crossfire',
    });
    revealing("Crossfire's Rifle").shows({ "Crossfire's Rifle": 'on Rhino' });
  });

  test('Sniper Shot places 3 threat, or hits a hero for 3', () => {
    const rest = {
      gains: { 'The Break-In!': { escalation: -1 }, Rhino: { cannotScheme: 1, cannotAttack: 1 } },
    };
    const shot = (player: Partial<PlayerDescription>) =>
      play({
        players: [{ hero: 'hawkeye', ...player }],
        phase: 'villain',
        encounterDeck: ['Sniper Shot', ...QUIET],
        ...rest,
      });
    shot({}).shows({ 'The Break-In!': 'threat 3' });
    shot({ form: 'hero' }).shows({ Hawkeye: 'damage 3', 'The Break-In!': '' });
  });
});
