import { champions, championsWords, STARTER_DECKS } from '@grimrule/champions';
import type { State } from '@grimrule/kernel';
import { cardOf, Match, NONE, Table, tokensOn, value } from '@grimrule/kernel';
import { LANGUAGES } from '@grimrule/words';
import { describe, expect, test } from 'vitest';
import { chosenIn, identityAt, optionsFor } from '../src/games/champions/chosen.ts';
import { faceOf } from '../src/games/champions/face.ts';
import { LESSONS } from '../src/games/champions/lessons.ts';
import { givenBy } from '../src/games/champions/payment.ts';
import { tokensOf } from '../src/games/champions/tokens.ts';
import { valuesOf } from '../src/games/champions/values.ts';
import { inPlay, zoneName } from '../src/games/champions/zones.ts';

const GAMES = [
  { heroes: ['spider-man'], scenario: 'rhino' },
  { heroes: ['iron-man', 'she-hulk'], scenario: 'klaw' },
  { heroes: ['captain-marvel'], scenario: 'ultron' },
  { heroes: ['black-panther', 'spider-man'], scenario: 'rhino', mode: 'expert' },
];

/** Games that sensible players play to the end: every position, question and told step of them. */
function played() {
  const positions: State[] = [];
  const asks = new Set<string>();
  const steps = new Set<string>();
  for (const [seed, options] of GAMES.entries()) {
    const match = Match.begin(champions, options, `the page ${seed}`);
    if (!(match instanceof Match)) throw new Error('these options are legal');
    for (;;) {
      const prompt = champions.prompt(match.state);
      if (!prompt) break;
      asks.add(prompt.ask.say);
      positions.push(match.state);
      const accepted = champions.answer(match.state, prompt.seat, prompt.proposal ?? []);
      if ('refusal' in accepted) throw new Error('a proposal is legal');
      for (const { step } of accepted.log) steps.add(step);
      match.accept(prompt.seat, accepted);
    }
  }
  return { positions, asks, steps };
}

const { positions, asks, steps } = played();
/** Positions change little from one to the next: some of them will do. */
const EVERY = 4;
const tables = positions
  .filter((_, index) => index % EVERY === 0)
  .map((state) => new Table(champions.definition, state, null));

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

  test('every change of a power names the card it comes from', () => {
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
  test('a main scheme shows its threat and the threat that completes it', () => {
    const [table] = tables;
    if (!table) throw new Error('no game was played');
    const threat = inPlay(table)
      .flatMap((card) => tokensOf(table, card, 'en'))
      .find(({ id }) => id === 'threat');
    expect(threat?.value).toMatch(/^\d+\/\d+$/);
  });

  test('each is named in both languages, without a number', () => {
    const labels = tables.flatMap((table) =>
      inPlay(table).flatMap((card) =>
        LANGUAGES.flatMap((language) => tokensOf(table, card, language).map(({ label }) => label)),
      ),
    );
    expect(labels.length).toBeGreaterThan(0);
    for (const label of new Set(labels)) expect(label).toMatch(/^\p{L}[^\d]+$/u);
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
  test('every source shows what it gives', () => {
    const asked = positions.filter(({ prompt }) => prompt?.cost);
    expect(asked.length).toBeGreaterThan(0);
    for (const state of asked) {
      const table = new Table(champions.definition, state, null);
      for (const { option, gives } of state.prompt?.cost?.sources ?? []) {
        expect(givenBy(option, table, 'en')).toHaveLength(gives.length);
      }
    }
  });

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

describe('zones', () => {
  test('each has a name in both languages', () => {
    for (const language of LANGUAGES) {
      for (const [id] of champions.definition.zones.entries()) {
        expect(zoneName(id, language)).toMatch(/^\p{Lu}/u);
      }
    }
  });
});

describe('options', () => {
  test('what is chosen survives as options of the rules, and as usual is left out', () => {
    const chosen = {
      heroes: ['iron-man', 'she-hulk'],
      scenario: 'klaw',
      mode: 'expert',
      heroic: 2,
      skirmish: 3,
      modular: { random: 1 },
      askEverybody: true,
    } as const;
    expect(chosenIn(optionsFor(chosen))).toEqual(chosen);
    expect(optionsFor(chosenIn({ scenario: 'rhino' }))).toEqual({
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
      const options = optionsFor({ ...chosenIn(null), modular, heroic: 4, skirmish: 1 });
      expect(champions.setup(options, 'the page')).not.toHaveProperty('problems');
    }
  });

  test('no hero is a problem, in words', () => {
    const begun = champions.setup(optionsFor({ ...chosenIn(null), heroes: [] }), 'the page');
    if (!('problems' in begun)) throw new Error('somebody has to play');
    const reader = { seat: NONE, seats: 1, designOf: () => null };
    for (const language of LANGUAGES) {
      for (const problem of begun.problems) {
        expect(championsWords[language].line(problem, reader)).toMatch(/\.$/);
      }
    }
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
