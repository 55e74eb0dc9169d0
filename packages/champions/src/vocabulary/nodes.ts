import type {
  Ability as AbilityOf,
  Amount as AmountOf,
  Cards as CardsOf,
  Condition as ConditionOf,
  CooperativeAct,
  CooperativeFact,
  CooperativeFilter,
  CooperativeNumber,
  DeckName,
  Effect as EffectOf,
  Filter as FilterOf,
  Hit,
  Modifier as ModifierOf,
  Query as QueryOf,
} from '@grimrule/kernel';
import type { CardType } from './card-types.ts';
import type { CallName, DeedName, EventName, LevelName, PeriodName } from './events.ts';
import type { SourceName } from './sources.ts';
import type { StatName } from './stats.ts';

export type { DeckName } from '@grimrule/kernel';

/** The words of the cards of Champions. */
export interface ChampionsWords {
  readonly event: EventName;
  readonly level: LevelName;
  readonly call: CallName;
  readonly stat: StatName;
  readonly source: SourceName;
  readonly period: PeriodName;
  readonly deed: DeedName;
  readonly act: ChampionsAct;
  readonly filter: ChampionsFilter;
  readonly fact: ChampionsFact;
  readonly number: ChampionsNumber;
}

export const RESOURCES = ['energy', 'mental', 'physical', 'wild'] as const;
export type Resource = (typeof RESOURCES)[number];
/** A symbol of a cost: a resource of this type, or of any. */
export type CostSymbol = Resource | 'any';

const STATUSES = ['stunned', 'confused', 'tough'] as const;
export type Status = (typeof STATUSES)[number];

export type Form = 'hero' | 'alterEgo';
/** A form that a card with the form keyword gives an identity. */
export interface GivenForm {
  readonly given: string;
}
/** A form to change to: also the other hero side of an identity that has two, or that of a trait. */
export type WantedForm = Form | 'otherHero' | { readonly hero: string };
export type Mode = 'standard' | 'expert';
export type Label = 'attack' | 'thwart' | 'defense';
/** What cards can be compared by: remaining hit points, tokens on them, or a stat. */
export type Measure = 'remaining' | 'damage' | 'threat' | StatName;
export type AttackKeyword = 'overkill' | 'piercing' | 'ranged';

/** The parts of a sentence that cards of Champions are written with. */
export type ChampionsAbility = AbilityOf<ChampionsWords>;
export type Effect = EffectOf<ChampionsWords>;
export type Cards = CardsOf<ChampionsWords>;
export type Amount = AmountOf<ChampionsWords>;
export type Filter = FilterOf<ChampionsWords>;
export type Query = QueryOf<ChampionsWords>;
export type Condition = ConditionOf<ChampionsWords>;
export type Modifier = ModifierOf<ChampionsWords>;

export type ChampionsFilter =
  | CooperativeFilter<ChampionsWords, CardType>
  /** Has this title or subtitle, in English. */
  | { readonly is: 'known'; readonly name: string }
  /** Has the title of one of these cards. */
  | { readonly is: 'sameTitle'; readonly as: Cards }
  | { readonly is: 'faction'; readonly faction: string }
  /** Of any aspect. */
  | { readonly is: 'aspect' }
  /** Belongs to this encounter set, by its name in the card databases. */
  | { readonly is: 'set'; readonly set: string }
  | { readonly is: 'hasStatus'; readonly status: Status }
  /** Face down in play. */
  | { readonly is: 'facedown' }
  /** A resource of this type, or of any, is printed on it. */
  | { readonly is: 'printedResource'; readonly resource?: Resource }
  /** Has at most this printed cost. */
  | { readonly is: 'printedCost'; readonly most: Amount }
  /** Has the most of a printed number among these. */
  | { readonly is: 'mostPrinted'; readonly stat: StatName; readonly among: Query }
  /** Has the most or the least of something now among these. */
  | {
      readonly is: 'extreme';
      readonly end: 'most' | 'least';
      readonly of: Measure;
      readonly among: Query;
    }
  /** Belongs to the encounter set, or to the cards, of one of these. */
  | { readonly is: 'sameSet'; readonly as: Cards }
  /** A villain whose side scheme has the most or the least threat of all villains'. */
  | { readonly is: 'whoseScheme'; readonly end: 'most' | 'least' }
  /** A villain whose side scheme is this one. */
  | { readonly is: 'hasScheme'; readonly scheme: Cards }
  /** Among so many uppermost cards of the encounter deck of this villain. */
  | { readonly is: 'topOfDeckOf'; readonly who: Cards; readonly count: Amount }
  /** Has a trait that one of these has. */
  | { readonly is: 'sharesTrait'; readonly as: Cards }
  /** Has been defeated by the attack of a player that is going on. */
  | { readonly is: 'defeatedByAttack' }
  /** Has a star in its boost area. */
  | { readonly is: 'boostStar' }
  /** The first of these, in their order. */
  | { readonly is: 'foremost'; readonly among: Query }
  /** The minion or the side scheme that a nemesis set is about. */
  | { readonly is: 'nemesis' };

