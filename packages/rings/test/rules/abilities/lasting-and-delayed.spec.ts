import { describe, expect, test } from 'vitest';
import {
  action,
  all,
  change,
  choose,
  discard,
  forced,
  forNow,
  inStaging,
  lasting,
  later,
  location,
  marked,
  query,
  raiseThreat,
  response,
  same,
  sequence,
  THIS,
  titled,
  toHand,
  whenRevealed,
  you,
} from '../../../src/vocabulary/builders.ts';
import { play } from '../../table/play.ts';
import { doing, saying, told } from '../rewording.ts';

const NOTHING = 'Eyes of the Forest';

describe('a lasting effect', () => {
  test('of a player card changes only cards that are in play when it begins § lasting-effects, event-cards', () => {
    doing(
      forNow(query('characters'), 'round', (card) => change('willpower', card, 1)),
      { heroes: ['Gimli', 'Aragorn'], resources: 2, hand: ['Veteran Axehand'] },
      { encounterDeck: ['Old Forest Road'] },
    )
      .plays('Veteran Axehand', 'Gimli', 'Gimli')
      .commit('Veteran Axehand', 'Gimli')
      .until('whereToTravel')
      // Gimli 2 and 1 more, the ally that came later nothing, against 1.
      .shows({ 'Flies and Spiders': 'progress 2' });
  });

  test('of an encounter card changes also those that come later § lasting-effects', () => {
    saying(
      'Hill Troll',
      whenRevealed(lasting('phase', change('threat', all(inStaging, location), 2))),
    );
    play({
      players: [
        { heroes: ['Beravor'], threat: 10 },
        { heroes: ['Gimli'], threat: 10 },
      ],
      encounterDeck: ['Hill Troll', 'Old Forest Road'],
      phase: 'quest',
      step: '3.3',
    })
      .until('whereToTravel')
      // 1 for the troll, 1 and 2 more for the road.
      .shows({ 'Beravor threat': 14, 'Gimli threat': 14 });
  });

  test('goes on though the card that made it has left play § lasting-effects', () => {
    saying(
      'Veteran Axehand',
      response(
        'committed',
        null,
        sequence(lasting('phase', change('willpower', titled('Gimli'), 3)), discard(THIS)),
      ),
    );
    play({
      players: [{ heroes: ['Gimli', 'Beravor'], threat: 10, area: ['Veteran Axehand'] }],
      encounterDeck: [NOTHING],
      phase: 'quest',
    })
      .commit('Gimli')
      .choose('use Veteran Axehand')
      .shows({ 'your discard pile': 'Veteran Axehand' })
      .untilPhase('travel')
      .shows({ 'Flies and Spiders': 'progress 5' });
  });

  test('of an attachment on its hero goes on though the attachment has gone § lasting-effects', () => {
    saying('Stand Together', action(discard(query('yours', titled('Protector of Lórien')))));
    play({
      players: [
        {
          heroes: [{ card: 'Gimli', attached: ['Protector of Lórien'] }, 'Beravor'],
          threat: 10,
          hand: ['Gandalf', 'Stand Together'],
        },
      ],
      encounterDeck: [NOTHING],
      phase: 'quest',
    })
      .choose('use Protector of Lórien')
      .choose('Gandalf')
      .choose('option 2')
      .choose('play Stand Together')
      .commit('Gimli')
      .untilPhase('travel')
      .shows({ 'Flies and Spiders': 'progress 3' });
  });

  test('is over with a card that has left play and come back § in-play', () => {
    saying(
      'Stand Together',
      action(
        choose(query('allies'), (friend) =>
          sequence(lasting('round', change('willpower', same(friend), 5)), toHand(friend)),
        ),
      ),
    );
    play({
      players: [
        {
          heroes: ['Gimli', 'Thalin'],
          threat: 10,
          resources: 1,
          hand: ['Stand Together'],
          area: ['Veteran Axehand'],
        },
      ],
      encounterDeck: [NOTHING],
    })
      .choose('play Stand Together')
      .plays('Veteran Axehand', 'Gimli', 'Thalin')
      .commit('Veteran Axehand')
      .until('commitToQuest')
      .shows({ 'Flies and Spiders': '' });
  });

  test('until the end of an attack can begin only in an attack § lasting-effects', () => {
    saying('Stand Together', action(lasting('attack', change('attack', titled('Gimli'), 5))));
    const players = [
      { heroes: ['Gimli', 'Beravor'], hand: ['Stand Together'], engaged: ['Hill Troll'] },
    ];
    play({ players }).cannot('play Stand Together', 'noTarget');
    play({ players, phase: 'combat', step: '6.7' })
      .choose('attack Hill Troll')
      .choose('attack Gimli')
      .offers('play Stand Together', 'pass', 'use Beravor');
  });

  test('until the end of a phase is over before anything happens at the end of it § lasting-effects, step-2-4', () => {
    saying(
      'Hill Troll',
      forced(
        'phaseEnds',
        marked('planning'),
        raiseThreat(you, {
          amount: 'stat',
          stat: 'willpower',
          of: query('heroes', titled('Gimli')),
        }),
      ),
    );
    doing(
      lasting('phase', change('willpower', titled('Gimli'), 5)),
      { heroes: ['Gimli', 'Beravor'], threat: 10 },
      { staging: ['Hill Troll'] },
    )
      .untilPhase('quest')
      .shows({ 'your threat': 12 });
  });
});

