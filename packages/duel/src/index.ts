export { POOL } from './cards/pool.ts';
export { duel } from './game.ts';
