import type { Answer } from '@grimrule/kernel';
import { dice, randomAnswer, seeded } from '@grimrule/kernel';
import { playthrough as play } from '@grimrule/words/testing';
import { ZONES } from '../../src/board.ts';
import { rings } from '../../src/game.ts';
import { scoreOf } from '../../src/rules/scoring.ts';
import type { RingsState } from '../../src/table.ts';
import { ringsWords } from '../../src/words/rings-words.ts';

/** A game as it was played. */
export interface Recorded {
  readonly decks: readonly string[];
  readonly scenario: string;
  readonly seed: string;
  readonly answers: readonly Answer[];
}

type Beginning = Omit<Recorded, 'answers'>;

const words = ringsWords.en;

function tell(
  { decks, scenario, seed }: Beginning,
  answer: (state: RingsState) => Answer,
): { readonly text: string; readonly answers: readonly Answer[] } {
  const options = { decks, scenario };
  const { lines, answers, state } = play(rings, { words, options, seed, answer });
  const text = [
    `Rings, rules ${rings.definition.version}: ${scenario} with ${decks.join(', ')}, seed '${seed}'`,
    '',
    ...lines,
    '',
    `Decisions: ${state.decisions}. Rounds: ${state.rounds}. Score: ${scoreOf(state).total}.`,
    '',
    ...whereCardsLie(state),
    '',
  ].join('\n');
  return { text, answers };
}

/** Every zone with what is there at the end, and what lies on it. */
function whereCardsLie(state: RingsState): readonly string[] {
  return ZONES.flatMap(({ name, seat }, zone) => {
    const cards = (state.zones[zone] ?? []).map((id) => {
      const { design = 0, tokens = {} } = state.cards[id] ?? {};
      const counted = Object.entries(tokens).map(([token, count]) => `${token} ${count}`);
      return [words.name(design), ...counted].join(', ');
    });
    const whose = seat >= 0 ? ` of player ${seat + 1}` : '';
    return cards.length === 0 ? [] : [`${name}${whose}: ${cards.join('; ')}.`];
  });
}

/** The game in words, answer by answer as it was recorded. */
export function retold(recorded: Recorded): string {
  return tell(recorded, ({ decisions }) => recorded.answers[decisions] ?? []).text;
}

/** A new game of players who mostly do what is sensible. */
export function record(beginning: Beginning): Recorded {
  const lots = dice(seeded(`${beginning.seed}, decisions`));
  const { answers } = tell(beginning, (state) =>
    state.prompt && lots.roll(12) === 0 ? randomAnswer(state.prompt, lots) : rings.proposal(state),
  );
  return { ...beginning, answers };
}
