import type { CardId, Entry, Game, Option, State } from '@grimrule/kernel';

/** How many questions ahead a target is looked for: what to do, what to pay, whom to do it to. */
const AHEAD = 3;

/**
 * The cards that taking an option may lead to: those it asks for next, after paying as proposed,
 * or those it names if there is nothing left to ask. The position may be a guess.
 */
export function targetsOf(game: Game, state: State, option: Option): ReadonlySet<CardId> {
  const found = new Set<CardId>();
  const { prompt } = state;
  if (!prompt) return found;
  const { seat } = prompt;
  let now = state;
  let answer: readonly Option[] = [option];
  for (let ahead = 0; ahead < AHEAD; ahead++) {
    const next = game.answer(now, seat, answer);
    if ('refusal' in next) return found;
    now = next.state as State;
    const asked = now.prompt;
    if (asked?.seat === seat && asked.cost) {
      answer = game.proposal(now);
      continue;
    }
    const isAboutThis = asked?.seat === seat && asked.ask.card === option.card;
    if (isAboutThis) for (const { card } of asked.options) if (card !== undefined) found.add(card);
    if (found.size === 0) for (const card of next.log.flatMap(namedIn)) found.add(card);
    break;
  }
  if (option.card !== undefined) found.delete(option.card);
  return found;
}

/** The cards a line speaks of. */
function namedIn({ line }: Entry): readonly CardId[] {
  const cards = (line.cards as readonly CardId[] | undefined) ?? [];
  return typeof line.card === 'number' ? [line.card, ...cards] : cards;
}
