import { describe, expect, test } from 'vitest';
import {
  aboutThis,
  action,
  addResources,
  andThen,
  cancel,
  cancelling,
  cardIs,
  choose,
  damage,
  discard,
  discardRandom,
  draw,
  either,
  exhaust,
  exhausted,
  exhaustThis,
  forced,
  forcedWhen,
  heal,
  hero,
  instead,
  itself,
  may,
  not,
  query,
  raiseThreat,
  ready,
  response,
  SUBJECT,
  sequence,
  THIS,
  titled,
  whenRevealed,
  you,
  yourEvent,
} from '../../../src/vocabulary/builders.ts';
import { play } from '../../table/play.ts';
import { doing, reprinted, saying, told } from '../rewording.ts';

const NOTHING = 'Eyes of the Forest';

describe('an action', () => {
  test('is used on what a player controls, on events in their hand, and never on those of others § action, ability', () => {
    play({
      players: [
        { heroes: ['Beravor'], area: ['Faramir'] },
        { heroes: ['Denethor'], hand: ['Gandalf'] },
      ],
    })
      .offers('use Beravor', 'use Faramir', 'pass')
      .lacks('use Denethor');
  });

  test('on an objective, a quest card or a location in play may be used by every player § action', () => {
    for (const type of ['Objective', 'Location', 'Quest'] as const) {
      reprinted("Gandalf's Map", { type }, action(raiseThreat(you, 1)));
      play({
        players: [
          { heroes: ['Gimli'], threat: 1 },
          { heroes: ['Aragorn'], threat: 1 },
        ],
        staging: ["Gandalf's Map"],
      })
        .asks('planning', 0)
        .choose("use Gandalf's Map")
        .pass()
        .asks('actionWindow', 1)
        .choose("use Gandalf's Map")
        .shows({ 'Gimli threat': 2, 'Aragorn threat': 2 });
    }
  });

  test('of a phase can only be used in the windows of that phase § action, play-restrictions', () => {
    const players = [
      { heroes: ['Gimli', 'Beravor'], resources: 1, hand: ['Feint'], engaged: ['Wargs'] },
    ];
    play({ players }).cannot('play Feint', 'onlyInPhase');
    play({ players, phase: 'combat' }).offers('play Feint', 'pass', 'use Beravor');
  });

  test('is resolved completely before anybody gets another chance to act § action, ability, action-windows', () => {
    doing(
      sequence(
        raiseThreat(you, 1),
        choose(query('heroes'), (one) => damage(1, one)),
      ),
      { heroes: ['Gimli', 'Beravor'], threat: 10 },
    )
      .asks('chooseCard', 0)
      .lacks('use Beravor')
      // Sentence after sentence.
      .shows({ 'your threat': 11 });
  });

  test('cannot be used if its effect has nothing to change § ability, triggered-ability, choose', () => {
    play({ players: [{ heroes: ['Beravor', 'Glorfindel'], resources: 1 }] }).cannot(
      'use Glorfindel',
      'noTarget',
    );
  });

  test('cannot be used if its cost cannot be paid in full § cost, to, ability', () => {
    saying('Stand Together', action(draw(1), { cost: discardRandom(2) }));
    const hand = ['Stand Together', 'Gandalf'];
    play({ players: [{ heroes: ['Gimli', 'Beravor'], hand }] }).cannot(
      'play Stand Together',
      'costCannotBePaid',
    );
    play({ players: [{ heroes: ['Gimli'], hand: [...hand, 'Feint'] }] }).offers(
      'play Stand Together',
      'pass',
    );
  });

  test('cannot be paid for by exhausting a card that is exhausted § exhausted, to, cost', () => {
    play({
      players: [{ heroes: ['Beravor'], area: [{ card: 'Faramir', exhausted: true }] }],
    }).cannot('use Faramir', 'costCannotBePaid');
  });

  test('pays its cost first, and chooses then § initiating-abilities, to, cost', () => {
    const table = play({
      players: [
        { heroes: ['Beravor'], wholeDeck: ['Gandalf', 'Feint', 'Beorn'] },
        { heroes: ['Gimli'] },
      ],
    }).choose('use Beravor');
    table.asks('chooseCard', 0).shows({ Beravor: 'exhausted' });
  });

  test('lets what its cost has set off be answered before anything is chosen § initiating-abilities', () => {
    saying('Veteran Axehand', response('exhausted', null, raiseThreat(you, 5)));
    play({
      players: [
        { heroes: ['Beravor'], threat: 10, area: ['Veteran Axehand'] },
        { heroes: ['Gimli'] },
      ],
    })
      .choose('use Beravor')
      .asks('useAbility', 0)
      .shows({ Beravor: 'exhausted' })
      .choose('use Veteran Axehand')
      .asks('chooseCard', 0)
      .shows({ 'Beravor threat': 15 });
  });

  test('has its target chosen by whoever controls it, not by the first player § choose', () => {
    play({ players: [{ heroes: ['Gimli'] }, { heroes: ['Beravor'] }], phase: 'resource' })
      .asks('actionWindow', 1)
      .choose('use Beravor')
      .asks('chooseCard', 1)
      .offers('Gimli', 'Beravor');
  });

  test('that chooses between effects offers only what changes something § effects', () => {
    doing(
      either(
        heal(1, query('heroes')),
        raiseThreat(you, 1),
        choose(query('heroes', exhausted), (one) => ready(one)),
      ),
      { heroes: ['Gimli', 'Beravor'], threat: 5 },
    ).shows({ 'your threat': 6 });
  });

  test('does as much as there is: it may speak of more cards than there are § effects, drawing-cards', () => {
    doing(draw(5), { wholeDeck: ['Gandalf'] })
      .shows({ 'your hand': 'Gandalf' })
      .asks('commitToQuest', 0);
  });
});

