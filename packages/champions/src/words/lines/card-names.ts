import type { CardId } from '@grimrule/kernel';
import type { Case, Speaker } from '@grimrule/words';
import type { ChampionsCard } from '../../cards/card.ts';
import { FACEDOWN, printed } from '../../cards/designs.ts';
import type { ChampionsFact, Form } from '../../vocabulary/nodes.ts';

/** The printed facts of a card, or null if the reader does not know the card. */
export function printedFor(to: Speaker, card: CardId): ChampionsCard | null {
  const design = to.designOf(card);
  return design === null ? null : printed(design);
}

/** The form that all abilities of a card need, if they need nothing else. */
export function formNeeded(card: ChampionsCard | null): Form | undefined {
  const forms = (card?.abilities ?? []).flatMap((ability): readonly (Form | undefined)[] => {
    if (ability.kind !== 'action' && ability.kind !== 'triggered') return [];
    const fact = ability.when as ChampionsFact | undefined;
    return [fact?.fact === 'form' ? fact.form : undefined];
  });
  return new Set(forms).size === 1 ? forms[0] : undefined;
}

/** A card within a sentence; null is one that the reader does not know. */
export function calledInEnglish(design: number | null): string {
  if (design === null) return 'a card';
  const { name } = printed(design);
  return design === FACEDOWN ? `a ${name}` : name;
}

export function calledInGerman(design: number | null, form: Case): string {
  const article = form === 'dative' || form === 'genitive' ? 'einer' : 'eine';
  if (design === null) return `${article} Karte`;
  const { nameDe } = printed(design);
  return design === FACEDOWN ? `${article} ${nameDe}` : nameDe;
}
