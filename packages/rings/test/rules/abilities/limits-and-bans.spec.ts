import { describe, expect, test } from 'vitest';
import type { RingsAbility } from '../../../src/vocabulary/builders.ts';
import {
  action,
  cannot,
  choose,
  constant,
  damage,
  discard,
  enemy,
  enemyAttacks,
  fixAt,
  gains,
  gainsTrait,
  lasting,
  query,
  raiseThreat,
  ready,
  titled,
  trait,
  whenRevealed,
  you,
} from '../../../src/vocabulary/builders.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';
import { cardsTold, doing, saying } from '../rewording.ts';

describe('a limit', () => {
  const limited = (per: string, by?: 'player'): RingsAbility =>
    action(raiseThreat(you, 1), { limit: { times: 1, per, ...(by ? { by } : {}) } });

  test('for a phase ends with the phase § limits', () => {
    saying('Beravor', limited('phase'));
    play({ players: [{ heroes: ['Beravor', 'Denethor'], threat: 10 }] })
      .choose('use Beravor')
      .cannot('use Beravor', 'limitReached')
      .untilPhase('quest')
      .offers('use Beravor', 'pass', 'use Denethor');
  });

  test('for a round ends with the round § limits, step-0-1', () => {
    saying('Beravor', limited('round'));
    play({ players: [{ heroes: ['Beravor', 'Denethor'], threat: 10 }], phase: 'refresh' })
      .choose('use Beravor')
      .cannot('use Beravor', 'limitReached')
      .untilPhase('resource')
      .offers('use Beravor', 'pass', 'use Denethor');
    play({
      players: [{ heroes: ['Beravor', 'Denethor'], threat: 10 }],
      encounterDeck: ['Eyes of the Forest'],
    })
      .choose('use Beravor')
      .untilPhase('quest')
      .cannot('use Beravor', 'limitReached');
  });

  test('counts for each copy of a card by itself § limits', () => {
    saying('Gléowine', limited('round'));
    play({
      players: [{ heroes: ['Beravor'], area: ['Gléowine', 'Gléowine'], threat: 10 }],
    })
      .choose('use Gléowine')
      .offers('use Gléowine', 'pass', 'use Beravor')
      .choose('use Gléowine')
      .lacks('use Gléowine')
      .shows({ 'your threat': 12 });
  });

  test('for the game counts for each player, whichever copy they use § limits', () => {
    saying('Gléowine', limited('game', 'player'));
    play({
      players: [
        { heroes: ['Beravor'], area: ['Gléowine', 'Gléowine'], threat: 10 },
        { heroes: ['Denethor'], area: ['Gléowine'], threat: 10 },
      ],
    })
      .choose('use Gléowine')
      .cannot('use Gléowine', 'limitReached')
      .pass()
      .asks('actionWindow', 1)
      .offers('use Gléowine', 'pass', 'use Denethor');
  });

  test('for the game is not forgotten when the card leaves play and comes back § limits', () => {
    saying('Gléowine', limited('game', 'player'));
    saying('Stand Together', action(discard(query('allies'))));
    play({
      players: [
        {
          heroes: ['Beravor', 'Gimli'],
          resources: 2,
          area: ['Gléowine'],
          hand: ['Stand Together', 'Gléowine'],
          threat: 10,
        },
      ],
    })
      .choose('use Gléowine')
      .choose('play Stand Together')
      .plays('Gléowine')
      .cannot('use Gléowine', 'limitReached');
  });

  test('for the round begins anew with a card that has come back § limits, in-play', () => {
    saying('Gléowine', limited('round'));
    saying('Stand Together', action(discard(query('allies'))));
    play({
      players: [
        {
          heroes: ['Beravor', 'Gimli'],
          resources: 2,
          area: ['Gléowine'],
          hand: ['Stand Together', 'Gléowine'],
          threat: 10,
        },
      ],
    })
      .choose('use Gléowine')
      .choose('play Stand Together')
      .plays('Gléowine')
      .offers('use Gléowine', 'pass', 'use Beravor');
  });
});

