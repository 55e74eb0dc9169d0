import type { CardId, Table } from '@grimrule/kernel';
import { cardOf, NONE, tokensOn, value } from '@grimrule/kernel';
import type { TFunction } from 'i18next';
import type { PageGame } from '../../../games/page-game.ts';
import type { Effect, Result, Tone } from './deed.ts';
import type { Difference } from './differences.ts';

/** Everything that words about the difference of two positions need. */
export interface Telling {
  readonly page: PageGame;
  readonly table: Table;
  readonly language: 'en' | 'de';
  readonly t: TFunction;
}

/** So many are read at a glance. */
const MOST = 2;

/** What changes on cards, in words; the card that a deed is about need not be named. */
export function effectsOf(
  telling: Telling,
  all: readonly Difference[],
  about: CardId,
): readonly Effect[] {
  const told = gathered(telling, all).map((each) => {
    const { card, tone } = each;
    const text = textOf(telling, each);
    return { text: card === about ? text : `${nameOf(telling, card)}: ${text}`, tone, card };
  });
  // What happens to the card that the deed is about comes first.
  const sorted = [
    ...told.filter(({ card }) => card === about),
    ...told.filter(({ card }) => card !== about),
  ];
  return sorted.slice(0, MOST).map(({ text, tone }) => ({ text, tone }));
}

/** What changes on cards, for the cards themselves. */
export function resultsOf(telling: Telling, all: readonly Difference[]): readonly Result[] {
  const { t } = telling;
  return gathered(telling, all).flatMap((change) => {
    const { card, by, left, most, tone, token, leaves, isAbout } = change;
    if (by === 0) return [];
    const isOfMost = most > 0 && token !== 'damage';
    const after = isOfMost ? t('deed.ofMost', { left, most }) : t('deed.left', { left });
    const isDefeated = token === 'damage' && leaves;
    return [
      {
        card,
        by: `${isAbout ? '~' : ''}${by < 0 ? `−${-by}` : `+${by}`}`,
        now: String(left - by),
        after: isDefeated ? t('deed.defeated') : after,
        tone,
      },
    ];
  });
}

/** One card's change with what is left after it: hit points count down, tokens as they are. */
interface Gathered {
  readonly card: CardId;
  readonly token: string;
  /** Of what a player counts: damage is less hit points. */
  readonly by: number;
  readonly left: number;
  readonly most: number;
  readonly tone: Tone;
  readonly leaves: boolean;
  readonly isAbout: boolean;
}

function gathered(telling: Telling, all: readonly Difference[]): readonly Gathered[] {
  const { page, table, language } = telling;
  return all.flatMap(({ card, token, by, leaves, isAbout }) => {
    if (page.deeds?.counted(token, Math.abs(by), language) == null) return [];
    const isHurt = token === 'damage';
    const change = isHurt ? -by : by;
    const left = change + (isHurt ? lifeLeft(telling, card) : tokensOn(table, card, token));
    const most = page.dial?.(table, card, language)?.most ?? 0;
    const isGone = leaves || (isHurt && left <= 0);
    return [
      {
        ...{ card, token, by: change, left, most, isAbout },
        tone: toneOf(token, by),
        leaves: isGone,
      },
    ];
  });
}

/** Damage is red on whomever it falls; threat is harm, progress and healing are help. */
function toneOf(token: string, by: number): Tone {
  if (token === 'progress') return by > 0 ? 'help' : 'harm';
  return by > 0 ? 'harm' : 'help';
}

function lifeLeft({ page, table }: Telling, card: CardId): number {
  const life = page.deeds?.life;
  if (life === undefined) return 0;
  return Math.max(0, value(table, card, life) - tokensOn(table, card, 'damage'));
}

function textOf(telling: Telling, { token, by, left, most, leaves, isAbout }: Gathered) {
  const { page, language, t } = telling;
  if (token === 'damage' && by === 0) return t('deed.harmless');
  const what = page.deeds?.counted(token, Math.abs(by), language) ?? '';
  const signed = `${by < 0 ? '−' : '+'}${what}`;
  const amount = isAbout ? t('deed.about', { amount: signed }) : signed;
  if (token === 'damage' && leaves) return t('deed.thenDefeated', { amount });
  if (token !== 'damage' && by > 0 && most > 0) {
    return t('deed.rises', { amount, after: left, most });
  }
  return by < 0 ? t('deed.thenLeft', { amount, left }) : amount;
}

function nameOf({ page, table, language }: Telling, card: CardId): string {
  if (card === NONE) return '';
  return page.words[language].name(cardOf(table.state, card).design);
}
