import type { ChampionsTable } from '@grimrule/champions';
import { championsWords, DESIGNS, villainOf } from '@grimrule/champions';
import type { CardId, Table } from '@grimrule/kernel';
import { cardOf, tokensOn, value, zoneOf } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import type { Token } from '../../page-game.ts';
import { NAMES } from '../names.ts';
import { isInPlay, zone } from '../zones.ts';

const STATUSES = ['stunned', 'confused', 'tough'] as const;
const TOLD_APART: readonly string[] = ['damage', 'threat', 'acceleration', ...STATUSES];

/** The tokens and cards on a card: damage, threat, status cards, counters, cards that are face down. */
export function tokensOf(table: Table, card: CardId, language: Language): readonly Token[] {
  if (!isInPlay(table, card)) return [];
  const names = NAMES[language];
  const words = championsWords[language];
  const damage = tokensOn(table, card, 'damage');
  const accelerated = tokensOn(table, card, 'acceleration');
  return [
    ...(isActive(table, card) ? [token('active', 'energy', names.active, undefined, 'bad')] : []),
    ...threatOn(table, card, language),
    ...(damage > 0 ? [token('damage', 'damage', names.damage, damage, 'harm')] : []),
    ...STATUSES.flatMap((status) => {
      const count = tokensOn(table, card, status);
      const tone = status === 'tough' ? 'good' : 'bad';
      return count > 0
        ? [token(status, status, words.status(status), count > 1 ? count : undefined, tone)]
        : [];
    }),
    ...(accelerated > 0
      ? [
          token(
            'acceleration',
            'acceleration',
            names.accelerationTokens(accelerated),
            `+${accelerated}`,
          ),
        ]
      : []),
    ...counters(table, card, language),
    ...lyingOn(table, card, language),
  ];
}

function token(
  id: string,
  icon: Token['icon'],
  label: string,
  value?: number | string,
  tone: Token['tone'] = 'plain',
): Token {
  return { id, icon, label, tone, ...(value === undefined ? {} : { value: String(value) }) };
}

/** Of several villains, the one that activates. */
function isActive(table: Table, card: CardId): boolean {
  const { state } = table as ChampionsTable;
  return zoneOf(state, zone('villain')).length > 1 && villainOf(state) === card;
}

/** Every scheme shows its threat, even 0; the target threat completes it. */
function threatOn(table: Table, card: CardId, language: Language): readonly Token[] {
  const printed = DESIGNS[cardOf(table.state, card).design];
  if (!printed?.type.endsWith('scheme')) return [];
  const threat = tokensOn(table, card, 'threat');
  const target = value(table, card, 'targetThreat');
  const shown = target > 0 ? `${threat}/${target}` : threat;
  return [token('threat', 'threat', NAMES[language].threat, shown, 'threat')];
}

function counters(table: Table, card: CardId, language: Language): readonly Token[] {
  const { tokens } = cardOf(table.state, card);
  return Object.entries(tokens).flatMap(([counter, count]) => {
    if (count === 0 || TOLD_APART.includes(counter)) return [];
    // The words of the rules include the number, which a token shows separately.
    const named = championsWords[language].counters(counter, count).replace(/^\d+ /, '');
    return [token(counter, 'counter', named, count)];
  });
}

/** Enemies hold facedown boost cards; other cards lie under their hosts. */
function lyingOn(table: Table, card: CardId, language: Language): readonly Token[] {
  const names = NAMES[language];
  const on = (...zones: readonly number[]) =>
    zones
      .flatMap((each) => zoneOf(table.state, each))
      .filter((each) => cardOf(table.state, each).host === card).length;
  const boosts = on(zone('boost cards'));
  const under = on(zone('under cards'), zone('tucked cards'));
  return [
    ...(boosts > 0 ? [token('boosts', 'boost', names.boostCards(boosts), boosts, 'bad')] : []),
    ...(under > 0 ? [token('under', 'deck', names.cardsUnder(under), under)] : []),
  ];
}
