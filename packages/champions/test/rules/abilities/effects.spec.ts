import { describe, test } from 'vitest';
import type { Effect } from '../../../src/vocabulary/builders.ts';
import {
  andThen,
  attack,
  attackable,
  choose,
  damage,
  discardRandom,
  discardTop,
  eachPlayer,
  exhaust,
  give,
  inForm,
  mainScheme,
  otherwise,
  placeThreat,
  query,
  removeThreat,
  repeat,
  sequence,
  takeDamage,
  villain,
  when,
  you,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { doing, reworded } from '../rewording.ts';

describe('then § then', () => {
  const effect = andThen(removeThreat(2, mainScheme), give('stunned', villain));

  test('what follows is done if all before it was', () => {
    doing(effect).shows({ 'The Break-In!': 'threat 2', Rhino: 'stunned 1' });
  });

  test('it is not done if only a part of that was', () => {
    doing(effect, {}, { threat: 1 }).shows({ 'The Break-In!': '', Rhino: '' });
  });

  test('it is not done if nothing of it was', () => {
    const after = sequence(
      placeThreat(1, mainScheme),
      andThen(exhaust(you), give('stunned', villain)),
    );
    doing(after, { exhausted: true }).shows({ 'The Break-In!': 'threat 5', Rhino: '' });
    doing(after).shows({ 'The Break-In!': 'threat 5', Rhino: 'stunned 1' });
  });

  test('damage that is dealt counts as done, though it is prevented', () => {
    const strike = andThen(damage(2, villain), removeThreat(1, mainScheme));
    doing(strike, {}, { villain: { status: ['tough'] } }).shows({
      Rhino: '',
      'The Break-In!': 'threat 3',
    });
  });

  test('what follows is tried, and does what it can', () => {
    const both = andThen(damage(1, villain), removeThreat(9, mainScheme));
    doing(both).shows({ Rhino: 'damage 1', 'The Break-In!': '' });
  });
});

describe('otherwise § otherwise', () => {
  const effect = sequence(placeThreat(1, mainScheme), otherwise(discardRandom(2), exhaust(you)));

  test('is not done if the first part was', () => {
    doing(effect, { hand: ['Energy', 'Genius'] }).shows({ 'She-Hulk': '', 'your hand': '' });
  });

  test('is not done if the first part was done in part', () => {
    doing(effect, { hand: ['Energy'] }).shows({ 'She-Hulk': '', 'your hand': '' });
  });

  test('is done if nothing of the first part could be', () => {
    doing(effect).shows({ 'She-Hulk': 'exhausted' });
  });

  test('is done if the condition of the first part is false', () => {
    const either = when(inForm('hero'), takeDamage(2), placeThreat(2, mainScheme));
    doing(either).shows({ 'She-Hulk': 'damage 2', 'The Break-In!': 'threat 4' });
    doing(either, { form: 'alterEgo' })
      .pass()
      .shows({ 'Jennifer Walters': '', 'The Break-In!': 'threat 6' });
  });
});

describe('and § and', () => {
  test('parts joined like this do not depend on each other', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', status: ['tough'] }],
      scenario: 'klaw',
      villain: { status: ['stunned'], damage: 5 },
      encounterDeck: ['Sound Manipulation', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .asks('playerTurn')
      .shows({ 'Captain Marvel': '', Klaw: 'damage 3' });
  });
});

describe('for each § for-each', () => {
  test('without a choice it is one instance: a tough card stops all of it', () => {
    play({
      players: [
        {
          hero: 'captain-marvel',
          form: 'hero',
          area: [{ card: 'Energy Channel', counters: { energy: 3 } }],
        },
      ],
      villain: { status: ['tough'] },
    })
      .choose('use Energy Channel')
      .shows({ Rhino: '', 'your discard pile': 'Energy Channel' })
      .asks('playerTurn');
  });

  test('it is dealt to a single target', () => {
    play({
      players: [
        {
          hero: 'captain-marvel',
          form: 'hero',
          engaged: ['Sandman'],
          area: [{ card: 'Energy Channel', counters: { energy: 3 } }],
        },
      ],
    })
      .choose('use Energy Channel')
      .choose('Rhino')
      .shows({ Rhino: 'damage 6', Sandman: '' })
      .asks('playerTurn');
  });

  /** For each minion: choose an enemy and deal 2 damage to it. */
  const choosing = attack(
    repeat(
      2,
      choose(attackable, (foe) => damage(2, foe)),
    ),
  );

  test('with a choice each is an instance of its own, also against the same target', () => {
    doing(choosing, {}, { villain: { status: ['tough'] } }).shows({ Rhino: 'damage 2' });
  });

  test('the table is brought up to date in between: a guard that falls protects no more', () => {
    doing(choosing, { engaged: [{ card: 'Hydra Mercenary', damage: 1 }] })
      .asks('playerTurn')
      .shows({ Rhino: 'damage 2', 'encounter discard pile': 'Hydra Mercenary' });
  });

  test('responses may be used after each', () => {
    doing(choosing, {
      engaged: [{ card: 'Hydra Mercenary', damage: 1 }],
      area: ['Interrogation Room'],
    })
      .asks('useAbility')
      .shows({ Rhino: '', 'encounter discard pile': 'Hydra Mercenary' })
      .choose('use Interrogation Room')
      .shows({ 'The Break-In!': 'threat 3', Rhino: 'damage 2' });
  });

  test('what raises the damage of the event raises every instance § event', () => {
    doing(choosing, {}, { gains: { 'Get Ready': { eventDamage: 1 } } }).shows({
      Rhino: 'damage 6',
    });
  });

  test('what raises the threat an event removes raises every instance § event', () => {
    const removing = repeat(2, removeThreat(1, mainScheme));
    doing(removing, {}, { gains: { 'Get Ready': { eventThwart: 1 } } }).shows({
      'The Break-In!': '',
    });
  });
});

describe('each player § each-player', () => {
  const table = (
    effect: Effect,
    rest: Partial<Description>,
    ...players: readonly PlayerDescription[]
  ) => {
    reworded('Get Ready', { effect });
    return play({ players, threat: 4, ...rest });
  };

  test('does it one after the other, each with his own choices', () => {
    table(
      eachPlayer(choose(query('enemies'), (foe) => damage(1, foe))),
      { firstPlayer: 1 },
      { hero: 'captain-marvel', engaged: ['Shocker'] },
      { hero: 'she-hulk', hand: ['Get Ready'] },
    )
      .choose('play Get Ready')
      .asks('chooseCard', 1)
      .choose('Rhino')
      .asks('chooseCard', 0)
      .shows({ Rhino: 'damage 1' })
      .choose('Shocker')
      .asks('playerTurn', 1)
      .shows({ Rhino: 'damage 1', Shocker: 'damage 1' });
  });

  test('who cannot do all of it does as much as they can', () => {
    table(
      eachPlayer(discardRandom(2)),
      {},
      { hero: 'she-hulk', hand: ['Get Ready', 'Energy'] },
      { hero: 'captain-marvel', hand: ['Energy', 'Genius', 'Genius'] },
    )
      .choose('play Get Ready')
      .shows({ 'She-Hulk hand': '' })
      .shows({ 'Captain Marvel deck': 40 })
      .asks('playerTurn', 0);
  });

  test('one whose discards empty the encounter deck stops, the next goes on with the new one', () => {
    table(
      eachPlayer(discardTop('encounter', 3)),
      {
        wholeEncounterDeck: ['Shocker', 'Shocker'],
        encounterDiscard: ['Sandman', 'Sandman', 'Sandman', 'Sandman'],
      },
      { hero: 'she-hulk', hand: ['Get Ready'] },
      { hero: 'captain-marvel' },
    )
      .choose('play Get Ready')
      .asks('playerTurn', 0)
      .shows({ 'encounter deck': 3, 'The Break-In!': 'acceleration 1, threat 4' });
  });
});
