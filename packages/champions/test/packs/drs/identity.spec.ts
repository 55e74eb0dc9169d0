import { zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { of, SPECIAL_DECK, SPECIAL_DISCARD } from '../../../src/board.ts';
import { loadPack } from '../../table/pack.ts';
import { begin, play } from '../../table/play.ts';

await loadPack('drs');

const INVOCATIONS = [
  'Crimson Bands of Cyttorak',
  'Images of Ikonn',
  'Seven Rings of Raggadorr',
  'Vapors of Valtorr',
  'Winds of Watoomb',
];

const strange = { hero: 'doctor-strange', form: 'hero' } as const;

describe('Stephen Strange', () => {
  test('begins the game with the five Invocations in a deck of their own, the top one face up § invocation-deck', () => {
    const table = begin({ heroes: ['spider-man', 'doctor-strange'] });
    const { state } = table;
    const zones = new Map<number, string[]>();
    for (const [id, card] of state.cards.entries()) {
      const found = INVOCATIONS.find((name) => table.card(name) === id);
      if (found) zones.set(card.zone, [...(zones.get(card.zone) ?? []), found]);
    }
    expect([...zones.values()].map((names) => names.sort())).toEqual([INVOCATIONS]);
    const seen = state.cards.filter(({ zone, seen }) => zones.has(zone) && seen !== 0);
    expect(seen).toHaveLength(1);
    table.asks('mulligan');
  });

  test('discards the top of it, once per phase', () => {
    play({
      players: [{ hero: 'doctor-strange', specialDeck: ['Winds of Watoomb', 'Images of Ikonn'] }],
    })
      .choose('use Stephen Strange')
      .shows({ 'your special discard pile': 'Winds of Watoomb' })
      .lacks('use Stephen Strange');
  });

  test('makes the deck anew when its last card is gone § invocation-deck, deck', () => {
    const table = play({
      players: [{ hero: 'doctor-strange', area: ['Wong', 'Wong', 'Wong', 'Wong'] }],
      gains: { 'Stephen Strange': { allyLimit: 1 } },
    }).choose('use Stephen Strange');
    for (let wong = 0; wong < 3; wong++) table.choose('use Wong');
    const piles = () =>
      [SPECIAL_DECK, SPECIAL_DISCARD].map((pile) => zoneOf(table.state, of(pile, 0)));
    expect(piles().map((pile) => pile.length)).toEqual([1, 4]);
    table.choose('use Wong');
    expect(piles().map((pile) => pile.length)).toEqual([5, 0]);
    table.asks('playerTurn');
  });
});

describe('Doctor Strange', () => {
  const hand = ['Energy', 'Warning', 'Warning'];

  test('exhausts and pays for the top card, and its effect happens', () => {
    play({ players: [{ ...strange, hand, specialDeck: ['Crimson Bands of Cyttorak'] }] })
      .choose('use Doctor Strange')
      .pay('Energy')
      .shows({
        Rhino: 'damage 7, stunned 1',
        'Doctor Strange': 'exhausted',
        'your hand': 'Warning, Warning',
        'your special discard pile': 'Crimson Bands of Cyttorak',
      });
  });

  test('cannot do it exhausted, or without the resources', () => {
    const specialDeck = ['Crimson Bands of Cyttorak'];
    play({ players: [{ ...strange, exhausted: true, hand, specialDeck }] }).lacks(
      'use Doctor Strange',
    );
    play({ players: [{ ...strange, hand: ['Warning'], specialDeck }] }).lacks('use Doctor Strange');
  });
});

describe('an Invocation', () => {
  const resolving = (
    name: string,
    more: object = {},
    hand: readonly string[] = ['Energy'],
    others: object = {},
  ) =>
    play({
      players: [{ ...strange, specialDeck: [name], hand, ...more }],
      ...others,
    }).choose('use Doctor Strange');

  test('of the bands stuns an enemy and deals 7 damage to it; it is no attack', () => {
    resolving('Crimson Bands of Cyttorak', { engaged: ['Hydra Soldier'] })
      .offers('Hydra Soldier', 'Rhino')
      .choose('Rhino')
      .shows({ Rhino: 'damage 7, stunned 1', 'your engaged': 'Hydra Soldier' });
  });

  test('of Ikonn confuses the villain and removes 4 threat from a scheme', () => {
    resolving('Images of Ikonn', {}, ['Warning'], {
      threat: 5,
      sideSchemes: [{ card: 'Bomb Scare', threat: 3 }],
    })
      .offers('Bomb Scare', 'The Break-In!')
      .choose('The Break-In!')
      .shows({ Rhino: 'confused 1', 'The Break-In!': 'threat 1', 'Bomb Scare': 'threat 3' });
  });

  test('of the rings makes up to 3 characters tough, whosever they are', () => {
    const rings = () =>
      resolving('Seven Rings of Raggadorr', { area: ['Wong'], engaged: ['Sandman'] }, ['Warning']);
    rings()
      .offers('Doctor Strange', 'Rhino', 'Sandman', 'Wong')
      .choose('Doctor Strange', 'Wong')
      .shows({ 'Doctor Strange': 'tough 1, exhausted', Wong: 'tough 1', Rhino: '' });
    expect(() => rings().choose('Doctor Strange', 'Rhino', 'Sandman', 'Wong')).toThrow();
    rings().answer([]).shows({ 'Doctor Strange': 'exhausted' });
  });

  test('of Valtorr replaces a status card by one of another kind', () => {
    resolving('Vapors of Valtorr', { status: ['stunned'], engaged: ['Sandman'] }, [], {
      villain: { status: ['tough', 'confused'] },
    })
      .offers('Doctor Strange', 'Rhino')
      .choose('Rhino')
      .offers('option 3', 'option 5')
      .choose('option 5')
      .shows({ Rhino: 'confused 1, stunned 1', 'Doctor Strange': 'stunned 1, exhausted' });
  });

  test('of Valtorr gives nothing that the character cannot have', () => {
    resolving('Vapors of Valtorr', {}, [], {
      villain: { status: ['tough'] },
      gains: { Rhino: { cannotBeStunned: 1 } },
    }).shows({ Rhino: 'confused 1' });
  });

  test('of Watoomb draws 3 cards', () => {
    resolving('Winds of Watoomb', { deck: ['Wong', 'Warning', 'Energy', 'Clea'] }, []).shows({
      'your hand': 'Energy, Warning, Wong',
    });
  });

  test('can be in no deck', () => {
    const cards = { '09036': 1 };
    expect(() => begin({ decks: [{ identity: '09001a', aspect: 'protection', cards }] })).toThrow(
      'secondDeckCard',
    );
  });
});
