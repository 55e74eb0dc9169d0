import type { CardId, Table } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import type { Dial, Face, PageGame, ShownValue, Token } from '../../games/page-game.ts';

/** The current face of a card. */
interface Looks {
  readonly face: Face;
  readonly values: readonly ShownValue[];
  readonly tokens: readonly Token[];
  readonly dial: Dial | null;
}

/** A game whose faces are made once for each printed card and language. */
export function withFacesKept(page: PageGame): PageGame {
  const kept = new Map<string, Face>();
  return {
    ...page,
    face(design, language) {
      const key = `${language} ${design}`;
      const face = kept.get(key) ?? page.face(design, language);
      kept.set(key, face);
      return face;
    },
  };
}

interface Kept extends Looks {
  readonly of: Table;
  /** The changing parts as text, to notice when nothing has changed. */
  readonly as: string;
}

const looks = new WeakMap<PageGame, Map<string, Kept>>();

/**
 * How a card looks. As long as nothing about it changes it is the same object, so that the card
 * need not be drawn again.
 */
export function looksOf(
  page: PageGame,
  table: Table,
  card: CardId,
  design: number,
  isInPlay: boolean,
  language: Language,
): Looks {
  const all = looks.get(page) ?? new Map<string, Kept>();
  looks.set(page, all);
  const key = `${language} ${card}`;
  const before = all.get(key);
  if (before?.of === table) return before;
  const face = page.face(design, language);
  const values = isInPlay ? page.values(table, card, language) : [];
  const tokens = page.tokens(table, card, language);
  const dial = page.dial?.(table, card, language) ?? null;
  const as = JSON.stringify([values, tokens, dial]);
  const isSame = before?.face === face && before.as === as;
  const now = { face, of: table, as };
  const next: Kept = isSame
    ? { ...now, values: before.values, tokens: before.tokens, dial: before.dial }
    : { ...now, values, tokens, dial };
  all.set(key, next);
  return next;
}