export type ChampionsFact =
  | CooperativeFact
  /** You are in this form. */
  | { readonly fact: 'form'; readonly form: Form }
  /** You are in hero form, on a side with this trait. */
  | { readonly fact: 'heroForm'; readonly trait: string }
  /** Nobody defended against the last attack of an enemy. */
  | { readonly fact: 'wasUndefended' }
  /** A card of yours gives your identity this form. */
  | { readonly fact: 'givenForm'; readonly form: string }
  /** This card was paid for with such a resource. */
  | { readonly fact: 'paidWith'; readonly resource: Resource }
  /** A card of such a type has been played in this round, by whomever. */
  | { readonly fact: 'playedThisRound'; readonly type: CardType }
  /** Nothing but such resources paid for this card. */
  | { readonly fact: 'paidOnlyWith'; readonly resource: Resource }
  /** This is the last step of a sequence of Special abilities. */
  | { readonly fact: 'finalStep' }
  /** The game is played in this mode. */
  | { readonly fact: 'mode'; readonly mode: Mode };

export type ChampionsNumber =
  | CooperativeNumber
  /** Remaining hit points. */
  | { readonly amount: 'remaining'; readonly of: Cards }
  /** Printed resources, of a kind or of any, on these cards; a card with two counts twice. */
  | { readonly amount: 'resourcesOn'; readonly of: Cards; readonly resource?: Resource }
  /** How many different types of card there are among these. */
  | { readonly amount: 'cardTypesOn'; readonly of: Cards }
  /** How many different types of resource are printed on these cards. */
  | { readonly amount: 'resourceTypesOn'; readonly of: Cards }
  /** Counters on a card; if it has just left play, those that were on it. */
  | { readonly amount: 'counters'; readonly counter: string; readonly of: Cards }
  | { readonly amount: 'boostIconsOn'; readonly of: Cards }
  /** Printed on these cards, added up. */
  | { readonly amount: 'printed'; readonly stat: StatName; readonly of: Cards }
  /** How many times a number is in another: rounded down. */
  | { readonly amount: 'divided'; readonly of: Amount; readonly by: number }
  /** Damage that these characters have taken from the enemy attack that is going on. */
  | { readonly amount: 'takenFromAttack'; readonly of: Cards }
  /** Resources, of a type or of any, spent on this card beyond its cost. */
  | { readonly amount: 'overpaid'; readonly resource?: Resource }
  /** The stage of the villain, as a number. */
  | { readonly amount: 'stage' }
  /** Excess damage of the event, or of the damage that a slot was kept from. */
  | { readonly amount: 'excess'; readonly slot?: number };

