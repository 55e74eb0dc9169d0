import { zoneOf } from '@grimrule/kernel';
import { describe, expect, it } from 'vitest';
import {
  BOX,
  ENCOUNTER_DECK,
  ENGAGED,
  of,
  SIDE_SCHEMES,
  VILLAIN_DECK,
} from '../../../src/board.ts';
import { printedAs } from '../../../src/cards/designs.ts';
import { champions } from '../../../src/game.ts';
import { MODULAR_SETS } from '../../../src/shelf/offers.ts';
import { play } from '../../table/play.ts';
import type { NewGame } from '../new-game.ts';
import { heroes, newGame } from '../new-game.ts';

const stages = (game: NewGame) => [
  game.villain.stage,
  ...zoneOf(game.state, VILLAIN_DECK)
    .map((card) => printedAs(game.state, card).stage)
    .reverse(),
];
const SCENARIOS = ['rhino', 'klaw', 'ultron'] as const;
const HIT_POINTS = { rhino: [14, 15, 16], klaw: [12, 18, 22], ultron: [17, 22, 27] } as const;

describe.each(SCENARIOS)('standard mode against %s', (scenario) => {
  it('has the first two stages, the standard set and no expert cards § standard-mode, standard-set, modes-of-play', () => {
    const game = newGame({ scenario, heroes: heroes(2) });
    expect(stages(game)).toEqual(['I', 'II']);
    const ofSet = (set: string) =>
      game.state.cards.filter((_, id) => printedAs(game.state, id).set === set);
    expect(ofSet('standard')).toHaveLength(7);
    expect(ofSet('expert')).toEqual([]);
    expect(newGame({ scenario, heroes: heroes(2), mode: 'standard' }).state).toEqual(game.state);
  });
});

describe.each(SCENARIOS)('expert mode against %s', (scenario) => {
  it('has the last two stages and the expert set § expert-mode, expert-set, modes-of-play', () => {
    for (const count of [1, 3]) {
      const game = newGame({ scenario, heroes: heroes(count), mode: 'expert' });
      expect(stages(game)).toEqual(['II', 'III']);
      const expert = game.state.cards.filter((_, id) => printedAs(game.state, id).set === 'expert');
      expect(expert).toHaveLength(3);
    }
  });
});

describe('expert mode', () => {
  it('lets Rhino begin with the side scheme of his second stage', () => {
    const game = newGame({ heroes: heroes(2), mode: 'expert' });
    expect(game.in(SIDE_SCHEMES)).toEqual(["Breakin' & Takin'"]);
    expect(game.tokensOn("Breakin' & Takin'")).toEqual({ threat: 4 });
    expect(game.count(ENCOUNTER_DECK)).toBe(30 + 3 + 2 - 1);
    expect(game.villainHitPoints).toBe(30);
  });

  it('lets Klaw begin with his second stage, which makes him hardier', () => {
    const game = newGame({ scenario: 'klaw', mode: 'expert' });
    expect(game.in(SIDE_SCHEMES)).toEqual(['Defense Network', 'The "Immortal" Klaw']);
    expect(game.villainHitPoints).toBe(18 + 10);
    expect(game.in(of(ENGAGED, 0))).toHaveLength(1);
  });

  it('lets Ultron begin with nothing more', () => {
    const game = newGame({ scenario: 'ultron', mode: 'expert' });
    expect(game.in(SIDE_SCHEMES)).toEqual([]);
    expect(game.villainHitPoints).toBe(22);
    expect(game.count(ENCOUNTER_DECK)).toBe(31 + 3 + 1 - 1);
  });
});

describe('heroic mode § heroic-mode, modes-of-play', () => {
  const CARDS = [
    'Vibranium Armor',
    'Concussion Blasters',
    'Armored Rhino Suit',
    'Enhanced Ivory Horn',
    'Upgraded Drones',
    'Program Transmitter',
  ];

  it.each([0, 1, 2, 3, 4])('of level %i deals every player so many cards more', (heroic) => {
    for (const count of [1, 2]) {
      const game = play({
        players: heroes(count).map((hero) => ({ hero, form: 'hero' })),
        heroic,
        villain: { status: ['stunned'] },
        encounterDeck: count === 1 ? CARDS : ['Advance', ...CARDS, ...CARDS],
        phase: 'villain',
      });
      while (game.options.includes('pass')) game.pass();
      const dealt = game.log.filter(({ line }) => line.say === 'dealtEncounterCard');
      expect(dealt).toHaveLength(count * (heroic + 1));
    }
  });

  it('changes nothing else about the beginning', () => {
    const plain = newGame({ heroes: heroes(2) });
    const heroic = newGame({ heroes: heroes(2), heroic: 3 });
    expect(heroic.state.cards).toEqual(plain.state.cards);
    expect(heroic.state.zones).toEqual(plain.state.zones);
    expect(heroic.state.vars).toEqual({ ...plain.state.vars, heroic: 3 });
  });
});

describe.each(SCENARIOS)('a skirmish against %s § skirmish-mode, modes-of-play', (scenario) => {
  it.each([1, 2, 3])('has stage %i and no other', (skirmish) => {
    const game = newGame({ scenario, heroes: heroes(3), skirmish });
    expect(stages(game)).toEqual([['I', 'II', 'III'][skirmish - 1]]);
    const immortal = game.in(SIDE_SCHEMES).includes('The "Immortal" Klaw') ? 10 : 0;
    const hitPoints = HIT_POINTS[scenario][skirmish - 1] ?? 0;
    expect(game.villainHitPoints).toBe(hitPoints * 3 + immortal);
  });

  it('is won with that stage', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero' }],
      scenario,
      skirmish: 1,
      villain: { damage: HIT_POINTS[scenario][0] - 2 },
    })
      .choose('attack Captain Marvel')
      .isOver('heroes', 'villainDefeated');
  });

  it('has no expert cards unless it is an expert game', () => {
    const expert = (mode: string) => {
      const { state } = newGame({ scenario, skirmish: 1, mode });
      return state.cards.filter((_, id) => printedAs(state, id).set === 'expert').length;
    };
    expect([expert('standard'), expert('expert')]).toEqual([0, 3]);
  });
});

