import { describe, test } from 'vitest';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('hlk');

// The ally of the core set has the title too, so cards are named by their codes where it matters.
const hulk = { hero: 'hulk', form: 'hero' } as const;
const attackHulk = 'attack Hulk';

describe('Hulk', () => {
  test('discards his hand when his turn ends', () => {
    play({
      players: [{ ...hulk, hand: ['Drop Kick', 'Resourceful'] }, { hero: 'spider-man' }],
    })
      .choose('end turn')
      .asks('playerTurn', 1)
      .shows({ 'Hulk hand': '', 'Hulk discard pile': 'Drop Kick, Resourceful' });
  });

  test('keeps it when the turn of another ends, or as Bruce Banner', () => {
    play({
      players: [{ hero: 'spider-man' }, { ...hulk, hand: ['Drop Kick'] }],
    })
      .choose('end turn')
      .asks('playerTurn', 1)
      .shows({ 'Hulk hand': 'Drop Kick' });
    play({ players: [{ hero: 'hulk', hand: ['Drop Kick'] }, { hero: 'spider-man' }] })
      .choose('end turn')
      .shows({ 'Hulk hand': 'Drop Kick' });
  });
});

test('Bruce Banner draws a card and discards one, once per round', () => {
  play({ players: [{ hero: 'hulk', hand: ['Drop Kick'], deck: ['Resourceful'] }] })
    .choose('use Bruce Banner')
    .offers('Drop Kick', 'Resourceful')
    .choose('Drop Kick')
    .shows({ 'your hand': 'Resourceful', 'your discard pile': 'Drop Kick' })
    .lacks('use Bruce Banner');
});

describe('Crushing Blow', () => {
  const blow = (...paid: readonly string[]) =>
    play({ players: [{ ...hulk, hand: ['Crushing Blow', ...paid] }] });

  test('deals his ATK to an enemy', () => {
    blow('Drop Kick').choose('play Crushing Blow').shows({ Rhino: 'damage 3' });
  });

  test('is paid with physical or wild resources alone', () => {
    blow('Toe to Toe').cannot('play Crushing Blow', 'cannotPay');
    blow('Resourceful').choose('play Crushing Blow').shows({ Rhino: 'damage 3' });
    blow('Toe to Toe', 'Drop Kick')
      .choose('play Crushing Blow')
      .shows({ 'your hand': 'Toe to Toe' });
  });
});

describe('Hulk Smash', () => {
  const smash = (paid: readonly string[], more: object = {}) =>
    play({ players: [{ ...hulk, hand: ['Hulk Smash', ...paid], engaged: ['Sandman'], ...more }] })
      .choose(attackHulk)
      .choose('Sandman')
      .choose('play Hulk Smash');

  test('adds 10 to the ATK of a basic attack', () => {
    smash(['Toe to Toe', 'Drop Kick', 'Drop Kick']).shows({ 'your engaged': '', Rhino: '' });
  });

  test('has overkill if only physical resources paid for it', () => {
    smash(['Limitless Strength']).shows({ 'your engaged': '', Rhino: 'damage 9' });
  });

  test('is for basic attacks', () => {
    play({
      players: [
        { ...hulk, hand: ['Hulk Smash', 'Limitless Strength', 'Crushing Blow', 'Drop Kick'] },
      ],
    })
      .choose('play Crushing Blow')
      .pay('Drop Kick')
      .shows({ Rhino: 'damage 3' })
      .asks('playerTurn');
  });
});

test('Sub-Orbital Leap removes 3 threat, 5 if only physical resources paid', () => {
  const leap = (...paid: readonly string[]) =>
    play({ players: [{ ...hulk, hand: ['Sub-Orbital Leap', ...paid] }], threat: 6 }).choose(
      'play Sub-Orbital Leap',
    );
  leap('Toe to Toe', 'Drop Kick', 'Drop Kick').shows({ 'The Break-In!': 'threat 3' });
  leap('Drop Kick', 'Drop Kick', 'Drop Kick').shows({ 'The Break-In!': 'threat 1' });
  leap('Resourceful', 'Drop Kick', 'Drop Kick').shows({ 'The Break-In!': 'threat 1' });
});

test('Thunderclap deals 3 damage to up to 3 enemies; a guard does not matter', () => {
  play({
    players: [
      {
        ...hulk,
        hand: ['Thunderclap', 'Limitless Strength'],
        engaged: ['Hydra Soldier', 'Sandman', 'Shocker'],
      },
    ],
  })
    .choose('play Thunderclap')
    .offers('Hydra Soldier', 'Rhino', 'Sandman', 'Shocker')
    .choose('Rhino', 'Sandman', 'Shocker')
    .shows({ Rhino: 'damage 3', 'your engaged': 'Hydra Soldier, Sandman' });
});

test('Unstoppable Force readies him, and draws a card if only physical resources paid', () => {
  const force = (...paid: readonly string[]) =>
    play({
      players: [
        { ...hulk, exhausted: true, hand: ['Unstoppable Force', ...paid], deck: ['Brawn'] },
      ],
    });
  force('Toe to Toe', 'Drop Kick')
    .choose('play Unstoppable Force')
    .shows({ Hulk: '', 'your hand': '' });
  force('Drop Kick', 'Drop Kick')
    .choose('play Unstoppable Force')
    .shows({ Hulk: '', 'your hand': 'Brawn' });
});

