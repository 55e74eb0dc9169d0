import type { coverageEn } from './coverage-en.ts';

/** Was die Seite über die Tests eines Regelwerks sagt. */
export const coverageDe: typeof coverageEn = {
  title: 'Was die Tests beweisen: {{game}}',
  intro:
    'Grimrule erklärt die Regeln nicht nur, es muss sich auch an sie halten: Jeder Eintrag, der ein Verhalten beschreibt, ist durch Tests bewiesen, die bei jeder Änderung laufen. Hier siehst du, welche Tests was beweisen; ihre Namen sind englisch. Fehlte einer, ließe sich keine neue Version bauen.',
  loading: 'Die Tests werden geholt …',
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
  missing: 'Noch beweist das kein Test.',
  why: {
    term: 'Benennt nur etwas, von dem andere Einträge handeln: Da gibt es nichts zu testen.',
    pointer: 'Sagt nur, wo es weitergeht: Da gibt es nichts zu testen.',
    table: 'Handelt von Karten, Händen und Menschen am Tisch, nicht vom Verlauf des Spiels.',
    elsewhere: 'Handelt von Produkten, die Grimrule nicht spielt.',
  },
};
