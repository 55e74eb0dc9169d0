/** What happens in a moment, as far as its weight goes. */
export type MomentKind =
  | 'reveal'
  | 'play'
  | 'aim'
  | 'boost'
  | 'hit'
  | 'heal'
  | 'threat'
  | 'relief'
  | 'defeat'
  | 'quick'
  | 'none';

/** How the log of a game is shown: which line is worth what. */
export interface GameMoments {
  /** By the name of the line. One that is not named is quick. */
  readonly kinds: Readonly<Record<string, MomentKind>>;
  /** Kinds of cards whose defeat is told in large letters. */
  readonly stars: readonly string[];
  /** Tokens that are good for the players on whatever card they lie, by their names. */
  readonly good: readonly string[];
  /** Tokens whose changes are no numbers to be told: cards that lie on a card, what it is doing. */
  readonly untold: readonly string[];
}

/** How long a moment holds at normal speed, in milliseconds: it is shown for as long as it is worth. */
export const HOLD_MS: Readonly<Record<MomentKind, number>> = {
  reveal: 1200,
  play: 600,
  aim: 200,
  boost: 400,
  hit: 600,
  heal: 400,
  threat: 500,
  relief: 300,
  defeat: 700,
  quick: 200,
  none: 0,
};

/** These are looked at until they are over: the question waits for them, or for a click. */
export const HELD: readonly MomentKind[] = ['reveal', 'defeat'];
