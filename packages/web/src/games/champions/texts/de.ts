import { counted } from '../../../words/plural.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  encounterCards: 'Begegnungskarten',
  encounterCardsOf: (name) => `${name}: Begegnungskarten`,
  groups: {
    allies: 'Verbündete',
    upgrades: 'Upgrades',
    supports: 'Vorteile',
    others: 'Anderes',
  },
  setup: {
    heroes: 'Wen spielst du?',
    heroesHint: 'Jede Figur bringt ein fertiges Deck mit.',
    scenario: 'Gegen wen?',
    modular: 'Modulares Set',
    allSets: (count) => `Alle ${count} Sets zeigen`,
    fewerSets: 'Weniger Sets zeigen',
    modularHint: (count) =>
      counted(
        'Das Begegnungsdeck braucht mindestens {{count}} modulares Set.',
        'Das Begegnungsdeck braucht mindestens {{count}} modulare Sets.',
        count,
      ),
    recommended: 'empfohlen',
    random: 'Zufällig',
    randomHint: 'Welches Set es ist, zeigt sich erst im Spiel.',
    modes: { standard: 'Standard', expert: 'Experte' },
    modeHints: {
      standard: 'Die ersten Abschnitte des Schurken.',
      expert: 'Spätere Abschnitte und gefährlichere Begegnungskarten.',
    },
    heroic: 'Heldenhaft',
    heroicNone: 'Aus',
    heroicHint: 'So viele zusätzliche Begegnungskarten pro Spieler und Runde.',
    skirmish: 'Scharmützel',
    skirmishNone: 'Aus: alle Abschnitte',
    skirmishStage: (stage) => `Nur Abschnitt ${stage}`,
    skirmishHint: 'Eine kurze Partie gegen einen Abschnitt des Schurken.',
  },
};
