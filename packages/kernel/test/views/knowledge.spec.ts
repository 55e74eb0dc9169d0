import { describe, expect, it } from 'vitest';
import { game, SUBJECT, seeded, THIS, zoneOf } from '../../src/index.ts';
import { Play } from '../arena-game/playing.ts';
import type { ArenaEffect } from '../arena-game/vocabulary.ts';
import {
  bury,
  card,
  draw,
  on,
  played,
  show,
  shuffleDeck,
  strike,
  words,
} from '../arena-game/vocabulary.ts';
import { deckOf, handOf } from '../arena-game/zones.ts';

const { cardIs, choose, query, same, sequence } = words;

const pawn = card('pawn', { guard: 3 });
const queen = card('queen', { guard: 3 });
const back = 'arena 0';
const spell = (effect: ArenaEffect) => card('spell', {}, played(effect));

/** A seat's view of a zone: codes of the cards it knows, and backs. */
function sees(play: Play, seat: number, zone: number): readonly string[] {
  const view = play.game.view(play.state, seat);
  return (view.zones[zone] ?? []).map((sighting) =>
    typeof sighting !== 'number'
      ? sighting.back
      : (play.game.definition.printed[view.cards[sighting]?.design ?? -1]?.code ?? '?'),
  );
}

describe('a hand', () => {
  const play = new Play([pawn, queen], { hand: [['pawn', 'queen'], ['pawn']] });

  it('is seen by its player, and as backs by everybody else', () => {
    expect(sees(play, 0, handOf(0))).toEqual(['pawn', 'queen']);
    expect(sees(play, 1, handOf(0))).toEqual([back, back]);
    expect(sees(play, 2, handOf(0))).toEqual([back, back]);
  });

  it('is hidden from spectators', () => {
    expect(sees(play, 3, handOf(0))).toEqual([back, back]);
    expect(sees(play, 3, handOf(1))).toEqual(['arena 1']);
  });
});

describe('a card that is being resolved', () => {
  it('is told by its zone alone once it was shuffled into a deck, not by its place', () => {
    const again = on(
      'fall',
      'mustAfter',
      sequence(bury(THIS), shuffleDeck),
      cardIs(SUBJECT, same(THIS)),
    );
    const cards = [
      card('phoenix', { guard: 1 }, again),
      queen,
      card('mourner', { guard: 3 }, on('fall', 'mayAfter', draw(1))),
      spell(choose(query('others'), (one) => strike(one, 2))),
    ];
    const layout = {
      ring: [['mourner'], ['phoenix']],
      hand: [['spell']],
      deck: [['queen', 'queen'], Array.from({ length: 12 }, () => 'queen')],
    };
    const play = new Play(cards, layout);
    play.pick('play spell');
    const { game, state } = play;
    expect(state.prompt?.ask.say).toBe('useAbility');
    const there = zoneOf(state, deckOf(1));
    const moved = [...state.zones];
    moved[deckOf(1)] = [...there].reverse();
    for (const seat of [0, 1, 2, 3]) {
      const here = game.view(state, seat);
      expect(game.view({ ...state, zones: moved }, seat)).toEqual(here);
      const place = JSON.stringify(here.stack).match(/"card":(-\d+)/)?.[1];
      expect(Number(place)).toBeLessThan(-1);
    }
  });

  it('cannot be exchanged twice: a game that names a field of the kernel is not defined', () => {
    const { definition } = new Play([pawn], { hand: [['pawn']] }).game;
    const named = (...cardFields: readonly string[]) =>
      game({ ...definition, procedures: [], cardFields });
    expect(() => named('cards')).toThrow("the card field 'cards' is named twice");
    expect(() => named('enemy', 'enemy')).toThrow("the card field 'enemy' is named twice");
    expect(() => named('enemy')).not.toThrow();
  });
});

