import type { Game } from '@grimrule/kernel';
import { rings } from './game.ts';

/** The rules without their words: server and workers load nothing else. */
export const registration: Game = rings as Game;
