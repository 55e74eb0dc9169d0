import type { Frame, Match, Seat, State } from '@grimrule/kernel';

/**
 * Where leaving a choice halfway leads: the position before the deed whose payment or target is
 * being asked for, of the card that was picked and not of what it set off. Null where the player of these seats is not in the middle of a deed of theirs,
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
    const [picked] = decision.answer;
    if (picked?.card === undefined || state.prompt?.ask.card !== picked.card) return null;
    // What a card of nobody's does once it was picked, such as an attack, has begun when it is told.
    const isOwn = before.cards[picked.card]?.owner === asked;
    return isOwn || match.logAt(at + 1).length === 0 ? match.earlier + at : null;
  }
  return null;
}

/** Whether a question is asked on the way to the end of what an earlier question began. */
function isWithin<V>({ stack }: State<V>, before: State<V>): boolean {
  const goesOn = before.stack.every((frame, depth) => isSame(frame, stack[depth]));
  return goesOn && stack.length > before.stack.length;
}

const isSame = (one: Frame, other: Frame | undefined) => one.procedure === other?.procedure;
