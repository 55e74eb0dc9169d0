import { describe, expect, test } from 'vitest';
import { rings } from '../../src/game.ts';
import type { Description } from '../table/description.ts';
import { optionName } from '../table/picture.ts';
import { play } from '../table/play.ts';

/** The advice for this question on this table, after following all advice until then. */
function advice(table: Description, say: string): readonly string[] {
  const played = play(table);
  const { state } = played;
  for (let count = 0; state.prompt && state.prompt.ask.say !== say && count < 30; count++) {
    rings.decide(state, rings.proposal(state));
  }
  played.asks(say);
  return rings.proposal(state).map((option) => optionName(state, option));
}

const HEROES = ['Aragorn', 'Théodred', 'Glóin'];

describe('a sensible player', () => {
  test('commits everybody when nothing is there to fight', () => {
    const table: Description = {
      players: [{ heroes: HEROES, threat: 20 }],
      phase: 'quest',
      wholeEncounterDeck: ['Old Forest Road', 'Forest Gate'],
    };
    expect(advice(table, 'commitToQuest')).toHaveLength(3);
  });

  test('keeps somebody back for the enemy before them', () => {
    const table: Description = {
      players: [{ heroes: HEROES, engaged: ['Dol Guldur Orcs'] }],
      phase: 'quest',
      staging: ['Enchanted Stream'],
    };
    expect(advice(table, 'commitToQuest').length).toBeLessThan(3);
  });

  test('lets a cheap ally take a blow that would kill', () => {
    const table: Description = {
      players: [
        {
          heroes: HEROES.map((card) => ({ card, damage: 2, exhausted: card !== 'Glóin' })),
          area: ['Snowbourn Scout'],
          engaged: ["Ungoliant's Spawn"],
        },
      ],
      phase: 'combat',
    };
    expect(advice(table, 'whoDefends')).toEqual(['defend Snowbourn Scout']);
  });

  test('attacks with as many as it takes', () => {
    const table: Description = {
      players: [{ heroes: HEROES, engaged: ['Dol Guldur Orcs'] }],
      phase: 'combat',
      step: '6.7',
    };
    expect(advice(table, 'whoAttacks')).toEqual(['attack Aragorn']);
  });

  test('travels to where the threat is high and the way short', () => {
    const table: Description = {
      players: [{ heroes: HEROES }],
      phase: 'travel',
      staging: ['Old Forest Road', 'Enchanted Stream'],
    };
    expect(advice(table, 'whereToTravel')).toEqual(['travel Enchanted Stream']);
  });

  test('plays what pays for the rest first', () => {
    const table: Description = {
      players: [
        { heroes: HEROES, resources: 1, hand: ['Guard of the Citadel', 'Steward of Gondor'] },
      ],
    };
    expect(advice(table, 'planning')).toEqual(['play Steward of Gondor']);
  });

  test('destroys the enemy that the stage wants destroyed before any other', () => {
    const table: Description = {
      players: [
        {
          heroes: HEROES,
          engaged: ['Dol Guldur Orcs', { card: "Ungoliant's Spawn", damage: 6 }],
        },
      ],
      quest: 'core-121',
      phase: 'combat',
      step: '6.7',
    };
    expect(advice(table, 'whomToAttack')).toEqual(["attack Ungoliant's Spawn"]);
  });

  describe('in the dungeons', () => {
    const ALL = ['Shadow Key', 'Dungeon Torch', "Gandalf's Map"];

    /** Progress is about to be placed on the stage that a prisoner waits in. */
    const caverns = (progress: number, claimed: readonly string[]): Description => ({
      players: [
        {
          heroes: [
            // Restricted as they are, no hero has all three.
            { card: 'Aragorn', committed: true, attached: claimed.slice(2) },
            { card: 'Glóin', attached: claimed.slice(0, 2) },
            { card: 'Théodred', prisoner: true },
          ],
          threat: 20,
        },
      ],
      scenario: 'dol-guldur',
      quest: { card: 'Through the Caverns', progress },
      staging: ALL.filter((objective) => !claimed.includes(objective)),
      wholeEncounterDeck: [],
      phase: 'quest',
      step: '3.4',
    });

    test.each<readonly [string, Description, readonly string[]]>([
      ['frees the prisoner when nothing else is left to do', caverns(14, ALL), ['use']],
      ['leaves him there while progress is missing', caverns(5, ALL), ['pass']],
      ['leaves him there while an objective is missing', caverns(14, ALL.slice(1)), ['pass']],
    ])('%s', (_does, table, verbs) => {
      expect(advice(table, 'useAbility').map((option) => option.split(' ')[0])).toEqual(verbs);
    });

    test('travels to a location that guards what has to be claimed', () => {
      const table = (staging: Description['staging'] = []): Description => ({
        players: [{ heroes: HEROES }],
        scenario: 'dol-guldur',
        staging,
        phase: 'travel',
      });
      const guard = { card: 'Old Forest Road', attached: ['Shadow Key'] };
      const free = table(['Old Forest Road', 'Enchanted Stream']);
      expect(advice(free, 'whereToTravel')).toEqual(['travel Enchanted Stream']);
      const guarded = table([guard, 'Enchanted Stream']);
      expect(advice(guarded, 'whereToTravel')).toEqual(['travel Old Forest Road']);
    });
  });
});
