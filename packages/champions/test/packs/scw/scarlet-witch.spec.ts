import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('scw', 'qsv');

const wanda: PlayerDescription = { hero: 'scarlet-witch', form: 'hero' };
const QUIET = ['Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary'];
/** Cards by their boost icons. */
const [NONE, ONE, TWO, THREE] = [
  'Hard to Keep Down',
  'Hydra Mercenary',
  'Charge',
  'Sonic Converter',
] as const;

const attacked = (more: Partial<PlayerDescription>, ...encounterDeck: string[]) =>
  play({
    players: [{ ...wanda, exhausted: true, ...more }],
    phase: 'villain',
    encounterDeck: [...encounterDeck, ...QUIET],
  });

describe('Scarlet Witch', () => {
  test('counts another card instead of a boost card', () => {
    attacked({}, TWO, NONE).choose('use Scarlet Witch').shows({
      'Scarlet Witch': 'damage 2, exhausted',
      'encounter discard pile': 'Charge, Hard to Keep Down',
    });
    attacked({}, NONE, TWO)
      .choose('use Scarlet Witch')
      .shows({ 'Scarlet Witch': 'damage 4, exhausted' });
  });

  test('need not, and may only once per phase', () => {
    attacked({}, TWO, NONE).choose('pass').shows({ 'Scarlet Witch': 'damage 4, exhausted' });
    const hand = ['Hex Bolt', 'Energy', 'Genius'];
    play({ players: [{ ...wanda, hand }], encounterDeck: [TWO, TWO, TWO, NONE, TWO] })
      .choose('play Hex Bolt')
      .pay('Energy')
      .choose('use Scarlet Witch')
      .asks('playerTurn')
      .shows({ Rhino: 'damage 2' });
  });

  test('does so for any player', () => {
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero', exhausted: true },
        { hero: 'scarlet-witch', form: 'hero' },
      ],
      phase: 'villain',
      encounterDeck: [TWO, NONE, ...QUIET],
    })
      .choose('pass')
      .choose('use Scarlet Witch')
      .shows({ 'Captain Marvel': 'damage 2, exhausted' })
      .asks('whoDefends');
  });

  test('cannot as Wanda Maximoff', () => {
    attacked({ form: 'alterEgo' }, TWO).lacks('use Scarlet Witch');
  });
});

describe("Scarlet Witch's Crest", () => {
  const area = ["Scarlet Witch's Crest"];

  test('adds an icon to the count or takes one off', () => {
    const counted = (option: string) =>
      attacked({ area }, ONE).choose('pass').choose("use Scarlet Witch's Crest").choose(option);
    counted('option 1').shows({ 'Scarlet Witch': 'damage 4, exhausted' });
    counted('option 2').shows({ 'Scarlet Witch': 'damage 2, exhausted' });
  });

  test('changes the count of the other card, if she has counted that one instead', () => {
    attacked({ area }, TWO, ONE)
      .choose('use Scarlet Witch')
      .choose("use Scarlet Witch's Crest")
      .choose('option 2')
      .shows({ 'Scarlet Witch': 'damage 2, exhausted' });
  });
});

describe('The Next Evolution', () => {
  test('adds an icon to every encounter card', () => {
    play({
      players: [{ ...wanda, exhausted: true }],
      phase: 'villain',
      sideSchemes: [{ card: 'The Next Evolution', threat: 2 }],
      encounterDeck: [NONE, ...QUIET],
    })
      .choose('pass')
      .shows({ 'Scarlet Witch': 'damage 3, exhausted' });
  });
});

describe('Wanda Maximoff', () => {
  const siblings = (area: PlayerDescription['area'] = []) =>
    play({
      players: [
        {
          hero: 'scarlet-witch',
          hand: ['Energy', 'Genius', 'Haymaker'],
          deck: ['Strength', 'Tac Team', 'Uppercut'],
          area,
        },
      ],
    })
      .choose('use Wanda Maximoff')
      .choose('Energy', 'Genius');

  test('draws 2 cards, or 3 while her brother is in play', () => {
    siblings().shows({ 'your hand': 'Haymaker, Strength, Tac Team' });
    siblings(['15002']).shows({ 'your hand': 'Haymaker, Strength, Tac Team, Uppercut' });
  });
});

