import type { Game, Option, Prompt } from '@grimrule/kernel';
import { Table } from '@grimrule/kernel';
import { rings } from '@grimrule/rings';
import { describe, expect, test } from 'vitest';
import { DEEDS } from '../../src/games/rings/deeds.ts';
import { PAUSES } from '../../src/games/rings/pauses.ts';
import { EVERY_PAUSE, passesBySelf } from '../../src/table/question/passing/passes.ts';
import { playedGames } from '../games/played-games.ts';

const act: Option = { verb: 'use', card: 1, ability: 0 };
const pass: Option = { verb: 'pass' };

/** A question at a moment of an invented game. */
function asked(facts: {
  readonly fits?: boolean;
  readonly isAsked?: boolean;
  readonly best?: Option;
  readonly prompt?: Partial<Prompt>;
}) {
  const { fits = false, isAsked = true, best = pass } = facts;
  const prompt = { options: [act, pass], ...facts.prompt };
  const label = { en: 'Now', de: 'Jetzt' };
  const page = {
    game: { proposal: () => [best] } as unknown as Game,
    pauses: { all: [{ id: 'now', label, isAsked }], at: () => ({ id: 'now', fits }) },
  };
  return (chosen: Readonly<Record<string, boolean>> = {}) =>
    passesBySelf(page, { state: { prompt } } as unknown as Table, chosen);
}

describe('the page passes', () => {
  test('at an asked moment only if nothing fits', () => {
    expect(asked({ fits: false })()).toBe(true);
    expect(asked({ fits: true })()).toBe(false);
  });

  test('at a moment that is not asked also if something fits', () => {
    expect(asked({ fits: true, isAsked: false })()).toBe(true);
    expect(asked({ fits: true, isAsked: false })({ now: true })).toBe(false);
    expect(asked({ fits: true })({ now: false })).toBe(true);
  });

  test('never over what a sensible player would do', () => {
    expect(asked({ isAsked: false, best: act })()).toBe(false);
    expect(asked({ best: act })({ now: false })).toBe(false);
  });

  test('never for a player who wants to be asked everywhere', () => {
    expect(asked({ isAsked: false })({ [EVERY_PAUSE]: true })).toBe(false);
  });

  test('never where being asked shall tell nothing, nor where one cannot pass', () => {
    expect(asked({ prompt: { anyway: true } })()).toBe(false);
    expect(asked({ prompt: { options: [act] } })()).toBe(false);
  });
});

describe('the moments of Rings', () => {
  const { positions } = playedGames({
    game: rings as Game,
    games: [
      { decks: ['leadership'], scenario: 'passage' },
      { decks: ['spirit'], scenario: 'passage' },
    ],
    every: 1000,
  });
  const tables = positions.map((state) => new Table(rings.definition as never, state, null));
  const page = { game: rings as Game, pauses: PAUSES };

  test('are known of every action window, and of no question that has to be answered', () => {
    const ids = new Set(PAUSES.all.map(({ id }) => id));
    for (const table of tables) {
      const say = table.state.prompt?.ask.say;
      const pause = PAUSES.at(table);
      expect(pause === null).toBe(say !== 'actionWindow' && say !== 'whomToEngage');
      if (pause) expect(ids.has(pause.id)).toBe(true);
    }
  });

  test('are told apart by the step of the round', () => {
    const found = new Set(tables.map((table) => PAUSES.at(table)?.id));
    for (const id of ['rings.afterReveal', 'rings.beforeAttacks', 'rings.enemyAttack']) {
      expect([...found]).toContain(id);
    }
  });

  test('are passed at often, and never over a proposal to act', () => {
    const passed = tables.filter((table) => passesBySelf(page, table, {}));
    expect(passed.length).toBeGreaterThan(tables.length / 10);
    for (const table of passed) {
      expect(rings.proposal(table.state as never)).toMatchObject([{ verb: 'pass' }]);
    }
  });

  test('have labels in both languages, and picks are proposed for questions that there are', () => {
    for (const { label } of PAUSES.all) expect(label.en).not.toBe(label.de);
    const asks = new Set(positions.map(({ prompt }) => prompt?.ask.say));
    for (const ask of DEEDS.preselected ?? []) expect([...asks]).toContain(ask);
  });
});
