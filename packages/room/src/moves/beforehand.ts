import type { Answer, Game, Prompt, Seat, State } from '@grimrule/kernel';

/** A question that a seat may answer before its turn comes, and the position in which it is asked. */
export interface Foreseen<V> {
  readonly seat: Seat;
  readonly state: State<V>;
}

/**
 * The questions that follow one another and may be answered at the same time, the present one first.
 * Each position is that in which all seats before have changed nothing, so it tells nothing of them.
 */
export function foreseenFrom<V>(game: Game<V>, state: State<V>): readonly Foreseen<V>[] {
  const found: Foreseen<V>[] = [];
  for (let now = state; ; ) {
    const { prompt } = now;
    const idle = prompt && idleAnswer(game, prompt);
    if (!prompt || !idle || found.some(({ seat }) => seat === prompt.seat)) return found;
    found.push({ seat: prompt.seat, state: now });
    const answered = game.answer(now, prompt.seat, idle);
    if ('refusal' in answered) return found;
    now = answered.state;
  }
}

/** The answer that changes nothing; null where a question has to wait for its turn. */
function idleAnswer<V>({ definition }: Game<V>, { ask, options }: Prompt): Answer | null {
  const verb = definition.beforehand?.[ask.say];
  if (verb === undefined) return null;
  if (verb === null) return [];
  const idle = options.find((option) => option.verb === verb);
  return idle ? [idle] : null;
}
