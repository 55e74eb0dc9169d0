import { readFileSync, writeFileSync } from 'node:fs';
import type { Answer, Game, Json, State } from '@grimrule/kernel';
import { dice, randomAnswer, seeded } from '@grimrule/kernel';
import type { Words } from '../words.ts';
import { playthrough } from './playthrough.ts';

/** A game that is kept as text: how it began, and what is told of its end. */
export interface Golden<V> {
  readonly game: Game<V>;
  readonly words: Words;
  readonly options: Json;
  readonly seed: string;
  readonly title: string;
  /** The totals when the game is over. */
  sums(state: State<V>): string;
}

/** A golden game in its two files: its text, and its beginning with an answer a line. */
interface Kept<B> {
  readonly text: URL;
  readonly answers: URL;
  /** The beginning of a game that is played anew. */
  readonly beginning: B;
}

/**
 * The kept game played once more, and the text it is kept as. `renew` writes the text anew, and
 * `answers` the answers too, by a new game.
 */
export function playedAgain<V, B>(
  { text, answers, beginning }: Kept<B>,
  golden: (beginning: B) => Golden<V>,
  renew: string | undefined,
): { readonly played: string; readonly kept: string } {
  if (renew === 'answers') {
    const lines = [beginning, ...recorded(golden(beginning))].map((line) => JSON.stringify(line));
    writeFileSync(answers, `${lines.join('\n')}\n`);
  }
  const [begun = '{}', ...given] = readFileSync(answers, 'utf8').trimEnd().split('\n');
  const played = retold(
    golden(JSON.parse(begun) as B),
    given.map((line) => JSON.parse(line) as Answer),
  );
  if (renew) writeFileSync(text, played);
  return { played, kept: readFileSync(text, 'utf8') };
}

/** The game in words, with these answers, and where every card is at the end. */
function retold<V>(golden: Golden<V>, answers: readonly Answer[]): string {
  return told(golden, ({ decisions }) => answers[decisions] ?? []).text;
}

/** The answers of a new game, by players who mostly do what is sensible. */
function recorded<V>(golden: Golden<V>): readonly Answer[] {
  const lots = dice(seeded(`${golden.seed}, decisions`));
  return told(golden, (state) =>
    state.prompt && lots.roll(12) === 0
      ? randomAnswer(state.prompt, lots)
      : golden.game.proposal(state),
  ).answers;
}

function told<V>(
  { game, words, options, seed, title, sums }: Golden<V>,
  answer: (state: State<V>) => Answer,
): { readonly text: string; readonly answers: readonly Answer[] } {
  const { lines, answers, state } = playthrough(game, { words, options, seed, answer });
  const text = [title, '', ...lines, '', sums(state), '', ...cardsByZone(game, words, state), ''];
  return { text: text.join('\n'), answers };
}

/** Every zone with the cards there, and the tokens on them. */
function cardsByZone<V>(game: Game<V>, words: Words, state: State<V>): readonly string[] {
  return state.zones.flatMap((ids, zone) => {
    const { name, seat } = game.definition.zoneInfo(zone);
    const cards = ids.map((id) => {
      const { design = 0, tokens = {} } = state.cards[id] ?? {};
      const counted = Object.entries(tokens).map(([token, count]) => `${token} ${count}`);
      return [words.name(design), ...counted].join(', ');
    });
    const whose = seat >= 0 ? ` of player ${seat + 1}` : '';
    return cards.length === 0 ? [] : [`${name}${whose}: ${cards.join('; ')}.`];
  });
}
