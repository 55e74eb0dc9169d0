import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('gob');

const ironMan = { hero: 'iron-man', form: 'hero' } as const;
const tony = { hero: 'iron-man' } as const;
/** Side schemes without a boost icon, which do nothing here. */
const NOTHING = Array(12).fill('Collapsing Bridge') as readonly string[];
const bridges = (count: number) => NOTHING.slice(0, count).join(', ');

const rhino = (more: Partial<Description> = {}) =>
  play({ players: [ironMan], wholeEncounterDeck: NOTHING, ...more });

/** The card has been dealt, and the villain does nothing before it is revealed. */
const revealed = (
  card: string,
  player: PlayerDescription = tony,
  more: Partial<Description> = {},
) =>
  rhino({
    players: [{ ...player, dealt: [card] }],
    villain: { status: [player.form === 'hero' ? 'stunned' : 'confused'] },
    phase: 'villain',
    ...more,
  });

/** Rhino schemes with this boost card. */
const boostedBy = (card: string, more: Partial<Description> = {}) =>
  rhino({ players: [tony], wholeEncounterDeck: [card, ...NOTHING], ...more }).endTurn();

describe('Goblin Gimmicks', () => {
  test('Intimidation costs two resources, or gives the villain a boost card', () => {
    const hand = ['Energy'];
    revealed('Intimidation', { ...tony, hand: [] }).shows({ 'boost cards': 'Collapsing Bridge' });
    revealed('Intimidation', { ...tony, hand })
      .choose('option 2')
      .shows({
        'boost cards': 'Collapsing Bridge',
        'your hand': 'Energy',
      });
    revealed('Intimidation', { ...tony, hand })
      .choose('option 1')
      .shows({
        'boost cards': '',
        'your hand': '',
      });
  });

  test('Intimidation as a boost card brings another one', () => {
    boostedBy('Intimidation').shows({
      'encounter discard pile': 'Collapsing Bridge, Intimidation',
    });
  });

  test('Regenerative Healing heals twice the number of his stage, or surges', () => {
    revealed('Regenerative Healing', tony, { villain: { damage: 5, status: ['confused'] } }).shows({
      Rhino: 'damage 3',
      'encounter discard pile': 'Regenerative Healing',
      'side schemes': bridges(1),
    });
    const second = { stage: 'II', damage: 5, status: ['confused'] } as const;
    revealed('Regenerative Healing', tony, { mode: 'expert', villain: second }).shows({
      Rhino: 'damage 1',
    });
    revealed('Regenerative Healing').shows({ 'side schemes': bridges(2) });
  });

  test('Regenerative Healing as a boost card heals two', () => {
    boostedBy('Regenerative Healing', { villain: { damage: 5 } }).shows({ Rhino: 'damage 3' });
  });
});

describe('A Mess of Things', () => {
  test('has two threat more for each stunned friendly character, and for no enemy', () => {
    revealed('A Mess of Things', {
      ...tony,
      status: ['stunned'],
      area: [{ card: 'Hellcat', status: ['stunned'] }, 'Mockingbird'],
    }).shows({ 'A Mess of Things': 'threat 6' });
    revealed('A Mess of Things', ironMan).shows({ 'A Mess of Things': 'threat 2' });
  });

  test('Scorpion stuns whom he damages', () => {
    const stung = (defense: number) =>
      rhino({
        players: [{ ...ironMan, engaged: ['Scorpion'] }],
        villain: { status: ['stunned'] },
        gains: { 'Iron Man': { def: defense } },
      })
        .endTurn()
        .choose('defend Iron Man');
    stung(0).shows({ 'Iron Man': 'damage 2, stunned 1, exhausted' });
    stung(2).shows({ 'Iron Man': 'exhausted' });
  });

  test('Gang-Up lets the villain and your minions attack you', () => {
    const engaged = ['Scorpion'];
    revealed('Gang-Up').shows({ 'side schemes': bridges(2) });
    const attacked = rhino({
      players: [
        { ...ironMan, engaged, dealt: ['Gang-Up'] },
        { hero: 'she-hulk', engaged },
      ],
      gains: { Scorpion: { atk: -3 } },
      villain: { status: ['stunned'] },
      phase: 'villain',
    });
    attacked.passAll().shows({ 'Iron Man': 'damage 2' });
  });

  test.each([
    ['in hero form', ironMan, ['Scorpion'], { 'Iron Man': 'damage 6, stunned 1' }],
    ['without Scorpion', ironMan, [], { 'Iron Man': 'stunned 1' }],
    ['in alter-ego form', tony, ['Scorpion'], { 'Tony Stark': 'stunned 1' }],
  ] as const)('Tail Sweep %s', (_when, player, engaged, now) => {
    revealed('Tail Sweep', { ...player, engaged }, { threat: 0 })
      .passAll()
      .shows(now);
  });

  test('Tail Sweep as a boost card stuns you', () => {
    boostedBy('Tail Sweep').shows({ 'Tony Stark': 'stunned 1' });
  });
});

