import type {
  Ability as AbilityOf,
  Amount as AmountOf,
  Cards as CardsOf,
  Condition as ConditionOf,
  CooperativeAct,
  CooperativeFact,
  CooperativeFilter,
  CooperativeNumber,
  Effect as EffectOf,
  Filter as FilterOf,
  Hit,
  Modifier as ModifierOf,
  Query as QueryOf,
} from '@grimrule/kernel';
import type { CardType } from './card-types.ts';
import type { CallName, EventName, LevelName, PeriodName } from './events.ts';
import type { SourceName } from './sources.ts';
import type { StatName } from './stats.ts';

export type { DeckName } from '@grimrule/kernel';

/** The words of the cards of Rings. */
export interface RingsWords {
  readonly event: EventName;
  readonly level: LevelName;
  readonly call: CallName;
  readonly stat: StatName;
  readonly source: SourceName;
  readonly period: PeriodName;
  readonly deed: never;
  readonly act: RingsAct;
  readonly filter: RingsFilter;
  readonly fact: RingsFact;
  readonly number: RingsNumber;
}

const PHASES = [
  'resource',
  'planning',
  'quest',
  'travel',
  'encounter',
  'combat',
  'refresh',
] as const;
export type Phase = (typeof PHASES)[number];

export const isPhase = (name: string): name is Phase =>
  (PHASES as readonly string[]).includes(name);

/** The parts of a sentence that cards of Rings are written with. */
export type RingsAbility = AbilityOf<RingsWords>;
export type Effect = EffectOf<RingsWords>;
export type Cards = CardsOf<RingsWords>;
export type Amount = AmountOf<RingsWords>;
export type Filter = FilterOf<RingsWords>;
export type Query = QueryOf<RingsWords>;
export type Condition = ConditionOf<RingsWords>;
export type Modifier = ModifierOf<RingsWords>;

export type RingsFilter =
  | CooperativeFilter<RingsWords, CardType>
  | { readonly is: 'printedCost'; readonly exactly: Amount }
  | { readonly is: 'mostTokens'; readonly token: string; readonly among: Query };

export type RingsFact =
  | CooperativeFact
  /** No stage of the quest is just being revealed. */
  | { readonly fact: 'stageRevealed' };

export type RingsNumber = CooperativeNumber;

export type RingsAct =
  | CooperativeAct<RingsWords>
  | { readonly do: 'damage'; readonly hits: readonly Hit<RingsWords>[] }
  /** On top of the deck each belongs to, or beneath it; several in an order of your choice. */
  | { readonly do: 'toDeck'; readonly cards: Cards; readonly bottom?: boolean }
  /** At these cards, or at so many uppermost ones of them; reports them. */
  | { readonly do: 'look'; readonly at: Cards; readonly count?: Amount }
  | { readonly do: 'putIntoPlay'; readonly cards: Cards }
  | { readonly do: 'takeControl'; readonly cards: Cards }
  /** A revealed card may guard an objective. */
  | { readonly do: 'reveal'; readonly cards: Cards; readonly guarding?: Cards }
  | { readonly do: 'enemyAttacks'; readonly by: Cards }
  /** Progress on a quest card goes on the active location first. */
  | { readonly do: 'progress'; readonly on: Cards; readonly count: Amount }
  | { readonly do: 'addToStaging'; readonly cards: Cards }
  | { readonly do: 'engage'; readonly enemies: Cards; readonly who: Cards }
  | { readonly do: 'uncommit'; readonly cards: Cards }
  | { readonly do: 'dealShadow'; readonly to: Cards; readonly count: Amount }
  /** Characters declare an attack at once. */
  | { readonly do: 'attackNow'; readonly with: Cards }
  | { readonly do: 'claim'; readonly objective: Cards; readonly for: Cards }
  /** Turns cards face down in play: a hero becomes a prisoner. */
  | { readonly do: 'capture'; readonly cards: Cards }
  | { readonly do: 'rescue'; readonly cards: Cards }
  /** Writes cards into the log of the campaign. */
  | { readonly do: 'record'; readonly as: 'earned' | 'prisoner'; readonly cards: Cards }
  | { readonly do: 'eliminate'; readonly who: Cards };
