import { describe, expect, test } from 'vitest';
import {
  attach,
  makeActive,
  putIntoPlay,
  query,
  sequence,
  titled,
  toDeckTop,
} from '../../src/vocabulary/builders.ts';
import { play } from '../table/play.ts';
import { loki } from './cards/loki.ts';
import { focusedDefense } from './cards/several-villains.ts';
import { printedAs } from './printing.ts';
import { inHeroForm, trick } from './trick.ts';

test('Loki cannot take damage while a side scheme is in play', () => {
  printedAs(['Rhino', loki]);
  play({ players: [inHeroForm], sideSchemes: ['Crowd Control'] }).lacks('attack Spider-Man');
  play({ players: [inHeroForm] })
    .choose('attack Spider-Man')
    .shows({ Loki: 'damage 2' });
});

test('Focused Defense goes to the other main scheme, and its villain becomes the active one', () => {
  const nothing = { abilities: [] };
  const scheme = { ...loki, ...nothing, type: 'main_scheme' } as const;
  const arrive = sequence(
    putIntoPlay(query('encounterDiscard')),
    attach(query('encounterDeckTop'), query('mainSchemes', titled('Under Siege'))),
  );
  printedAs(
    ['Swinging Web Kick', trick(arrive)],
    ['Armored Rhino Suit', focusedDefense],
    ['Rhino', { ...loki, ...nothing, name: 'Proxima Midnight' }],
    ['01115', { ...loki, ...nothing, name: 'Corvus Glaive' }],
    ['01097b', { ...scheme, name: 'Under Siege' }],
    ['01117b', { ...scheme, name: 'The Armies of Thanos' }],
  );
  const table = play({
    players: [{ hero: 'spider-man', form: 'hero', hand: ['Trick'] }],
    encounterDiscard: ['Corvus Glaive', 'The Armies of Thanos'],
    encounterDeck: ['Focused Defense', 'Hydra Mercenary', 'Hydra Mercenary'],
  });
  const isActive = (name: string) => expect(table.state.vars.activeVillain).toBe(table.card(name));
  table.choose('play Trick').shows({ 'Focused Defense': 'on Under Siege' });
  isActive('Proxima Midnight');
  table.endTurn().shows({ 'Focused Defense': 'on The Armies of Thanos' });
  isActive('Corvus Glaive');
  table.asks('useAbility', 0);
});

describe('acts that the hard cards have brought', () => {
  test('one of several villains is made the active one', () => {
    const klaw = query('villains', titled('Klaw'));
    printedAs([
      'Swinging Web Kick',
      trick(sequence(putIntoPlay(query('encounterDeckTop')), makeActive(klaw))),
    ]);
    const table = play({
      players: [{ ...inHeroForm, hand: ['Trick'] }],
      encounterDeck: ['Klaw'],
    }).choose('play Trick');
    expect(table.log.map(({ line }) => line.say)).toContain('activeVillain');
    expect(table.state.vars.activeVillain).toBe(table.card('Klaw'));
  });

  test('a card goes on top of the deck it belongs to', () => {
    printedAs(['Swinging Web Kick', trick(toDeckTop(query('yourDiscard')))]);
    const table = play({
      players: [{ ...inHeroForm, hand: ['Trick'], discard: ['Backflip'] }],
    }).choose('play Trick');
    table.shows({ 'your discard pile': 'Trick' });
  });
});