describe('a delayed effect', () => {
  test('is done by itself at its time, before anybody can respond § delayed-effects', () => {
    saying('Veteran Axehand', response('phaseEnds', marked('planning'), raiseThreat(you, 1)));
    doing(later('phaseEnds', raiseThreat(you, 10)), {
      heroes: ['Gimli', 'Beravor'],
      threat: 10,
      area: ['Veteran Axehand'],
    })
      .shows({ 'your threat': 10 })
      .until('useAbility')
      .shows({ 'your threat': 20 });
  });

  test('is done once § delayed-effects', () => {
    const table = doing(
      later('phaseEnds', raiseThreat(you, 10)),
      { heroes: ['Gimli', 'Beravor'], threat: 10 },
      { encounterDeck: [NOTHING] },
    );
    table.untilPhase('encounter').shows({ 'your threat': 20 });
    expect(told(table, 'threatRaised')).toEqual(['threatRaised']);
  });

  test('is no new ability: it asks nobody whether it may be used § delayed-effects', () => {
    doing(later('phaseEnds', raiseThreat(you, 10)), { heroes: ['Gimli', 'Beravor'], threat: 10 })
      .untilPhase('quest')
      .asks('actionWindow', 0)
      .shows({ 'your threat': 20 });
  });

  test('of a card that went away meanwhile does nothing to it § delayed-effects', () => {
    saying('Feint', action(discard(query('allies'))));
    play({
      players: [
        {
          heroes: ['Aragorn', 'Gimli', 'Beravor'],
          resources: 1,
          hand: ['Sneak Attack', 'Faramir', 'Feint'],
        },
      ],
    })
      .choose('play Sneak Attack')
      .choose('play Feint')
      .untilPhase('quest')
      .shows({ 'your hand': '', 'your discard pile': 'Faramir, Feint, Sneak Attack' });
  });

  describe('of several at the same time', () => {
    /** Beorn comes by Sneak Attack, and is to go back both to the hand and into the deck. */
    const beornSneaks = (firstPlayer: number) =>
      play({
        players: [
          {
            heroes: ['Aragorn', 'Gimli'],
            resources: 1,
            hand: ['Sneak Attack', 'Beorn'],
            wholeDeck: [],
          },
          { heroes: ['Beravor'] },
        ],
        firstPlayer,
        phase: 'resource',
      })
        .until('actionWindow', 0)
        .choose('play Sneak Attack')
        .until('actionWindow', 0)
        .choose('use Beorn')
        .until('whichFirst', firstPlayer);

    test('the first player says which is resolved first, whoever plays the cards § delayed-effects, simultaneous-priority', () => {
      for (const firstPlayer of [0, 1]) {
        beornSneaks(firstPlayer)
          .offers('Sneak Attack', 'Beorn')
          .choose('Sneak Attack')
          .shows({ 'Aragorn hand': 'Beorn', 'Aragorn deck': 0 });
        beornSneaks(firstPlayer).choose('Beorn').shows({ 'Aragorn hand': '', 'Aragorn deck': 1 });
      }
    });

    test('those about different cards need no order: nobody is asked § delayed-effects', () => {
      play({
        players: [
          {
            heroes: ['Aragorn', 'Gimli', 'Beravor'],
            resources: 2,
            hand: ['Sneak Attack', 'Sneak Attack', 'Faramir', 'Beorn'],
          },
        ],
      })
        .plays('Sneak Attack')
        .choose('Faramir')
        .plays('Sneak Attack')
        .untilPhase('quest')
        .shows({ 'your hand': 'Beorn, Faramir' });
    });
  });
});
