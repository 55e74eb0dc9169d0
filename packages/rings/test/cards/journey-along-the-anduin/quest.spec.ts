import { describe, expect, test } from 'vitest';
import { play } from '../../table/play.ts';
import { beforeEngagement, beforeResolution, beforeStaging } from '../situations.ts';

/** A willpower of 2. */
const questing = { heroes: ['Beravor', { card: 'Gimli', committed: true }] } as const;
const committed = (card: string) => ({ card, committed: true });
const scenario = 'anduin';

describe('To the River...', () => {
  test('ends with 8 progress', () => {
    const at = (progress: number) =>
      beforeResolution({
        players: [questing],
        scenario,
        quest: { card: 'To the River...', progress },
      });
    at(5).pass().changes({ 'To the River...': 'progress 7' });
    at(6).pass().shows({ quest: 'Anduin Passage', 'quest deck': 1 });
  });

  test('does not end while a Hill Troll is in play', () => {
    beforeResolution({
      players: [{ ...questing, engaged: ['Hill Troll'] }],
      scenario,
      quest: { card: 'To the River...', progress: 7 },
    })
      .pass()
      .changes({ 'To the River...': 'progress 9' });
  });

  const killing = (staging: readonly string[]) =>
    play({
      players: [{ heroes: ['Beravor', 'Gimli'], engaged: [{ card: 'Hill Troll', damage: 8 }] }],
      scenario,
      quest: { card: 'To the River...', progress: 9 },
      staging,
      phase: 'combat',
      step: '6.7',
    })
      .choose('attack Hill Troll')
      .choose('attack Gimli', 'attack Beravor');

  test('ends when the last Hill Troll is destroyed § quest-progress', () => {
    killing([]).shows({ quest: 'Anduin Passage', 'Anduin Passage': '' });
    killing(['Hill Troll']).shows({ quest: 'To the River...' });
  });
});

describe('Anduin Passage', () => {
  test('reveals 1 card more than there are players', () => {
    beforeStaging({
      players: [{ heroes: ['Beravor'] }, { heroes: ['Gimli'] }],
      scenario,
      quest: 'Anduin Passage',
      wholeEncounterDeck: ['Forest Gate', 'Forest Gate', 'Forest Gate', 'Forest Gate'],
    })
      .pass()
      .changes({ 'encounter deck': 1, 'staging area': 'Forest Gate, Forest Gate, Forest Gate' });
  });

  test('has no engagement checks, but each player may engage an enemy', () => {
    beforeEngagement({
      players: [
        { heroes: ['Beravor'], threat: 40 },
        { heroes: ['Gimli'], threat: 40 },
      ],
      scenario,
      quest: 'Anduin Passage',
      staging: ['Wargs', 'Wolf Rider', 'Marsh Adder'],
    })
      .asks('whomToEngage', 0)
      .pass()
      .asks('whomToEngage', 1)
      .choose('engage Wargs')
      .until('whoDefends', 1)
      .shows({ 'staging area': 'Marsh Adder, Wolf Rider', 'Gimli engaged': 'Wargs' });
  });

  test('ends with 16 progress', () => {
    const at = (progress: number) =>
      beforeResolution({
        players: [questing],
        scenario,
        quest: { card: 'Anduin Passage', progress },
        wholeEncounterDeck: ['Wargs', 'Wargs', 'Wargs'],
      });
    at(13).pass().changes({ 'Anduin Passage': 'progress 15' });
    at(14).pass().shows({ quest: 'Ambush on the Shore', 'quest deck': 0 });
  });
});

describe('Ambush on the Shore', () => {
  const reached = (
    wholeEncounterDeck: readonly string[],
    encounterDiscard: readonly string[] = [],
  ) =>
    beforeResolution({
      players: [
        { heroes: ['Beravor', { card: 'Gimli', committed: true }] },
        {
          heroes: [
            { card: 'Aragorn', committed: true },
            { card: 'Glorfindel', committed: true },
          ],
        },
      ],
      scenario,
      quest: { card: 'Anduin Passage', progress: 15 },
      wholeEncounterDeck,
      encounterDiscard,
    }).pass();

  test('reveals 2 cards for each player', () => {
    reached(['Forest Gate', 'Wargs', 'Marsh Adder', 'Forest Gate', 'Forest Gate'])
      .asks('actionWindow')
      .shows({
        quest: 'Ambush on the Shore',
        'encounter deck': 1,
        'staging area': 'Forest Gate, Forest Gate, Marsh Adder, Wargs',
        outcome: 'none',
      });
  });

  test('really reveals them: they surge', () => {
    reached(['Eastern Crows', 'Forest Gate', 'Forest Gate', 'Forest Gate', 'Forest Gate', 'Wargs'])
      .asks('actionWindow')
      .shows({
        'encounter deck': 1,
        'staging area': 'Eastern Crows, Forest Gate, Forest Gate, Forest Gate, Forest Gate',
      });
  });

  test('reveals them from a deck that is made anew when it runs out', () => {
    reached(['Wargs'], ['Forest Gate', 'Forest Gate', 'Forest Gate']).asks('actionWindow').shows({
      'encounter deck': 0,
      'staging area': 'Forest Gate, Forest Gate, Forest Gate, Wargs',
    });
  });

  test('is won at once if no enemy is in play then', () => {
    reached(['Forest Gate', 'Forest Gate', 'Forest Gate', 'Forest Gate', 'Wargs']).isOver(
      'players',
      'cardSaysWin',
    );
  });

  test('is not won while its cards are still being revealed § winning, quest-progress', () => {
    const table = beforeResolution({
      players: [{ heroes: ['Beravor', { card: 'Thalin', committed: true }, committed('Aragorn')] }],
      scenario,
      quest: { card: 'Anduin Passage', progress: 15 },
      wholeEncounterDeck: ['Eastern Crows', 'Marsh Adder', 'Marsh Adder', 'Marsh Adder'],
    })
      .pass()
      .shows({ outcome: 'none', quest: 'Ambush on the Shore' });
    // Thalin strikes the crows down before any other enemy comes.
    expect(table.log.map(({ line }) => line.say)).toContain('destroyed');
  });

  test('skips the staging step', () => {
    beforeStaging({
      players: [questing],
      scenario,
      quest: 'Ambush on the Shore',
      staging: ['Wolf Rider'],
      wholeEncounterDeck: ['Forest Gate'],
    })
      .pass()
      .asks('actionWindow')
      .changes({});
  });

  test('is not won by progress', () => {
    beforeResolution({
      players: [questing],
      scenario,
      quest: { card: 'Ambush on the Shore', progress: 20 },
      staging: ['Wolf Rider'],
    })
      .pass()
      .changes({ 'Ambush on the Shore': 'progress 21' });
  });

  const killing = (others: readonly string[], staging: readonly string[]) =>
    play({
      players: [
        {
          heroes: ['Beravor', 'Gimli'],
          engaged: [{ card: 'Wargs', damage: 2 }, ...others],
        },
      ],
      scenario,
      quest: 'Ambush on the Shore',
      staging,
      phase: 'combat',
      step: '6.7',
    })
      .choose('attack Wargs')
      .choose('attack Gimli', 'attack Beravor');

  test('is won when the last enemy leaves play', () => {
    killing([], ['Forest Gate']).isOver('players', 'cardSaysWin');
  });

  test('goes on while there is one, engaged or in the staging area', () => {
    killing(['Marsh Adder'], []).shows({ outcome: 'none', 'your engaged': 'Marsh Adder' });
    killing([], ['Marsh Adder']).shows({ outcome: 'none' });
  });
});
