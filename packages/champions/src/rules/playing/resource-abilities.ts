import type {
  Action,
  CardId,
  Choose,
  Filter,
  Option,
  Seat,
  Source,
  Structure,
} from '@grimrule/kernel';
import {
  abilityOption,
  canUse,
  cardOf,
  choices,
  firstOf,
  isRef,
  matches,
  NONE,
  scopeOf,
  useAbility,
  zoneOf,
} from '@grimrule/kernel';
import { AREA, of } from '../../board.ts';
import { perDesign, printed } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';
import type { ChampionsAct } from '../../vocabulary/nodes.ts';
import { maskOf, printedResources } from './resources.ts';

/** RR: Resource Ability. */

/** By design: its resource abilities. */
const GENERATES = perDesign<readonly { readonly ability: Action; readonly index: number }[]>(
  [],
  ({ abilities }) =>
    abilities.flatMap((ability, index) =>
      ability.kind === 'action' && ability.during === 'paying' && ability.from !== 'hand'
        ? [{ ability, index }]
        : [],
    ),
);

/** Whether something the player has pays only for some cards. */
export function hasChoosyGenerator({ state }: ChampionsTable, seat: Seat): boolean {
  return zoneOf(state, of(AREA, seat)).some((card) =>
    GENERATES[cardOf(state, card).design]?.some(({ ability }) => {
      const act = ability.effect as ChampionsAct;
      return act.do === 'generate' && act.for !== undefined;
    }),
  );
}

/** Adds what the resource abilities of a card could give a player for another card. */
export function addGenerators(
  table: ChampionsTable,
  seat: Seat,
  card: CardId,
  forCard: CardId,
  sources: Source[],
): void {
  for (const { ability, index } of GENERATES[cardOf(table.state, card).design] ?? []) {
    if (!pays(table, ability.effect as ChampionsAct, card, seat, forCard)) continue;
    if (!canUse(table, ability, index, scopeOf(card, seat))) continue;
    const choice = choiceIn(ability);
    if (!choice) {
      addSource(table, abilityOption('generate', card, index), seat, sources);
      continue;
    }
    for (const chosen of choices(table, choice, scopeOf(card, seat))) {
      const option = abilityOption('generate', chosen, index, undefined, card);
      addSource(table, option, seat, sources);
    }
  }
}

function addSource(table: ChampionsTable, option: Option, seat: Seat, sources: Source[]): void {
  const gives = generated(table, option, seat);
  if (gives.length > 0) sources.push({ option, gives, worth: 0.5 });
}

/**
 * The choice that the cost of a resource ability asks for, if it gives what is chosen. Each card
 * that can be chosen is then a source of its own: it stands in the option in the place of the card
 * that has the ability, which is the option's value. A limit would make these sources exclude each
 * other; no such ability has one.
 */
function choiceIn({ cost, effect, limit }: Action): Choose | null {
  const act = effect as ChampionsAct;
  if (limit || act.do !== 'generateLike' || !isRef(act.card) || act.card.ref !== 'slot')
    return null;
  const known = cost as Structure | undefined;
  return known?.do === 'choose' ? known : null;
}

/** Some can be used only for cards of a kind. RR: Resource Ability. */
function pays(
  table: ChampionsTable,
  act: ChampionsAct,
  card: CardId,
  seat: Seat,
  forCard: CardId,
): boolean {
  if (act.do !== 'generate' || !act.for) return true;
  return matches(table, act.for as Filter, forCard, scopeOf(card, seat));
}

/** The resources of a resource ability; the option says which. */
function generated(table: ChampionsTable, option: Option, seat: Seat): readonly number[] {
  const { card = NONE, ability = NONE, value: by } = option;
  if (by !== undefined) return printedResources(cardOf(table.state, card).design);
  const used = printed(cardOf(table.state, card).design).abilities[ability];
  const act = used?.kind === 'action' ? (used.effect as ChampionsAct) : null;
  if (act?.do === 'generate') return act.resources.map(maskOf);
  if (act?.do !== 'generateLike') return [];
  const model = firstOf(table, act.card, scopeOf(card, seat));
  return model < 0 ? [] : printedResources(cardOf(table.state, model).design);
}

/** Uses the ability that an option speaks of, and gives its resources. */
export function generate(table: ChampionsTable, option: Option, seat: Seat): readonly number[] {
  const { card = NONE, ability = NONE, value: by } = option;
  const gives = generated(table, option, seat);
  if (by === undefined) useAbility(table, ability, scopeOf(card, seat));
  else useAbility(table, ability, scopeOf(by, seat), card);
  return gives;
}
