import { Table } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { champions } from '../../src/game.ts';
import { hasTrait } from '../../src/rules/in-play/traits.ts';
import type { ChampionsVars } from '../../src/table.ts';
import { ally, discard, keep, pickRandom, query } from '../../src/vocabulary/builders.ts';
import { play } from '../table/play.ts';
import { malice } from './cards/keeping.ts';
import { illyanaRasputin, magik } from './cards/magik.ts';
import { annaMarie, rogue, touched } from './cards/rogue.ts';
import { printedAs } from './printing.ts';
import { inHeroForm, trick } from './trick.ts';

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
      Malice: 'damage 2, on Mockingbird',
    })
    .lacks('attack Mockingbird')
    .asks('playerTurn', 0);
});

describe('Magik', () => {
  const turn = (...deck: readonly string[]) => {
    printedAs(['01001a', magik], ['01001b', illyanaRasputin]);
    return play({ players: [{ ...inHeroForm, deck, hand: ['Energy'] }] });
  };

  test('plays the top card of her deck for 1 less, once a phase § play-restrictions-and-permissions', () => {
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

  test('shows that card to everybody', () => {
    const game = turn('Helicarrier', 'Aunt May').offers(
      'play Helicarrier',
      'attack Magik',
      'change form',
      'end turn',
    );
    const top = game.prompt?.options.find(({ verb }) => verb === 'play')?.card;
    expect(game.state.cards[top ?? -1]?.seen).toBe(1);
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

test('a random card is one of those named, and it is known what was picked', () => {
  printedAs([
    'Swinging Web Kick',
    trick(keep(pickRandom(query('yourHand', ally)), (picked) => discard(picked))),
  ]);
  play({ players: [{ ...inHeroForm, hand: ['Trick', 'Black Cat', 'Energy', 'Genius'] }] })
    .choose('play Trick')
    .shows({ 'your hand': 'Energy, Genius', 'your discard pile': 'Black Cat, Trick' });
  play({ players: [{ ...inHeroForm, hand: ['Trick', 'Energy'] }] }).cannot(
    'play Trick',
    'noTarget',
  );
});