describe('the events of Scarlet Witch', () => {
  const turn = (card: string, encounterDeck: readonly string[], more: Partial<Description> = {}) =>
    play({
      players: [
        { ...wanda, hand: [card, 'Energy', 'Energy'], deck: ['Strength'], engaged: ['Sandman'] },
      ],
      threat: 5,
      encounterDeck: [...encounterDeck, ...QUIET],
      ...more,
    }).choose(`play ${card}`);

  test('Hex Bolt does something for each of three cards, by its icons', () => {
    turn('Hex Bolt', [NONE, ONE, TWO])
      .pay('Energy')
      .choose('pass')
      .choose('Rhino')
      .choose('pass')
      .shows({ Rhino: 'damage 2', 'The Break-In!': 'threat 3' })
      .choose('pass')
      .shows({ 'your hand': 'Energy, Strength' });
  });

  test('Hex Bolt gives a status card for three icons', () => {
    turn('Hex Bolt', [THREE, TWO, TWO])
      .pay('Energy')
      .choose('pass')
      .offers('Scarlet Witch', 'Rhino', 'Sandman')
      .choose('Sandman')
      .offers('option 1', 'option 2', 'option 3')
      .choose('option 2')
      .shows({ Sandman: 'confused 1' })
      .asks('useAbility');
  });

  test('Molecular Decay deals 5 damage and 1 for each icon, all at once', () => {
    const decay = (more: Partial<Description>) =>
      play({
        players: [{ ...wanda, hand: ['Molecular Decay', 'Energy', 'Energy'] }],
        encounterDeck: [TWO, ONE, ...QUIET],
        ...more,
      })
        .choose('play Molecular Decay')
        .choose('pass');
    decay({}).shows({ Rhino: 'damage 8' });
    decay({ villain: { status: ['tough'] } }).shows({ Rhino: '' });
  });

  test('Chaos Magic plays a card for nothing and discards as many cards as it costs', () => {
    play({
      players: [{ ...wanda, hand: ['Chaos Magic', 'Helicarrier', 'Energy'] }],
      wholeEncounterDeck: [NONE, ONE, TWO, THREE, NONE],
    })
      .choose('play Chaos Magic')
      .shows({
        'your play area': 'Helicarrier, Scarlet Witch',
        'your hand': 'Energy',
        'encounter deck': 2,
      });
  });

  test('Warp Reality cancels a card of the encounter deck and discards as many as it has icons', () => {
    play({
      players: [{ ...wanda, exhausted: true, hand: ['Warp Reality', 'Energy'] }],
      phase: 'villain',
      encounterDeck: [NONE, 'Charge', 'Advance', 'Shocker', ...QUIET],
    })
      .choose('pass')
      .choose('play Warp Reality')
      .choose('pass')
      .shows({ 'encounter discard pile': 'Advance, Charge, Hard to Keep Down, Shocker' })
      .asks('playerTurn');
  });
});

