import { zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { ENCOUNTER_DECK, QUEST } from '../../../src/board.ts';
import { printedAs } from '../../../src/cards/designs.ts';
import { rings } from '../../../src/game.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';
import type { Situation } from '../situations.ts';
import { beforeResolution } from '../situations.ts';

/** A willpower of 2. */
const questing = { heroes: ['Beravor', { card: 'Gimli', committed: true }] } as const;

describe('Flies and Spiders', () => {
  test('ends with 8 progress; what is too much is lost § quest-progress', () => {
    beforeResolution({ players: [questing], quest: { card: 'Flies and Spiders', progress: 7 } })
      .pass()
      .shows({ quest: 'A Fork in the Road', 'A Fork in the Road': '', 'quest deck': 2 })
      .holds('removed from the game', 'Flies and Spiders');
  });

  test('goes on with less', () => {
    beforeResolution({ players: [questing], quest: { card: 'Flies and Spiders', progress: 5 } })
      .pass()
      .changes({ 'Flies and Spiders': 'progress 7' });
  });
});

/** The title of the stage's other side tells the two stages with the same title apart. */
const stageOf = ({ state }: Play) => printedAs(state, zoneOf(state, QUEST)[0] ?? -1).nameB;

const afterTheFork = (situation: Situation, seed: number) =>
  beforeResolution({ ...situation, quest: 'A Fork in the Road', seed: `fork ${seed}` }).pass();

describe('A Fork in the Road', () => {
  test('is followed by one of the two last stages by lot; the other one is out of the game § quest-cards', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const table = afterTheFork({ players: [questing], wholeEncounterDeck: [] }, seed);
      seen.add(stageOf(table) ?? '');
      table.shows({ quest: 'A Chosen Path', 'quest deck': 0 });
    }
    expect([...seen].sort()).toEqual(["Beorn's Path", "Don't Leave the Path!"]);
  });

  test('goes on with 1 progress', () => {
    beforeResolution({
      players: [questing],
      quest: 'A Fork in the Road',
      staging: ['Old Forest Road'],
    })
      .pass()
      .changes({ 'A Fork in the Road': 'progress 1' });
  });
});

/** The stage is revealed, whatever the lot says at first. */
function revealed(stage: string, situation: Situation): Play {
  for (let seed = 0; seed < 20; seed++) {
    const table = afterTheFork(situation, seed);
    if (stageOf(table) === stage) return table;
  }
  throw new Error(`'${stage}' is never drawn`);
}

describe("Don't Leave the Path!", () => {
  const found = () =>
    revealed("Don't Leave the Path!", {
      players: [questing, { heroes: ['Legolas'] }],
      wholeEncounterDeck: ['King Spider', 'Hummerhorns', 'Old Forest Road', 'Forest Spider'],
      encounterDiscard: ["Ungoliant's Spawn", 'Caught in a Web'],
    });

  test('makes each player look for a Spider in the encounter deck and discard pile § search, reveal', () => {
    found()
      .asks('chooseCard', 0)
      .offers('King Spider', 'Forest Spider', "Ungoliant's Spawn")
      .lacks('Hummerhorns', 'Old Forest Road', 'Caught in a Web')
      .choose("Ungoliant's Spawn")
      .asks('chooseCard', 1)
      .offers('King Spider', 'Forest Spider')
      .lacks("Ungoliant's Spawn")
      .choose('King Spider')
      // They are added, not revealed: the King Spider exhausts nobody.
      .asks('actionWindow')
      .shows({
        'staging area': "King Spider, Ungoliant's Spawn",
        'encounter deck': 3,
        'encounter discard pile': 'Caught in a Web',
        Legolas: '',
      });
  });

  test('leaves nobody knowing how the encounter deck lies § search', () => {
    const { state } = found().choose("Ungoliant's Spawn").choose('King Spider');
    const { cards } = rings.view(state, 0);
    expect(zoneOf(state, ENCOUNTER_DECK).map((card) => cards[card])).toEqual([null, null, null]);
  });

  test('asks nobody when there is no Spider left', () => {
    revealed("Don't Leave the Path!", { players: [questing], wholeEncounterDeck: ['Hummerhorns'] })
      .asks('actionWindow')
      .shows({ 'staging area': '' });
  });

  test('is not ended by progress', () => {
    beforeResolution({ players: [questing], quest: { card: 'core-121', progress: 20 } })
      .pass()
      .changes({ 'A Chosen Path': 'progress 22' });
  });

  const fighting = (enemy: string, quest: string, damage: number) =>
    play({
      players: [{ heroes: ['Beravor', 'Gimli'], engaged: [{ card: enemy, damage }] }],
      quest,
      phase: 'combat',
      step: '6.7',
    })
      .choose(`attack ${enemy}`)
      .choose('attack Gimli', 'attack Beravor');

  test('is won when Ungoliant’s Spawn is destroyed § winning', () => {
    fighting("Ungoliant's Spawn", 'core-121', 8).isOver('players', 'cardSaysWin');
  });

  test('is not won by the death of another Spider, nor by his before this stage', () => {
    fighting('King Spider', 'core-121', 2).shows({ outcome: 'none', 'your engaged': '' });
    fighting("Ungoliant's Spawn", 'Flies and Spiders', 8).shows({
      outcome: 'none',
      'your engaged': '',
    });
  });
});

describe("Beorn's Path", () => {
  const walking = (progress: number, staging: readonly string[] = []) =>
    beforeResolution({
      players: [questing],
      quest: { card: 'core-122', progress },
      staging,
    }).pass();

  test('is won with 10 progress', () => {
    walking(7).changes({ 'A Chosen Path': 'progress 9' });
    walking(8).isOver('players', 'questCompleted');
  });

  test('is not while Ungoliant’s Spawn is in play', () => {
    beforeResolution({
      players: [{ ...questing, engaged: ["Ungoliant's Spawn"] }],
      quest: { card: 'core-122', progress: 9 },
    })
      .pass()
      .changes({ 'A Chosen Path': 'progress 11' });
  });

  test('is won as soon as he leaves play, if there is enough progress', () => {
    play({
      players: [
        { heroes: ['Beravor', 'Gimli'], engaged: [{ card: "Ungoliant's Spawn", damage: 8 }] },
      ],
      quest: { card: 'core-122', progress: 11 },
      phase: 'combat',
      step: '6.7',
    })
      .choose("attack Ungoliant's Spawn")
      .choose('attack Gimli', 'attack Beravor')
      .isOver('players', 'questCompleted');
  });

  test('brings no Spiders', () => {
    revealed("Beorn's Path", { players: [questing], wholeEncounterDeck: ['King Spider'] })
      .asks('actionWindow')
      .shows({ 'staging area': '', 'encounter deck': 1 });
  });
});
