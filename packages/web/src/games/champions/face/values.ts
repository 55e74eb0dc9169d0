import { championsWords, DESIGNS } from '@grimrule/champions';
import type { CardId, Table } from '@grimrule/kernel';
import { cardOf, tokensOn, value } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import type { ShownValue } from '../../page-game.ts';
import { askedValue, hitPointsLeft } from '../../shown-value.ts';
import { NAMES } from '../names.ts';
import { inPlay } from '../zones.ts';
import { POWERS } from './printed-stats.ts';

/** The numbers of a card in play as they are now, and where each change comes from. */
export function valuesOf(table: Table, card: CardId, language: Language): readonly ShownValue[] {
  const printed = DESIGNS[cardOf(table.state, card).design];
  if (!printed || printed.type === 'attachment') return [];
  const words = championsWords[language];
  const now = (id: string) => askedValue(table, card, id, words);
  const { health, handSize, threatTarget, escalationThreat } = printed;
  return [
    ...POWERS.filter((power) => printed[power] !== undefined).map(now),
    ...(health === undefined ? [] : [hitPointsLeft(table, card, words, NAMES[language].damage)]),
    ...(handSize === undefined ? [] : [now('handSize')]),
    ...(threatTarget === undefined ? [] : [now('targetThreat')]),
    ...(escalationThreat === undefined
      ? []
      : [threatEachRound(table, now('escalation'), language)]),
  ];
}

/** Icons and tokens in play add to what a main scheme gets each round. RR: Villain Phase. */
function threatEachRound(table: Table, printed: ShownValue, language: Language): ShownValue {
  const names = NAMES[language];
  const all = inPlay(table);
  const icons = all.reduce((sum, each) => sum + value(table, each, 'acceleration'), 0);
  const tokens = all.reduce((sum, each) => sum + tokensOn(table, each, 'acceleration'), 0);
  return {
    ...printed,
    now: printed.now + icons + tokens,
    from: [
      ...printed.from,
      ...(icons > 0 ? [{ by: `+${icons}`, source: names.icons.acceleration }] : []),
      ...(tokens > 0 ? [{ by: `+${tokens}`, source: names.accelerationTokens(tokens) }] : []),
    ],
  };
}
