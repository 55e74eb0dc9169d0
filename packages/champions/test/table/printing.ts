import type { Ability, Action } from '@grimrule/kernel';
import { onTestFinished } from 'vitest';
import type { Facts, Terms } from '../../src/cards/card.ts';
import { DESIGNS } from '../../src/cards/designs.ts';
import { champions } from '../../src/game.ts';
import type { ChampionsAbility } from '../../src/vocabulary/builders.ts';
import { designNamed } from './position.ts';

/**
 * Facts that can be printed differently. The game reads numbers once at the beginning: they change
 * with `gains`. Of abilities, those that are called work: When Revealed, attach, boost and so on.
 */
type Reprint = { readonly [K in keyof (Facts & Terms)]?: (Facts & Terms)[K] | undefined } & {
  readonly abilities?: readonly ChampionsAbility[];
};

/**
 * For the running test a card is printed differently: keywords that no card of the core set has
 * can only be tried like this.
 */
export function printedWith(name: string, reprint: Reprint): void {
  const card = DESIGNS[designNamed(name)];
  if (!card) throw new Error(`there is no card '${name}'`);
  replace(card, reprint);
}

/** For the running test the actions of a card are other ones, say forced. */
export function actionsWith(name: string, terms: Partial<Action>): void {
  const abilities: readonly Ability[] = DESIGNS[designNamed(name)]?.abilities ?? [];
  for (const ability of abilities) if (ability.kind === 'action') replace(ability, terms);
}

function replace(printed: object, by: object): void {
  const before = { ...printed };
  Object.assign(printed, by);
  forgetPieces();
  onTestFinished(() => {
    for (const key of Object.keys(printed)) Reflect.deleteProperty(printed, key);
    Object.assign(printed, before);
    forgetPieces();
  });
}

/** The game remembers which cards its last options led to; what is printed may change that. */
export function forgetPieces(): void {
  champions.setup({ heroes: ['iron-man', 'she-hulk', 'black-panther'] }, 'to be forgotten');
}
