import type { Game } from '@grimrule/kernel';
import { duel } from './game.ts';

/** The rules without their words: server and workers load nothing else. */
export const registration: Game = duel as Game;
