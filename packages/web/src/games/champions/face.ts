import type { DESIGNS } from '@grimrule/champions';
import { championsWords } from '@grimrule/champions';
import type { Language } from '@grimrule/kernel';
import type { Face } from '../page-game.ts';

export function faceOf(
  card: (typeof DESIGNS)[number] | undefined,
  design: number,
  language: Language,
): Face {
  const words = championsWords[language];
  return {
    title: words.name(design),
    subtitle: card?.subname ?? null,
    kind: card?.type ?? '',
    tone: card?.faction ?? 'basic',
    shape: card?.type === 'main_scheme' || card?.type === 'side_scheme' ? 'wide' : 'upright',
    cost: card?.cost === undefined ? null : String(card.cost),
    stats: [],
    resources: [],
    marks: [],
    traits: (card?.traits ?? []).map((trait) => words.trait(trait)),
    text: words.text(design),
    keywords: [],
    art: { seed: card?.code ?? '', motif: 'burst', palette: ['#33284f', '#7b3fa0', '#f2b84b'] },
  };
}