describe('“then”', () => {
  test('follows only if what stands before it was done completely § then', () => {
    doing(andThen(exhaust(query('heroes', titled('Gimli'))), raiseThreat(you, 5)), {
      heroes: ['Gimli', 'Beravor'],
      threat: 5,
    }).shows({ 'your threat': 10 });
    doing(
      sequence(
        raiseThreat(you, 1),
        andThen(exhaust(query('heroes', titled('Gimli'))), raiseThreat(you, 5)),
      ),
      { heroes: [{ card: 'Gimli', exhausted: true }, 'Beravor'], threat: 5 },
    ).shows({ 'your threat': 6 });
  });

  test('does not follow what was done in part: that is done, and nothing else § then, effects', () => {
    const after = (wholeDeck: readonly string[]) =>
      doing(andThen(draw(2), raiseThreat(you, 5)), {
        heroes: ['Gimli', 'Beravor'],
        wholeDeck,
        threat: 5,
      });
    after(['Gandalf']).shows({ 'your hand': 'Gandalf', 'your threat': 5 }).asks('commitToQuest', 0);
    after(['Gandalf', 'Feint'])
      .shows({ 'your hand': 'Feint, Gandalf', 'your threat': 10 })
      .asks('commitToQuest', 0);
  });

  test('lets as much follow as there is § then', () => {
    const gimli = query('heroes', titled('Gimli'));
    doing(andThen(exhaust(gimli), draw(3)), {
      heroes: ['Gimli', 'Beravor'],
      wholeDeck: ['Gandalf'],
    })
      .shows({ Gimli: 'exhausted', 'your hand': 'Gandalf' })
      .asks('commitToQuest', 0);
  });
});

describe('“may”', () => {
  test('leaves the choice to the player § may', () => {
    const asked = () =>
      doing(may(raiseThreat(you, 5)), { heroes: ['Gimli', 'Beravor'], threat: 5 });
    asked().choose('yes').shows({ 'your threat': 10 });
    asked().choose('no').shows({ 'your threat': 5 });
  });
});

