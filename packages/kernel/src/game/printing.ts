import type { AdditionalCost, Modifier, Triggered } from '../abilities/ability.ts';
import { checkNames } from './names.ts';
import type { Printed } from './printed.ts';
import type { Awaited, Definition, Rules } from './rules.ts';

/** What the rules look up by design, a list each. */
type ByDesign = Pick<
  Definition,
  | 'base'
  | 'demands'
  | 'listens'
  | 'listensInHand'
  | 'modifiers'
  | 'modifies'
  | 'ownModifiers'
  | 'triggers'
>;

/** In the lists of a game that has not printed a card yet. */
const NOT_PRINTED: readonly never[] = [];

/** The lists before any card is printed, with room for every design of the game. */
export function unprinted({ printed, seats }: Pick<Rules<unknown>, 'printed' | 'seats'>): ByDesign {
  const room = () => Array.from(printed, () => NOT_PRINTED);
  return {
    base: Array.from({ length: seats + 1 }, room),
    demands: room(),
    listens: room(),
    listensInHand: room(),
    modifiers: room(),
    modifies: room(),
    ownModifiers: room(),
    triggers: room(),
  };
}

/**
 * Takes up the cards that are in the list of designs and have not been printed yet. Tables go on
 * meanwhile: nothing changes for the designs that were there.
 */
export function print(definition: Definition): void {
  const fresh = definition.printed.flatMap((card, design) =>
    card && definition.triggers[design] === NOT_PRINTED ? [[design, card] as const] : [],
  );
  checkNames(
    definition,
    fresh.map(([, card]) => card),
  );
  for (const [design, card] of fresh) printDesign(definition, design, card);
}

function printDesign(definition: Definition, design: number, card: Printed): void {
  const { kindIndex, statIndex, stats, name } = definition;
  const triggers: readonly Awaited[] = card.abilities.flatMap((ability, index) =>
    ability.kind === 'triggered' ? [{ ability, index }] : [],
  );
  const constants = card.abilities.filter((ability) => ability.kind === 'constant');
  const modifiers: readonly Modifier[] = constants.flatMap((ability) => ability.modifiers);
  const own = constants.flatMap((ability) => (ability.wherever ? ability.modifiers : []));
  const demands: readonly AdditionalCost[] = card.abilities.filter(
    (ability) => ability.kind === 'additionalCost',
  );
  const indexed = (index: ReadonlyMap<string, number>, names: readonly string[]) =>
    [...new Set(names)].map((each) => {
      const found = index.get(each);
      if (found === undefined) throw new Error(`${name} does not know '${each}'`);
      return found;
    });
  set(definition.triggers, design, triggers);
  set(definition.modifiers, design, modifiers);
  set(definition.ownModifiers, design, own);
  set(definition.demands, design, demands);
  set(definition.listens, design, indexed(kindIndex, kindsFrom(triggers, false)));
  set(definition.listensInHand, design, indexed(kindIndex, kindsFrom(triggers, true)));
  // Cards that demand additional costs are listed after the stats.
  set(definition.modifies, design, [
    ...indexed(
      statIndex,
      modifiers.map(({ stat }) => stat),
    ),
    ...(demands.length > 0 ? [stats.length] : []),
  ]);
  const row = stats.map((stat) => card.stats[stat] ?? 0);
  const { perSeat = [] } = card;
  for (const [seats, base] of definition.base.entries()) {
    // Few cards count by seats; all others share what is printed.
    const own = (value: number, stat: number) =>
      perSeat.includes(stats[stat] ?? '') ? value * seats : value;
    set(base, design, perSeat.length === 0 ? row : row.map(own));
  }
}

/** The lists are fixed for everybody else. */
function set<T>(list: readonly T[], design: number, value: T): void {
  Reflect.set(list, design, value);
}

/** The events that the abilities of a card trigger on: of those that work in hand, or in play. */
function kindsFrom(triggers: readonly Awaited[], inHand: boolean): readonly string[] {
  return triggers.flatMap(({ ability }: { readonly ability: Triggered }) =>
    (ability.from === 'hand') === inHand ? [ability.on] : [],
  );
}
