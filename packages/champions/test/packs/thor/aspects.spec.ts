import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('thor');

const thor = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
  play({ players: [{ hero: 'thor', form: 'hero', ...player }], ...table });

test('Valkyrie deals 2 damage to a minion, 3 for an energy resource', () => {
  const valkyrie = (...hand: readonly string[]) =>
    thor({ hand: ['Valkyrie', ...hand], engaged: ['Sandman'] })
      .choose('play Valkyrie')
      .choose('use Valkyrie');
  valkyrie('Genius', 'Asgard').shows({ Sandman: 'damage 2' });
  valkyrie('Energy', 'Asgard').shows({ Sandman: 'damage 3' });
});

describe('Get Over Here!', () => {
  const called = (area: readonly string[]) =>
    play({
      players: [
        { hero: 'thor', form: 'hero', hand: ['Get Over Here!'], area },
        { hero: 'spider-man', engaged: ['Sandman'] },
      ],
    }).choose('play Get Over Here!');

  test('deals 1 damage to a minion, which engages him if he flies', () => {
    called(['Mjolnir']).pass().shows({ 'Thor engaged': 'Sandman', Sandman: 'damage 1' });
    called([]).shows({ 'Spider-Man engaged': 'Sandman', Sandman: 'damage 1' });
  });
});

describe('Mean Swing', () => {
  const swing = (player: Partial<PlayerDescription>) =>
    thor({ hand: ['Mean Swing'], ...player }).choose('attack Thor');

  test('exhausts a weapon for 3 ATK', () => {
    swing({ area: ['Mjolnir'] })
      .choose('play Mean Swing')
      .shows({ Rhino: 'damage 6', Mjolnir: 'exhausted' });
  });

  test('needs a ready weapon', () => {
    swing({ area: [{ card: 'Mjolnir', exhausted: true }, "Thor's Helmet"] })
      .asks('playerTurn', 0)
      .shows({ Rhino: 'damage 3' });
  });
});

test('Hall of Heroes counts your minions and draws 3 for three of them', () => {
  thor({ area: ['Hall of Heroes'], engaged: [{ card: 'Shocker', damage: 1 }] })
    .choose('attack Thor')
    .choose('Shocker')
    .choose('use Hall of Heroes')
    .shows({ 'Hall of Heroes': 'glory 1' });
  const draw = (glory: number) =>
    thor({
      form: 'alterEgo',
      area: [{ card: 'Hall of Heroes', counters: { glory } }],
      deck: ['Energy', 'Genius', 'Strength'],
    });
  draw(3)
    .choose('use Hall of Heroes')
    .shows({ 'your hand': 'Energy, Genius, Strength', 'Hall of Heroes': 'exhausted' });
  draw(2).lacks('use Hall of Heroes');
});

test('Battle Fury readies the hero who felled a minion, for 1 damage', () => {
  const fury = (damage: number) =>
    thor({ area: ['Battle Fury'], engaged: [{ card: 'Shocker', damage }] })
      .choose('attack Thor')
      .choose('Shocker');
  fury(1).choose('use Battle Fury').shows({ Thor: 'damage 1', 'your discard pile': 'Battle Fury' });
  fury(0).asks('playerTurn', 0);
});

test('Jarnbjorn strikes after an attack for a physical resource', () => {
  thor({ area: ['Jarnbjorn'], hand: ['Strength', 'Energy'] })
    .choose('attack Thor')
    .choose('use Jarnbjorn')
    .shows({ Rhino: 'damage 4', 'your hand': 'Energy' });
  thor({ area: ['Jarnbjorn'], hand: ['Energy'] })
    .choose('attack Thor')
    .asks('playerTurn', 0);
});

test('Heimdall discards one of the top three encounter cards and orders the others', () => {
  thor(
    { hand: ['Heimdall', 'Energy', 'Genius', 'Asgard'] },
    {
      villain: { status: ['stunned'] },
      wholeEncounterDeck: ['Advance', 'Hydra Mercenary', 'Assault', 'Sandman'],
    },
  )
    .choose('play Heimdall')
    .choose('use Heimdall')
    .offers('Advance', 'Hydra Mercenary', 'Assault')
    .choose('Assault')
    .offers('Advance', 'Hydra Mercenary')
    .choose('Advance')
    .endTurn()
    .passAll()
    .shows({ 'encounter discard pile': 'Assault', 'your engaged': 'Hydra Mercenary' });
});

test('Invulnerability makes the hero tough', () => {
  thor({ hand: ['Invulnerability', 'Energy', 'Asgard'] })
    .choose('play Invulnerability')
    .shows({ Thor: 'tough 1' });
});

test('Under Surveillance raises the target threat by 4', () => {
  const watched = (threat: number) =>
    thor(
      { hand: ['Under Surveillance', 'Energy'] },
      { threat, villain: { status: ['stunned'] }, encounterDeck: ['Advance', 'Advance'] },
    ).choose('play Under Surveillance');
  watched(6).endTurn().shows({ 'Under Surveillance': 'on The Break-In!' });
});

describe('Teamwork', () => {
  const team = (power: string) =>
    thor(
      { hand: ['Teamwork'], area: ['Heimdall', { card: 'Valkyrie', exhausted: true }] },
      { threat: 6 },
    ).choose(power);

  test('adds the power of an ally to that of the hero', () => {
    team('attack Thor').choose('play Teamwork').shows({ Rhino: 'damage 5', Heimdall: 'exhausted' });
    team('thwart Thor')
      .choose('play Teamwork')
      .shows({ 'The Break-In!': 'threat 3', Heimdall: 'exhausted' });
  });
});

test('Second Wind heals 4 damage, 5 for a mental resource', () => {
  const wind = (...hand: readonly string[]) =>
    thor({ damage: 9, hand: ['Second Wind', ...hand] }).choose('play Second Wind');
  wind('Energy', 'Jarnbjorn').shows({ Thor: 'damage 5' });
  wind('Genius', 'Jarnbjorn').shows({ Thor: 'damage 4' });
});

test('Enhanced Physique gives the hero a physical resource for a counter', () => {
  thor({ area: ['Enhanced Physique'], hand: ['Mjolnir'] })
    .choose('play Mjolnir')
    .shows({ 'Enhanced Physique': 'physical 2, exhausted' });
});
