export { MOST_PLAYERS } from './board.ts';
export { afterGame } from './campaign/after-game.ts';
export type { NewPlayer } from './campaign/beginning.ts';
export { newCampaign } from './campaign/beginning.ts';
export type { Campaign } from './campaign/campaign.ts';
export { CAMPAIGNS, campaignNamed, EVERY_CAMPAIGN } from './campaign/campaigns.ts';
export type { GameResult } from './campaign/game-result.ts';
export { resultOf } from './campaign/game-result.ts';
export type { CampaignLine } from './campaign/lines.ts';
export type { CampaignLog, Logged } from './campaign/log.ts';
export type { CampaignOptions } from './campaign/next-game.ts';
export { beforeNextGame, isLost, isOver, nextGame, nextScenario } from './campaign/next-game.ts';
export {
  changeDeck,
  choose,
  obligationsLeft,
  openTo,
  restoreHitPoints,
} from './campaign/preparing.ts';
export { readLog } from './campaign/reading.ts';
export type { ChampionsCard } from './cards/card.ts';
export { cardsIn, contentsOf, DESIGNS, designCoded } from './cards/designs.ts';
export type { Deck, StarterDeck } from './decks/deck.ts';
export { deckProblems } from './decks/deck-building.ts';
export { readDeckList } from './decks/deck-list.ts';
export { champions } from './game.ts';
export { encounterDeck, encounterDiscard } from './rules/encounters/whose-deck.ts';
export type { Ending } from './rules/end/game-end.ts';
export { ENDINGS } from './rules/end/game-end.ts';
export { nextThreat } from './rules/villain-phase/villain-phase.ts';
export type { EncounterSet, Scenario } from './scenarios/scenario.ts';
export { EVERY_PACK, isLoadedFor, loadPacks } from './shelf/loading.ts';
export {
  FURTHER_SETS,
  HEROES,
  MODULAR_SETS,
  OFFERED,
  offeredCards,
  offeredDecks,
  POOL,
  SCENARIOS,
  STARTER_DECKS,
} from './shelf/offers.ts';
export { loadWords } from './shelf/pack-words.ts';
export { isOffered, PACKS } from './shelf/packs.ts';
export type { ChampionsTable } from './table.ts';
export { mainSchemeOf, villainOf } from './table.ts';
export { ICONS, KEYWORDS } from './vocabulary/stats.ts';
export type { ChampionsSpeech } from './words/champions-words.ts';
export { championsWords } from './words/champions-words.ts';
export { CHAMPIONS_RESULTS } from './words/result-names.ts';
export { RULE_TITLES } from './words/titles/rule-titles.ts';
