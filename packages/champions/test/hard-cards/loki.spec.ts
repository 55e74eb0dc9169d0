import { describe, expect, test } from 'vitest';
import { championsText } from '../../src/words/card-texts/text-box.ts';
import type { Description } from '../table/description.ts';
import { play } from '../table/play.ts';
import {
  infinityGauntlet,
  loki,
  lokiRetaliating,
  mindStone,
  soulStone,
  warInAsgard,
} from './cards/loki.ts';
import { printedAs } from './printing.ts';

const player = {
  hero: 'she-hulk',
  form: 'hero',
  wholeDeck: new Array<string>(20).fill('Energy'),
} as const;

/** The first Loki with the gauntlet; another one is set aside, and two stones lie in their deck. */
const asgard = (more: Partial<Description> = {}) => {
  printedAs(
    ['01094', loki],
    ['01095', lokiRetaliating],
    ['Crowd Control', warInAsgard],
    ['Armored Rhino Suit', infinityGauntlet],
    ['Stampede', mindStone],
    ['Hard to Keep Down', soulStone],
  );
  return play({
    players: [player],
    villain: { damage: 4, attached: ['Infinity Gauntlet'] },
    sideSchemes: [{ card: 'War in Asgard', threat: 1 }],
    setAside: ['01095'],
    scenarioDeck: ['Mind Stone', 'Soul Stone'],
    wholeEncounterDeck: [
      ...['Advance', 'Shocker'],
      ...['Advance', 'Enhanced Ivory Horn'],
      ...['Advance', 'War in Asgard', 'Sandman'],
    ],
    ...more,
  });
};

describe('War in Asgard', () => {
  test('ends with a stone from its own deck, and another Loki stands there as wounded', () => {
    asgard()
      .lacks('attack She-Hulk')
      .choose('thwart She-Hulk')
      .changes({
        'side schemes': '',
        'War in Asgard': '',
        'encounter discard pile': 'War in Asgard',
        environments: 'Mind Stone',
        'scenario deck': 'Soul Stone',
        'She-Hulk': 'exhausted',
      })
      .shows({ Loki: 'damage 4', 'Infinity Gauntlet': 'on Loki', 'set aside': 'Loki' });
  });

  test('is fought for three rounds, in which the stones go round', () => {
    asgard()
      .choose('thwart She-Hulk')
      .endTurn()
      // Loki strikes with 1 and the gauntlet; then the stone does its part, and Shocker comes.
      .passAll()
      .shows({
        'She-Hulk': 'confused 1, damage 3',
        environments: '',
        'scenario deck': 'Soul Stone',
        'scenario discard pile': 'Mind Stone',
      })
      // This Loki can be hurt, and hits back.
      .choose('attack She-Hulk')
      .choose('Loki')
      .shows({ Loki: 'damage 7', 'She-Hulk': 'confused 1, damage 4, exhausted' })
      .endTurn()
      .passAll()
      // Without a stone in play the next one comes; its deck has run out and is made anew.
      .shows({
        'She-Hulk': 'confused 1, damage 8',
        environments: 'Soul Stone',
        'scenario deck': 'Mind Stone',
        'scenario discard pile': '',
      })
      .endTurn()
      .passAll()
      // The second stone heals Loki and gives him a card for his next activation.
      .shows({
        Loki: 'damage 4',
        'boost cards': 'War in Asgard',
        environments: '',
        'scenario deck': 'Mind Stone',
        'scenario discard pile': 'Soul Stone',
        'your engaged': 'Sandman, Shocker',
      })
      .asks('playerTurn', 0);
  });

  test('enters play with more threat for each player', () => {
    asgard({
      players: [player, { hero: 'captain-marvel' }],
      sideSchemes: [],
      villain: { status: ['stunned', 'confused'] },
      wholeEncounterDeck: ['War in Asgard', 'Advance', 'Advance', 'Advance'],
      phase: 'villain',
    }).shows({ 'War in Asgard': 'threat 8' });
  });

  test('says so', () => {
    const terms = { ...warInAsgard, abilities: [] };
    expect(championsText('en', terms)).toContain('Hinder 1 per player.');
    expect(championsText('de', terms)).toContain('Hindernis 1 pro Spieler.');
  });
});
