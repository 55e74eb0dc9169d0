import type { Answer, CardId, Prompt } from '@grimrule/kernel';
import { cardOf, NONE } from '@grimrule/kernel';
import { placeOf } from '../board.ts';
import type { DuelTable } from '../table.ts';
import { onBoard } from '../table.ts';
import { damageIn, effectOf, healIn, hitWorth, lacks } from './effects.ts';
import {
  adviceForArtefact,
  adviceForCivilian,
  adviceForDiscards,
  adviceForPayment,
  adviceForPlace,
  adviceForPlayPhase,
  civiliansLeft,
} from './plays.ts';
import { cardWorth, placeWorth } from './worth.ts';

/**
 * A sensible answer to a question: something to start from for people, and what bots expect to
 * happen when they look ahead. It knows no card by name, and nothing that its player does not know.
 */
export function propose(table: DuelTable, prompt: Prompt): Answer | null {
  const { ask, seat } = prompt;
  const card = typeof ask.card === 'number' ? ask.card : NONE;
  switch (ask.say) {
    case 'playPhase':
    case 'betweenAttacks':
      return adviceForPlayPhase(table, prompt);
    case 'pay':
      return adviceForPayment(table, prompt);
    case 'choosePlace': {
      const civilians = civiliansLeft(table);
      return adviceForPlace(prompt, (place) => placeWorth(table, seat, card, place, civilians));
    }
    case 'chooseDiscards':
      return adviceForDiscards(table, prompt);
    case 'freeCivilian':
      return adviceForCivilian(table, prompt);
    case 'chooseArtefact':
      return adviceForArtefact(table, prompt);
    case 'chooseCard':
    case 'chooseCards':
      return adviceForTarget(table, prompt);
    default:
      return null;
  }
}

/** Whom to hurt, heal or help: the best target for what will be done. */
function adviceForTarget(table: DuelTable, { options, seat, least, most }: Prompt): Answer {
  const effect = effectOf(table);
  const damage = damageIn(effect);
  const healed = healIn(effect);
  const own = onBoard(table.state, seat);
  const worth = (card: CardId | undefined) => {
    if (card === undefined) return 0;
    const isOwn = own.includes(card);
    if (damage > 0) return (isOwn ? -1 : 1) * hitWorth(table, card, damage);
    if (healed > 0) return Math.min(healed, lacks(table, card)) * (isOwn ? 1 : -1);
    const stands = placeOf(cardOf(table.state, card).zone) !== NONE;
    return stands && !isOwn
      ? cardWorth(table.state, card)
      : stands
        ? 0
        : cardWorth(table.state, card);
  };
  const sorted = [...options].sort((one, other) => worth(other.card) - worth(one.card));
  return sorted.slice(0, Math.max(least, Math.min(1, most)));
}
