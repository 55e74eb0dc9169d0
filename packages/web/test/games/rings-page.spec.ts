import type { Game } from '@grimrule/kernel';
import { cardOf, dice, randomAnswer, seeded, Table, tokensOn } from '@grimrule/kernel';
import { DECKS, rings, ringsWords } from '@grimrule/rings';
import { describe, expect, test } from 'vitest';
import { tokensOf } from '../../src/games/rings/face/tokens.ts';
import { occasionOf } from '../../src/games/rings/occasion.ts';
import { rings as page } from '../../src/games/rings/rings.ts';
import { choiceIn, deckAt, optionsFor } from '../../src/games/rings/setup/choice.ts';
import { inPlay } from '../../src/games/rings/zones.ts';
import { describeCooperativePage } from './cooperative-page.ts';
import { playedGames } from './played-games.ts';

const GAMES = [
  { decks: ['crown-and-kingsfoil', 'shieldmaidens-oath'], scenario: 'passage', mode: 'easy' },
  { decks: ['leadership'], scenario: 'passage' },
  { decks: ['tactics', 'lore'], scenario: 'passage' },
  { decks: ['spirit', 'leadership'], scenario: 'anduin' },
  { decks: ['lore', 'tactics', 'spirit'], scenario: 'dol-guldur' },
];

const LOTS = dice(seeded('decisions'));

const played = playedGames({
  game: rings as Game,
  games: GAMES,
  every: 3,
  // Some games are played at random: sensible players do not get into every situation.
  answer: ({ prompt }, index) => (prompt && index % 2 === 1 ? randomAnswer(prompt, LOTS) : null),
});
const { positions, tables } = played;

describeCooperativePage({
  page,
  played,
  nobody: optionsFor({ ...choiceIn(null), decks: [] }),
});

describe('tokens', () => {
  const typeOf = (table: Table, card: number) =>
    rings.definition.printed[cardOf(table.state, card).design] as { readonly type?: string };

  test('every hero shows the pool of resources, and the quest its progress', () => {
    for (const table of tables) {
      for (const card of inPlay(table)) {
        const shown = tokensOf(table, card, 'en');
        if (typeOf(table, card).type !== 'Hero') continue;
        const pool = shown.find(({ id }) => id === 'resource');
        expect(pool?.value).toBe(String(tokensOn(table, card, 'resource')));
      }
    }
    const progress = tables.flatMap((table) =>
      inPlay(table).flatMap((card) =>
        tokensOf(table, card, 'en').filter(({ id }) => id === 'progress'),
      ),
    );
    expect(progress.some(({ value: shown }) => /^\d+\/\d+$/.test(shown ?? ''))).toBe(true);
  });

  test('a threat dial shows the threat and the level at which the player is out', () => {
    for (const { state } of tables) {
      const table = new Table(rings.definition, state, null);
      const dials = state.cards.flatMap((_, card) =>
        typeOf(table, card).type === 'Player' ? [card] : [],
      );
      expect(dials).toHaveLength(state.seats);
      for (const dial of dials) {
        const [threat] = tokensOf(table, dial, 'en');
        expect(threat?.value).toBe(`${tokensOn(table, dial, 'threat')}/50`);
      }
    }
  });

  test('characters that quest, attack or defend are marked', () => {
    const marks = new Set(
      positions.flatMap((state) => {
        const table = new Table(rings.definition, state, null);
        return inPlay(table).flatMap((card) => tokensOf(table, card, 'en').map(({ id }) => id));
      }),
    );
    for (const mark of ['committed', 'attacking', 'defending', 'shadows', 'damage']) {
      expect(marks).toContain(mark);
    }
  });
});

test('where something may be answered, the page says what has happened', () => {
  const asked = positions.filter(({ prompt }) => prompt?.ask.say === 'useAbility');
  expect(asked.length).toBeGreaterThan(0);
  const told = asked.map((state) => occasionOf(new Table(rings.definition, state, null), 'en'));
  expect(told.filter((text) => text !== null).length).toBeGreaterThan(told.length / 2);
});

describe('options', () => {
  test('a choice survives as options of the rules, and defaults are left out', () => {
    const chosen = {
      decks: ['lore', 'spirit'],
      scenario: 'anduin',
      mode: 'easy',
      askEverybody: true,
    } as const;
    expect(choiceIn(optionsFor(chosen))).toEqual(chosen);
    expect(optionsFor(choiceIn(null))).toEqual({ decks: ['leadership'], scenario: 'passage' });
  });

  test('every deck can be chosen, in both modes', () => {
    for (const { slug } of DECKS) {
      for (const mode of ['easy', 'standard'] as const) {
        const options = optionsFor({ ...choiceIn(null), decks: [slug], mode });
        expect(rings.setup(options, 'the page')).not.toHaveProperty('problems');
      }
    }
  });

  test('a seat is called after its deck', () => {
    const options = { decks: ['lore', 'tactics'] };
    expect(deckAt(options, 1)?.slug).toBe('tactics');
    expect(page.seatName(options, 1, 'en')).toBe(ringsWords.en.deck('tactics'));
    expect(page.scenarioName?.({ scenario: 'anduin' }, 'de')).toBe(
      ringsWords.de.scenario('anduin'),
    );
    expect(page.seatsOf(options)).toBe(2);
  });
});