test('Limitless Strength is spent in hero form only', () => {
  const hand = ['Resourceful', 'Limitless Strength'];
  play({ players: [{ ...hulk, hand }] })
    .choose('play Resourceful')
    .shows({ 'your hand': '' });
  play({ players: [{ hero: 'hulk', hand }] }).cannot('play Resourceful', 'cannotPay');
});

test('Banner’s Laboratory adds 2 to REC and pays a mental resource, for the alter-ego', () => {
  play({ players: [{ hero: 'hulk', damage: 9, area: ["Banner's Laboratory"] }] })
    .choose('recover Bruce Banner')
    .shows({ 'Bruce Banner': 'damage 3, exhausted' });
  play({ players: [{ hero: 'hulk', hand: ['Resourceful'], area: ["Banner's Laboratory"] }] })
    .choose('play Resourceful')
    .shows({ "Banner's Laboratory": 'exhausted' });
  play({
    players: [{ ...hulk, hand: ['Resourceful'], area: ["Banner's Laboratory"] }],
  }).cannot('play Resourceful', 'cannotPay');
});

describe('Boundless Rage', () => {
  test('adds 1 to ATK until the form changes', () => {
    play({ players: [{ ...hulk, area: ['Boundless Rage'] }] })
      .choose(attackHulk)
      .shows({ Rhino: 'damage 4' })
      .choose('change form')
      .shows({ 'your discard pile': 'Boundless Rage' });
  });

  test('is played in hero form', () => {
    play({ players: [{ hero: 'hulk', hand: ['Boundless Rage', 'Drop Kick'] }] }).cannot(
      'play Boundless Rage',
      'wrongForm',
    );
  });
});

test('Immovable Object gives 4 hit points, and retaliate 1 to the hero', () => {
  play({
    players: [{ ...hulk, damage: 19, area: ['Immovable Object'] }],
    encounterDeck: ['Advance', 'Hydra Mercenary'],
    phase: 'villain',
  })
    .choose('defend Hulk')
    .shows({ Rhino: 'damage 1', Hulk: 'damage 19, exhausted' })
    .asks('playerTurn');
});

describe('Inner Demons', () => {
  const demons = (form: 'hero' | 'alterEgo', hand: readonly string[]) =>
    play({
      players: [{ hero: 'hulk', form, hand, dealt: ['Inner Demons'] }],
      villain: { status: ['stunned', 'confused'] },
      encounterDeck: ['Hydra Mercenary'],
      phase: 'villain',
    });

  test('turn Hulk into Banner, who discards 2 cards', () => {
    demons('hero', ['Drop Kick', 'Toe to Toe', 'Resourceful'])
      .choose('Drop Kick', 'Toe to Toe')
      .shows({
        'Bruce Banner': '',
        'your hand': 'Resourceful',
        'your discard pile': 'Drop Kick, Toe to Toe',
        'your obligations': '',
      });
    demons('hero', ['Drop Kick']).shows({ 'your hand': '', 'your obligations': '' });
  });

  test('turn Banner into Hulk, who exhausts', () => {
    demons('alterEgo', ['Drop Kick']).shows({
      Hulk: 'exhausted',
      'your hand': 'Drop Kick',
      'your obligations': '',
    });
  });
});

describe('Abomination', () => {
  test('deals 2 more damage after his attack for a physical resource on top of the deck', () => {
    const attacked = (top: string) =>
      play({
        players: [{ ...hulk, deck: [top], engaged: ['Abomination'] }],
        villain: { status: ['stunned'] },
        encounterDeck: ['Hydra Mercenary'],
        phase: 'villain',
      }).pass();
    attacked('Drop Kick').shows({ Hulk: 'damage 5', 'your discard pile': 'Drop Kick' });
    attacked('Toe to Toe').shows({ Hulk: 'damage 3', 'your discard pile': 'Toe to Toe' });
  });
});

test('Total Destruction keeps its threat while Abomination is in play', () => {
  const thwarting = (engaged: readonly string[]) =>
    play({
      players: [{ ...hulk, area: ['Brawn'], engaged }],
      threat: 2,
      sideSchemes: [{ card: 'Total Destruction', threat: 3 }],
    }).choose('thwart Brawn');
  thwarting(['Abomination']).shows({
    'Total Destruction': 'threat 3',
    'The Break-In!': 'threat 1',
  });
  thwarting([]).offers('The Break-In!', 'Total Destruction');
});

describe('Clash of the Titans', () => {
  const clash = (more: object, others: object = {}) =>
    play({
      players: [{ ...hulk, dealt: ['Clash Of The Titans'], ...more }],
      villain: { status: ['stunned'] },
      encounterDeck: ['Charge', 'Hydra Mercenary'],
      phase: 'villain',
      ...others,
    });

  test('lets the enemy with the highest ATK attack the friend with the highest ATK', () => {
    clash({ area: ['Sentry', 'Brawn'], engaged: ['Abomination'], exhausted: true })
      .pass()
      .offers('Hulk', 'Sentry')
      .choose('Sentry')
      .pass()
      .shows({ Sentry: 'damage 3' })
      .asks('playerTurn');
  });

  test('surges if nobody is there to be attacked', () => {
    clash({ form: 'alterEgo' }, { villain: { status: ['stunned', 'confused'] } }).shows({
      'encounter discard pile': 'Clash Of The Titans',
    });
  });
});