describe('“cannot”', () => {
  test('is absolute: nothing that allows it helps § cannot, golden-rules', () => {
    saying('Hill Troll', constant(cannot('cannotAttack', titled('Legolas'))));
    play({
      players: [{ heroes: ['Legolas', 'Gimli', 'Beravor'], engaged: ['Wargs'] }],
      staging: ['Hill Troll'],
      gains: { Legolas: { ranged: 1, attacksStaging: 1 } },
      phase: 'combat',
      step: '6.7',
    })
      .lacks('attack Hill Troll')
      .choose('attack Wargs')
      .offers('attack Gimli', 'attack Beravor')
      .lacks('attack Legolas');
  });

  test('is stronger than an effect that demands the same thing § cannot', () => {
    const attacked = (attached: readonly string[]) =>
      doing(
        enemyAttacks(query('engagedEnemies')),
        { heroes: ['Gimli', 'Beravor'], engaged: [{ card: 'Wolf Rider', attached }, 'Wargs'] },
        { encounterDeck: ['Old Forest Road', 'Old Forest Road'] },
      )
        .until('undefendedDamage')
        .choose('Gimli');
    const first = (table: Play) => cardsTold(table, 'enemyAttacks')[0];
    expect(first(attacked([]))).toBe('Wolf Rider');
    expect(first(attacked(['Forest Snare']))).toBe('Wargs');
  });

  test('keeps players from drawing § cannot', () => {
    play({
      players: [{ heroes: ['Beravor', 'Denethor'], wholeDeck: ['Gandalf'] }],
      location: 'Enchanted Stream',
      phase: 'resource',
    })
      .shows({ 'your hand': '', 'your deck': 1 })
      .cannot('use Beravor', 'noTarget');
  });
});

describe('a card with a blank text box', () => {
  const blank = (title: string) => saying('Hill Troll', constant(gains('blank', titled(title))));
  const staging = ['Hill Troll'];

  test('has no actions § blank', () => {
    blank('Beravor');
    play({ players: [{ heroes: ['Beravor', 'Denethor'] }], staging })
      .offers('use Denethor', 'pass')
      .lacks('use Beravor');
  });

  test('has no constant abilities § blank', () => {
    blank("Celebrían's Stone");
    play({
      players: [
        { heroes: [{ card: 'Gimli', attached: ["Celebrían's Stone"] }, 'Beravor'], threat: 10 },
      ],
      staging,
      encounterDeck: ['Eyes of the Forest'],
      phase: 'quest',
    })
      .commit('Gimli')
      .untilPhase('travel')
      // 2 against 1; with the stone it would be 4.
      .shows({ 'Flies and Spiders': 'progress 1' });
  });

  test('answers nothing § blank', () => {
    blank('Aragorn');
    play({
      players: [{ heroes: ['Aragorn', 'Beravor'], resources: 1, threat: 10 }],
      staging,
      encounterDeck: ['Eyes of the Forest'],
      phase: 'quest',
    })
      .commit('Aragorn')
      .asks('actionWindow', 0)
      .shows({ Aragorn: 'resource 1, exhausted' });
  });

  test('has no keywords § blank', () => {
    blank('Legolas');
    play({
      players: [{ heroes: ['Legolas'] }, { heroes: ['Gimli'], engaged: ['Wargs'] }],
      staging,
      phase: 'combat',
      step: '6.7',
    }).asks('whomToAttack', 1);
  });

  test('has no traits, but those that others give it § blank, traits, gains', () => {
    saying(
      'Hill Troll',
      constant(gains('blank', titled('Denethor')), gainsTrait('Gondor', titled('Denethor'))),
    );
    const harmed = (name: string) =>
      doing(
        damage(1, query('heroes', trait(name))),
        { heroes: ['Gimli', 'Denethor'] },
        { staging },
      );
    harmed('Gondor').shows({ Denethor: 'damage 1' }).asks('commitToQuest', 0);
    harmed('Noble').shows({ Denethor: '', Gimli: 'damage 1' }).asks('commitToQuest', 0);
  });

  test('has its text again when that ends § blank', () => {
    doing(lasting('phase', gains('blank', titled('Beravor'))), {
      heroes: ['Gimli', 'Beravor', 'Denethor'],
    })
      .lacks('use Beravor')
      .untilPhase('quest')
      .offers('use Beravor', 'pass', 'use Denethor');
  });

  test('keeps its values § blank', () => {
    blank('Éowyn');
    play({
      players: [{ heroes: ['Éowyn', 'Beravor'], threat: 10 }],
      staging,
      encounterDeck: ['Eyes of the Forest'],
      phase: 'quest',
    })
      .commit('Éowyn')
      .untilPhase('travel')
      .shows({ 'Flies and Spiders': 'progress 3' });
  });
});

