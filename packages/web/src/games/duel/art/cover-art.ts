import { gameArt } from '../../../art/game-art.ts';
import { captainMarvel } from '../../city/people/avengers.ts';
import { loki } from './people/villains.ts';

export const duelCoverArt = gameArt(({ code }) => (code === 'loki' ? loki : captainMarvel));
