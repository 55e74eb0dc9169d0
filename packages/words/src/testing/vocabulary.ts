import type { Ability, Cards, Condition, Effect, Vocabulary } from '@grimrule/kernel';
import { builders, THIS } from '@grimrule/kernel';

/** The words of a game, and what its sentences with them say besides. */
interface Sample<W extends Vocabulary> {
  readonly events: readonly W['event'][];
  readonly stats: readonly W['stat'][];
  readonly sources: readonly W['source'][];
  readonly searched: readonly string[];
  readonly periods: readonly W['period'][];
  readonly level: W['level'];
  readonly call: W['call'];
  readonly yourEvent: Condition<W>;
  readonly effect: Effect<W>;
  doneTo(cards: Cards<W>): Effect<W>;
}

/** An ability with each word of a game's vocabulary, by the word. */
export function eachWord<W extends Vocabulary>({
  level,
  call,
  yourEvent,
  effect,
  doneTo,
  ...words
}: Sample<W>): readonly (readonly [word: string, ability: Ability<W>])[] {
  const kernel = builders<W>();
  const waiting = kernel.triggered(level);
  const called = kernel.called(call);
  const [event] = words.events;
  const [stat] = words.stats;
  if (event === undefined || stat === undefined) throw new Error('a game has events and stats');
  const changed = (of: W['stat']) => kernel.change(of, kernel.same(THIS), 1);
  return [
    ...words.events.flatMap((on) => [
      [on, waiting(on, null, effect)] as const,
      [`${on}, yours`, waiting(on, yourEvent, effect)] as const,
    ]),
    ...words.stats.map((of) => [of, kernel.constant(changed(of))] as const),
    ...words.sources.map(
      (source) => [`in ${source}`, called(doneTo(kernel.query(source)))] as const,
    ),
    ...words.sources
      .filter((source) => words.searched.includes(source))
      .map(
        (source) =>
          [`search ${source}`, called(kernel.search(kernel.query(source), doneTo))] as const,
      ),
    ...words.periods.flatMap((period) => [
      [`until ${period}`, called(kernel.lasting(period, changed(stat)))] as const,
      [
        `per ${period}`,
        waiting(event, null, effect, { limit: { times: 2, per: period } }),
      ] as const,
    ]),
  ];
}
