export type * from './ability.ts';
export { answersTo, proposalFor, randomAnswer } from './answers.ts';
export type { Contribution } from './asking.ts';
export {
  amount,
  cardAt,
  cardsOf,
  contributions,
  holds,
  isPrinted,
  matches,
  select,
  value,
} from './asking.ts';
export { builders, CAUSE, SUBJECT, THIS } from './builders.ts';
export { become, exhaust, ready, setTokens, tokensOn } from './cards.ts';
export type { Act, Definition, Piece, Printed, Rules } from './definition.ts';
export type { Answered, Begun, Game, Seed } from './game.ts';
export { game } from './game.ts';
export type { Happening } from './happening.ts';
export { happening } from './happening.ts';
export { initiation, possible } from './initiation.ts';
export type { Json } from './json.ts';
export { endLasting } from './lasting.ts';
export { endLimits } from './limits.ts';
export type { Line } from './line.ts';
export type { Resumed } from './match.ts';
export { Match, resume } from './match.ts';
export type { Level } from './occurrence.ts';
export { occur } from './occurrence.ts';
export type { Option } from './option.ts';
export { PASS, sameOption } from './option.ts';
export type { Cost, Source } from './payment.ts';
export { canPay } from './payment.ts';
export type { Procedure, Step } from './procedure.ts';
export { again, goTo, leave, procedure } from './procedure.ts';
export type { Answer, Prompt, Refusal } from './prompt.ts';
export type { Dice, RandomState } from './random.ts';
export { dice, seeded } from './random.ts';
export type { Decision, GameRecord, Snapshot, TakenBack } from './record.ts';
export { readRecord } from './record.ts';
export { opponentOf, perform, report, useAbility } from './resolve.ts';
export type { Scope } from './scope.ts';
export { bind, scopeOf } from './scope.ts';
export type { Card, CardId, Frame, Outcome, Seat, State, ZoneId } from './state.ts';
export { cardOf, NONE, zoneOf } from './state.ts';
export type { Entry } from './table.ts';
export { Table } from './table.ts';
export type { Sighting, View } from './view.ts';
export { entryFor } from './view.ts';
export type { GermanNoun } from './words/declension.ts';
export type { EnglishNoun } from './words/english.ts';
export { bothPlayers, english, inEnglish, they, you, yourOpponent } from './words/english.ts';
export { german } from './words/german.ts';
export type { Verb } from './words/german-phrases.ts';
export { beideSeiten, deinGegner, du, inGerman, sie } from './words/german-phrases.ts';
export type { Grammar } from './words/grammar.ts';
export type { About, Heading, Lexicon } from './words/lexicon.ts';
export type { Case, Clause, Phrase } from './words/phrase.ts';
export { listed } from './words/phrase.ts';
export type { OptionTexts, Sentences, Speaker } from './words/sentences.ts';
export { speak } from './words/speak.ts';
export { tell } from './words/tell.ts';
export type { Language, Reader, Words } from './words/words.ts';
export { LANGUAGES } from './words/words.ts';
export type { Sight, Zone } from './zones.ts';
export { byLot, everybody, move, show, shuffle, topOf } from './zones.ts';
