import { zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { ENCOUNTER_DECKS, VILLAIN } from '../../../src/board.ts';
import { champions } from '../../../src/game.ts';
import { villainOf } from '../../../src/table.ts';
import type { Description, Laid } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { nameOf } from '../../table/picture.ts';
import type { Play } from '../../table/play.ts';
import { begin, play } from '../../table/play.ts';

await loadPack('twc');

const ironMan = { hero: 'iron-man', form: 'hero' } as const;
const tony = { hero: 'iron-man' } as const;
/** Minions without a boost ability, which nobody fears here. */
const GUARDS = Array(9).fill('Corrupt Prison Guard') as readonly string[];
const NAMES = ['Wrecker', 'Thunderball', 'Piledriver', 'Bulldozer'] as const;

/** The side schemes with so much threat, in the order of the villains. */
const schemes = (...threat: readonly number[]): readonly Laid[] =>
  ['Day of Reckoning', 'Thunderstruck', 'Pile It On!', 'Clear the Road'].flatMap((card, at) => {
    const there = threat[at];
    return there === undefined ? [] : [{ card, threat: there }];
  });

const crew = (more: Partial<Description> = {}): Play =>
  play({
    players: [tony],
    scenario: 'wrecking-crew',
    sideSchemes: schemes(6, 5, 3, 4),
    decks: {
      Wrecker: GUARDS,
      Thunderball: ['07023', '07023', '07023', '07023'],
      Piledriver: ['07037', '07037', '07037', '07037'],
      Bulldozer: ['07052', '07052', '07052', '07052'],
    },
    ...more,
  });

const activeOf = ({ state }: Play) => nameOf(state, villainOf(state));

describe('setup of The Wrecking Crew', () => {
  test('lays out four villains with their side schemes, and Wrecker is active', () => {
    const table = begin({ heroes: ['iron-man'], scenario: 'wrecking-crew' });
    table.shows({
      villain: NAMES.toSorted().join(', '),
      'Day of Reckoning': 'threat 6',
      Thunderstruck: 'threat 5',
      'Pile It On!': 'threat 3',
      'Clear the Road': 'threat 4',
      Breakout: '',
    });
    expect(activeOf(table)).toBe('Wrecker');
    table.asks('mulligan', 0);
  });

  test('gives each of them a deck of fifteen cards, and nothing else', () => {
    const table = begin({ heroes: ['iron-man', 'she-hulk'], scenario: 'wrecking-crew' });
    expect(ENCOUNTER_DECKS.map((deck) => zoneOf(table.state, deck).length)).toEqual([
      15, 15, 15, 15,
    ]);
    table.asks('mulligan', 0);
  });

  test('takes their versions B in expert mode', () => {
    const { state } = begin({
      heroes: ['iron-man'],
      scenario: 'wrecking-crew',
      mode: 'expert',
    }).asks('mulligan', 0);
    const stages = zoneOf(state, VILLAIN).map(
      (card) => champions.definition.printed[state.cards[card]?.design ?? -1],
    );
    expect(stages.map((card) => card?.code)).toEqual(['07003', '07018', '07033', '07047']);
  });

  test('has no place for modular sets', () => {
    const options = { heroes: ['iron-man'], scenario: 'wrecking-crew', modular: ['bomb_scare'] };
    expect(champions.setup(options, 'seed')).toEqual({
      problems: [{ say: 'nothingModular', scenario: 'wrecking-crew' }],
    });
  });
});

describe('the villains § several-villains', () => {
  test('of whom the active one alone activates, on his own side scheme', () => {
    const table = crew().endTurn();
    expect(activeOf(table)).toBe('Wrecker');
    table.shows({
      'Day of Reckoning': 'threat 9',
      Thunderstruck: 'threat 6',
      Breakout: 'threat 1',
    });
  });

  test('of whom the one with the most threat becomes active after step one', () => {
    const table = crew({ sideSchemes: schemes(2, 5, 3, 4) }).endTurn();
    expect(activeOf(table)).toBe('Thunderball');
    table.shows({ Thunderstruck: 'threat 9', 'Day of Reckoning': 'threat 3' });
  });

  test('among whom the first player chooses if several have the most', () => {
    const table = crew({ sideSchemes: schemes(2, 5, 5, 4) }).endTurn();
    table.offers('Thunderball', 'Piledriver').choose('Piledriver');
    expect(activeOf(table)).toBe('Piledriver');
  });

  test('deal and boost from the deck of the active one', () => {
    const table = crew({ sideSchemes: schemes(2, 5, 3, 4) }).endTurn();
    const left = ENCOUNTER_DECKS.map((deck) => zoneOf(table.state, deck).length);
    expect(left).toEqual([9, 2, 4, 4]);
    table.shows({ 'second encounter discard pile': 'Corrupt Prison Guard' });
  });

  test('one of whom is defeated: his side scheme goes, the next becomes active', () => {
    const table = crew({ players: [ironMan], villains: { Wrecker: { damage: 13 } } })
      .choose('attack Iron Man')
      .choose('Wrecker');
    expect(activeOf(table)).toBe('Thunderball');
    table.shows({
      villain: 'Bulldozer, Piledriver, Thunderball',
      'side schemes': 'Clear the Road, Pile It On!, Thunderstruck',
    });
  });

  test('leave the active one alone when another is defeated', () => {
    const table = crew({ players: [ironMan], villains: { Bulldozer: { damage: 11 } } })
      .choose('attack Iron Man')
      .choose('Bulldozer');
    expect(activeOf(table)).toBe('Wrecker');
  });

  test('are beaten with the last of them', () => {
    const table = crew({ players: [ironMan], villains: { Bulldozer: { damage: 11 } } });
    for (const name of ['Wrecker', 'Thunderball', 'Piledriver']) {
      const card = table.card(name);
      table.state.zones[VILLAIN] = zoneOf(table.state, VILLAIN).filter((each) => each !== card);
    }
    table.choose('attack Iron Man').isOver('heroes', 'villainDefeated');
  });

  test('win when Breakout is completed', () => {
    crew({ threat: 5 }).endTurn().isOver('villain', 'schemeCompleted');
  });
});
