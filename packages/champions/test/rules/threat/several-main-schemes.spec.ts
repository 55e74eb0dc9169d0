import { describe, test } from 'vitest';
import {
  placeThreat,
  putIntoPlay,
  query,
  sequence,
  titled,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { printedWith } from '../../table/printing.ts';
import { doing } from '../rewording.ts';

/** Bomb Scare is a second main scheme, with threat on it. */
const second = (
  threat: number,
  player: Partial<PlayerDescription> = {},
  table: Partial<Description> = {},
) => {
  printedWith('Bomb Scare', { type: 'main_scheme' });
  const enters = putIntoPlay(query('encounterDeck', titled('Bomb Scare')));
  const scheme = query('mainSchemes', titled('Bomb Scare'));
  return doing(sequence(enters, placeThreat(threat, scheme)), player, {
    wholeEncounterDeck: ['Bomb Scare', 'Advance', 'Charge'],
    ...table,
  });
};

describe('where there are several main schemes', () => {
  test('each can be thwarted, and none is defeated', () => {
    second(1, {}, { gains: { 'Bomb Scare': { startingThreat: -2 } } })
      .choose('thwart She-Hulk')
      .choose('Bomb Scare')
      .shows({ 'main scheme': 'Bomb Scare, The Break-In!', 'Bomb Scare': '' })
      .asks('playerTurn', 0);
  });

  test('a crisis icon and patrol protect all of them § crisis-icon, patrol', () => {
    second(2, {}, { sideSchemes: [{ card: 'Crowd Control', threat: 2 }] })
      .choose('thwart She-Hulk')
      .shows({ 'Bomb Scare': 'threat 4', 'The Break-In!': 'threat 4' });
    second(2, { engaged: ['Shocker'] }, { gains: { Shocker: { patrol: 1 } } }).cannot(
      'thwart She-Hulk',
      'patrolled',
    );
  });

  test('each is completed by its own threat § main-scheme-main-scheme-deck', () => {
    second(4, {}, { gains: { 'Bomb Scare': { targetThreat: 6 } } }).isOver(
      'villain',
      'schemeCompleted',
    );
    second(3, {}, { gains: { 'Bomb Scare': { targetThreat: 6 } } }).asks('playerTurn', 0);
  });
});
