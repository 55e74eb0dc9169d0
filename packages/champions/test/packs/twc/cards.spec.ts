import { describe, expect, test } from 'vitest';
import { villainOf } from '../../../src/table.ts';
import type { Description, Laid, PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { nameOf } from '../../table/picture.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';

await loadPack('twc');

const ironMan = { hero: 'iron-man', form: 'hero' } as const;
const tony = { hero: 'iron-man' } as const;
const GUARDS = Array(9).fill('Corrupt Prison Guard') as readonly string[];

const DECKS = { Wrecker: GUARDS, Thunderball: GUARDS, Piledriver: GUARDS, Bulldozer: GUARDS };

const schemes = (...threat: readonly number[]): readonly Laid[] =>
  ['Day of Reckoning', 'Thunderstruck', 'Pile It On!', 'Clear the Road'].flatMap((card, at) => {
    const there = threat[at];
    return there === undefined ? [] : [{ card, threat: there }];
  });

const crew = (more: Partial<Description> = {}): Play =>
  play({
    players: [tony],
    scenario: 'wrecking-crew',
    sideSchemes: schemes(6, 5, 3, 4),
    decks: DECKS,
    ...more,
  });

const activeOf = ({ state }: Play) => nameOf(state, villainOf(state));

/** In alter-ego form the active villain, Wrecker, is confused before the card is revealed. */
const revealed = (
  card: string,
  player: PlayerDescription = tony,
  more: Partial<Description> = {},
) =>
  crew({
    players: [{ ...player, dealt: [card] }],
    villains: { Wrecker: { status: [player.form === 'hero' ? 'stunned' : 'confused'] } },
    phase: 'villain',
    ...more,
  });

/** Wrecker schemes, or attacks, with this boost card. */
const boostedBy = (
  card: string,
  player: PlayerDescription = tony,
  more: Partial<Description> = {},
) =>
  crew({
    players: [player],
    decks: { ...DECKS, Wrecker: [card, ...GUARDS] },
    phase: 'villain',
    ...more,
  });

describe('the villains themselves', () => {
  test.each([
    ['undefended', 'pass', { 'Iron Man': 'damage 4' }],
    ['defended', 'defend Iron Man', { 'Iron Man': 'damage 1, exhausted' }],
  ])('Wrecker hits harder if %s', (_how, answer, now) => {
    boostedBy('Corrupt Prison Guard', ironMan).choose(answer).shows(now);
  });

  test('Thunderball hurts each of your characters after his attack', () => {
    crew({
      players: [{ ...ironMan, area: ['Hellcat'] }, { hero: 'spider-man' }],
      sideSchemes: schemes(2, 5, 3, 4),
      phase: 'villain',
    })
      .pass()
      .shows({ 'Iron Man': 'damage 2', Hellcat: 'damage 1', 'Peter Parker': '' });
  });

  test('Bulldozer’s attacks have overkill', () => {
    crew({
      players: [{ ...ironMan, area: [{ card: 'Hellcat', damage: 2 }] }],
      sideSchemes: schemes(2, 3, 3, 6),
      phase: 'villain',
    })
      .choose('defend Hellcat')
      .shows({ 'Iron Man': 'damage 2' });
  });

  test.each([
    ['Day of Reckoning', [8, 5, 3, 4], { 'Tony Stark': 'damage 2' }],
    ['Thunderstruck', [2, 8, 3, 4], { 'Tony Stark': 'stunned 1' }],
    ['Clear the Road', [2, 5, 3, 9], {}],
  ] as const)('%s bursts with ten threat, and three are left', (scheme, threat, now) => {
    crew({ sideSchemes: schemes(...threat), phase: 'villain' }).shows({
      [scheme]: 'threat 3',
      ...now,
    });
  });

  test('Clear the Road costs each player ten cards', () => {
    crew({
      players: [{ ...tony, wholeDeck: Array(14).fill('Energy'), hand: Array(6).fill('Energy') }],
      sideSchemes: schemes(2, 5, 3, 9),
      phase: 'villain',
    }).shows({ 'your discard pile': Array(10).fill('Energy').join(', ') });
  });

  test('Pile It On! costs each player their dearest upgrade or support', () => {
    crew({
      players: [{ ...tony, area: ['Helicarrier', 'Tenacity', 'Hellcat'] }],
      sideSchemes: schemes(2, 5, 9, 4),
      phase: 'villain',
    }).shows({ 'your discard pile': 'Helicarrier', 'Pile It On!': 'threat 3' });
  });

  test('a side scheme stays without threat', () => {
    crew({ players: [ironMan], sideSchemes: schemes(6, 1, 3, 4) })
      .choose('thwart Iron Man')
      .choose('Thunderstruck')
      .shows({
        Thunderstruck: '',
        'side schemes': 'Clear the Road, Day of Reckoning, Pile It On!, Thunderstruck',
      });
  });
});

describe('cards of all four', () => {
  test('Held Hostage keeps its scheme from thwarts until its villain has attacked you', () => {
    revealed('Held Hostage').shows({ 'Held Hostage': 'on Day of Reckoning' });
    const held = () =>
      crew({
        players: [ironMan],
        sideSchemes: [
          { card: 'Day of Reckoning', threat: 6, attached: ['Held Hostage'] },
          ...schemes(0, 5, 3, 4).slice(1),
        ],
        active: 'Bulldozer',
        threat: 0,
      });
    held()
      .choose('thwart Iron Man')
      .offers('Clear the Road', 'Pile It On!', 'Thunderstruck')
      .choose('Thunderstruck');
    held().choose('use Held Hostage').pass().shows({
      'Iron Man': 'damage 4',
      'encounter discard pile': 'Corrupt Prison Guard, Held Hostage',
    });
  });

  test('Held Hostage stays if its villain was stunned', () => {
    crew({
      players: [ironMan],
      sideSchemes: [{ card: 'Day of Reckoning', threat: 6, attached: ['Held Hostage'] }],
      villains: { Wrecker: { status: ['stunned'] } },
    })
      .choose('use Held Hostage')
      .shows({ attachments: 'Held Hostage', 'Iron Man': '', Wrecker: '' });
  });

  test('Escaped Convict passes the counter, and that villain attacks a hero without a boost card', () => {
    const table = boostedBy('Escaped Convict', ironMan).pass().asks('whoDefends', 0);
    expect(activeOf(table)).toBe('Piledriver');
    table.pass().shows({ 'Iron Man': 'damage 6' });
    expect(activeOf(boostedBy('Escaped Convict'))).toBe('Piledriver');
  });

  test('Buddy System reveals the top card of the deck of the least threatening villain', () => {
    const decks = {
      Wrecker: GUARDS,
      Thunderball: GUARDS,
      Piledriver: ['Escape Plan', 'Pummel'],
      Bulldozer: GUARDS,
    };
    revealed('Buddy System', tony, { decks }).shows({
      'Tony Stark': 'confused 1',
      'third encounter discard pile': 'Escape Plan',
    });
  });

  test('Buddy System as a boost card passes the counter', () => {
    expect(activeOf(boostedBy('Buddy System'))).toBe('Piledriver');
  });

  test('Chaos In the Prison costs an upgrade or places threat for each', () => {
    const area = ['Tenacity', 'Mark V Helmet'];
    const card = 'Chaos In the Prison';
    revealed(card, { ...tony, area })
      .choose('option 2')
      .shows({ 'Day of Reckoning': 'threat 9' });
    revealed(card, { ...tony, area })
      .choose('option 1')
      .choose('Tenacity')
      .shows({ 'Day of Reckoning': 'threat 7', 'your discard pile': 'Tenacity' });
    revealed(card, { ...tony, area: ['Helicarrier'] }).shows({
      'Day of Reckoning': 'threat 7',
      'encounter deck': 7,
    });
    revealed(card, { ...tony, area })
      .asks('chooseOne', 0)
      .shows({ 'encounter deck': 8 });
  });

  test('Chaos In the Prison as a boost card takes an upgrade if nobody defends', () => {
    const chaos = () => boostedBy('Chaos In the Prison', { ...ironMan, area: ['Tenacity'] });
    chaos().pass().shows({ 'your discard pile': 'Tenacity' });
    chaos().choose('defend Iron Man').shows({ 'your discard pile': '' });
  });

  test('Get Wrecked! lets the most threatening scheme, or the least threatening attack', () => {
    revealed('Get Wrecked!', tony, { sideSchemes: schemes(7, 5, 3, 4) }).shows({
      'Day of Reckoning': 'threat 3',
    });
    revealed('Get Wrecked!', ironMan).pass().shows({ 'Iron Man': 'damage 2' });
  });

  test("I've Been Waiting For This! heals the active villain and makes him tough", () => {
    revealed("I've Been Waiting For This!", tony, {
      villains: { Wrecker: { damage: 5, status: ['confused'] } },
    }).shows({ Wrecker: 'damage 2, tough 1' });
    const table = boostedBy("I've Been Waiting For This!");
    expect(activeOf(table)).toBe('Piledriver');
    table.shows({ 'Pile It On!': 'threat 6' });
  });
});

describe("Wrecker's cards", () => {
  test('Magic Crowbar places threat after his attack, and is wrested from him', () => {
    const bar = { villains: { Wrecker: { attached: ['Magic Crowbar'] } } };
    boostedBy('Corrupt Prison Guard', ironMan, bar).pass().shows({
      'Iron Man': 'damage 5',
      'Pile It On!': 'threat 5',
    });
    crew({ players: [{ ...ironMan, hand: ['Energy'] }], ...bar })
      .choose('use Magic Crowbar')
      .shows({ attachments: '', 'your hand': '', 'Iron Man': 'exhausted' });
    crew({ players: [{ ...ironMan, exhausted: true, hand: ['Energy'] }], ...bar }).lacks(
      'use Magic Crowbar',
    );
  });

  test("Wrecker's Command places threat on the side schemes of the others", () => {
    boostedBy('Corrupt Prison Guard', tony, {
      villains: { Wrecker: { attached: ["Wrecker's Command"] } },
      sideSchemes: schemes(6, 5, 3, 2),
    }).shows({
      Thunderstruck: 'threat 7',
      'Pile It On!': 'threat 5',
      'Clear the Road': 'threat 4',
    });
  });

  test('Crowbar Toss passes the counter after he really acted', () => {
    expect(activeOf(revealed('Crowbar Toss'))).toBe('Piledriver');
    const unable = { gains: { Wrecker: { cannotScheme: 1 } } };
    expect(activeOf(revealed('Crowbar Toss', tony, unable))).toBe('Wrecker');
    expect(activeOf(revealed('Crowbar Toss', ironMan).pass())).toBe('Piledriver');
  });

  test('Mystical Link places two threat on each side scheme', () => {
    revealed('Mystical Link', tony, { sideSchemes: schemes(6, 5, 3, 1) }).shows({
      Thunderstruck: 'threat 8',
      'Clear the Road': 'threat 4',
    });
    boostedBy('Mystical Link', ironMan).pass().choose('option 2').shows({ 'Iron Man': 'damage 7' });
    boostedBy('Mystical Link', ironMan).pass().choose('option 1').shows({
      'Day of Reckoning': 'threat 9',
      'Iron Man': 'damage 4',
    });
  });

  test("You're Dead Meat! hits the weakest hero or ally", () => {
    const card = "You're Dead Meat!";
    revealed(card, { ...tony, area: [{ card: 'Hellcat', damage: 2 }, 'Mockingbird'] }).shows({
      'your discard pile': 'Hellcat',
      'Day of Reckoning': 'threat 3',
    });
    revealed(card, { ...tony, area: ['Hellcat'] }).shows({
      Hellcat: 'damage 1',
      'Day of Reckoning': 'threat 7',
    });
  });
});

describe("Thunderball's cards", () => {
  const thunder = { sideSchemes: schemes(2, 5, 3, 4) };
  const attacks = (card: string, ...attached: readonly string[]) =>
    crew({
      players: [{ ...ironMan, area: [{ card: 'Hellcat', damage: 1 }] }],
      decks: { ...DECKS, Thunderball: [card, ...GUARDS] },
      villains: { Thunderball: { attached } },
      phase: 'villain',
      ...thunder,
    });

  test('Ball and Chain places threat on the main scheme after his attack', () => {
    attacks('Corrupt Prison Guard', '07020')
      .pass()
      .choose('use Ball and Chain')
      .shows({ Breakout: 'threat 2' });
  });

  test('Radioactive Buildup turns excess damage into threat, and goes', () => {
    attacks('Corrupt Prison Guard', 'Radioactive Buildup')
      .choose('defend Hellcat')
      .choose('use Thunderball')
      .shows({ Thunderstruck: 'threat 8', attachments: '' });
  });

  test('Energy Projectiles hurt your characters, or the defender', () => {
    revealed('Energy Projectiles', { ...tony, area: ['Hellcat'] }).shows({
      'Tony Stark': 'damage 1',
      Hellcat: 'damage 1',
    });
    attacks('Energy Projectiles')
      .choose('defend Iron Man')
      .shows({ 'Iron Man': 'damage 2, exhausted' });
  });

  test('Lightning Blast places three threat', () => {
    revealed('Lightning Blast').shows({ 'Day of Reckoning': 'threat 3' });
    revealed('Lightning Blast', ironMan).pass().shows({ Thunderstruck: 'threat 9' });
    revealed('Lightning Blast', ironMan)
      .choose('defend Iron Man')
      .shows({ Thunderstruck: 'threat 6' });
  });

  test('Tactical Prowess moves the least threat to the most, and surges if nothing bursts', () => {
    const card = 'Tactical Prowess';
    revealed(card).shows({
      'Pile It On!': '',
      'Day of Reckoning': 'threat 3',
      'encounter deck': 8,
    });
    revealed(card, tony, { sideSchemes: schemes(4, 2, 1, 2) }).shows({
      'Pile It On!': '',
      'Day of Reckoning': 'threat 7',
      'encounter deck': 7,
    });
  });
});

describe("Piledriver's cards", () => {
  test('Distracting Taunts make him the only villain to attack', () => {
    const taunting = (hand: readonly string[]) =>
      crew({
        players: [{ ...ironMan, hand }],
        villains: { Piledriver: { attached: ['Distracting Taunts'] } },
      }).choose('attack Iron Man');
    taunting([]).shows({ Piledriver: 'damage 1', attachments: 'Distracting Taunts' });
    taunting(['Strength']).choose('use Distracting Taunts').shows({ attachments: '' });
  });

  test('Oversized Hands cost the dearest support, or place threat', () => {
    revealed('Oversized Hands', { ...tony, area: ['Helicarrier', 'Tenacity'] }).shows({
      'your discard pile': 'Helicarrier',
      'Day of Reckoning': 'threat 7',
    });
    revealed('Oversized Hands', { ...tony, area: ['Tenacity'] }).shows({
      'Day of Reckoning': 'threat 9',
    });
    boostedBy('Oversized Hands', { ...tony, area: ['Helicarrier', 'Tenacity'] }).shows({
      'your discard pile': 'Helicarrier',
    });
  });

  test('Escape Plan confuses you, or Piledriver schemes', () => {
    revealed('Escape Plan').shows({ 'Tony Stark': 'confused 1', 'Pile It On!': 'threat 4' });
    revealed('Escape Plan', { ...tony, status: ['confused'] }).shows({ 'Pile It On!': 'threat 6' });
    boostedBy('Escape Plan').shows({ Wrecker: 'tough 1', 'Day of Reckoning': 'threat 9' });
    boostedBy('Escape Plan', tony, {
      villains: { Wrecker: { status: ['tough'] } },
      sideSchemes: schemes(4, 1, 1, 1),
    }).shows({ Wrecker: 'tough 1', 'Day of Reckoning': 'threat 9' });
  });

  test.each([
    [[], 'threat 6'],
    [['tough'], 'threat 8'],
  ] as const)('Pummel is worse if he is tough: %s', (status, threat) => {
    revealed('Pummel', tony, {
      villains: { Wrecker: { status: ['confused'] }, Piledriver: { status } },
    }).shows({ 'Pile It On!': threat });
  });

  test('Uncanny Resilience frees every villain, or surges', () => {
    revealed('Uncanny Resilience', tony, {
      villains: {
        Wrecker: { status: ['confused', 'stunned'] },
        Bulldozer: { status: ['stunned'] },
      },
    }).shows({ Wrecker: '', Bulldozer: '', 'encounter deck': 8 });
    revealed('Uncanny Resilience').shows({ 'encounter deck': 7 });
  });
});

describe("Bulldozer's cards", () => {
  const dozes = (attached: readonly string[], player: PlayerDescription = ironMan) =>
    crew({
      players: [player],
      villains: { Bulldozer: { attached } },
      sideSchemes: schemes(2, 3, 3, 6),
      phase: 'villain',
    });

  test("Bulldozer's Helmet costs a card for each damage", () => {
    const player = { ...ironMan, wholeDeck: Array(9).fill('Energy'), hand: ['Energy'] };
    dozes(["Bulldozer's Helmet"], player)
      .pass()
      .shows({ 'Iron Man': 'damage 4', 'your discard pile': Array(4).fill('Energy').join(', ') });
  });

  test('Ramming Speed makes you defend with an ally, once', () => {
    dozes(['Ramming Speed'], { ...ironMan, area: ['Hellcat'] })
      .asks('playerTurn', 0)
      .shows({ attachments: '', 'your discard pile': 'Hellcat', 'Iron Man': 'damage 2' });
  });

  test('Bull Rush costs a card for each threat or damage', () => {
    const deck = { wholeDeck: Array(9).fill('Energy'), hand: Array(6).fill('Energy') };
    revealed('Bull Rush', { ...tony, ...deck }).shows({ 'your discard pile': 'Energy' });
    revealed('Bull Rush', { ...ironMan, ...deck })
      .pass()
      .shows({ 'your discard pile': 'Energy, Energy, Energy' });
  });

  test('Headbutt costs a card, and its cost in damage or threat', () => {
    const hand = ['Hellcat'];
    revealed('Headbutt', { ...tony, hand }).shows({
      'your hand': '',
      'Clear the Road': 'threat 8',
    });
    revealed('Headbutt', { ...ironMan, hand }).shows({ 'Iron Man': 'damage 3' });
  });

  test('Leading the Charge discards cards, and places threat for each type', () => {
    revealed('Leading the Charge', {
      ...tony,
      wholeDeck: ['Energy', 'Hellcat', 'Genius', 'Uppercut', 'Uppercut'],
    }).shows({ 'Clear the Road': 'threat 7' });
  });
});