describe('a card that was seen', () => {
  const layout = { ring: [['pawn']], hand: [['spell']], deck: [['queen', 'queen']] };

  it('stays known when it goes back on top of a closed deck', () => {
    const play = new Play([pawn, queen, spell(choose(query('yours'), bury))], layout);
    play.pick('play spell');
    for (const seat of [0, 1, 2, 3]) {
      expect(sees(play, seat, deckOf(0))).toEqual([back, back, 'pawn']);
    }
  });

  it('stays known to all when it is drawn from there', () => {
    const cards = [
      pawn,
      queen,
      spell(choose(query('yours'), (one) => sequence(bury(one), draw(2)))),
    ];
    const play = new Play(cards, layout);
    play.pick('play spell');
    expect(sees(play, 0, handOf(0))).toEqual(['pawn', 'queen']);
    expect(sees(play, 1, handOf(0))).toEqual(['pawn', back]);
    expect(sees(play, 3, handOf(0))).toEqual(['pawn', back]);
  });

  it('is lost from sight when it is shuffled', () => {
    const effect = choose(query('yours'), (one) => sequence(bury(one), shuffleDeck));
    const play = new Play([pawn, queen, spell(effect)], layout);
    play.pick('play spell');
    for (const seat of [0, 1, 2, 3]) {
      expect(sees(play, seat, deckOf(0))).toEqual([back, back, back]);
      expect(play.game.view(play.state, seat).cards[play.find('pawn')]).toBeNull();
    }
  });

  it('can have been shown without being moved', () => {
    const play = new Play([pawn, queen, spell(show(query('topOfYourDeck')))], layout);
    const before = play.state.learned;
    play.pick('play spell');
    expect(sees(play, 2, deckOf(0))).toEqual([back, 'queen']);
    expect(play.state.learned).toBeGreaterThan(before);
  });
});

describe('what has been learned', () => {
  it('counts cards that somebody did not know before, and nothing else', () => {
    const layout = { ring: [['pawn']], hand: [['spell']], deck: [['queen']] };
    const play = new Play([pawn, queen, spell(choose(query('yours'), bury))], layout);
    play.pick('play spell');
    // Everybody sees the spell for the first time; the pawn was open before.
    const learned = play.state.learned;
    play.pick('end');
    expect(play.state.learned).toBe(learned);
  });
});

describe('a guess at the hidden cards', () => {
  it('fits the view, keeps what is known in place, and differs from guess to guess', () => {
    const codes = Array.from({ length: 8 }, (_, index) => `card ${index}`);
    const cards = codes.map((code) => card(code, { guard: 1 }));
    const play = new Play(cards, {
      hand: [codes.slice(0, 2), codes.slice(2, 5)],
      deck: [codes.slice(5)],
    });
    const view = play.game.view(play.state, 0);
    const hands = new Set<string>();
    for (let guess = 1; guess <= 40; guess++) {
      const state = play.game.resample(view, seeded(guess));
      expect(zoneOf(state, handOf(0))).toEqual(zoneOf(play.state, handOf(0)));
      expect(play.game.view(state, 0)).toEqual(view);
      hands.add(zoneOf(state, handOf(1)).join());
    }
    expect(hands.size).toBeGreaterThan(4);
  });

  it('leaves all players their own cards, though the backs are the same', () => {
    const hand = [['pawn'], ['queen', 'queen'], ['queen']];
    const play = new Play([pawn, queen], { hand, deck: [['pawn'], ['pawn'], ['pawn']] });
    for (let guess = 1; guess <= 10; guess++) {
      const state = play.game.resample(play.game.view(play.state, 0), seeded(guess));
      for (const card of zoneOf(state, handOf(1))) expect(state.cards[card]?.owner).toBe(1);
    }
  });
});

describe('a view that no guess fits', () => {
  it('is an error, not a search without an end', () => {
    const play = new Play([card('pawn', { guard: 3 })], { ring: [['pawn'], ['pawn']] });
    const seen = play.game.view(play.state, 1);
    expect(play.game.resample(seen, play.state.random).prompt?.seat).toBe(0);
    expect(() => play.game.resample({ ...seen, waitsFor: 2 }, play.state.random)).toThrow(
      'no guess in 500 lets seat 2 decide what it is asked',
    );
  });

  it('of a game that is over needs none', () => {
    const play = new Play([card('pawn', { guard: 3 })], { ring: [['pawn']], turns: 1 }).pick('end');
    const seen = play.game.view(play.state, 1);
    expect(seen.waitsFor).toBeNull();
    expect(play.game.resample(seen, play.state.random).outcome).toEqual(play.state.outcome);
  });
});