describe('the stage of a skirmish is revealed § skirmish-mode', () => {
  it('tough, if it has toughness', () => {
    expect(newGame({ skirmish: 3 }).tokensOn('Rhino')).toEqual({ tough: 1 });
    expect(newGame({ scenario: 'klaw', skirmish: 3 }).tokensOn('Klaw')).toEqual({ tough: 1 });
    expect(newGame({ skirmish: 2 }).tokensOn('Rhino')).toEqual({});
  });

  it('stunning no hero, since nobody is one yet', () => {
    const game = newGame({ skirmish: 3, heroes: heroes(2) });
    expect(game.tokensOn('Peter Parker')).toEqual({});
    expect(game.tokensOn('Carol Danvers')).toEqual({});
  });

  it('with the imperative of the last stage of Ultron', () => {
    const game = newGame({ scenario: 'ultron', skirmish: 3, heroes: heroes(2), firstPlayer: 1 });
    expect(game.in(SIDE_SCHEMES)).toEqual(["Ultron's Imperative"]);
    expect(game.in(of(ENGAGED, 0))).toEqual(['Drone']);
    expect(game.in(of(ENGAGED, 1))).toEqual(['Drone', 'Drone', 'Drone']);
  });
});

describe('modes go together', () => {
  it('an expert, heroic skirmish § modes-of-play, expert-mode, heroic-mode, skirmish-mode', () => {
    const game = newGame({ mode: 'expert', heroic: 2, skirmish: 3, heroes: heroes(2) });
    expect(stages(game)).toEqual(['III']);
    expect(game.state.vars.heroic).toBe(2);
    expect(game.count(ENCOUNTER_DECK)).toBe(30 + 3 + 2);
    expect(game.villainHitPoints).toBe(32);
  });
});

describe('modular sets § modular-encounter-set', () => {
  const sizes: Readonly<Record<string, number>> = {
    bomb_scare: 6,
    masters_of_evil: 7,
    under_attack: 5,
    legions_of_hydra: 6,
    the_doomsday_chair: 6,
  };
  const modularIn = (game: NewGame, zone: number) =>
    Object.fromEntries(
      Object.entries(game.sets(zone)).filter(([set]) =>
        MODULAR_SETS.some((each) => each.set === set),
      ),
    );

  it.each(Object.entries(sizes))('%s can take the place of the recommended one', (set, size) => {
    const game = newGame({ modular: [set] });
    expect(modularIn(game, ENCOUNTER_DECK)).toEqual({ [set]: size });
    expect(game.count(ENCOUNTER_DECK)).toBe(17 + 7 + size + 1);
    expect(game.count(BOX)).toBe(0);
  });

  it('several can be used at once', () => {
    const game = newGame({ modular: ['under-attack', 'legions-of-hydra', 'the-doomsday-chair'] });
    const { bomb_scare: _, masters_of_evil: __, ...wanted } = sizes;
    expect(modularIn(game, ENCOUNTER_DECK)).toEqual(wanted);
    expect(game.count(ENCOUNTER_DECK)).toBe(17 + 7 + 17 + 1);
  });

  it.each([1, 2, 3, 4, 5])(
    '%i of them by lot are whole sets, and the others stay in the box',
    (random) => {
      const game = newGame({ modular: { random } });
      const drawn = modularIn(game, ENCOUNTER_DECK);
      const left = modularIn(game, BOX);
      expect(Object.keys(drawn)).toHaveLength(random);
      expect({ ...drawn, ...left }).toEqual(sizes);
      expect(Object.keys(left)).toHaveLength(5 - random);
    },
  );

  it('by lot are others in another game', () => {
    const drawn = Array.from({ length: 30 }, (_, seed) =>
      Object.keys(modularIn(newGame({ modular: { random: 1 } }, `game ${seed}`), ENCOUNTER_DECK)),
    );
    expect(new Set(drawn.flat())).toEqual(new Set(Object.keys(sizes)));
  });

  it.each([1, 3])('by lot, %i of them: nobody can see which', (random) => {
    const { state, log } = newGame({ heroes: heroes(2), modular: { random } });
    const modular = state.cards.flatMap((_, id) =>
      MODULAR_SETS.some(({ set }) => set === printedAs(state, id).set) ? [id] : [],
    );
    expect(modular).toHaveLength(30);
    for (const seat of [0, 1, 2]) {
      const view = champions.view(state, seat);
      for (const id of modular) expect(view.cards[id]).toBeNull();
      for (const zone of [ENCOUNTER_DECK, BOX]) {
        const backs = new Set((view.zones[zone] ?? []).map((each) => JSON.stringify(each)));
        expect(backs.size).toBe(1);
        expect(view.zones[zone]?.every((each) => typeof each !== 'number')).toBe(true);
      }
      // The list of what may be in the game names every set alike.
      for (const id of modular) {
        expect(view.lists[id]).toEqual({ design: state.cards[id]?.front, owner: -1 });
      }
      expect(view.listening.flat().some((id) => modular.includes(id))).toBe(false);
      expect(view.modifying.flat().some((id) => modular.includes(id))).toBe(false);
    }
    for (const { line } of log) {
      const named = [line.card, line.cards].flat();
      expect(named.some((id) => typeof id === 'number' && modular.includes(id))).toBe(false);
    }
  });
});
