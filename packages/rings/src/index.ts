export { MOST_PLAYERS } from './board.ts';
export type { RingsCard } from './cards/card.ts';
export { CORE_SET } from './cards/pool.ts';
export type { Deck } from './decks/learning-decks.ts';
export { LEARNING_DECKS } from './decks/learning-decks.ts';
export { rings } from './game.ts';
export { scoreOf } from './rules/scoring.ts';
export type { Scenario } from './scenarios/scenario.ts';
export { SCENARIOS } from './scenarios/scenario.ts';