describe('a card that is immune to player card effects', () => {
  const gainsImmune = { 'Hill Troll': { immune: 1 } } as const;

  test('cannot be chosen by them § immune', () => {
    saying('Stand Together', action(choose(query('enemies'), (foe) => damage(1, foe))));
    play({
      players: [
        { heroes: ['Gimli', 'Beravor'], hand: ['Stand Together'], engaged: ['Hill Troll'] },
      ],
      gains: gainsImmune,
    }).cannot('play Stand Together', 'noTarget');
    doing(
      choose(query('enemies'), (foe) => damage(1, foe)),
      { engaged: ['Hill Troll', 'Wargs'] },
      { gains: gainsImmune },
    )
      .shows({ Wargs: 'damage 1', 'Hill Troll': '' })
      .asks('commitToQuest', 0);
  });

  test('is not touched by those that choose nothing either § immune, grim-rule', () => {
    doing(damage(1, query('enemies')), { engaged: ['Hill Troll', 'Wargs'] }, { gains: gainsImmune })
      .shows({ Wargs: 'damage 1', 'Hill Troll': '' })
      .asks('commitToQuest', 0);
  });

  test('is not changed by what lasts, also if that began before § immune', () => {
    saying('Veteran Axehand', constant(fixAt('threat', enemy, 0)));
    const resisting = (gaining: object) =>
      play({
        players: [{ heroes: ['Beravor'], threat: 10, area: ['Veteran Axehand'] }],
        staging: ['Hill Troll'],
        encounterDeck: ['Eyes of the Forest'],
        phase: 'quest',
        ...gaining,
      })
        .commit()
        .untilPhase('travel');
    resisting({}).shows({ 'your threat': 10 });
    resisting({ gains: gainsImmune }).shows({ 'your threat': 11 });
  });

  test('is touched by attacks, by the rules and by encounter cards § immune', () => {
    play({
      players: [{ heroes: ['Gimli', 'Aragorn'], engaged: ['Hill Troll'] }],
      gains: gainsImmune,
      phase: 'combat',
      step: '6.7',
    })
      .choose('attack Hill Troll')
      .choose('attack Gimli', 'attack Aragorn')
      .shows({ 'Hill Troll': 'damage 2' });
    saying('Wargs', whenRevealed(damage(1, query('enemies'))));
    play({
      players: [{ heroes: ['Beravor'] }],
      staging: ['Hill Troll'],
      gains: gainsImmune,
      encounterDeck: ['Wargs'],
      phase: 'quest',
      step: '3.3',
    }).shows({ 'Hill Troll': 'damage 1' });
  });

  test('is immune alone: what is attached to it is not § immune', () => {
    doing(
      ready(query('inPlay', titled('Forest Snare'))),
      { engaged: [{ card: 'Hill Troll', attached: [{ card: 'Forest Snare', exhausted: true }] }] },
      { gains: gainsImmune },
    )
      .shows({ 'Forest Snare': 'on Hill Troll' })
      .asks('commitToQuest', 0);
  });
});
