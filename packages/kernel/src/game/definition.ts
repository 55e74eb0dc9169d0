import { usesWith } from '../abilities/initiation.ts';
import { OPEN_CHANCE } from '../chance/chance.ts';
import { charging } from '../resolving/charging.ts';
import { delayed, delayedEffects } from '../resolving/delayed-effects.ts';
import { occurrence } from '../resolving/occurrence.ts';
import { structureProcedures, structures } from '../resolving/structures.ts';
import { forcedWindow, window } from '../resolving/windows.ts';
import { cardFieldsWith } from '../state/card-references.ts';
import { print, unprinted } from './printing.ts';
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
  // All zones of one shape: whether a card is in play is asked all the time.
  const zones = rules.zones.map(({ name, seat, sight, inPlay, hand, uncontrolled }) => ({
    name,
    seat,
    sight,
    inPlay,
    hand: hand === true,
    uncontrolled: uncontrolled === true,
  }));
  const definition: Definition = {
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
    ...unprinted(rules),
    zoneInfo(zone) {
      const info = zones[zone];
      if (!info) throw new Error(`${rules.name} has no zone ${zone}`);
      return info;
    },
  };
  print(definition);
  return definition;
}

function numbered(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, index) => [name, index]));
}
