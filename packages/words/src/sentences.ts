import type { CardId, Json, Line, Option, Seat } from '@grimrule/kernel';
import type { Case } from './phrase.ts';

/** The facts about its reader that a sentence may use. */
export interface Speaker {
  /** The name of a card, or `a card` if the reader does not know it. */
  card(id: CardId, form?: Case): string;
  cards(ids: readonly CardId[], form?: Case): string;
  /** The printed card, or null if the reader does not know it. */
  designOf(id: CardId): number | null;
  isReader(seat: Seat): boolean;
  /** The reader's name for a seat, or null if its number has to do. */
  named(seat: Seat): string | null;
  seat(seat: Seat): string;
}

/** One sentence for each line, by the parameters that the line has. */
export type Sentences<L> = {
  readonly [K in keyof L]: (line: L[K], to: Speaker) => string;
};

/** One short text for each verb of an option. */
export type OptionTexts<V extends string> = Readonly<
  Record<V, (option: Option, to: Speaker) => string>
>;

/** Every line of the kernel and what it speaks of. A card may be NONE. */
interface KernelLines {
  answerIsNoList: object;
  notAnOption: object;
  pickedTwice: object;
  doesNotPay: object;
  tooFewPicked: { readonly least: number };
  tooManyPicked: { readonly most: number };
  /** How often it may be used, and in which period. */
  limitReached: AboutCard & { readonly count: number; readonly per: string };
  conditionNotMet: AboutCard;
  costCannotBePaid: AboutCard;
  noTarget: AboutCard;
  gameIsOver: object;
  notYourDecision: { readonly seat: Seat };
  abilityUsed: AboutCard;
  /** Something changes `cards` for a time. */
  affects: AboutCard & { readonly cards: readonly CardId[] };
  whichFirst: object;
  useAbility: object;
  chooseCard: AboutCard;
  chooseCards: AboutCard;
  chooseNext: AboutCard;
  /** With the effects that are still to come, as for `chooseOne`. */
  chooseNextEffect: AboutCard & { readonly effects?: readonly Json[] };
  /** With the one effect that may be done. */
  mayDo: AboutCard & { readonly effects?: readonly Json[] };
  /** With the effects to choose from; an option's value is the place of its effect. */
  chooseOne: AboutCard & { readonly effects?: readonly Json[] };
  notARecord: object;
  recordOfAnotherGame: { readonly game: string; readonly expected: string };
  recordHasNoGame: object;
  recordHasNoSeed: object;
  recordHasNoDecisions: object;
  brokenDecision: { readonly count: number };
  otherRules: { readonly was: string; readonly now: string };
  otherGenerator: { readonly was: string; readonly now: string };
}

interface AboutCard {
  readonly card: CardId;
}

type KernelVerb = 'use' | 'pass' | 'yes' | 'no' | 'option' | 'choose' | 'done';

/** Rules, procedures and steps of the kernel. */
type KernelTitle =
  | 'timing'
  | 'effect'
  | 'choose'
  | 'may'
  | 'choose option'
  | 'limit'
  | 'condition'
  | 'cost'
  | 'target'
  | 'game end'
  | 'occurrence'
  | 'interrupts'
  | 'happens'
  | 'responses'
  | 'forced window'
  | 'next forced ability'
  | 'window'
  | 'use an ability or pass'
  | 'sequence'
  | 'in any order'
  | 'which part is next'
  | 'additional costs'
  | 'next part'
  | 'look through the cards'
  | 'choose cards'
  | 'what follows the choice'
  | 'for each'
  | 'which is next'
  | 'next card'
  | 'repeat'
  | 'once more'
  | 'do it or not'
  | 'either'
  | 'choose one'
  | 'keep'
  | 'the first part'
  | 'pay it'
  | 'or it was not paid'
  | 'what follows from it'
  | 'delayed effects'
  | 'which delayed effect is next'
  | 'next delayed effect'
  | 'delayed effect'
  | 'what was to follow';

export interface KernelSpeech {
  readonly lines: Sentences<KernelLines>;
  readonly options: OptionTexts<KernelVerb>;
  readonly titles: Readonly<Record<KernelTitle, string>>;
}

export type AnySentence = (line: Line, to: Speaker) => string;
