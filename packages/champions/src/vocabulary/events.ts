/**
 * The events of Champions that abilities can trigger on. An event has a card it is about
 * (`SUBJECT`), a card that causes it (`CAUSE`), a player, an amount and marks. An event that the
 * book words as `would` comes as an event of its own, before the one it is about.
 */
export const EVENTS = [
  // The course of the game. Cause and subject: none. Player: whose turn it is.
  'turnBegins',
  'turnEnds',
  'playerPhaseBegins',
  'playerPhaseEnds',
  'villainPhaseBegins',
  /** The main scheme has got the threat of the first step of the villain phase. */
  'stepOneEnds',
  'villainPhaseEnds',
  'roundBegins',
  'roundEnds',

  // Subject: the identity. Marks: the form it is about to be in, and the one it is in now.
  'changingForm',
  'formChanged',

  // Subject: a double-sided card in play, already turned to its other side. Its tokens are still
  // there for interrupts. Marks: `otherType` if the new side is of another type.
  'flipped',

  // Subject: the card. Player: who plays it. `playing` is before it resolves, `played` after.
  // Mark of `played`: `hand` if it was played from there.
  'playing',
  'played',
  // Subject: the card in play whose ability was resolved. Player: who used it. Events are played.
  'abilityResolved',
  // Subject: the card. Player: its controller, or who is engaged with it. `wouldEnter` is before it
  // lies in play.
  'wouldEnter',
  'entered',
  'left',
  // Subject: the minion. Player: who is engaged with it.
  'engaged',

  // An attack, by whomever. Subject: the attacked character. Cause: the attacker. Player: for an
  // enemy's attack the one who is attacked, otherwise the one who attacks. Marks: `basic`,
  // `undefended`, and after it `damaged` and `defeated`. Amount of `attacked`: the damage dealt.
  'wouldAttack',
  'attacking',
  /** Once after an attack. */
  'attackMade',
  /** After an attack, once for each character that was attacked. */
  'attacked',
  // Subject: the defender. Cause: the attacker. Player: the defending one. Marks: `basic`.
  'defending',
  'defended',

  // Subject: the scheme. Cause: the character. Player: its controller. Marks: `basic`; of
  // `thwarted` also `cleared` if no threat is left on a scheme that the thwart removed some from.
  'thwarting',
  'thwarted',

  // A basic power. Subject: the character. Player: its controller. Marks: `atk`, `thw`, `def` or
  // `rec`. What a status card replaces is not used.
  'usingPower',
  'powerUsed',

  // An enemy schemes. Subject: the main scheme. Cause: the enemy. Player: against whom it
  // activates. Amount of `schemed`: the threat that was placed.
  'wouldScheme',
  'scheming',
  'schemed',

  /** An enemy begins to activate, before it attacks or schemes. Cause: the enemy. */
  'activates',
  /** An enemy's activation is over, however it ended. Cause: the enemy. */
  'activationEnds',

  // Subject: the boost card that is turned. Cause: the enemy. Player: against whom it activates.
  // Marks: `attack` or `scheme`, as the enemy does. Its Boost ability comes before the responses.
  'boosting',

  // Boost icons on an encounter card are counted, of a boost card or by an effect. Subject: the
  // card. Player: against whom the enemy activates, or whose effect it is. Amount: how many.
  'wouldCountBoost',
  'countingBoost',

  // Damage, in the order of the book. Subject: the character. Cause: the card that deals it.
  // Marks: `attack`, `overkill`; of `damaged` also `excess`.
  'wouldDeal',
  'wouldTake',
  'taking',
  /** After damage was taken. */
  'damaged',
  'healed',
  // Subject: a character or a side scheme. Cause: the card that did it. Player: who did it. Marks:
  // `attack` if damage from an attack did it.
  'wouldBeDefeated',
  'beingDefeated',
  'defeated',

  // Subject: the scheme. Cause: the card. Marks: `stepOne` in step one of the villain phase,
  // `scheme` when an enemy schemes.
  'wouldPlace',
  'threatPlaced',
  'wouldRemove',
  'threatRemoved',
  /** The main scheme reached its target threat. */
  'completed',

  // Subject: the encounter card. Player: who reveals it. Marks: `fromDeck`; of `revealed` also
  // `resolved`, unless all of it was canceled.
  'revealing',
  'revealed',

  // The keyword surge is about to be resolved. Subject: the encounter card. Player: who revealed it.
  'surging',

  // Subject: the card. Player: whose it is. Marks of `discarded`: `hand`, `deck` or `play`.
  'drawn',
  'discarded',
  // Subject: the card, spent from hand for its resources. Player: whose it is. It answers this itself,
  // though it lies on the discard pile by then.
  'spent',
  // Subject: the character. Marks: the kind of status card.
  'statusGiven',
  'statusRemoved',
  // Subject: the card. Amount: how many. Marks: the kind of counter.
  'countersRemoved',
  // Subject: the card.
  'exhausted',
  'readied',
] as const;

export type EventName = (typeof EVENTS)[number];

/** The levels of priority at which abilities wait; keywords and status cards are in the rules. */
export type LevelName = 'forcedInterrupt' | 'interrupt' | 'forcedResponse' | 'response';

/** Abilities that the rules or another card call by their name. */
export type CallName =
  | 'whenRevealed'
  | 'boost'
  | 'whenDefeated'
  | 'whenCompleted'
  | 'setup'
  | 'special'
  /** The host that the card is attached to as it enters play. */
  | 'attach';

/** Until when something lasts, and how often something may be done. */
export type PeriodName =
  | 'activation'
  | 'attack'
  | 'thwart'
  | 'event'
  | 'phase'
  | 'round'
  /** Until the turn that is going on ends, or if there is none the next one. */
  | 'turn'
  /** Until your next turn ends; a turn that is going on is not the next one. */
  | 'nextTurn'
  | 'game';

/** Deeds that cards can demand additional costs for. The powers are the basic ones. */
export type DeedName = 'play' | 'use' | 'attack' | 'thwart' | 'recover' | 'changeForm' | 'ready';
