import type { Language, Phrase } from '@grimrule/words';
import { named } from '@grimrule/words';
import type { ChampionsCard } from '../../cards/card.ts';
import type { ChampionsAbility } from '../../vocabulary/builders.ts';

const ENGAGED_PLAYER: Readonly<Record<Language, Phrase>> = {
  en: named('the player engaged with it'),
  de: named('der mit ihm kämpfende Spieler'),
};

/** On a minion `you` are who is engaged with it, also where the event does not speak of you. */
export function engagedPlayerIn(
  language: Language,
  { type }: ChampionsCard,
  ability: ChampionsAbility,
): Phrase | null {
  if (type !== 'minion') return null;
  if (ability.kind === 'called') {
    return ability.call === 'whenDefeated' ? ENGAGED_PLAYER[language] : null;
  }
  if (ability.kind !== 'triggered' || ability.on === 'engaged') return null;
  const speaksOfYou = /"yourEvent"|"you"/.test(JSON.stringify(ability.when ?? null));
  return speaksOfYou ? null : ENGAGED_PLAYER[language];
}
