import type { Ability, Cards, Condition, Effect, Filter, Vocabulary } from '@grimrule/kernel';
import { builders, CAUSE, SUBJECT, THIS } from '@grimrule/kernel';
import { english } from '../english/english.ts';
import type { EnglishNoun } from '../english/phrases.ts';
import type { GermanNoun } from '../german/declension.ts';
import { german } from '../german/german.ts';
import type { Lexicon } from '../lexicon.ts';
import { tell } from '../tell.ts';
import type { Language } from '../words.ts';
import { LANGUAGES } from '../words.ts';

/** The words of a game, and what its sentences with them say besides. */
export interface SampleWords<W extends Vocabulary> {
  readonly events: readonly W['event'][];
  readonly stats: readonly W['stat'][];
  readonly sources: readonly W['source'][];
  readonly searched: readonly string[];
  readonly periods: readonly W['period'][];
  readonly level: W['level'];
  readonly call: W['call'];
  readonly yourEvent: Condition<W>;
  readonly you: Cards<W>;
  /** The kind of card that acts against the players. */
  readonly foe: Filter<W>;
  readonly effect: Effect<W>;
  doneTo(cards: Cards<W>): Effect<W>;
}

interface Spoken<W extends Vocabulary> {
  readonly word: string;
  readonly abilities: readonly Ability<W>[];
}

type Tellers<W extends Vocabulary> = Readonly<Record<Language, (ability: Ability<W>) => string>>;

/** An ability with each word of a game's vocabulary. */
export function eachWord<W extends Vocabulary>({
  level,
  call,
  yourEvent,
  effect,
  doneTo,
  ...words
}: SampleWords<W>): readonly Spoken<W>[] {
  const kernel = builders<W>();
  const waiting = kernel.triggered(level);
  const called = kernel.called(call);
  const [event] = words.events;
  const [stat] = words.stats;
  if (event === undefined || stat === undefined) throw new Error('a game has events and stats');
  const changed = (of: W['stat']) => kernel.change(of, kernel.same(THIS), 1);
  const searching = (source: W['source']) => called(kernel.search(kernel.query(source), doneTo));
  const spoken = (word: string, ability: Ability<W>) => ({ word, abilities: [ability] });
  return [
    ...words.events.flatMap((on) => [
      spoken(on, waiting(on, null, effect)),
      spoken(`${on}, yours`, waiting(on, yourEvent, effect)),
    ]),
    ...words.stats.map((of) => spoken(of, kernel.constant(changed(of)))),
    ...words.sources.map((source) => spoken(`in ${source}`, called(doneTo(kernel.query(source))))),
    ...words.sources
      .filter((source) => words.searched.includes(source))
      .map((source) => spoken(`search ${source}`, searching(source))),
    ...words.periods.flatMap((period) => [
      spoken(`until ${period}`, called(kernel.lasting(period, changed(stat)))),
      spoken(`per ${period}`, waiting(event, null, effect, { limit: { times: 2, per: period } })),
    ]),
  ];
}

/** Abilities with each event, stat and set of cards, in all places where the word can stand. */
export function wordsInPlaces<W extends Vocabulary>({
  level,
  call,
  yourEvent,
  you,
  foe,
  effect,
  doneTo,
  ...words
}: SampleWords<W>): readonly Spoken<W>[] {
  const kernel = builders<W>();
  const { both, cardIs, change, constant, same } = kernel;
  const waiting = kernel.triggered(level);
  const called = kernel.called(call);
  const itself = same(THIS);
  const conditions = [
    null,
    cardIs(SUBJECT, itself),
    cardIs(SUBJECT, foe),
    cardIs(CAUSE, itself),
    cardIs(CAUSE, same(you)),
    cardIs(CAUSE, foe),
    yourEvent,
    both(cardIs(SUBJECT, itself), cardIs(CAUSE, foe), yourEvent),
  ];
  return [
    ...words.events.map((on) => ({
      word: on,
      abilities: conditions.map((when) => waiting(on, when, effect)),
    })),
    ...words.stats.map((stat) => ({
      word: stat,
      abilities: [
        constant(change(stat, itself, 1)),
        constant(change(stat, kernel.all(foe), -2)),
        constant(kernel.fixAt(stat, itself, 0)),
      ],
    })),
    ...words.sources.map((source) => {
      const cards = kernel.query(source);
      const some = kernel.exists(cards);
      return {
        word: `in ${source}`,
        abilities: [called(doneTo(cards)), called(kernel.when(some, effect))],
      };
    }),
  ];
}

/** How a game says abilities of its own. */
export const tellers = <W extends Vocabulary>(lexicons: {
  readonly en: Lexicon<W, EnglishNoun>;
  readonly de: Lexicon<W, GermanNoun>;
}): Tellers<W> => ({
  en: (ability) => tell(english, lexicons.en, ability),
  de: (ability) => tell(german, lexicons.de, ability),
});

/** Words as lines to be kept: each with its sentences in all languages. */
export const wordLines = <W extends Vocabulary>(
  words: readonly Spoken<W>[],
  told: Tellers<W>,
): readonly string[] =>
  words.flatMap(({ word, abilities }) => [
    word,
    ...abilities.flatMap((ability) => LANGUAGES.map((language) => `  ${told[language](ability)}`)),
  ]);