describe('a response', () => {
  test('may be used or not, right after what it answers § response, after, ability, triggered-ability', () => {
    const table = play({
      players: [{ heroes: ['Aragorn', 'Beravor'], resources: 1 }],
      encounterDeck: [NOTHING],
      phase: 'quest',
    }).commit('Aragorn');
    table
      .asks('useAbility', 0)
      .offers('use Aragorn', 'pass')
      .choose('use Aragorn')
      .shows({ Aragorn: '', committed: 'Aragorn' });
  });

  test('the first player has the first chance, then the others, until all have passed in a row § response, first-player', () => {
    saying('Veteran Axehand', response('committed', null, raiseThreat(you, 1)));
    saying('Silverlode Archer', response('committed', null, raiseThreat(you, 1)));
    play({
      players: [
        { heroes: ['Gimli'], threat: 10, area: ['Veteran Axehand'] },
        { heroes: ['Legolas'], threat: 10, area: ['Silverlode Archer'] },
      ],
      firstPlayer: 1,
      encounterDeck: [NOTHING, NOTHING],
      phase: 'quest',
    })
      .commit('Legolas')
      .asks('useAbility', 1)
      .pass()
      .asks('useAbility', 0)
      .choose('use Veteran Axehand')
      // He had passed, but not all of them.
      .asks('useAbility', 1)
      .choose('use Silverlode Archer')
      .shows({ 'Gimli threat': 11, 'Legolas threat': 11 })
      .asks('commitToQuest', 0);
  });

  test('answers each event once § response', () => {
    saying('Veteran Axehand', response('committed', null, raiseThreat(you, 1)));
    play({
      players: [{ heroes: ['Gimli', 'Legolas'], threat: 10, area: ['Veteran Axehand'] }],
      encounterDeck: [NOTHING],
      phase: 'quest',
    })
      .commit('Gimli', 'Legolas')
      .choose('use Veteran Axehand')
      .choose('use Veteran Axehand')
      .asks('commitToQuest')
      // Once more in the refresh phase.
      .shows({ 'your threat': 13 });
  });

  test('“when” comes before “after”, and before the thing itself § when, after, response, timing', () => {
    const table = (level: 'when' | 'after') => {
      saying('Veteran Axehand', {
        kind: 'triggered',
        on: 'enemyAttacks',
        level,
        effect: raiseThreat(you, 1),
      });
      saying('Silverlode Archer', response('enemyAttacks', null, raiseThreat(you, 2)));
      return play({
        players: [
          {
            heroes: ['Gimli'],
            threat: 10,
            area: ['Veteran Axehand', 'Silverlode Archer'],
            engaged: ['Wargs'],
          },
        ],
        encounterDeck: ['Old Forest Road'],
        phase: 'combat',
      }).until('useAbility');
    };
    table('when')
      .offers('use Veteran Axehand', 'pass')
      .lacks('use Silverlode Archer')
      .pass()
      .offers('use Silverlode Archer', 'pass');
    table('after').offers('use Veteran Axehand', 'use Silverlode Archer', 'pass');
  });

  test('“when” comes even before what is forced “after” § timing, when, forced', () => {
    saying('Veteran Axehand', {
      kind: 'triggered',
      on: 'enemyAttacks',
      level: 'when',
      effect: raiseThreat(you, 1),
    });
    saying('Wargs', forced('enemyAttacks', null, raiseThreat(you, 10)));
    play({
      players: [{ heroes: ['Gimli'], threat: 10, area: ['Veteran Axehand'], engaged: ['Wargs'] }],
      encounterDeck: ['Old Forest Road'],
      phase: 'combat',
    })
      .until('useAbility')
      .shows({ 'your threat': 10 })
      .choose('use Veteran Axehand')
      .shows({ 'your threat': 21 })
      .asks('whoDefends', 0);
  });

  test('what is forced “when” comes before what may be done “when” § timing, forced', () => {
    saying('Veteran Axehand', {
      kind: 'triggered',
      on: 'enemyAttacks',
      level: 'when',
      effect: raiseThreat(you, 1),
    });
    saying('Wargs', forcedWhen('enemyAttacks', null, raiseThreat(you, 10)));
    play({
      players: [{ heroes: ['Gimli'], threat: 10, area: ['Veteran Axehand'], engaged: ['Wargs'] }],
      encounterDeck: ['Old Forest Road'],
      phase: 'combat',
    })
      .until('useAbility')
      .shows({ 'your threat': 20 });
  });

  test('of an event in hand costs what the event costs § response, event-cards', () => {
    const quick = (resources: number) =>
      play({
        players: [
          { heroes: ['Gimli', 'Beravor'], resources, hand: ['Swift Strike'], engaged: ['Wargs'] },
        ],
        encounterDeck: ['Old Forest Road'],
        phase: 'combat',
      })
        .until('whoDefends')
        .choose('defend Gimli');
    quick(2).asks('useAbility', 0).choose('play Swift Strike').shows({ Wargs: 'damage 2' });
    quick(1).asks('actionWindow', 0);
  });
});

