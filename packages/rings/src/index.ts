export { MOST_PLAYERS } from './board.ts';
export { afterGame } from './campaign/after-game.ts';
export type { NewPlayer } from './campaign/beginning.ts';
export { newCampaign } from './campaign/beginning.ts';
export { poolOf } from './campaign/campaign-cards.ts';
export type { GameResult } from './campaign/game-result.ts';
export { resultOf } from './campaign/game-result.ts';
export { fallenHeroesOf, freeHeroes } from './campaign/heroes.ts';
export type { CampaignLine } from './campaign/lines.ts';
export type {
  CampaignLog,
  CompletedScenario,
  Logged,
  LogPlayer,
  Notes,
  PoolCard,
} from './campaign/log.ts';
export { threatPenaltyOf, totalScore } from './campaign/log.ts';
export type { CampaignOptions } from './campaign/next-game.ts';
export { beforeNextGame, nextGame, nextScenario } from './campaign/next-game.ts';
export {
  changeDeck,
  exchangeHero,
  healHero,
  keepFallenHero,
  leaveOut,
  replaceFallenHero,
} from './campaign/preparing.ts';
export { readLog } from './campaign/reading.ts';
export type { RingsCard } from './cards/card.ts';
export { DESIGNS } from './cards/designs.ts';
export { POOL } from './cards/pool.ts';
export { BUILT_DECKS } from './decks/built-decks.ts';
export type { Deck, NamedDeck } from './decks/deck.ts';
export { deckProblems, sharedHeroes } from './decks/deck-building.ts';
export { readDeckList } from './decks/deck-list.ts';
export { LEARNING_DECKS } from './decks/learning-decks.ts';
export type { SetupLine } from './decks/lines.ts';
export { DECKS } from './decks/players.ts';
export { rings } from './game.ts';
export type { Ending } from './rules/end/game-end.ts';
export { ENDINGS } from './rules/end/game-end.ts';
export { scoreOf } from './rules/end/scoring.ts';
export { threatInStaging, willpowerCommitted } from './rules/quest-phase/quest-phase.ts';
export type { Scenario } from './scenarios/scenario.ts';
export { SCENARIOS } from './scenarios/scenario.ts';
export type { RingsTable } from './table.ts';
export { KEYWORDS, SPHERES } from './vocabulary/stats.ts';
export { RINGS_RESULTS } from './words/result-names.ts';
export type { RingsSpeech } from './words/rings-words.ts';
export { ringsWords } from './words/rings-words.ts';
export { RULE_TITLES } from './words/titles/rule-titles.ts';
