import { describe, test } from 'vitest';
import type { Description } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import type { Play } from '../../table/play.ts';
import { begin, play } from '../../table/play.ts';

await loadPack('gob');

const spiderMan = { hero: 'spider-man', form: 'hero' } as const;
const NOTHING = ['Payoff', 'Payoff', 'Payoff', 'Payoff'];

/** Norman Osborn does business with so much infamy. */
const business = (infamy: number, more: Partial<Description> = {}): Play =>
  play({
    players: [spiderMan],
    scenario: 'risky-business',
    environments: [{ card: 'Criminal Enterprise', counters: { infamy } }],
    wholeEncounterDeck: NOTHING,
    ...more,
  });

/** The Green Goblin rages with so much madness. */
const rage = (madness: number, more: Partial<Description> = {}): Play => {
  const { villain, ...others } = more;
  return play({
    players: [spiderMan],
    scenario: 'risky-business',
    environments: [{ card: 'State of Madness', counters: { madness } }],
    wholeEncounterDeck: NOTHING,
    ...others,
    villain: { face: 'Green Goblin', ...villain },
  });
};

describe('setup of Risky Business', () => {
  test.each([1, 3])('for %i lays out Criminal Enterprise with two infamy for each', (seats) => {
    const heroes = ['spider-man', 'iron-man', 'she-hulk'].slice(0, seats);
    begin({ heroes, scenario: 'risky-business' })
      .shows({
        villain: 'Norman Osborn',
        environments: 'Criminal Enterprise',
        'Criminal Enterprise': `infamy ${2 * seats}`,
        'Hostile Takeover': `threat ${2 * seats}`,
      })
      .asks('mulligan', 0);
  });
});

describe('Norman Osborn', () => {
  test('loses infamy instead of taking damage', () => {
    business(4)
      .choose('attack Spider-Man')
      .changes({ 'Spider-Man': 'exhausted', 'Criminal Enterprise': 'infamy 2' })
      .asks('playerTurn', 0);
  });

  test('turns into the Green Goblin with the last counter, and each hero suffers for it § flip', () => {
    business(1, { players: [spiderMan, { hero: 'iron-man' }], villain: { status: ['confused'] } })
      .choose('attack Spider-Man')
      .changes({
        'Norman Osborn': '',
        'Green Goblin': 'confused 1',
        'Criminal Enterprise': '',
        'State of Madness': 'madness 4',
        villain: 'Green Goblin',
        environments: 'State of Madness',
        'Spider-Man': 'damage 3, exhausted',
      })
      .asks('playerTurn', 0);
  });

  test.each([
    ['I', 1],
    ['II', 2],
    ['III', 3],
  ] as const)('of stage %s gains %i infamy instead of attacking', (stage, more) => {
    business(4, { mode: 'expert', villain: { stage } })
      .endTurn()
      .shows({ 'Criminal Enterprise': `infamy ${4 + more}`, 'Spider-Man': '' });
  });

  test('schemes like others', () => {
    business(4, { players: [{ hero: 'spider-man' }], threat: 0 })
      .endTurn()
      .shows({ 'Hostile Takeover': 'threat 4', 'Criminal Enterprise': 'infamy 5' });
  });
});

describe('Green Goblin', () => {
  test('goes a little less mad instead of scheming', () => {
    rage(4, { players: [{ hero: 'spider-man' }] })
      .endTurn()
      .shows({ 'State of Madness': 'madness 3', 'Hostile Takeover': 'threat 1' });
  });

  test('of stage III loses two madness', () => {
    rage(4, { mode: 'expert', players: [{ hero: 'spider-man' }], villain: { stage: 'III' } })
      .endTurn()
      .shows({ 'State of Madness': 'madness 2' });
  });

  test('turns into Norman Osborn with the last counter, and keeps his damage', () => {
    rage(1, { players: [{ hero: 'spider-man' }], villain: { damage: 5 } })
      .endTurn()
      .shows({
        'Norman Osborn': 'damage 5',
        'Criminal Enterprise': 'infamy 2',
        'Spider-Man': '',
      });
  });

  test('is followed by the Green Goblin of the next stage, who harms every player § villain-defeat', () => {
    rage(4, {
      players: [spiderMan, { hero: 'iron-man' }],
      villain: { damage: 27, status: ['stunned'] },
    })
      .choose('attack Spider-Man')
      .shows({
        villain: 'Green Goblin',
        'villain deck': '',
        'Green Goblin': 'stunned 1',
        'State of Madness': 'madness 4',
        'Spider-Man': 'damage 3, exhausted',
        'Tony Stark': 'damage 3',
      });
  });

  test('of the last stage deals damage that nobody can divide', () => {
    const table = rage(4, { mode: 'expert', villain: { stage: 'II', damage: 17 } });
    table.choose('attack Spider-Man').shows({ 'Spider-Man': 'damage 4, exhausted' });
  });

  test('who is defeated in the last stage is the end of it', () => {
    rage(4, { villain: { stage: 'II', damage: 17 } })
      .choose('attack Spider-Man')
      .isOver('heroes', 'villainDefeated');
  });
});

