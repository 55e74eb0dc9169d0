import { describe, expect, test } from 'vitest';
import {
  addToStaging,
  cardIs,
  change,
  choose,
  constant,
  damage,
  enemy,
  query,
  raiseThreat,
  response,
  SUBJECT,
  titled,
  whenRevealed,
  you,
} from '../../../src/vocabulary/builders.ts';
import type { Description } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { doing, reprinted, saying, told } from '../rewording.ts';

const NOTHING = 'Eyes of the Forest';

const revealing = (encounterDeck: readonly string[], more: Partial<Description> = {}) =>
  play({
    players: [{ heroes: ['Aragorn'], threat: 20 }],
    encounterDeck,
    phase: 'quest',
    step: '3.3',
    ...more,
  });

describe('doomed', () => {
  test('raises the threat of every player when the card is revealed § doomed-x', () => {
    play({
      players: [
        { heroes: ['Aragorn'], threat: 1 },
        { heroes: ['Beravor'], threat: 3 },
      ],
      encounterDeck: ['Cavern Guardian', NOTHING],
      phase: 'quest',
      step: '3.3',
    }).shows({ 'Aragorn threat': 2, 'Beravor threat': 4, 'staging area': 'Cavern Guardian' });
  });

  test('adds up if a card has it from several sources § doomed-x, keywords', () => {
    revealing(['Cavern Guardian'], {
      players: [{ heroes: ['Beravor'], threat: 20 }],
      gains: { 'Cavern Guardian': { doomed: 2 } },
    }).shows({ 'your threat': 23 });
  });

  test('does nothing on a shadow card, which is not revealed § doomed-x, reveal, surge', () => {
    const table = play({
      players: [{ heroes: ['Beravor', 'Gimli'], threat: 20, engaged: ['Hill Troll'] }],
      encounterDeck: ['Endless Caverns'],
      phase: 'combat',
    })
      .until('whoDefends')
      .choose('defend Gimli')
      .until('whomToAttack')
      .shows({ 'your threat': 20, 'encounter discard pile': 'Endless Caverns' });
    expect(told(table, 'shadowTurned', 'revealed')).toEqual(['shadowTurned']);
  });

  test('comes before the card lies in the staging area § staging', () => {
    const table = revealing(['Cavern Guardian', NOTHING]).asks('whomToEngage', 0);
    expect(told(table, 'revealed', 'threatRaised', 'staged').slice(0, 3)).toEqual([
      'revealed',
      'threatRaised',
      'staged',
    ]);
  });
});

describe('surge', () => {
  test('reveals one more card once this one has been staged § surge', () => {
    const table = revealing(['Wolf Rider', 'Old Forest Road', 'Forest Gate']);
    expect(told(table, 'revealed', 'staged', 'surges').slice(0, 5)).toEqual([
      'revealed',
      'staged',
      'surges',
      'revealed',
      'staged',
    ]);
    table.shows({ 'staging area': 'Old Forest Road, Wolf Rider' }).asks('whereToTravel', 0);
  });

  test('reveals a card for each time the card has it § surge', () => {
    revealing(['Wolf Rider', 'Old Forest Road', 'Forest Gate'], {
      gains: { 'Wolf Rider': { surge: 1 } },
    })
      .shows({ 'staging area': 'Forest Gate, Old Forest Road, Wolf Rider' })
      .asks('whereToTravel', 0);
  });

  test('is a keyword: who cancels the effects When Revealed does not cancel it § surge, doomed-x, prevent', () => {
    reprinted(
      'Wolf Rider',
      { keywords: { surge: true, doomed: 1 } },
      whenRevealed(raiseThreat(you, 9)),
    );
    revealing(['Wolf Rider', 'Old Forest Road'], {
      players: [
        { heroes: ['Éowyn', 'Beravor'], resources: 1, threat: 20, hand: ['A Test of Will'] },
      ],
    })
      .asks('useAbility', 0)
      .choose('play A Test of Will')
      .asks('actionWindow', 0)
      .shows({ 'staging area': 'Old Forest Road, Wolf Rider', 'your threat': 21 });
  });
});

