import type { Language } from '../entry.ts';
import type { Part } from './word.ts';

/** The titles of the parts of a sentence. */
export const PART_TITLES: Readonly<Record<Language, Readonly<Record<Part, string>>>> = {
  en: {
    ability: 'Abilities',
    effect: 'Effects',
    cards: 'Cards and players',
    filter: 'Filters',
    condition: 'Conditions',
    number: 'Numbers',
    change: 'Changes of stats',
    limit: 'Limits',
    event: 'Events',
    stat: 'Stats and keywords',
    call: 'Called abilities',
    level: 'Levels of priority',
    period: 'Periods',
    deed: 'Deeds with additional costs',
  },
  de: {
    ability: 'Fähigkeiten',
    effect: 'Effekte',
    cards: 'Karten und Spieler',
    filter: 'Filter',
    condition: 'Bedingungen',
    number: 'Zahlen',
    change: 'Änderungen von Werten',
    limit: 'Begrenzungen',
    event: 'Auslöser',
    stat: 'Werte und Schlüsselwörter',
    call: 'Aufgerufene Fähigkeiten',
    level: 'Vorrangstufen',
    period: 'Zeiträume',
    deed: 'Taten mit Zusatzkosten',
  },
};
