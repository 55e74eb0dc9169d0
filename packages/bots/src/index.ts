export type { Played } from './arena.ts';
export { playGame } from './arena.ts';
export type { Bot } from './bot.ts';
export type { Measured } from './measure.ts';
export { measure } from './measure.ts';
export { random } from './random.ts';
export { sensible } from './sensible.ts';
export type { Tally } from './tally.ts';
export { add, interval, NO_GAMES, tallyOf } from './tally.ts';
