import type { CardId, Table } from '@grimrule/kernel';
import { cardOf, tokensOn, value, zoneOf } from '@grimrule/kernel';
import { DESIGNS } from '@grimrule/rings';
import type { Language } from '@grimrule/words';
import type { Token } from '../../page-game.ts';
import { fightOf } from '../fight.ts';
import { NAMES } from '../names.ts';
import { isInPlay, zone } from '../zones.ts';

/** RR: Threat Elimination Level. */
export const THREAT_LIMIT = 50;

const TOLD_APART: readonly string[] = ['damage', 'progress', 'resource', 'threat'];

/** The tokens on a card: its resources, damage, progress, shadow cards, and its current act. */
export function tokensOf(table: Table, card: CardId, language: Language): readonly Token[] {
  const names = NAMES[language];
  const printed = DESIGNS[cardOf(table.state, card).design];
  if (printed?.type === 'Player') {
    const threat = tokensOn(table, card, 'threat');
    return [token('threat', 'threat', names.threatLevel, `${threat}/${THREAT_LIMIT}`, 'threat')];
  }
  if (!isInPlay(table, card)) return [];
  const damage = tokensOn(table, card, 'damage');
  return [
    ...resourcesOn(table, card, language),
    ...progressOn(table, card, language),
    ...(damage > 0 ? [token('damage', 'damage', names.damage, damage, 'harm')] : []),
    ...shadowsOn(table, card, language),
    ...doing(table, card, language),
    ...counters(table, card, language),
  ];
}

function token(
  id: string,
  icon: Token['icon'],
  label: string,
  shown?: number | string,
  tone: Token['tone'] = 'plain',
): Token {
  return { id, icon, label, tone, ...(shown === undefined ? {} : { value: String(shown) }) };
}

/** Every hero shows a pool, even an empty one. */
function resourcesOn(table: Table, card: CardId, language: Language): readonly Token[] {
  const pool = tokensOn(table, card, 'resource');
  const isHero = DESIGNS[cardOf(table.state, card).design]?.type === 'Hero';
  if (!isHero && pool === 0) return [];
  return [token('resource', 'coin', NAMES[language].resources(pool), pool, 'good')];
}

/** The quest and the active location show their progress, even 0. */
function progressOn(table: Table, card: CardId, language: Language): readonly Token[] {
  const { zone: at, design } = cardOf(table.state, card);
  const progress = tokensOn(table, card, 'progress');
  const isAim = at === zone('active location') || at === zone('quest');
  const needed = DESIGNS[design]?.noProgress ? 0 : value(table, card, 'questPoints');
  if (progress === 0 && (!isAim || needed === 0)) return [];
  const shown = needed > 0 ? `${progress}/${needed}` : progress;
  return [token('progress', 'quest', NAMES[language].progress, shown, 'good')];
}

function shadowsOn(table: Table, card: CardId, language: Language): readonly Token[] {
  const count = zoneOf(table.state, zone('shadow cards')).filter(
    (each) => cardOf(table.state, each).host === card,
  ).length;
  return count > 0
    ? [token('shadows', 'shadow', NAMES[language].shadowCards(count), count, 'bad')]
    : [];
}

/** Why a character is exhausted: on the quest, attacking or defending. */
function doing(table: Table, card: CardId, language: Language): readonly Token[] {
  const names = NAMES[language];
  const { committed, attacking, defending } = fightOf(table.state);
  return [
    ...(committed.includes(card)
      ? [token('committed', 'willpower', names.committed, undefined, 'good')]
      : []),
    ...(attacking.includes(card)
      ? [token('attacking', 'attack', names.attacks, undefined, 'harm')]
      : []),
    ...(defending.includes(card)
      ? [token('defending', 'defend', names.defends, undefined, 'plain')]
      : []),
  ];
}

function counters(table: Table, card: CardId, language: Language): readonly Token[] {
  const { tokens } = cardOf(table.state, card);
  return Object.entries(tokens).flatMap(([counter, count]) =>
    count === 0 || TOLD_APART.includes(counter)
      ? []
      : [token(counter, 'counter', NAMES[language].counters(count), count)],
  );
}
