import { describe, expect, test } from 'vitest';
import {
  attackingEnemy,
  cannot,
  change,
  choose,
  constant,
  discard,
  enemyAttacks,
  engage,
  forced,
  itself,
  lasting,
  query,
  raiseThreat,
  same,
  sequence,
  shadow,
  titled,
  you,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { cardsTold, doing, saying, told } from '../rewording.ts';

/** Cards without a shadow effect. */
const NOTHING = 'Old Forest Road';

const fight = (player: Partial<PlayerDescription>, table: Partial<Description> = {}) =>
  play({
    players: [{ heroes: ['Gimli', 'Aragorn'], threat: 20, ...player }],
    encounterDeck: [NOTHING, NOTHING, NOTHING, NOTHING],
    phase: 'combat',
    ...table,
  });

describe('shadow cards (6.2)', () => {
  test('every engaged enemy is dealt one, face down § step-6-2, shadow-effects, combat-phase', () => {
    const table = fight(
      { heroes: ['Beravor'], engaged: ['Wargs', 'Hill Troll'] },
      {
        staging: ['Wolf Rider'],
      },
    );
    table.asks('actionWindow', 0).shows({ 'shadow cards': 2 });
    expect(cardsTold(table, 'shadowDealt')).toEqual(['Hill Troll', 'Wargs']);
    const shadows = table.state.cards.filter(({ host }) => host === table.card('Hill Troll'));
    expect(shadows.every(({ seen }) => seen === 0)).toBe(true);
  });

  test('are dealt in player order, to the enemy with the highest engagement cost first § step-6-2, shadow-effects, combat-phase', () => {
    const table = play({
      players: [
        { heroes: ['Beravor'], engaged: ['Hummerhorns'] },
        { heroes: ['Gimli'], engaged: ['Wolf Rider', 'Hill Troll', 'Wargs'] },
      ],
      firstPlayer: 1,
      phase: 'combat',
    });
    expect(cardsTold(table, 'shadowDealt')).toEqual([
      ...['Hill Troll', 'Wargs', 'Wolf Rider', 'Hummerhorns'],
    ]);
  });

  test('there is none for an enemy when the deck has run out, and it is not made anew § step-6-2, shadow-effects, empty-deck', () => {
    fight(
      { heroes: ['Beravor'], engaged: ['Wargs', 'Hill Troll'] },
      {
        wholeEncounterDeck: [NOTHING],
        encounterDeck: [],
        encounterDiscard: ['Forest Gate'],
      },
    ).shows({ 'shadow cards': 1, 'encounter deck': 0, 'encounter discard pile': 'Forest Gate' });
  });

  test('that are left are discarded at the end of the phase (6.11) § step-6-11, shadow-effects, combat-phase, enemy-cards', () => {
    saying('Hill Troll', constant(cannot('cannotAttack', itself)));
    fight(
      { heroes: ['Beravor'], engaged: ['Hill Troll'] },
      { encounterDeck: ["Ungoliant's Spawn"] },
    )
      .shows({ 'shadow cards': 1 })
      .untilPhase('refresh')
      // The enemy stays where it is; the threat is that of the refresh phase, not of the shadow.
      .shows({
        'shadow cards': 0,
        'encounter discard pile': "Ungoliant's Spawn",
        'your engaged': 'Hill Troll',
        'your threat': 21,
      });
  });

  test('of an enemy that leaves play are discarded with it § shadow-effects', () => {
    fight(
      { heroes: ['Gimli', 'Beravor'], engaged: [{ card: 'Wargs', shadow: [NOTHING] }] },
      {
        step: '6.7',
      },
    )
      .choose('attack Wargs')
      .choose('attack Gimli', 'attack Beravor')
      .until('actionWindow')
      .pass()
      .pass()
      .shows({ 'shadow cards': 0, 'encounter discard pile': `${NOTHING}, Wargs` });
  });
});

describe('enemy attacks (6.4)', () => {
  test('every engaged enemy attacks once; the player says in which order § step-6-4a, step-6-3, combat-phase, enemy-cards', () => {
    const table = fight({ engaged: ['Wargs', 'Hill Troll'] })
      .asks('whichEnemyAttacks', 0)
      .choose('activate Wargs');
    table
      .until('undefendedDamage')
      .choose('Gimli')
      .until('undefendedDamage')
      .choose('Aragorn')
      .asks('whomToAttack', 0);
    expect(cardsTold(table, 'enemyAttacks')).toEqual(['Wargs', 'Hill Troll']);
  });

  test('go in player order, one player after the other § step-6-5, step-6-3, combat-phase, active-player', () => {
    const table = play({
      players: [
        { heroes: ['Gimli'], engaged: ['Wargs'] },
        { heroes: ['Aragorn'], engaged: ['Wolf Rider'] },
      ],
      firstPlayer: 1,
      encounterDeck: [NOTHING, NOTHING],
      phase: 'combat',
    });
    table.until('whoDefends', 1).pass().until('whoDefends', 0).pass().asks('whoDefends', 1);
    expect(cardsTold(table, 'enemyAttacks')).toEqual(['Wolf Rider', 'Wargs']);
  });

  test.each([
    ['his enemies have attacked already: it attacks nobody', 0, ['Wargs', 'Wolf Rider']],
    ['his enemies are attacking: it attacks', 1, ['Wargs', 'Wolf Rider', 'Black Forest Bats']],
  ] as const)(
    'an enemy engages a player while %s § step-6-4a, step-6-5',
    (_case, seat, attackers) => {
      const him = query(seat === 0 ? 'otherPlayers' : 'you');
      saying('Enchanted Stream', shadow(engage(query('stagedEnemies'), him)));
      const table = play({
        players: [
          { heroes: ['Gimli'], engaged: [{ card: 'Wargs', shadow: [NOTHING] }] },
          { heroes: ['Aragorn'], engaged: [{ card: 'Wolf Rider', shadow: ['Enchanted Stream'] }] },
        ],
        staging: ['Black Forest Bats'],
        phase: 'combat',
        step: '6.3',
      }).until('whomToAttack');
      expect(cardsTold(table, 'enemyAttacks')).toEqual(attackers);
      const hero = seat === 0 ? 'Gimli' : 'Aragorn';
      table.holds(`${hero} engaged`, 'Black Forest Bats');
    },
  );

  test('are not made by enemies in the staging area, nor by one that cannot attack § step-6-4a, staging-area, cannot', () => {
    const table = fight(
      {
        engaged: [{ card: 'Hill Troll', attached: ['Forest Snare'] }],
      },
      { staging: ['Wargs'] },
    ).asks('whomToAttack', 0);
    expect(told(table, 'enemyAttacks')).toEqual([]);
  });

  test('an enemy that has attacked in this round does not attack again § step-6-4a, attacks-outside-combat', () => {
    const table = doing(
      enemyAttacks(query('engagedEnemies')),
      {
        heroes: ['Gimli', 'Beravor'],
        engaged: ['Wargs'],
      },
      { encounterDeck: [NOTHING, NOTHING] },
    )
      .until('undefendedDamage')
      .choose('Gimli')
      .untilPhase('refresh');
    expect(told(table, 'enemyAttacks')).toEqual(['enemyAttacks']);
  });
});

describe('declaring a defender (6.4.1)', () => {
  test('is exhausting one ready character of the attacked player § step-6-4-1, exhausted', () => {
    fight({
      engaged: ['Wargs'],
      area: ['Faramir', { card: 'Gandalf', exhausted: true }, 'Gléowine'],
    })
      .until('whoDefends', 0)
      .offers('defend Gimli', 'defend Aragorn', 'defend Faramir', 'pass', 'defend Gléowine')
      .lacks('defend Gandalf')
      .choose('defend Faramir')
      .asks('actionWindow', 0)
      .shows({ Faramir: 'exhausted', Gimli: '' });
  });

  test('cannot be done by somebody who cannot defend § cannot', () => {
    saying('Veteran Axehand', constant(cannot('cannotDefend', titled('Gimli'))));
    fight({ engaged: ['Wargs'], area: ['Veteran Axehand'] })
      .until('whoDefends', 0)
      .offers('defend Aragorn', 'defend Veteran Axehand', 'pass')
      .lacks('defend Gimli');
  });

  test('is for the attacked player alone, unless another has sentinels and they declined § sentinel, step-6-4-1', () => {
    const table = () =>
      play({
        players: [{ heroes: ['Gimli'], engaged: ['Wargs'] }, { heroes: ['Beravor', 'Aragorn'] }],
        encounterDeck: [NOTHING],
        phase: 'combat',
      }).until('whoDefends', 0);
    table().lacks('defend Aragorn').choose('defend Gimli').asks('actionWindow', 1);
    table()
      .pass()
      .asks('whoDefends', 1)
      .offers('defend Aragorn', 'pass')
      .lacks('defend Beravor')
      .choose('defend Aragorn')
      .shows({ Aragorn: 'exhausted' })
      .until('actionWindow')
      .pass()
      .pass()
      // 3 of the wargs against his 2.
      .shows({ Aragorn: 'damage 1, exhausted', Gimli: '' });
  });

  test('an exhausted sentinel does not help § sentinel', () => {
    play({
      players: [
        { heroes: ['Gimli', 'Denethor'], engaged: ['Wargs'] },
        { heroes: [{ card: 'Aragorn', exhausted: true }] },
      ],
      encounterDeck: [NOTHING],
      phase: 'combat',
    })
      .until('whoDefends', 0)
      .pass()
      .asks('actionWindow', 0);
  });

  test('by a sentinel settles it: with the first defender nobody else is asked § sentinel', () => {
    const asked = () =>
      play({
        players: [
          { heroes: ['Gimli'], engaged: ['Wargs'] },
          { heroes: ['Beravor', 'Aragorn'] },
          { heroes: ['Denethor'], area: ['Gondorian Spearman'] },
        ],
        encounterDeck: [NOTHING],
        phase: 'combat',
        step: '6.4',
      })
        .until('whoDefends', 0)
        .pass()
        .asks('whoDefends', 1);
    asked().choose('defend Aragorn').asks('actionWindow', 1).shows({ 'Gondorian Spearman': '' });
    // In player order, until somebody defends.
    asked().pass().asks('whoDefends', 2).offers('defend Gondorian Spearman', 'pass');
  });

  test('by a sentinel who leaves play makes the attack undefended, for the attacked player § sentinel', () => {
    saying('Hill Troll', shadow(choose(query('defenders'), (one) => discard(one))));
    play({
      players: [
        { heroes: ['Gimli', 'Legolas'], engaged: ['Wolf Rider'] },
        { heroes: ['Beravor'], area: ['Gondorian Spearman'] },
      ],
      encounterDeck: ['Hill Troll'],
      phase: 'combat',
    })
      .until('whoDefends', 0)
      .pass()
      .choose('defend Gondorian Spearman')
      .until('undefendedDamage', 0)
      .offers('Gimli', 'Legolas')
      .lacks('Beravor');
  });

  test('by a sentinel leaves the attacked player the defending player § sentinel, defending-player, shadow-effects', () => {
    // The threat of the defending player rises.
    play({
      players: [
        { heroes: ['Gimli'], threat: 20, engaged: ['Hill Troll'] },
        { heroes: ['Beravor', 'Aragorn'], threat: 10 },
      ],
      encounterDeck: ["Ungoliant's Spawn"],
      phase: 'combat',
    })
      .until('whoDefends', 0)
      .pass()
      .choose('defend Aragorn')
      .until('actionWindow')
      .pass()
      .shows({ 'Gimli threat': 24, 'Beravor threat': 10 });
  });
});

describe('shadow effects (6.4.2)', () => {
  test('are resolved after defenders have been declared, and before the damage § step-6-4-2, shadow-effects, resolving-enemy-attacks', () => {
    const table = fight({ engaged: ['Wargs'] }, { encounterDeck: ['East Bight Patrol'] })
      .until('whoDefends')
      .choose('defend Gimli');
    expect(told(table, 'defends', 'shadowTurned', 'attackStrikes')).toEqual([
      'defends',
      'shadowTurned',
      'attackStrikes',
    ]);
    // 3 and 1 more against 2.
    table.shows({ 'encounter discard pile': 'East Bight Patrol' }).asks('whomToAttack', 0);
    expect(table.log.find(({ line }) => line.say === 'attackStrikes')?.line.count).toBe(2);
  });

  test('last for this attack only § step-6-4-4', () => {
    const table = fight(
      { heroes: ['Gimli', 'Aragorn'], engaged: ['Wargs', 'Wolf Rider'] },
      {
        encounterDeck: ['East Bight Patrol', NOTHING],
      },
    )
      .choose('activate Wargs')
      .until('undefendedDamage');
    table.choose('Gimli').until('undefendedDamage').choose('Gimli').asks('whomToAttack', 0);
    const strikes = table.log.flatMap(({ line }) =>
      line.say === 'attackStrikes' ? line.count : [],
    );
    expect(strikes).toEqual([4, 2]);
  });

  test('several cards are resolved one by one, in the order in which they were dealt § step-6-4-2, shadow-effects', () => {
    const table = fight(
      {
        engaged: [{ card: 'Wargs', shadow: ['East Bight Patrol', 'Wargs'] }],
      },
      { encounterDeck: [NOTHING] },
    )
      .until('whoDefends')
      .choose('defend Gimli');
    expect(cardsTold(table, 'shadowTurned')).toEqual(['East Bight Patrol', 'Wargs', NOTHING]);
  });

  test('that are canceled: the card was turned up all the same and is discarded § prevent, shadow-effects', () => {
    fight(
      { heroes: ['Éowyn', 'Beravor'], resources: 1, hand: ['Hasty Stroke'], engaged: ['Wargs'] },
      {
        encounterDeck: ["Ungoliant's Spawn"],
      },
    )
      .until('whoDefends')
      .choose('defend Éowyn')
      .until('useAbility')
      .choose('play Hasty Stroke')
      .asks('actionWindow', 0)
      .shows({ 'your threat': 20, 'encounter discard pile': "Ungoliant's Spawn" });
  });

  test('of a card that is revealed from the deck are not resolved § shadow-effects', () => {
    play({
      players: [{ heroes: ['Beravor'], threat: 20 }],
      encounterDeck: ['East Bight Patrol'],
      phase: 'quest',
      step: '3.3',
    })
      .asks('actionWindow', 0)
      .shows({ 'your threat': 20 });
  });
});

describe('combat damage of an enemy (6.4.3)', () => {
  test('is its attack less the defense of the defender § step-6-4-3, defense-strength, attack-strength', () => {
    // 6 against 2.
    fight({ engaged: ['Hill Troll'], heroes: ['Gimli', 'Beravor'] })
      .until('whoDefends')
      .choose('defend Gimli')
      .pass()
      .pass()
      .shows({ Gimli: 'damage 4, exhausted' });
  });

  test('is none if the defense is as high or higher § step-6-4-3, defense-strength', () => {
    // 3 against 3.
    fight({ engaged: ['Wargs'], heroes: ['Denethor', 'Beravor'] })
      .until('whoDefends')
      .choose('defend Denethor')
      .until('actionWindow')
      .pass()
      .pass()
      .shows({ Denethor: 'exhausted' });
  });

  test('beyond what destroys the defender hits nobody else § step-6-4-3, damage', () => {
    fight(
      { engaged: ['Hill Troll'], area: ['Gandalf', 'Snowbourn Scout'], heroes: ['Beravor'] },
      {
        gains: { 'Hill Troll': { attack: 4 } },
      },
    )
      .until('whoDefends')
      .choose('defend Snowbourn Scout')
      .until('actionWindow')
      .pass()
      .pass()
      .shows({ Beravor: '', Gandalf: '', 'your discard pile': 'Snowbourn Scout' });
  });

  test('undefended: all of it goes to one hero of the attacked player, without his defense § step-6-4-3, defense-strength, ally-cards', () => {
    fight(
      { engaged: ['Hill Troll'], heroes: ['Gimli', 'Beravor'], area: ['Faramir'] },
      {
        gains: { 'Hill Troll': { attack: -2 } },
      },
    )
      .until('whoDefends')
      .pass()
      .until('undefendedDamage', 0)
      .offers('Gimli', 'Beravor')
      .lacks('Faramir')
      .choose('Gimli')
      .shows({ Gimli: 'damage 4', Beravor: '' });
  });

  test('undefended it is also if the defender has left before § step-6-4-3', () => {
    saying('Wargs', shadow(choose(query('defenders'), (one) => discard(one))));
    fight(
      { engaged: ['Hill Troll'], heroes: ['Gimli', 'Aragorn'], area: ['Gandalf'] },
      {
        encounterDeck: ['Wargs'],
        gains: { 'Hill Troll': { attack: -2 } },
      },
    )
      .until('whoDefends')
      .choose('defend Gandalf')
      .until('undefendedDamage', 0)
      .choose('Aragorn')
      .shows({ Aragorn: 'damage 4', 'your discard pile': 'Gandalf' })
      .asks('whomToAttack', 0);
  });

  test('of several defenders: their defense is added up, and one of them takes all of it § several-defenders', () => {
    fight({
      engaged: ['Hill Troll'],
      heroes: ['Gimli', 'Beravor', 'Aragorn'],
      hand: ['Stand Together'],
    })
      .choose('play Stand Together')
      .until('whoDefendTogether', 0)
      .choose('defend Gimli', 'defend Aragorn')
      .until('assignDamage', 0)
      .offers('Gimli', 'Aragorn')
      .lacks('Beravor')
      .choose('Aragorn')
      // 6 against 2 and 2.
      .shows({ Aragorn: 'damage 2, exhausted', Gimli: 'exhausted' });
  });

  test('of several defenders: who is gone neither defends nor can take it § several-defenders', () => {
    const together = (gone: string) => {
      saying('Wargs', shadow(discard(query('defenders', titled(gone)))));
      return fight(
        {
          engaged: ['Hill Troll'],
          heroes: ['Gimli', 'Aragorn', 'Beravor'],
          area: ['Gandalf'],
          hand: ['Stand Together'],
        },
        { encounterDeck: ['Wargs'] },
      )
        .choose('play Stand Together')
        .until('whoDefendTogether', 0)
        .choose('defend Gimli', 'defend Gandalf')
        .until('actionWindow')
        .pass();
    };
    // 6 against the 2 of Gimli alone.
    together('Gandalf').until('whomToAttack').shows({ Gimli: 'damage 4, exhausted' });
    together('nobody').until('assignDamage', 0).offers('Gimli', 'Gandalf');
  });

  test('of several defenders: undefended only if all of them are gone § several-defenders', () => {
    saying('Wargs', shadow(discard(query('defenders'))));
    fight(
      {
        engaged: ['Hill Troll'],
        heroes: ['Gimli', 'Legolas'],
        area: ['Gandalf', 'Faramir'],
        hand: ['Stand Together'],
      },
      { encounterDeck: ['Wargs'], gains: { 'Hill Troll': { attack: -3 } } },
    )
      .until('actionWindow')
      .choose('play Stand Together')
      .until('whoDefendTogether', 0)
      .choose('defend Faramir', 'defend Gandalf')
      .until('undefendedDamage', 0)
      .choose('Gimli')
      .shows({ Gimli: 'damage 3' })
      .asks('whomToAttack', 0);
  });

  test('ends the attack if the enemy has gone: no damage', () => {
    fight({
      heroes: ['Gimli', 'Beravor'],
      engaged: [{ card: 'Wargs', damage: 2 }],
      area: ['Gondorian Spearman'],
    })
      .until('whoDefends')
      .choose('defend Gondorian Spearman')
      .choose('use Gondorian Spearman')
      .until('actionWindow')
      .shows({ 'encounter discard pile': `${NOTHING}, Wargs`, 'Gondorian Spearman': 'exhausted' });
  });
});

describe('an attack of an enemy outside the combat phase', () => {
  test('is dealt a shadow card and goes through the same steps § attacks-outside-combat, resolving-enemy-attacks, shadow-effects', () => {
    const table = doing(
      enemyAttacks(query('engagedEnemies')),
      {
        heroes: ['Gimli', 'Beravor'],
        engaged: ['Wargs'],
        threat: 20,
      },
      { encounterDeck: ["Ungoliant's Spawn", NOTHING] },
    )
      .until('whoDefends')
      .choose('defend Gimli')
      .pass();
    expect(told(table, 'shadowDealt', 'enemyAttacks', 'defends', 'shadowTurned')).toEqual([
      ...['enemyAttacks', 'shadowDealt', 'defends', 'shadowTurned'],
    ]);
    table.pass().shows({
      Gimli: 'damage 1, exhausted',
      'your threat': 24,
      'encounter discard pile': "Ungoliant's Spawn",
    });
    // Then the game goes on where it was.
    table.until('planning').inPhase('planning');
  });

  test('within another attack ends nothing that lasts for that one § step-6-4-4', () => {
    saying(
      'Wolf Rider',
      shadow(
        sequence(
          lasting('attack', change('attack', same(attackingEnemy), 2)),
          enemyAttacks(query('enemies', titled('Wargs'))),
        ),
      ),
    );
    const table = fight(
      { heroes: ['Gimli', 'Aragorn'], engaged: ['Wargs', 'Hill Troll'] },
      {
        encounterDeck: ['Wolf Rider', NOTHING],
        gains: { 'Hill Troll': { attack: -3 } },
      },
    )
      .choose('activate Hill Troll')
      .until('undefendedDamage')
      .choose('Gimli')
      .until('undefendedDamage')
      .choose('Aragorn')
      .asks('whomToAttack', 0);
    const strikes = table.log.flatMap(({ line }) =>
      line.say === 'attackStrikes' ? line.count : [],
    );
    // The wargs with 3, the troll with 3 and 2.
    expect(strikes.slice(0, 2)).toEqual([3, 5]);
  });
});

describe('an enemy that is forced to do something when it attacks', () => {
  test('does it to the player it attacks § defending-player', () => {
    saying('Wargs', forced('enemyAttacked', null, raiseThreat(you, 5)));
    play({
      players: [
        { heroes: ['Beravor'], threat: 10 },
        { heroes: ['Gimli'], threat: 10, engaged: ['Wargs'] },
      ],
      encounterDeck: [NOTHING],
      phase: 'combat',
    })
      .until('whoDefends', 1)
      .choose('defend Gimli')
      .untilPhase('refresh')
      .shows({ 'Beravor threat': 11, 'Gimli threat': 16 });
  });
});
