import type { Language, ResultNames } from '@grimrule/words';

const en: ResultNames = {
  gauges: {
    villain: 'villain: hit points left',
    threat: 'threat on the main scheme',
    heroes: 'heroes: hit points left',
  },
  results: {
    won: 'won',
    lost: 'lost',
    villainDefeated: 'the villain was defeated',
    schemeCompleted: 'the main scheme was completed',
    allEliminated: 'all heroes were defeated',
    encounterDeck: 'the encounter deck ran out',
    endlessLoop: 'a loop did not end',
    cardSaysWin: 'a card won the game',
    cardSaysLoss: 'a card lost the game',
  },
};

const de: ResultNames = {
  gauges: {
    villain: 'Schurke: verbliebene Lebenspunkte',
    threat: 'Bedrohung auf dem Hauptplan',
    heroes: 'Helden: verbliebene Lebenspunkte',
  },
  results: {
    won: 'gewonnen',
    lost: 'verloren',
    villainDefeated: 'der Schurke wurde besiegt',
    schemeCompleted: 'der Hauptplan wurde vollendet',
    allEliminated: 'alle Helden wurden besiegt',
    encounterDeck: 'das Begegnungsdeck war leer',
    endlessLoop: 'eine Schleife endete nicht',
    cardSaysWin: 'eine Karte gewann die Partie',
    cardSaysLoss: 'eine Karte verlor die Partie',
  },
};

export const CHAMPIONS_RESULTS: Readonly<Record<Language, ResultNames>> = { en, de };
