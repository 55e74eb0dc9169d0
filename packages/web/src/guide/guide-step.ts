import { type Language, sideBySide } from '@grimrule/words';

/** A step of the guide: one sentence at the thing it is about, until the player has done something with it. */
export interface GuideStep {
  readonly id: string;
  /** When it comes: with a question, perhaps only where it offers a deed, or with a step of the rules. */
  readonly on: { readonly ask: string; readonly offers?: string } | { readonly step: string };
  /** A selector of the thing it points at. The first that can be seen counts. */
  readonly at: string;
  readonly until: Deed;
  readonly text: Readonly<Record<Language, string>>;
}

/**
 * What ends a step: a look at the thing, any answer to the question, the question that a deed leads
 * to, or a step of the rules that the log tells.
 */
type Deed = 'look' | 'answer' | { readonly asks: string } | { readonly tells: string };

/** Whether playback waits for the player's look, because the step is about something that just happened. */
export function holdsPlayback({ on }: GuideStep): boolean {
  return 'step' in on;
}

type Texts<Id extends string> = Readonly<Record<Language, Readonly<Record<Id, string>>>>;
type Silent<Id extends string> = Omit<GuideStep, 'id' | 'text'> & { readonly id: Id };

/** Steps with their texts, which lie in a file for each language. */
export function spoken<Id extends string>(
  texts: Texts<Id>,
  steps: readonly Silent<NoInfer<Id>>[],
): readonly GuideStep[] {
  const both = sideBySide(texts);
  return steps.map((step) => ({ ...step, text: both[step.id] }));
}
