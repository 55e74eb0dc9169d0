import { describe, test } from 'vitest';
import { play } from '../table/play.ts';

/** Printed facts of encounter cards, shown by playing with them. */
const ENEMIES = [
  // title, engagement cost, threat, attack, defense, hit points, victory points
  ['King Spider', 20, 2, 3, 1, 3, 0],
  ['Hummerhorns', 40, 1, 2, 0, 3, 5],
  ["Ungoliant's Spawn", 32, 3, 5, 2, 9, 0],
  ['Wolf Rider', 10, 1, 2, 0, 2, 0],
  ['Hill Troll', 30, 1, 6, 3, 9, 4],
  ['Goblin Sniper', 48, 2, 2, 0, 2, 0],
  ['Marsh Adder', 40, 3, 4, 1, 7, 3],
  ['Wargs', 20, 2, 3, 1, 3, 0],
  ['Dol Guldur Orcs', 10, 2, 2, 0, 3, 0],
  ['Chieftan Ufthak', 35, 2, 3, 3, 6, 4],
  ['Dol Guldur Beastmaster', 35, 2, 3, 1, 5, 0],
  ['Forest Spider', 25, 2, 2, 1, 4, 0],
  ['East Bight Patrol', 5, 3, 3, 1, 2, 0],
  ['Black Forest Bats', 15, 1, 1, 0, 2, 0],
  ['Dungeon Jailor', 38, 1, 2, 3, 5, 5],
  ['Nazgûl of Dol Guldur', 40, 5, 4, 3, 9, 0],
  ['Cavern Guardian', 8, 2, 2, 1, 2, 0],
  ['Misty Mountain Goblins', 15, 2, 2, 1, 3, 0],
] as const;

/** They do not stay in the discard pile; their own spec destroys them. */
const CROWS = ['Eastern Crows', 30, 1, 1, 0, 1, 0] as const;

const LOCATIONS = [
  // title, threat, quest points, victory points
  ['Great Forest Web', 2, 2, 0],
  ['Mountains of Mirkwood', 2, 3, 0],
  ['The Brown Lands', 5, 1, 0],
  ['The East Bight', 1, 6, 0],
  ["Necromancer's Pass", 3, 2, 0],
  ['Enchanted Stream', 2, 2, 0],
  ['Old Forest Road', 1, 3, 0],
  ['Forest Gate', 2, 4, 0],
  ['Endless Caverns', 1, 3, 0],
  ['Tower Gate', 2, 1, 0],
  ['Gladden Fields', 3, 3, 3],
] as const;

/** The threat of a card in the staging area raises that of players who commit nobody. */
const threatens = (card: string, threat: number) =>
  play({
    players: [{ heroes: ['Beravor'], threat: 10 }],
    staging: [card],
    phase: 'quest',
    step: '3.3 action window',
  })
    .pass()
    .changes({ 'your threat': 10 + threat });

describe('what is printed on enemies', () => {
  test.each([...ENEMIES, CROWS])('%s engages at %i', (card, engagement) => {
    const checking = (threat: number) =>
      play({
        players: [{ heroes: ['Beravor', 'Aragorn', 'Gimli'], threat }],
        staging: [card],
        phase: 'encounter',
        step: '5.2 action window',
      }).pass();
    checking(engagement - 1).shows({ 'staging area': card, 'your engaged': '' });
    checking(engagement)
      .shows({ 'staging area': '', 'your engaged': card })
      .asks(card === 'Hummerhorns' ? 'chooseCard' : 'actionWindow', 0);
  });

  test.each([...ENEMIES, CROWS])('%s has so much threat', (card, _engagement, threat) => {
    threatens(card, threat);
  });

  test.each([...ENEMIES, CROWS])(
    '%s attacks as strongly as it says',
    (card, _engagement, _threat, attack) => {
      play({
        players: [{ heroes: ['Beravor', { card: 'Gimli', exhausted: true }], engaged: [card] }],
        wholeEncounterDeck: [],
        gains: { Gimli: { hitPoints: 10 } },
        phase: 'combat',
        step: '6.3',
      })
        .until('whoDefends')
        .pass()
        .until('undefendedDamage')
        .choose('Gimli')
        .shows({ Gimli: `damage ${attack}, exhausted` });
    },
  );

  test.each(ENEMIES)(
    '%s is destroyed by as much as it says',
    (card, _engaged, _threat, _attack, defense, hitPoints, victory) => {
      const attacked = (attack: number) =>
        play({
          players: [{ heroes: ['Beravor'], area: ['Snowbourn Scout'], engaged: [card] }],
          gains: { 'Snowbourn Scout': { attack } },
          phase: 'combat',
          step: '6.7',
        })
          .choose(`attack ${card}`)
          .choose('attack Snowbourn Scout')
          .until('actionWindow')
          .pass()
          .pass();
      attacked(defense + hitPoints - 1).shows({
        'your engaged': card,
        [card]: `damage ${hitPoints - 1}`,
      });
      attacked(defense + hitPoints).shows({
        'your engaged': '',
        'victory display': victory > 0 ? card : '',
        'encounter discard pile': victory > 0 ? '' : card,
      });
    },
  );
});

describe('what is printed on locations', () => {
  test.each(LOCATIONS)('%s has so much threat', (card, threat) => {
    threatens(card, threat);
  });

  test.each(LOCATIONS)('%s is explored by as much as it says', (card, _threat, points, victory) => {
    const progressed = (progress: number) =>
      play({
        players: [{ heroes: ['Denethor', { card: 'Gimli', committed: true }] }],
        location: { card, progress },
        staging: ['Banks of the Anduin'],
        phase: 'quest',
        step: '3.3 action window',
      }).pass();
    // Gimli's willpower of 2 against a threat of 1 is 1 progress.
    if (points > 1) {
      progressed(points - 2).shows({
        'active location': card,
        [card]: `progress ${points - 1}`,
      });
    }
    const explored = progressed(points - 1);
    if (explored.prompt?.ask.say === 'useAbility') explored.pass();
    explored.shows({
      'active location': '',
      'victory display': victory > 0 ? card : '',
      'encounter discard pile': victory > 0 ? '' : card,
    });
  });
});

describe('cards without a shadow effect', () => {
  test.each([
    'Goblin Sniper',
    'Hill Troll',
    'Marsh Adder',
    'Chieftan Ufthak',
    'Dol Guldur Beastmaster',
    'Black Forest Bats',
    'Dungeon Jailor',
    'Great Forest Web',
    'Mountains of Mirkwood',
    'Eyes of the Forest',
    'Caught in a Web',
    'The Brown Lands',
    'The East Bight',
    "The Necromancer's Reach",
    "Necromancer's Pass",
    'Enchanted Stream',
    'Old Forest Road',
    'Forest Gate',
    'Endless Caverns',
    'Tower Gate',
    "Gandalf's Map",
    'Dungeon Torch',
    'Shadow Key',
    'Banks of the Anduin',
    'Gladden Fields',
    'Evil Storm',
    'Treacherous Fog',
  ])('%s sends Wargs back to the staging area', (card) => {
    play({
      players: [
        { heroes: ['Gimli', 'Beravor'], engaged: [{ card: 'Wargs', shadow: [card] }], threat: 35 },
      ],
      phase: 'combat',
      step: '6.3',
    })
      .until('whoDefends')
      .choose('defend Gimli')
      .untilPhase('refresh')
      .shows({
        'staging area': 'Wargs',
        Gimli: 'damage 1',
        'your threat': 36,
        'encounter discard pile': card,
      });
  });
});
