import type { Option } from '@grimrule/kernel';
import type { Language, Speaker } from '@grimrule/words';
import type { Effect } from '../../vocabulary/builders.ts';
import { ringsEffect } from '../card-texts/text-box.ts';
import { printedFor } from './card-names.ts';

/** The effect of an ability, if the card has several to choose from. */
export function effectToTell(language: Language, option: Option, to: Speaker): string {
  const card = printedFor(to, option.card ?? -1);
  const used = card?.abilities[option.ability ?? -1];
  const usable = card?.abilities.filter(({ kind }) => kind === 'action' || kind === 'triggered');
  if (!used || !('effect' in used) || !usable || usable.length < 2) return '';
  // Abilities of a card of Rings have effects of Rings.
  return `: ${ringsEffect(language, used.effect as Effect, card)}`;
}
