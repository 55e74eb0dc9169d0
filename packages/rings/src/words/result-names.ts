import type { Language, ResultNames } from '@grimrule/words';

const en: ResultNames = {
  gauges: {
    threat: 'threat of all players',
    staging: 'threat in the staging area',
    progress: 'progress on the quest',
    stages: 'stages still to come',
    damage: 'damage on own characters',
  },
  results: {
    won: 'won',
    lost: 'lost',
    questCompleted: 'the last stage was defeated',
    cardSaysWin: 'a card won the game',
    allEliminated: 'all players were eliminated',
    cardSaysLoss: 'a card lost the game',
    prisonerLost: 'the prisoner could no longer be rescued',
    endlessSurge: 'the encounter deck surged without end',
  },
};

const de: ResultNames = {
  gauges: {
    threat: 'Bedrohung aller Spieler',
    staging: 'Bedrohung in der Aufmarschzone',
    progress: 'Fortschritt auf dem Abenteuer',
    stages: 'Abschnitte, die noch kommen',
    damage: 'Schaden auf eigenen Charakteren',
  },
  results: {
    won: 'gewonnen',
    lost: 'verloren',
    questCompleted: 'der letzte Abschnitt wurde bewältigt',
    cardSaysWin: 'eine Karte gewann die Partie',
    allEliminated: 'alle sind ausgeschieden',
    cardSaysLoss: 'eine Karte verlor die Partie',
    prisonerLost: 'der Gefangene konnte nicht mehr befreit werden',
    endlessSurge: 'das Nachrüsten endete nicht',
  },
};

export const RINGS_RESULTS: Readonly<Record<Language, ResultNames>> = { en, de };
