export type * from './abilities/ability.ts';
export { isRef } from './abilities/ability.ts';
export { afterCost, builders, CAUSE, SUBJECT, THIS } from './abilities/builders.ts';
export { callAbilities, hasCalled } from './abilities/called-abilities.ts';
export type { Deed } from './abilities/demands.ts';
export { anyDemands, demandsFor } from './abilities/demands.ts';
export { canUse, OF_THE_ABILITY, uses } from './abilities/initiation.ts';
export { addLasting, changesSlot, countLasting, endLasting } from './abilities/lasting-effects.ts';
export { endLimits, noteUse, timesUsed } from './abilities/limits.ts';
export type { Terms } from './abilities/making.ts';
export {
  action,
  additionalCost,
  called,
  constant,
  modifier,
  playedFromHand,
  triggered,
} from './abilities/making.ts';
export type { ActsOf, FactsOf, FiltersOf, NumbersOf } from './abilities/own-nodes.ts';
export type { Choose } from './abilities/possible.ts';
export { choices, payable, possible } from './abilities/possible.ts';
export type { Use } from './abilities/use.ts';
export { useOf } from './abilities/use.ts';
export type { Contribution } from './asking/asking.ts';
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
  isUntold,
  matches,
  printedValue,
  select,
  some,
  value,
} from './asking/asking.ts';
export { mightHold } from './asking/might-answer.ts';
export type { Happening, Scope } from './asking/scope.ts';
export { bind, scopeOf } from './asking/scope.ts';
export type { Cause } from './causes/causes.ts';
export { causesIn, doerOf } from './causes/causes.ts';
export { Retelling } from './causes/retelling.ts';
export { FIRST_GENERATOR, GENERATOR, KEYED_GENERATOR } from './chance/generator.ts';
export type { Dice, RandomState } from './chance/random.ts';
export { dice, seeded } from './chance/random.ts';
export type { GamesLogged, LinesOf, Logged, Shape } from './cooperative/campaign.ts';
export {
  faultsOf,
  faultsOfAll,
  isCount,
  isTally,
  isText,
  isTruth,
  orNothing,
  playedTooEarly,
} from './cooperative/campaign.ts';
export type {
  CooperativeAct,
  CooperativeFact,
  CooperativeFilter,
  CooperativeNumber,
  DeckName,
  Hit,
} from './cooperative/nodes.ts';
export { asCards, cooperativeSources } from './cooperative/sources.ts';
export { cooperativeTests } from './cooperative/tests.ts';
export { traitStat } from './cooperative/traits.ts';
export type { DeckLine, ListFault } from './game/deck-list.ts';
export { cardsTitled, deckLines, isDeckList, listFault } from './game/deck-list.ts';
export { fold } from './game/fold.ts';
export type {
  Accepted,
  Answered,
  Begun,
  Game,
  Seed,
  Watch,
} from './game/game.ts';
export { dealtBy, game } from './game/game.ts';
export type { Preview } from './game/preview.ts';
export type { Lax, Level, Piece, Prepared, Printed, Whole } from './game/printed.ts';
export type {
  Act,
  Definition,
  Numbering,
  Procedure,
  Rules,
  Step,
  Warning,
} from './game/rules.ts';
export type { Json } from './json.ts';
export type { Line } from './line.ts';
export { Match } from './matches/match.ts';
export { numberingOf } from './matches/numbering.ts';
export type { Position } from './matches/positions.ts';
export { STRIDE } from './matches/positions.ts';
export type { Decision, GameRecord, KeptState, Snapshot, TakenBack } from './matches/record.ts';
export { readRecord } from './matches/record.ts';
export type { Resumed } from './matches/resuming.ts';
export { resume } from './matches/resuming.ts';
export type { Since } from './matches/since.ts';
export { isWhereItWas, snapshotOf } from './matches/snapshot.ts';
export {
  answersTo,
  proposalFor,
  randomAnswer,
} from './prompts/answers.ts';
export type { About, Legality, Obstacle } from './prompts/legality.ts';
export { legality, partly } from './prompts/legality.ts';
export type { Option } from './prompts/option.ts';
export {
  abilityOption,
  cardOption,
  DONE,
  PASS,
  plainOption,
  sameOption,
  valueOption,
} from './prompts/option.ts';
export type { PaidSymbol } from './prompts/paid-so-far.ts';
export { fitsCost, leftToPay, paidAlsoWith, paidSymbols } from './prompts/paid-so-far.ts';
export type { Cost, Reserve, Source } from './prompts/payment.ts';
export { canPay, costOf } from './prompts/payment.ts';
export type { Answer, Prompt, Refusal } from './prompts/prompt.ts';
export {
  askedAnyway,
  inOrderOf,
  isRefusal,
  payWith,
  pickOne,
  pickSome,
  proposing,
  understand,
} from './prompts/prompt.ts';
export type { Charges, Demand } from './resolving/charging.ts';
export { charge } from './resolving/charging.ts';
export { opponentOf } from './resolving/effect-questions.ts';
export type { Entry } from './resolving/entry.ts';
export type { Announces, Occurrence } from './resolving/happening.ts';
export {
  amounting,
  cardEvent,
  causedEvent,
  countedEvent,
  OCCURRENCE,
  plainEvent,
} from './resolving/happening.ts';
export { announce, occur } from './resolving/occurrence.ts';
export { perform } from './resolving/perform.ts';
export {
  again,
  frameWithin,
  goTo,
  leave,
  localsAt,
  procedure,
  running,
} from './resolving/procedure.ts';
export { isLastOfEach } from './resolving/repeating.ts';
export { report } from './resolving/report.ts';
export { CHANGED, Table } from './resolving/table.ts';
export { useAbility } from './resolving/using.ts';
export { isHeeded } from './resolving/waiting.ts';
export { board, of } from './state/board.ts';
export type { Card } from './state/card.ts';
export { NO_TOKENS, withSeen } from './state/card.ts';
export { become, exhaust, ready, setTokens, tokensOn } from './state/cards.ts';
export type { CardId, Seat, ZoneId } from './state/ids.ts';
export { NONE } from './state/ids.ts';
export type { PlayersVars } from './state/player-order.ts';
export { beginningWith, inPlayerOrder, isPlaying, nextPlayer } from './state/player-order.ts';
export type { Frame, Outcome, State } from './state/state.ts';
export { cardOf, frameOf, zoneOf } from './state/state.ts';
export type { Sight, Zone } from './state/zone.ts';
export { everybody } from './state/zone.ts';
export {
  byLot,
  create,
  exchange,
  move,
  setController,
  setHost,
  setOwner,
  show,
  shuffle,
  topOf,
} from './state/zones.ts';
export type { Back, Sighting, View } from './views/view.ts';
export { entryFor } from './views/view.ts';
export type { ViewChange } from './views/view-change.ts';
export { changeBetween, changed } from './views/view-change.ts';
export type { Sent } from './wire.ts';
export { asSent, fieldsBesides, isSent, isTexts, isTooDeep, isWhole, sentText } from './wire.ts';
