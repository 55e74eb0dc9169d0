import { POOL } from '@grimrule/duel';
import type { Painter } from '../screen/paint.ts';
import { paint } from '../screen/paint.ts';
import type { Piece } from '../screen/text.ts';
import type { DuelLabels } from './labels.ts';

type DuelCard = (typeof POOL)[number];
type Symbols = keyof DuelLabels['symbols'];

const PAINTERS: Readonly<Record<Symbols, Painter>> = {
  red: paint.red,
  yellow: paint.yellow,
  green: paint.green,
  blue: paint.blueBright,
  '*': paint.white,
};

export function printed(design: number): DuelCard {
  const card = POOL[design];
  if (!card) throw new Error(`no design ${design}`);
  return card;
}

export function painterOf(card: DuelCard): Painter {
  return card.colour ? PAINTERS[card.colour] : paint.white;
}

export function costText(card: DuelCard, { symbols }: DuelLabels): string {
  return card.cost.map((symbol) => symbols[symbol]).join(' ');
}

/** The same in colours. */
export function costPieces(card: DuelCard, { symbols }: DuelLabels): readonly Piece[] {
  return card.cost.map((symbol, index): Piece => {
    const text = index === 0 ? symbols[symbol] : ` ${symbols[symbol]}`;
    return [text, PAINTERS[symbol]];
  });
}

export function symbolOf(card: DuelCard, { symbols }: DuelLabels): string {
  return card.colour ? symbols[card.colour] : '-';
}

/** The life that is left, and the whole. */
export function lifeText(life: number, damage: number, say: DuelLabels): string {
  return damage > 0 ? `${say.life}${life - damage}/${life}` : `${say.life}${life}`;
}

/** Strength and life as printed, or the points of a location. */
export function statsText({ kind, stats }: DuelCard, say: DuelLabels): string {
  if (kind === 'location') return `+${stats.points ?? 0}`;
  if (stats.life === undefined) return '';
  return `${say.strength}${stats.strength ?? 0} ${say.life}${stats.life}`;
}
