export type { AdviceLines } from './advice/lines.ts';
export { adviceInGerman } from './advice/lines-de.ts';
export { adviceInEnglish } from './advice/lines-en.ts';
export {
  cooperativeActsInGerman,
  cooperativeFiltersInGerman,
  germanCards,
} from './cooperative/cards-de.ts';
export {
  cooperativeActsInEnglish,
  cooperativeFiltersInEnglish,
  englishCards,
} from './cooperative/cards-en.ts';
export type {
  CooperativeLines,
  OfBoth,
  OfCard,
  OfCards,
  OfCount,
  OfSeat,
  OptionLines,
} from './cooperative/lines.ts';
export {
  cooperativeLinesInGerman,
  cooperativeOptionsInGerman,
  optionLinesInGerman,
} from './cooperative/lines-de.ts';
export {
  cooperativeLinesInEnglish,
  cooperativeOptionsInEnglish,
  optionLinesInEnglish,
} from './cooperative/lines-en.ts';
export { english } from './english/english.ts';
export { englishTalk } from './english/lines.ts';
export { periodsInEnglish } from './english/periods.ts';
export type { EnglishNoun } from './english/phrases.ts';
export {
  bothPlayers,
  inEnglish,
  possessive as possessiveInEnglish,
  spread,
  they,
  withArticle,
  you,
  yourOpponent,
  youYourself,
} from './english/phrases.ts';
export { englishStats } from './english/stats.ts';
export type { ClauseVerb } from './german/clauses.ts';
export {
  HAT,
  having,
  IST,
  subordinate,
  verbFor,
  WIRD,
  WURDE,
  WÜRDE,
} from './german/clauses.ts';
export type { GermanNoun } from './german/declension.ts';
export type { Verb } from './german/deeds.ts';
export { du, duSoViel, sie } from './german/deeds.ts';
export { german } from './german/german.ts';
export { germanTalk } from './german/lines.ts';
export { periodsInGerman } from './german/periods.ts';
export {
  beideSeiten,
  deinGegner,
  duSelbst,
  from as fromInGerman,
  genitive,
  inGerman,
  possessive as possessiveInGerman,
} from './german/phrases.ts';
export { germanStats } from './german/stats.ts';
export { VERBS, verb } from './german/verbs.ts';
export type { Grammar } from './grammar.ts';
export { knowsAll } from './knowledge.ts';
export type {
  About,
  Altered,
  Change,
  Changed,
  Counted,
  Heading,
  Kept,
  Lexicon,
  Telling,
} from './lexicon.ts';
export { toldMarks } from './marks.ts';
export { isLost, positive } from './measures.ts';
export { quoted, seatName } from './naming.ts';
export { many, what, whom } from './objects.ts';
export type { Case, Clause, Description, Measure, Phrase, Trait } from './phrase.ts';
export { capitalised, hyphened, listed, named, spaced, titled } from './phrase.ts';
export { kindAmong } from './piles.ts';
export type { ResultNames } from './result-names.ts';
export type { OptionTexts, Sentences, Speaker } from './sentences.ts';
export { sideBySide } from './side-by-side.ts';
export { speak } from './speak.ts';
export { tell, tellCondition, tellEffect } from './tell.ts';
export type { Spoken } from './text-box.ts';
export { hostsIn, spokenInEnglish, spokenInGerman } from './text-box.ts';
export type { Title } from './titles.ts';
export { titlesByLanguage } from './titles.ts';
export type { Within } from './within.ts';
export type { Language, Reader, Words } from './words.ts';
export { LANGUAGES } from './words.ts';