describe('a forced ability', () => {
  test('happens by itself, before anybody may respond § forced, timing, triggered-ability', () => {
    saying('Wargs', forced('committed', null, raiseThreat(you, 1)));
    saying('Veteran Axehand', response('committed', null, raiseThreat(you, 5)));
    play({
      players: [{ heroes: ['Gimli'], threat: 10, area: ['Veteran Axehand'] }],
      staging: ['Wargs'],
      encounterDeck: [NOTHING],
      phase: 'quest',
    })
      .commit('Gimli')
      .asks('useAbility', 0)
      .shows({ 'your threat': 11 });
  });

  test('of several the first player says which is next, whoever controls them § forced, simultaneous-priority, first-player, timing', () => {
    saying('Wargs', forced('roundEnds', null, raiseThreat(you, 1)));
    saying('Veteran Axehand', forced('roundEnds', null, raiseThreat(you, 2)));
    play({
      players: [
        { heroes: ['Gimli'], threat: 10, area: ['Veteran Axehand'] },
        { heroes: ['Aragorn'], threat: 10, engaged: ['Wargs'] },
      ],
      phase: 'refresh',
    })
      // The token has gone to the next player by then.
      .asks('whichFirst', 1)
      .offers('use Wargs', 'use Veteran Axehand')
      .choose('use Veteran Axehand')
      .shows({ 'Gimli threat': 13, 'Aragorn threat': 12 })
      .asks('commitToQuest', 1);
  });

  test('is resolved completely before the next one § forced, simultaneous-priority', () => {
    saying(
      'Wargs',
      forced(
        'roundEnds',
        null,
        choose(query('heroes'), (one) => damage(1, one)),
      ),
    );
    saying('Wolf Rider', forced('roundEnds', null, raiseThreat(you, 2)));
    play({
      players: [{ heroes: ['Gimli', 'Aragorn'], threat: 10, engaged: ['Wargs', 'Wolf Rider'] }],
      phase: 'refresh',
    })
      .choose('use Wargs')
      .asks('chooseCard', 0)
      .shows({ 'your threat': 11 })
      .choose('Gimli')
      .shows({ 'your threat': 13 });
  });

  test('on a card that lies before a player means that player', () => {
    saying('Wargs', forced('roundEnds', null, raiseThreat(you, 3)));
    play({
      players: [
        { heroes: ['Beravor'], threat: 10 },
        { heroes: ['Gimli'], threat: 10, engaged: ['Wargs'] },
      ],
      phase: 'refresh',
    })
      .untilPhase('resource')
      .shows({ 'Beravor threat': 11, 'Gimli threat': 14 });
  });
});

describe('canceling', () => {
  const testing = (heroes: readonly string[] = ['Éowyn', 'Beravor']) =>
    play({
      players: [{ heroes, threat: 20, resources: 1, hand: ['A Test of Will', 'A Test of Will'] }],
      encounterDeck: ['Dol Guldur Orcs'],
      phase: 'quest',
      step: '3.3',
    });

  test('comes before all other abilities, forced ones too § prevent, timing', () => {
    saying('Wargs', forcedWhen('whenRevealed', null, raiseThreat(you, 7)));
    saying('Dol Guldur Orcs', whenRevealed(raiseThreat(you, 1)));
    play({
      players: [
        { heroes: ['Éowyn', 'Beravor'], threat: 20, resources: 1, hand: ['A Test of Will'] },
      ],
      staging: ['Wargs'],
      encounterDeck: ['Dol Guldur Orcs'],
      phase: 'quest',
      step: '3.3',
    })
      .asks('useAbility', 0)
      .shows({ 'your threat': 20 })
      .choose('play A Test of Will')
      // A canceled effect is no longer imminent: nothing else refers to it.
      .asks('actionWindow', 0)
      .shows({ 'your threat': 20, 'staging area': 'Dol Guldur Orcs, Wargs' });
  });

  test('leaves nothing to be canceled a second time § prevent', () => {
    saying('Dol Guldur Orcs', whenRevealed(raiseThreat(you, 1)));
    testing()
      .choose('play A Test of Will')
      .asks('actionWindow', 0)
      .shows({ 'your hand': 'A Test of Will', Éowyn: '' });
  });

  test('the effects of a card leaves the card: it is still revealed and staged § prevent', () => {
    saying('Dol Guldur Orcs', whenRevealed(raiseThreat(you, 1)));
    const table = testing().choose('play A Test of Will');
    table.shows({ 'staging area': 'Dol Guldur Orcs', 'your discard pile': 'A Test of Will' });
    expect(told(table, 'revealed', 'staged')).toEqual(['revealed', 'staged']);
  });

  test('an ability counts as used all the same, and its cost is paid § prevent', () => {
    saying(
      'Eleanor',
      cancelling('whenRevealed', cardIs(SUBJECT, not(itself)), cancel, { cost: exhaustThis }),
    );
    saying('Dol Guldur Orcs', whenRevealed(raiseThreat(you, 1)));
    play({
      players: [{ heroes: ['Eleanor', 'Beravor'], threat: 20 }],
      encounterDeck: ['Dol Guldur Orcs'],
      phase: 'quest',
      step: '3.3',
    })
      .choose('use Eleanor')
      .shows({ Eleanor: 'exhausted', 'your threat': 20 });
  });
});

