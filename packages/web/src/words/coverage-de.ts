import type { coverageEn } from './coverage-en.ts';

/** Die Texte der Seite über die Tests eines Regelbuchs. */
export const coverageDe: typeof coverageEn = {
  title: 'Durch Tests bewiesen: {{game}}',
  intro:
    'Grimrule erklärt die Regeln nicht nur, es muss sich auch an sie halten: Jeder Eintrag, der ein Verhalten beschreibt, ist durch Tests bewiesen, die bei jeder Änderung laufen. Diese Seite nennt die Tests zu jedem Eintrag; ihre Namen sind englisch. Fehlte einer, ließe sich keine neue Version bauen.',
  loading: 'Die Tests werden geladen …',
  totals: 'In Zahlen',
  total: {
    proved_one: '{{count}} Eintrag ist durch Tests bewiesen',
    proved_other: '{{count}} Einträge sind durch Tests bewiesen',
    definition_one: '{{count}} Eintrag ist nur eine Definition',
    definition_other: '{{count}} Einträge sind nur Definitionen',
    missing_one: '{{count}} Eintrag ohne Test',
    missing_other: '{{count}} Einträge ohne Test',
  },
  filter: 'Welche Einträge zu sehen sind',
  show: { all: 'Alle', proved: 'Bewiesen', definition: 'Nur Definitionen' },
  find: 'Titel suchen',
  count_one: '{{count}} Eintrag zu sehen',
  count_other: '{{count}} Einträge zu sehen',
  provedBy_zero: 'Noch durch keinen Test bewiesen',
  provedBy_one: 'Durch {{count}} Test bewiesen',
  provedBy_other: 'Durch {{count}} Tests bewiesen',
  missing: 'Noch beweist kein Test diesen Eintrag.',
  why: {
    term: 'Benennt nur einen Begriff, den andere Einträge verwenden: Es gibt nichts zu testen.',
    pointer: 'Verweist nur auf einen anderen Eintrag: Es gibt nichts zu testen.',
    table: 'Handelt von gedruckten Karten und Menschen am Tisch, nicht vom Spielablauf.',
    elsewhere: 'Handelt von Produkten, die Grimrule nicht enthält.',
  },
};
