import type { BuildCard } from '../desk/desk.ts';
import type { Workshop } from '../desk/use-desk.ts';
import type { KeptDeck } from '../kept/kept-deck.ts';
import type { Wanted } from './filter.ts';
import type { Building } from './use-builder.ts';

/** Everything that a part of the builder may speak of. */
export interface DeckPanelProps {
  readonly kept: KeptDeck;
  readonly workshop: Workshop;
  readonly building: Building;
  readonly byCode: ReadonlyMap<string, BuildCard>;
  readonly onShow: (card: BuildCard) => void;
}

export type PoolView = 'pictures' | 'texts';

/** What lies in the pool: the heroes, or the cards. */
export type Lying = 'heroes' | 'cards';

export interface FiltersProps {
  readonly workshop: Workshop;
  readonly wanted: Wanted;
  readonly onWant: (wanted: Wanted) => void;
  readonly view: PoolView;
  readonly onView: (view: PoolView) => void;
  readonly lying: Lying;
  readonly onLying: (lying: Lying) => void;
  /** Null while nobody has said what they own. */
  readonly onlyOwned: boolean | null;
  readonly onOnlyOwned: (only: boolean) => void;
}
