import { describe, expect, test } from 'vitest';
import {
  action,
  attackNow,
  cannot,
  constant,
  discard,
  query,
  titled,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';
import { doing, saying } from '../rewording.ts';

const attacking = (player: Partial<PlayerDescription>, table: Partial<Description> = {}) =>
  play({
    players: [{ heroes: ['Gimli', 'Aragorn'], ...player }],
    phase: 'combat',
    step: '6.7',
    ...table,
  });

const strikes = ({ log }: Play) =>
  log.flatMap(({ line }) => (line.say === 'attackStrikes' ? line.count : []));

describe('an attack of a player (6.8)', () => {
  test('is declared against one enemy he is engaged with, by any number of his ready characters § step-6-8b, step-6-7, combat-phase', () => {
    attacking(
      {
        engaged: ['Wargs', 'Hill Troll'],
        area: ['Gandalf', { card: 'Faramir', exhausted: true }, 'Gléowine'],
      },
      { staging: ['Wolf Rider'] },
    )
      .asks('whomToAttack', 0)
      .offers('attack Wargs', 'attack Hill Troll', 'pass')
      .lacks('attack Wolf Rider')
      .choose('attack Hill Troll')
      .asks('whoAttacks', 0)
      .lacks('attack Faramir')
      .choose('attack Gimli', 'attack Gandalf')
      .asks('actionWindow', 0)
      .shows({ Gimli: 'exhausted', Gandalf: 'exhausted', Aragorn: '' });
  });

  test('deals the sum of their attack less the defense of the enemy § step-6-8-3, attack-strength, step-6-8-2', () => {
    // 2 and 3 against 3.
    const table = attacking({ heroes: ['Gimli', 'Aragorn', 'Beravor'], engaged: ['Hill Troll'] })
      .choose('attack Hill Troll')
      .choose('attack Gimli', 'attack Aragorn')
      .pass()
      .pass();
    expect(strikes(table)).toEqual([2]);
    table.asks('actionWindow', 0).shows({ 'Hill Troll': 'damage 2' });
  });

  test('deals nothing if the defense is as high or higher § step-6-8-3, defense-strength', () => {
    const table = attacking({ heroes: ['Gimli', 'Beravor'], engaged: ['Hill Troll'] })
      .choose('attack Hill Troll')
      .choose('attack Gimli')
      .pass()
      .pass();
    expect(strikes(table)).toEqual([0]);
    table.shows({ 'Hill Troll': '' });
  });

  test('counts what changes the strength until the damage is determined § step-6-8-2, attack-strength, modifiers', () => {
    const table = attacking({
      heroes: ['Gimli', 'Aragorn'],
      resources: 1,
      hand: ['Blade Mastery'],
      engaged: ['Hill Troll'],
    })
      .choose('attack Hill Troll')
      .choose('attack Aragorn')
      .asks('actionWindow', 0)
      .pass()
      .choose('play Blade Mastery')
      .choose('Aragorn');
    expect(strikes(table)).toEqual([1]);
  });

  test('against each enemy is possible once, and players go on until they want no more § step-6-8a, combat-phase, grim-rule', () => {
    attacking({ heroes: ['Gimli', 'Aragorn', 'Legolas'], engaged: ['Hill Troll', 'Wargs'] })
      .choose('attack Hill Troll')
      .choose('attack Gimli')
      .asks('whomToAttack', 0)
      .lacks('attack Hill Troll')
      .choose('attack Wargs')
      .choose('attack Aragorn')
      .shows({ Wargs: 'damage 2', 'Hill Troll': '' });
  });

  test('goes in player order § step-6-9, step-6-7, combat-phase, active-player', () => {
    play({
      players: [
        { heroes: ['Gimli'], engaged: ['Wargs'] },
        { heroes: ['Aragorn'], engaged: ['Hill Troll'] },
      ],
      firstPlayer: 1,
      phase: 'combat',
      step: '6.7',
    })
      .asks('whomToAttack', 1)
      .pass()
      .asks('whomToAttack', 0);
  });

  test('is impossible for somebody who cannot attack § cannot', () => {
    saying('Veteran Axehand', constant(cannot('cannotAttack', titled('Gimli'))));
    attacking({ engaged: ['Wargs'], area: ['Veteran Axehand'] })
      .choose('attack Wargs')
      .offers('attack Aragorn', 'attack Veteran Axehand')
      .lacks('attack Gimli');
  });

  test('an attacker that has left does not count § step-6-8-2', () => {
    saying('Stand Together', action(discard(query('allies'))));
    const table = attacking({ area: ['Gandalf'], hand: ['Stand Together'], engaged: ['Wargs'] })
      .choose('attack Wargs')
      .choose('attack Gimli', 'attack Gandalf')
      .choose('play Stand Together');
    // 2 against 1.
    expect(strikes(table)).toEqual([1]);
  });
});

describe('ranged', () => {
  const two = (more: Partial<PlayerDescription> = {}) =>
    play({
      players: [
        { heroes: ['Legolas', 'Gimli'], engaged: ['Wolf Rider'] },
        { heroes: ['Aragorn'], engaged: ['Hill Troll'], ...more },
      ],
      phase: 'combat',
      step: '6.7',
    });

  test('lets a character attack an enemy that is engaged with another player § ranged, step-6-8b', () => {
    two()
      .asks('whomToAttack', 0)
      .offers('attack Wolf Rider', 'attack Hill Troll', 'pass')
      .choose('attack Hill Troll')
      // Gimli cannot: all of them have to be ranged. So Legolas attacks without a question.
      .shows({ Legolas: 'exhausted', Gimli: '' })
      .asks('whomToAttack', 0);
  });

  test('and help in the attack of another player § ranged, step-6-8-1', () => {
    const table = two()
      .pass()
      .choose('attack Hill Troll')
      .asks('rangedHelp', 0)
      .offers('attack Legolas')
      .lacks('attack Gimli')
      .choose('attack Legolas')
      .asks('commitToQuest', 1);
    // 3 and 3 against 3.
    expect(strikes(table)).toEqual([3]);
  });

  test('who is asked for help may decline § ranged, step-6-8-1, keywords', () => {
    const table = two()
      .pass()
      .choose('attack Hill Troll')
      .asks('rangedHelp', 0)
      .answer([])
      .asks('commitToQuest', 1);
    expect(strikes(table)).toEqual([0]);
  });

  test('is nothing that exhausted characters can do § ranged', () => {
    const table = play({
      players: [
        { heroes: [{ card: 'Legolas', exhausted: true }] },
        { heroes: ['Aragorn'], engaged: ['Hill Troll'] },
      ],
      phase: 'combat',
      step: '6.7',
    })
      .asks('whomToAttack', 1)
      .choose('attack Hill Troll')
      .asks('commitToQuest', 1);
    expect(strikes(table)).toEqual([0]);
  });

  test('does not reach the staging area § ranged, staging-area', () => {
    play({
      players: [{ heroes: ['Legolas'], engaged: ['Wolf Rider'] }],
      staging: ['Wargs'],
      phase: 'combat',
      step: '6.7',
    }).lacks('attack Wargs');
  });
});

describe('an attack of a player outside the combat phase', () => {
  test('goes through the same steps, with help from afar § attacks-outside-combat, resolving-player-attacks, ranged', () => {
    const table = play({
      players: [
        { heroes: ['Gimli'], resources: 1, hand: ['Quick Strike'], engaged: ['Hill Troll'] },
        { heroes: ['Legolas'] },
      ],
    })
      .choose('play Quick Strike')
      .asks('rangedHelp', 1)
      .choose('attack Legolas');
    // 2 and 3 against 3.
    expect(strikes(table)).toEqual([2]);
    table
      .shows({ Gimli: 'exhausted', Legolas: 'exhausted', 'Hill Troll': 'damage 2' })
      .asks('whereToTravel', 0);
  });

  test('is none of the attacks of the combat phase', () => {
    doing(
      attackNow(query('heroes', titled('Gimli'))),
      { heroes: ['Gimli', 'Aragorn'], engaged: ['Hill Troll'] },
      { phase: 'combat', encounterDeck: ['Old Forest Road'] },
    )
      .until('undefendedDamage')
      .choose('Aragorn')
      .asks('whomToAttack', 0)
      .offers('attack Hill Troll', 'pass');
  });
});
