import type { ChampionsTable } from '@grimrule/champions';
import { DESIGNS, nextThreat } from '@grimrule/champions';
import type { CardId, Table } from '@grimrule/kernel';
import { cardOf, tokensOn, value } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import type { Dial } from '../../page-game.ts';
import { NAMES } from '../names.ts';
import { isInPlay } from '../zones.ts';

const WITH_LIFE = ['hero', 'alter_ego', 'villain'];

/** The hit points of identities and villains, and the threat on schemes. */
export function dialOf(table: Table, card: CardId, language: Language): Dial | null {
  if (!isInPlay(table, card)) return null;
  const { type = '' } = DESIGNS[cardOf(table.state, card).design] ?? {};
  const names = NAMES[language];
  if (WITH_LIFE.includes(type)) {
    const most = value(table, card, 'hitPoints');
    return {
      kind: 'life',
      icon: 'health',
      label: names.stats.hitPoints,
      now: Math.max(0, most - tokensOn(table, card, 'damage')),
      most,
      of: names.of(most),
      instead: ['hitPoints', 'damage'],
    };
  }
  if (!type.endsWith('scheme')) return null;
  const most = value(table, card, 'targetThreat');
  const now = tokensOn(table, card, 'threat');
  const coming = type === 'main_scheme' ? nextThreat(table as ChampionsTable) : 0;
  return {
    kind: 'threat',
    icon: 'threat',
    label: names.threat,
    now,
    most,
    ...(coming > 0 && most > 0 && now + coming >= most
      ? { closing: names.closing(now, coming) }
      : {}),
    of: names.of(most),
    instead: ['threat', 'targetThreat', 'startingThreat'],
  };
}
