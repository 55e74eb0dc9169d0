import { cardOf, zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { ATTACHMENTS } from '../../../src/board.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { nameOf } from '../../table/picture.ts';
import type { Play } from '../../table/play.ts';
import { begin, play } from '../../table/play.ts';

await loadPack('gob');

const ironMan = { hero: 'iron-man', form: 'hero' } as const;
const tony = { hero: 'iron-man' } as const;
/** Side schemes without a boost icon, which do nothing here. */
const NOTHING = Array(12).fill('Collapsing Bridge') as readonly string[];
const bridges = (count: number) => NOTHING.slice(0, count).join(', ');

const formula = (more: Partial<Description> = {}): Play =>
  play({ players: [ironMan], scenario: 'mutagen-formula', wholeEncounterDeck: NOTHING, ...more });

/** The card has been dealt, and the villain does nothing before it is revealed. */
const revealed = (
  card: string,
  player: PlayerDescription = tony,
  more: Partial<Description> = {},
) =>
  formula({
    players: [{ ...player, dealt: [card] }],
    villain: { status: [player.form === 'hero' ? 'stunned' : 'confused'] },
    phase: 'villain',
    ...more,
  });

test.each([
  [1, ['your']],
  [2, ['Spider-Man', 'Iron Man']],
] as const)('the Mutagen Formula lets a Goblin Thrall engage each of %i', (seats, names) => {
  const heroes = ['spider-man', 'iron-man'].slice(0, seats);
  const table = begin({ heroes, scenario: 'mutagen-formula' }).asks('mulligan', 0);
  for (const name of names) table.shows({ [`${name} engaged`]: 'Goblin Thrall' });
});

describe('Green Goblin', () => {
  test.each([
    ['I', 1],
    ['II', 1],
    ['III', 2],
  ] as const)('of stage %s places threat when he damages you', (stage, more) => {
    formula({ mode: 'expert', villain: { stage }, threat: 0 })
      .endTurn()
      .pass()
      .shows({ 'Unleashing the Mutagen': `threat ${1 + more}` });
  });

  test('places none when an ally is damaged in your place', () => {
    formula({ players: [{ ...ironMan, area: ['Hellcat'] }], threat: 0 })
      .endTurn()
      .choose('defend Hellcat')
      .shows({ 'Unleashing the Mutagen': 'threat 1' });
  });

  test('deals cards when his next stage is revealed', () => {
    formula({ players: [ironMan, { hero: 'she-hulk' }], villain: { damage: 31 } })
      .choose('attack Iron Man')
      .shows({ 'Iron Man dealt': bridges(2), 'She-Hulk dealt': bridges(2) });
  });
});

describe('the main schemes', () => {
  test('bring a Goblin among three cards to those who are engaged with none', () => {
    formula({
      players: [tony, { hero: 'spider-man', engaged: ['Goblin Soldier'] }],
      threat: 12,
      wholeEncounterDeck: ['Payoff', 'Goblin Soldier', 'Goblin Thrall', ...NOTHING],
      villain: { status: ['confused', 'confused'] },
      gains: { 'Goblin Soldier': { cannotScheme: 1 } },
      phase: 'villain',
    }).shows({
      'main scheme': 'Mutagen Cloud',
      'Iron Man engaged': 'Goblin Soldier',
      'Spider-Man engaged': 'Goblin Soldier',
    });
  });

  test('look no further than these three cards', () => {
    formula({
      players: [tony],
      threat: 6,
      wholeEncounterDeck: [...NOTHING.slice(0, 3), 'Payoff', 'Goblin Soldier', ...NOTHING],
      villain: { status: ['confused'] },
      phase: 'villain',
    }).shows({
      'main scheme': 'Mutagen Cloud',
      'encounter discard pile': bridges(3),
      'your engaged': '',
    });
  });

  test('gain threat for each Goblin enemy in step one, the villain included', () => {
    const cloud = (engaged: readonly string[]) =>
      formula({
        players: [{ ...tony, engaged }],
        scheme: 'Mutagen Cloud',
        villain: { status: ['confused'] },
        gains: { 'Goblin Thrall': { cannotScheme: 1 }, 'Hydra Mercenary': { cannotScheme: 1 } },
        phase: 'villain',
      });
    cloud(['Hydra Mercenary']).shows({ 'Mutagen Cloud': 'threat 1' });
    cloud(['Goblin Thrall']).shows({ 'Mutagen Cloud': 'threat 2' });
  });

  test('are lost with the second', () => {
    formula({ players: [tony], scheme: 'Mutagen Cloud', threat: 10 })
      .endTurn()
      .isOver('villain', 'schemeCompleted');
  });
});

describe('attachments', () => {
  const glider = (attached: readonly string[], engaged: readonly string[]) =>
    revealed(
      '02019',
      { ...tony, engaged },
      {
        villain: { status: ['confused'], attached },
        gains: { 'Goblin Soldier': { cannotScheme: 1 }, 'Goblin Knight': { cannotScheme: 1 } },
      },
    );

  test('Goblin Glider goes to the enemy with the most printed hit points', () => {
    glider([], ['Goblin Knight']).shows({
      attachments: 'Goblin Glider',
      'Goblin Glider': 'on Green Goblin',
    });
  });

  test('Goblin Glider goes to nobody who has one', () => {
    const { state } = glider(['02033'], ['Goblin Soldier', 'Goblin Knight']).choose(
      'activate Goblin Knight',
    );
    const hosts = zoneOf(state, ATTACHMENTS).map((card) => nameOf(state, cardOf(state, card).host));
    expect(hosts).toEqual(['Green Goblin', 'Goblin Knight']);
  });

  test('Goblin Glider surges where everybody has one', () => {
    glider(['02033'], []).shows({
      attachments: 'Goblin Glider',
      'side schemes': bridges(2),
      'encounter discard pile': 'Goblin Glider',
    });
  });

  test.each([
    ['attacks', ironMan],
    ['schemes', tony],
  ] as const)('Hysteria gives him another boost card when he %s', (_how, player) => {
    formula({ players: [player], villain: { attached: ['Hysteria'] } })
      .endTurn()
      .passAll()
      .shows({ 'encounter discard pile': bridges(2) });
  });

  test('Pumpkin Bombs go off after the villain attacked you', () => {
    formula({ players: [{ ...ironMan, area: ['Hellcat'] }], villain: { attached: ['02021'] } })
      .endTurn()
      .choose('defend Hellcat')
      .choose('Iron Man')
      .choose('Iron Man')
      .shows({ 'Iron Man': 'damage 2', Hellcat: 'damage 2, exhausted', attachments: '' });
  });

  test.each([
    ['02019', 'Goblin Glider', 'Energy'],
    ['Hysteria', 'Hysteria', 'Genius'],
    ['02021', 'Pumpkin Bombs', 'Strength'],
  ])('%s is discarded for two resources of a kind', (code, name, resource) => {
    const removing = (hand: readonly string[]) =>
      formula({ players: [{ ...ironMan, hand }], villain: { attached: [code] } });
    const [other = ''] = ['Energy', 'Genius'].filter((each) => each !== resource);
    removing([other]).lacks(`use ${name}`);
    removing([resource])
      .choose(`use ${name}`)
      .shows({ attachments: '', 'encounter discard pile': name });
  });
});

describe('Goblins', () => {
  test.each([
    ['Goblin Soldier', 'Goblin Knight, Goblin Soldier'],
    ['Hydra Mercenary', 'Goblin Knight'],
  ])('a Goblin Knight turns up %s', (next, engaged) => {
    formula({
      players: [{ ...ironMan, engaged: ['Goblin Knight'] }],
      villain: { status: ['stunned'] },
      wholeEncounterDeck: [next, ...NOTHING],
      gains: { 'Goblin Soldier': { cannotAttack: 1 } },
    })
      .endTurn()
      .pass()
      .shows({ 'your engaged': engaged });
  });

  test.each(['Goblin Knight', 'Monster'])('%s as a boost card goes back into the deck', (card) => {
    formula({ players: [tony], wholeEncounterDeck: [card, ...NOTHING] })
      .endTurn()
      .shows({ 'encounter discard pile': '', 'encounter deck': 12 });
  });

  test.each(['Goblin Soldier', 'Goblin Thrall'])('%s comes as a boost card', (card) => {
    formula({
      players: [tony],
      wholeEncounterDeck: [card, ...NOTHING],
      gains: { [card]: { cannotScheme: 1 } },
    })
      .endTurn()
      .shows({ 'your engaged': card });
  });

  test('a Goblin Soldier hurts the engaged player when defeated', () => {
    formula({
      players: [ironMan, { hero: 'she-hulk', engaged: [{ card: 'Goblin Soldier', damage: 4 }] }],
    })
      .choose('attack Iron Man')
      .choose('Goblin Soldier')
      .shows({ 'Jennifer Walters': 'damage 1', 'Iron Man': 'exhausted' });
  });

  test('Monster stuns you, or hurts you if you are stunned', () => {
    revealed('Monster').shows({ 'Tony Stark': 'stunned 1' });
    revealed('Monster', { ...tony, status: ['stunned'] }).shows({
      'Tony Stark': 'damage 2, stunned 1',
    });
  });

  test('Goblin Nation makes every Goblin enemy stronger, and no other', () => {
    const nation = (minion: string) =>
      formula({
        players: [{ ...ironMan, engaged: [minion] }],
        villain: { status: ['stunned'] },
        sideSchemes: ['Goblin Nation'],
      })
        .endTurn()
        .pass();
    nation('Goblin Thrall').shows({ 'Iron Man': 'damage 2' });
    nation('Hydra Mercenary').shows({ 'Iron Man': 'damage 1' });
    formula({ players: [tony], wholeEncounterDeck: ['Goblin Nation', ...NOTHING] })
      .endTurn()
      .shows({ 'Goblin Nation': 'threat 2' });
  });

  test('Goblin Reinforcements has a threat more for each Goblin minion', () => {
    const engaged = ['Hydra Mercenary', 'Goblin Thrall'];
    const gains = { 'Hydra Mercenary': { cannotScheme: 1 }, 'Goblin Thrall': { cannotScheme: 1 } };
    revealed('Goblin Reinforcements', { ...tony, engaged }, { gains })
      .choose('activate Goblin Thrall')
      .shows({ 'Goblin Reinforcements': 'threat 3' });
  });

  test('Overrun brings each Goblin among two cards to every player', () => {
    formula({
      players: [ironMan, { hero: 'she-hulk' }],
      threat: 0,
      sideSchemes: [{ card: 'Overrun', threat: 1 }],
      wholeEncounterDeck: [
        'Goblin Soldier',
        'Goblin Thrall',
        'Payoff',
        'Goblin Thrall',
        ...NOTHING,
      ],
    })
      .choose('thwart Iron Man')
      .shows({
        'Iron Man engaged': 'Goblin Soldier, Goblin Thrall',
        'She-Hulk engaged': 'Goblin Thrall',
      });
  });
});

describe('treacheries', () => {
  const second = (status: 'stunned' | 'confused') =>
    ({ mode: 'expert', villain: { stage: 'II', status: [status] } }) as const;

  test('Death from Above adds the number of his stage', () => {
    revealed('Death from Above', tony, second('confused')).shows({
      'Unleashing the Mutagen': 'threat 5',
    });
    revealed('Death from Above', ironMan, second('stunned'))
      .pass()
      .shows({ 'Iron Man': 'damage 4' });
  });

  test('I See You attacks an alter-ego too, but without a boost card', () => {
    revealed('I See You').shows({
      'Tony Stark': 'damage 2',
      'encounter discard pile': 'I See You',
    });
    revealed('I See You', ironMan)
      .pass()
      .shows({ 'encounter discard pile': 'Collapsing Bridge, I See You' });
  });

  test.each([
    ['Hydra Mercenary', 3],
    ['Goblin Thrall', 4],
  ] as const)('I See You as a boost card beside %s', (minion, damage) => {
    formula({
      players: [{ ...ironMan, engaged: [minion] }],
      wholeEncounterDeck: ['I See You', ...NOTHING],
      gains: { [minion]: { cannotAttack: 1 } },
    })
      .endTurn()
      .pass()
      .shows({ 'Iron Man': `damage ${damage}` });
  });

  test.each([
    ['Collapsing Bridge', 1],
    ['02021', 2],
  ])('Overconfidence surges only after enough threat or damage: boosted by %s', (boost, next) => {
    const wholeEncounterDeck = ['Payoff', boost, ...NOTHING];
    const found = { 'side schemes': ['', 'Payoff', 'Collapsing Bridge, Payoff'][next] ?? '' };
    revealed('Overconfidence', tony, { wholeEncounterDeck }).shows(found);
    revealed('Overconfidence', ironMan, { wholeEncounterDeck }).pass().shows(found);
  });

  test('Wicked Ambitions costs three damage for each Goblin, or brings it', () => {
    const ambitions = () =>
      revealed('Wicked Ambitions', tony, {
        wholeEncounterDeck: ['Payoff', 'Goblin Thrall', 'Payoff', 'Goblin Soldier', ...NOTHING],
      });
    ambitions().choose('option 1').shows({ 'Tony Stark': 'damage 3', 'your engaged': '' });
    ambitions().choose('option 2').shows({ 'Tony Stark': '', 'your engaged': 'Goblin Thrall' });
  });
});
