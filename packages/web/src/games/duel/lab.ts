import { DUEL_RESULTS } from '@grimrule/duel';
import type { LabGame } from '../../lab/lab-game.ts';

export const duelLab: LabGame = { results: DUEL_RESULTS };
