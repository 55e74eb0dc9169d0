import type { State } from '@grimrule/kernel';
import { cardOf, dice, NONE, randomAnswer, seeded, Table, tokensOn, value } from '@grimrule/kernel';
import { DECKS, rings, ringsWords } from '@grimrule/rings';
import { LANGUAGES } from '@grimrule/words';
import { describe, expect, test } from 'vitest';
import { chosenIn, deckAt, optionsFor } from '../src/games/rings/chosen.ts';
import { LESSONS } from '../src/games/rings/lessons.ts';
import { occasionOf } from '../src/games/rings/occasion.ts';
import { givenBy } from '../src/games/rings/payment.ts';
import { rings as page } from '../src/games/rings/rings.ts';
import { tokensOf } from '../src/games/rings/tokens.ts';
import { valuesOf } from '../src/games/rings/values.ts';
import { inPlay, zoneName } from '../src/games/rings/zones.ts';

const GAMES = [
  { decks: ['crown-and-kingsfoil', 'shieldmaidens-oath'], scenario: 'passage', mode: 'easy' },
  { decks: ['leadership'], scenario: 'passage' },
  { decks: ['tactics', 'lore'], scenario: 'passage' },
  { decks: ['spirit', 'leadership'], scenario: 'anduin' },
  { decks: ['lore', 'tactics', 'spirit'], scenario: 'dol-guldur' },
];

/** Games that are decided sensibly or by lot: every position, question and told step of them. */
function played() {
  const positions: State[] = [];
  const asks = new Set<string>();
  const steps = new Set<string>();
  for (const [seed, options] of GAMES.entries()) {
    const begun = rings.setup(options, `the page ${seed}`);
    if ('problems' in begun) throw new Error('these options are legal');
    const lots = dice(seeded(`decisions ${seed}`));
    let { state } = begun;
    for (let prompt = state.prompt; prompt; prompt = state.prompt) {
      asks.add(prompt.ask.say);
      positions.push(state);
      const answer = seed % 2 === 0 ? rings.proposal(state) : randomAnswer(prompt, lots);
      const answered = rings.answer(state, prompt.seat, answer);
      if ('refusal' in answered) throw new Error('a random answer is legal');
      for (const { step } of answered.log) steps.add(step);
      state = answered.state;
    }
  }
  return { positions, asks, steps };
}

const { positions, asks, steps } = played();
/** Positions change little from one to the next: some of them will do. */
const EVERY = 3;
const tables = positions
  .filter((_, index) => index % EVERY === 0)
  .map((state) => new Table(rings.definition, state, null));

describe('lessons', () => {
  test('belong to questions that are asked and steps that are told', () => {
    const known = LESSONS.flatMap(({ on }) => (typeof on === 'string' ? [] : [on]));
    const missed = known.filter((on) => !('ask' in on ? asks.has(on.ask) : steps.has(on.step)));
    expect(missed).toEqual([]);
  });

  test('have names of their own, and one to three short paragraphs in both languages', () => {
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
    for (const { title, text } of LESSONS) {
      for (const language of LANGUAGES) {
        expect(title[language]).not.toBe('');
        expect(text[language].length).toBeGreaterThanOrEqual(1);
        expect(text[language].length).toBeLessThanOrEqual(3);
      }
      expect(text.de).toHaveLength(text.en.length);
    }
  });

  test('cover the game from its beginning to its end', () => {
    expect(LESSONS[0]?.on).toBe('begin');
    expect(LESSONS.at(-1)?.on).toBe('end');
  });
});

describe('values', () => {
  test('hit points are those that are left, and say that damage took the others', () => {
    let wounded = 0;
    for (const table of tables) {
      for (const card of inPlay(table)) {
        const left = valuesOf(table, card, 'en').find(({ id }) => id === 'hitPoints');
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
      inPlay(table).flatMap((card) =>
        valuesOf(table, card, 'de').filter(({ now, printed }) => now !== printed),
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

  test('who is on the quest, attacks or defends is marked', () => {
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

  test('each is named in both languages, without a number', () => {
    const labels = tables.flatMap((table) =>
      inPlay(table).flatMap((card) =>
        LANGUAGES.flatMap((language) => tokensOf(table, card, language).map(({ label }) => label)),
      ),
    );
    for (const label of new Set(labels)) expect(label).toMatch(/^\p{L}[^\d]+$/u);
  });
});

test('every source of a payment shows what it gives', () => {
  const asked = positions.filter(({ prompt }) => prompt?.cost);
  expect(asked.length).toBeGreaterThan(0);
  for (const state of asked) {
    const table = new Table(rings.definition, state, null);
    for (const { option, gives } of state.prompt?.cost?.sources ?? []) {
      expect(givenBy(option, table, 'de')).toHaveLength(gives.length);
    }
  }
});

test('where something may be answered, the page says what has happened', () => {
  const asked = positions.filter(({ prompt }) => prompt?.ask.say === 'useAbility');
  expect(asked.length).toBeGreaterThan(0);
  const told = asked.map((state) => occasionOf(new Table(rings.definition, state, null), 'en'));
  expect(told.filter((text) => text !== null).length).toBeGreaterThan(told.length / 2);
});

test('each zone has a name in both languages', () => {
  for (const language of LANGUAGES) {
    for (const [id] of rings.definition.zones.entries()) {
      expect(zoneName(id, language)).toMatch(/^\p{Lu}/u);
    }
  }
});

describe('options', () => {
  test('what is chosen survives as options of the rules, and as usual is left out', () => {
    const chosen = {
      decks: ['lore', 'spirit'],
      scenario: 'anduin',
      mode: 'easy',
      askEverybody: true,
    } as const;
    expect(chosenIn(optionsFor(chosen))).toEqual(chosen);
    expect(optionsFor(chosenIn(null))).toEqual({ decks: ['leadership'], scenario: 'passage' });
  });

  test('every deck can be chosen, in both modes', () => {
    for (const { slug } of DECKS) {
      for (const mode of ['easy', 'standard'] as const) {
        const options = optionsFor({ ...chosenIn(null), decks: [slug], mode });
        expect(rings.setup(options, 'the page')).not.toHaveProperty('problems');
      }
    }
  });

  test('no deck is a problem, in words', () => {
    const begun = rings.setup(optionsFor({ ...chosenIn(null), decks: [] }), 'the page');
    if (!('problems' in begun)) throw new Error('somebody has to play');
    const reader = { seat: NONE, seats: 1, designOf: () => null };
    for (const language of LANGUAGES) {
      for (const problem of begun.problems) {
        expect(ringsWords[language].line(problem, reader)).toMatch(/\.$/);
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