/** The acts. Without `who`, an act is done to you. All acts report what they have done. */
export type ChampionsAct =
  | Exclude<CooperativeAct<ChampionsWords>, { readonly do: 'removeThreat' }>
  /** All of it at the same time. `taken` is for a cost that is paid only if it is taken. */
  | {
      readonly do: 'damage';
      readonly hits: readonly Hit<ChampionsWords>[];
      readonly taken?: boolean;
    }
  /** Divided among these characters as you like, up to what each can take. */
  | { readonly do: 'assignDamage'; readonly amount: Amount; readonly among: Query }
  | { readonly do: 'moveDamage'; readonly from: Cards; readonly to: Cards; readonly amount: Amount }
  /** From schemes. If it says so, crisis icons do not stand in its way. */
  | {
      readonly do: 'removeThreat';
      readonly from: Cards;
      readonly amount: Amount;
      readonly ignoring?: 'crisis';
    }
  /** From one card to another, as far as there is any. */
  | { readonly do: 'moveThreat'; readonly from: Cards; readonly to: Cards; readonly amount: Amount }
  /** As much threat is removed that this much is left. */
  | { readonly do: 'leaveThreat'; readonly on: Cards; readonly count: Amount }
  /** Removed from among these schemes as you like. */
  | { readonly do: 'divideThwart'; readonly amount: Amount; readonly among: Query }
  /** So many hit points are left to the character. */
  | { readonly do: 'setHitPoints'; readonly of: Cards; readonly to: Amount }
  /** Acceleration tokens. */
  | { readonly do: 'accelerate'; readonly on: Cards; readonly count: Amount }
  | { readonly do: 'drawUpTo'; readonly size: Amount }
  | { readonly do: 'discardTop'; readonly deck: DeckName; readonly count: Amount }
  /** From the encounter deck, or from yours, until such a card is discarded; reports that one. */
  | { readonly do: 'discardUntil'; readonly where: Filter; readonly deck?: DeckName }
  /** On top of the deck each belongs to, or at its bottom. */
  | { readonly do: 'toDeck'; readonly cards: Cards; readonly bottom?: boolean }
  /** At so many uppermost ones of these cards; reports them. */
  | { readonly do: 'look'; readonly at: Cards; readonly count: Amount }
  /** Shuffled together, they are the second deck of the scenario; `kept` with a discard pile. */
  | { readonly do: 'formDeck'; readonly of: Cards; readonly kept?: boolean }
  /** Out of the log of the campaign, so that the next games do not have them. */
  | { readonly do: 'removeFromCampaign'; readonly cards: Cards }
  /** Yours from now on, if they were the scenario's. */
  | { readonly do: 'takeToHand'; readonly cards: Cards }
  | { readonly do: 'setAside'; readonly cards: Cards }
  /** Under your control, or engaged with you or with this player. */
  | { readonly do: 'putIntoPlay'; readonly cards: Cards; readonly engaging?: Cards }
  /** From wherever it lies, as you could play it; for less, or without paying its resource cost. */
  | { readonly do: 'play'; readonly card: Cards; readonly less?: Amount; readonly free?: boolean }
  /** Of cards that others control; if it says so, only while this card is in play. */
  | { readonly do: 'takeControl'; readonly cards: Cards; readonly whileThis?: boolean }
  | {
      readonly do: 'tuck';
      readonly cards: Cards;
      readonly under: Cards;
      readonly facedown?: boolean;
    }
  /** Tokens, status cards and what is attached to a card or lies under it go over to another. */
  | { readonly do: 'moveOver'; readonly from: Cards; readonly to: Cards }
  /** A random card from your hand, face down under this one. */
  | { readonly do: 'stealRandom'; readonly under: Cards }
  | { readonly do: 'reveal'; readonly cards: Cards }
  /** Encounter cards, face down. */
  | { readonly do: 'deal'; readonly count: Amount }
  | { readonly do: 'giveBoost'; readonly to: Cards; readonly count: Amount }
  /**
   * You, or the players they are engaged with, or this character, are attacked. Reports the enemies
   * that really attacked, and the damage dealt.
   */
  | {
      readonly do: 'enemyAttacks';
      readonly by: Cards;
      readonly whom?: Cards;
      /** They get no boost card for it. */
      readonly unboosted?: boolean;
    }
  /** Reports the threat placed. */
  | { readonly do: 'enemySchemes'; readonly by: Cards }
  /** Attacks you, or this player, in hero form, and schemes in alter-ego form. */
  | { readonly do: 'enemyActivates'; readonly by: Cards; readonly whom?: Cards }
  /** Minions in play engage you, or this player. */
  | { readonly do: 'engage'; readonly minions: Cards; readonly whom?: Cards }
  /** These very cards, face down. */
  | { readonly do: 'dealThese'; readonly cards: Cards }
  /** The attack that is going on is also made against these. */
  | { readonly do: 'attackAlso'; readonly whom: Cards }
  | { readonly do: 'attackGains'; readonly keyword: AttackKeyword }
  /** This character becomes the defender of the attack that is going on, without exhausting. */
  | { readonly do: 'declareDefender'; readonly character: Cards }
  /** An attack, a thwart or a defense by your identity. */
  | { readonly do: 'labelled'; readonly labels: readonly Label[]; readonly body: Effect }
  /** Stunned, confused or tough. */
  | { readonly do: 'giveStatus'; readonly status: Status; readonly to: Cards }
  | { readonly do: 'removeStatus'; readonly status: Status; readonly from: Cards }
  /** A status card of a kind, by one of another kind; not if that one cannot come. */
  | {
      readonly do: 'replaceStatus';
      readonly status: Status;
      readonly by: Status;
      readonly on: Cards;
    }
  | { readonly do: 'changeForm'; readonly to?: WantedForm }
  /** Double-sided cards in play, to their other side. */
  | { readonly do: 'flip'; readonly cards: Cards }
  /** Of several villains, this one is the active one. */
  | { readonly do: 'makeActive'; readonly villain: Cards }
  /** Of the card that is being revealed: its When Revealed effects; or all of it, also as it is played. */
  | { readonly do: 'cancel'; readonly what: 'whenRevealed' | 'card' }
  /** The boost icons on these cards; reports how many there are. */
  | { readonly do: 'countBoost'; readonly of: Cards }
  /** Boost icons of the card that is being turned; reports how many. */
  | { readonly do: 'cancelBoost' }
  /** The Boost ability of the card that is being turned. */
  | { readonly do: 'cancelBoostAbility' }
  /** Resolves the Special abilities of this card. */
  | { readonly do: 'special'; readonly card: Cards }
  /** If it says so, as many times as there are players. */
  | {
      readonly do: 'spend';
      readonly resources: readonly CostSymbol[];
      readonly perPlayer?: boolean;
    }
  /** Reports how many. */
  | { readonly do: 'spendX'; readonly resource: CostSymbol }
  | { readonly do: 'payPrintedCost'; readonly of: Cards }
  /** Resources, for what is being paid; or those printed on a card. */
  | {
      readonly do: 'generate';
      readonly resources: readonly Resource[];
      /** Only while paying for such a card. */
      readonly for?: Filter;
    }
  /** Resources, those that are printed on a card. */
  | { readonly do: 'generateLike'; readonly card: Cards }
  /** This resource card gives twice as many while paying for a card of this aspect. */
  | { readonly do: 'doubled'; readonly faction: string }
  /** The main scheme deck goes on. */
  | { readonly do: 'advance' }
  /** Your identity gains the traits that these cards have now. */
  | { readonly do: 'gainTraitsOf'; readonly cards: Cards; readonly until: 'phase' | 'round' };
