import type { CardId, Legality, Option, Refusal, Scope, Seat, Use } from '@grimrule/kernel';
import { cardOption, NONE } from '@grimrule/kernel';
import type { ChampionsTable } from '../../table.ts';
import { enemiesInPlay, identityOf, schemesInPlay } from '../../table.ts';
import type { ChampionsAct } from '../../vocabulary/nodes.ts';
import { hitting } from '../attack/attackable.ts';
import { currentLabelled } from '../attack/current-attack.ts';
import { whyNotFollow } from '../attack/labels.ts';
import { thwarting } from '../threat/thwartable.ts';

/** What keeps targets from being attacked or thwarted, for those who want to know. */

/** The verbs of the options that attack and that thwart. */
interface Verbs {
  readonly attack?: Option['verb'];
  readonly thwart?: Option['verb'];
}

/** Everything that a player's card cannot attack or thwart, as options of these verbs. */
export function targetRefusals(
  table: ChampionsTable,
  seat: Seat,
  { attack, thwart }: Verbs,
  by = identityOf(table.state, seat),
): readonly Refusal[] {
  const refusing = (
    cards: readonly CardId[],
    verb: string | undefined,
    deed: Legality<ChampionsTable, { card: CardId; seat: Seat; by: CardId }>,
  ): readonly Refusal[] => {
    if (verb === undefined) return [];
    return cards.flatMap((card) => deed.refuses(table, { card, seat, by }, cardOption(verb, card)));
  };
  const { state } = table;
  return [
    ...refusing(enemiesInPlay(state), attack, hitting),
    ...refusing(schemesInPlay(state), thwart, thwarting),
  ];
}

/** Where nothing is left to attack or to thwart: what keeps the first target from it. */
export function whyNoneLeft(
  table: ChampionsTable,
  seat: Seat,
  labels: readonly string[],
  by?: CardId,
): Refusal | null {
  const verbs = {
    ...(labels.includes('attack') ? { attack: 'attack' } : {}),
    ...(labels.includes('thwart') ? { thwart: 'thwart' } : {}),
  };
  const [first] = targetRefusals(table, seat, verbs, by);
  return first ? { reason: first.reason, rule: first.rule } : null;
}

/** An action's attack or thwart is made by the identity. */
export function whyNoTarget(table: ChampionsTable, { seat, ability }: Use): Refusal | null {
  const act = ability.effect as ChampionsAct;
  if (ability.kind !== 'action' || act.do !== 'labelled') return null;
  return whyNotFollow(table, act.labels, seat) ?? whyNoneLeft(table, seat, act.labels);
}

/**
 * The cards that an ability's attack or thwart cannot be made against, while its target is chosen.
 */
export function refusesChoice(table: ChampionsTable, { seat }: Scope): readonly Refusal[] {
  const { state } = table;
  const labels = currentLabelled(table)?.labels ?? [];
  const offered = (state.prompt?.options ?? []).map(({ card }) => card ?? NONE);
  const isAmong = (cards: readonly CardId[]) => offered.some((card) => cards.includes(card));
  const attack = labels.includes('attack') && isAmong(enemiesInPlay(state));
  const thwart = labels.includes('thwart') && isAmong(schemesInPlay(state));
  const verbs = {
    ...(attack ? { attack: 'choose' } : {}),
    ...(thwart ? { thwart: 'choose' } : {}),
  };
  return targetRefusals(table, seat, verbs).filter(
    ({ option }) => !offered.includes(option?.card ?? NONE),
  );
}
