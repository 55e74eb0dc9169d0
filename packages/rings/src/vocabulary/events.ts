/** The events of a game that abilities can trigger on. `Player` is the event's seat. */
export const EVENTS = [
  // The round. Marks: the phase.
  'roundBegins',
  'roundEnds',
  'phaseBegins',
  'phaseEnds',

  // Player: who draws. Amount: how many cards.
  'wouldDraw',
  'drawn',

  // Subject: the card. Player: who plays it, controls it, or had it before them.
  'playing',
  'played',
  'entered',
  'left',

  // The quest. Subject: the character. Player: who controls it.
  'committed',
  /** Marks: `success`, `failure` or `tie`. Amount: by how much. */
  'questResolved',
  // Subject: the quest card or the location. Amount: how many tokens.
  'progressPlaced',
  'explored',
  'stageDefeated',

  // Subject: the encounter or quest card. Player: who reveals it. Marks: `fromDeck`.
  'revealing',
  /** Its When Revealed effects are about to be resolved. */
  'whenRevealed',
  'revealed',

  /** Subject: the location. Player: the first player. */
  'travelled',
  /** Subject: the enemy. Player: with whom. Marks: `optional`, `check` or `effect`. */
  'engaged',

  // The attack of an enemy. Cause: the enemy. Player: the defending player.
  /** Subject: the shadow card. */
  'shadowDealt',
  'enemyAttacks',
  /** Subject: the defender. */
  'defenderDeclared',
  /** Subject: the shadow card. */
  'shadowEffect',
  'shadowResolved',
  'enemyAttacked',

  // The attack of a player. Subject: the enemy. Player: who declared it.
  /** Subject: the attacker. Cause: the enemy that is attacked. */
  'attackerDeclared',
  'playerAttacked',

  // Subject: the character or the enemy. Cause: the card that deals it. Marks: `attack`.
  'damaged',
  'destroyed',
  'healed',

  // Subject: the card.
  'exhausted',
  'readied',
  /** A card is about to ready in the refresh phase. */
  'refreshing',

  /** Player: whose threat. Amount: by how much. */
  'threatRaised',

  // Subject: the objective. Player: who claims it.
  'claimed',
  // Subject: the hero.
  'wouldBeCaptured',
  'captured',
  'rescued',
] as const;

export type EventName = (typeof EVENTS)[number];

/** The levels of priority: what cancels comes first, `when` before `after`, forced before free. */
export type LevelName = 'cancel' | 'forcedWhen' | 'when' | 'forcedAfter' | 'after';

/** Abilities that the rules or another card call by their name. */
export type CallName =
  | 'whenRevealed'
  | 'shadow'
  | 'setup'
  /** The cost of traveling to the location. */
  | 'travel'
  /** The host that the card is attached to as it enters play. */
  | 'attach'
  /** The consequences on a campaign card when its scenario was won. */
  | 'resolution';

/** Until when something lasts, and how often something may be done. */
export type PeriodName = 'attack' | 'phase' | 'round' | 'game';
