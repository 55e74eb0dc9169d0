export { handOf, laidBy, otherSeat, SEATS, tricksOf } from './board.ts';
export { numberOf, POOL } from './cards.ts';
export { highcard } from './game.ts';
export { ENDINGS } from './rules.ts';
export { highcardWords } from './words.ts';
