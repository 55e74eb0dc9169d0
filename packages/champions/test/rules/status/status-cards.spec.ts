import { describe, test } from 'vitest';
import {
  attackable,
  choose,
  damage,
  labelled,
  mainScheme,
  removeThreat,
  sequence,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { reworded } from '../rewording.ts';

const turn = (player: PlayerDescription, rest: Partial<Description> = {}) =>
  play({ players: [player], threat: 4, ...rest });

const villainPhase = (player: PlayerDescription, rest: Partial<Description> = {}) =>
  play({
    players: [player],
    encounterDeck: ['Charge', 'Hydra Mercenary'],
    phase: 'villain',
    ...rest,
  });

describe('status cards § status-cards', () => {
  test('a character has at most one of each kind', () => {
    turn(
      { hero: 'spider-man', form: 'hero', hand: ['Mockingbird', 'Strength', 'Energy', 'Genius'] },
      {
        villain: { status: ['stunned', 'tough', 'confused'] },
      },
    )
      .choose('play Mockingbird')
      .pay('Strength', 'Energy')
      .asks('playerTurn')
      .shows({ Rhino: 'confused 1, stunned 1, tough 1' });
  });

  test('come before abilities that wait for the same', () => {
    villainPhase(
      { hero: 'spider-man', form: 'hero' },
      { villain: { status: ['stunned'], attached: ['Webbed Up'] } },
    )
      .asks('playerTurn')
      .shows({ Rhino: '', 'Webbed Up': 'on Rhino' });
  });
});

describe('a stunned character § stunned', () => {
  test('loses the card instead of its basic attack, and is exhausted', () => {
    turn({ hero: 'she-hulk', form: 'hero', status: ['stunned'], engaged: ['Shocker'] })
      .choose('attack She-Hulk')
      .choose('Rhino')
      .changes({ 'She-Hulk': 'exhausted' })
      .asks('playerTurn');
  });

  test('may try without anybody to attack', () => {
    turn(
      { hero: 'she-hulk', form: 'hero', status: ['stunned'] },
      { gains: { Rhino: { cannotBeAttacked: 1 } } },
    )
      .choose('attack She-Hulk')
      .changes({ 'She-Hulk': 'exhausted' })
      .asks('playerTurn');
  });

  test('has not attacked: what waits for that does not come § after, basic-power', () => {
    turn({
      hero: 'she-hulk',
      form: 'hero',
      status: ['stunned'],
      area: ['Superhuman Strength'],
      hand: ['One-Two Punch', 'Energy'],
    })
      .choose('attack She-Hulk')
      .changes({ 'She-Hulk': 'exhausted' })
      .asks('playerTurn');
  });

  test('loses the card instead of an ability labeled as an attack, whose costs are paid § labeled-ability', () => {
    turn({
      hero: 'she-hulk',
      form: 'hero',
      status: ['stunned'],
      area: ['Superhuman Strength'],
      hand: ['Haymaker', 'Energy'],
    })
      .choose('play Haymaker')
      .changes({ 'She-Hulk': '', 'your hand': '', 'your discard pile': 'Energy, Haymaker' })
      .asks('playerTurn');
  });

  test('may use such an ability without anybody to attack', () => {
    turn(
      { hero: 'she-hulk', form: 'hero', status: ['stunned'], hand: ['Haymaker', 'Energy'] },
      { gains: { Rhino: { cannotBeAttacked: 1 } } },
    )
      .choose('play Haymaker')
      .shows({ 'She-Hulk': '' });
  });

  test('thwarts, recovers and deals other damage as always', () => {
    turn({
      hero: 'she-hulk',
      form: 'hero',
      status: ['stunned'],
      hand: ['Ground Stomp', 'Energy'],
    })
      .choose('play Ground Stomp')
      .shows({ Rhino: 'damage 1' })
      .choose('thwart She-Hulk')
      .shows({ 'She-Hulk': 'stunned 1, exhausted', 'The Break-In!': 'threat 3' });
  });

  test('keeps the card when it changes form § status-cards', () => {
    turn({ hero: 'spider-man', form: 'hero', status: ['stunned', 'confused', 'tough'] })
      .choose('change form')
      .shows({ 'Peter Parker': 'confused 1, stunned 1, tough 1' });
  });

  test('an enemy loses the card instead of its attack, but schemes with it', () => {
    villainPhase({ hero: 'spider-man' }, { villain: { status: ['stunned'] } })
      .asks('playerTurn')
      .shows({ Rhino: 'stunned 1', 'The Break-In!': 'threat 4' });
  });

  test('an event of the player is not stopped by a stunned ally', () => {
    turn({
      hero: 'she-hulk',
      form: 'hero',
      area: [{ card: 'Hellcat', status: ['stunned'] }],
      hand: ['Haymaker', 'Energy'],
    })
      .choose('play Haymaker')
      .shows({ Rhino: 'damage 3', Hellcat: 'stunned 1' });
  });
});

describe('a confused character § confuse-confused', () => {
  test('loses the card instead of its basic thwart, and is exhausted § thwart', () => {
    turn({ hero: 'she-hulk', form: 'hero', status: ['confused'] })
      .choose('thwart She-Hulk')
      .changes({ 'She-Hulk': 'exhausted' })
      .asks('playerTurn');
  });

  test('may try without any threat to remove § thwart', () => {
    turn({ hero: 'she-hulk', form: 'hero', status: ['confused'] }, { threat: 0 })
      .choose('thwart She-Hulk')
      .changes({ 'She-Hulk': 'exhausted' });
  });

  test('has not thwarted: what waits for that does not come', () => {
    turn({ hero: 'she-hulk', area: [{ card: 'Daredevil', status: ['confused'] }] })
      .choose('thwart Daredevil')
      .changes({ Daredevil: 'exhausted' })
      .asks('playerTurn');
  });

  test('loses the card instead of an ability labeled as a thwart, whose costs are paid § labeled-ability', () => {
    turn({ hero: 'she-hulk', form: 'hero', status: ['confused'], hand: ['For Justice!', 'Energy'] })
      .choose('play For Justice!')
      .changes({ 'She-Hulk': '', 'your hand': '', 'your discard pile': 'Energy, For Justice!' })
      .asks('playerTurn');
  });

  test('an alter-ego is stopped as a hero is', () => {
    turn({ hero: 'she-hulk', status: ['confused'], hand: ['Legal Practice', 'Energy', 'Genius'] })
      .choose('play Legal Practice')
      .choose('Energy', 'Genius')
      .changes({
        'Jennifer Walters': '',
        'your hand': '',
        'your discard pile': 'Energy, Genius, Legal Practice',
      })
      .asks('playerTurn');
  });

  test('removes threat in other ways as always', () => {
    turn({ hero: 'she-hulk', status: ['confused'], area: ['Surveillance Team'] })
      .choose('use Surveillance Team')
      .shows({ 'The Break-In!': 'threat 3', 'Jennifer Walters': 'confused 1' });
  });

  test('attacks as always', () => {
    turn({ hero: 'she-hulk', form: 'hero', status: ['confused'] })
      .choose('attack She-Hulk')
      .shows({ 'She-Hulk': 'confused 1, exhausted', Rhino: 'damage 3' });
  });

  test('an enemy attacks with the card', () => {
    villainPhase({ hero: 'captain-marvel', form: 'hero' }, { villain: { status: ['confused'] } })
      .pass()
      .shows({ Rhino: 'confused 1', 'Captain Marvel': 'damage 4' });
  });
});

describe('an ability with two labels § labeled-ability', () => {
  /** An attack and a thwart in one. */
  const both = (status: PlayerDescription['status'], rest: Partial<Description> = {}) => {
    reworded('Haymaker', {
      effect: labelled(
        ['attack', 'thwart'],
        sequence(
          choose(attackable, (foe) => damage(3, foe)),
          removeThreat(2, mainScheme),
        ),
      ),
    });
    return turn(
      { hero: 'she-hulk', form: 'hero', status: status ?? [], hand: ['Haymaker', 'Energy'] },
      rest,
    ).choose('play Haymaker');
  };

  test('is both', () => {
    both([]).shows({ Rhino: 'damage 3', 'The Break-In!': 'threat 2' });
  });

  test('is canceled altogether by one status card', () => {
    both(['stunned']).shows({ Rhino: '', 'The Break-In!': 'threat 4', 'She-Hulk': '' });
    both(['confused']).shows({ Rhino: '', 'The Break-In!': 'threat 4', 'She-Hulk': '' });
  });

  test('takes off every status card that would cancel one of them § confuse-confused, stunned', () => {
    both(['stunned', 'confused']).shows({ Rhino: '', 'The Break-In!': 'threat 4', 'She-Hulk': '' });
  });

  test('leaves a tough card alone', () => {
    both(['stunned', 'tough']).shows({ 'She-Hulk': 'tough 1' });
  });
});
