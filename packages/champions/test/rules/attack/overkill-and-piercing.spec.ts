import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';

const hulk = (more: Partial<PlayerDescription> = {}, rest: Partial<Description> = {}) =>
  play({ players: [{ hero: 'she-hulk', form: 'hero', ...more }], ...rest });

const attacked = (player: PlayerDescription, rest: Partial<Description> = {}) =>
  play({
    players: [player],
    encounterDeck: ['Charge', 'Hydra Mercenary'],
    phase: 'villain',
    ...rest,
  });

describe('overkill § overkill', () => {
  const overkill = { 'She-Hulk': { overkill: 1 } };

  test('what is too much for a minion is dealt to the villain', () => {
    hulk({ engaged: ['Hydra Bomber'] }, { gains: overkill })
      .choose('attack She-Hulk')
      .choose('Hydra Bomber')
      .changes({
        'She-Hulk': 'exhausted',
        Rhino: 'damage 1',
        'your engaged': '',
        'encounter discard pile': 'Hydra Bomber',
      });
  });

  test('without the keyword it is lost § excess-damage', () => {
    hulk({ engaged: ['Hydra Bomber'] })
      .choose('attack She-Hulk')
      .choose('Hydra Bomber')
      .shows({ Rhino: '', 'encounter discard pile': 'Hydra Bomber' });
  });

  test('exactly enough damage leaves nothing over', () => {
    hulk({ engaged: ['Shocker'] }, { gains: overkill })
      .choose('attack She-Hulk')
      .choose('Shocker')
      .shows({ Rhino: '', 'encounter discard pile': 'Shocker' });
  });

  test('reaches the villain past a guard § guard', () => {
    hulk({ engaged: [{ card: 'Hydra Mercenary', damage: 2 }] }, { gains: overkill })
      .choose('attack She-Hulk')
      .shows({ Rhino: 'damage 2' });
  });

  test('a tough minion lets nothing through § tough', () => {
    hulk({ engaged: [{ card: 'Hydra Bomber', status: ['tough'] }] }, { gains: overkill })
      .choose('attack She-Hulk')
      .choose('Hydra Bomber')
      .changes({ 'She-Hulk': 'exhausted', 'Hydra Bomber': '' });
  });

  test('a tough villain loses the card to it', () => {
    hulk({ engaged: ['Hydra Bomber'] }, { gains: overkill, villain: { status: ['tough'] } })
      .choose('attack She-Hulk')
      .choose('Hydra Bomber')
      .shows({ Rhino: '' });
  });

  test('counts for an event with which such a character attacks', () => {
    hulk({ engaged: ['Hydra Bomber'], hand: ['Haymaker', 'Energy'] }, { gains: overkill })
      .choose('play Haymaker')
      .choose('Hydra Bomber')
      .shows({ Rhino: 'damage 1' });
  });

  test('an ally’s overkill is not that of its player', () => {
    hulk(
      { engaged: ['Hydra Bomber'], area: ['Tigra'] },
      { gains: { Tigra: { overkill: 1, atk: 2 } } },
    )
      .choose('attack She-Hulk')
      .choose('Hydra Bomber')
      .shows({ Rhino: '', 'encounter discard pile': 'Hydra Bomber' });
    hulk(
      { engaged: ['Hydra Bomber'], area: ['Tigra'] },
      { gains: { Tigra: { overkill: 1, atk: 2 } } },
    )
      .choose('attack Tigra')
      .choose('Hydra Bomber')
      .shows({ Rhino: 'damage 2' });
  });

  test('the villain was not attacked: he does not retaliate', () => {
    hulk(
      { engaged: ['Hydra Bomber'] },
      { gains: overkill, villain: { attached: ['Concussion Blasters'] } },
    )
      .choose('attack She-Hulk')
      .choose('Hydra Bomber')
      .shows({ Rhino: 'damage 1', 'She-Hulk': 'exhausted' });
  });

  test('the villain was not attacked: the attack does not pierce his tough card', () => {
    hulk(
      { engaged: ['Hydra Bomber'] },
      { gains: { 'She-Hulk': { overkill: 1, piercing: 1 } }, villain: { status: ['tough'] } },
    )
      .choose('attack She-Hulk')
      .choose('Hydra Bomber')
      .shows({ Rhino: '' });
  });

  test('against the villain there is nobody to pass it on to', () => {
    hulk({}, { gains: overkill, villain: { damage: 13, stage: 'II' } })
      .choose('attack She-Hulk')
      .isOver('heroes', 'villainDefeated');
  });

  test('it may be what defeats the villain', () => {
    hulk(
      { engaged: ['Hydra Bomber'] },
      { gains: overkill, mode: 'expert', villain: { stage: 'II', damage: 14 } },
    )
      .choose('attack She-Hulk')
      .choose('Hydra Bomber')
      .asks('playerTurn')
      .shows({ Rhino: 'tough 1', 'She-Hulk': 'stunned 1, exhausted' });
  });

  test('what is too much for a defending ally is dealt to the identity of its player', () => {
    attacked(
      { hero: 'captain-marvel', form: 'hero', area: ['Black Cat'] },
      { gains: { Rhino: { overkill: 1 } } },
    )
      .choose('defend Black Cat')
      .shows({ 'Captain Marvel': 'damage 2', 'your discard pile': 'Black Cat' });
  });

  test('a tough ally lets nothing through', () => {
    attacked(
      { hero: 'captain-marvel', form: 'hero', area: [{ card: 'Black Cat', status: ['tough'] }] },
      { gains: { Rhino: { overkill: 1 } } },
    )
      .choose('defend Black Cat')
      .shows({ 'Captain Marvel': '', 'Black Cat': 'exhausted' });
  });

  test('a tough identity loses the card to it', () => {
    attacked(
      { hero: 'captain-marvel', form: 'hero', status: ['tough'], area: ['Black Cat'] },
      { gains: { Rhino: { overkill: 1 } } },
    )
      .choose('defend Black Cat')
      .shows({ 'Captain Marvel': '', 'your discard pile': 'Black Cat' });
  });

  test('it is damage from the attack, for what prevents that', () => {
    attacked(
      { hero: 'spider-man', form: 'hero', hand: ['Backflip'], area: ['Black Cat'] },
      { gains: { Rhino: { overkill: 1 } } },
    )
      .pass()
      .choose('defend Black Cat')
      .choose('play Backflip')
      .asks('playerTurn')
      .shows({ 'Spider-Man': '', 'your discard pile': 'Backflip, Black Cat' });
  });

  test('the identity was not attacked: it does not retaliate', () => {
    attacked(
      { hero: 'black-panther', form: 'hero', area: ['Black Cat'] },
      { gains: { Rhino: { overkill: 1 } } },
    )
      .choose('defend Black Cat')
      .shows({ 'Black Panther': 'damage 2', Rhino: '' });
  });
});

