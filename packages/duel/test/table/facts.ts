import type { CardId, State } from '@grimrule/kernel';
import { cardOf } from '@grimrule/kernel';
import type { Colour, SideName } from '../../src/board.ts';
import type { DuelCard } from '../../src/cards/card.ts';
import { POOL } from '../../src/cards/pool.ts';

export const AGENT = 's-h-i-e-l-d-field-agent';
export const PILOT = 's-h-i-e-l-d-pilot';
export const MEDIC = 's-h-i-e-l-d-medic';
export const RESCUER = 's-h-i-e-l-d-rescuer';

/**
 * A phase in which nothing can be played ends by itself. So both sides hold a card that costs
 * nothing and does nothing: a test calls it `spare`.
 */
export const SPARES: Readonly<Record<SideName, string>> = {
  heroes: AGENT,
  villains: 'hydra-trooper',
};

/** The printed card with this code. */
export function printed(code: string): DuelCard {
  const found = POOL.find((card) => card.code === code);
  if (!found) throw new Error(`no card is called '${code}'`);
  return found;
}

export function codeIn(state: State, card: CardId): string {
  const design = POOL[cardOf(state, card).design];
  if (!design) throw new Error(`card ${card} has no design`);
  return design.code;
}

export const lifeOf = (code: string): number => printed(code).stats.life ?? 0;
export const strengthOf = (code: string): number => printed(code).stats.strength ?? 0;
export const pointsOf = (code: string): number => printed(code).stats.points ?? 0;

/** A card on the board that the next point of damage defeats. */
export const dying = (code: string): readonly [string, number] => [code, lifeOf(code) - 1];

/** How the picture of a table writes a card with damage on it. */
export const hurt = (code: string, damage: number): string =>
  damage === 0 ? code : `${code} with ${damage}`;

/** Cards of a side that pay exactly what is printed on a card, one copy of each. */
export function means(code: string, side = printed(code).side): readonly string[] {
  const used: string[] = [];
  const { cost, character } = printed(code);
  for (const symbol of [...cost].sort().reverse()) {
    const wanted: Colour | null = symbol === '*' ? null : symbol;
    const found = POOL.find(
      (card) =>
        card.kind === 'main' &&
        card.side === side &&
        card.character !== character &&
        (wanted === null || card.colour === wanted) &&
        !used.includes(card.code),
    );
    if (!found) throw new Error(`nothing pays for '${code}'`);
    used.push(found.code);
  }
  return used;
}

/** A hand that can play a card, and nothing more. */
export const handFor = (code: string, side?: SideName): readonly string[] => [
  code,
  ...means(code, side),
];

/** The changes by playing a card to a place when hand and discard pile are empty otherwise. */
export function laid(code: string, spot: string): Readonly<Record<string, string>> {
  const { side } = printed(code);
  const paid = means(code);
  return {
    [`${side} hand`]: '',
    [`${side} ${spot}`]: code,
    ...(paid.length > 0 ? { [`${side} discard`]: paid.join(', ') } : {}),
  };
}
