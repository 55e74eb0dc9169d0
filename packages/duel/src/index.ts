export { BOARD, HEROES, SIDES, VILLAINS } from './board.ts';
export { POOL } from './cards/pool.ts';
export { duel } from './game.ts';
export { ENDINGS } from './rules/game-end.ts';
export type { DuelSpeech } from './words/duel-words.ts';
export { duelWords } from './words/duel-words.ts';
export { DUEL_RESULTS } from './words/result-names.ts';
export { RULE_TITLES } from './words/rule-titles.ts';
