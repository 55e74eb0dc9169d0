import type { Answer, Frame, Match, Prompt, Seat, State } from '@grimrule/kernel';

/**
 * Where leaving a choice halfway leads: the position before the deed whose payment or target is
 * being asked for. Null where the player of these seats is not in the middle of a deed of theirs,
 * or has seen a card since it began.
 */
export function beforeDeed<V>(match: Match<V>, seats: readonly Seat[]): number | null {
  const { state } = match;
  const asked = state.prompt?.seat;
  if (asked === undefined || !seats.includes(asked)) return null;
  for (let at = match.undoable - 1; at >= 0; at--) {
    const decision = match.decisionAt(at + 1);
    if (decision?.seat !== asked || match.learnedSince(at, [asked])) return null;
    const before = match.stateAt(at);
    if (!isWithin(state, before)) return null;
    // A deed begins with a question that nothing is spent on.
    if (before.prompt?.cost) continue;
    return isAbout(state.prompt, decision.answer) ? match.earlier + at : null;
  }
  return null;
}

/** Whether a question is asked for the card that was picked, and not for what it set off. */
const isAbout = (prompt: Prompt | null, [picked]: Answer) =>
  picked?.card !== undefined && prompt?.ask.card === picked.card;

/** Whether a question is asked on the way to the end of what an earlier question began. */
function isWithin<V>({ stack }: State<V>, before: State<V>): boolean {
  const goesOn = before.stack.every((frame, depth) => isSame(frame, stack[depth]));
  return goesOn && stack.length > before.stack.length;
}

const isSame = (one: Frame, other: Frame | undefined) => one.procedure === other?.procedure;