describe('a replacement', () => {
  const drawing = () =>
    play({
      players: [{ heroes: ['Beravor'], threat: 20, wholeDeck: ['Gandalf', 'Feint'] }],
      staging: ['Wargs', 'Wolf Rider'],
      phase: 'resource',
    });

  test('is done in the place of what would have happened § replacement-effects', () => {
    saying('Wargs', forcedWhen('wouldDraw', null, instead(raiseThreat(you, 3))));
    drawing().asks('actionWindow', 0).shows({ 'your hand': '', 'your threat': 23 });
  });

  test('of several the one that was initiated last is used, and no other § replacement-effects', () => {
    saying('Wargs', forcedWhen('wouldDraw', null, instead(raiseThreat(you, 3))));
    saying('Wolf Rider', forcedWhen('wouldDraw', null, instead(raiseThreat(you, 5))));
    drawing()
      .asks('whichFirst', 0)
      .choose('use Wargs')
      .asks('actionWindow', 0)
      .shows({ 'your hand': '', 'your threat': 25 });
  });

  test('waits until others have responded to what would have happened § replacement-effects', () => {
    saying('Wargs', forcedWhen('wouldDraw', null, instead(raiseThreat(you, 3))));
    saying('Wolf Rider', {
      kind: 'triggered',
      on: 'wouldDraw',
      level: 'when',
      effect: raiseThreat(you, 10),
    });
    drawing()
      .asks('useAbility', 0)
      .shows({ 'your threat': 20 })
      .choose('use Wolf Rider')
      .shows({ 'your threat': 33 });
  });
});

describe('an ability', () => {
  test('works only while its card is in play § ability, in-play', () => {
    saying('Veteran Axehand', response('committed', null, raiseThreat(you, 1)));
    play({
      players: [
        { heroes: ['Gimli'], hand: ['Veteran Axehand'], discard: ['Veteran Axehand'], threat: 10 },
      ],
      encounterDeck: [NOTHING],
      phase: 'quest',
    })
      .commit('Gimli')
      .asks('commitToQuest')
      .shows({ 'your threat': 11 });
  });

  test('on an exhausted card works, unless it has to be exhausted for it § exhausted', () => {
    saying('Veteran Axehand', response('committed', null, raiseThreat(you, 1)));
    play({
      players: [
        { heroes: ['Gimli'], area: [{ card: 'Veteran Axehand', exhausted: true }], threat: 10 },
      ],
      encounterDeck: [NOTHING],
      phase: 'quest',
    })
      .commit('Gimli')
      .asks('useAbility', 0);
  });

  test('that speaks of its own card does not mean copies of it § self-referential', () => {
    saying(
      'Guard of the Citadel',
      response('committed', aboutThis, addResources(1, query('heroes', hero))),
    );
    play({
      players: [{ heroes: ['Gimli'], area: ['Guard of the Citadel', 'Guard of the Citadel'] }],
      encounterDeck: [NOTHING],
      phase: 'quest',
    })
      .until('commitToQuest')
      .choose('commit Guard of the Citadel')
      .choose('use Guard of the Citadel')
      .asks('commitToQuest')
      // One more in the resource phase.
      .shows({ Gimli: 'resource 2' });
  });

  test('of a card that leaves play by itself is still resolved to its end', () => {
    saying(
      'Veteran Axehand',
      response('committed', yourEvent, sequence(discard(THIS), raiseThreat(you, 4))),
    );
    play({
      players: [{ heroes: ['Gimli', 'Beravor'], area: ['Veteran Axehand'], threat: 10 }],
      encounterDeck: [NOTHING],
      phase: 'quest',
    })
      .commit('Gimli')
      .choose('use Veteran Axehand')
      .shows({ 'your threat': 14, 'your discard pile': 'Veteran Axehand' });
  });
});
