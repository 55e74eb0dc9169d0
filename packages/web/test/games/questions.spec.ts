import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game, Option, State } from '@grimrule/kernel';
import { dice, randomAnswer, seeded, Table } from '@grimrule/kernel';
import { rings } from '@grimrule/rings';
import type { Language, Reader } from '@grimrule/words';
import type { TFunction } from 'i18next';
import { describe, expect, test } from 'vitest';
import { champions as championsPage } from '../../src/games/champions/champions.ts';
import { duel as duelPage } from '../../src/games/duel/duel.ts';
import type { PageGame } from '../../src/games/page-game.ts';
import { rings as ringsPage } from '../../src/games/rings/rings.ts';
import type { Deed } from '../../src/table/question/deeds/deed.ts';
import { deedsOf } from '../../src/table/question/deeds/deeds.ts';
import { playedGames } from './played-games.ts';

/** What the page says, by its key: what is tested here is whether it says something. */
const t = ((key: string, facts: object = {}) =>
  [key, ...Object.values(facts)].join(' ')) as unknown as TFunction;

const PAGES: readonly (readonly [PageGame, readonly object[]])[] = [
  [
    championsPage,
    [
      { scenario: 'rhino', heroes: ['spider-man'] },
      { scenario: 'klaw', heroes: ['she-hulk', 'black-panther'] },
      { scenario: 'ultron', heroes: ['captain-marvel', 'iron-man'] },
    ],
  ],
  [
    ringsPage,
    [
      { decks: ['leadership'], scenario: 'passage' },
      { decks: ['tactics', 'lore'], scenario: 'passage' },
      { decks: ['spirit', 'leadership'], scenario: 'anduin' },
    ],
  ],
  [duelPage, [{}, {}, {}]],
];
const GAMES: Readonly<Record<string, Game>> = {
  champions: champions as Game,
  rings: rings as Game,
  duel: duel as Game,
};
/** So many questions of each kind are looked at. */
const EACH = 4;

describe.each(PAGES)('$name', (page, games) => {
  const lots = dice(seeded('questions'));
  const { positions } = playedGames({
    game: GAMES[page.name] as Game,
    games: games as never,
    every: 1000,
    answer: ({ prompt }, index) => (prompt && index > 0 ? randomAnswer(prompt, lots) : null),
  });
  const byAsk = new Map<string, State[]>();
  for (const state of positions) {
    const say = state.prompt?.ask.say ?? '';
    const found = byAsk.get(say) ?? [];
    if (found.length < EACH) byAsk.set(say, [...found, state]);
  }

  test.each(['en', 'de'] as const)('every question has a title with a verb in %s', (language) => {
    const titles = page.deeds?.titles[language] ?? {};
    for (const say of byAsk.keys()) expect(titles[say] ?? `no title for ${say}`).not.toMatch(/^no/);
    expect(Object.keys(page.deeds?.titles.de ?? {})).toEqual(
      Object.keys(page.deeds?.titles.en ?? {}),
    );
  });

  test.each(['en', 'de'] as const)('every option says its deed in %s', (language) => {
    for (const [say, states] of byAsk) {
      for (const state of states) {
        for (const deed of deedsAt(page, state, language)) {
          expect(deed.title, say).not.toBe('');
          expect(deed.effects.every(({ text }) => text.trim() !== '')).toBe(true);
        }
      }
    }
  });

  test('abilities say what they do, and cards that are played what they are', () => {
    const silent = new Set<string>();
    for (const states of byAsk.values()) {
      for (const state of states) {
        for (const { option, effects, title } of deedsAt(page, state, 'en')) {
          if (['use', 'play'].includes(option.verb) && effects.length === 0) silent.add(title);
        }
      }
    }
    expect([...silent]).toEqual([]);
  });
});

test('an attack is offered with its target, and says what is left of it', () => {
  const { deeds } = turnAgainstRhino();
  const attack = deeds.find(({ option }) => option.verb === 'attack');
  expect(attack?.title).toBe('Attack Rhino');
  expect(attack?.effects.map(({ text }) => text)).toEqual([
    'She-Hulk',
    'deed.thenLeft −3 hit points 11',
  ]);
  expect(attack?.results).toEqual([
    { card: attack?.face, by: '−3', now: '14', after: 'deed.left 11', tone: 'harm' },
  ]);
  expect(attack?.exhausts).toBe(true);
});

test('ending the turn says what the main scheme comes to', () => {
  const { deeds } = turnAgainstRhino();
  const end = deeds.find(({ option }) => option.verb === 'endTurn');
  expect(end?.effects.map(({ text }) => text)).toEqual(['The Break-In!: deed.rises +1 threat 1 7']);
  expect(end?.effects[0]?.tone).toBe('harm');
});

/** She-Hulk in hero form against Rhino, at the question of the turn. */
function turnAgainstRhino(): { readonly deeds: readonly Deed[] } {
  const game = champions as Game;
  const begun = game.setup({ scenario: 'rhino', heroes: ['she-hulk'] }, 'a turn');
  if ('problems' in begun) throw new Error('these options are legal');
  let { state } = begun;
  const answer = (options: readonly Option[]) => {
    const answered = game.answer(state, 0, options);
    if ('refusal' in answered) throw new Error(answered.refusal.reason.say);
    state = answered.state;
  };
  answer([]);
  answer([{ verb: 'changeForm' }]);
  while (state.prompt?.ask.say !== 'playerTurn') answer([{ verb: 'pass' }]);
  return { deeds: deedsAt(championsPage, state, 'en') };
}

function deedsAt(page: PageGame, state: State, language: Language): readonly Deed[] {
  const { prompt } = state;
  if (!prompt || prompt.cost) return [];
  const words = page.words[language];
  const table = new Table(page.game.definition, state, null);
  const reader: Reader = {
    seat: prompt.seat,
    seats: state.seats,
    designOf: (card) => state.cards[card]?.design ?? null,
  };
  const telling = { page, table, language, t, prompt, words, reader };
  return prompt.options.flatMap((option) => deedsOf(telling, option));
}
