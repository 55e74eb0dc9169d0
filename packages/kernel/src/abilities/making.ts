import type {
  Ability,
  Action,
  AdditionalCost,
  Amount,
  Called,
  Condition,
  Constant,
  Effect,
  Filter,
  From,
  Modifier,
  Triggered,
  Vocabulary,
} from './ability.ts';

/**
 * The one maker of each kind of ability. It names every field, also those that this ability does
 * without: windows look at abilities all the time, and find a field in the same place in each.
 */

/** On what terms an ability can be used. */
export type Terms<W extends Vocabulary> = Pick<Action<W>, 'when' | 'cost' | 'limit'>;

export const constant = <W extends Vocabulary>(
  modifiers: readonly Modifier<W>[],
  wherever?: true,
): Constant<W> => ({ kind: 'constant', modifiers, wherever });

export const triggered = <W extends Vocabulary>(
  on: W['event'],
  level: W['level'],
  effect: Effect<W>,
  { when, cost, limit }: Terms<W> = {},
  from?: From,
): Triggered<W> => ({ kind: 'triggered', on, level, from, when, cost, limit, effect });

export const action = <W extends Vocabulary>(
  during: string,
  effect: Effect<W>,
  { when, cost, limit }: Terms<W> = {},
  from?: From,
): Action<W> => ({ kind: 'action', during, from, when, cost, limit, effect });

export const called = <W extends Vocabulary>(
  call: W['call'],
  effect: Effect<W>,
  when?: Condition<W>,
): Called<W> => ({ kind: 'called', call, when, effect });

export const additionalCost = <W extends Vocabulary>(
  to: W['deed'],
  of: Filter<W>,
  cost: Effect<W>,
  by?: Filter<W>,
): AdditionalCost<W> => ({ kind: 'additionalCost', to, of, by, cost });

/** The same ability, which works in hand, by being played from there. */
export function playedFromHand<W extends Vocabulary>(ability: Ability<W>): Ability<W> {
  switch (ability.kind) {
    case 'triggered':
      return triggered(ability.on, ability.level, ability.effect, ability, 'hand');
    case 'action':
      return action(ability.during, ability.effect, ability, 'hand');
    default:
      return ability;
  }
}

/** A change of a stat of the cards that pass the test. */
export const modifier = <W extends Vocabulary>(
  op: Modifier['op'],
  stat: W['stat'],
  of: Filter<W>,
  by: Amount<W>,
  during?: Condition<W>,
  against?: Filter<W>,
): Modifier<W> => ({ stat, of, op, by, while: during, against });
