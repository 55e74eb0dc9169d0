import type { Json } from '@grimrule/kernel';
import { NONE, Table, tokensOn, value } from '@grimrule/kernel';
import { LANGUAGES } from '@grimrule/words';
import { describe, expect, test } from 'vitest';
import type { PageGame } from '../../src/games/page-game.ts';
import type { PlayedGames } from './played-games.ts';

interface CooperativePage {
  readonly page: PageGame;
  readonly played: PlayedGames;
  /** Options that nobody plays with. */
  readonly nobody: Json;
}

/** The tests of a cooperative game's page that hold for each of these games. */
export function describeCooperativePage({ page, played, nobody }: CooperativePage): void {
  describeValues(page, played);
  describeTokens(page, played);
  describePayments(page, played);
  describeNames(page, nobody);
}

/** The cards in play on a table. */
function inPlay({ game }: PageGame, { state }: Table) {
  return game.definition.zones.flatMap((zone, id) => (zone.inPlay ? (state.zones[id] ?? []) : []));
}

function describeValues(page: PageGame, { tables }: PlayedGames): void {
  describe('values', () => {
    test('hit points are those that are left, and say that damage took the others', () => {
      let wounded = 0;
      for (const table of tables) {
        for (const card of inPlay(page, table)) {
          const left = page.values(table, card, 'en').find(({ id }) => id === 'hitPoints');
          if (!left) continue;
          const damage = tokensOn(table, card, 'damage');
          expect(left.now).toBe(Math.max(0, value(table, card, 'hitPoints') - damage));
          if (damage === 0) continue;
          wounded++;
          expect(left.from).toContainEqual({ by: `−${damage}`, source: 'damage' });
        }
      }
      expect(wounded).toBeGreaterThan(0);
    });

    test('every change of a number names the card it comes from', () => {
      const changed = tables.flatMap((table) =>
        inPlay(page, table).flatMap((card) =>
          page.values(table, card, 'de').filter(({ now, printed }) => now !== printed),
        ),
      );
      expect(changed.length).toBeGreaterThan(0);
      for (const { from } of changed) {
        expect(from.length).toBeGreaterThan(0);
        for (const { by, source } of from) {
          expect(by).toMatch(/^[+−×=≤]/);
          expect(source).not.toBe('');
        }
      }
    });
  });
}

function describeTokens(page: PageGame, { tables }: PlayedGames): void {
  test('each token is named in both languages, without a number', () => {
    const labels = tables.flatMap((table) =>
      inPlay(page, table).flatMap((card) =>
        LANGUAGES.flatMap((language) => page.tokens(table, card, language)),
      ),
    );
    expect(labels.length).toBeGreaterThan(0);
    for (const label of new Set(labels.map((token) => token.label))) {
      expect(label).toMatch(/^\p{L}[^\d]+$/u);
    }
  });
}

function describePayments(page: PageGame, { positions }: PlayedGames): void {
  test('every source of a payment shows what it gives, in both languages', () => {
    const asked = positions.filter(({ prompt }) => prompt?.cost);
    expect(asked.length).toBeGreaterThan(0);
    for (const state of asked) {
      const table = new Table(page.game.definition, state, null);
      for (const { option, gives } of state.prompt?.cost?.sources ?? []) {
        for (const language of LANGUAGES) {
          expect(page.resource?.(option, table, language)).toHaveLength(gives.length);
        }
      }
    }
  });
}

function describeNames({ game, words, zoneName }: PageGame, nobody: Json): void {
  test('each zone has a name in both languages', () => {
    for (const language of LANGUAGES) {
      for (const [id] of game.definition.zones.entries()) {
        expect(zoneName(id, language)).toMatch(/^\p{Lu}/u);
      }
    }
  });

  test('a game without players is a problem, in words', () => {
    const begun = game.setup(nobody, 'the page');
    if (!('problems' in begun)) throw new Error('somebody has to play');
    const reader = { seat: NONE, seats: 1, designOf: () => null };
    for (const language of LANGUAGES) {
      for (const problem of begun.problems) {
        expect(words[language].line(problem, reader)).toMatch(/\.$/);
      }
    }
  });
}
