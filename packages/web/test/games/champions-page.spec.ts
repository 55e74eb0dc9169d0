import { champions, newCampaign, STARTER_DECKS } from '@grimrule/champions';
import type { Game } from '@grimrule/kernel';
import { cardOf, NONE, Table, tokensOn } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { champions as page } from '../../src/games/champions/champions.ts';
import { faceOf } from '../../src/games/champions/face/face.ts';
import { tokensOf } from '../../src/games/champions/face/tokens.ts';
import { givenBy } from '../../src/games/champions/payment.ts';
import { choiceIn, identityAt, optionsFor } from '../../src/games/champions/setup/choice.ts';
import { surprise, withoutSeat, withSeat } from '../../src/games/champions/setup/seats.ts';
import { inPlay } from '../../src/games/champions/zones.ts';
import { describeCooperativePage } from './cooperative-page.ts';
import { playedGames } from './played-games.ts';

const GAMES = [
  { heroes: ['spider-man'], scenario: 'rhino' },
  { heroes: ['iron-man', 'she-hulk'], decks: [], scenario: 'klaw' },
  { heroes: ['captain-marvel'], scenario: 'ultron' },
  { heroes: ['black-panther', 'spider-man'], scenario: 'rhino', mode: 'expert' },
];

const played = playedGames({ game: champions as Game, games: GAMES, every: 4 });
const { positions, tables } = played;

describeCooperativePage({
  page,
  played,
  nobody: optionsFor({ ...choiceIn(null), heroes: [] }),
});

describe('tokens', () => {
  test('a main scheme shows its threat and the threat that completes it', () => {
    const [table] = tables;
    if (!table) throw new Error('no game was played');
    const threat = inPlay(table)
      .flatMap((card) => tokensOf(table, card, 'en'))
      .find(({ id }) => id === 'threat');
    expect(threat?.value).toMatch(/^\d+\/\d+$/);
  });

  test('status cards and damage of a game are all shown', () => {
    for (const table of tables) {
      for (const card of inPlay(table)) {
        const shown = tokensOf(table, card, 'en').map(({ id }) => id);
        for (const token of ['damage', 'stunned', 'confused', 'tough']) {
          expect(shown.includes(token)).toBe(tokensOn(table, card, token) > 0);
        }
      }
    }
  });
});

describe('paying', () => {
  test('a card in hand gives what is printed on it', () => {
    const printed = positions.flatMap((state) => {
      const table = new Table(champions.definition, state, null);
      return (state.prompt?.cost?.sources ?? []).flatMap(({ option }) => {
        const { card = NONE, verb } = option;
        if (verb !== 'spend') return [];
        return [
          { marks: givenBy(option, table, 'de'), face: faceOf(cardOf(state, card).design, 'de') },
        ];
      });
    });
    const alike = printed.filter(({ marks, face }) => marks.length === face.resources.length);
    expect(alike.length).toBeGreaterThan(0);
    for (const { marks, face } of alike) expect(marks).toEqual(face.resources);
  });
});

describe('options', () => {
  test('a choice survives as options of the rules, and defaults are left out', () => {
    const chosen = {
      heroes: ['iron-man', 'she-hulk'],
      decks: [],
      scenario: 'klaw',
      mode: 'expert',
      heroic: 2,
      skirmish: 3,
      modular: { random: 1 },
      askEverybody: true,
      campaign: null,
    } as const;
    expect(choiceIn(optionsFor(chosen))).toEqual(chosen);
    expect(optionsFor(choiceIn({ scenario: 'rhino' }))).toEqual({
      heroes: ['spider-man'],
      scenario: 'rhino',
    });
  });

  test('everything the page can choose is legal', () => {
    for (const modular of [
      undefined,
      ['under-attack'],
      ['bomb-scare', 'legions-of-hydra'],
      { random: 1 },
    ]) {
      const options = optionsFor({ ...choiceIn(null), modular, heroic: 4, skirmish: 1 });
      expect(champions.setup(options, 'the page')).not.toHaveProperty('problems');
    }
  });

  test('a campaign keeps its players and its scenario, whatever is chosen besides', () => {
    const [one, other] = STARTER_DECKS;
    if (!one || !other) throw new Error('there are starter decks');
    const begun = newCampaign('rise-of-red-skull', [
      { name: 'A', identity: one.identity, cards: one.cards },
      { name: 'B', identity: other.identity, cards: other.cards },
    ]);
    if (!('log' in begun)) throw new Error('the campaign can begin');
    const options = { campaign: begun.log };
    const chosen = choiceIn(options);
    expect(chosen).toMatchObject({ heroes: [one.slug, other.slug], scenario: 'crossbones' });
    expect(optionsFor({ ...chosen, scenario: 'rhino', heroes: [], mode: 'expert' })).toEqual({
      ...options,
      mode: 'expert',
    });
    expect(identityAt(options, 1)).toBe(other.identity);
    expect([withSeat(options), withoutSeat(options, 0)]).toEqual([null, null]);
    expect(surprise(options, () => 0)).toBe(options);
  });

  test('a seat is played by its hero, or by that of its own deck', () => {
    const [one, other] = STARTER_DECKS;
    if (!one || !other) throw new Error('there are starter decks');
    expect(identityAt({ heroes: [one.slug, other.slug] }, 1)).toBe(other.identity);
    expect(identityAt({ decks: [{ identity: other.identity, cards: {} }] }, 0)).toBe(
      other.identity,
    );
  });
});
