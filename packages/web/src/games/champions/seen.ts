import type { ChampionsCard, champions } from '@grimrule/champions';
import { championsWords, DESIGNS } from '@grimrule/champions';
import type { CardId, Game, Seat, View } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { useTable } from '../../table/table-context.tsx';

type VarsOf<G> = G extends Game<infer V> ? V : never;
export type ChampionsView = View<VarsOf<typeof champions>>;

/** The table of Champions as this seat sees it. */
export function useChampionsView(): ChampionsView {
  return useTable().view as ChampionsView;
}

/** What a card is now; undefined if this seat does not know it. */
export function typeOf(view: ChampionsView, card: CardId): ChampionsCard['type'] | undefined {
  const record = view.cards[card];
  return record ? DESIGNS[record.design]?.type : undefined;
}

export function identityOf({ vars }: ChampionsView, seat: Seat): CardId {
  return vars.identities[seat] ?? NONE;
}

/** Seats are called after their heroes, whichever form they are in. */
export function heroName(view: ChampionsView, seat: Seat, language: Language): string {
  const record = view.cards[identityOf(view, seat)];
  if (!record) return championsWords[language].seat(seat);
  const front = DESIGNS[record.design];
  const hero = DESIGNS.findIndex(({ type, set }) => type === 'hero' && set === front?.set);
  return championsWords[language].name(hero === -1 ? record.design : hero);
}

export function isEliminated({ vars }: ChampionsView, seat: Seat): boolean {
  return (vars.eliminated & (1 << seat)) !== 0;
}
