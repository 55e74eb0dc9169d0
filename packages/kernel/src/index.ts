export type * from './ability.ts';
export { isRef } from './ability.ts';
export {
  answersTo,
  proposalFor,
  randomAnswer,
} from './answers.ts';
export type { Contribution } from './asking.ts';
export {
  affected,
  amount,
  cardAt,
  cardsOf,
  contributions,
  firstOf,
  holds,
  isPrinted,
  isUnbound,
  matches,
  printedValue,
  select,
  some,
  speaksOfUnbound,
  value,
} from './asking.ts';
export { board, of } from './board.ts';
export type { Terms } from './builders.ts';
export { afterCost, builders, CAUSE, SUBJECT, THIS } from './builders.ts';
export { callAbilities, hasCalled } from './called.ts';
export { cardTests } from './card-tests.ts';
export { become, exhaust, ready, setTokens, tokensOn } from './cards.ts';
export type { Cause } from './causes.ts';
export { causesIn, doerOf } from './causes.ts';
export type { DeckLine, ListFault } from './deck-list.ts';
export { cardsTitled, deckLines, isDeckList, listFault } from './deck-list.ts';
export type { Act, Definition, Piece, Prepared, Printed, Rules } from './definition.ts';
export type { Deed } from './demands.ts';
export { anyDemands, demandsFor } from './demands.ts';
export type {
  Accepted,
  Answered,
  Begun,
  Game,
  Seed,
  Watch,
} from './game.ts';
export { dealtBy, game } from './game.ts';
export { FIRST_GENERATOR, GENERATOR, KEYED_GENERATOR } from './generator.ts';
export type { Announces, Happening, Occurrence } from './happening.ts';
export { happening, OCCURRENCE } from './happening.ts';
export type { Choose } from './initiation.ts';
export { choices, initiation, payable, possible, whyUnusable } from './initiation.ts';
export type { Json } from './json.ts';
export { addLasting, changesSlot, countLasting, endLasting } from './lasting.ts';
export type { Limit } from './limits.ts';
export { endLimits, noteUse, timesUsed } from './limits.ts';
export type { Line } from './line.ts';
export type { Resumed, Since } from './match.ts';
export { Match, resume } from './match.ts';
export { mightHold } from './might-answer.ts';
export type { Numbering } from './numbering.ts';
export { numberingOf } from './numbering.ts';
export type { Level } from './occurrence.ts';
export { announce, isHeeded, occur } from './occurrence.ts';
export type { Option } from './option.ts';
export { DONE, PASS, sameOption } from './option.ts';
export type { ActsOf, FactsOf, FiltersOf, NumbersOf } from './own-nodes.ts';
export type { Cost, Reserve, Source } from './payment.ts';
export { canPay } from './payment.ts';
export type { PlayersVars } from './player-order.ts';
export { beginningWith, inPlayerOrder, isPlaying, nextPlayer } from './player-order.ts';
export type { Position } from './positions.ts';
export type { Preview } from './preview.ts';
export type { Procedure, Step } from './procedure.ts';
export { again, goTo, leave, procedure, running } from './procedure.ts';
export type { Answer, Prompt, Refusal } from './prompt.ts';
export { isRefusal, understand } from './prompt.ts';
export type { Dice, RandomState } from './random.ts';
export { dice, seeded } from './random.ts';
export type { Decision, GameRecord, TakenBack } from './record.ts';
export { readRecord } from './record.ts';
export type { Charges, Demand } from './resolve.ts';
export { charge, isLastOfEach, opponentOf, perform, report, useAbility } from './resolve.ts';
export { Retelling } from './retelling.ts';
export type { Scope } from './scope.ts';
export { bind, scopeOf } from './scope.ts';
export type { KeptState, Snapshot } from './snapshot.ts';
export { isWhereItWas, snapshotOf } from './snapshot.ts';
export type { Card, CardId, Frame, Outcome, Seat, State, ZoneId } from './state.ts';
export { cardOf, NO_TOKENS, NONE, zoneOf } from './state.ts';
export type { Entry } from './table.ts';
export { CHANGED, Table } from './table.ts';
export type { Back, Sighting, View } from './view.ts';
export { entryFor } from './view.ts';
export type { ViewChange } from './view-change.ts';
export { changeBetween, changed } from './view-change.ts';
export type { Sent } from './wire.ts';
export { asSent, fieldsBesides, isSent, isTexts, isTooDeep, isWhole } from './wire.ts';
export type { Sight, Zone } from './zones.ts';
export {
  byLot,
  create,
  everybody,
  exchange,
  move,
  setController,
  setHost,
  setOwner,
  show,
  shuffle,
  topOf,
} from './zones.ts';
