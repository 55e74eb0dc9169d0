import type { Action } from '@grimrule/kernel';
import type { Heading } from '@grimrule/words';
import type { DuelAbility, DuelWords } from '../vocabulary/nodes.ts';

export interface Labels {
  readonly permanent: string;
  readonly calls: Readonly<Record<DuelWords['call'], string>>;
  readonly once: string;
  readonly onceInPlayPhase: string;
  readonly eachPlayPhase: string;
  readonly inPlayPhase: string;
  readonly inYourTurn: string;
}

/** The kind of an effect, as the label before its text; what the label says the text need not. */
export function headingWith(labels: Labels, ability: DuelAbility): Heading {
  const plain = { may: false, saysCost: false, saysLimit: false };
  switch (ability.kind) {
    case 'constant':
    case 'additionalCost':
    case 'triggered':
      return { ...plain, label: labels.permanent };
    case 'called':
      return { ...plain, label: labels.calls[ability.call] };
    case 'action':
      if (goesToTheBox(ability)) {
        const label = ability.during === 'play' ? labels.onceInPlayPhase : labels.once;
        return { ...plain, label, saysCost: true };
      }
      if (ability.during !== 'play') return { ...plain, label: labels.inYourTurn };
      return ability.limit?.times === 1
        ? { ...plain, label: labels.eachPlayPhase, may: true, saysLimit: true }
        : { ...plain, label: labels.inPlayPhase, may: true };
  }
}

function goesToTheBox({ cost }: Action<DuelWords>): boolean {
  return cost?.do === 'box' && cost.card.ref === 'this';
}