describe('the other cards of Scarlet Witch', () => {
  test('Quicksilver readies himself once per phase', () => {
    play({ players: [{ ...wanda, area: [{ card: '15002', exhausted: true }] }] })
      .choose('use Quicksilver')
      .shows({ Quicksilver: '' })
      .choose('attack Quicksilver')
      .cannot('use Quicksilver', 'limitReached');
  });

  test('Agatha Harkness takes one of three cards and puts two at the bottom', () => {
    play({
      players: [
        {
          hero: 'scarlet-witch',
          area: ['Agatha Harkness'],
          wholeDeck: ['Energy', 'Genius', 'Strength', 'Uppercut'],
        },
      ],
    })
      .choose('use Agatha Harkness')
      .choose('Genius')
      .shows({ 'your hand': 'Genius', 'your deck': 3 });
  });

  test('Magic Shield prevents 3 damage to any friendly character, and to no enemy', () => {
    attacked({ area: ['Magic Shield'] }, TWO)
      .choose('pass')
      .choose('use Magic Shield')
      .shows({ 'Scarlet Witch': 'damage 1, exhausted' });
    play({ players: [{ ...wanda, area: ['Magic Shield'] }] })
      .choose('attack Scarlet Witch')
      .shows({ Rhino: 'damage 1' })
      .asks('playerTurn');
  });

  test('Slipping Sanity places threat for each star among five cards', () => {
    play({
      players: [{ hero: 'scarlet-witch' }],
      phase: 'villain',
      encounterDeck: [
        NONE,
        'Slipping Sanity',
        'Hydra Bomber',
        'Shocker',
        'Sandman',
        'Weapons Runner',
        'Sonic Boom',
        ...QUIET,
      ],
      gains: { Rhino: { sch: -1 }, 'The Break-In!': { escalation: -1 } },
    })
      .choose('option 2')
      .shows({ 'The Break-In!': 'threat 2' });
  });
});

describe('the nemesis set of Scarlet Witch', () => {
  const revealing = (
    card: string,
    deck: readonly string[],
    more: Partial<PlayerDescription> = {},
  ) =>
    play({
      players: [{ hero: 'scarlet-witch', ...more }],
      phase: 'villain',
      encounterDeck: [NONE, card, ...deck, ...QUIET],
    });

  test('Luminous deals a card after she activated if two icons are discarded', () => {
    const activated = (deck: string) =>
      play({
        players: [{ hero: 'scarlet-witch', engaged: ['Luminous'] }],
        phase: 'villain',
        encounterDeck: [NONE, deck, ...QUIET],
      });
    activated(TWO).shows({ 'your engaged': 'Hydra Mercenary, Hydra Mercenary, Luminous' });
    activated(ONE).shows({ 'your engaged': 'Hydra Mercenary, Luminous' });
  });

  test('Magical Suspension makes cards dearer until a hero is exhausted', () => {
    play({
      players: [
        { ...wanda, attached: ['Magical Suspension'], hand: ['Hellcat', 'Energy', 'Uppercut'] },
      ],
    })
      .cannot('play Hellcat', 'cannotPay')
      .choose('use Magical Suspension')
      .shows({ 'Scarlet Witch': 'exhausted', 'Magical Suspension': '' })
      .choose('play Hellcat')
      .shows({ 'your play area': 'Hellcat, Scarlet Witch' });
  });

  test('Magical Suspension is attached to the identity', () => {
    revealing('Magical Suspension', []).shows({ 'Magical Suspension': 'on Wanda Maximoff' });
  });

  test('Chaos Manipulation brings Luminous, who activates if two icons are discarded', () => {
    play({
      players: [{ hero: 'scarlet-witch' }],
      phase: 'villain',
      wholeEncounterDeck: [NONE, 'Chaos Manipulation', TWO, TWO, TWO, TWO, TWO, TWO],
      encounterDiscard: ['Luminous'],
      gains: { Rhino: { sch: -1 }, 'The Break-In!': { escalation: -1 } },
    }).shows({ 'your engaged': 'Luminous', 'The Break-In!': 'threat 2' });
    play({
      players: [{ hero: 'scarlet-witch' }],
      phase: 'villain',
      wholeEncounterDeck: [NONE, 'Chaos Manipulation', NONE, NONE, NONE, NONE, NONE, NONE],
      encounterDiscard: ['Luminous'],
      gains: { Rhino: { sch: -1 }, 'The Break-In!': { escalation: -1 } },
    }).shows({ 'your engaged': 'Luminous', 'The Break-In!': '' });
  });
});
