import type { Amount, Cards, Effect, Filter, Query } from '@grimrule/kernel';
import type { CallName, DeedName, EventName, LevelName, PeriodName } from './events.ts';
import type { StatName } from './stats.ts';

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

const CARD_TYPES = [
  'hero',
  'alter_ego',
  'ally',
  'event',
  'resource',
  'support',
  'upgrade',
  'player_side_scheme',
  'villain',
  'main_scheme',
  'side_scheme',
  'minion',
  'attachment',
  'environment',
  'treachery',
  'obligation',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

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
export type Mode = 'standard' | 'expert';
export type Label = 'attack' | 'thwart' | 'defense';
export type AttackKeyword = 'overkill' | 'piercing' | 'ranged';
export type DeckName = 'yours' | 'encounter';

/**
 * Named sets of cards, seen from the ability's controller. `You` as a card is your identity, and
 * a player is spoken of as his identity: `a player` is one of the `players`.
 */
export const SOURCES = [
  // Characters and players.
  'you',
  'players',
  'otherPlayers',
  'firstPlayer',
  /** Identities in hero form. */
  'heroes',
  'otherHeroes',
  'allies',
  'yourAllies',
  /** Friendly characters, yours and everybody's. */
  'yourCharacters',
  'friendlies',
  'villain',
  'villains',
  'minions',
  /** Minions that are engaged with you. */
  'engagedMinions',
  'enemies',
  /** Enemies that you can attack now: guard forbids the villain. */
  'attackable',
  'characters',
  // Schemes. `thwartable` leaves out the main scheme while patrol forbids it.
  'mainScheme',
  /** All of them, where a scenario has several. */
  'mainSchemes',
  'sideSchemes',
  'schemes',
  'thwartable',
  // Other cards in play.
  'yours',
  'environments',
  'inPlay',
  /** The card this one is attached to, cards attached to this one, and those that lie under it. */
  'host',
  'attachedHere',
  'underThis',
  /** Of the attack that is going on. */
  'attacker',
  'attackedCharacter',
  'defender',
  /** Characters that the last attack of an enemy dealt damage to, and those that took it. */
  'dealtDamage',
  'hurt',
  /** The enemy whose activation is going on. */
  'activating',
  // Out of play.
  'yourHand',
  'hands',
  'yourDeck',
  'yourDeckTop',
  'yourDiscard',
  'yourDiscardTop',
  'discards',
  'encounterDeck',
  'encounterDeckTop',
  'encounterDiscard',
  'encounterDeckAndDiscard',
  /** Of a second deck of yours, or of the scenario. */
  'specialDeckTop',
  'setAside',
  /** Cards of your nemesis set that have been set aside. */
  'yourNemesisSet',
  /** Wherever a card can be found: not what lies face down before somebody, nor what is gone. */
  'anywhere',
] as const;
export type SourceName = (typeof SOURCES)[number];

type C = Cards<ChampionsWords>;
type N = Amount<ChampionsWords>;
type Q = Query<ChampionsWords>;
type E = Effect<ChampionsWords>;
type F = Filter<ChampionsWords>;

export type ChampionsFilter =
  | { readonly is: 'type'; readonly types: readonly CardType[] }
  | { readonly is: 'trait'; readonly trait: string }
  /** By its English title. */
  | { readonly is: 'titled'; readonly title: string }
  /** Has the title of one of these cards. */
  | { readonly is: 'sameTitle'; readonly as: C }
  | { readonly is: 'faction'; readonly faction: string }
  | { readonly is: 'set'; readonly set: string }
  /** Is controlled by the player whose identity this is, or is engaged with him. */
  | { readonly is: 'controlledBy'; readonly who: C }
  | { readonly is: 'engagedWith'; readonly who: C }
  | { readonly is: 'attachedTo'; readonly card: C }
  | { readonly is: 'hasStatus'; readonly status: Status }
  | { readonly is: 'exhausted' }
  /** Face down in play. */
  | { readonly is: 'facedown' }
  | { readonly is: 'printedResource'; readonly resource: Resource }
  | { readonly is: 'printedCost'; readonly most: N }
  /** Has the most of a printed number among these. */
  | { readonly is: 'mostPrinted'; readonly stat: StatName; readonly among: Q }
  /** Has the most tokens of a kind among these. */
  | { readonly is: 'mostTokens'; readonly token: 'damage' | 'threat'; readonly among: Q }
  /** The uppermost of these in its pile. */
  | { readonly is: 'topmost'; readonly among: Q }
  /** The minion or the side scheme that a nemesis set is about. */
  | { readonly is: 'nemesis' }
  | { readonly is: 'hasAttached'; readonly where: F };

export type ChampionsFact =
  /** You are in this form. */
  | { readonly fact: 'form'; readonly form: Form }
  /** A card of yours gives your identity this form. */
  | { readonly fact: 'givenForm'; readonly form: string }
  /** The event is about you: you play, you are attacked, your turn. */
  | { readonly fact: 'yourEvent' }
  /** This card was paid for with such a resource. */
  | { readonly fact: 'paidWith'; readonly resource: Resource }
  /** An enemy is making an attack that nobody defends. */
  | { readonly fact: 'undefended' }
  /** This is the last step of a sequence of Special abilities. */
  | { readonly fact: 'finalStep' }
  | { readonly fact: 'mode'; readonly mode: Mode };

export type ChampionsNumber =
  | { readonly amount: 'perPlayer'; readonly times: number }
  /** Remaining hit points. */
  | { readonly amount: 'remaining'; readonly of: C }
  /** Printed resources of a kind on these cards; a card with two counts twice. */
  | { readonly amount: 'resourcesOn'; readonly of: C; readonly resource: Resource }
  /** How many different types of resource are printed on these cards. */
  | { readonly amount: 'resourceTypesOn'; readonly of: C }
  /** Counters on a card; if it has just left play, those that were on it. */
  | { readonly amount: 'counters'; readonly counter: string; readonly of: C }
  | { readonly amount: 'boostIconsOn'; readonly of: C }
  | { readonly amount: 'printedHandSize'; readonly of: C }
  /** The stage of the villain, as a number. */
  | { readonly amount: 'stage' }
  /** What was chosen for X when the card was played. */
  | { readonly amount: 'x' }
  /** Excess damage of the event, or of the damage that a slot was kept from. */
  | { readonly amount: 'excess'; readonly slot?: number };

export interface Hit {
  readonly to: C;
  readonly amount: N;
}

/** What is done. Where `who` is left out, it is done to you. All acts report what they have done. */
export type ChampionsAct =
  /** All of it at the same time. `taken` is for a cost that is paid only if it is taken. */
  | { readonly do: 'damage'; readonly hits: readonly Hit[]; readonly taken?: boolean }
  /** Divided among these characters as you like, up to what each can take. */
  | { readonly do: 'assignDamage'; readonly amount: N; readonly among: Q }
  /** Without an amount, all of it. */
  | { readonly do: 'heal'; readonly from: C; readonly amount?: N }
  | { readonly do: 'moveDamage'; readonly from: C; readonly to: C; readonly amount: N }
  | { readonly do: 'placeThreat'; readonly on: C; readonly amount: N }
  | { readonly do: 'removeThreat'; readonly from: C; readonly amount: N }
  /** Acceleration tokens. */
  | { readonly do: 'accelerate'; readonly on: C; readonly count: N }
  | { readonly do: 'draw'; readonly count: N; readonly who?: C }
  | { readonly do: 'drawUpTo'; readonly size: N }
  /** From play, from hand, or from where they lie. */
  | { readonly do: 'discard'; readonly cards: C }
  | { readonly do: 'discardRandom'; readonly count: N }
  | { readonly do: 'discardTop'; readonly deck: DeckName; readonly count: N }
  /** From the encounter deck, until such a card is discarded; reports that one. */
  | { readonly do: 'discardUntil'; readonly where: F }
  /** To their owner's hand. */
  | { readonly do: 'toHand'; readonly cards: C }
  /** On top of the deck each belongs to. */
  | { readonly do: 'toDeck'; readonly cards: C }
  /** Into the deck each belongs to, which is then shuffled. */
  | { readonly do: 'shuffleIn'; readonly cards: C }
  | { readonly do: 'shuffle'; readonly deck: DeckName }
  /** At so many uppermost ones of these cards; reports them. */
  | { readonly do: 'look'; readonly at: C; readonly count: N }
  | { readonly do: 'removeFromGame'; readonly cards: C }
  | { readonly do: 'setAside'; readonly cards: C }
  /** Under your control, or engaged with you or with this player. */
  | { readonly do: 'putIntoPlay'; readonly cards: C; readonly engaging?: C }
  /** From wherever it lies, as you could play it; for less, or without paying its resource cost. */
  | { readonly do: 'play'; readonly card: C; readonly less?: N; readonly free?: boolean }
  /** Of cards that others control; if it says so, only while this card is in play. */
  | { readonly do: 'takeControl'; readonly cards: C; readonly whileThis?: boolean }
  | { readonly do: 'attach'; readonly card: C; readonly to: C }
  | { readonly do: 'tuck'; readonly cards: C; readonly under: C; readonly facedown?: boolean }
  /** Two cards change places. */
  | { readonly do: 'swap'; readonly card: C; readonly with: C }
  /** Tokens, status cards and what is attached to a card or lies under it go over to another. */
  | { readonly do: 'moveOver'; readonly from: C; readonly to: C }
  /** A random card from your hand, face down under this one. */
  | { readonly do: 'stealRandom'; readonly under: C }
  /** The top cards of your deck enter play face down as Drone minions engaged with you. */
  | { readonly do: 'drone'; readonly count: N }
  | { readonly do: 'reveal'; readonly cards: C }
  /** Encounter cards, face down. */
  | { readonly do: 'deal'; readonly count: N }
  | { readonly do: 'giveBoost'; readonly to: C; readonly count: N }
  /** The card that is being revealed gains surge. */
  | { readonly do: 'surge' }
  /**
   * You, or the players they are engaged with, or this character, are attacked. Reports the enemies
   * that really attacked, and the damage dealt.
   */
  | { readonly do: 'enemyAttacks'; readonly by: C; readonly whom?: C }
  /** Reports the threat placed. */
  | { readonly do: 'enemySchemes'; readonly by: C }
  /** The attack that is going on is also made against these. */
  | { readonly do: 'attackAlso'; readonly whom: C }
  | { readonly do: 'attackGains'; readonly keyword: AttackKeyword }
  /** This character becomes the defender of the attack that is going on, without exhausting. */
  | { readonly do: 'declareDefender'; readonly character: C }
  /** An attack, a thwart or a defence by your identity. */
  | { readonly do: 'labelled'; readonly labels: readonly Label[]; readonly body: E }
  | { readonly do: 'giveStatus'; readonly status: Status; readonly to: C }
  | { readonly do: 'removeStatus'; readonly status: Status; readonly from: C }
  | { readonly do: 'exhaust'; readonly cards: C }
  | { readonly do: 'ready'; readonly cards: C }
  | { readonly do: 'putCounters'; readonly counter: string; readonly on: C; readonly count: N }
  | { readonly do: 'removeCounters'; readonly counter: string; readonly from: C; readonly count: N }
  | { readonly do: 'changeForm'; readonly to?: Form }
  /** Double-sided cards in play, to their other side. */
  | { readonly do: 'flip'; readonly cards: C }
  /** Of several villains, this one is the active one. */
  | { readonly do: 'makeActive'; readonly villain: C }
  /** Of the card that is being revealed: its When Revealed effects, or all of it. */
  | { readonly do: 'cancel'; readonly what: 'whenRevealed' | 'card' }
  /** Boost icons of the card that is being turned; reports how many. */
  | { readonly do: 'cancelBoost' }
  /** Resolves the Special abilities of this card. */
  | { readonly do: 'special'; readonly card: C }
  /** If it says so, as many times as there are players. */
  | {
      readonly do: 'spend';
      readonly resources: readonly CostSymbol[];
      readonly perPlayer?: boolean;
    }
  /** Reports how many. */
  | { readonly do: 'spendX'; readonly resource: CostSymbol }
  | { readonly do: 'payPrintedCost'; readonly of: C }
  /** Resources, for what is being paid; or those printed on a card. */
  | {
      readonly do: 'generate';
      readonly resources: readonly Resource[];
      /** Only while paying for such a card. */
      readonly for?: F;
    }
  | { readonly do: 'generateLike'; readonly card: C }
  /** This resource card gives twice as many while paying for a card of this aspect. */
  | { readonly do: 'doubled'; readonly faction: string }
  /** The main scheme deck goes on. */
  | { readonly do: 'advance' }
  /** One of these cards; reports it. */
  | { readonly do: 'pickRandom'; readonly from: Q }
  /** Your identity gains the traits that these cards have now. */
  | { readonly do: 'gainTraitsOf'; readonly cards: C; readonly until: 'phase' | 'round' }
  | { readonly do: 'winGame' }
  | { readonly do: 'loseGame' };
