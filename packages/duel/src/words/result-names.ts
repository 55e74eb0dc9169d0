import type { Language, ResultNames } from '@grimrule/words';
import { BOARD, HEROES, VILLAINS } from '../board.ts';

const toWin = BOARD.pointsToWin;

const en: ResultNames = {
  gauges: {
    points: 'points, + heroes, − villains',
    marker: 'artefact marker, + heroes, − villains',
    civilians: 'civilians left',
  },
  results: {
    heroes: 'heroes win',
    villains: 'villains win',
    draw: 'draw',
    heroPoints: `heroes reach ${toWin[HEROES]} points`,
    villainPoints: `villains reach ${toWin[VILLAINS]} points`,
    civilians: 'civilians freed',
    deck: 'a deck ran out',
  },
};

const de: ResultNames = {
  gauges: {
    points: 'Punkte, + Helden, − Schurken',
    marker: 'Artefaktmarker, + Helden, − Schurken',
    civilians: 'verbliebene Zivilisten',
  },
  results: {
    heroes: 'Helden gewinnen',
    villains: 'Schurken gewinnen',
    draw: 'unentschieden',
    heroPoints: `Helden erreichen ${toWin[HEROES]} Punkte`,
    villainPoints: `Schurken erreichen ${toWin[VILLAINS]} Punkte`,
    civilians: 'Zivilisten befreit',
    deck: 'ein Deck war leer',
  },
};

export const DUEL_RESULTS: Readonly<Record<Language, ResultNames>> = { en, de };
