import type { Triggered } from '../abilities/ability.ts';
import { usesWith } from '../abilities/initiation.ts';
import { OPEN_CHANCE } from '../chance/chance.ts';
import { charging } from '../resolving/charging.ts';
import { delayed, delayedEffects } from '../resolving/delayed-effects.ts';
import { occurrence } from '../resolving/occurrence.ts';
import { structureProcedures, structures } from '../resolving/structures.ts';
import { forcedWindow, window } from '../resolving/windows.ts';
import { cardFieldsWith } from '../state/card-references.ts';
import { checkNames } from './names.ts';
import type { Definition, Linked, Procedure, Rules } from './rules.ts';

function link({ name, rule, steps }: Procedure): Linked {
  return {
    name,
    rule,
    steps: steps.map((step) => ({
      name: step.name,
      run: 'run' in step ? step.run : null,
      asks: 'question' in step ? step : null,
    })),
  };
}

export function define<V>(of: Rules<V>): Definition {
  const rules = of as unknown as Rules<unknown>;
  const kindIndex = numbered(rules.events);
  const statIndex = numbered(rules.stats);
  const procedures = new Map<string, Linked>();
  const timing = [occurrence, forcedWindow, window, delayedEffects, delayed];
  const own = [...timing, ...structureProcedures, charging];
  for (const each of [...rules.procedures, ...own]) {
    if (procedures.has(each.name)) throw new Error(`there are two procedures '${each.name}'`);
    procedures.set(each.name, link(each as Procedure));
  }
  checkNames(rules);
  // All zones of one shape: whether a card is in play is asked all the time.
  const zones = rules.zones.map(({ name, seat, sight, inPlay, hand, uncontrolled }) => ({
    name,
    seat,
    sight,
    inPlay,
    hand: hand === true,
    uncontrolled: uncontrolled === true,
  }));
  const triggers = rules.printed.map(({ abilities }) =>
    abilities.flatMap((ability, index) =>
      ability.kind === 'triggered' ? [{ ability, index }] : [],
    ),
  );
  const modifiers = rules.printed.map(({ abilities }) =>
    abilities.flatMap((ability) => (ability.kind === 'constant' ? ability.modifiers : [])),
  );
  const demands = rules.printed.map(({ abilities }) =>
    abilities.filter((ability) => ability.kind === 'additionalCost'),
  );
  const nothing = rules.stats.map(() => 0);
  const printed = rules.printed.map(({ stats }) => {
    const row = [...nothing];
    for (const [stat, value] of Object.entries(stats)) {
      const at = statIndex.get(stat);
      if (at !== undefined) row[at] = value;
    }
    return row;
  });
  const indexed = (index: ReadonlyMap<string, number>, names: readonly string[]) =>
    [...new Set(names)].map((name) => {
      const found = index.get(name);
      if (found === undefined) throw new Error(`${rules.name} does not know '${name}'`);
      return found;
    });
  return {
    ...rules,
    chance: OPEN_CHANCE,
    holdsCards: cardFieldsWith(rules.cardFields),
    procedures,
    kindIndex,
    statIndex,
    happening: new Map(Object.entries(rules.happens)),
    actOf: new Map(Object.entries({ ...rules.acts, ...structures })),
    sourceOf: new Map(Object.entries(rules.sources)),
    uses: usesWith(rules.forbids ?? []),
    triggers,
    modifiers,
    base: Array.from({ length: rules.seats + 1 }, (_, seats) =>
      rules.printed.map(({ perSeat = [] }, design) => {
        const row = printed[design] ?? [];
        // Few cards count by seats; all others share what is printed.
        if (perSeat.length === 0) return row;
        return row.map((value, stat) =>
          perSeat.includes(rules.stats[stat] ?? '') ? value * seats : value,
        );
      }),
    ),
    listens: triggers.map((each) => indexed(kindIndex, kindsFrom(each, false))),
    listensInHand: triggers.map((each) => indexed(kindIndex, kindsFrom(each, true))),
    demands,
    // Cards that demand additional costs are listed after the stats.
    modifies: modifiers.map((each, design) => [
      ...indexed(
        statIndex,
        each.map(({ stat }) => stat),
      ),
      ...(demands[design]?.length ? [rules.stats.length] : []),
    ]),
    zoneInfo(zone) {
      const info = zones[zone];
      if (!info) throw new Error(`${rules.name} has no zone ${zone}`);
      return info;
    },
  };
}

/** The events that the abilities of a card trigger on: of those that work in hand, or in play. */
function kindsFrom(
  triggers: readonly { readonly ability: Triggered }[],
  inHand: boolean,
): readonly string[] {
  return triggers.flatMap(({ ability }) =>
    (ability.from === 'hand') === inHand ? [ability.on] : [],
  );
}

function numbered(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, index) => [name, index]));
}
