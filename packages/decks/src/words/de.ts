import type { DeckWords } from './en.ts';

const millions = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

export const de: DeckWords = {
  heroes: 'Helden',
  types: {
    ally: 'Verbündete',
    event: 'Ereignisse',
    resource: 'Ressourcen',
    support: 'Vorteile',
    upgrade: 'Upgrades',
    player_side_scheme: 'Spieler-Nebenpläne',
    Ally: 'Verbündete',
    Attachment: 'Verstärkungen',
    Event: 'Ereignisse',
    'Player Side Quest': 'Nebenabenteuer',
    Contract: 'Kontrakt',
    Treasure: 'Schätze',
  },
  faults: {
    empty: () => 'Es steht nichts darin.',
    tooLarge: ({ most }) => `Das ist größer als ${millions(most)} und wurde nicht gelesen.`,
    tooManyLines: ({ most }) =>
      `Das hat mehr als ${most} Zeilen und wurde nicht gelesen. Nimm ein Deck oder einige wenige.`,
    tooManyDecks: ({ most }) =>
      `Das sind mehr als ${most} Decks. Nur die ersten ${most} wurden gelesen.`,
    binary: () => 'Das ist kein Text. Nimm eine Liste, JSON oder eine Deckdatei von OCTGN.',
    brokenJson: ({ why }) => `Das beginnt wie JSON, ist aber beschädigt: ${why}`,
    tooDeep: () => 'Das ist zu tief verschachtelt für ein Deck.',
    noDeckInside: () => 'Darin ist kein Deck.',
    brokenXml: ({ line, why }) => `Das ist in Zeile ${line} beschädigt: ${why}`,
    xmlWithEntities: ({ line }) =>
      `In Zeile ${line} stehen eigene Entitäten. Deckdateien haben keine, also wurde nichts gelesen.`,
    foreignGame: ({ what }) =>
      what === ''
        ? 'Das ist ein Deck eines Spiels, für das es hier keine Decks gibt.'
        : `Das ist ein Deck eines Spiels, für das es hier keine Decks gibt (${what}).`,
    webPage: () =>
      'Das ist eine Webseite und kein Deck. Vielleicht hat der Besitzer das Deck nicht freigegeben.',
    siteLink: ({ site }) =>
      `Das ist ein Link zu einem Deck bei ${site}. Öffne es dort und nimm seinen Text oder seine Datei.`,
    brokenLink: () => 'Der Link ist beschädigt: Er enthält kein Deck.',
    noCards: () => 'Keine Zeile darin nennt eine Karte.',
  },
};
