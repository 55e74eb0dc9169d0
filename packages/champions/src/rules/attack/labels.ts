import type { About, Obstacle, Seat } from '@grimrule/kernel';
import { legality } from '@grimrule/kernel';
import type { ChampionsTable } from '../../table.ts';
import { identityOf } from '../../table.ts';
import type { Label } from '../../vocabulary/nodes.ts';
import { forbidden } from '../in-play/bans.ts';
import { wouldBeCancelled } from '../status/status.ts';

/** An identity that would attack, thwart or defend by an ability. */
interface Labeled extends About {
  readonly labels: readonly Label[];
}

/** Cards forbid the identity what a label says. RR: Cannot. */
function forbiddenAs(label: Label): Obstacle<ChampionsTable, Labeled> {
  const ban = forbidden<Labeled>(() => label);
  return {
    ...ban,
    stands: (table, about) => about.labels.includes(label) && ban.stands(table, about),
  };
}

const following = legality((['attack', 'thwart', 'defense'] as const).map(forbiddenAs));

const labeled = ({ state }: ChampionsTable, labels: readonly Label[], seat: Seat): Labeled => ({
  card: identityOf(state, seat),
  labels,
});

export const mayFollow = (table: ChampionsTable, labels: readonly Label[], seat: Seat): boolean =>
  following.allows(table, labeled(table, labels, seat));

export const whyNotFollow = (table: ChampionsTable, labels: readonly Label[], seat: Seat) =>
  following.whyNot(table, labeled(table, labels, seat));

/** Whether a status card would cancel one of the labels: then no target is needed. */
export function isInVain(table: ChampionsTable, labels: readonly Label[], seat: Seat): boolean {
  const identity = identityOf(table.state, seat);
  return labels.some((label) => wouldBeCancelled(table, identity, label));
}