describe('Hostile Takeover', () => {
  const completed = (table: (threat: Partial<Description>) => Play) =>
    table({ threat: 6, players: [{ hero: 'spider-man', wholeDeck: Array(12).fill('Backflip') }] });

  test('brings infamy, and then costs each player as many cards', () => {
    completed((more) => business(2, more))
      .endTurn()
      .shows({
        'your discard pile': 'Backflip, Backflip, Backflip',
        'main scheme': 'Corporate Acquisition',
      });
  });

  test('does nothing while the Green Goblin rages', () => {
    completed((more) => rage(4, more))
      .endTurn()
      .shows({ 'your discard pile': '', 'main scheme': 'Corporate Acquisition' });
  });

  test('is followed by Corporate Acquisition, which loses the game', () => {
    business(4, { scheme: 'Corporate Acquisition', threat: 8, players: [{ hero: 'spider-man' }] })
      .endTurn()
      .isOver('villain', 'schemeCompleted');
  });
});

describe('Boost abilities', () => {
  const boosts = [
    'Hired Gun',
    'Private Security Specialist',
    'Collapsing Bridge',
    'Payoff',
    "All in a Day's Work",
  ];

  test.each(boosts)('%s adds an infamy', (card) => {
    business(4, { players: [{ hero: 'spider-man' }], wholeEncounterDeck: [card, ...NOTHING] })
      .endTurn()
      .shows({ 'Criminal Enterprise': 'infamy 5' });
  });

  test.each(boosts)('%s takes a madness where there is no infamy to add', (card) => {
    rage(4, { wholeEncounterDeck: [card, ...NOTHING] })
      .endTurn()
      .passAll()
      .shows({ 'State of Madness': 'madness 3' });
  });
});

describe('what is revealed', () => {
  const dealt = (card: string) => ({ players: [{ ...spiderMan, dealt: [card] }] });
  const stunned = { status: ['stunned' as const] };
  const phase = 'villain';

  test('Hired Gun gives the villain a boost card or adds two infamy', () => {
    const revealed = business(4, { ...dealt('Hired Gun'), villain: stunned, phase });
    revealed.offers('option 1', 'option 2').choose('option 2').shows({
      'Criminal Enterprise': 'infamy 6',
    });
  });

  test('Hired Gun can only give a boost card to the Green Goblin', () => {
    rage(4, { ...dealt('Hired Gun'), villain: stunned, phase }).shows({
      'boost cards': 'Payoff',
      'State of Madness': 'madness 4',
    });
  });

  test.each([
    ['Norman Osborn', 'threat 3'],
    ['Green Goblin', 'threat 2'],
  ])('Oscorp Manufacturing while %s is in play has %s', (face, threat) => {
    const table = face === 'Norman Osborn' ? business : rage;
    table(4, { ...dealt('Oscorp Manufacturing'), villain: stunned, phase }).shows({
      'Oscorp Manufacturing': threat,
    });
  });

  test("All in a Day's Work adds two infamy, or takes two madness", () => {
    const card = "All in a Day's Work";
    business(4, { ...dealt(card), villain: stunned, phase }).shows({
      'Criminal Enterprise': 'infamy 6',
    });
    rage(4, { ...dealt(card), villain: stunned, phase }).shows({ 'State of Madness': 'madness 2' });
  });

  test('Mad Genius attacks the hero with the fewest hit points left', () => {
    rage(9, {
      players: [
        { ...spiderMan, dealt: ['Mad Genius'] },
        { hero: 'iron-man', form: 'hero', damage: 2 },
        { hero: 'black-panther', damage: 10 },
      ],
      wholeEncounterDeck: Array(12).fill('Collapsing Bridge'),
      phase,
    })
      .passAll()
      .shows({ 'Spider-Man': 'damage 3', 'Iron Man': 'damage 8', "T'Challa": 'damage 10' });
  });

  test('Mad Genius surges if the Green Goblin finds no hero', () => {
    rage(4, { players: [{ hero: 'spider-man', dealt: ['Mad Genius'] }], phase }).shows({
      'side schemes': 'Payoff, Payoff',
    });
  });

  test('Mad Genius takes cards from the deck while Norman Osborn is in play', () => {
    const deck = Array(6).fill('Backflip');
    business(3, {
      players: [{ ...spiderMan, wholeDeck: deck, dealt: ['Mad Genius'] }],
      villain: stunned,
      phase,
    }).shows({ 'your discard pile': 'Backflip, Backflip, Backflip' });
  });
});