describe('guarded', () => {
  test('the next card is revealed and the objective is attached to it; both are staged § guarded', () => {
    revealing(["Gandalf's Map", 'Hill Troll', 'Old Forest Road'], {
      players: [{ heroes: ['Beravor'], threat: 1 }],
    }).shows({ 'staging area': "Gandalf's Map, Hill Troll", "Gandalf's Map": 'on Hill Troll' });
  });

  test('the guard counts its threat while it is in the staging area § guarded', () => {
    revealing(["Gandalf's Map", 'Forest Gate'], {
      players: [{ heroes: ['Beravor'], threat: 20 }],
    })
      .until('whereToTravel')
      .shows({ 'your threat': 22 });
  });

  test('if the next card is guarded too, the one after it guards the first, and one more the second § guarded', () => {
    revealing(["Gandalf's Map", 'Dungeon Torch', 'Hill Troll', 'Old Forest Road', 'Forest Gate'], {
      players: [{ heroes: ['Beravor'], threat: 1 }],
    }).shows({
      'staging area': "Dungeon Torch, Gandalf's Map, Hill Troll, Old Forest Road",
      "Gandalf's Map": 'on Hill Troll',
      'Dungeon Torch': 'on Old Forest Road',
    });
  });

  test('a treachery is gone once it has been resolved, so nothing guards the objective § guarded, treachery-cards', () => {
    revealing(["Gandalf's Map", NOTHING], {
      players: [{ heroes: ['Aragorn'], threat: 1 }],
    })
      .asks('actionWindow', 0)
      .offers("use Gandalf's Map", 'pass')
      .shows({ 'staging area': "Gandalf's Map", "Gandalf's Map": '' });
  });

  test('an objective cannot be claimed while it is guarded, wherever its guard is § guarded', () => {
    play({
      players: [{ heroes: ['Beravor'] }],
      staging: [{ card: 'Hill Troll', attached: ["Gandalf's Map"] }],
    }).cannot("use Gandalf's Map", 'conditionNotMet');
  });

  test('an engaged guard still guards; once it is destroyed the objective is free § guarded', () => {
    play({
      players: [{ heroes: ['Gimli', 'Aragorn'], threat: 30 }],
      staging: [{ card: 'Black Forest Bats', attached: ["Gandalf's Map"] }],
      phase: 'encounter',
      encounterDeck: [NOTHING],
    })
      .choose('engage Black Forest Bats')
      .shows({ 'staging area': "Gandalf's Map", "Gandalf's Map": 'on Black Forest Bats' })
      .until('whoDefends')
      .choose('defend Aragorn')
      .choose('attack Black Forest Bats')
      // By now the refresh phase has raised the threat by one; claiming costs two.
      .asks('actionWindow', 0)
      .offers("use Gandalf's Map", 'pass')
      .choose("use Gandalf's Map")
      .choose('Gimli')
      .shows({ 'staging area': '', 'your threat': 33, "Gandalf's Map": 'on Gimli' });
  });

  test('a location that guards does so until it is explored § guarded', () => {
    play({
      players: [{ heroes: ['Beravor', { card: 'Éowyn', exhausted: true }], threat: 10 }],
      staging: [{ card: 'Old Forest Road', attached: ["Gandalf's Map"] }],
      phase: 'travel',
      encounterDeck: [NOTHING],
    })
      .choose('travel Old Forest Road')
      .choose('pass')
      .cannot("use Gandalf's Map", 'conditionNotMet')
      .shows({ "Gandalf's Map": 'on Old Forest Road', 'staging area': "Gandalf's Map" })
      .until('commitToQuest')
      .choose('commit Éowyn')
      .untilPhase('travel')
      .offers("use Gandalf's Map", 'pass', 'use Beravor', 'use Éowyn')
      .shows({ "Gandalf's Map": '', 'active location': '' });
  });
});

