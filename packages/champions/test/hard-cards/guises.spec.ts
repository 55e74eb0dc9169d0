import { Table } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { champions } from '../../src/game.ts';
import { hasTrait } from '../../src/rules/traits.ts';
import type { ChampionsVars } from '../../src/table.ts';
import { play } from '../table/play.ts';
import { malice } from './keeping.ts';
import { illyanaRasputin, magik } from './magik.ts';
import { printedAs } from './printing.ts';
import { annaMarie, rogue, touched } from './rogue.ts';
import { inHeroForm } from './trick.ts';

test('Malice possesses the dearest ally when she is defeated', () => {
  printedAs(['Hydra Mercenary', malice]);
  play({
    players: [{ ...inHeroForm, engaged: ['Malice'], area: ['Hulk', 'Mockingbird'] }],
  })
    .choose('attack Spider-Man')
    .choose('Malice')
    .shows({
      'your engaged': 'Mockingbird',
      'your play area': 'Hulk, Spider-Man',
      Malice: 'on Mockingbird',
    })
    .lacks('attack Mockingbird')
    .asks('playerTurn', 0);
});

describe('Magik', () => {
  const turn = (...deck: readonly string[]) => {
    printedAs(['01001a', magik], ['01001b', { ...illyanaRasputin, abilities: [] }]);
    return play({ players: [{ ...inHeroForm, deck, hand: ['Energy'] }] });
  };

  test('plays the top card of her deck for 1 less, once a phase', () => {
    turn('Black Cat', 'Aunt May')
      .choose('play Black Cat')
      .shows({ 'your play area': 'Black Cat, Magik' })
      .lacks('play Aunt May');
  });

  test('plays an event from there', () => {
    turn('Swinging Web Kick', 'Aunt May')
      .choose('play Swinging Web Kick')
      .asks('playerTurn', 0)
      .shows({ Rhino: 'damage 8' });
  });

  test('shows that card to everybody, even if she cannot pay for it', () => {
    const game = turn('Helicarrier', 'Aunt May').offers('play Helicarrier');
    expect(game.state.cards[game.card('Helicarrier')]?.seen).toBe(1);
  });
});

test('Rogue has the traits of whom she has touched until the round ends', () => {
  printedAs(['01010a', rogue], ['01010b', annaMarie], ['Spider-Tracer', touched]);
  const marvel = { hero: 'captain-marvel', form: 'hero' } as const;
  const game = play({ players: [{ ...marvel, engaged: ['Shocker'], area: ['Touched'] }] });
  game.choose('use Rogue').choose('Shocker').asks('playerTurn', 0);
  const hasCriminal = () => {
    const table = new Table<ChampionsVars>(champions.definition, game.state, null);
    return hasTrait(table, game.card('Rogue'), 'Criminal');
  };
  expect(hasCriminal()).toBe(true);
  game.endTurn().passAll();
  expect(game.state.rounds).toBe(2);
  expect(hasCriminal()).toBe(false);
});
