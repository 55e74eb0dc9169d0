import { becomeFor, reprint } from '@grimrule/kernel/testing';
import { onTestFinished } from 'vitest';
import type { ChampionsCard } from '../../src/cards/card.ts';
import { DESIGNS, designsInGuise } from '../../src/cards/designs.ts';
import { inGuise } from '../../src/cards/guises.ts';
import { champions } from '../../src/game.ts';
import { designNamed } from '../table/position.ts';
import { forgetPieces } from '../table/printing.ts';
import { definedWith } from './names.ts';

/**
 * For the running test cards of the core set are other cards altogether. They keep their place in
 * the pool, their code and their set; sides that are printed together find each other, and a card
 * without its own other side keeps that of the replaced one. An action works only where the
 * replaced card has one too.
 */
export function printedAs(...swaps: readonly (readonly [title: string, card: ChampionsCard])[]) {
  // Vitest runs these in reverse order.
  onTestFinished(forgetPieces);
  const designs = swaps.map(([title]) => designNamed(title));
  const codes = new Map(
    swaps.map(([, { code }], at) => [code, DESIGNS[designs[at] ?? -1]?.code ?? '']),
  );
  swaps.forEach(([, card], at) => {
    const { otherSide, ...rest } = card;
    const before: Partial<ChampionsCard> = DESIGNS[designs[at] ?? -1] ?? {};
    const { code = '', set = '' } = before;
    const there = codes.get(otherSide ?? '') ?? before.otherSide;
    swap(designs[at] ?? -1, { ...rest, code, set, otherSide: there });
  });
  forgetPieces();
}

function swap(design: number, printed: ChampionsCard): void {
  const before = DESIGNS[design]?.abilities ?? [];
  // The rules know the actions of each card by heart, so these become other ones where they are.
  const abilities = printed.abilities.map((ability, at) => {
    const there = before[at];
    if (ability.kind !== 'action' || there?.kind !== 'action') return ability;
    becomeFor(there, ability, onTestFinished);
    return there;
  });
  const card = { ...printed, abilities };
  print(design, card);
  for (const [at, guise] of designsInGuise(design)) print(at, inGuise(card, guise));
}

function print(design: number, card: ChampionsCard): void {
  const { definition } = champions;
  becomeFor(DESIGNS[design] ?? {}, card, onTestFinished);
  reprint(definition, design, definedWith(card), onTestFinished);
}
