import { championsWords, DESIGNS } from '@grimrule/champions';
import type { CardId, Contribution, Language, Table } from '@grimrule/kernel';
import { cardOf, contributions, printedValue, tokensOn, value } from '@grimrule/kernel';
import type { ShownValue } from '../page-game.ts';
import { NAMES } from './names.ts';
import { POWERS } from './printed-stats.ts';
import { inPlay } from './zones.ts';

type Source = ShownValue['from'][number];

/** The numbers of a card in play as they are now, and where each change comes from. */
export function valuesOf(table: Table, card: CardId, language: Language): readonly ShownValue[] {
  const printed = DESIGNS[cardOf(table.state, card).design];
  if (!printed || printed.type === 'attachment') return [];
  const now = (id: string) => asked(table, card, id, language);
  const { health, handSize, threatTarget, escalationThreat } = printed;
  return [
    ...POWERS.filter((power) => printed[power] !== undefined).map(now),
    ...(health === undefined ? [] : [hitPointsLeft(table, card, language)]),
    ...(handSize === undefined ? [] : [now('handSize')]),
    ...(threatTarget === undefined ? [] : [now('targetThreat')]),
    ...(escalationThreat === undefined ? [] : [threatEachRound(table, card, language)]),
  ];
}

function asked(table: Table, card: CardId, id: string, language: Language): ShownValue {
  return {
    id,
    now: value(table, card, id),
    printed: printedValue(table, card, id),
    from: contributions(table, card, id).map((change) => source(table, change, language)),
  };
}

function source(
  table: Table,
  { source: by, op, by: count }: Contribution,
  language: Language,
): Source {
  const { design } = cardOf(table.state, by);
  return { by: change(op, count), source: championsWords[language].name(design) };
}

function change(op: Contribution['op'], count: number): string {
  switch (op) {
    case 'add':
      return count < 0 ? `−${-count}` : `+${count}`;
    case 'times':
      return `×${count}`;
    case 'most':
      return `≤ ${count}`;
    default:
      return `= ${count}`;
  }
}

/** What is left of its hit points: damage is one more reason why they are fewer. */
function hitPointsLeft(table: Table, card: CardId, language: Language): ShownValue {
  const full = asked(table, card, 'hitPoints', language);
  const damage = tokensOn(table, card, 'damage');
  if (damage === 0) return full;
  const lost = { by: `−${damage}`, source: NAMES[language].damage };
  return { ...full, now: Math.max(0, full.now - damage), from: [...full.from, lost] };
}

/** Icons and tokens in play add to what a main scheme gets each round. RR: Villain Phase. */
function threatEachRound(table: Table, card: CardId, language: Language): ShownValue {
  const printed = asked(table, card, 'escalation', language);
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
      ...(tokens > 0 ? [{ by: `+${tokens}`, source: names.accelerationTokens }] : []),
    ],
  };
}
