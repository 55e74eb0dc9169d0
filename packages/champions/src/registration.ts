import type { Game } from '@grimrule/kernel';
import { champions } from './game.ts';

/** The rules without their words: server and workers load nothing else. */
export const registration: Game = champions as Game;
