import { describe, test } from 'vitest';
import {
  ally,
  CAUSE,
  cardIs,
  discard,
  later,
  query,
  titled,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { reworded } from '../rewording.ts';

const turn = (player: PlayerDescription, rest: Partial<Description> = {}) =>
  play({ players: [player], threat: 4, ...rest });

describe('a basic attack § basic-power, attack-player-ability-type', () => {
  test('exhausts the hero and deals his ATK to an enemy of his choice', () => {
    turn({ hero: 'she-hulk', form: 'hero', engaged: ['Sandman'] })
      .choose('attack She-Hulk')
      .asks('chooseTarget')
      .offers('Rhino', 'Sandman')
      .choose('Sandman')
      .changes({ 'She-Hulk': 'exhausted', Sandman: 'damage 3' })
      .asks('playerTurn');
  });

  test('reaches minions engaged with others', () => {
    play({
      players: [
        { hero: 'she-hulk', form: 'hero' },
        { hero: 'spider-man', engaged: ['Sandman'] },
      ],
    })
      .choose('attack She-Hulk')
      .choose('Sandman')
      .changes({ 'She-Hulk': 'exhausted', Sandman: 'damage 3' });
  });

  test('an exhausted character cannot make it § exhausted', () => {
    turn({ hero: 'she-hulk', form: 'hero', exhausted: true }).cannot(
      'attack She-Hulk',
      'isExhausted',
    );
  });

  test('an alter-ego has no ATK to attack with § alter-ego-alter-ego-form', () => {
    turn({ hero: 'she-hulk' }).lacks('attack Jennifer Walters', 'thwart Jennifer Walters');
  });

  test('needs an enemy that can be attacked and can take damage', () => {
    turn({ hero: 'she-hulk', form: 'hero' }, { gains: { Rhino: { cannotBeAttacked: 1 } } }).cannot(
      'attack She-Hulk',
      'cannotBeAttacked',
    );
    turn({ hero: 'she-hulk', form: 'hero' }, { gains: { Rhino: { cannotTakeDamage: 1 } } }).cannot(
      'attack She-Hulk',
      'cannotTakeDamage',
    );
  });

  test('can be made with an ATK of nothing § target', () => {
    turn({ hero: 'she-hulk', form: 'hero' }, { gains: { 'She-Hulk': { atk: -3 } } })
      .choose('attack She-Hulk')
      .changes({ 'She-Hulk': 'exhausted' });
  });

  test('an ATK is never less than nothing § modifiers', () => {
    turn(
      { hero: 'she-hulk', form: 'hero', area: ['Superhuman Strength'] },
      { gains: { 'She-Hulk': { atk: -4 } } },
    )
      .choose('attack She-Hulk')
      .shows({ Rhino: 'damage 1, stunned 1' });
  });

  test('an ally pays for it with consequential damage § ally', () => {
    turn({ hero: 'she-hulk', form: 'hero', area: ['Hellcat'] })
      .choose('attack Hellcat')
      .changes({ Hellcat: 'damage 1, exhausted', Rhino: 'damage 1' });
  });

  test('an ally attacks while its player is in alter-ego form § ally', () => {
    turn({ hero: 'she-hulk', area: ['Hellcat'] })
      .choose('attack Hellcat')
      .changes({ Hellcat: 'damage 1, exhausted', Rhino: 'damage 1' });
  });

  test('a hero takes no consequential damage', () => {
    turn({ hero: 'she-hulk', form: 'hero' })
      .choose('attack She-Hulk')
      .shows({ 'She-Hulk': 'exhausted' });
  });
});

describe('consequential damage § consequential-damage', () => {
  test('comes after everything that the attack has triggered § priority-levels', () => {
    turn({
      hero: 'she-hulk',
      form: 'hero',
      area: [{ card: 'Tigra', damage: 2 }],
      engaged: ['Hydra Bomber'],
    })
      .choose('attack Tigra')
      .choose('Hydra Bomber')
      .asks('useAbility')
      .shows({ Tigra: 'damage 2, exhausted' })
      .choose('use Tigra')
      .asks('playerTurn')
      .shows({ Tigra: 'damage 2, exhausted' });
  });

  test('defeats the ally if nothing saves it', () => {
    turn({ hero: 'she-hulk', form: 'hero', area: [{ card: 'Tigra', damage: 2 }] })
      .choose('attack Tigra')
      .asks('playerTurn')
      .shows({ Rhino: 'damage 2', 'your discard pile': 'Tigra' });
  });

  test('is prevented by a tough card like any damage', () => {
    turn({ hero: 'she-hulk', form: 'hero', area: [{ card: 'Tigra', status: ['tough'] }] })
      .choose('attack Tigra')
      .changes({ Tigra: 'exhausted', Rhino: 'damage 2' });
  });

  test('is not taken by a stunned ally that tried to attack § ally, stunned', () => {
    turn({ hero: 'she-hulk', form: 'hero', area: [{ card: 'Tigra', status: ['stunned'] }] })
      .choose('attack Tigra')
      .changes({ Tigra: 'exhausted' })
      .asks('playerTurn');
  });

  test('is not taken by a confused ally that tried to thwart § ally, confuse-confused', () => {
    turn({ hero: 'she-hulk', form: 'hero', area: [{ card: 'Tigra', status: ['confused'] }] })
      .choose('thwart Tigra')
      .changes({ Tigra: 'exhausted' })
      .asks('playerTurn');
  });

  test('is as high as what is printed under the power that was used § ally', () => {
    turn({ hero: 'spider-man', form: 'hero', area: ['Black Cat'] })
      .choose('attack Black Cat')
      .changes({ 'Black Cat': 'exhausted', Rhino: 'damage 1' });
    turn({ hero: 'spider-man', form: 'hero', area: ['Black Cat'] })
      .choose('thwart Black Cat')
      .changes({ 'Black Cat': 'damage 1, exhausted', 'The Break-In!': 'threat 3' });
  });

  test('is not taken if the target is gone before the ally could strike: it did not attack', () => {
    reworded('01001a', {
      when: cardIs(CAUSE, ally),
      effect: discard(query('inPlay', titled('Shocker'))),
    });
    turn({ hero: 'spider-man', form: 'hero', area: ['Hulk'], engaged: ['Shocker'] })
      .choose('attack Hulk')
      .choose('Shocker')
      .choose('use Spider-Man')
      .changes({
        Hulk: 'exhausted',
        'your engaged': '',
        'encounter discard pile': 'Shocker',
      })
      .asks('playerTurn');
  });
});

describe('a thwart whose scheme is gone', () => {
  test('before threat is removed costs an ally nothing but its exhaustion § consequential-damage', () => {
    reworded('Get Ready', {
      effect: later('thwarting', discard(query('sideSchemes'))),
    });
    turn(
      { hero: 'she-hulk', area: ['Daredevil'], hand: ['Get Ready'] },
      { sideSchemes: [{ card: 'Bomb Scare', threat: 3 }] },
    )
      .choose('play Get Ready')
      .look()
      .choose('thwart Daredevil')
      .choose('Bomb Scare')
      .changes({
        Daredevil: 'exhausted',
        'Bomb Scare': '',
        'side schemes': '',
        'encounter discard pile': 'Bomb Scare',
      })
      .asks('playerTurn');
  });
});

describe('a basic thwart § basic-power, thwart', () => {
  test('exhausts the character and removes as much threat as its THW', () => {
    turn(
      { hero: 'captain-marvel', form: 'hero' },
      { sideSchemes: [{ card: 'Bomb Scare', threat: 3 }] },
    )
      .choose('thwart Captain Marvel')
      .offers('The Break-In!', 'Bomb Scare')
      .choose('Bomb Scare')
      .changes({ 'Captain Marvel': 'exhausted', 'Bomb Scare': 'threat 1' })
      .asks('playerTurn');
  });

  test('removes no more than there is', () => {
    turn({ hero: 'captain-marvel', form: 'hero' }, { threat: 1 })
      .choose('thwart Captain Marvel')
      .changes({ 'Captain Marvel': 'exhausted', 'The Break-In!': '' });
  });

  test('needs a scheme with threat', () => {
    turn({ hero: 'captain-marvel', form: 'hero' }, { threat: 0 }).cannot(
      'thwart Captain Marvel',
      'noTarget',
    );
  });

  test('can be made with a THW of nothing', () => {
    turn({ hero: 'spider-man', form: 'hero' }, { gains: { 'Spider-Man': { thw: -1 } } })
      .choose('thwart Spider-Man')
      .changes({ 'Spider-Man': 'exhausted' });
  });

  test('a character without a THW cannot make it § dash-value', () => {
    turn({ hero: 'she-hulk', area: ['Hulk'] }).cannot('thwart Hulk', 'noSuchPower');
  });

  test('a dash stays a dash, whatever would raise it § dash-value, modifiers', () => {
    turn({ hero: 'she-hulk', area: [{ card: 'Hulk', attached: ['Inspired'] }] }).cannot(
      'thwart Hulk',
      'noSuchPower',
    );
  });

  test('a side scheme without threat is defeated § defeat, side-scheme, threat', () => {
    turn(
      { hero: 'captain-marvel', form: 'hero' },
      { sideSchemes: [{ card: 'Bomb Scare', threat: 2 }] },
    )
      .choose('thwart Captain Marvel')
      .choose('Bomb Scare')
      .shows({ 'side schemes': '', 'encounter discard pile': 'Bomb Scare' });
  });

  test('the main scheme is not defeated § defeat, threat', () => {
    turn({ hero: 'captain-marvel', form: 'hero' }, { threat: 2 })
      .choose('thwart Captain Marvel')
      .shows({ 'main scheme': 'The Break-In!', 'The Break-In!': '' });
  });

  test('responses to it come before consequential damage § consequential-damage', () => {
    turn({ hero: 'she-hulk', form: 'hero', area: [{ card: 'Daredevil', damage: 2 }] })
      .choose('thwart Daredevil')
      .asks('useAbility')
      .shows({ Daredevil: 'damage 2, exhausted', 'The Break-In!': 'threat 2' })
      .choose('use Daredevil')
      .asks('playerTurn')
      .shows({ Rhino: 'damage 1', 'your discard pile': 'Daredevil' });
  });
});