describe('piercing § piercing', () => {
  const piercing = { 'She-Hulk': { piercing: 1 } };

  test('all tough cards go before the damage, which is then taken', () => {
    hulk({}, { gains: piercing, villain: { status: ['tough', 'tough'] } })
      .choose('attack She-Hulk')
      .changes({ 'She-Hulk': 'exhausted', Rhino: 'damage 3' });
  });

  test('an attack that would deal no damage leaves the tough card', () => {
    hulk({}, { gains: { 'She-Hulk': { piercing: 1, atk: -3 } }, villain: { status: ['tough'] } })
      .choose('attack She-Hulk')
      .changes({ 'She-Hulk': 'exhausted' })
      .shows({ Rhino: 'tough 1' });
  });

  test('only the attacked character loses its tough card', () => {
    hulk(
      { engaged: [{ card: 'Shocker', status: ['tough'] }] },
      { gains: piercing, villain: { status: ['tough'] } },
    )
      .choose('attack She-Hulk')
      .choose('Rhino')
      .changes({ 'She-Hulk': 'exhausted', Rhino: 'damage 3' });
  });

  test('an enemy’s attack pierces too', () => {
    attacked(
      { hero: 'captain-marvel', form: 'hero', status: ['tough'] },
      { gains: { Rhino: { piercing: 1 } } },
    )
      .pass()
      .shows({ 'Captain Marvel': 'damage 4' });
  });

  test('a defense that leaves no damage keeps the tough card even then', () => {
    attacked(
      { hero: 'spider-man', form: 'hero', status: ['tough'] },
      { gains: { Rhino: { piercing: 1 } }, encounterDeck: ['Advance', 'Hydra Mercenary'] },
    )
      .pass()
      .choose('defend Spider-Man')
      .shows({ 'Spider-Man': 'tough 1, exhausted' });
  });

  test('damage of the same hero that is no attack does not pierce', () => {
    hulk({ hand: ['Ground Stomp', 'Energy'] }, { gains: piercing, villain: { status: ['tough'] } })
      .choose('play Ground Stomp')
      .shows({ Rhino: '' });
  });
});
