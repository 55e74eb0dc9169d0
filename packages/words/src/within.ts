import type { Effect, Vocabulary } from '@grimrule/kernel';

/** The part of an ability that its effect may speak of: its event, and what its cost was paid with. */
export interface Within<W extends Vocabulary = Vocabulary> {
  readonly on?: W['event'];
  readonly cost?: Effect<W> | undefined;
}
