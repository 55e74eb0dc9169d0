import type { Entry, Game, Line, State } from '@grimrule/kernel';
import { dice, NONE, randomAnswer, seeded } from '@grimrule/kernel';
import type { Reader, Words } from '../words.ts';

/** A reader who knows every card of a state, whatever their seat. */
export function readerOf(seat: number, state: State): Reader {
  return { seat, seats: state.seats, designOf: (card) => state.cards[card]?.design ?? null };
}

/** A line of the log as a seat reads it; `seen` are the seats that had seen its cards. */
export function entryRead(
  words: Words,
  state: State,
  line: Line,
  { seat, seen = (1 << state.seats) - 1 }: { readonly seat: number; readonly seen?: number },
): string {
  const cards = [line.card, ...(Array.isArray(line.cards) ? line.cards : [])];
  const named = cards.filter((card) => typeof card === 'number');
  const entry = {
    line,
    rule: '',
    step: '',
    seen: Object.fromEntries(named.map((id) => [id, seen])),
    designs: {},
  };
  return words.entry(entry, readerOf(seat, state));
}

/**
 * Everything that is said in a random game: questions, options, reasons, the log as a player, a
 * guest and a reader who knows all read it, and how it ended. Titles of rules have to be there.
 */
export function saidInGame<V>(
  game: Game<V>,
  words: Words,
  options: unknown,
  seed: number,
): ReadonlySet<string> {
  const random = dice(seeded(seed));
  const said = new Set<string>();
  const begun = game.setup(options, seed);
  if ('problems' in begun) throw new Error(JSON.stringify(begun.problems));
  let { state, log } = begun;
  const entries: Entry[] = [...log];
  for (let prompt = game.prompt(state); prompt; prompt = game.prompt(state)) {
    const asked = readerOf(prompt.seat, state);
    said.add(words.line(prompt.ask, asked));
    words.rule(prompt.rule);
    for (const option of prompt.options) said.add(words.option(option, asked, prompt.ask));
    for (const { reason, rule } of game.refusals(state)) {
      said.add(words.line(reason, asked));
      words.rule(rule);
    }
    const next = game.answer(state, prompt.seat, randomAnswer(prompt, random));
    if ('refusal' in next) throw new Error('a random answer is a legal one');
    ({ state, log } = next);
    entries.push(...log);
  }
  for (const entry of entries) {
    for (const seat of [0, state.seats - 1, state.seats, NONE]) {
      said.add(words.entry(entry, readerOf(seat, state)));
    }
    words.rule(entry.rule);
    words.rule(entry.step);
  }
  const outcome = game.outcome(state);
  if (outcome) said.add(words.line(outcome.line, readerOf(NONE, state)));
  return said;
}
