import { duel } from '@grimrule/duel';
import type { Language } from '@grimrule/words';
import type { Standing } from '../table-game.ts';
import { costText, lifeText, printed, statsText } from './card-line.ts';
import type { DuelLabels } from './labels.ts';
import { DUEL_LABELS } from './labels.ts';
import type { DuelView } from './layout.ts';
import { record, valuesIn } from './layout.ts';

/** A card in one line: as it is printed, or as it stands on the board. */
export function describe(
  design: number,
  language: Language,
  standing?: Standing<DuelView>,
): string {
  const say = DUEL_LABELS[language];
  const card = printed(design);
  const colour = card.colour ? say.labels[card.colour] : '';
  const cost = card.cost.length > 0 ? `${say.cost} ${costText(card, say)}` : '';
  const now = standing ? statsNow(standing, say) : null;
  const parts = now === null ? [colour, cost, statsText(card, say)] : [colour, now];
  return parts.filter((part) => part !== '').join(', ');
}

/** The present strength and life of a card that is on the board. */
function statsNow({ view, card }: Standing<DuelView>, say: DuelLabels): string | null {
  const known = record(view, card);
  if (!known || !duel.definition.zoneInfo(known.zone).inPlay) return null;
  if (printed(known.design).stats.life === undefined) return null;
  const value = valuesIn(view);
  const life = lifeText(value(card, 'life'), known.tokens.damage ?? 0, say);
  return `${say.strength}${value(card, 'strength')} ${life}`;
}