describe('Power Drain', () => {
  test('costs each player a card with a resource for each boost icon', () => {
    rhino({
      players: [
        { ...ironMan, hand: ['Energy', 'Genius', 'Strength', 'Energy'] },
        { hero: 'she-hulk', hand: ['Energy'] },
      ],
      threat: 0,
      sideSchemes: [{ card: 'Power Drain', threat: 1 }],
      wholeEncounterDeck: ['Goblin Thrall', 'Electro', ...NOTHING],
    })
      .choose('thwart Iron Man')
      .offers('Energy', 'Energy', 'Genius', 'Strength')
      .choose('Genius')
      .choose('Strength')
      .shows({
        'Iron Man hand': 'Energy, Energy',
        'She-Hulk hand': '',
        'encounter discard pile': 'Electro, Goblin Thrall, Power Drain',
      });
  });

  const shocked = (card: string, ...next: readonly string[]) =>
    revealed(card, tony, {
      wholeEncounterDeck: ['Collapsing Bridge', ...next, ...NOTHING],
      villain: { damage: 9, status: ['confused'] },
    });

  test('Electro discards a card after attacking you, and its boost icons hurt', () => {
    rhino({
      players: [{ ...ironMan, engaged: ['Electro'] }],
      villain: { status: ['stunned'] },
      wholeEncounterDeck: ['Scorpion', ...NOTHING],
    })
      .endTurn()
      .pass()
      .shows({ 'Iron Man': 'damage 4', 'encounter discard pile': 'Scorpion' });
  });

  test('Electromagnetic Pulse finds Electro among seven cards, or surges', () => {
    const six = NOTHING.slice(0, 6);
    shocked('Electromagnetic Pulse', ...six, 'Electro').shows({
      'your engaged': 'Electro',
      'side schemes': 'Collapsing Bridge',
    });
    shocked('Electromagnetic Pulse', ...six, 'Payoff', 'Electro').shows({
      'your engaged': 'Electro',
      'side schemes': 'Collapsing Bridge',
      'encounter discard pile': `${bridges(6)}, Electromagnetic Pulse, Payoff`,
    });
  });

  test('Lightning Bolt hurts for each boost icon of two cards', () => {
    shocked('Lightning Bolt', 'Scorpion', 'Payoff', 'Scorpion').shows({ 'Tony Stark': 'damage 3' });
  });

  test('Shock Therapy heals the villain for each boost icon of a card per player', () => {
    shocked('Shock Therapy', 'Scorpion', 'Scorpion').shows({ Rhino: 'damage 7' });
  });

  test.each(['Electro', 'Electromagnetic Pulse', 'Lightning Bolt', 'Shock Therapy'])(
    '%s as a boost card discards three',
    (card) => {
      boostedBy(card).shows({ 'encounter discard pile': `${bridges(3)}, ${card}` });
    },
  );
});

describe('Running Interference', () => {
  test('costs each player two resources, or has two threat more', () => {
    rhino({
      players: [
        { ...tony, hand: ['Genius', 'Strength'], dealt: ['Running Interference'] },
        { hero: 'spider-man', hand: ['Genius'] },
      ],
      villain: { status: ['confused', 'confused'] },
      phase: 'villain',
    })
      .choose('option 1')
      .shows({ 'Running Interference': 'threat 4', 'Iron Man hand': '' });
  });

  test('Tombstone who damages you takes a mental or physical resource', () => {
    const struck = (hand: readonly string[]) =>
      rhino({
        players: [{ ...ironMan, hand, engaged: ['Tombstone'] }],
        villain: { status: ['stunned'] },
        gains: { 'Iron Man': { handSize: 1 } },
      })
        .endTurn()
        .passAll();
    struck(['Energy', 'Genius']).shows({ 'your discard pile': 'Genius' });
    struck(['Energy', 'Energy']).shows({ 'your discard pile': '' });
  });

  test('All Tied Up keeps you from readying and changing form until it is paid off', () => {
    const tied = (hand: readonly string[]) =>
      rhino({ players: [{ ...ironMan, hand, exhausted: true, attached: ['All Tied Up'] }] });
    tied(['Genius']).lacks('change form').lacks('use All Tied Up');
    tied(['Genius', 'Strength'])
      .choose('use All Tied Up')
      .shows({ 'encounter discard pile': 'All Tied Up', attachments: '' })
      .choose('change form')
      .shows({ 'Tony Stark': 'exhausted' });
    rhino({
      players: [{ ...ironMan, exhausted: true, hand: ['Genius'], attached: ['All Tied Up'] }],
      villain: { status: ['stunned'] },
    })
      .asks('discardAtEnd', 0)
      .answer([])
      .shows({ 'Iron Man': 'exhausted' })
      .asks('discardAtEnd', 0);
  });

  describe('Media Coverage', () => {
    const covered = (attached: readonly string[]) => revealed('Monster', { ...tony, attached });

    test('resolves When Revealed abilities once more § when-revealed-abilities', () => {
      covered([]).shows({ 'Tony Stark': 'stunned 1' });
      covered(['Media Coverage']).shows({ 'Tony Stark': 'damage 2, stunned 1' });
      covered(['Media Coverage', 'Media Coverage']).shows({ 'Tony Stark': 'damage 4, stunned 1' });
    });

    test('leaves those of other players alone', () => {
      rhino({
        players: [
          { ...tony, attached: ['Media Coverage'] },
          { hero: 'spider-man', dealt: ['Monster'] },
        ],
        villain: { status: ['confused', 'confused'] },
        phase: 'villain',
      }).shows({ 'Peter Parker': 'stunned 1', 'Tony Stark': '' });
    });

    test('is paid off in alter-ego form', () => {
      const off = (player: PlayerDescription) =>
        rhino({ players: [{ ...player, hand: ['Genius'], attached: ['Media Coverage'] }] });
      off(ironMan).lacks('use Media Coverage');
      off(tony).choose('use Media Coverage').shows({ attachments: '' });
    });
  });
});
