import { rings, ringsWords } from '@grimrule/rings';
import type { Language } from '@grimrule/words';
import type { Standing } from '../table-game.ts';
import { costText, printed, statsText } from './card-line.ts';
import { RINGS_LABELS } from './labels.ts';
import type { RingsView } from './layout.ts';
import { record } from './layout.ts';
import { standingText } from './standing.ts';

/** A card in one line: as it is printed, or as it stands on the table. */
export function describe(
  design: number,
  language: Language,
  standing?: Standing<RingsView>,
): string {
  const say = RINGS_LABELS[language];
  const words = ringsWords[language];
  const card = printed(design);
  const { type, sphere, stage, unique, threatCost } = card;
  const now = standing && isOnTable(standing) ? standingText(standing, language) : null;
  if (now !== null) return [say.types[type], now].filter((part) => part !== '').join(', ');
  const cost = costText(card);
  const parts = [
    say.types[type] + (stage === undefined ? '' : `, ${say.stage(stage)}`),
    sphere === undefined ? '' : words.sphere(sphere),
    unique ? say.unique : '',
    cost === '' ? '' : `${say.cost} ${cost}`,
    threatCost === undefined ? '' : `${say.threatCost} ${threatCost}`,
    statsText(card, say),
    card.encounterSet ?? '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function isOnTable({ view, card }: Standing<RingsView>): boolean {
  const known = record(view, card);
  return known !== null && rings.definition.zoneInfo(known.zone).inPlay;
}
