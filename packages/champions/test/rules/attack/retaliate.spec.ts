import { describe, test } from 'vitest';
import {
  aboutThis,
  attack,
  attackable,
  cardIs,
  choose,
  damage,
  forcedResponse,
  later,
  query,
  response,
  SUBJECT,
  sequence,
  type,
  villain,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { reworded, saying } from '../rewording.ts';

const isVillain = cardIs(SUBJECT, type('villain'));

const hulk = (more: Partial<PlayerDescription> = {}, rest: Partial<Description> = {}) =>
  play({ players: [{ hero: 'she-hulk', form: 'hero', ...more }], ...rest });

const attacked = (player: PlayerDescription, rest: Partial<Description> = {}) =>
  play({
    players: [player],
    encounterDeck: ['Charge', 'Hydra Mercenary'],
    phase: 'villain',
    ...rest,
  });

describe('retaliate § retaliate-x', () => {
  test('strikes the attacker after the attack', () => {
    hulk({ engaged: ['M.O.D.O.K.'] })
      .choose('attack She-Hulk')
      .choose('M.O.D.O.K.')
      .changes({ 'She-Hulk': 'damage 2, exhausted', 'M.O.D.O.K.': 'damage 3' });
  });

  describe('leaves alone whom the attack did not hurt itself but who was hurt', () => {
    const bystander = query('minions');
    const table = (...hand: readonly string[]) => {
      reworded('Haymaker', { effect: attack(choose(villain, (foe) => damage(3, foe))) });
      return hulk({
        hand: [...hand, 'Haymaker', 'Energy'],
        area: ['Helicarrier'],
        engaged: ['M.O.D.O.K.'],
      });
    };
    const hurt = { Rhino: 'damage 3', 'M.O.D.O.K.': 'damage 1', 'She-Hulk': '' };

    test('by a forced response to its damage', () => {
      saying('Rhino', forcedResponse('damaged', aboutThis, damage(1, bystander)));
      table().choose('play Haymaker').shows(hurt).asks('playerTurn', 0);
    });

    test('by a response to its damage', () => {
      saying('Helicarrier', response('damaged', isVillain, damage(1, bystander)));
      table().choose('play Haymaker').choose('use Helicarrier').shows(hurt).asks('playerTurn', 0);
    });

    test('by an effect that waited for its damage', () => {
      reworded('Get Ready', { effect: later('damaged', damage(1, bystander)) });
      table('Get Ready')
        .choose('play Get Ready')
        .choose('play Haymaker')
        .shows(hurt)
        .asks('playerTurn', 0);
    });
  });

  test('not if the attacked has left play', () => {
    hulk({ engaged: [{ card: 'Whiplash', damage: 1 }] })
      .choose('attack She-Hulk')
      .choose('Whiplash')
      .shows({ 'She-Hulk': 'exhausted', 'encounter discard pile': 'Whiplash' });
  });

  test('strikes an ally before its consequential damage', () => {
    hulk({ area: [{ card: 'Hellcat', damage: 1 }], engaged: ['Whiplash'] })
      .choose('attack Hellcat')
      .choose('Whiplash')
      .shows({ Whiplash: 'damage 1', 'your discard pile': 'Hellcat', 'She-Hulk': '' });
  });

  test('several of it add up', () => {
    hulk({ engaged: ['Whiplash'] }, { gains: { Whiplash: { retaliate: 2 } } })
      .choose('attack She-Hulk')
      .choose('Whiplash')
      .shows({ 'She-Hulk': 'damage 3, exhausted' });
  });

  test('an attack with an event is answered as well', () => {
    hulk({ engaged: ['M.O.D.O.K.'], hand: ['Haymaker', 'Energy'] })
      .choose('play Haymaker')
      .choose('M.O.D.O.K.')
      .shows({ 'She-Hulk': 'damage 2', 'M.O.D.O.K.': 'damage 3' });
  });

  test('damage that is no attack is not answered', () => {
    hulk({ engaged: ['M.O.D.O.K.'], hand: ['Ground Stomp', 'Energy'] })
      .choose('play Ground Stomp')
      .shows({ 'She-Hulk': '', 'M.O.D.O.K.': 'damage 1' });
  });

  test('everybody who was attacked and is still there strikes back § attack-player-ability-type', () => {
    reworded('Haymaker', { effect: attack(damage(3, query('attackable'))) });
    hulk({
      engaged: ['M.O.D.O.K.', 'Whiplash', { card: 'Whiplash', damage: 1 }],
      hand: ['Haymaker', 'Energy'],
    })
      .choose('play Haymaker')
      .shows({ Rhino: 'damage 3', 'M.O.D.O.K.': 'damage 3', Whiplash: 'damage 3' })
      .choose('Whiplash')
      .shows({ 'She-Hulk': 'damage 3', 'encounter discard pile': 'Whiplash' });
  });

  test('one who is hit twice by one attack strikes back once', () => {
    reworded('Haymaker', {
      effect: attack(choose(attackable, (foe) => sequence(damage(1, foe), damage(1, foe)))),
    });
    hulk({ engaged: ['M.O.D.O.K.'], hand: ['Haymaker', 'Energy'] })
      .choose('play Haymaker')
      .choose('M.O.D.O.K.')
      .shows({ 'She-Hulk': 'damage 2', 'M.O.D.O.K.': 'damage 2' });
  });

  test('comes before what waits for the end of the attack', () => {
    hulk({
      engaged: ['M.O.D.O.K.'],
      area: ['Superhuman Strength'],
      hand: ['One-Two Punch', 'Energy'],
    })
      .choose('attack She-Hulk')
      .choose('M.O.D.O.K.')
      .asks('useAbility')
      .shows({ 'She-Hulk': 'damage 2, exhausted', 'M.O.D.O.K.': 'damage 5, stunned 1' });
  });

  test('is damage, but no attack: it is not answered in turn', () => {
    attacked(
      { hero: 'black-panther', form: 'hero', engaged: ['Whiplash'] },
      { villain: { status: ['stunned'] } },
    )
      .pass()
      .shows({ 'Black Panther': 'damage 3', Whiplash: 'damage 1' });
  });

  test('that defeats the attacking hero ends his turn and all that would have followed', () => {
    play({
      players: [
        {
          hero: 'she-hulk',
          form: 'hero',
          damage: 13,
          engaged: ['M.O.D.O.K.'],
          hand: ['One-Two Punch', 'Energy'],
        },
        { hero: 'spider-man' },
      ],
    })
      .choose('attack She-Hulk')
      .choose('M.O.D.O.K.')
      .asks('playerTurn', 1)
      .shows({ 'M.O.D.O.K.': 'damage 3', 'Spider-Man engaged': 'M.O.D.O.K.' });
  });

  test('may defeat the attacker', () => {
    attacked(
      { hero: 'black-panther', form: 'hero', engaged: [{ card: 'Shocker', damage: 2 }] },
      { villain: { status: ['stunned'] } },
    )
      .pass()
      .shows({ 'Black Panther': 'damage 2', 'encounter discard pile': 'Shocker' });
  });
});

describe('ranged § ranged', () => {
  test('an attack is not answered by retaliate', () => {
    hulk({ engaged: ['M.O.D.O.K.'] }, { gains: { 'She-Hulk': { ranged: 1 } } })
      .choose('attack She-Hulk')
      .choose('M.O.D.O.K.')
      .changes({ 'She-Hulk': 'exhausted', 'M.O.D.O.K.': 'damage 3' });
  });

  test('nor is an event with which such a character attacks', () => {
    hulk(
      { engaged: ['M.O.D.O.K.'], hand: ['Haymaker', 'Energy'] },
      { gains: { 'She-Hulk': { ranged: 1 } } },
    )
      .choose('play Haymaker')
      .choose('M.O.D.O.K.')
      .shows({ 'She-Hulk': '', 'M.O.D.O.K.': 'damage 3' });
  });

  test('an enemy’s attack is not either', () => {
    attacked({ hero: 'black-panther', form: 'hero' }, { gains: { Rhino: { ranged: 1 } } })
      .pass()
      .shows({ 'Black Panther': 'damage 4', Rhino: '' });
  });
});
