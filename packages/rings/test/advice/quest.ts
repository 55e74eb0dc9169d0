import type { Position } from './advised.ts';

type Table = Position['table'];
const HEROES = ['Aragorn', 'Théodred', 'Glóin'];
const quest = (table: Partial<Table>, more: object = {}): Table => ({
  players: [{ heroes: HEROES, threat: 20, ...more }],
  phase: 'quest',
  ...table,
});
const LOCATIONS = ['Old Forest Road', 'Old Forest Road', 'Old Forest Road', 'Old Forest Road'];

/** Whom to commit, where to travel, whom to engage. */
export const QUEST: readonly Position[] = [
  {
    title: 'commits everybody when there is nothing to fight',
    table: quest({ wholeEncounterDeck: LOCATIONS }),
    asks: 'commitToQuest',
    good: ['commit Aragorn + commit Glóin + commit Théodred'],
  },
  {
    title: 'keeps a fighter for the enemy before it',
    table: quest({ staging: ['Enchanted Stream'] }, { engaged: ['Dol Guldur Orcs'] }),
    asks: 'commitToQuest',
    never: ['commit Aragorn'],
  },
  {
    title: 'keeps a fighter for an enemy that will come by itself',
    table: quest(
      { staging: ['Dol Guldur Orcs'], wholeEncounterDeck: LOCATIONS },
      { area: ['Faramir', 'Snowbourn Scout'] },
    ),
    asks: 'commitToQuest',
    must: ['commit Glóin'],
    never: ['commit Aragorn'],
  },
  {
    title: 'commits the willing and not the strong',
    table: {
      players: [{ heroes: ['Éowyn', 'Thalin', 'Legolas'], threat: 20, engaged: ['Wolf Rider'] }],
      phase: 'quest',
      wholeEncounterDeck: LOCATIONS,
    },
    asks: 'commitToQuest',
    must: ['commit Éowyn'],
    never: ['commit Legolas'],
  },
  {
    title: 'commits all when the threat would pass 50 otherwise',
    table: quest(
      { staging: ['The Brown Lands'], wholeEncounterDeck: LOCATIONS },
      { threat: 47, engaged: ['Black Forest Bats'] },
    ),
    asks: 'commitToQuest',
    good: ['commit Aragorn + commit Glóin + commit Théodred'],
  },
  {
    title: 'commits nobody without willpower',
    table: quest(
      { wholeEncounterDeck: LOCATIONS },
      { area: ['Son of Arnor'], engaged: ['Wolf Rider'] },
    ),
    asks: 'commitToQuest',
    never: ['commit Son of Arnor'],
  },
  {
    title: 'lets those stay at home who bring nothing when the stage is nearly done',
    table: quest(
      {
        quest: { card: 'Flies and Spiders', progress: 7 },
        wholeEncounterDeck: LOCATIONS,
        staging: [],
      },
      { engaged: ["Ungoliant's Spawn"] },
    ),
    asks: 'commitToQuest',
    never: ['commit Aragorn'],
  },
  {
    title: 'travels to where the threat is high and the way is short',
    table: quest({ phase: 'travel', staging: ['Old Forest Road', 'The Brown Lands'] }),
    asks: 'whereToTravel',
    good: ['travel The Brown Lands'],
  },
  {
    title: 'does not travel a long way for little threat',
    table: quest({ phase: 'travel', staging: ['Banks of the Anduin', 'Gladden Fields'] }),
    asks: 'whereToTravel',
    good: ['travel Gladden Fields'],
  },
  {
    title: 'travels rather than leaving the only location in the staging area',
    table: quest({ phase: 'travel', staging: ['Enchanted Stream'] }),
    asks: 'whereToTravel',
    good: ['travel Enchanted Stream'],
  },
  {
    title: 'leaves an enemy alone that would kill a hero',
    table: quest(
      { phase: 'encounter', staging: ["Ungoliant's Spawn"] },
      { heroes: HEROES.map((card) => ({ card, damage: 2, exhausted: true })) },
    ),
    asks: 'whomToEngage',
    good: ['pass'],
  },
  {
    title: 'engages a weak enemy that it can destroy at once',
    table: quest({ phase: 'encounter', staging: ['Goblin Sniper'] }),
    asks: 'whomToEngage',
    good: ['engage Goblin Sniper'],
  },
  {
    title: 'does not engage anybody with nobody ready',
    table: quest(
      { phase: 'encounter', staging: ['Goblin Sniper', 'Marsh Adder'] },
      { heroes: HEROES.map((card) => ({ card, exhausted: true })) },
    ),
    asks: 'whomToEngage',
    never: ['engage Marsh Adder'],
  },
  {
    title: 'engages the weaker of two',
    table: quest({ phase: 'encounter', staging: ['Eastern Crows', 'Hill Troll'] }),
    asks: 'whomToEngage',
    never: ['engage Hill Troll'],
  },
];