describe('a card that is revealed', () => {
  test('resolves keywords and When Revealed before it lies in the staging area § staging, reveal, triggered-ability', () => {
    saying('Hill Troll', whenRevealed(raiseThreat(you, 1)));
    const table = revealing(['Hill Troll']).asks('whomToEngage', 0);
    expect(told(table, 'revealed', 'threatRaised', 'staged').slice(0, 3)).toEqual([
      'revealed',
      'threatRaised',
      'staged',
    ]);
  });

  test('that is only added to the staging area is not revealed: nothing is resolved § reveal, surge', () => {
    const table = doing(
      addToStaging(query('encounterDeckTop')),
      {},
      {
        wholeEncounterDeck: ['Endless Caverns', 'Old Forest Road'],
      },
    );
    table
      .shows({ 'staging area': 'Endless Caverns', 'your threat': 11, 'encounter deck': 1 })
      .asks('commitToQuest', 0);
    expect(told(table, 'revealed')).toEqual([]);
  });

  test('and laid in the staging area has entered play § enters-play', () => {
    saying('Veteran Axehand', response('entered', cardIs(SUBJECT, enemy), raiseThreat(you, 5)));
    revealing(['Hill Troll'], {
      players: [{ heroes: ['Gimli'], threat: 10, area: ['Veteran Axehand'] }],
    })
      .asks('useAbility', 0)
      .shows({ 'staging area': 'Hill Troll' });
  });

  test('has its target chosen by the first player, for whomever it is revealed § choose, first-player', () => {
    saying('Hill Troll', whenRevealed(choose(query('heroes'), (hero) => damage(1, hero))));
    play({
      players: [
        { heroes: ['Aragorn'], threat: 1 },
        { heroes: ['Beravor'], threat: 1 },
      ],
      firstPlayer: 1,
      encounterDeck: ['Hill Troll', 'Hill Troll'],
      phase: 'quest',
      step: '3.3',
    })
      .asks('chooseCard', 1)
      .choose('Aragorn')
      .asks('chooseCard', 1);
  });

  test('changes the threat it has by what changes it § modifiers, enemy-cards, location-cards', () => {
    saying('Hill Troll', constant(change('threat', titled('Old Forest Road'), 2)));
    revealing(['Old Forest Road'], {
      players: [{ heroes: ['Beravor'], threat: 20 }],
      staging: ['Hill Troll'],
    })
      .until('whereToTravel')
      .shows({ 'your threat': 20 + 1 + 3 });
  });
});

describe('a player is eliminated while cards are revealed', () => {
  test('as many cards are revealed as there were players when the step began, says the FAQ § step-3-3, staging, player-elimination', () => {
    reprinted('Forest Gate', { keywords: { doomed: 3 } });
    play({
      players: [
        { heroes: ['Aragorn'], threat: 20 },
        { heroes: ['Gimli'], threat: 48 },
        { heroes: ['Legolas'], threat: 48 },
      ],
      wholeEncounterDeck: ['Forest Gate', 'Old Forest Road', 'Old Forest Road', 'Old Forest Road'],
      phase: 'quest',
      step: '3.3',
    })
      .shows({
        'Gimli play area': '',
        'Legolas play area': '',
        'staging area': 'Forest Gate, Old Forest Road, Old Forest Road',
        'encounter deck': 1,
      })
      .asks('whereToTravel', 0);
  });
});

describe('cards that surge and nothing else in the encounter deck and its discard pile', () => {
  /** The staging area is empty: so the card surges, and is all that is left. */
  const driven = (more: Partial<Description> = {}) =>
    play({
      players: [{ heroes: ['Aragorn'], threat: 20 }],
      wholeEncounterDeck: ['Driven by Shadow'],
      phase: 'quest',
      step: '3.3',
      ...more,
    });

  test('come up again and again: then the players have lost § surge, empty-deck, grim-rule', () => {
    const table = driven().isOver('encounter', 'endlessSurge');
    // Ten times for each card that is left, and once more to see that it goes on.
    expect(told(table, 'revealed')).toHaveLength(11);
    const two = driven({ wholeEncounterDeck: ['Driven by Shadow', 'Driven by Shadow'] });
    expect(told(two.isOver('encounter', 'endlessSurge'), 'revealed')).toHaveLength(21);
  });

  test('end by themselves as soon as one does not surge or stays in play § surge', () => {
    // The Crows stay, and with them in the staging area nothing surges.
    driven({ wholeEncounterDeck: ['Driven by Shadow', 'Eastern Crows'] })
      .shows({
        'staging area': 'Eastern Crows',
      })
      .asks('whomToEngage', 0);
    driven({ wholeEncounterDeck: ['Driven by Shadow', NOTHING] }).shows({ 'staging area': '' });
  });

  test('hurt as often as the book says before it comes to that § surge', () => {
    reprinted('Driven by Shadow', { keywords: { doomed: 4, surge: true } });
    driven().isOver('encounter', 'allEliminated');
  });
});
