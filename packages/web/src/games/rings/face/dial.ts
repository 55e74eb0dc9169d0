import type { CardId, Table } from '@grimrule/kernel';
import { cardOf, tokensOn, value } from '@grimrule/kernel';
import { DESIGNS } from '@grimrule/rings';
import type { Language } from '@grimrule/words';
import type { Dial } from '../../page-game.ts';
import { NAMES } from '../names.ts';
import { zone } from '../zones.ts';
import { THREAT_LIMIT } from './tokens.ts';

/** The threat of a player, and the progress on the quest and the active location. */
export function dialOf(table: Table, card: CardId, language: Language): Dial | null {
  const { design, zone: at } = cardOf(table.state, card);
  const printed = DESIGNS[design];
  const names = NAMES[language];
  if (printed?.type === 'Player') {
    const now = tokensOn(table, card, 'threat');
    return {
      kind: 'threat',
      icon: 'threat',
      label: names.threatLevel,
      now,
      // RR: Refresh Phase. Each round raises it by 1.
      ...(now + 1 === THREAT_LIMIT ? { closing: names.closing } : {}),
      most: THREAT_LIMIT,
      of: names.of(THREAT_LIMIT),
      instead: ['threat'],
    };
  }
  const isAim = at === zone('active location') || at === zone('quest');
  const most = printed?.noProgress ? 0 : value(table, card, 'questPoints');
  if (!isAim || most === 0) return null;
  return {
    kind: 'progress',
    icon: 'quest',
    label: names.progress,
    now: tokensOn(table, card, 'progress'),
    most,
    of: names.of(most),
    instead: ['progress', 'questPoints'],
  };
}
