import type { DictionaryWords } from './words-en.ts';

export const dictionaryDe: DictionaryWords = {
  title: 'Wörterbuch des Kartenvokabulars',
  intro:
    'Für Programmierer: jedes Wort, mit dem Karten geschrieben sind, mit Bedeutung, Signatur und Karten, die es verwenden. Es wird aus den Kommentaren und Karten im Quelltext gelesen. Die Bedeutungen sind auf Englisch.',
  how: 'Wie man die Definition einer Karte liest, erklärt docs/vocabulary.md im Quelltext.',
  loading: 'Das Wörterbuch wird geladen …',
  failed:
    'Das Wörterbuch konnte nicht geladen werden. Versuche es noch einmal, sobald du eine Verbindung hast.',
  find: 'Wörter, Bedeutungen und Karten suchen',
  games: 'Angezeigte Wörter',
  allGames: 'Alle',
  kernel: 'Jedes Spiel',
  part: 'Satzteil',
  allParts: 'Alle Satzteile',
  count_one: '{{count}} Wort',
  count_other: '{{count}} Wörter',
  none: 'Kein Wort passt.',
  kinds: { builder: 'Baustein', node: 'Knoten', name: 'Name' },
  rule: 'Regel:',
  examples_one: '{{count}} Beispiel',
  examples_other: '{{count}} Beispiele',
  through: 'sagt es mit',
  outside: 'nicht im Kartenvorrat',
  spec: 'Test einer Regel',
  unused: 'Die Regeln kennen es, aber noch keine Karte verwendet es.',
};
